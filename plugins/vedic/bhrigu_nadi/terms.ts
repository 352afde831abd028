/** Terms of the Nandi Nadi. */
import { vocabulary, type IdOf } from "#sdk";

/** Quarters of the signs: fire, earth, air, water. */
export const NADI_QUARTER = vocabulary("nadiQuarter", {
  east: { native: "पूर्व", roman: "Purva" },
  south: { native: "दक्षिण", roman: "Dakshina" },
  west: { native: "पश्चिम", roman: "Pashchima" },
  north: { native: "उत्तर", roman: "Uttara" },
});
export type NadiQuarter = IdOf<typeof NADI_QUARTER>;
