import { defineProcedure, InputError, wordsIn } from "#sdk";
import type { Balance } from "../answer.ts";
import { dateDigits } from "../digits.ts";
import type { Connectors } from "../pairs.ts";
import { gradeOf, readPairs } from "../reading.ts";
import { PAIR_REFERENCES } from "../references.ts";
import { drawStages } from "../stage_picture.ts";
import { answer, type YearsAnswer, type YearView } from "./answer.ts";
import { CONVENTIONS, input, MOST_YEARS } from "./input.ts";
import type { YearsWords } from "./words/en.ts";

/** How many years a verdict names and a picture draws. */
const SHOWN_YEARS = 12;

/** Year-by-year stars of a birthday joined with the year. */
export const numberFengShuiAnnualFortune = defineProcedure({
  name: "numberFengShui.annualFortune",
  tradition: "chinese-names-numbers",
  words: wordsIn<YearsWords>(import.meta),
  kind: "calculation",
  cost: 5,
  narrated: true,
  icon: "icons/numbers.svg",
  input,
  output: answer,
  conventions: CONVENTIONS,
  run({ birthDate, fromYear, toYear = fromYear, connectors }): YearsAnswer {
    const birthday = dateDigits(birthDate, "birthDate").slice(4);
    const count = toYear - fromYear + 1;
    if (count < 1 || count > MOST_YEARS) {
      const nearest = count < 1 ? fromYear : fromYear + MOST_YEARS - 1;
      const params = { years: count, most: MOST_YEARS };
      throw new InputError([{ path: "toYear", code: "spanOfYears", with: params, nearest }]);
    }
    const years = Array.from({ length: count }, (_, i) =>
      yearOf(birthday, fromYear + i, connectors),
    );
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
  },
  picture({ years, score }, { picture }, lang) {
    const drawn = years.slice(0, SHOWN_YEARS).map(({ year, leading, score: percent }) => ({
      label: picture.year(year),
      leading,
      luckyPercent: leading ? percent : null,
    }));
    return drawStages(drawn, picture, score, lang);
  },
  examples: [
    {
      title: "14 March joined with 2024 and 2027",
      input: { birthDate: "1985-03-14", fromYear: 2024, toYear: 2027 },
      expect: {
        years: [
          {
            year: 2024,
            join: { native: "五鬼" },
            stars: [
              { native: "天醫" },
              { native: "生氣" },
              { native: "五鬼" },
              { native: "伏位" },
              { native: "五鬼" },
            ],
          },
          { year: 2025 },
          { year: 2026 },
          { year: 2027, ending: { native: "天醫" } },
        ],
      },
      source: "31 天醫, 14 生氣, 42 五鬼, 22 伏位, 24 五鬼, 27 天醫 in the printed pair tables",
    },
  ],
  references: PAIR_REFERENCES,
});

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
