import { ELEMENT } from "#lore";
import { bandOf, byNames, defineProcedure, Refusal, wordsIn } from "#sdk";
import { readLetters, type Reading } from "./abjad.ts";
import { isLatin, toArabic } from "./latin.ts";
import { answer, type HurufAnswer } from "./answer.ts";
import { CONVENTIONS, input } from "./input.ts";
import { matchNames, sumName, type HurufMatch, type NameSum } from "./match.ts";
import type { HurufWords } from "./words/en.ts";

/** Two names by the science of letters. */
export const arabicHuruf = defineProcedure({
  name: "compatibility.arabicHuruf",
  tradition: "huruf",
  words: wordsIn<HurufWords>(import.meta),
  kind: "calculation",
  cost: 2,
  icon: "icons/huruf.svg",
  conventions: CONVENTIONS,
  input,
  output: answer,
  refusals: ["not-arabic"],
  run(given): HurufAnswer {
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
  },
  asks: (asked) => (asked.a?.name && asked.b?.name ? byNames(asked) : { code: "name-needed" }),
  weighs: { origin: "own", read: ({ score, components }) => ({ score, testimonies: components }) },
  examples: [
    {
      title: "Muhammad and Ali",
      input: { a: "محمد", b: "علي" },
      expect: {
        a: { total: 92, nine: 2 },
        b: { total: 110, nine: 2 },
        components: [{ weight: 42.5 }, {}, {}],
      },
      source:
        "Note to Tuhfat al-muluk, p. 179: 110 for Ali, doubled letters once; 92 by the same rule",
    },
    {
      title: "the opening formula counts 786",
      input: { a: "بسم الله الرحمن الرحيم", b: "الله" },
      expect: { a: { total: 786, nine: 3 }, b: { total: 66, nine: 3 } },
      source:
        "Note to Tuhfat al-muluk, p. 179: 66 for the name of God; 786 is the sign of the basmala",
    },
    {
      title: "western elements follow the western alphabet: sin is fire, sad water",
      input: { a: "س", b: "ص", abjad: "maghribi", elements: "fireAir" },
      expect: {
        a: { letters: [{ value: 300, element: { id: "fire" } }] },
        b: { letters: [{ value: 60, element: { id: "water" } }] },
      },
      source: "Ibn Khaldun, al-Muqaddima, on the secrets of letters: sin is fire, sad is water",
    },
  ],
  references: [
    {
      title: "al-Muqaddima",
      author: "Ibn Khaldun",
      part: "on the secrets of letters, and hisab al-nim: two names by nines",
    },
    { title: "Subh al-aʿsha", author: "al-Qalqashandi", part: "the letters east and west" },
  ],
});

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
