import {
  CivilDate,
  defineProcedure,
  InputError,
  oneOf,
  Type,
  verdictOf,
  type Frozen,
  type Lang,
  type Static,
} from "#old";
import { NamedShape } from "../../core/named.ts";
import { dateDigits } from "../digits.ts";
import { CONNECTORS, type Connectors } from "../pairs.ts";
import { drawStages } from "../stage_picture.ts";
import { gradeOf, GradeShape, readPairs } from "../reading.ts";
import { PAIR_REFERENCES } from "../references.ts";
import { TOPICS } from "../stars.ts";
import { yearsBrief } from "./years_brief.ts";

const NAME = { en: "Years by number", zhHant: "數字流年" };
const MOST_YEARS = 30;

const YearShape = Type.Object({
  year: Type.Integer(),
  join: Type.Union([NamedShape, Type.Null()], {
    description:
      "Star of the pair across the join of birthday and year; null where 0 and 5 leave none",
  }),
  stars: Type.Array(NamedShape, { description: "Stars of month, day and year in their order" }),
  leading: Type.Union([NamedShape, Type.Null()], { description: "Star with the most weight" }),
  ending: Type.Union([NamedShape, Type.Null()], { description: "Star of the last pair" }),
  helped: Type.Array(oneOf(TOPICS, "Matter"), { description: "Matters that the stars help" }),
  strained: Type.Array(oneOf(TOPICS, "Matter"), { description: "Matters that they strain" }),
  score: Type.Integer({
    minimum: 0,
    maximum: 100,
    description: "Share of lucky weight; 50 if none",
  }),
  grade: GradeShape,
});

const AnswerShape = Type.Object({
  years: Type.Array(YearShape, { minItems: 1, maxItems: MOST_YEARS }),
  best: Type.Array(Type.Integer(), { description: "Years with the highest score, if they differ" }),
  hardest: Type.Array(Type.Integer(), {
    description: "Years with the lowest score, if they differ",
  }),
  score: Type.Integer({ minimum: 0, maximum: 100, description: "Mean of the years" }),
  verdict: verdictOf(GradeShape),
});
/** Stars of the years. */
export type YearsAnswer = Frozen<Static<typeof AnswerShape>>;
/** Stars of one year. */
export type YearView = YearsAnswer["years"][number];

/** Year-by-year stars of a birthday joined with the year. */
export const numberFengShuiAnnualFortune = defineProcedure({
  name: "numberFengShui.annualFortune",
  tradition: "chinese-names-numbers",
  title: { en: "Number feng shui of the years", zhHant: "數字流年風水" },
  summary: {
    en: "Joins month and day of birth with each year and reads the pairs as eight stars, year by year over up to 30 years; the join and the year weigh double",
    zhHant: "以生日月日接流年數字，逐年論八星，至多三十年，交接處與年數加倍計量",
  },
  kind: "calculation",
  cost: 5,
  narrated: true,
  icon: "icons/numbers.svg",
  input: Type.Object({
    birthDate: CivilDate,
    fromYear: Type.Integer({ minimum: 1, maximum: 9999 }),
    toYear: Type.Optional(
      Type.Integer({
        minimum: 1,
        maximum: 9999,
        description: "Default fromYear; at most 30 years",
      }),
    ),
  }),
  output: AnswerShape,
  conventions: { connectors: CONNECTORS },
  run(input, give) {
    const birthday = dateDigits(input.birthDate, "birthDate").slice(4);
    const to = input.toYear ?? input.fromYear;
    const count = to - input.fromYear + 1;
    if (count < 1 || count > MOST_YEARS) {
      const nearest = count < 1 ? input.fromYear : input.fromYear + MOST_YEARS - 1;
      throw new InputError([
        {
          path: "toYear",
          message: `Cannot read years: the span is ${count} years, must be 1 to ${MOST_YEARS}`,
          nearest,
        },
      ]);
    }
    const years = Array.from({ length: count }, (_, i) =>
      yearOf(birthday, input.fromYear + i, input.connectors),
    );
    const scores = years.map((year) => year.score);
    const [most, least] = [Math.max(...scores), Math.min(...scores)];
    const scoring = (score: number) =>
      most === least ? [] : years.filter((year) => year.score === score).map(({ year }) => year);
    const mean = Math.round(scores.reduce((sum, score) => sum + score, 0) / count);
    const en = give.lang === "en";
    return {
      years,
      best: scoring(most),
      hardest: scoring(least),
      score: mean,
      verdict: {
        value: gradeOfYears(years, mean),
        because: years.slice(0, 12).map(({ year, leading, score }) => ({
          rule: en
            ? `${year}: ${leading ? `${leading.roman} leads` : "no star"}, lucky weight ${score} %`
            : `${year} 年${leading ? `以${leading.native}為主` : "無星"}，吉星之力 ${score}%`,
        })),
      },
    };
  },
  brief: yearsBrief,
  picture: ({ years, score }, lang: Lang) =>
    drawStages(
      years.slice(0, 12).map((year) => ({
        ages: { en: String(year.year), zhHant: `${year.year} 年` },
        leading: year.leading,
        luckyPercent: year.leading ? year.score : null,
        tone: year.grade,
      })),
      NAME,
      score,
      lang,
    ),
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
  const matters = (value: string) =>
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
