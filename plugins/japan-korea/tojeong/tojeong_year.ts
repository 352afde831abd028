import {
  Birth,
  type Brief,
  defineProcedure,
  type Lang,
  oneOf,
  sayIn,
  ScoreShape,
  type Static,
  sumOf,
  TestimoniesShape,
  type Testimony,
  TextShape,
  Type,
} from "#old";
import { KOREAN, OUT_OF_RANGE, oldDateOf, refuseField } from "../core/old_date.ts";
import { relationOf, type Relation } from "../core/elements.ts";
import { figureOf, type Figure } from "./figure.ts";
import { hexagram, LINES, moveLine, TRIGRAMS } from "./hexagrams.ts";
import { readMonths } from "./months.ts";

const digit = (maximum: number) => Type.Integer({ minimum: 1, maximum });
const trigram = Type.Object({ native: Type.String(), name: TextShape, element: Type.String() });
const hexagramShape = Type.Object({ native: Type.String(), name: TextShape });

const output = Type.Object({
  lunarBirth: Type.Object({
    year: Type.Integer(),
    month: digit(12),
    isLeapMonth: Type.Boolean(),
    day: digit(30),
  }),
  age: Type.Integer({ description: "Counted age in the target year: one at birth" }),
  year: Type.Integer({ description: "Lunar year asked about" }),
  pillars: Type.Object(
    { year: Type.String(), month: Type.String(), day: Type.String() },
    { description: "Of the target year, of its month of birth, of the birthday in it" },
  ),
  numbers: Type.Object({
    year: Type.Integer({ description: "Taese" }),
    month: Type.Integer({ description: "Wolgeon" }),
    day: Type.Integer({ description: "Iljin" }),
    monthDays: Type.Integer({ minimum: 29, maximum: 30 }),
    dayUsed: digit(30),
  }),
  upper: digit(8),
  middle: digit(6),
  lower: digit(3),
  code: Type.String({ description: "One of the 144 figures" }),
  upperTrigram: trigram,
  lowerTrigram: trigram,
  hexagram: hexagramShape,
  becomes: Type.Object(
    { native: Type.String(), name: TextShape },
    { description: "After the moving line" },
  ),
  verse: TextShape,
  months: Type.Array(
    Type.Object({
      month: digit(12),
      branch: Type.String(),
      tone: oneOf(["bright", "fair", "even", "guarded"], "From best to most careful"),
      toneName: TextShape,
      says: TextShape,
    }),
    { description: "Lunar months; weighed by element, not the verses of the printed book" },
  ),
  score: ScoreShape,
  testimonies: TestimoniesShape,
});

type Answer = Static<typeof output>;

