/**
 * How something differs from what it was: `[]` takes it away, `[value]` sets it, an object goes down by key, or by the place
 * an item had in a list.
 */
export type Patch = readonly [] | readonly [value: unknown] | { readonly [key: string]: Patch };

/** Something as it is after a patch; what has not changed stays the same object. */
export function patched<T>(before: T, patch: Patch): T {
  if (isWhole(patch)) return patch[0] as T;
  const after = (Array.isArray(before) ? [...before] : { ...before }) as Record<string, unknown>;
  for (const [key, inner] of Object.entries(patch)) {
    if (isWhole(inner) && inner.length === 0) delete after[key];
    else after[key] = patched(after[key], inner);
  }
  // An item that was deleted has left a gap, which is no item to `filter`.
  return (Array.isArray(after) ? after.filter(() => true) : after) as T;
}

const isWhole = (patch: Patch): patch is readonly [] | readonly [unknown] => Array.isArray(patch);
