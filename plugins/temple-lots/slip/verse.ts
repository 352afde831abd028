/** The verse of a slip as its tongue is written: columns from the right, or lines across. */
import { escapeText } from "#sdk";
import type { Form } from "../library/pack.ts";
import { VERSE, type Tongue } from "../library/verse.ts";

/** How a slip is written in a tongue. */
export interface Writing {
  readonly font: string;
  /** Columns from the right, or lines across. */
  readonly runs: "down" | "across";
  /** How far each phrase hangs below the one before it. */
  readonly hang: number;
  /** The number of a lot, as it stands at the head; `numeral` is written in Chinese characters. */
  readonly numbered: (lot: number, numeral: string) => string;
}

export const WRITING: Readonly<Record<Tongue, Writing>> = {
  "zh-Hant": {
    font: "'Noto Serif CJK TC','Noto Serif TC','Songti TC','PMingLiU',serif",
    runs: "down",
    hang: 0,
    numbered: (_, numeral) => `第${numeral}籤`,
  },
  ja: {
    font: "'Noto Serif CJK JP','Noto Serif JP','Hiragino Mincho ProN','Yu Mincho',serif",
    runs: "down",
    hang: 9,
    numbered: (_, numeral) => `第${numeral}番`,
  },
  th: {
    font: "'Noto Serif Thai','Sarabun','Thonburi','Leelawadee UI',serif",
    runs: "across",
    hang: 0,
    numbered: (lot) => `ใบที่ ${lot}`,
  },
};
const COLUMN_STEP = 46;
const CHAR_STEP = 27;
/** Room for the tallest column. */
export const VERSE_HEIGHT = 7 * CHAR_STEP;
const MARKS = /[，；。？]/g;

/** Draws the verse from `top`, in the middle of a slip of this width. */
export function drawVerse(
  lines: readonly string[],
  form: Form,
  width: number,
  top: number,
  ink: string,
): readonly string[] {
  const { lang, measure } = VERSE[form];
  const { font, runs, hang } = WRITING[lang];
  if (runs === "across") {
    return lines.map((text, index) => {
      const y = top + 34 + index * 44;
      return letter(text, width / 2, y, 19, font, ink);
    });
  }
  const bare = lines.map((line) => [...line.replace(MARKS, "")]);
  const longest = Math.max(...bare.map(({ length }) => length));
  // Short columns are set wider apart, long ones closer, so that all slips are of one height.
  const room = VERSE_HEIGHT - hang * (lines.length - 1);
  const step = Math.min(CHAR_STEP * 1.4, room / longest);
  const size = Math.min(23, step * 0.9);
  return bare.flatMap((chars, index) => {
    const x = width / 2 + COLUMN_STEP * ((measure.length - 1) / 2 - index);
    return chars.map((char, place) => {
      const y = Math.round((top + 22 + index * hang + place * step) * 10) / 10;
      return letter(char, x, y, Math.round(size * 10) / 10, font, ink);
    });
  });
}

function letter(
  text: string,
  x: number,
  y: number,
  size: number,
  font: string,
  ink: string,
): string {
  return `<text x="${x}" y="${y}" font-family="${font}" font-size="${size}" fill="${ink}" text-anchor="middle">${escapeText(text)}</text>`;
}
