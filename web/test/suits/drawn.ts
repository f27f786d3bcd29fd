import { flushSync, mount, unmount, type Component } from "svelte";

/** Draws a thing, looks at it and puts it away. */
export function drawn<P extends object>(what: Component<P>, props: P, look: (page: HTMLElement) => void): void {
  const shown = mount(what as Component<never>, { target: document.body, props: props as never });
  flushSync();
  look(document.body);
  void unmount(shown);
}
