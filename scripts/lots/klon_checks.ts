/**
 * Checks of klon suphap: its three rhymes and the tones its lines may end on.
 *
 * The end of the first line rhymes with the third or fifth syllable of the second, the second with the third line, the
 * third with the third or fifth of the fourth. The first line does not end in the mid tone, nor the second in the mid or
 * high; the third and fourth end in one of those. Source: Phraya Upakit Silpasan, Chanthalak.
 */
import { soundOf, type ThaiSyllable, type ThaiTone } from "./thai_sounds.ts";
import type { WholeLot, WholePack } from "../../plugins/temple-lots/testing/whole_pack.ts";
import { hard, type Finding } from "./finding.ts";

const ENDS: readonly (readonly ThaiTone[])[] = [
  ["low", "falling", "high", "rising"],
  ["low", "falling", "rising"],
  ["mid", "high"],
  ["mid", "high"],
];

export function checkKlon({ lots, form }: WholePack): readonly Finding[] {
  if (form !== "klon") return [];
  return [
    hard("klon rhymes", lots.flatMap(rhymeFaults)),
    hard("klon endings", lots.flatMap(endFaults)),
  ];
}

function linesOf({ spoken = [] }: WholeLot): readonly (readonly string[])[] {
  return spoken.map((line) => line.split("-"));
}

function rhymeFaults(lot: WholeLot): readonly string[] {
  const [first, second, third, fourth] = linesOf(lot);
  if (!first || !second || !third || !fourth) return [`lot ${lot.n}: not four lines`];
  const inner = (line: readonly string[]) => [line[2]!, line[4]!];
  return [
    { end: first.at(-1)!, within: inner(second), where: "line 1 in line 2" },
    { end: second.at(-1)!, within: [third.at(-1)!], where: "line 2 with line 3" },
    { end: third.at(-1)!, within: inner(fourth), where: "line 3 in line 4" },
  ].flatMap(({ end, within, where }) =>
    within.some((one) => one !== end && soundOf(one).rhyme === soundOf(end).rhyme)
      ? []
      : [`lot ${lot.n}: ${where}: ${said(end)} against ${within.map(said).join(", ")}`],
  );
}

function endFaults(lot: WholeLot): readonly string[] {
  return linesOf(lot).flatMap((line, index) => {
    const end = line.at(-1)!;
    return ENDS[index]!.includes(soundOf(end).tone)
      ? []
      : [`lot ${lot.n}: line ${index + 1} ends on ${said(end)}`];
  });
}

function said(syllable: string): string {
  const { rhyme, tone }: ThaiSyllable = soundOf(syllable);
  return `${syllable} (${rhyme}, ${tone})`;
}
