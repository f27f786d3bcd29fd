/** Puts the drawings of a game into the page once; everything else refers to them by id. */
export function putSprite(game: string, drawing: string): void {
  const holder = hold(game);
  if (holder) holder.innerHTML = drawing;
}

/** The same for drawings too large to come with the script: they are put in as soon as they are here. */
export function fetchSprite(game: string, url: string): void {
  const holder = hold(game);
  if (!holder) return;
  fetch(url)
    .then((response) => (response.ok ? response.text() : Promise.reject(new Error(response.statusText))))
    .then((drawing) => (holder.innerHTML = drawing))
    .catch(() => holder.remove()); // the next drawing that is needed asks again
}

/** An empty place for the drawings of a game that takes no room, or null where the page has it already. */
function hold(game: string): HTMLElement | null {
  const id = `${game}-sprite`;
  if (document.getElementById(id)) return null;
  const holder = document.createElement("div");
  holder.id = id;
  holder.style.cssText = "position:absolute;width:0;height:0;overflow:hidden";
  document.body.prepend(holder);
  return holder;
}