/** The year of a birth in Tojeong's book. */
export const tojeongYear = defineProcedure({
  name: "tojeong.year",
  tradition: "korean",
  title: { en: "Tojeong Bigyeol, the year", zhHant: "土亭祕訣流年" },
  summary: {
    en: "Tojeong Bigyeol: upper, middle and lower numbers from age, month and day, one of 144 hexagrams, year verse and twelve months",
    zhHant: "土亭祕訣：由年歲、月、日得上中下三數，成一百四十四卦之一，附流年詞與十二月",
  },
  kind: "calculation",
  cost: 5,
  narrated: true,
  icon: "icons/tojeong.svg",
  reads: "birth",
  input: Type.Object({
    ...Birth,
    year: Type.Integer({
      minimum: 1898,
      maximum: 2150,
      description: "Lunar year asked about, by the Gregorian year in which it begins",
    }),
  }),
  output,
  refusals: { calendarOutOfRange: OUT_OF_RANGE },
  run: ({ year }, give): Answer => {
    const { monthDays: _days, ...birth } = oldDateOf(KOREAN, give.civil().fixed);
    if (year < birth.year) {
      refuseField(
        "year",
        `Cannot read a year before the birth: the lunar year of birth is ${birth.year}`,
        birth.year,
      );
    }
    const figure = figureOf(KOREAN, birth, year);
    const { upper, middle, lower } = figure;
    const [above, below] = [TRIGRAMS[upper - 1]!, TRIGRAMS[middle - 1]!];
    const testimonies = judge(figure);
    return {
      lunarBirth: birth,
      age: figure.age,
      year,
      pillars: {
        year: figure.yearPillar.native,
        month: figure.monthPillar.native,
        day: figure.dayPillar.native,
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
      upperTrigram: { native: above.native, name: above.name, element: above.element },
      lowerTrigram: { native: below.native, name: below.name, element: below.element },
      hexagram: hexagram(upper, middle),
      becomes: hexagram(upper, moveLine(middle, lower)),
      verse: writeVerse(figure),
      months: readMonths(above.element, below.element),
      score: sumOf(testimonies),
      testimonies: [...testimonies],
    };
  },
  brief: writeBrief,
  examples: [
    {
      title: "lunar 26 August 1976 in 2005",
      input: { birthDate: "1976-09-19", year: 2005 },
      expect: {
        lunarBirth: { year: 1976, month: 8, day: 26 },
        age: 30,
        pillars: { year: "乙酉", month: "乙酉", day: "丙辰" },
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

const POINTS: Readonly<Record<Relation, readonly [number, string, string]>> = {
  parent: [14, "The year feeds the one who walks in it", "上卦生下卦，外來有助"],
  same: [10, "The year and its walker are of one element", "上下比和"],
  wealth: [2, "The walker has the year in hand, at the price of effort", "下卦剋上卦，用力可得"],
  child: [-2, "The walker gives the year more than it returns", "下卦生上卦，付出較多"],
  officer: [-10, "The year presses on the walker", "上卦剋下卦，外有壓力"],
};

function judge({ upper, middle, lower }: Figure): readonly Testimony[] {
  const [above, below] = [TRIGRAMS[upper - 1]!, TRIGRAMS[middle - 1]!];
  const [points, en, zhHant] = POINTS[relationOf(below.element, above.element)];
  const inPlace = below.lines[lower - 1] === (lower % 2 === 1 ? 1 : 0);
  return [
    { code: "base", weight: 58, evidence: { en: "Any figure", zhHant: "任何一卦" } },
    { code: "trigrams", weight: points, evidence: { en, zhHant } },
    {
      code: "line",
      weight: inPlace ? 8 : -4,
      evidence: inPlace
        ? { en: "The moving line stands in its place", zhHant: "動爻得位" }
        : { en: "The moving line stands out of its place", zhHant: "動爻不得位" },
    },
  ];
}

function writeVerse({ upper, middle, lower }: Figure) {
  const [above, below] = [TRIGRAMS[upper - 1]!, TRIGRAMS[middle - 1]!];
  return {
    en: `${above.outside.en}; ${below.inside.en}. ${LINES[lower - 1]!.en}.`,
    zhHant: `${above.outside.zhHant}；${below.inside.zhHant}。${LINES[lower - 1]!.zhHant}。`,
  };
}

function writeBrief(answer: Answer, lang: Lang): Brief {
  const say = sayIn(lang);
  const { hexagram: from, becomes, months, verse, age, year } = answer;
  const reasons = answer.testimonies.slice(1).map(({ evidence }) => say(evidence));
  const facts = {
    code: answer.code,
    hexagram: from.native,
    becomes: becomes.native,
    verse: say(verse),
    reasons,
    months: months.map(({ month, toneName, says }) => ({
      month,
      tone: say(toneName),
      says: say(says),
    })),
    score: answer.score,
  };
  if (lang === "en") {
    const leap = answer.lunarBirth.isLeapMonth
      ? " Birth in a leap month is read by the month it repeats."
      : "";
    return {
      facts,
      outline: ["The figure", "The year", "Twelve months"],
      plain: [
        `For lunar ${year}, at the counted age of ${age}, the three numbers make ${answer.code}: ${answer.upperTrigram.name.en} above ${answer.lowerTrigram.name.en}, ${from.native} (${from.name.en}), which turns into ${becomes.native} (${becomes.name.en}).${leap}`,
        `${verse.en} ${reasons.join(". ")}: ${answer.score} of 100.`,
        `${months.map(({ month, toneName, says }) => `Month ${month} (${toneName.en}): ${says.en}`).join(". ")}.`,
        "The months are weighed by the elements of the two trigrams; the verses of the printed book are not used.",
      ].join("\n\n"),
    };
  }
  return {
    facts,
    outline: ["卦", "流年", "十二月"],
    plain: [
      `陰曆 ${year} 年，虛歲 ${age}，三數合成 ${answer.code}：上${answer.upperTrigram.name.zhHant}下${answer.lowerTrigram.name.zhHant}，為「${from.native}」，變為「${becomes.native}」。${answer.lunarBirth.isLeapMonth ? "生於閏月者，以所閏之本月論。" : ""}`,
      `${verse.zhHant}${reasons.join("；")}，合計 ${answer.score} 分（滿分一百）。`,
      `${months.map(({ month, toneName, says }) => `${month} 月（${toneName.zhHant}）：${says.zhHant}`).join("；")}。`,
      "各月以兩卦五行衡量，未採印本逐月之詞。",
    ].join("\n\n"),
  };
}
