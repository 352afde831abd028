import {
  defineProcedure,
  MomentOrNow,
  oneOf,
  Question,
  Refusal,
  Type,
  verdictOf,
  type Convention,
  type Lang,
} from "#old";
import { formatChineseDate } from "#time";
import { chartTimeOf, LONGITUDE_NEEDED } from "../../calendar/chart_time.ts";
import { CLOCK } from "../../calendar/conventions.ts";
import { LATE_ZI } from "../../calendar/late_zi.ts";
import { LUNAR_REFUSALS, lunarMomentOf } from "../../calendar/lunar_moment.ts";
import { fourPillars, solarYearOf } from "../../calendar/pillars.ts";
import { jieAround } from "../../calendar/solar_terms.ts";
import { relationOf, type ElementRelation } from "../../core/elements.ts";
import { flipLines, HexagramShape, hexagramOfLines } from "../../core/hexagrams.ts";
import { NamedShape, namesById } from "../../core/named.ts";
import { seasonStateOf } from "../../core/season.ts";
import { TrigramShape, trigramOfNumber } from "../../core/trigrams.ts";
import { castByNumbers, castByText, castByTime, type Cast } from "./cast.ts";
import { meihuaBrief } from "./meihua_brief.ts";
import { drawFigures } from "./picture.ts";

/** What the use does to the body. */
const RELATIONS = namesById([
  ["useGenerates", "用生體", "yòng shēng tǐ", "use generates body"],
  ["same", "比和", "bǐ hé", "both alike"],
  ["bodyControls", "體剋用", "tǐ kè yòng", "body controls use"],
  ["bodyGenerates", "體生用", "tǐ shēng yòng", "body generates use"],
  ["useControls", "用剋體", "yòng kè tǐ", "use controls body"],
]);

const RELATION_OF: { readonly [K in ElementRelation]: keyof typeof RELATIONS } = {
  same: "same",
  generates: "bodyGenerates",
  generatedBy: "useGenerates",
  controls: "bodyControls",
  controlledBy: "useControls",
};

const VERDICTS = {
  useGenerates: "favourable",
  same: "favourable",
  bodyControls: "withEffort",
  bodyGenerates: "draining",
  useControls: "unfavourable",
} as const;

const YEAR_START = {
  title: { en: "Start of the year", zhHant: "換年" },
  default: "lunarNewYear",
  options: {
    lunarNewYear: {
      title: { en: "On lunar new year's day", zhHant: "正月初一" },
      source: "Meihua Yishu",
    },
    liChun: {
      title: { en: "At the instant of li chun", zhHant: "立春交節" },
      source: "some modern schools",
    },
  },
} as const satisfies Convention;

const ADD_HOUR = {
  title: { en: "Hour in casts by number or text", zhHant: "數字字數起卦加時" },
  default: "without",
  options: {
    without: {
      title: { en: "Not added", zhHant: "不加時" },
      source: "two and three numbers as commonly taught",
    },
    with: {
      title: { en: "Added to the moving line", zhHant: "動爻加時辰數" },
      source: "Meihua Yishu, zi zhan",
    },
  },
} as const satisfies Convention;

