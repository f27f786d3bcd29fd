/** The names of the fields that some member of a union has. */
type FieldOf<T> = T extends unknown ? keyof T : never;
/** What a field holds in those members that have it. */
type ValueOf<T, F extends PropertyKey> = T extends { readonly [name in F]: infer V } ? V : never;

/** A field that only some actions, or some events, have; undefined where this one has none. */
export function field<T extends object, F extends FieldOf<T>>(word: T, name: F): ValueOf<T, F> | undefined {
  return (word as { [name in F]?: ValueOf<T, F> })[name];
}
