import { expect, test } from "vitest";
import { styles } from "../src/core/sheets";

test("a style sheet counts once it has come, and what fails holds nothing up", async () => {
  const page = document.implementation.createHTMLDocument();
  const [one, other] = ["a.css", "b.css"].map((href) => page.head.appendChild(Object.assign(page.createElement("link"), { rel: "stylesheet", media: "print", href })));
  const done = styles(page);
  one!.dispatchEvent(new Event("load"));
  await Promise.resolve();
  await Promise.resolve();
  expect([one!.media, other!.media]).toEqual(["all", "print"]);
  other!.dispatchEvent(new Event("error"));
  await done;
  expect(other!.media).toBe("all");
});
