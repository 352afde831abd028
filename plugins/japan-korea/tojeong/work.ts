import { type Given, InputError, type InputOf, sumOf, type Weighing } from "#sdk";
import { KOREAN } from "../core/korean_calendar.ts";
import { oldDateOf } from "../core/old_date.ts";
import type { TojeongAnswer } from "./answer.ts";
import { figureOf } from "./figure.ts";
import { hexagram, moveLine, trigram } from "./hexagrams.ts";
import type { input } from "./input.ts";
import { readMonths } from "./months.ts";
import { judge } from "./reasons.ts";

export function run({ year }: InputOf<typeof input>, give: Given): TojeongAnswer {
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
}

export function weigh({ score, testimonies }: TojeongAnswer): Weighing {
  return { score, testimonies };
}
