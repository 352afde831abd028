/** What the parts of a page say of themselves; everything else is said by whoever writes the page. */
export const en = {
  layout: {
    skip: "Skip to content",
    main: "Main",
    languages: "Language",
    menu: "Menu",
    notice: "Readings are symbolic traditions, not predictions.",
    places: {
      library: "Library",
      today: "Today",
      readings: "Readings",
      people: "People",
      wallet: "Wallet",
      docs: "Docs",
      about: "About",
    },
    signIn: "Sign in",
    site: "Auspex",
  },
  copyBox: { copy: "Copy", copied: "Copied" },
  bars: {
    asTable: "Show the figures",
    day: "Day (UTC)",
    none: "Nothing in these days",
    summary: (total: string, days: number, most: string, when: string) =>
      `${total} in ${days} days; most on ${when}: ${most}`,
  },
};

export type UiWords = typeof en;
