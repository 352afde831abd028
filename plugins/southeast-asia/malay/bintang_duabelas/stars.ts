/**
 * The twelve stars with their planets and elements.
 *
 * @source names, planets and elements as all tables of the Muslim world give them; that 1 is the Ram, 12 and a remainder of
 *   0 the Fish: kinastro, bintang_duabelas, with the house of each star as the matter it speaks of
 */
import { ELEMENT, type Classical, type Element } from "#lore";
import { vocabulary, type IdOf } from "#sdk";

export const STAR = vocabulary("bintang", {
  hamal: { native: "حمل", roman: "Hamal" },
  thaur: { native: "ثور", roman: "Thaur" },
  jauza: { native: "جوزا", roman: "Jauza" },
  saratan: { native: "سرطان", roman: "Saratan" },
  asad: { native: "اسد", roman: "Asad" },
  sunbulah: { native: "سنبله", roman: "Sunbulah" },
  mizan: { native: "ميزان", roman: "Mizan" },
  aqrab: { native: "عقرب", roman: "ʿAqrab" },
  qaus: { native: "قوس", roman: "Qaus" },
  jadi: { native: "جدي", roman: "Jadi" },
  dalu: { native: "دلو", roman: "Dalu" },
  hut: { native: "حوت", roman: "Hut" },
});
export type Star = IdOf<typeof STAR>;

const PLANETS: readonly Classical[] = [
  "mars",
  "venus",
  "mercury",
  "moon",
  "sun",
  "mercury",
  "venus",
  "mars",
  "jupiter",
  "saturn",
  "saturn",
  "jupiter",
];

/** The number of the star of a sum, 1 to 12. */
export const starNumber = (sum: number): number => (sum % 12 === 0 ? 12 : sum % 12);

/** A star with its planet and element. */
export function starAt(number: number): { star: Star; planet: Classical; element: Element } {
  return {
    star: STAR.ids[number - 1]!,
    planet: PLANETS[number - 1]!,
    element: ELEMENT.ids[(number - 1) % 4]!,
  };
}
