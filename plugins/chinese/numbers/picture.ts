import type { Lang } from "#sdk";
import { box, drawing, PAPER, SERIF, text } from "#east/svg.ts";
import { WANDERING_STAR, type WanderingStar } from "../core/eight_mansions.ts";
import type { PairReading } from "./answer.ts";
import { STAR_NATURES } from "./stars.ts";

/** What a strip of pairs says beside the stars. */
export interface PairPictureWords {
  /** What the number is. */
  readonly name: string;
  readonly title: (name: string, shown: string) => string;
  /** All stars in the order drawn, for those who do not see them. */
  readonly listed: (stars: readonly WanderingStar[]) => string;
  /** What stands under a star; strength is 0 where the digits are covered. */
  readonly caption: (star: WanderingStar, strength: number) => string;
  readonly captionSize: number;
  readonly luckyWeight: (percent: number) => string;
  readonly strongest: string;
}

/** A pair as it is drawn; without digits where they are covered. */
interface Cell {
  readonly star: WanderingStar;
  /** Null where covered. */
  readonly digits: string | null;
  readonly strength: number;
  readonly faded: boolean;
}

const WIDTH = 360;
const COLUMNS = 6;
const CELL = 54;
const ROW = 78;
const LUCKY = "#21703c";
const UNLUCKY = "#b3261e";

const nativeOf = (star: WanderingStar) => WANDERING_STAR.writings[star]!.native!;

/**
 * Draws the pairs of a number as a strip of cells, each with its star.
 *
 * Pairs that reach into the covered digits stand first, by rank of their stars and without digits or
 * strength: in their true order they would give the covered digits away.
 */
export function drawPairs(reading: PairReading, words: PairPictureWords, lang: Lang): string {
  const { name } = words;
  const pairs = cellsOf(reading);
  const rows = Math.max(1, Math.ceil(pairs.length / COLUMNS));
  const height = 132 + rows * ROW;
  const title = words.title(name, reading.shown);
  const desc = words.listed(pairs.map(({ star }) => star));
  const bar = 76 + rows * ROW;
  const dominant = reading.dominant ? `${words.strongest} ${nativeOf(reading.dominant)}` : "–";
  return drawing(WIDTH, height, { title, desc, lang }, [
    text(18, 30, name, { size: 16, weight: 700, anchor: "start", family: SERIF }),
    text(18, 54, spaced(reading.shown), { size: 17, anchor: "start", fill: PAPER.faint }),
    ...pairs.map((pair, i) => drawCell(pair, i, words)),
    box(18, bar, 324, 12, { fill: UNLUCKY, radius: 3 }),
    box(18, bar, 3.24 * reading.score, 12, { fill: LUCKY, radius: 3 }),
    text(18, bar + 32, words.luckyWeight(reading.score), { size: 13, anchor: "start" }),
    text(342, bar + 32, dominant, { size: 13, anchor: "end" }),
  ]);
}

function drawCell(
  { star, digits, strength, faded }: Cell,
  i: number,
  { caption, captionSize }: PairPictureWords,
): string {
  const x = 18 + (i % COLUMNS) * CELL;
  const y = 66 + Math.floor(i / COLUMNS) * ROW;
  const ink = STAR_NATURES[star].lucky ? LUCKY : UNLUCKY;
  const shown = digits ?? "••";
  return (
    box(x + 1, y, CELL - 4, ROW - 8, {
      fill: faded ? PAPER.ground : PAPER.card,
      stroke: faded ? PAPER.line : ink,
    }) +
    text(x + 26, y + 20, shown, { size: shown.length > 4 ? 10 : 15, weight: 600 }) +
    text(x + 26, y + 43, nativeOf(star), { size: 16, weight: 700, family: SERIF, fill: ink }) +
    text(x + 26, y + 60, caption(star, strength), { size: captionSize, fill: PAPER.faint })
  );
}

/** Covered pairs by rank of their stars, then the open ones in their order. */
function cellsOf({ pairs, counts, shown }: PairReading): readonly Cell[] {
  const open = pairs.filter(({ from }) => shown[from] !== "•" && shown[from] !== undefined);
  const covered = counts.flatMap(({ star, count }) => {
    const hidden = count - open.filter((pair) => pair.star === star).length;
    return Array.from({ length: hidden }, () => ({
      star,
      digits: null,
      strength: 0,
      faded: false,
    }));
  });
  return [
    ...covered,
    ...open.map(({ star, from, to, strength, weight }) => ({
      star,
      digits: shown.slice(from, to + 1),
      strength,
      faded: weight === 0,
    })),
  ];
}

/** Groups of four from the end, so that the open digits stand together. */
function spaced(shown: string): string {
  return shown.length > 16 ? shown : shown.replace(/(?<=.)(?=(?:.{4})+$)/gu, " ");
}
