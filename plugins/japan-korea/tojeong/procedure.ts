import { byBirthAndYear, defineProcedure, InputError, sumOf, wordsIn } from "#sdk";
import { KOREAN, oldDateOf } from "../core/old_date.ts";
import { answer, type TojeongAnswer } from "./answer.ts";
import { figureOf } from "./figure.ts";
import { hexagram, moveLine, trigram } from "./hexagrams.ts";
import { input } from "./input.ts";
import { readMonths } from "./months.ts";
import { judge } from "./reasons.ts";
import type { TojeongWords } from "./words/en.ts";

/** The year of a birth in Tojeong's book. */
export const tojeongYear = defineProcedure({
  name: "tojeong.year",
  tradition: "korean",
  words: wordsIn<TojeongWords>(import.meta),
  kind: "calculation",
  cost: 5,
  narrated: true,
  icon: "icons/tojeong.svg",
  reads: "birth",
  input,
  output: answer,
  refusals: ["calendarOutOfRange"],
  run({ year }, give): TojeongAnswer {
    const { monthDays: _days, ...birth } = oldDateOf(KOREAN, give.civil().fixed);
    if (year < birth.year) {
      const issue = { path: "year", code: "beforeBirth", with: { year: birth.year } };
      throw new InputError([{ ...issue, nearest: birth.year }]);
    }
    const figure = figureOf(KOREAN, birth, year);
    const { upper, middle, lower } = figure;
    const [above, below] = [trigram(upper), trigram(middle)];
    const testimonies = judge(figure);
    return {
      lunarBirth: birth,
      age: figure.age,
      year,
      pillars: {
        year: figure.yearPillar.id,
        month: figure.monthPillar.id,
        day: figure.dayPillar.id,
      },
      numbers: {
        year: figure.yearNumber,
        month: figure.monthNumber,
        day: figure.dayNumber,
        monthDays: figure.monthDays,
        dayUsed: figure.day,
      },
      upper,
      middle,
      lower,
      code: figure.code,
      upperTrigram: { trigram: above.id, element: above.element },
      lowerTrigram: { trigram: below.id, element: below.element },
      hexagram: hexagram(upper, middle),
      becomes: hexagram(upper, moveLine(middle, lower)),
      verse: { code: "verse", with: { above: above.id, below: below.id, line: lower } },
      months: readMonths(above.element, below.element),
      score: sumOf(testimonies),
      testimonies,
    };
  },
  asks: byBirthAndYear,
  weighs: { origin: "own", read: ({ score, testimonies }) => ({ score, testimonies }) },
  examples: [
    {
      title: "lunar 26 August 1976 in 2005",
      input: { birthDate: "1976-09-19", year: 2005 },
      expect: {
        lunarBirth: { year: 1976, month: 8, day: 26 },
        age: 30,
        pillars: {
          year: { native: "乙酉" },
          month: { native: "乙酉" },
          day: { native: "丙辰" },
        },
        code: "212",
        hexagram: { native: "夬" },
        becomes: { native: "革" },
      },
      source: "A published worked example of Tojeong Bigyeol: 212; the rows of numbers give it too",
    },
  ],
  references: [
    {
      title: "토정비결 (Tojeong Bigyeol)",
      author: "Encyclopedia of Korean Culture 한국민족문화대백과",
      part: "rule of the three numbers; 144 figures; after the book attributed to Yi Ji-ham 李之菡",
    },
  ],
});
