import url from "./sprite.svg?url";

const ID = "power-sprite";

/** Puts the drawings into the page once, as soon as they are here; everything else refers to them by id. */
export function useSprite(): void {
  if (typeof document === "undefined" || document.getElementById(ID)) return;
  const holder = document.createElement("div");
  holder.id = ID;
  holder.style.cssText = "position:absolute;width:0;height:0;overflow:hidden";
  document.body.prepend(holder);
  fetch(url)
    .then((response) => (response.ok ? response.text() : Promise.reject(new Error(response.statusText))))
    .then((drawing) => (holder.innerHTML = drawing))
    .catch(() => holder.remove()); // the next drawing that is needed asks again
}
