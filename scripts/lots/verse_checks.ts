/** Checks of sound: endings, rhyme, alternation and the faults of regulated verse. */
import { isChinese } from "../../plugins/temple-lots/library/verse.ts";
import type { WholeLot, WholePack } from "../../plugins/temple-lots/testing/whole_pack.ts";
import { atLeast, atMost, hard, type Finding } from "./finding.ts";
import { fits, rhyme, toneOf, type Tone } from "./sounds.ts";

export function checkVerse({ lots, form }: WholePack): readonly Finding[] {
  if (!isChinese(form)) return [];
  const lines = lots.flatMap((lot) => lot.poem.zhHant.map((line) => ({ lot, line })));
  const rhymes = lots.map((lot) => ({ lot, kind: rhymeOf(lot) }));
  return [
    hard("endings", lots.flatMap(endingFaults)),
    hard(
      "rhyme family",
      rhymes.filter(({ kind }) => kind === "none").map(({ lot }) => `lot ${lot.n}: ${ends(lot)}`),
    ),
    atLeast(
      "strict rhyme",
      rhymes
        .filter(({ kind }) => kind !== "group")
        .map(({ lot, kind }) => `lot ${lot.n}: ${ends(lot)} ${kind}`),
      lots.length,
      0.9,
    ),
    atLeast(
      "alternation 2-4-6",
      lines.filter(({ line }) => !alternates(line)).map(({ lot, line }) => `lot ${lot.n}: ${line}`),
      lines.length,
      0.95,
    ),
    atLeast(
      "opposition 1/2 and 3/4",
      lots.filter((lot) => !opposes(lot)).map(named),
      lots.length,
      0.95,
    ),
    atLeast("agreement 2/3", lots.filter((lot) => !agrees(lot)).map(named), lots.length, 0.85),
    atMost("three equal tones at an end", lots.filter(hasEqualEnd).map(named), lots.length, 0.05),
    atMost("lone level tone", lots.filter(hasLoneLevel).map(named), lots.length, 0.03),
  ];
}

function named(lot: WholeLot): string {
  return `lot ${lot.n}: ${lot.poem.zhHant.join("／")}`;
}

function tonesOf(line: string): readonly Tone[] {
  return [...line].map(toneOf);
}

function lastOf(lot: WholeLot, index: number): string {
  return [...lot.poem.zhHant[index]!].at(-1)!;
}

function ends(lot: WholeLot): string {
  return `${lastOf(lot, 1)} ${lastOf(lot, 3)}`;
}

function rhymeOf(lot: WholeLot): ReturnType<typeof rhyme> {
  return rhyme(lastOf(lot, 1), lastOf(lot, 3));
}

function endingFaults(lot: WholeLot): readonly string[] {
  const faults: string[] = [];
  for (const index of [1, 3]) {
    if (!fits(toneOf(lastOf(lot, index)), "level")) {
      faults.push(`lot ${lot.n}: line ${index + 1} ends oblique: ${lot.poem.zhHant[index]}`);
    }
  }
  if (!fits(toneOf(lastOf(lot, 2)), "oblique")) {
    faults.push(`lot ${lot.n}: line 3 ends level: ${lot.poem.zhHant[2]}`);
  }
  return faults;
}

/** Positions whose tones carry the pattern, from 0: 2-4-6 of seven, 2-4 of five characters. */
function beats(line: string): readonly Tone[] {
  const tones = tonesOf(line);
  return tones.length === 7 ? [tones[1]!, tones[3]!, tones[5]!] : [tones[1]!, tones[3]!];
}

function alternates(line: string): boolean {
  return (["level", "oblique"] as const).some((first) => {
    const other = first === "level" ? "oblique" : "level";
    return beats(line).every((tone, i) => fits(tone, i % 2 === 0 ? first : other));
  });
}

function secondTones(lot: WholeLot): readonly Tone[] {
  return lot.poem.zhHant.map((line) => toneOf([...line][1]!));
}

function opposes(lot: WholeLot): boolean {
  const [a, b, c, d] = secondTones(lot);
  return differ(a!, b!) && differ(c!, d!);
}

function agrees(lot: WholeLot): boolean {
  const [, b, c] = secondTones(lot);
  return b === "either" || c === "either" || b === c;
}

function differ(a: Tone, b: Tone): boolean {
  return a === "either" || b === "either" || a !== b;
}

function hasEqualEnd(lot: WholeLot): boolean {
  return lot.poem.zhHant.some((line) => {
    const end = tonesOf(line).slice(-3);
    return end.every((tone) => tone === "level") || end.every((tone) => tone === "oblique");
  });
}

/** One level tone beside the rhyme in a rhymed line, with obliques around it: ●○●●◎. */
function hasLoneLevel(lot: WholeLot): boolean {
  return [1, 3].some((index) => {
    const inner = tonesOf(lot.poem.zhHant[index]!).slice(0, -1);
    const levels = inner.flatMap((tone, place) => (tone === "oblique" ? [] : [place]));
    return levels.length === 1 && levels[0] !== inner.length - 1;
  });
}
