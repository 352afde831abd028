import { english, type Translation, type Words } from "#sdk";
import * as core from "../../../core/words/en.ts";
import type { SunRefusals } from "../../../core/day/almanac_day.ts";
import { dayOf, minuteOf } from "../../../core/day/when.ts";
import type { answer, ChoghadiyaAnswer } from "../answer.ts";
import type { CONVENTIONS, input } from "../input.ts";

const choghadiya = {
  udveg: { text: "Udveg", use: "dealings with offices; otherwise unrest" },
  char: { text: "Char", use: "journeys and whatever moves" },
  labh: { text: "Labh", use: "trade, learning, gain" },
  amrit: { text: "Amrit", use: "everything good" },
  kaal: { text: "Kaal", use: "nothing new; hard work on land and iron" },
  shubh: { text: "Shubh", use: "rites, weddings, teaching" },
  rog: { text: "Rog", use: "contests alone; otherwise discord" },
};
const short = {
  udveg: "Udveg",
  char: "Char",
  labh: "Labh",
  amrit: "Amrit",
  kaal: "Kaal",
  shubh: "Shubh",
  rog: "Rog",
};

export const en = {
  title: "Choghadiya",
  summary: "The sixteen choghadiya periods of day and night with quality",
  fields: {
    ...core.lasts,
    vara: "Weekday",
    sunrise: "Sunrise",
    sunset: "Sunset",
    nextSunrise: "Next sunrise",
    parts: "Choghadiyas",
    part: "Choghadiya",
    use: "For",
    quality: "Quality",
    ruler: "Ruler",
    byDay: "By day",
  },
  terms: { vara: core.vara, graha: core.graha, quality: core.quality, choghadiya },
  conventions: { sunrise: core.conventions.sunrise },
  refusals: core.sunRefusals,
  reading: ({ vara, parts, sunrise, sunset }: ChoghadiyaAnswer) => {
    const good = (byDay: boolean) =>
      english.list(
        parts
          .filter((one) => one.byDay === byDay && one.quality === "good")
          .map(({ part, begins, ends }) => `${short[part]} ${minuteOf(begins)}–${minuteOf(ends)}`),
      );
    return [
      `${core.vara[vara]}: the day runs from ${minuteOf(sunrise)} to ${minuteOf(sunset)} in eight parts. Good by day: ${good(true)}. Good by night: ${good(false)}. Char is for journeys; Udveg, Kaal and Rog are passed over.`,
    ];
  },
  picture: {
    title: "Choghadiya",
    short,
    centre: ({ vara, sunrise }: ChoghadiyaAnswer): readonly string[] => [
      core.vara[vara],
      dayOf(sunrise),
    ],
    desc: ({ parts }: ChoghadiyaAnswer): string =>
      parts.map(({ part, begins }) => `${minuteOf(begins)} ${short[part]}`).join(", "),
  },
} satisfies Words<{
  input: typeof input;
  answer: typeof answer;
  conventions: typeof CONVENTIONS;
  refusals: SunRefusals;
}>;

export type ChoghadiyaWords = Translation<typeof en>;
