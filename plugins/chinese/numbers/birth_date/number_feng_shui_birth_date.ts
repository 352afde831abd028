import {
  CivilDate,
  defineProcedure,
  Refusal,
  TextShape,
  Type,
  verdictOf,
  type Convention,
  type Lang,
  type Text,
} from "#old";
import { chineseDateOf, FIRST_CHINESE_YEAR, toFixed } from "#time";
import { LUNAR_REFUSALS } from "../../calendar/lunar_moment.ts";
import { STAR_RANK, WANDERING_STARS } from "../../core/eight_mansions.ts";
import { NamedShape } from "../../core/named.ts";
import { becauseOf } from "../because.ts";
import { dateDigits } from "../digits.ts";
import { CONNECTORS } from "../pairs.ts";
import { drawPairs } from "../picture.ts";
import { gradeOf, GradeShape, PairReadingShape, PAIRS_OF, readPairs } from "../reading.ts";
import { pairBrief } from "../reading_brief.ts";
import { PAIR_REFERENCES } from "../references.ts";
import { stageOf, StageShape } from "../stages.ts";
import { listed } from "../../core/prose.ts";

const NAME = { en: "Birth date", zhHant: "出生日期" };

const DATE_CALENDAR = {
  title: { en: "Date that is read", zhHant: "取用曆日" },
  default: "solar",
  options: {
    solar: {
      title: { en: "Gregorian date", zhHant: "公曆" },
      source: "majority of digit-pair readers",
    },
    lunar: {
      title: {
        en: "Chinese date, a leap month by the number it repeats",
        zhHant: "農曆，閏月作本月",
      },
      source: "some digit-pair readers",
    },
  },
} as const satisfies Convention;

/** Stretches of life by the digits of year, month and day in which a pair ends. */
const STAGES: readonly { readonly ages: Text; readonly from: number; readonly to: number }[] = [
  { ages: { en: "early years", zhHant: "早年" }, from: 0, to: 3 },
  { ages: { en: "middle years", zhHant: "中年" }, from: 4, to: 5 },
  { ages: { en: "later years", zhHant: "晚年" }, from: 6, to: 7 },
];

const LUCKY_STARS = STAR_RANK.slice(0, 4);

