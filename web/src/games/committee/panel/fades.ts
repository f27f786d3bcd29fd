/** A list whose lower edge fades while more of it lies under that edge. */
export function fades(list: HTMLElement): () => void {
  const look = (): void => void list.classList.toggle("cut", list.scrollHeight - list.scrollTop - list.clientHeight > 4);
  const seen = new MutationObserver(look);
  seen.observe(list, { childList: true, subtree: true, characterData: true, attributes: true });
  list.addEventListener("scroll", look);
  window.addEventListener("resize", look);
  look();
  return () => {
    seen.disconnect();
    window.removeEventListener("resize", look);
  };
}
