/** Terms of the Lal Kitab. */
import { vocabulary, type IdOf } from "#sdk";

/** How a planet stands in a house. */
export const STANDING = vocabulary("lalKitabStanding", [
  "exalted",
  "debilitated",
  "own",
  "permanent",
  "plain",
]);
export type Standing = IdOf<typeof STANDING>;

/** Kinds of teva. */
export const TEVA = vocabulary("tevaKind", {
  andha: { native: "अंधा टेवा", roman: "Andha teva" },
  ratandh: { native: "रतांध टेवा", roman: "Ratandh teva" },
  dharmi: { native: "धर्मी टेवा", roman: "Dharmi teva" },
  nabalig: { native: "नाबालिग टेवा", roman: "Nabalig teva" },
});
export type Teva = IdOf<typeof TEVA>;

/** Debts that the books read from houses. */
export const DEBT = vocabulary("rin", {
  pitri: { native: "पितृ ऋण", roman: "Pitri rin" },
  swayam: { native: "स्वयं ऋण", roman: "Swayam rin" },
  matri: { native: "मातृ ऋण", roman: "Matri rin" },
  stri: { native: "स्त्री ऋण", roman: "Stri rin" },
  sambandhi: { native: "संबंधी ऋण", roman: "Sambandhi rin" },
  behan: { native: "बहन-बेटी ऋण", roman: "Behan-beti rin" },
  zulmi: { native: "ज़ुल्म का ऋण", roman: "Zulm rin" },
  ajanma: { native: "अजन्मे का ऋण", roman: "Ajanma rin" },
  kudrati: { native: "कुदरती ऋण", roman: "Kudrati rin" },
});
export type Debt = IdOf<typeof DEBT>;

/** How strongly one house looks at another. */
export const GAZE = vocabulary("gaze", ["full", "half", "quarter"]);
export type Gaze = IdOf<typeof GAZE>;
