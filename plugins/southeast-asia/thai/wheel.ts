/**
 * The eight planets of the Thaksa wheel, clockwise from the Sun in the north-east.
 *
 * @source order and sides: เทวดาประจำทิศ, on the Maha Thaksa (Sarakadee, 2024); letters: ภูมิทักษา
 *   (thaibabyname.com), หลักการตั้งชื่อลูกตามโหราศาสตร์ไทย (myfirstbrain.com), alike; the birthday from
 *   6:00 and Wednesday night: การนับวันทางโหราศาสตร์ (variety.teenee.com). Colours are those of the
 *   days today (gotoknow.org/posts/230189, bloggang.com), not the older ones of Sawasdi Raksa
 */
import { vocabulary, type IdOf } from "#sdk";
import type { Direction, Planet } from "../core/names.ts";

export const COLOUR = vocabulary("colour", [
  "red",
  "creamYellow",
  "pink",
  "green",
  "purple",
  "orange",
  "greyBlack",
  "blue",
]);

/** The birthdays, Wednesday parted in two. */
export const BIRTHDAY = vocabulary("birthday", [
  "sunday",
  "monday",
  "tuesday",
  "wednesdayDay",
  "saturday",
  "thursday",
  "wednesdayNight",
  "friday",
]);

export interface WheelPlanet {
  readonly id: Planet;
  /** Number by which Thai astrology writes it. */
  readonly number: number;
  /** The birthday it rules. */
  readonly day: IdOf<typeof BIRTHDAY>;
  readonly direction: Direction;
  readonly letters: string;
  readonly colour: IdOf<typeof COLOUR>;
}

type Row = readonly [
  id: Planet,
  number: number,
  day: IdOf<typeof BIRTHDAY>,
  direction: Direction,
  colour: IdOf<typeof COLOUR>,
  letters: string,
];
const ROWS: readonly Row[] = [
  ["sun", 1, "sunday", "northEast", "red", "อะ อา อิ อี อุ อู เอ โอ"],
  ["moon", 2, "monday", "east", "creamYellow", "ก ข ค ฆ ง"],
  ["mars", 3, "tuesday", "southEast", "pink", "จ ฉ ช ซ ฌ ญ"],
  ["mercury", 4, "wednesdayDay", "south", "green", "ฎ ฏ ฐ ฑ ฒ ณ"],
  ["saturn", 7, "saturday", "southWest", "purple", "ด ต ถ ท ธ น"],
  ["jupiter", 5, "thursday", "west", "orange", "บ ป ผ ฝ พ ฟ ภ ม"],
  ["rahu", 8, "wednesdayNight", "northWest", "greyBlack", "ย ร ล ว"],
  ["venus", 6, "friday", "north", "blue", "ศ ษ ส ห ฬ ฮ"],
];
export const WHEEL: readonly WheelPlanet[] = ROWS.map(
  ([id, number, day, direction, colour, letters]) => ({
    id,
    number,
    day,
    direction,
    colour,
    letters,
  }),
);

/** The eight places, counted clockwise from the planet of birth. */
export const PLACE = vocabulary("place", {
  boriwan: { native: "บริวาร" },
  ayu: { native: "อายุ" },
  det: { native: "เดช" },
  si: { native: "ศรี" },
  mula: { native: "มูละ" },
  utsaha: { native: "อุตสาหะ" },
  montri: { native: "มนตรี" },
  kalakini: { native: "กาลกิณี" },
});
export type Place = IdOf<typeof PLACE>;

/** Place on the wheel of each weekday, 0 Sunday; Wednesday by day. */
const OF_WEEKDAY = [0, 1, 2, 3, 5, 7, 4] as const;
const RAHU = 6;

/** Finds the planet of a birth on the wheel. */
export function birthPlanet(weekday: number, night: boolean): number {
  return weekday === 3 && night ? RAHU : OF_WEEKDAY[weekday]!;
}

/**
 * Pairs that the rhymes of Thai astrology call friends and foes, by number; the rest are neither.
 *
 * @source คู่มิตร คู่ศัตรู และคู่สมพล: อาทิตย์เป็นมิตรกับครู …, อาทิตย์ผิดใจกับอังคาร …
 */
const FRIENDS = ["1-5", "2-4", "3-6", "7-8"];
const ENEMIES = ["1-3", "4-8", "6-7", "2-5"];
export type Bond = "friends" | "enemies" | "neutral";

/** How two planets of the wheel stand to each other. */
export function bondOf(a: number, b: number): Bond {
  const key = `${Math.min(a, b)}-${Math.max(a, b)}`;
  return FRIENDS.includes(key) ? "friends" : ENEMIES.includes(key) ? "enemies" : "neutral";
}
