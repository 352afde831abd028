import { CivilDate, defineProcedure, Type, verdictOf, type Lang } from "#old";
import { becauseOf } from "../because.ts";
import { LETTERS, readNumber } from "../digits.ts";
import { InnateShape, innateOf } from "../innate.ts";
import { CONNECTORS } from "../pairs.ts";
import { drawPairs } from "../picture.ts";
import { gradeOf, GradeShape, PairReadingShape, readPairs } from "../reading.ts";
import { pairBrief } from "../reading_brief.ts";
import { PAIR_REFERENCES } from "../references.ts";

const NAME = { en: "House number", zhHant: "門牌號碼" };
const MOST_DIGITS = 48;

/** Pairs of a house, flat or unit number. */
export const numberFengShuiHouseNumber = defineProcedure({
  name: "numberFengShui.houseNumber",
  tradition: "chinese-names-numbers",
  title: { en: "Number feng shui of a house number", zhHant: "門牌號碼風水" },
  summary: {
    en: "Reads the digit pairs of building, floor and unit together for the people who live there; the unit weighs double",
    zhHant: "合棟號、樓層與戶號以八星論宅，戶號加倍計量，並參看居者出生日期",
  },
  kind: "calculation",
  cost: 5,
  narrated: true,
  icon: "icons/numbers.svg",
  input: Type.Object({
    number: Type.String({
      minLength: 1,
      maxLength: 24,
      description:
        "House, flat or unit, as on the door; separators and Chinese characters left out",
    }),
    building: Type.Optional(
      Type.String({ minLength: 1, maxLength: 24, description: "Number of the building or street" }),
    ),
    floor: Type.Optional(
      Type.Integer({ minimum: 0, maximum: 300, description: "Where the unit's number lacks it" }),
    ),
    birthDates: Type.Optional(
      Type.Array(CivilDate, {
        minItems: 1,
        maxItems: 8,
        description: "Of the people living there",
      }),
    ),
  }),
  output: Type.Object({
    order: Type.Array(Type.String(), { description: "Parts in the order in which they were read" }),
    ...PairReadingShape.properties,
    residents: Type.Array(InnateShape, { description: "In the order of the birth dates" }),
    verdict: verdictOf(GradeShape),
  }),
  conventions: { letters: LETTERS, connectors: CONNECTORS },
  run(input, give) {
    const unit = readNumber(input.number, input.letters, "number").digits;
    const building =
      input.building === undefined
        ? ""
        : readNumber(input.building, input.letters, "building").digits;
    const floor = input.floor === undefined ? "" : String(input.floor);
    const digits = building + floor + unit;
    const emphasis = { scored: MOST_DIGITS, doubled: unit.length, shown: digits.length };
    const reading = readPairs(digits, input.connectors, emphasis);
    const stars = reading.pairs.map(({ star }) => star);
    return {
      order: [...(building ? ["building"] : []), ...(floor ? ["floor"] : []), "unit"],
      ...reading,
      residents: (input.birthDates ?? []).map((date, i) =>
        innateOf(date, input.connectors, stars, `birthDates/${i}`),
      ),
      verdict: { value: gradeOf(reading), because: becauseOf(reading, give.lang) },
    };
  },
  brief: (answer, lang: Lang) =>
    pairBrief(
      answer,
      {
        subject: { en: "this address", zhHant: "此門牌" },
        closing: { en: closingEnglish(answer), zhHant: closingChinese(answer) },
      },
      lang,
    ),
  picture: (answer, lang: Lang) => drawPairs(answer, NAME, lang),
  examples: [
    {
      title: "building 13, floor 6, unit 8",
      input: { building: "13", floor: 6, number: "8" },
      expect: {
        order: ["building", "floor", "unit"],
        pairs: [
          { pair: "13", star: { native: "天醫" } },
          { pair: "36", star: { native: "五鬼" } },
          { pair: "68", star: { native: "天醫" } },
        ],
      },
      source: "printed pair tables of digit-pair readers, which agree with Bazhai Mingjing",
    },
  ],
  references: PAIR_REFERENCES,
});

interface Closing {
  readonly residents: readonly {
    readonly missing: readonly { readonly native: string; readonly roman: string }[];
    readonly supplied: readonly { readonly native: string; readonly roman: string }[];
  }[];
}

function closingEnglish({ residents }: Closing): string {
  const house =
    "The unit's own digits weigh double, being what those inside live behind; where the house itself faces and how it is lit come first in feng shui, the number after.";
  if (residents.length === 0) return house;
  const helped = residents.filter(({ supplied }) => supplied.length > 0).length;
  const whole = residents.filter(({ missing }) => missing.length === 0).length;
  const count = residents.length;
  const said =
    helped === 0
      ? whole === count
        ? `Of ${people(count)} none lacks a lucky star by birth, so the number has nothing to make up.`
        : `For ${people(count)} the number makes up none of the lucky stars that their birth dates lack.`
      : `To ${helped === count ? (count === 1 ? "the one who lives there" : `all ${count} who live there`) : `${helped} of the ${count} who live there`} it gives a lucky star that the birth date lacks.`;
  return `${said} ${house}`;
}

function people(count: number): string {
  return count === 1 ? "the one who lives there" : `the ${count} who live there`;
}

function closingChinese({ residents }: Closing): string {
  const house = "戶號為居者日夕所對，故加倍計之；然陽宅以坐向採光為先，門牌數字其次。";
  if (residents.length === 0) return house;
  const told = residents.map(({ missing, supplied }, i) => {
    const who = residents.length === 1 ? "居者" : `第${"一二三四五六七八"[i]}位居者`;
    if (missing.length === 0) return `${who}四吉星俱備`;
    const lacks = missing.map(({ native }) => native).join("、");
    return supplied.length > 0
      ? `${who}命缺${lacks}，此號補其${supplied.map(({ native }) => native).join("、")}`
      : `${who}命缺${lacks}，此號未能補足`;
  });
  return `${told.join("；")}。${house}`;
}