/** Pairs inside a birth date. */
export const numberFengShuiBirthDate = defineProcedure({
  name: "numberFengShui.birthDate",
  tradition: "chinese-names-numbers",
  title: { en: "Number feng shui of a birth date", zhHant: "生日數字風水" },
  summary: {
    en: "Reads the digit pairs inside a birth date: the innate stars, stretches of life, digits and lucky stars that are missing, and which pairs to seek elsewhere",
    zhHant: "以八星論出生日期：先天星數、人生三段、所缺之數與吉星，及宜於他號求補者",
  },
  kind: "calculation",
  cost: 5,
  narrated: true,
  icon: "icons/numbers.svg",
  input: Type.Object({ birthDate: CivilDate }),
  output: Type.Object({
    ...PairReadingShape.properties,
    stages: Type.Array(StageShape, { minItems: 3, maxItems: 3 }),
    missingDigits: Type.Array(Type.Integer({ minimum: 1, maximum: 9 }), {
      description: "Digits 1 to 9 that the date has not",
    }),
    missingStars: Type.Array(NamedShape, { description: "Lucky stars that no pair makes" }),
    seek: Type.Array(Type.Object({ star: NamedShape, pairs: Type.Array(Type.String()) }), {
      description: "Pairs that would bring them, for numbers that can be chosen",
    }),
    dateRead: TextShape,
    verdict: verdictOf(GradeShape),
  }),
  conventions: { dateCalendar: DATE_CALENDAR, connectors: CONNECTORS },
  refusals: { ...LUNAR_REFUSALS },
  run(input, give) {
    const solar = dateDigits(input.birthDate, "birthDate");
    const digits = input.dateCalendar === "solar" ? solar : lunarDigits(solar);
    const emphasis = { scored: digits.length, doubled: 0, shown: digits.length };
    const reading = readPairs(digits, input.connectors, emphasis);
    const has = (id: string) => reading.pairs.some(({ star }) => star.id === id);
    const missing = LUCKY_STARS.filter((id) => !has(id));
    return {
      ...reading,
      stages: STAGES.map(({ ages, from, to }) =>
        stageOf(
          ages,
          reading.pairs.filter((pair) => pair.to >= from && pair.to <= to),
        ),
      ),
      missingDigits: [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((one) => !digits.includes(String(one))),
      missingStars: missing.map((id) => WANDERING_STARS[id]),
      seek: missing.map((id) => ({ star: WANDERING_STARS[id], pairs: [...PAIRS_OF[id]] })),
      dateRead:
        input.dateCalendar === "solar"
          ? { en: "Gregorian date", zhHant: "公曆" }
          : { en: "Chinese date", zhHant: "農曆" },
      verdict: { value: gradeOf(reading), because: becauseOf(reading, give.lang) },
    };
  },
  brief: (answer, lang: Lang) =>
    pairBrief(
      // What is innate cannot be answered by choosing another date; the closing names what to seek.
      { ...answer, remedies: [] },
      {
        subject: { en: "this birth date", zhHant: "此出生日期" },
        closing: { en: closingEnglish(answer), zhHant: closingChinese(answer) },
      },
      lang,
    ),
  picture: (answer, lang: Lang) => drawPairs(answer, NAME, lang),
  examples: [
    {
      title: "a date whose zeros and fives join the digits around them",
      input: { birthDate: "1985-03-14" },
      expect: {
        pairs: [
          { pair: "19", via: "", star: { native: "延年" } },
          { pair: "98", via: "", star: { native: "禍害" } },
          { pair: "83", via: "50", star: { native: "六煞" } },
          { pair: "31", via: "", star: { native: "天醫" } },
          { pair: "14", via: "", star: { native: "生氣" } },
        ],
        missingDigits: [2, 6, 7],
        missingStars: [{ native: "伏位" }],
      },
      source: "printed pair tables of digit-pair readers, which agree with Bazhai Mingjing",
    },
  ],
  references: PAIR_REFERENCES,
});

function lunarDigits(solar: string): string {
  const [year, month, day] = [solar.slice(0, 4), solar.slice(4, 6), solar.slice(6)].map(Number) as [
    number,
    number,
    number,
  ];
  if (year <= FIRST_CHINESE_YEAR) {
    throw new Refusal(
      "yearOutOfRange",
      `Cannot read the lunar date: year is ${year}, must be 1646 or later`,
    );
  }
  const date = chineseDateOf(toFixed({ year, month, day }));
  const two = (value: number) => String(value).padStart(2, "0");
  return `${date.year}${two(date.month)}${two(date.day)}`;
}

interface Closing {
  readonly stages: readonly {
    readonly ages: Text;
    readonly tone: string;
    readonly leading: { readonly native: string; readonly roman: string } | null;
  }[];
  readonly missingDigits: readonly number[];
  readonly seek: readonly {
    readonly star: { readonly native: string; readonly roman: string };
    readonly pairs: readonly string[];
  }[];
}

const TONE: Readonly<Record<string, Text>> = {
  favourable: { en: "go well", zhHant: "順" },
  mixed: { en: "are mixed", zhHant: "參半" },
  unfavourable: { en: "ask for patience", zhHant: "宜耐守" },
};

function closingEnglish({ stages, missingDigits, seek }: Closing): string {
  const told = stages
    .filter(({ leading }) => leading)
    .map(({ ages, tone, leading }) => `the ${ages.en} (${leading!.roman}) ${TONE[tone]!.en}`);
  const life = told.length === 0 ? "" : `Read along the date, ${listed(told)}. `;
  const lacks =
    missingDigits.length === 0
      ? "No digit from 1 to 9 is missing. "
      : `The date lacks ${missingDigits.length === 1 ? "the digit" : "the digits"} ${listed(missingDigits.map(String))}. `;
  const wanted =
    seek.length === 0
      ? "It holds all four lucky stars of its own."
      : `What it has not, a number that can be chosen may bring: ${seek.map(({ star, pairs }) => `${star.roman} with ${pairs.slice(0, 4).join(", ")}`).join("; ")}.`;
  return life + lacks + wanted;
}

function closingChinese({ stages, missingDigits, seek }: Closing): string {
  const told = stages
    .filter(({ leading }) => leading)
    .map(({ ages, tone, leading }) => `${ages.zhHant}${leading!.native}，${TONE[tone]!.zhHant}`);
  const life = told.length === 0 ? "" : `依次而論，${told.join("；")}。`;
  const lacks = missingDigits.length === 0 ? "一至九俱全。" : `數缺 ${missingDigits.join("、")}。`;
  const wanted =
    seek.length === 0
      ? "四吉星俱備。"
      : `所缺吉星，可於自擇之號求之：${seek.map(({ star, pairs }) => `${star.native}（${pairs.slice(0, 4).join("、")}）`).join("、")}。`;
  return life + lacks + wanted;
}
