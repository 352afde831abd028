/**
 * The seven houses and the eight planets of Mahabote.
 *
 * @source house of a birth: Yan Naing Aye, Algorithm, Program and Calculation of Myanmar Calendar
 *   (2013); planets, animals and sides: Myanmar Planetary Post, S. Crowther after B. Cameron
 */
import { vocabulary, type IdOf } from "#sdk";
import { modulo } from "#time";
import type { Direction, Planet } from "../core/names.ts";

/** In the order of the remainders 0-6. */
export const HOUSE = vocabulary("mahaboteHouse", {
  binga: { native: "ဘင်္ဂ", roman: "Binga" },
  atun: { native: "အထွန်း", roman: "Ahtun" },
  yaza: { native: "ရာဇ", roman: "Yaza" },
  adipati: { native: "အဓိပတိ", roman: "Adipati" },
  marana: { native: "မရဏ", roman: "Marana" },
  thike: { native: "သိုက်", roman: "Thike" },
  puti: { native: "ပုတိ", roman: "Puti" },
});
export type House = IdOf<typeof HOUSE>;

/** Points over the base; this service's own. */
export const WEIGHTS: Readonly<Record<House, number>> = {
  binga: -2,
  atun: 14,
  yaza: 16,
  adipati: 18,
  marana: -6,
  thike: 12,
  puti: -4,
};

export const ANIMAL = vocabulary("dayAnimal", [
  "naga",
  "garuda",
  "tiger",
  "lion",
  "tuskedElephant",
  "rat",
  "guineaPig",
  "tusklessElephant",
]);

/** Days of the Burmese week; how long Wednesday lasts is a convention. */
export const DAY = vocabulary("burmeseDay", [
  "saturday",
  "sunday",
  "monday",
  "tuesday",
  "wednesdayMorning",
  "wednesdayBeforeSix",
  "thursday",
  "friday",
  "wednesdayAfternoon",
  "wednesdayEvening",
]);
export type Day = IdOf<typeof DAY>;

export interface PlanetFacts {
  readonly id: Planet;
  readonly animal: IdOf<typeof ANIMAL>;
  readonly direction: Direction;
  /** Its day, by when Rahu's part of Wednesday begins. */
  readonly day: Readonly<Record<"noon" | "evening", Day>>;
}

const always = (day: Day) => ({ noon: day, evening: day });

/** By Burmese weekday from Saturday, with Rahu last. */
export const PLANETS: readonly PlanetFacts[] = [
  { id: "saturn", day: always("saturday"), animal: "naga", direction: "southWest" },
  { id: "sun", day: always("sunday"), animal: "garuda", direction: "northEast" },
  { id: "moon", day: always("monday"), animal: "tiger", direction: "east" },
  { id: "mars", day: always("tuesday"), animal: "lion", direction: "southEast" },
  {
    id: "mercury",
    day: { noon: "wednesdayMorning", evening: "wednesdayBeforeSix" },
    animal: "tuskedElephant",
    direction: "south",
  },
  { id: "jupiter", day: always("thursday"), animal: "rat", direction: "west" },
  { id: "venus", day: always("friday"), animal: "guineaPig", direction: "north" },
  {
    id: "rahu",
    day: { noon: "wednesdayAfternoon", evening: "wednesdayEvening" },
    animal: "tusklessElephant",
    direction: "northWest",
  },
];

export const RAHU = 7;

/** House of a planet in a Burmese year; weekdays count from Saturday, 0. */
export function houseOf(year: number, burmeseWeekday: number): number {
  return modulo(year - burmeseWeekday, 7);
}
