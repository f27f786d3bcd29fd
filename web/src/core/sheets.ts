/** The page paints itself before the style sheets of the program have come. They stand before those of the games, which have the last word, and count from now on. */
export async function styles(page: Document = document): Promise<void> {
  const sheets = [...page.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"][media="print"]')];
  await Promise.all(
    sheets.map(async (link) => {
      if (!link.sheet)
        await new Promise<void>((done) => {
          for (const end of ["load", "error"]) link.addEventListener(end, () => done());
        });
      link.media = "all";
    }),
  );
}
