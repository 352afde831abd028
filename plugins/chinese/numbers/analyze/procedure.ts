import { defineProcedure, InputError, oneOf, Type, verdictOf, type Lang } from "#old";
import { HexagramShape } from "../../core/hexagrams.ts";
import { ElementShape } from "../../core/shapes.ts";
import { bareNumber, LETTERS, readNumber, readPhone, type Letters } from "../digits.ts";
import { CONNECTORS } from "../pairs.ts";
import { drawPairs } from "../picture.ts";
import { coverPairs, PairReadingShape, readPairs, type Emphasis } from "../reading.ts";
import { PAIR_REFERENCES } from "../references.ts";
import { analyzeBrief } from "./analyze_brief.ts";
import { eightyOneOf, hexagramOfDigits, REGION, soundsOf } from "./methods.ts";
import { judge } from "./judge.ts";

const KINDS = ["phone", "plate", "identity", "house", "account"] as const;
type Kind = (typeof KINDS)[number];

/** Which digits are weighed, by kind of number. */
const EMPHASIS: { readonly [K in Kind]: Emphasis } = {
  phone: { scored: 8, doubled: 4, shown: 4 },
  plate: { scored: 32, doubled: 3, shown: 4 },
  identity: { scored: 32, doubled: 4, shown: 4 },
  house: { scored: 32, doubled: 2, shown: 4 },
  account: { scored: 8, doubled: 4, shown: 4 },
};

/** A number by four methods side by side. */
export const auspiciousAnalyzeNumber = defineProcedure({
  name: "auspicious.analyzeNumber",
  tradition: "chinese-names-numbers",
  title: { en: "Auspicious number", zhHant: "號碼吉凶" },
  summary: {
    en: "Judges a phone, plate, identity, house or account number by the 81 numbers, the sound of its digits, its star pairs and its hexagram, side by side",
    zhHant: "以八十一數、諧音、八星與卦象並論電話、車牌、證件、門牌、帳號之吉凶",
  },
  kind: "calculation",
  cost: 1,
  icon: "icons/numbers.svg",
  input: Type.Object({
    number: Type.String({ minLength: 1, maxLength: 32, description: "With or without separators" }),
    kind: oneOf(KINDS, "What the number belongs to"),
  }),
  output: Type.Object({
    kind: oneOf(KINDS, "As asked"),
    countryCode: Type.Union([Type.String(), Type.Null()], {
      description: "Taken off a phone number",
    }),
    letters: Type.Array(Type.Object({ letter: Type.String(), digits: Type.String() }), {
      description:
        "Letters and what they counted for; none are told of an identity number or an account",
    }),
    eightyOne: Type.Object({
      lastFour: Type.String({ description: "The digits read" }),
      number: Type.Integer({
        minimum: 1,
        maximum: 80,
        description: "Eighties taken off; 80 for none over",
      }),
      luck: oneOf(["lucky", "mixed", "unlucky"], "In the common core of the printed tables"),
      element: ElementShape,
    }),
    sounds: Type.Object({
      liked: Type.Integer({ description: "How many digits are liked" }),
      avoided: Type.Integer({ description: "How many fours" }),
      runs: Type.Array(Type.Object({ digit: Type.String(), length: Type.Integer() }), {
        description: "The same digit three times or more",
      }),
      mirror: Type.Boolean({ description: "The last four digits read the same backwards" }),
    }),
    stars: PairReadingShape,
    hexagram: Type.Union(
      [
        Type.Object({
          hexagram: HexagramShape,
          movingLine: Type.Integer({ minimum: 1, maximum: 6 }),
          changed: HexagramShape,
        }),
        Type.Null(),
      ],
      { description: "Shown beside the others, not scored; null for a single digit" },
    ),
    verdict: verdictOf(
      oneOf(
        ["auspicious", "mixed", "inauspicious"],
        "81 numbers, sounds and stars have a vote each: two more for than against, or against than for",
      ),
    ),
  }),
  conventions: { letters: LETTERS, region: REGION, connectors: CONNECTORS },
  run(input, give) {
    const read = readByKind(input.number, input.kind, input.letters);
    const { digits } = read;
    const eightyOne = eightyOneOf(digits);
    const sounds = soundsOf(digits, input.region);
    const stars = readPairs(digits, input.connectors, EMPHASIS[input.kind]);
    const isPersonal = input.kind === "identity" || input.kind === "account";
    return {
      kind: input.kind,
      countryCode: read.countryCode,
      letters: isPersonal ? [] : read.letters,
      eightyOne,
      sounds,
      stars: isPersonal ? coverPairs(stars, EMPHASIS[input.kind].shown) : stars,
      hexagram: hexagramOfDigits(digits),
      verdict: judge(eightyOne, sounds, stars, give.lang),
    };
  },
  brief: (answer, lang: Lang) => analyzeBrief(answer, lang),
  picture: ({ stars }, lang: Lang) =>
    drawPairs(stars, { en: "Auspicious number", zhHant: "號碼吉凶" }, lang),
  examples: [
    {
      title: "1234 falls on 34 of the 81 numbers",
      input: { number: "1234", kind: "plate" },
      expect: {
        eightyOne: { number: 34, luck: "unlucky" },
        stars: {
          pairs: [
            { pair: "12", star: { native: "絕命" } },
            { pair: "23", star: { native: "禍害" } },
            { pair: "34", star: { native: "延年" } },
          ],
        },
      },
      source:
        "worked example of the division by eighty (1234 ÷ 80 = 15.425, 0.425 × 80 = 34) and pair table as readers of numbers publish them",
    },
  ],
  references: [
    { title: "The 81 numbers of the five grids", author: "Kumasaki Ken'ō 熊崎健翁", year: "1929" },
    ...PAIR_REFERENCES,
    { title: "Meihua Yishu 梅花易數", author: "attr. Shao Yong 邵雍", part: "casting by numbers" },
  ],
});

function readByKind(typed: string, kind: Kind, letters: Letters) {
  if (kind === "phone") return readPhone(typed, "number");
  // The check sign of a mainland identity number: X stands for ten.
  if (kind === "identity" && /^\d{17}X$/.test(bareNumber(typed))) {
    const digits = bareNumber(typed).slice(0, 17) + (letters === "alphabet" ? "10" : "");
    return {
      digits,
      countryCode: null,
      letters: [{ letter: "X", digits: letters === "alphabet" ? "10" : "" }],
    };
  }
  const read = readNumber(typed, letters, "number");
  if (kind === "identity" && read.digits.length < 6) {
    throw new InputError([
      {
        path: "number",
        message: `Cannot read identity number: it has ${read.digits.length} digits, must have 6 or more`,
      },
    ]);
  }
  return read;
}
