/** The picture of a lot: a paper slip with the verse in vertical Chinese and its translation below. */
import { chinese, escapeText, type Lang } from "#sdk";
import { SET } from "../packs/list.ts";
import type { LotAnswer } from "../draw/answer.ts";
import type { LotWords } from "../draw/words/en.ts";

const WIDTH = 360;
const HAN_FONT = "'Noto Serif CJK TC','Noto Serif TC','Songti TC','PMingLiU',serif";
const LATIN_FONT = "Georgia,'Noto Serif',serif";
const PAPER = "#fbf3e0";
const RED = "#a3291f";
const INK = "#2b2118";
const COLUMN_STEP = 46;
const CHAR_STEP = 27;
const TRANSLATION_COLUMNS = 40;
const LINE_STEP = 19;

/** Draws the slip, 360 units wide; readable on a phone, with title and description for screen readers. */
export function drawLotSlip(answer: LotAnswer, { terms, picture }: LotWords, lang: Lang): string {
  const { set } = answer.system;
  const ref = { set, lot: answer.lotNumber };
  const verse = answer.poem.original as readonly string[];
  const level = String(answer.fortune.level.original);
  const translation = picture.poem(ref);
  const lines = translation.flatMap((line) => wrap(line, TRANSLATION_COLUMNS));
  const verseTop = 150;
  const below = verseTop + 8 * CHAR_STEP + 40;
  const height = lines.length > 0 ? below + lines.length * LINE_STEP + 34 : below + 6;
  const heading = picture.heading(set, answer.lotNumber, terms.grade[answer.fortune.grade]);
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
    centred(String(answer.title.original), 106, 16, HAN_FONT, INK),
    centred(picture.title(ref), 127, 12.5, LATIN_FONT, INK, "italic"),
    ...verse.flatMap((line, index) => column(line, index, verseTop)),
    lines.length > 0
      ? `<path d="M40 ${below - 26}H${WIDTH - 40}" stroke="${RED}" stroke-width=".7"/>`
      : "",
    ...lines.map((line, index) => centred(line, below + index * LINE_STEP, 13.5, LATIN_FONT, INK)),
    "</svg>",
  ].join("");
}

/** One vertical line of verse; the first stands at the right. */
function column(line: string, index: number, top: number): readonly string[] {
  const x = WIDTH / 2 + COLUMN_STEP * (1.5 - index);
  return [...line.replace(/[，；。]/g, "")].map((char, place) => {
    const y = top + 22 + place * CHAR_STEP;
    return `<text x="${x}" y="${y}" font-family="${HAN_FONT}" font-size="23" fill="${INK}" text-anchor="middle">${escapeText(char)}</text>`;
  });
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

function wrap(text: string, columns: number): readonly string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(" ")) {
    if (line && line.length + 1 + word.length > columns) {
      lines.push(line);
      line = word;
    } else {
      line = line ? `${line} ${word}` : word;
    }
  }
  return [...lines, line];
}
