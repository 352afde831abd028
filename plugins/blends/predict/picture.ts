/** The picture of a prediction: one bar for each option, as long as its probability. */
import { escapeText, framePicture, label, type Lang } from "#sdk";

const WIDTH = 360;
const TOP = 62;
const ROW = 46;
const LEFT = 20;
const FULL = 268;
const TITLE_CELLS = 46;
const LABEL_CELLS = 54;
export const INK = "#2b2620";
export const FAINT = "#6f675d";
export const TRACK = "#e9e1d3";
export const LEADS = "#1d6f5c";
export const FOLLOWS = "#9a8a6c";
export const PAPER = "#fbf7ef";

/** What a picture of shares says beside what was asked. */
export interface ShareWords {
  /** "It passes 61 %", in the language's way. */
  readonly share: (label: string, percent: number) => string;
  /** For those who do not see it. */
  readonly list: (items: readonly string[]) => string;
  /** Under the bars. */
  readonly note: string;
}

/** One option and its probability, 0 to 1. */
export interface Share {
  readonly label: string;
  readonly share: number;
}

/** Outcomes as shares. */
export function sharesOf(
  outcomes: readonly { readonly label: string; readonly probability: number }[],
): readonly Share[] {
  return outcomes.map(({ label: name, probability }) => ({ label: name, share: probability }));
}

/**
 * Draws the shares of one question.
 *
 * @param towards label of the share that is marked; null where none leads
 */
export function drawShares(
  id: string,
  question: string,
  shares: readonly Share[],
  towards: string | null,
  words: ShareWords,
  lang: Lang,
): string {
  const height = TOP + shares.length * ROW + 40;
  const said = shares.map(({ label: name, share }) => words.share(name, percentOf(share)));
  return framePicture(
    {
      id,
      lang,
      title: shorten(question, 2 * TITLE_CELLS),
      desc: words.list(said),
      width: WIDTH,
      height,
      paper: PAPER,
    },
    label(WIDTH / 2, 34, 15, shorten(question, TITLE_CELLS)),
    ...shares.map((one, index) => bar(one, TOP + index * ROW, one.label === towards)),
    label(WIDTH / 2, height - 14, 11, words.note, FAINT),
  );
}

function bar({ label: name, share }: Share, top: number, leads: boolean): string {
  const width = Math.max(2, FULL * share).toFixed(1);
  return (
    line(LEFT, top + 12, 12, "start", shorten(name, LABEL_CELLS)) +
    `<rect x="${LEFT}" y="${top + 18}" width="${FULL}" height="14" rx="3" fill="${TRACK}"/>` +
    `<rect x="${LEFT}" y="${top + 18}" width="${width}" height="14" rx="3" fill="${leads ? LEADS : FOLLOWS}"/>` +
    line(WIDTH - 20, top + 30, 13, "end", `${percentOf(share)} %`)
  );
}

/** A line of text from or up to a point. */
export function line(
  x: number,
  y: number,
  size: number,
  anchor: "start" | "end",
  text: string,
  fill = INK,
): string {
  return `<text x="${x}" y="${y}" font-size="${size}" text-anchor="${anchor}" fill="${fill}">${escapeText(text)}</text>`;
}

export function percentOf(share: number): number {
  return Math.round(100 * share);
}

const WIDE = /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff01-\uff60]/;

/** A text cut to so many cells; a Chinese character fills two. */
export function shorten(text: string, cells: number): string {
  let room = cells;
  const kept: string[] = [];
  for (const letter of text) {
    room -= WIDE.test(letter) ? 2 : 1;
    if (room < 0) return `${kept.slice(0, -1).join("").trimEnd()}…`;
    kept.push(letter);
  }
  return text;
}

/** A text on at most so many lines, broken at blanks or between Chinese characters; the last may be cut. */
export function wrap(text: string, cells: number, most: number): readonly string[] {
  const pieces =
    text.match(
      /[\p{Script=Han}\u3000-\u303f\uff00-\uff60]|[^\s\p{Script=Han}\u3000-\u303f\uff00-\uff60]+\s*/gu,
    ) ?? [];
  const lines: string[] = [];
  let current = "";
  for (const [index, piece] of pieces.entries()) {
    if (current !== "" && cellsOf(current + piece.trimEnd()) > cells) {
      if (lines.length === most - 1) {
        return [...lines, shorten(current + pieces.slice(index).join(""), cells)];
      }
      lines.push(current.trimEnd());
      current = "";
    }
    current += piece;
  }
  return [...lines, shorten(current.trimEnd(), cells)];
}

function cellsOf(text: string): number {
  return [...text].reduce((sum, letter) => sum + (WIDE.test(letter) ? 2 : 1), 0);
}
