/** Two names of one place, in Latin letters and in another script. */
export interface NamePair {
  readonly latin: string;
  readonly other: string;
}

const ROUNDS = 4;
/** Pairs of letters and single letters of a Latin name, and one feature for what has no counterpart. */
const LETTERS = 26;
const FEATURES = LETTERS + LETTERS * LETTERS + 1;

/**
 * Learns from places with names in two scripts which letters stand for which (the first model of Brown et
 * al., The Mathematics of Statistical Machine Translation, Computational Linguistics 19, 1993, §4.1), and
 * returns how well a name in the other script fits a Latin one: the mean logarithm of its letters' chances.
 * A city's former name or its name in another language scores lower than the usual name, written otherwise.
 */
export function learnLikeness(pairs: readonly NamePair[]): (pair: NamePair) => number {
  const chars = new Map<string, number>();
  const data = pairs.map(({ latin, other }) => ({
    features: featuresOf(latin),
    letters: lettersOf(other).map((char) => {
      if (!chars.has(char)) chars.set(char, chars.size);
      return chars.get(char)!;
    }),
  }));
  const size = chars.size;
  let chances = new Float32Array(size * FEATURES).fill(1 / Math.max(1, size));
  for (let round = 0; round < ROUNDS; round++) {
    const counts = new Float32Array(size * FEATURES);
    const totals = new Float64Array(FEATURES);
    for (const { features, letters } of data)
      for (const letter of letters) {
        let sum = 0;
        for (const feature of features) sum += chances[letter * FEATURES + feature]!;
        for (const feature of features) {
          const share = chances[letter * FEATURES + feature]! / sum;
          counts[letter * FEATURES + feature]! += share;
          totals[feature]! += share;
        }
      }
    for (let at = 0; at < counts.length; at++) counts[at]! /= totals[at % FEATURES]! || 1;
    chances = counts;
  }
  /** How many letters of the other script stand for one feature of a Latin name. */
  const ratio =
    data.reduce((sum, { features, letters }) => sum + letters.length / features.length, 0) /
    Math.max(1, data.length);
  return ({ latin, other }) => {
    const features = featuresOf(latin);
    const letters = lettersOf(other);
    let sum = 0;
    for (const char of letters) {
      const letter = chars.get(char);
      let chance = 0;
      if (letter !== undefined)
        for (const feature of features) chance += chances[letter * FEATURES + feature]!;
      sum += Math.log(Math.max(chance / features.length, LEAST));
    }
    const lengths = Math.abs(Math.log((letters.length + 1) / (features.length * ratio + 1)));
    return sum / Math.max(1, letters.length) - lengths;
  };
}

const LEAST = 1e-6;

function lettersOf(name: string): readonly string[] {
  return [...name.toLowerCase()].filter((char) => /[\p{L}\p{M}]/u.test(char));
}

function featuresOf(latin: string): readonly number[] {
  const plain = latin
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^a-z]/g, "");
  const features = [FEATURES - 1];
  for (let at = 0; at < plain.length; at++) {
    const letter = plain.charCodeAt(at) - 97;
    features.push(letter);
    if (at > 0) features.push(LETTERS + (plain.charCodeAt(at - 1) - 97) * LETTERS + letter);
  }
  return features;
}
