import { InputError, type InputOf, type Lang } from "#sdk";
import type { Balance } from "../answer.ts";
import { dateDigits } from "../digits.ts";
import type { Connectors } from "../pairs.ts";
import { gradeOf, readPairs } from "../reading.ts";
import { drawStages } from "../stage_picture.ts";
import type { YearsAnswer, YearView } from "./answer.ts";
import { type CONVENTIONS, type input, MOST_YEARS } from "./input.ts";
import type { YearsWords } from "./words/en.ts";

/** How many years a verdict names and a picture draws. */
const SHOWN_YEARS = 12;

export function run({
  birthDate,
  fromYear,
  toYear = fromYear,
  connectors,
}: InputOf<typeof input, typeof CONVENTIONS>): YearsAnswer {
  const birthday = dateDigits(birthDate, "birthDate").slice(4);
  const count = toYear - fromYear + 1;
  if (count < 1 || count > MOST_YEARS) {
    const nearest = count < 1 ? fromYear : fromYear + MOST_YEARS - 1;
    const params = { years: count, most: MOST_YEARS };
    throw new InputError([{ path: "toYear", code: "spanOfYears", with: params, nearest }]);
  }
  const years = Array.from({ length: count }, (_, i) => yearOf(birthday, fromYear + i, connectors));
  const scores = years.map((year) => year.score);
  const [most, least] = [Math.max(...scores), Math.min(...scores)];
  const scoring = (score: number) =>
    most === least ? [] : years.filter((year) => year.score === score).map(({ year }) => year);
  const mean = Math.round(scores.reduce((sum, score) => sum + score, 0) / count);
  return {
    years,
    best: scoring(most),
    hardest: scoring(least),
    score: mean,
    verdict: {
      value: gradeOfYears(years, mean),
      because: years
        .slice(0, SHOWN_YEARS)
        .map(({ year, leading, score }) =>
          leading
            ? { code: "yearLed", with: { year, leading, percent: score } }
            : { code: "yearSilent", with: { year } },
        ),
    },
  };
}

export function picture({ years, score }: YearsAnswer, { picture }: YearsWords, lang: Lang) {
  const drawn = years.slice(0, SHOWN_YEARS).map(({ year, leading, score: percent }) => ({
    label: picture.year(year),
    leading,
    luckyPercent: leading ? percent : null,
  }));
  return drawStages(drawn, picture, score, lang);
}

function gradeOfYears(years: readonly YearView[], mean: number): YearView["grade"] {
  if (years.every(({ grade }) => grade === "silent")) return "silent";
  if (mean >= 60) return "favourable";
  return mean <= 40 ? "unfavourable" : "mixed";
}

function yearOf(birthday: string, year: number, connectors: Connectors): YearView {
  const digits = birthday + String(year).padStart(4, "0");
  const reading = readPairs(digits, connectors, { scored: 8, doubled: 4, shown: 8 });
  const across = reading.pairs.find(({ from, to }) => from < 4 && to >= 4);
  const matters = (value: Balance) =>
    reading.topics.filter((topic) => topic.value === value).map(({ topic }) => topic);
  return {
    year,
    join: across?.star ?? null,
    stars: reading.pairs.map(({ star }) => star),
    leading: reading.dominant,
    ending: reading.outcome,
    helped: matters("helped"),
    strained: matters("strained"),
    score: reading.score,
    grade: gradeOf(reading),
  };
}
