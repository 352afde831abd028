import { ELEMENT } from "#lore";
import { bandOf, type InputOf, Refusal, type Weighing } from "#sdk";
import { type Reading, readLetters } from "./abjad.ts";
import { isLatin, toArabic } from "./latin.ts";
import type { HurufAnswer } from "./answer.ts";
import type { CONVENTIONS, input } from "./input.ts";
import { type HurufMatch, matchNames, type NameSum, sumName } from "./match.ts";

export function run(given: InputOf<typeof input, typeof CONVENTIONS>): HurufAnswer {
  const [a, b] = [readName(given.a, "a", given), readName(given.b, "b", given)];
  const match = matchNames(a, b);
  const components = componentsOf(a, b, match);
  return {
    score: match.score,
    band: bandOf(match.score),
    components,
    strengths: components.filter((_, i) => isStrong(match)[i]),
    cautions: components.filter((_, i) => isWeak(match)[i]),
    a: describe(a, given.a),
    b: describe(b, given.b),
    harmony: match.harmony,
    sharedLetters: match.sharedLetters,
  };
}

export function weigh({ score, components }: HurufAnswer): Weighing {
  return { score, testimonies: components };
}

function readName(name: string, who: "a" | "b", reading: Reading): NameSum {
  const { letters, foreign } = readLetters(toArabic(name), reading);
  if (foreign.length > 0 || letters.length === 0) {
    throw new Refusal("not-arabic", { who, sign: foreign[0] ?? null });
  }
  return sumName(letters);
}

function describe(sum: NameSum, name: string): HurufAnswer["a"] {
  const leading = [...ELEMENT.ids].sort((one, two) => sum.shares[two] - sum.shares[one])[0]!;
  return { ...sum, leading, transliterated: isLatin(name) ? toArabic(name) : null };
}

function componentsOf(a: NameSum, b: NameSum, match: HurufMatch): HurufAnswer["components"] {
  const weight = match.remainder / 2;
  const both = { a: a.nine, b: b.nine };
  const shared = match.sharedLetters.length;
  const distinct = match.distinctLetters;
  return [
    match.remainder === 85
      ? { code: "sameRemainder", with: { nine: a.nine }, weight }
      : match.remainder === 70
        ? { code: "likeRemainders", with: both, weight }
        : { code: "unlikeRemainders", with: both, weight },
    {
      code: "elements",
      with: { percent: Math.round(100 * match.harmony) },
      weight: 40 * match.harmony,
    },
    { code: "letters", with: { shared, distinct }, weight: (10 * shared) / distinct },
  ];
}

/** Which of the three components speak for the names. */
const isStrong = ({ remainder, harmony, sharedLetters, distinctLetters }: HurufMatch) => [
  remainder >= 70,
  harmony >= 0.7,
  sharedLetters.length / distinctLetters >= 0.4,
];

/** Which speak against them. */
const isWeak = ({ remainder, harmony, sharedLetters }: HurufMatch) => [
  remainder < 70,
  harmony < 0.5,
  sharedLetters.length === 0,
];
