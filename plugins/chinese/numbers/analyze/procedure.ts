import { defineProcedure, wordsIn } from "#sdk";
import { bareNumber, needDigits, readNumber, readPhone, type Letters } from "../digits.ts";
import type { PairReading } from "../answer.ts";
import { coverPairs, readPairs, type Emphasis } from "../reading.ts";
import { PAIR_REFERENCES } from "../references.ts";
import { answer, type AnalyzeAnswer } from "./answer.ts";
import { CONVENTIONS, input, type Kind } from "./input.ts";
import { judge } from "./judge.ts";
import { drawMethods } from "./picture.ts";
import { eightyOneOf, hexagramOfDigits, soundsOf } from "./methods.ts";
import type { AnalyzeWords } from "./words/en.ts";

/** Which digits are weighed, by kind of number. */
const EMPHASIS: { readonly [K in Kind]: Emphasis } = {
  phone: { scored: 8, doubled: 4, shown: 4 },
  plate: { scored: 32, doubled: 3, shown: 4 },
  identity: { scored: 32, doubled: 4, shown: 4 },
  house: { scored: 32, doubled: 2, shown: 4 },
  account: { scored: 8, doubled: 4, shown: 4 },
};
const LEAST_IDENTITY_DIGITS = 6;

/** A number by four methods side by side. */
export const auspiciousAnalyzeNumber = defineProcedure({
  name: "auspicious.analyzeNumber",
  tradition: "chinese-names-numbers",
  words: wordsIn<AnalyzeWords>(import.meta),
  kind: "calculation",
  cost: 1,
  icon: "icons/numbers.svg",
  input,
  output: answer,
  conventions: CONVENTIONS,
  run({ number, kind, letters: school, region, connectors }): AnalyzeAnswer {
    const { digits, countryCode, letters } = readByKind(number, kind, school);
    const eightyOne = eightyOneOf(digits);
    const sounds = soundsOf(digits, region);
    const stars = readPairs(digits, connectors, EMPHASIS[kind]);
    const isPersonal = kind === "identity" || kind === "account";
    return {
      kind,
      countryCode,
      letters: isPersonal ? [] : letters,
      eightyOne,
      sounds,
      stars: outline(isPersonal ? coverPairs(stars, EMPHASIS[kind].shown) : stars),
      hexagram: hexagramOfDigits(digits),
      verdict: judge(eightyOne, sounds, stars),
    };
  },
  picture: drawMethods,
  examples: [
    {
      title: "1234 falls on 34 of the 81 numbers",
      input: { number: "1234", kind: "plate" },
      expect: {
        eightyOne: { number: 34, luck: { id: "unlucky" } },
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

/** What four methods side by side need of the pairs. */
function outline({
  shown,
  digitCount,
  pairs,
  dominant,
  score,
}: PairReading): AnalyzeAnswer["stars"] {
  return {
    shown,
    digitCount,
    pairs: pairs.map(({ pair, star }) => ({ pair, star })),
    dominant,
    score,
  };
}

function readByKind(typed: string, kind: Kind, letters: Letters) {
  if (kind === "phone") return readPhone(typed, "number");
  // The check sign of a mainland identity number: X stands for ten.
  if (kind === "identity" && /^\d{17}X$/.test(bareNumber(typed))) {
    const ten = letters === "alphabet" ? "10" : "";
    const digits = bareNumber(typed).slice(0, 17) + ten;
    return { digits, countryCode: null, letters: [{ letter: "X", digits: ten }] };
  }
  const read = readNumber(typed, letters, "number");
  if (kind === "identity") needDigits(read.digits, LEAST_IDENTITY_DIGITS, "number");
  return read;
}
