/** Bands of a number: how they are held to sense, and how they are called. */
import type { InputIssue } from "#sdk";
import type { Band } from "./input.ts";

/** Sentences about bands that do not make sense together. */
export type BandPhrases = {
  noBound: {};
  turnedRound: { low: number };
  overlaps: {};
  overlapsBelow: { high: number };
};

/** Everything wrong with the bands, each under its path; they may stand in any order. */
export function bandIssues(bands: readonly Band[]): readonly InputIssue[] {
  const own = bands.flatMap(({ low, high }, index): readonly InputIssue[] => {
    const path = `bands/${index}`;
    if (low === undefined && high === undefined) return [{ path, code: "noBound" }];
    if (low === undefined || high === undefined || low < high) return [];
    return [{ path: `${path}/high`, code: "turnedRound", with: { low } }];
  });
  if (own.length > 0) return own;
  const order = [...bands.keys()].sort((a, b) => startOf(bands[a]!) - startOf(bands[b]!));
  return order.slice(1).flatMap((index, at) => {
    const [before, { low }] = [bands[order[at]!]!, bands[index]!];
    const path = `bands/${index}`;
    if (before.high === undefined || low === undefined) return [{ path, code: "overlaps" }];
    if (low >= before.high) return [];
    const { high } = before;
    return [{ path: `${path}/low`, code: "overlapsBelow", with: { high }, nearest: high }];
  });
}

function startOf({ low = -Infinity }: Band): number {
  return low;
}

/** What a band is by its bounds alone. */
export function wordsOfBand({ low, high }: Band): string {
  return `${low ?? ""}..${high ?? ""}`;
}

const signed = (value: number) => String(value).replace("-", "−");

/** "200–400 mm", "−5 … −1 °C", "< 200 mm", "≥ 400 mm". */
export function labelOf({ low, high }: Band, unit: string): string {
  if (low === undefined) return `< ${signed(high!)} ${unit}`;
  if (high === undefined) return `≥ ${signed(low)} ${unit}`;
  const dash = low < 0 || high < 0 ? " … " : "–";
  return `${signed(low)}${dash}${signed(high)} ${unit}`;
}
