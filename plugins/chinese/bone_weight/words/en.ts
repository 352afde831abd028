import { BRANCH } from "#lore";
import type { Translation, Words } from "#sdk";
import type { BoundaryPhrases } from "#east/calendar/boundary_warnings.ts";
import type { LongitudeRefusal } from "#east/calendar/chart_time.ts";
import type { LunarRefusal } from "#east/calendar/lunar_moment.ts";
import * as calendar from "#east/calendar/words/en.ts";
import { nativeOf } from "#east/natives.ts";
import { branchName } from "../../core/words/en.ts";
import type { answer, WeightAnswer, WeightPhrases } from "../answer.ts";
import type { CONVENTIONS, input } from "../input.ts";
import { LIGHTEST } from "../weights.ts";
import { VERSES } from "./en/verses.ts";

const { clock, lateZi } = calendar.conventions;

const verseOf = (qian: number) => VERSES[qian - LIGHTEST]!;

export const en = {
  title: "Bone weight",
  summary:
    "Weighs lunar year, month, day and double hour in liang and qian and gives the sense of the received verse for the sum in our own words; one table for everybody",
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
    lighter: "Lighter dates, percent",
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
  reading: ({ lunarDate, hour, qian, weight, lighter }: WeightAnswer) => [
    `${verseOf(qian.total)} So the received song (稱骨歌) has it of ${weight.liang} liang ${weight.qian} (兩, ten 錢 qian each); the words are ours, the sense is the song's.`,
    `You were born on ${lunarDate} of the lunar calendar, in the hour ${nativeOf(BRANCH, hour)} (${branchName(hour)}): ${qian.year} qian for the year, ${qian.month} for the month, ${qian.day} for the day and ${qian.hour} for the hour. Of all dates that the table can weigh, ${lighter} in a hundred are lighter.`,
  ],
  picture: {
    title: ({ liang, qian }: WeightPhrases["weighs"]) => `Bone weight: ${liang} liang ${qian} qian`,
    year: "year",
    month: "month",
    day: "day",
    hour: "hour",
    lighter: (percent: number) => `all dates by weight: ${percent} in 100 are lighter`,
  },
} satisfies Words<{
  input: typeof input;
  answer: typeof answer;
  conventions: typeof CONVENTIONS;
  phrases: WeightPhrases & BoundaryPhrases;
  refusals: LongitudeRefusal & LunarRefusal & { hourNeeded: {} };
}>;

export type BoneWeightWords = Translation<typeof en>;
