import { vocabulary, type IdOf } from "#sdk";

/** How the day stem stands. */
export const SINGANG = vocabulary("singang", {
  strong: { native: "신강", roman: "singang" },
  leaningStrong: { native: "중화신강", roman: "junghwa singang" },
  leaningWeak: { native: "중화신약", roman: "junghwa sinyak" },
  weak: { native: "신약", roman: "sinyak" },
});
export type Singang = IdOf<typeof SINGANG>;

/** Why an element is the one that helps. */
export type SajuPhrases = {
  /** How many of season, seat and company support. */
  supports: { season: boolean; seat: boolean; company: boolean; helpers: number };
  strongSelf: { family: "officer" | "output" };
  strongResource: {};
  weakByOfficer: {};
  weakByOutput: {};
  weakByWealth: {};
};
