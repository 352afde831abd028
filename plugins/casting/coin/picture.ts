/** The coins as they fell, in one picture. */
import { framePicture, label, type Lang } from "#sdk";
import type { CoinAnswer } from "./answer.ts";
import type { Side } from "./flips.ts";
import type { CoinWords } from "./words/en.ts";

const STEP = 84;
const RADIUS = 34;
const ROW = 116;
/** Coins of a row: as many as a phone shows. */
const PER_ROW = 4;
const MARGIN = 20;

/** A sun with eight rays for heads, a crescent for tails; strokes within -20..20. */
const FACES: Readonly<Record<Side, string>> = {
  heads:
    "M0 0m-8 0a8 8 0 1 0 16 0a8 8 0 1 0-16 0M0-13v-6M0 13v6M-13 0h-6M13 0h6M-9-9l-4-4M9 9l4 4M9-9l4-4M-9 9l-4 4",
  tails: "M5-15a15.5 15.5 0 1 0 0 30a13 15.5 0 0 1 0-30zM12-4h.1M16 5h.1M10 8h.1",
};

const METAL: Readonly<Record<Side, readonly [fill: string, ink: string]>> = {
  heads: ["#f2cf63", "#7a5a10"],
  tails: ["#d5d8dc", "#4c5661"],
};

/** Draws the coins in the order of the flips, the side below each. */
export function drawCoins(
  { sequence, answer }: CoinAnswer,
  { terms, picture }: CoinWords,
  lang: Lang,
): string {
  const width = 2 * MARGIN + STEP * Math.min(PER_ROW, sequence.length);
  const height = 16 + ROW * Math.ceil(sequence.length / PER_ROW);
  const sides = sequence.map((side) => terms.side[side]);
  const coins = sequence.map((side, index) => drawCoin(side, sides[index]!, index));
  const title = picture.title(terms.answer[answer]);
  const desc = sides.join(", ");
  return framePicture({ id: "coin", lang, title, desc, width, height, paper: "#efe9dc" }, ...coins);
}

function drawCoin(side: Side, name: string, index: number): string {
  const [fill, ink] = METAL[side];
  const x = MARGIN + STEP * ((index % PER_ROW) + 0.5);
  const y = 16 + ROW * Math.floor(index / PER_ROW);
  return (
    `<g transform="translate(${x} ${y + 40})" fill="none" stroke="${ink}" stroke-width="2.5" stroke-linecap="round">` +
    `<ellipse cx="2" cy="${RADIUS - 1}" rx="${RADIUS - 4}" ry="5" fill="#2b2620" opacity=".16" stroke="none"/>` +
    `<circle r="${RADIUS}" fill="${fill}"/><circle r="${RADIUS - 5}" stroke-width="1"/>` +
    `<circle r="${RADIUS - 2.5}" stroke-width="2" stroke-dasharray=".1 4.2" opacity=".7"/>` +
    `<path d="${FACES[side]}"/></g>` +
    label(x, y + 98, 14, name)
  );
}
