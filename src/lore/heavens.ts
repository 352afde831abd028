/** The four elements of the West, the twelve signs and the bodies: names that many arts share. */
import { vocabulary, type Vocabulary } from "../speech/mod.ts";

const ELEMENTS = ["fire", "earth", "air", "water"] as const;
/** Id of a term of {@link ELEMENT}. */
export type Element = (typeof ELEMENTS)[number];
/** The four elements of Empedocles, in the order of the signs from Aries. */
export const ELEMENT: Vocabulary<"element", Element> = vocabulary("element", ELEMENTS);

const SIGNS = [
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
] as const;
/** Id of a term of {@link SIGN}. */
export type Sign = (typeof SIGNS)[number];
/** The twelve signs of the zodiac from Aries. */
export const SIGN: Vocabulary<"sign", Sign> = vocabulary("sign", SIGNS);

/** The sign that holds an ecliptic longitude, in degrees of any turn; a sign begins on its first degree. */
export function signAt(longitudeDeg: number): Sign {
  return SIGN.ids[Math.floor((((longitudeDeg % 360) + 360) % 360) / 30) % 12]!;
}

const MODALITIES = ["cardinal", "fixed", "mutable"] as const;
/** Id of a term of {@link MODALITY}. */
export type Modality = (typeof MODALITIES)[number];
/** Cardinal, fixed or mutable, in the order of the signs from Aries. */
export const MODALITY: Vocabulary<"modality", Modality> = vocabulary("modality", MODALITIES);

/** The element of a sign: they follow each other three times round the circle. */
export function elementOf(sign: Sign): Element {
  return ELEMENT.ids[SIGN.ids.indexOf(sign) % 4]!;
}

/** The modality of a sign: they follow each other four times round the circle. */
export function modalityOf(sign: Sign): Modality {
  return MODALITY.ids[SIGN.ids.indexOf(sign) % 3]!;
}

const BODIES = [
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
] as const;
/** Id of a term of {@link BODY}. */
export type Body = (typeof BODIES)[number];
/**
 * The bodies of a chart: the seven that are seen, the three discovered later, the nodes and small bodies,
 * both reckonings of the node and of the apogee, and the eight of the Hamburg school.
 */
export const BODY: Vocabulary<"body", Body> = vocabulary("body", BODIES);

const SEEN = ["sun", "moon", "mercury", "venus", "mars", "jupiter", "saturn"] as const;
/** Id of a term of {@link CLASSICAL}. */
export type Classical = (typeof SEEN)[number];
/** The seven that are seen, Sun to Saturn; terms of {@link BODY}. */
export const CLASSICAL: Vocabulary<"body", Classical> = vocabulary("body", SEEN);

const WEEKDAYS = [
  "sunday",
  "monday",
  "tuesday",
  "wednesday",
  "thursday",
  "friday",
  "saturday",
] as const;
/** Id of a term of {@link WEEKDAY}. */
export type Weekday = (typeof WEEKDAYS)[number];
/** The days of the week from Sunday. */
export const WEEKDAY: Vocabulary<"weekday", Weekday> = vocabulary("weekday", WEEKDAYS);
