import {
  CivilDate,
  defineProcedure,
  InputError,
  oneOf,
  Type,
  verdictOf,
  type Brief,
  type Frozen,
  type Lang,
  type Static,
} from "#sdk";
import type { WanderingStarId } from "../../core/eight_mansions.ts";
import { NamedShape } from "../../core/named.ts";
import { dateDigits } from "../digits.ts";
import { CONNECTORS, type Connectors } from "../pairs.ts";
import { drawStages } from "../stage_picture.ts";
import { gradeOf, GradeShape, readPairs } from "../reading.ts";
import { PAIR_REFERENCES } from "../references.ts";
import { STAR_NATURES, TOPICS } from "../stars.ts";

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
type Answer = Frozen<Static<typeof AnswerShape>>;
type Year = Answer["years"][number];

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
  brief: writeBrief,
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

function gradeOfYears(years: readonly Year[], mean: number): Year["grade"] {
  if (years.every(({ grade }) => grade === "silent")) return "silent";
  if (mean >= 60) return "favourable";
  return mean <= 40 ? "unfavourable" : "mixed";
}

function yearOf(birthday: string, year: number, connectors: Connectors): Year {
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

const senseOf = ({ id }: { readonly id: string }) => STAR_NATURES[id as WanderingStarId].sense;
const TOPIC_EN = {
  wealth: "money",
  relationship: "relationships",
  career: "work",
  health: "well-being",
} as const;
const TOPIC_ZH = {
  wealth: "財運",
  relationship: "感情",
  career: "事業",
  health: "身心",
} as const;

function writeBrief(answer: Answer, lang: Lang): Brief {
  const en = lang === "en";
  return {
    facts: {
      years: answer.years.map(({ year, leading, score }) => ({
        year,
        star: leading?.native ?? null,
        score,
      })),
      best: answer.best,
      hardest: answer.hardest,
    },
    outline: en ? ["Course of the years", "Limits"] : ["逐年大勢", "餘論"],
    plain: (en ? english(answer) : chinese(answer)).join("\n\n"),
  };
}

function yearEnglish({ year, leading, join, helped, strained, score }: Year): string {
  if (!leading) return `${year} makes no pair, and the method is silent.`;
  const across =
    join && join.id !== leading.id
      ? ` At the turn from birthday to year stands ${join.roman} (${join.gloss}).`
      : "";
  const sense = `${year} stands under ${leading.roman} (${leading.gloss}), with ${score} per cent of lucky weight: ${senseOf(leading).en}.${across}`;
  if (helped.length === TOPICS.length) return `${sense} It helps in every matter.`;
  if (strained.length === TOPICS.length) return `${sense} It asks for care in every matter.`;
  const matters = [
    helped.length > 0 ? `favours ${listed(helped.map((topic) => TOPIC_EN[topic]))}` : "",
    strained.length > 0
      ? `asks for care with ${listed(strained.map((topic) => TOPIC_EN[topic]))}`
      : "",
  ].filter((text) => text !== "");
  return matters.length === 0 ? sense : `${sense} It ${matters.join(" and ")}.`;
}

function english(answer: Answer): readonly string[] {
  const { years, best, hardest } = answer;
  const limit =
    "Month and day of birth come round with every year, so only its digits change the picture, and little from one year to the next; the custom is a modern one and knows no more of a year than its number.";
  if (years.length === 1)
    return [`Joined with the birthday, ${lower(yearEnglish(years[0]!))}`, limit];
  const find = (year: number) => years.find((one) => one.year === year)!;
  if (best.length === 0) {
    return [
      `From ${years[0]!.year} to ${years.at(-1)!.year} the years weigh alike, with ${years[0]!.score} per cent of lucky weight each.`,
      limit,
    ];
  }
  return [
    `From ${years[0]!.year} to ${years.at(-1)!.year} lucky stars hold ${answer.score} per cent of the weight in the mean. The brightest ${best.length === 1 ? "year is" : "years are"} ${listed(best.map(String))}; ${listed(hardest.map(String))} ${hardest.length === 1 ? "asks" : "ask"} for most care.`,
    `${yearEnglish(find(best[0]!))} ${hardestEnglish(find(best[0]!), find(hardest[0]!))}`,
    limit,
  ];
}

/** The hardest year, whose star is not told again where it leads the best one too. */
function hardestEnglish(best: Year, hardest: Year): string {
  if (!hardest.leading || hardest.leading.id !== best.leading?.id) return yearEnglish(hardest);
  return `${hardest.year} is led by the same star, but only ${hardest.score} per cent of its weight is lucky.`;
}

function hardestChinese(best: Year, hardest: Year): string {
  if (!hardest.leading || hardest.leading.id !== best.leading?.id) return yearChinese(hardest);
  return `${hardest.year} 年主星相同，而吉星之力僅 ${hardest.score}%。`;
}

function lower(text: string): string {
  return text[0]!.toLowerCase() + text.slice(1);
}

function yearChinese({ year, leading, join, helped, strained, score }: Year): string {
  if (!leading) return `${year} 年無兩數可成一組，此法無從置評。`;
  const across = join && join.id !== leading.id ? `交接之處為${join.native}。` : "";
  const sense = `${year} 年以${leading.native}為主，吉星之力 ${score}%，主${senseOf(leading).zhHant}。${across}`;
  if (helped.length === TOPICS.length) return `${sense}諸事皆利。`;
  if (strained.length === TOPICS.length) return `${sense}諸事皆宜謹慎。`;
  const matters = [
    helped.length > 0 ? `利於${helped.map((topic) => TOPIC_ZH[topic]).join("、")}` : "",
    strained.length > 0 ? `${strained.map((topic) => TOPIC_ZH[topic]).join("、")}宜多留意` : "",
  ].filter((text) => text !== "");
  return matters.length === 0 ? sense : `${sense}${matters.join("，")}。`;
}

function chinese(answer: Answer): readonly string[] {
  const { years, best, hardest } = answer;
  const limit =
    "生日月日逐年相同，所異者惟年數，故相鄰之年起伏不大；此法出於今人，所知不過數字而已。";
  if (years.length === 1) return [`以生日接流年，${yearChinese(years[0]!)}`, limit];
  const find = (year: number) => years.find((one) => one.year === year)!;
  if (best.length === 0) {
    return [
      `自 ${years[0]!.year} 至 ${years.at(-1)!.year} 年，各年輕重相同，吉星之力皆為 ${years[0]!.score}%。`,
      limit,
    ];
  }
  return [
    `自 ${years[0]!.year} 至 ${years.at(-1)!.year} 年，吉星之力平均 ${answer.score}%。以 ${best.join("、")} 年最為明朗，${hardest.join("、")} 年最宜謹慎。`,
    `${yearChinese(find(best[0]!))}${hardestChinese(find(best[0]!), find(hardest[0]!))}`,
    limit,
  ];
}

function listed(words: readonly string[]): string {
  const last = words.at(-1)!;
  return words.length === 1 ? last : `${words.slice(0, -1).join(", ")} and ${last}`;
}
