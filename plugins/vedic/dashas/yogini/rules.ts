/**
 * The eight yoginis with their years.
 *
 * @source Rudra Yamala; Brihat Parashara Hora Shastra 46: nakshatra and three, by eight
 */
import { vocabulary, type IdOf } from "#sdk";
import type { StarDasha } from "../systems.ts";

export const YOGINI = vocabulary("yogini", {
  mangala: { native: "मङ्गला", roman: "Mangala" },
  pingala: { native: "पिङ्गला", roman: "Pingala" },
  dhanya: { native: "धान्या", roman: "Dhanya" },
  bhramari: { native: "भ्रामरी", roman: "Bhramari" },
  bhadrika: { native: "भद्रिका", roman: "Bhadrika" },
  ulka: { native: "उल्का", roman: "Ulka" },
  siddha: { native: "सिद्धा", roman: "Siddha" },
  sankata: { native: "सङ्कटा", roman: "Sankata" },
});
export type YoginiId = IdOf<typeof YOGINI>;

/** The number of the nakshatra and three, by eight: Ardra's is Mangala. */
export const YOGINIS: StarDasha<YoginiId> = {
  lords: YOGINI.ids.map((lord, i) => ({ lord, years: i + 1 })),
  first: -3,
};
