/** The picture of a lot: a paper slip with the verse in vertical Chinese and its translation below. */
import { chinese, escapeText, type Lang } from "#sdk";
import { SET } from "../packs/list.ts";
import type { LotAnswer } from "../draw/answer.ts";
import type { LotWords } from "../draw/words/en.ts";

const WIDTH = 384;
const HAN_FONT = "'Noto Serif CJK TC','Noto Serif TC','Songti TC','PMingLiU',serif";
const LATIN_FONT = "Georgia,'Noto Serif',serif";
const PAPER = "#fbf3e0";
const RED = "#a3291f";
const INK = "#2b2118";
const COLUMN_STEP = 46;
const CHAR_STEP = 27;
const LINE_STEP = 19;

/** Draws the slip, 384 units wide; readable on a phone, with title and description for screen readers. */
export function drawLotSlip(answer: LotAnswer, { terms, picture }: LotWords, lang: Lang): string {
  const { set } = answer.system;
  const ref = { set, lot: answer.lotNumber };
  const verse = answer.poem.original as readonly string[];
  const level = String(answer.fortune.level.original);
  const translation = picture.poem(ref);
  const lines = translation;
  // A verse of five characters is set wider apart, so that the columns are of one height.
  const charStep = verse[0]!.replace(MARKS, "").length > 5 ? CHAR_STEP : CHAR_STEP * 1.4;
  const grade = terms.grade[answer.fortune.grade];
  const deity = terms.set[set].deity;
  const verseSize = Math.max(LEAST_SIZE, Math.min(13.5, ...lines.map(sizeOf)));
  const verseTop = 168;
  const below = verseTop + 7 * CHAR_STEP + 60;
  const height = lines.length > 0 ? below + lines.length * LINE_STEP + 34 : below + 6;
  const heading = picture.heading(set, answer.lotNumber, grade);
  const name = SET.writings[set]!.native!.replace(/（.*$/, "");
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" role="img" aria-labelledby="slip-title slip-desc" lang="${lang}">`,
    `<title id="slip-title">${escapeText(heading)}</title>`,
    `<desc id="slip-desc">${escapeText([verse.join(""), ...translation].join(" "))}</desc>`,
    `<rect width="${WIDTH}" height="${height}" fill="${PAPER}"/>`,
    `<rect x="8" y="8" width="${WIDTH - 16}" height="${height - 16}" fill="none" stroke="${RED}" stroke-width="2"/>`,
    `<rect x="13" y="13" width="${WIDTH - 26}" height="${height - 26}" fill="none" stroke="${RED}" stroke-width=".7"/>`,
    centred(name, 46, 22, HAN_FONT, RED),
    centred(`第${chinese.numeral(answer.lotNumber)}籤　${level}`, 78, 19, HAN_FONT, INK),
    fitted(`${deity} · ${grade}`, 98, 12, INK),
    centred(String(answer.title.original), 124, 16, HAN_FONT, INK),
    fitted(picture.title(ref), 144, 12.5, INK, "italic"),
    ...verse.flatMap((line, index) => column(line, index, verseTop, charStep)),
    seal(name, WIDTH - 62, verseTop + 7 * CHAR_STEP - 34),
    lines.length > 0
      ? `<path d="M40 ${below - 26}H${WIDTH - 40}" stroke="${RED}" stroke-width=".7"/>`
      : "",
    ...lines.map((line, index) =>
      centred(line, below + index * LINE_STEP, verseSize, LATIN_FONT, INK),
    ),
    "</svg>",
  ].join("");
}

const MARKS = /[，；。？]/g;

/** One vertical line of verse; the first stands at the right. */
function column(line: string, index: number, top: number, step: number): readonly string[] {
  const x = WIDTH / 2 + COLUMN_STEP * (1.5 - index);
  return [...line.replace(MARKS, "")].map((char, place) => {
    const y = Math.round((top + 22 + place * step) * 10) / 10;
    return `<text x="${x}" y="${y}" font-family="${HAN_FONT}" font-size="23" fill="${INK}" text-anchor="middle">${escapeText(char)}</text>`;
  });
}

/** A cut seal with the first four characters of the set's name, read down and from the right. */
function seal(name: string, x: number, y: number): string {
  const side = 40;
  const cells = [...name].slice(0, 4).map((char, index) => {
    const [cx, cy] = [x + (index < 2 ? 30 : 10), y + (index % 2 === 0 ? 16 : 35)];
    return `<text x="${cx}" y="${cy}" font-family="${HAN_FONT}" font-size="16" fill="${PAPER}" text-anchor="middle">${escapeText(char)}</text>`;
  });
  return `<path d="M${x} ${y + 1}l${side - 1}-1 1 ${side}-${side} 1z" fill="${RED}"/>${cells.join("")}`;
}

/** Widest line that the frame holds, in units. */
const LINE_WIDTH = WIDTH - 32;
/** What can still be read on a phone. */
const LEAST_SIZE = 10;
/** Width of a letter in parts of the size of the font, Latin and Chinese. */
const LETTER = { latin: 0.5, han: 1 };

/** The size at which a line fills the frame: nothing wraps. */
function sizeOf(text: string): number {
  const width = [...text].reduce(
    (sum, one) => sum + (one > "\u2e80" ? LETTER.han : LETTER.latin),
    0,
  );
  return Math.floor((10 * LINE_WIDTH) / Math.max(1, width)) / 10;
}

/** A centred line, set smaller where it would not fit. */
function fitted(text: string, y: number, size: number, fill: string, style?: string): string {
  return centred(text, y, Math.min(size, sizeOf(text)), LATIN_FONT, fill, style);
}

function centred(
  text: string,
  y: number,
  size: number,
  font: string,
  fill: string,
  style?: string,
): string {
  const slant = style ? ` font-style="${style}"` : "";
  return `<text x="${WIDTH / 2}" y="${y}" font-family="${font}" font-size="${size}"${slant} fill="${fill}" text-anchor="middle">${escapeText(text)}</text>`;
}