/** Plum blossom figure of a moment, of numbers or of a text. */
export const meihuaCalculate = defineProcedure({
  name: "meihua.calculate",
  tradition: "chinese-changes",
  title: { en: "Plum blossom numbers", zhHant: "梅花易數" },
  summary: {
    en: "Hexagram from the moment, numbers or a text: upper and lower trigram, moving line, mutual and changed hexagram, body and use",
    zhHant: "以時間、數字或文字起卦，列本、互、變三卦與體用生剋",
  },
  kind: "calculation",
  cost: 1,
  icon: "icons/meihua.svg",
  needs: ["now"],
  reads: "moment",
  input: Type.Object({
    ...MomentOrNow,
    numbers: Type.Optional(
      Type.Array(Type.Integer({ minimum: 1, maximum: 999_999_999 }), {
        minItems: 1,
        maxItems: 3,
        description: "One, two or three numbers instead of the moment",
      }),
    ),
    text: Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: 200,
        description: "A text instead of the moment; its characters are counted",
      }),
    ),
    question: Question,
  }),
  output: Type.Object({
    method: Type.String({ description: "time, numbers or text" }),
    counted: Type.Object({
      year: Type.Union([Type.Integer(), Type.Null()]),
      month: Type.Union([Type.Integer(), Type.Null()]),
      day: Type.Union([Type.Integer(), Type.Null()]),
      hour: Type.Integer({ description: "Double hour, 子 is 1" }),
      lunarDate: Type.Union([Type.String(), Type.Null()]),
    }),
    upper: TrigramShape,
    lower: TrigramShape,
    movingLine: Type.Integer({ minimum: 1, maximum: 6 }),
    hexagram: HexagramShape,
    mutual: Type.Object(HexagramShape.properties, {
      description: "互卦: lines 2-3-4 below, 3-4-5 above",
    }),
    changed: Type.Object(HexagramShape.properties, { description: "變卦" }),
    body: Type.Object(
      { ...TrigramShape.properties, season: NamedShape },
      { description: "體: the trigram without the moving line, and its state in the month" },
    ),
    use: Type.Object(
      { ...TrigramShape.properties, season: NamedShape },
      { description: "用: the trigram with the moving line" },
    ),
    relation: NamedShape,
    verdict: verdictOf(
      oneOf(
        ["favourable", "withEffort", "draining", "unfavourable"],
        "What the use does to the body",
      ),
    ),
    timingNumber: Type.Integer({
      description: "Sum of the trigram numbers and the moving line; units by circumstance",
    }),
    question: Type.Union([Type.String(), Type.Null()]),
  }),
  conventions: { clock: CLOCK, lateZi: LATE_ZI, yearStart: YEAR_START, addHour: ADD_HOUR },
  refusals: {
    ...LONGITUDE_NEEDED,
    ...LUNAR_REFUSALS,
    numbersAndText: "both numbers and a text were given",
    nothingToCount: "the text holds no character that can be counted",
  },
  run(input, give) {
    if (input.numbers && input.text) {
      throw new Refusal("numbersAndText", "Cannot cast: give numbers or a text, not both");
    }
    if (input.text && !/[^\s\p{P}]/u.test(input.text)) {
      throw new Refusal("nothingToCount", "Cannot cast: the text holds no character to count");
    }
    const civil = give.civil();
    const { date, yearBranch, hour } = lunarMomentOf(civil, input.clock, input.lateZi);
    const solarYear = solarYearOf(jieAround(civil.julianDayUt).previous);
    const year =
      input.yearStart === "lunarNewYear"
        ? yearBranch.index + 1
        : ((((solarYear - 4) % 12) + 12) % 12) + 1;
    const hourNumber = hour.index + 1;
    const addHour = input.addHour === "with";
    const byTime = !input.numbers && !input.text;
    const cast: Cast = input.numbers
      ? castByNumbers(input.numbers, hourNumber, addHour)
      : input.text
        ? castByText(input.text, hourNumber, addHour)
        : castByTime(year, date.month, date.day, hourNumber);
    const upper = trigramOfNumber(cast.upper);
    const lower = trigramOfNumber(cast.lower);
    const lines = lower.lines + upper.lines;
    const [body, use] = cast.movingLine <= 3 ? [upper, lower] : [lower, upper];
    const relation = RELATION_OF[relationOf(body.element, use.element)];
    const month = fourPillars(civil, chartTimeOf(civil, input.clock), "23:00", "liChun").pillars
      .month;
    const season = (element: typeof body.element) => seasonStateOf(element, month.branch.index);
    const en = give.lang === "en";
    return {
      method: byTime ? "time" : input.numbers ? "numbers" : "text",
      counted: {
        year: byTime ? year : null,
        month: byTime ? date.month : null,
        day: byTime ? date.day : null,
        hour: hourNumber,
        lunarDate: byTime ? formatChineseDate(date) : null,
      },
      upper,
      lower,
      movingLine: cast.movingLine,
      hexagram: hexagramOfLines(lines),
      mutual: hexagramOfLines(lines.slice(1, 4) + lines.slice(2, 5)),
      changed: hexagramOfLines(flipLines(lines, [cast.movingLine])),
      body: { ...body, season: season(body.element) },
      use: { ...use, season: season(use.element) },
      relation: RELATIONS[relation],
      verdict: {
        value: VERDICTS[relation],
        because: [
          {
            rule: en
              ? `body ${body.native} is ${body.element}, use ${use.native} is ${use.element}: ${RELATIONS[relation].gloss}`
              : `體卦${body.native}，用卦${use.native}，${RELATIONS[relation].native}`,
            source: "Meihua Yishu, ti yong",
          },
          {
            rule: en
              ? `in month ${month.branch.native} the body is ${season(body.element).gloss}`
              : `${month.branch.native}月體卦${season(body.element).native}`,
          },
        ],
      },
      timingNumber: cast.upper + cast.lower + cast.movingLine,
      question: input.question ?? null,
    };
  },
  brief: (answer, lang: Lang) => meihuaBrief(answer, lang),
  picture: (answer, lang: Lang) => drawFigures(answer, lang),
  examples: [
    {
      title: "a moment of 2055",
      input: { date: "2055-09-27", time: "03:31", timezone: "+08:00", clock: "civil" },
      expect: {
        hexagram: { fullName: "火水未濟" },
        mutual: { fullName: "水火既濟" },
        changed: { fullName: "雷水解" },
        movingLine: 6,
        relation: { native: "體剋用" },
      },
      source:
        "rules of Meihua Yishu as three public programs evaluate them; lunar date of tyme4ts 1.5.2",
    },
  ],
  references: [
    { title: "Meihua Yishu 梅花易數", author: "attr. Shao Yong 邵雍", year: "Song; printed Ming" },
  ],
});
