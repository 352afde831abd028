/** Checks of variety: no line, sentence or turn of phrase twice, no two poems alike. */
import { isChinese } from "../../plugins/temple-lots/library/verse.ts";
import type { WholeLot, WholePack } from "../../plugins/temple-lots/testing/whole_pack.ts";
import { atMost, hard, type Finding } from "./finding.ts";

const STOCK_PHRASES =
  "貴人相助 前程似錦 萬事如意 平安順利 時來運轉 苦盡甘來 柳暗花明 守得雲開 馬到成功 一帆風順 錦上添花 枯木逢春 撥雲見日 水到渠成 否極泰來 心想事成".split(
    " ",
  );
const MOST_STOCK = 3;

export function checkVariety({ lots, form }: WholePack): readonly Finding[] {
  return [
    hard("kinship of poems", kinship(lots)),
    // Pairs of characters are counted in Chinese verse; the particles of prose that renders another tongue recur.
    ...(isChinese(form) ? variety(lots) : []),
    hard("sentences of readings twice", repeatedSentences(lots)),
    atMost("8-character runs shared between readings", sharedRuns(lots), runCount(lots), 0.01),
    atMost(
      "equal first four characters of readings",
      repeatedOpenings(lots, chineseOpening),
      lots.length,
      0.03,
    ),
    atMost(
      "equal first three words of readings",
      repeatedOpenings(lots, englishOpening),
      lots.length,
      0.03,
    ),
  ];
}

/** Stock phrases used more than three times in the whole corpus. */
export function checkStockPhrases(packs: readonly WholePack[]): Finding {
  const corpus = packs
    .flatMap((pack) => pack.lots.map((lot) => poemOf(lot) + lot.interpretation.zhHant))
    .join("\n");
  const over = STOCK_PHRASES.map((phrase) => ({ phrase, count: corpus.split(phrase).length - 1 }));
  return hard(
    "stock phrases",
    over
      .filter(({ count }) => count > MOST_STOCK)
      .map(({ phrase, count }) => `${phrase}: ${count} times`),
  );
}

function poemOf(lot: WholeLot): string {
  return lot.poem.zhHant.join("\n");
}

function runsOf(text: string, length: number): readonly string[] {
  return text.split("\n").flatMap((line) => {
    const chars = [...line];
    return chars
      .slice(0, Math.max(0, chars.length - length + 1))
      .map((_, i) => chars.slice(i, i + length).join(""));
  });
}

function kinship(lots: readonly WholeLot[]): readonly string[] {
  const pairs = lots.map((lot) => new Set(runsOf(poemOf(lot), 2)));
  const triples = lots.map((lot) => new Set(runsOf(poemOf(lot), 3)));
  const faults: string[] = [];
  for (let i = 0; i < lots.length; i++) {
    for (let j = i + 1; j < lots.length; j++) {
      const two = jaccard(pairs[i]!, pairs[j]!);
      const three = jaccard(triples[i]!, triples[j]!);
      if (two > 0.2 || three > 0.1) {
        faults.push(
          `lots ${lots[i]!.n} and ${lots[j]!.n}: pairs ${two.toFixed(2)}, triples ${three.toFixed(2)}`,
        );
      }
    }
  }
  return faults;
}

function jaccard(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let shared = 0;
  for (const item of a) if (b.has(item)) shared++;
  return shared / (a.size + b.size - shared);
}

function variety(lots: readonly WholeLot[]): readonly Finding[] {
  const pairs = lots.flatMap((lot) => runsOf(poemOf(lot), 2));
  const distinct = new Set(pairs).size / pairs.length;
  const often = countBy(lots.flatMap((lot) => [...new Set(runsOf(poemOf(lot), 2))]));
  const openings = countBy(
    lots.flatMap((lot) => lot.poem.zhHant.map((line) => [...line].slice(0, 2).join(""))),
  );
  const closings = countBy(
    lots.flatMap((lot) => lot.poem.zhHant.map((line) => [...line].slice(-3).join(""))),
  );
  return [
    {
      check: "distinct pairs",
      kind: "soft",
      ok: distinct >= 0.85,
      figure: `${(distinct * 100).toFixed(1)} % (at least 85 %)`,
      cases: [],
    },
    soft("opening pair more than twice", openings, (count) => count > 2),
    soft("closing triple more than twice", closings, (count) => count > 2),
    soft(
      "pair in more than 4 % of poems",
      often,
      (count) => count > Math.max(2, lots.length * 0.04),
    ),
  ];
}

function soft(
  check: string,
  counts: ReadonlyMap<string, number>,
  over: (count: number) => boolean,
): Finding {
  const cases = [...counts]
    .filter(([, count]) => over(count))
    .map(([run, count]) => `${run} ${count} times`);
  return { check, kind: "soft", ok: cases.length === 0, figure: `${cases.length} cases`, cases };
}

function countBy(items: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1);
  return counts;
}

/** Sentences of at least 12 characters or 8 words that stand in two readings. */
function repeatedSentences(lots: readonly WholeLot[]): readonly string[] {
  const first = new Map<string, number>();
  const faults: string[] = [];
  for (const lot of lots) {
    const chinese = lot.interpretation.zhHant
      .split(/[。！？；]/)
      .filter((s) => [...s].length >= 12);
    const english = lot.interpretation.en
      .split(/[.!?;]/)
      .map((s) => s.trim())
      .filter((s) => s.split(/\s+/).length >= 8);
    for (const sentence of [...chinese, ...english]) {
      const there = first.get(sentence);
      if (there !== undefined) faults.push(`lots ${there} and ${lot.n}: ${sentence}`);
      else first.set(sentence, lot.n);
    }
  }
  return faults;
}

function readingRuns(lot: WholeLot): readonly string[] {
  return runsOf(lot.interpretation.zhHant.replace(/[^\p{Script=Han}]+/gu, "\n"), 8);
}

function runCount(lots: readonly WholeLot[]): number {
  return lots.reduce((sum, lot) => sum + readingRuns(lot).length, 0);
}

function sharedRuns(lots: readonly WholeLot[]): readonly string[] {
  const owners = new Map<string, Set<number>>();
  for (const lot of lots) {
    for (const run of readingRuns(lot)) owners.set(run, (owners.get(run) ?? new Set()).add(lot.n));
  }
  return [...owners]
    .filter(([, lotsOf]) => lotsOf.size > 1)
    .map(([run, lotsOf]) => `${run}: lots ${[...lotsOf].join(", ")}`);
}

function chineseOpening(lot: WholeLot): string {
  return [...lot.interpretation.zhHant].slice(0, 4).join("");
}

function englishOpening(lot: WholeLot): string {
  return lot.interpretation.en.split(/\s+/).slice(0, 3).join(" ").toLowerCase();
}

function repeatedOpenings(
  lots: readonly WholeLot[],
  openingOf: (lot: WholeLot) => string,
): readonly string[] {
  const counts = countBy(lots.map(openingOf));
  return lots
    .filter((lot) => counts.get(openingOf(lot))! > 1)
    .map((lot) => `lot ${lot.n}: ${openingOf(lot)}`);
}
