import { beforeEach, describe, expect, test, vi } from "vitest";
import { modal } from "../src/house/modal";

let dialog: HTMLDialogElement;
const click = (at: HTMLElement): boolean => at.dispatchEvent(new MouseEvent("click", { bubbles: true }));

beforeEach(() => {
  dialog = document.createElement("dialog");
  dialog.append(document.createElement("p"));
  dialog.showModal = vi.fn();
  dialog.close = vi.fn();
});

describe("a modal dialog", () => {
  test("opens as soon as it is there", () => {
    modal(dialog);
    expect(dialog.showModal).toHaveBeenCalledOnce();
  });
  test("is read from its heading on, not from the button that closes it", () => {
    const heading = Object.assign(document.createElement("h2"), { tabIndex: -1 });
    heading.dataset["first"] = "";
    dialog.append(document.createElement("button"), heading);
    document.body.append(dialog);
    modal(dialog);
    expect(document.activeElement).toBe(heading);
    dialog.remove();
  });
  test("is closed by a click outside, which the browser gives to the dialog itself", () => {
    modal(dialog);
    click(dialog);
    expect(dialog.close).toHaveBeenCalledOnce();
  });
  test("stays open when something in it is clicked", () => {
    modal(dialog);
    click(dialog.querySelector("p")!);
    expect(dialog.close).not.toHaveBeenCalled();
  });
  test("hears no click once it is let go", () => {
    modal(dialog)();
    click(dialog);
    expect(dialog.close).not.toHaveBeenCalled();
  });
});
