/** The picture of a blend: its score, and one bar for every system, from the middle outward. */
import { escapeText, framePicture, label, type Lang } from "#sdk";
import type { BlendAnswer } from "./answer.ts";
import { sideOf } from "./mean.ts";
import type { System, SystemId } from "./system.ts";

const WIDTH = 360;
const ROW = 24;
const TOP = 168;
const BOTTOM = 34;
/** Where 0 and 100 stand. */
const LEFT = 158;
const RIGHT = 320;
const INK = "#2b2620";
const FAINT = "#8a8177";
const RULE = "#d8d0c2";
const PAPER = "#fbf7ef";

/** Colours that differ in lightness too, so that they can be told apart without hue. */
export const SIDE_COLOURS = {
  favourable: "#1d6f5c",
  mixed: "#c08a2c",
  adverse: "#8f2f3a",
} as const;

/** The words of the picture, beside the names of the systems. */
export interface PictureWords {
  readonly favourable: string;
  readonly mixed: string;
  readonly adverse: string;
  /** In place of a bar. */
  readonly describes: string;
  readonly noAnswer: string;
  /** For those who do not see it; `bars` are names with their scores, null for none. */
  readonly desc: (
    score: number | null,
    bars: readonly { readonly title: string; readonly score: number | null }[],
  ) => string;
}

/** One bar of the picture. */
export interface Bar {
  readonly title: string;
  readonly score: number | null;
  /** What stands in place of a bar. */
  readonly word?: string;
}

/** Bars of another kind below those of the systems, such as the sides of a shared life. */
export interface Group {
  readonly title: string;
  readonly bars: readonly Bar[];
}

interface BlendWords {
  readonly title: string;
  readonly terms: { readonly system: Readonly<Record<SystemId, string>> };
  readonly picture: PictureWords;
}

/**
 * Makes the drawing of a blend.
 *
 * @param id of the picture's parts
 * @param groupOf bars of another kind, drawn below
 */
export function blendPicture<A extends BlendAnswer, W extends BlendWords>(
  id: string,
  groupOf?: (answer: A, words: W) => Group,
) {
  return (answer: A, words: W, lang: Lang): string => {
    const { title, terms, picture } = words;
    const bars = answer.systems.map((one) => barOf(one, terms.system[one.title], picture));
    const group = groupOf?.(answer, words) ?? { title, bars: [] };
    const rows = bars.length + (group.bars.length > 0 ? group.bars.length + 1 : 0);
    const height = TOP + rows * ROW + BOTTOM;
    const desc = picture.desc(answer.blendedScore, [...bars, ...group.bars]);
    const below = TOP + (bars.length + 1) * ROW;
    return framePicture(
      { id, lang, title, desc, width: WIDTH, height, paper: PAPER },
      label(WIDTH / 2, 28, 16, title),
      dial(answer.blendedScore),
      legend(picture),
      scale(rows),
      ...bars.map((bar, index) => row(bar, TOP + index * ROW, picture)),
      group.bars.length > 0 ? overLines((LEFT + RIGHT) / 2, below - 8, group.title) : "",
      ...group.bars.map((bar, index) => row(bar, below + index * ROW, picture)),
    );
  };
}

/** A ring that is filled as far as the score goes. */
function dial(score: number | null): string {
  const [x, y, radius] = [WIDTH / 2, 82, 38];
  const around = 2 * Math.PI * radius;
  const colour = score === null ? FAINT : SIDE_COLOURS[sideOf(score)];
  const ring = (stroke: string, dash: string) =>
    `<circle cx="${x}" cy="${y}" r="${radius}" fill="none" stroke="${stroke}" stroke-width="9" ${dash}/>`;
  const part = (around * (score ?? 0)) / 100;
  const dash = `stroke-dasharray="${part.toFixed(1)} ${around.toFixed(1)}" transform="rotate(-90 ${x} ${y})"`;
  return (
    ring(RULE, "") + ring(colour, dash) + label(x, y + 10, 28, score === null ? "–" : String(score))
  );
}

function legend(words: PictureWords): string {
  return (["adverse", "mixed", "favourable"] as const)
    .map((side, index) => {
      const x = 96 + index * 84;
      return (
        `<rect x="${x - 26}" y="138" width="10" height="10" rx="2" fill="${SIDE_COLOURS[side]}"/>` +
        `<text x="${x - 12}" y="147" font-size="11" text-anchor="start" fill="${INK}">${escapeText(words[side])}</text>`
      );
    })
    .join("");
}

/** Lines at 0, 50 and 100 behind the bars. */
function scale(rows: number): string {
  const bottom = TOP + rows * ROW;
  return [0, 50, 100]
    .map((value) => {
      const x = xOf(value);
      return (
        `<path d="M${x} ${TOP - 4}V${bottom}" stroke="${RULE}" stroke-width="1"/>` +
        label(x, bottom + 16, 11, String(value), FAINT)
      );
    })
    .join("");
}

function xOf(score: number): number {
  return Math.round((LEFT + ((RIGHT - LEFT) * score) / 100) * 10) / 10;
}

function barOf({ score, delivered, polarity }: System, title: string, words: PictureWords): Bar {
  if (!delivered) return { title, score: null, word: words.noAnswer };
  return polarity === "unweighed"
    ? { title, score: null, word: words.describes }
    : { title, score };
}

function row({ title, score, word }: Bar, top: number, { noAnswer }: PictureWords): string {
  const middle = top + ROW / 2;
  const name =
    `<text x="${LEFT - 12}" y="${middle + 4}" font-size="11.5" text-anchor="end" ` +
    `fill="${score === null ? FAINT : INK}">${escapeText(begun(title))}</text>`;
  if (score === null) return name + overLines((LEFT + RIGHT) / 2, middle + 4, word ?? noAnswer);
  const [from, to] = [xOf(50), xOf(score)];
  const bar =
    `<rect x="${Math.min(from, to)}" y="${middle - 6}" width="${Math.max(2, Math.abs(to - from)).toFixed(1)}" ` +
    `height="12" rx="2" fill="${SIDE_COLOURS[sideOf(score)]}"/>`;
  return name + bar + label(RIGHT + 20, middle + 4, 11.5, String(score));
}

/** A word that stands on the lines of the scale, with a rim of paper around it. */
function overLines(x: number, y: number, word: string): string {
  return (
    `<text x="${x}" y="${y}" font-size="11" fill="${FAINT}" stroke="${PAPER}" stroke-width="5" ` +
    `paint-order="stroke">${escapeText(word)}</text>`
  );
}

/** Names stand in the middle of sentences; here each begins a line. */
function begun(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
