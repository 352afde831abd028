import { BRANCH } from "#lore";
import type { Translation, Words } from "#sdk";
import type { BoundaryPhrases } from "../../calendar/boundary_warnings.ts";
import type { LongitudeRefusal } from "../../calendar/chart_time.ts";
import type { LunarRefusal } from "../../calendar/lunar_moment.ts";
import * as calendar from "../../calendar/words/en.ts";
import { nativeOf } from "../../core/natives.ts";
import type { answer, WeightAnswer, WeightPhrases } from "../answer.ts";
import { bandOf } from "../band.ts";
import type { CONVENTIONS, input } from "../input.ts";
import { LIGHTEST } from "../weights.ts";
import { VERSES } from "./en/verses.ts";

const { clock, lateZi } = calendar.conventions;

const bands = {
  light:
    "That is on the light side: the song counts on one's own hands rather than on what is given.",
  middle: "That is in the middle of the scale, where the song sees effort and fortune take turns.",
  heavy: "That is on the heavy side: the song sees much given, and the duty to use it well.",
};

const verseOf = (qian: number) => VERSES[qian - LIGHTEST]!;

export const en = {
  title: "Bone weight",
  summary:
    "Weighs lunar year, month, day and double hour in liang and qian and gives the verse for the sum; one table of verses for everybody",
  weighs: "The weight itself, from 0 at 2.1 liang to 100 at 7.2 liang, in equal steps",
  fields: {
    lunarDate: "Lunar date",
    year: "Year",
    month: "Month",
    day: "Day",
    hour: "Hour",
    qian: "Qian",
    "/qian": "Weights in qian",
    total: "In all",
    "/weight": "Weight",
    liang: "Liang",
    verse: "Verse",
  },
  phrases: {
    verse: ({ qian }: WeightPhrases["verse"]) => verseOf(qian),
    weighs: ({ liang, qian }: WeightPhrases["weighs"]) =>
      `The birth weighs ${liang + qian / 10} liang`,
    ...calendar.phrases,
  },
  conventions: {
    clock,
    lateZi,
    leapMonth: {
      title: "Leap month",
      options: {
        same: "The weight of the month it repeats",
        half: "After day 15 the next month's weight",
      },
    },
    print: {
      title: "Disputed weights",
      options: { common: "The common table", variant: "The other print" },
    },
  },
  refusals: {
    ...calendar.refusals,
    hourNeeded: {
      when: "No time of birth was given; the hour has a weight of its own",
      says: "The hour cannot be weighed: give the time of birth",
    },
  },
  reading: ({ lunarDate, hour, qian, weight }: WeightAnswer) => [
    `A birth on ${lunarDate} in the hour ${nativeOf(BRANCH, hour)} weighs ${qian.year} qian for the year, ${qian.month} for the month, ${qian.day} for the day and ${qian.hour} for the hour: ${weight.liang} liang ${weight.qian} in all. ${bands[bandOf(qian.total)]}`,
    `Its verse: ${verseOf(qian.total)} It is a song of the market-place, made from four numbers of a birth: take its tone, and leave the letter.`,
  ],
  picture: {
    title: ({ liang, qian }: WeightPhrases["weighs"]) => `Bone weight: ${liang} liang ${qian} qian`,
    year: "year",
    month: "month",
    day: "day",
    hour: "hour",
  },
} satisfies Words<{
  input: typeof input;
  answer: typeof answer;
  conventions: typeof CONVENTIONS;
  phrases: WeightPhrases & BoundaryPhrases;
  refusals: LongitudeRefusal & LunarRefusal & { hourNeeded: {} };
}>;

export type BoneWeightWords = Translation<typeof en>;
