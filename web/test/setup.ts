/** The screen of every test: jsdom has none of its own, and matches no query. */
globalThis.matchMedia = () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }) as unknown as MediaQueryList;
