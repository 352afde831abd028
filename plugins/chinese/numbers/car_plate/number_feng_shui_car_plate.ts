import { defineProcedure, Type, verdictOf, type Lang } from "#old";
import { becauseOf } from "../because.ts";
import { LETTERS, readNumber } from "../digits.ts";
import { CONNECTORS } from "../pairs.ts";
import { drawPairs } from "../picture.ts";
import { gradeOf, GradeShape, PairReadingShape, readPairs } from "../reading.ts";
import { pairBrief } from "../reading_brief.ts";
import { PAIR_REFERENCES } from "../references.ts";

const NAME = { en: "Car plate", zhHant: "車牌號碼" };

const WORDS = {
  subject: { en: "this plate", zhHant: "此車牌" },
  closing: {
    en: "The last three digits weigh double. For the road, readers like the steady stars and ask drivers under wǔ guǐ and jué mìng to keep their temper; no plate takes the place of careful driving.",
    zhHant:
      "末三位加倍計之。行車之號以安穩之星為上，遇五鬼、絕命者尤宜平心緩行；平安終在謹慎駕駛，不在號碼。",
  },
};

/** Pairs of a car plate. */
export const numberFengShuiCarPlate = defineProcedure({
  name: "numberFengShui.carPlate",
  tradition: "chinese-names-numbers",
  title: { en: "Number feng shui of a car plate", zhHant: "車牌號碼風水" },
  summary: {
    en: "Reads the digit pairs of a car plate as eight stars, letters by their place in the alphabet; the last three digits are weighed twice",
    zhHant: "以八星論車牌，字母依次序化數，末三位加倍計量",
  },
  kind: "calculation",
  cost: 5,
  narrated: true,
  icon: "icons/numbers.svg",
  input: Type.Object({
    plate: Type.String({
      minLength: 1,
      maxLength: 16,
      description: "As on the plate; separators and Chinese characters are left out",
    }),
  }),
  output: Type.Object({
    letters: Type.Array(Type.Object({ letter: Type.String(), digits: Type.String() }), {
      description: "Letters and what they counted for",
    }),
    ...PairReadingShape.properties,
    verdict: verdictOf(GradeShape),
  }),
  conventions: { letters: LETTERS, connectors: CONNECTORS },
  run(input, give) {
    const { digits, letters } = readNumber(input.plate, input.letters, "plate");
    const reading = readPairs(digits, input.connectors, { scored: 48, doubled: 3, shown: 4 });
    return {
      letters,
      ...reading,
      verdict: { value: gradeOf(reading), because: becauseOf(reading, give.lang) },
    };
  },
  brief: (answer, lang: Lang) => pairBrief(answer, WORDS, lang),
  picture: (answer, lang: Lang) => drawPairs(answer, NAME, lang),
  examples: [
    {
      title: "a plate whose letters turn to 2 and 26",
      input: { plate: "粵B·12Z34" },
      expect: {
        letters: [
          { letter: "B", digits: "2" },
          { letter: "Z", digits: "26" },
        ],
        pairs: [
          { pair: "21", star: { native: "絕命" } },
          { pair: "12", star: { native: "絕命" } },
          { pair: "22", star: { native: "伏位" }, continues: { native: "絕命" } },
          { pair: "26", star: { native: "延年" } },
          { pair: "63", star: { native: "五鬼" } },
          { pair: "34", star: { native: "延年" } },
        ],
      },
      source: "printed pair tables of digit-pair readers; letters counted by the alphabet",
    },
  ],
  references: PAIR_REFERENCES,
});
