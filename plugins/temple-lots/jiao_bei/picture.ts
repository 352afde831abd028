/** The blocks as they fell: red crescents, the round side dark, the flat side light. */
import { framePicture, label, type Lang } from "#sdk";
import type { Throw } from "../draw/blocks.ts";
import type { BlocksAnswer } from "./answer.ts";
import type { BlocksWords } from "./words/en.ts";

const STEP = 108;
const ROW = 132;
const PER_ROW = 3;
const MARGIN = 18;

/** A crescent lying on its side, within -40..40. */
const CRESCENT = "M-38 10C-34-22 34-22 38 10C18-6-18-6-38 10Z";

/** Which sides lie up: flat, then round. */
const SIDES: Readonly<Record<Throw, readonly [flat: boolean, flat: boolean]>> = {
  sheng: [true, false],
  laughing: [true, true],
  yin: [false, false],
};

/** Draws every throw, with its name below. */
export function drawBlocks(
  { throws, verdict }: BlocksAnswer,
  { terms, picture }: BlocksWords,
  lang: Lang,
): string {
  const columns = Math.min(PER_ROW, Math.max(2, throws.length));
  const width = 2 * MARGIN + STEP * columns;
  const rows = Math.ceil(throws.length / PER_ROW);
  const height = 52 + rows * ROW;
  const names = throws.map((one) => picture.name(one));
  const parts = throws.map((one, i) => {
    const inRow = Math.min(PER_ROW, throws.length - Math.floor(i / PER_ROW) * PER_ROW);
    const x = width / 2 + STEP * ((i % PER_ROW) - (inRow - 1) / 2);
    return drawThrow(one, names[i]!, x, 52 + Math.floor(i / PER_ROW) * ROW);
  });
  const title = picture.title(terms.outcome[verdict.value]);
  return framePicture(
    { id: "blocks", lang, title, desc: names.join(", "), width, height, paper: "#f4ead8" },
    label(width / 2, 32, 17, terms.outcome[verdict.value], "#6e1712"),
    ...parts,
  );
}

function drawThrow(one: Throw, name: string, x: number, y: number): string {
  const [first, second] = SIDES[one];
  return (
    block(first, x - 4, y + 30, -14) +
    block(second, x + 4, y + 70, 168) +
    label(x, y + 112, 13, name)
  );
}

function block(isFlat: boolean, x: number, y: number, turn: number): string {
  const fill = isFlat ? "#e9b9a0" : "#b3261e";
  const grain = isFlat
    ? '<path d="M-26 0C-14-8 14-8 26 0" stroke="#b3261e" stroke-width="1.2" opacity=".6"/>'
    : '<path d="M-24-4C-12-14 12-14 24-4" stroke="#f2b7a4" stroke-width="2" opacity=".8"/>';
  return `<g transform="translate(${x} ${y}) rotate(${turn})" fill="none" stroke-linecap="round"><path d="${CRESCENT}" fill="${fill}" stroke="#6e1712" stroke-width="2"/>${grain}</g>`;
}
