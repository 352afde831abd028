/** The four elements of the West, the twelve signs and the bodies: names that many arts share. */
import { vocabulary, type IdOf } from "../speech/mod.ts";

/** The four elements of Empedocles, in the order of the signs from Aries. */
export const ELEMENT = vocabulary("element", ["fire", "earth", "air", "water"]);
export type Element = IdOf<typeof ELEMENT>;

export const SIGN = vocabulary("sign", [
  "aries",
  "taurus",
  "gemini",
  "cancer",
  "leo",
  "virgo",
  "libra",
  "scorpio",
  "sagittarius",
  "capricorn",
  "aquarius",
  "pisces",
]);
export type Sign = IdOf<typeof SIGN>;

/** The sign that holds an ecliptic longitude, in degrees of any turn; a sign begins on its first degree. */
export function signAt(longitudeDeg: number): Sign {
  return SIGN.ids[Math.floor((((longitudeDeg % 360) + 360) % 360) / 30) % 12]!;
}

/** Cardinal, fixed or mutable, in the order of the signs from Aries. */
export const MODALITY = vocabulary("modality", ["cardinal", "fixed", "mutable"]);
export type Modality = IdOf<typeof MODALITY>;

/** The element of a sign: they follow each other three times round the circle. */
export function elementOf(sign: Sign): Element {
  return ELEMENT.ids[SIGN.ids.indexOf(sign) % 4]!;
}

/** The modality of a sign: they follow each other four times round the circle. */
export function modalityOf(sign: Sign): Modality {
  return MODALITY.ids[SIGN.ids.indexOf(sign) % 3]!;
}

/**
 * The bodies of a chart: the seven that are seen, the three discovered later, the nodes and small bodies,
 * both reckonings of the node and of the apogee, and the eight of the Hamburg school.
 */
export const BODY = vocabulary("body", [
  "sun",
  "moon",
  "mercury",
  "venus",
  "mars",
  "jupiter",
  "saturn",
  "uranus",
  "neptune",
  "pluto",
  "northNode",
  "southNode",
  "chiron",
  "ceres",
  "pallas",
  "juno",
  "vesta",
  "pholus",
  "meanNode",
  "trueNode",
  "meanLilith",
  "trueLilith",
  "cupido",
  "hades",
  "zeus",
  "kronos",
  "apollon",
  "admetos",
  "vulkanus",
  "poseidon",
]);
export type Body = IdOf<typeof BODY>;

/** The seven that are seen, Sun to Saturn; terms of {@link BODY}. */
export const CLASSICAL = vocabulary("body", [
  "sun",
  "moon",
  "mercury",
  "venus",
  "mars",
  "jupiter",
  "saturn",
]);
export type Classical = IdOf<typeof CLASSICAL>;

export const WEEKDAY = vocabulary("weekday", [
  "sunday",
  "monday",
  "tuesday",
  "wednesday",
  "thursday",
  "friday",
  "saturday",
]);
export type Weekday = IdOf<typeof WEEKDAY>;
