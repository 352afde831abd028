/**
 * The eight gowri parts of day and night.
 *
 * @source Tamil panchangas, table by weekday (the day from the weekday's own part, Visham at Rahu kalam); PyJHora
 *   has the same day. Printed tables differ in the last part of Saturday's night
 */
import { vocabulary, type IdOf } from "#sdk";
import type { Quality } from "../../core/day/parts.ts";

export const GOWRI = vocabulary("gowri", {
  uthi: { native: "உத்தி", roman: "Uthi" },
  amirdham: { native: "அமிர்தம்", roman: "Amirdham" },
  rogam: { native: "ரோகம்", roman: "Rogam" },
  labam: { native: "லாபம்", roman: "Labam" },
  dhanam: { native: "தனம்", roman: "Dhanam" },
  sugam: { native: "சுகம்", roman: "Sugam" },
  soram: { native: "சோரம்", roman: "Soram" },
  visham: { native: "விஷம்", roman: "Visham" },
});
export type GowriId = IdOf<typeof GOWRI>;

const BAD: readonly GowriId[] = ["rogam", "soram", "visham"];
export const qualityOfGowri = (id: GowriId): Quality => (BAD.includes(id) ? "bad" : "good");

/** The part of the day that is Rahu's, from 1, by weekday from Sunday. */
const RAHU = [8, 2, 7, 5, 6, 4, 3];
const SEVEN = GOWRI.ids.slice(0, 7);

const NIGHTS: readonly (readonly GowriId[])[] = [
  ["dhanam", "sugam", "soram", "visham", "uthi", "amirdham", "rogam", "labam"],
  ["sugam", "soram", "uthi", "amirdham", "visham", "rogam", "labam", "dhanam"],
  ["soram", "uthi", "visham", "amirdham", "rogam", "labam", "dhanam", "sugam"],
  ["uthi", "amirdham", "rogam", "labam", "dhanam", "sugam", "soram", "visham"],
  ["amirdham", "visham", "rogam", "labam", "dhanam", "sugam", "soram", "uthi"],
  ["rogam", "labam", "dhanam", "sugam", "soram", "uthi", "visham", "amirdham"],
  ["labam", "dhanam", "sugam", "soram", "uthi", "visham", "amirdham", "rogam"],
];

/** The eight of the day and the eight of the night, by weekday from Sunday. */
export function gowrisOf(weekday: number) {
  const day = Array.from({ length: 7 }, (_, i) => SEVEN[(weekday + i) % 7]!);
  day.splice(RAHU[weekday]! - 1, 0, "visham");
  return { day, night: NIGHTS[weekday]! };
}
