import type { InputOf } from "#sdk";
import { bareNumber, type Letters, needDigits, readNumber, readPhone } from "../digits.ts";
import type { PairReading } from "../answer.ts";
import { coverPairs, type Emphasis, readPairs } from "../reading.ts";
import type { AnalyzeAnswer } from "./answer.ts";
import type { CONVENTIONS, input, Kind } from "./input.ts";
import { judge } from "./judge.ts";
import { eightyOneOf, hexagramOfDigits, soundsOf } from "./methods.ts";

export { drawMethods as picture } from "./picture.ts";

/** Which digits are weighed, by kind of number. */
const EMPHASIS: { readonly [K in Kind]: Emphasis } = {
  phone: { scored: 8, doubled: 4, shown: 4 },
  plate: { scored: 32, doubled: 3, shown: 4 },
  identity: { scored: 32, doubled: 4, shown: 4 },
  house: { scored: 32, doubled: 2, shown: 4 },
  account: { scored: 8, doubled: 4, shown: 4 },
};

const LEAST_IDENTITY_DIGITS = 6;

export function run({
  number,
  kind,
  letters: school,
  region,
  connectors,
}: InputOf<typeof input, typeof CONVENTIONS>): AnalyzeAnswer {
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
}

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
