/**
 * The seven choghadiyas in their order through day and night.
 *
 * @source Gujarati almanacs, rule by weekday; PyJHora has the same tables
 */
import { vocabulary, type IdOf } from "#sdk";
import type { PlanetId } from "../../core/grahas.ts";
import type { Quality } from "../../core/day/parts.ts";

/** In the order of the day, which is that of the planetary hours two steps at a time. */
export const CHOGHADIYA = vocabulary("choghadiya", {
  udveg: { native: "उद्वेग", roman: "Udveg" },
  char: { native: "चर", roman: "Char" },
  labh: { native: "लाभ", roman: "Labh" },
  amrit: { native: "अमृत", roman: "Amrit" },
  kaal: { native: "काल", roman: "Kaal" },
  shubh: { native: "शुभ", roman: "Shubh" },
  rog: { native: "रोग", roman: "Rog" },
});
export type ChoghadiyaId = IdOf<typeof CHOGHADIYA>;

export const RULER: Readonly<Record<ChoghadiyaId, PlanetId>> = {
  udveg: "sun",
  char: "venus",
  labh: "mercury",
  amrit: "moon",
  kaal: "saturn",
  shubh: "jupiter",
  rog: "mars",
};

export const QUALITIES: Readonly<Record<ChoghadiyaId, Quality>> = {
  udveg: "bad",
  char: "mixed",
  labh: "good",
  amrit: "good",
  kaal: "bad",
  shubh: "good",
  rog: "bad",
};

/** First of the day and of the night by weekday from Sunday, places in the order. */
const DAY = [0, 3, 6, 2, 5, 1, 4];
const NIGHT = [5, 1, 4, 0, 3, 6, 2];
const NIGHT_STEP = 5;

const eight = (first: number, step: number) =>
  Array.from({ length: 8 }, (_, i) => CHOGHADIYA.ids[(first + i * step) % 7]!);

/** The eight of the day and the eight of the night. */
export function choghadiyasOf(weekday: number) {
  return { day: eight(DAY[weekday]!, 1), night: eight(NIGHT[weekday]!, NIGHT_STEP) };
}
