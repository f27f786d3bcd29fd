/** An attachment: a dialog opens as soon as it is there, read from `data-first` on, and a click outside closes it (Escape does so by itself). */
export function modal(dialog: HTMLDialogElement): () => void {
  const outside = (event: MouseEvent): void => {
    if (event.target === dialog) dialog.close();
  };
  dialog.addEventListener("click", outside);
  if (!dialog.open) dialog.showModal();
  dialog.querySelector<HTMLElement>("[data-first]")?.focus();
  return () => dialog.removeEventListener("click", outside);
}
