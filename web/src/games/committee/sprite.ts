import drawing from "./sprite.svg?raw";

const ID = "committee-sprite";

/** Puts the drawings into the page once; everything else refers to them by id. */
export function useSprite(): void {
  if (typeof document === "undefined" || document.getElementById(ID)) return;
  const holder = document.createElement("div");
  holder.id = ID;
  holder.style.cssText = "position:absolute;width:0;height:0;overflow:hidden";
  holder.innerHTML = drawing;
  document.body.prepend(holder);
}
