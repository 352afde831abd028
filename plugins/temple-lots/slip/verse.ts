/** The verse of a slip as its tongue is written: columns from the right, or lines across. */
import { escapeText } from "#sdk";
import type { Form } from "../library/pack.ts";
import { VERSE } from "../library/verse.ts";

/** Fonts by the tongue of the verse. */
export const FONT = {
  "zh-Hant": "'Noto Serif CJK TC','Noto Serif TC','Songti TC','PMingLiU',serif",
  ja: "'Noto Serif CJK JP','Noto Serif JP','Hiragino Mincho ProN','Yu Mincho',serif",
  th: "'Noto Serif Thai','Sarabun','Thonburi','Leelawadee UI',serif",
} as const;
const COLUMN_STEP = 46;
const CHAR_STEP = 27;
/** Room for the tallest column. */
export const VERSE_HEIGHT = 7 * CHAR_STEP;
/** How far each phrase of waka hangs below the one before it. */
const HANG = 9;
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
  const font = FONT[lang];
  if (lang === "th") {
    return lines.map((text, index) => {
      const y = top + 34 + index * 44;
      return letter(text, width / 2, y, 19, font, ink);
    });
  }
  const bare = lines.map((line) => [...line.replace(MARKS, "")]);
  const longest = Math.max(...bare.map(({ length }) => length));
  // Short columns are set wider apart, long ones closer, so that all slips are of one height.
  const hang = lang === "ja" ? HANG : 0;
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
