import type { Lang, Text } from "#old";
import { box, drawing, PAPER, SERIF, text } from "../core/svg.ts";
import type { WanderingStarId } from "../core/eight_mansions.ts";
import type { PairReading } from "./reading.ts";
import { STAR_NATURES } from "./stars.ts";

type Star = PairReading["pairs"][number]["star"];

/** A pair as it is drawn; without digits where they are covered. */
interface Cell {
  readonly star: Star;
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

/**
 * Draws the pairs of a number as a strip of cells, each with its star.
 *
 * Pairs that reach into the covered digits stand first, by rank of their stars and without digits or
 * strength: in their true order they would give the covered digits away.
 */
export function drawPairs(reading: PairReading, name: Text, lang: Lang): string {
  const en = lang === "en";
  const pairs = cellsOf(reading);
  const rows = Math.max(1, Math.ceil(pairs.length / COLUMNS));
  const height = 132 + rows * ROW;
  const title = `${en ? name.en : name.zhHant}${en ? ": " : "："}${reading.shown}`;
  const stars = pairs.map(({ star }) => (en ? star.roman : star.native));
  const desc = stars.length > 0 ? stars.join(en ? ", " : "、") : en ? "no pairs" : "無可成之組";
  const bar = 76 + rows * ROW;
  return drawing(WIDTH, height, { title, desc, lang }, [
    text(18, 30, en ? name.en : name.zhHant, {
      size: 16,
      weight: 700,
      anchor: "start",
      family: SERIF,
    }),
    text(18, 54, spaced(reading.shown), { size: 17, anchor: "start", fill: PAPER.faint }),
    ...pairs.map((pair, i) => drawCell(pair, i, en)),
    box(18, bar, 324, 12, { fill: UNLUCKY, radius: 3 }),
    box(18, bar, 3.24 * reading.score, 12, { fill: LUCKY, radius: 3 }),
    text(18, bar + 32, en ? `lucky weight ${reading.score} %` : `吉星之力 ${reading.score}%`, {
      size: 13,
      anchor: "start",
    }),
    text(
      342,
      bar + 32,
      reading.dominant ? `${en ? "strongest" : "主星"} ${reading.dominant.native}` : "–",
      {
        size: 13,
        anchor: "end",
      },
    ),
  ]);
}

function drawCell({ star, digits, strength, faded }: Cell, i: number, en: boolean): string {
  const x = 18 + (i % COLUMNS) * CELL;
  const y = 66 + Math.floor(i / COLUMNS) * ROW;
  const ink = STAR_NATURES[star.id as WanderingStarId].lucky ? LUCKY : UNLUCKY;
  const shown = digits ?? "••";
  return (
    box(x + 1, y, CELL - 4, ROW - 8, {
      fill: faded ? PAPER.ground : PAPER.card,
      stroke: faded ? PAPER.line : ink,
    }) +
    text(x + 26, y + 20, shown, { size: shown.length > 4 ? 10 : 15, weight: 600 }) +
    text(x + 26, y + 43, star.native, { size: 16, weight: 700, family: SERIF, fill: ink }) +
    text(x + 26, y + 60, en ? star.roman : digits === null ? "" : "●".repeat(strength), {
      size: en ? 10 : 8,
      fill: PAPER.faint,
    })
  );
}

/** Covered pairs by rank of their stars, then the open ones in their order. */
function cellsOf({ pairs, counts, shown }: PairReading): readonly Cell[] {
  const open = pairs.filter(({ from }) => shown[from] !== "•" && shown[from] !== undefined);
  const covered = counts.flatMap(({ star, count }) => {
    const hidden = count - open.filter((pair) => pair.star.id === star.id).length;
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
