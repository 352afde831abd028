import { english, type Translation, type Words } from "#sdk";
import * as core from "../../../core/words/en.ts";
import type { SunRefusals } from "../../../core/day/almanac_day.ts";
import { dayOf, minuteOf } from "../../../core/day/when.ts";
import type { answer, GowriAnswer } from "../answer.ts";
import type { CONVENTIONS, input } from "../input.ts";

const gowri = {
  uthi: { text: "Uthi", use: "starting work and asking for posts" },
  amirdham: { text: "Amirdham", use: "everything good" },
  rogam: { text: "Rogam", use: "nothing new" },
  labam: { text: "Labam", use: "trade and agreements" },
  dhanam: { text: "Dhanam", use: "money and buying" },
  sugam: { text: "Sugam", use: "visits, travel, family" },
  soram: { text: "Soram", use: "nothing of value; things go missing" },
  visham: { text: "Visham", use: "nothing at all; it falls in Rahu's part of the day" },
};
const short = {
  uthi: "Uthi",
  amirdham: "Amirdham",
  rogam: "Rogam",
  labam: "Labam",
  dhanam: "Dhanam",
  sugam: "Sugam",
  soram: "Soram",
  visham: "Visham",
};

export const en = {
  title: "Gowri panchangam",
  summary: "Gowri panchangam and nalla neram periods of a day",
  fields: {
    ...core.lasts,
    vara: "Weekday",
    sunrise: "Sunrise",
    sunset: "Sunset",
    nextSunrise: "Next sunrise",
    parts: "Gowri parts",
    part: "Part",
    use: "For",
    quality: "Quality",
    byDay: "By day",
  },
  terms: { vara: core.vara, quality: core.quality, gowri },
  conventions: { sunrise: core.conventions.sunrise },
  refusals: core.sunRefusals,
  reading: ({ vara, parts, sunrise }: GowriAnswer) => {
    const good = (byDay: boolean) =>
      english.list(
        parts
          .filter((one) => one.byDay === byDay && one.quality === "good")
          .map(({ part, begins, ends }) => `${short[part]} ${minuteOf(begins)}–${minuteOf(ends)}`),
      );
    return [
      `Nalla neram, the good hours of ${core.vara[vara]} from sunrise at ${minuteOf(sunrise)}: by day ${good(true)}; by night ${good(false)}. Rogam, Soram and Visham are left free.`,
    ];
  },
  picture: {
    title: "Gowri panchangam",
    short,
    centre: ({ vara, sunrise }: GowriAnswer): readonly string[] => [
      core.vara[vara],
      dayOf(sunrise),
    ],
    desc: ({ parts }: GowriAnswer): string =>
      parts.map(({ part, begins }) => `${minuteOf(begins)} ${short[part]}`).join(", "),
  },
} satisfies Words<{
  input: typeof input;
  answer: typeof answer;
  conventions: typeof CONVENTIONS;
  refusals: SunRefusals;
}>;

export type GowriWords = Translation<typeof en>;
