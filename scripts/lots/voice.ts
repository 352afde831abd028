/**
 * Voice: whether a reading, or a poem, names its set. A centroid of weighted pairs of characters stands for
 * each set; each text is held against all of them, its own without it, with the names of the gods masked.
 */
import { SYSTEMS } from "../../plugins/temple-lots/library/facts.ts";
import type { WholePack } from "../../plugins/temple-lots/testing/whole_pack.ts";
import type { Finding } from "./finding.ts";

type Vector = Map<string, number>;
type Texts = (lot: WholePack["lots"][number]) => string;

/** Least parts of the texts of all sets that are guessed. */
const LEAST = { readings: 0.6, poems: 0.4 };

export function checkVoices(packs: readonly WholePack[]): readonly Finding[] {
  return [
    checkVoice(
      "readings that name their set",
      packs,
      LEAST.readings,
      (lot) => lot.interpretation.zhHant,
    ),
    checkVoice("poems that name their set", packs, LEAST.poems, (lot) =>
      lot.poem.zhHant.join("\n"),
    ),
  ];
}

/** One case a set: how much of it is guessed, and which it is most often taken for. */
function checkVoice(
  check: string,
  packs: readonly WholePack[],
  least: number,
  textOf: Texts,
): Finding {
  const taken = guesses(packs, textOf);
  const right = (slug: string) => taken.get(slug)!.filter((one) => one === slug).length;
  const all = packs.reduce((sum, { lots }) => sum + lots.length, 0);
  const share = packs.reduce((sum, { slug }) => sum + right(slug), 0) / all;
  const cases = packs.map(({ slug, lots }) => {
    const others = countOf(taken.get(slug)!.filter((one) => one !== slug));
    const [other] = [...others].sort((a, b) => b[1] - a[1])[0] ?? ["none"];
    return `${slug}: ${Math.round((100 * right(slug)) / lots.length)} %, else ${other}`;
  });
  const figure = `${(share * 100).toFixed(1)} % (at least ${least * 100} %)`;
  return { check, kind: "soft", ok: share >= least, figure, cases };
}

/** What would give a set away: the names of its god. */
function namesOf(slug: string): readonly string[] {
  const { nameZh = "", deityZh = "" } = SYSTEMS.find((one) => one.slug === slug) ?? {};
  const names = `${nameZh.replace(/靈籤|感應|籤.*/gu, "")} ${deityZh}`.split(/[（）・、／\s]+/u);
  return names.filter((name) => [...name].length > 1);
}

/** For each set, the slug that each of its texts is taken for. */
function guesses(
  packs: readonly WholePack[],
  textOf: Texts,
): ReadonlyMap<string, readonly string[]> {
  const names = packs.flatMap(({ slug }) => namesOf(slug)).sort((a, b) => b.length - a.length);
  const counted = packs.map(({ slug, lots }) => ({
    slug,
    texts: lots.map((lot) =>
      pairsOf(names.reduce((text, name) => text.replaceAll(name, "\n"), textOf(lot))),
    ),
  }));
  const texts = counted.flatMap((one) => one.texts);
  const holders = new Map<string, number>();
  for (const text of texts) {
    for (const pair of text.keys()) holders.set(pair, (holders.get(pair) ?? 0) + 1);
  }
  const weigh = (text: Vector): Vector =>
    unit(
      new Map(
        [...text].flatMap(([pair, count]) => {
          const held = holders.get(pair)!;
          // What stands in one text alone tells nothing of a set.
          return held < 2 ? [] : [[pair, (1 + Math.log(count)) * Math.log(texts.length / held)]];
        }),
      ),
    );
  const weighed = counted.map(({ slug, texts: own }) => ({ slug, vectors: own.map(weigh) }));
  const sums = weighed.map(({ slug, vectors }) => ({
    slug,
    sum: sumOf(vectors),
    count: vectors.length,
  }));
  return new Map(
    weighed.map(({ slug, vectors }) => [
      slug,
      vectors.map((vector) => {
        const near = sums.map((one) => {
          const isOwn = one.slug === slug;
          return { slug: one.slug, cosine: cosineTo(vector, one.sum, isOwn) };
        });
        return near.reduce((best, one) => (one.cosine > best.cosine ? one : best)).slug;
      }),
    ]),
  );
}

function pairsOf(text: string): Vector {
  const pairs: Vector = new Map();
  for (const run of text.split(/[^\p{Script=Han}]+/u)) {
    const chars = [...run];
    for (const one of chars) pairs.set(one, (pairs.get(one) ?? 0) + 1);
    for (let i = 0; i + 1 < chars.length; i++) {
      const pair = chars[i]! + chars[i + 1]!;
      pairs.set(pair, (pairs.get(pair) ?? 0) + 1);
    }
  }
  return pairs;
}

function unit(vector: Vector): Vector {
  const length = Math.hypot(...vector.values()) || 1;
  return new Map([...vector].map(([key, value]) => [key, value / length]));
}

function sumOf(vectors: readonly Vector[]): Vector {
  const sum: Vector = new Map();
  for (const vector of vectors) {
    for (const [key, value] of vector) sum.set(key, (sum.get(key) ?? 0) + value);
  }
  return sum;
}

/** Cosine of a text to the centroid of a set, without the text where it is one of it. */
function cosineTo(vector: Vector, sum: Vector, isOwn: boolean): number {
  let [dot, square] = [0, 0];
  for (const [key, value] of vector) dot += value * ((sum.get(key) ?? 0) - (isOwn ? value : 0));
  for (const [key, value] of sum) square += (value - (isOwn ? (vector.get(key) ?? 0) : 0)) ** 2;
  return square > 0 ? dot / Math.sqrt(square) : 0;
}

function countOf(items: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1);
  return counts;
}
