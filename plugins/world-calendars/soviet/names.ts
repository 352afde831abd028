import type { Text } from "#old";
import type { Colour, WeekSystem } from "./rules.ts";

/** The systems as a person reads them. */
export const SYSTEM_NAMES: Readonly<Record<WeekSystem, Text>> = {
  "seven-day": { en: "seven-day week", zhHant: "七日週" },
  "five-day": { en: "continuous five-day week (nepreryvka)", zhHant: "五日連續工作週" },
  "six-day": { en: "six-day week with a common day of rest", zhHant: "六日週（全民同日休息）" },
};

/** What the sources call the second colour; the other four are the same everywhere. */
export const SECOND_COLOURS = {
  pink: { en: "pink", zhHant: "粉紅" },
  orange: { en: "orange", zhHant: "橙" },
  blue: { en: "blue", zhHant: "藍" },
} as const satisfies Readonly<Record<string, Text>>;

const COLOUR_NAMES: Readonly<Record<Exclude<Colour, "pink">, Text>> = {
  yellow: { en: "yellow", zhHant: "黃" },
  red: { en: "red", zhHant: "紅" },
  purple: { en: "purple", zhHant: "紫" },
  green: { en: "green", zhHant: "綠" },
};

/** Weekdays of the seven-day week, index 0 is Sunday. */
export const WEEKDAYS: readonly Text[] = [
  { en: "Sunday", zhHant: "星期日" },
  { en: "Monday", zhHant: "星期一" },
  { en: "Tuesday", zhHant: "星期二" },
  { en: "Wednesday", zhHant: "星期三" },
  { en: "Thursday", zhHant: "星期四" },
  { en: "Friday", zhHant: "星期五" },
  { en: "Saturday", zhHant: "星期六" },
];

/** Names a colour, the second one as the chosen source calls it. */
export function nameColour(colour: Colour, second: keyof typeof SECOND_COLOURS): Text {
  return colour === "pink" ? SECOND_COLOURS[second] : COLOUR_NAMES[colour];
}
