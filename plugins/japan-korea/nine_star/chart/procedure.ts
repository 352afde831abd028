import { byBirth, defineProcedure, omittableTime, sumOf, wordsIn } from "#sdk";
import { refuseOutside } from "../../core/solar_years.ts";
import { inclinationOf, plateOf, starsOf } from "../rules.ts";
import { describe, palaceId } from "../stars.ts";
import { answer, type KiAnswer } from "./answer.ts";
import { CONVENTIONS, input } from "./input.ts";
import { drawPlates } from "./picture.ts";
import { friendsOf, judge } from "./reasons.ts";
import type { NineStarKiWords } from "./words/en.ts";

/** The nine stars of a birth. */
export const nineStarKiChart = defineProcedure({
  name: "nineStarKi.chart",
  tradition: "japanese",
  words: wordsIn<NineStarKiWords>(import.meta),
  kind: "calculation",
  cost: 1,
  icon: "icons/nine_star.svg",
  reads: "birth",
  omittable: {
    birthTime: omittableTime({
      assume: { birthTime: "12:00" },
      markers: () => [
        (_at, moment) => {
          const { solarYear, solarMonth } = starsOf(moment());
          return `${solarYear} ${solarMonth}`;
        },
      ],
      verdicts: ["/year/star", "/month/star"],
    }),
  },
  conventions: CONVENTIONS,
  input,
  output: answer,
  refusals: ["yearOutOfRange"],
  run({ longRun }, give): KiAnswer {
    const moment = give.civil();
    refuseOutside(moment.year);
    const stars = starsOf(moment, longRun);
    const testimonies = judge(stars);
    return {
      year: describe(stars.year),
      month: describe(stars.month),
      day: describe(stars.day),
      dayDisputed: stars.dayDisputed,
      solarYear: stars.solarYear,
      solarMonth: stars.solarMonth,
      inclination: inclinationOf(stars.year, stars.month).map(palaceId),
      plates: { year: layOut(stars.year), month: layOut(stars.month), day: layOut(stars.day) },
      friendlyStars: friendsOf(stars.year),
      score: sumOf(testimonies),
      testimonies,
    };
  },
  asks: byBirth,
  weighs: { origin: "own", read: ({ score, testimonies }) => ({ score, testimonies }) },
  picture: drawPlates,
  examples: [
    {
      title: "a birth of July 2002",
      input: { birthDate: "2002-07-19", timezone: "Asia/Tokyo" },
      expect: {
        year: { number: 7 },
        month: { number: 3 },
        day: { number: 3 },
        inclination: [{ id: "ri", native: "離宮" }],
      },
      source:
        "Worked example of luck.drmpls.com, 傾斜宮の割り出し方: 七赤, 三碧, day 三碧, 離宮傾斜",
    },
    {
      title: "the last day of a falling run",
      input: { birthDate: "2014-12-18", timezone: "Asia/Tokyo" },
      expect: { year: { number: 4 }, day: { number: 1 }, dayDisputed: false },
      source: "kyusei.co3.jp, 日盤算出方法と閏: 18 and 19 December 2014 are both 一白",
    },
    {
      title: "a January birth belongs to the year before",
      input: { birthDate: "1930-01-13", timezone: "+08:00" },
      expect: { year: { number: 8 }, month: { number: 9 }, day: { number: 1 } },
      source: "tyme4ts 1.5.2 and lunar-typescript 1.8.6 agree",
    },
  ],
  references: [
    { title: "日家九星", author: "Koyomi no pēji (koyomi8.com)", part: "day stars and their leap" },
    { title: "日盤算出方法と閏", author: "kyusei.co3.jp" },
    { title: "傾斜宮の割り出し方", author: "luck.drmpls.com", part: "palaces of inclination" },
    {
      title: "Qinding Xieji Bianfang Shu 欽定協紀辨方書",
      year: "1741",
      part: "nine stars of the day; second hand",
    },
  ],
});

function layOut(centre: number): KiAnswer["plates"]["year"] {
  return plateOf(centre).map((star, i) => ({ palace: palaceId(i + 1), star }));
}
