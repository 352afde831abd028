/** The picture of a lot: a paper slip with the verse in vertical Chinese and its English beside it. */
import type { Lang } from "#old";

/** The parts of an answer that the slip shows. */
export interface SlipLot {
  readonly system: { readonly nameZh: string; readonly nameEn: string };
  readonly lotNumber: number;
  readonly title: { readonly zhHant: string; readonly en: string };
  readonly fortuneLevel: { readonly native: string; readonly en: string };
  readonly poem: { readonly zhHant: readonly string[]; readonly en: readonly string[] };
}

const WIDTH = 360;
const HAN_FONT = "'Noto Serif CJK TC','Noto Serif TC','Songti TC','PMingLiU',serif";
const LATIN_FONT = "Georgia,'Noto Serif',serif";
const PAPER = "#fbf3e0";
const RED = "#a3291f";
const INK = "#2b2118";
const COLUMN_STEP = 46;
const CHAR_STEP = 27;
const ENGLISH_COLUMNS = 40;
const LINE_STEP = 19;

/** Draws the slip, 360 units wide; readable on a phone, with title and description for screen readers. */
export function drawLotSlip(lot: SlipLot, lang: Lang): string {
  const english = lot.poem.en.flatMap((line) => wrap(line, ENGLISH_COLUMNS));
  const verseTop = 150;
  const englishTop = verseTop + 8 * CHAR_STEP + 40;
  const height = englishTop + english.length * LINE_STEP + 34;
  const name = lang === "en" ? lot.system.nameEn : lot.system.nameZh;
  const level = lang === "en" ? lot.fortuneLevel.en : lot.fortuneLevel.native;
  const heading =
    lang === "en"
      ? `${name}, lot ${lot.lotNumber}: ${level}`
      : `${name}第${toHan(lot.lotNumber)}籤：${level}`;
  const verse = lot.poem.zhHant.join("");
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" role="img" aria-labelledby="slip-title slip-desc">`,
    `<title id="slip-title">${escapeXml(heading)}</title>`,
    `<desc id="slip-desc">${escapeXml(`${verse} ${lot.poem.en.join(" ")}`)}</desc>`,
    `<rect width="${WIDTH}" height="${height}" fill="${PAPER}"/>`,
    `<rect x="8" y="8" width="${WIDTH - 16}" height="${height - 16}" fill="none" stroke="${RED}" stroke-width="2"/>`,
    `<rect x="13" y="13" width="${WIDTH - 26}" height="${height - 26}" fill="none" stroke="${RED}" stroke-width=".7"/>`,
    centred(lot.system.nameZh.replace(/（.*$/, ""), 46, 22, HAN_FONT, RED),
    centred(`第${toHan(lot.lotNumber)}籤　${lot.fortuneLevel.native}`, 78, 19, HAN_FONT, INK),
    centred(lot.title.zhHant, 106, 16, HAN_FONT, INK),
    centred(lot.title.en, 127, 12.5, LATIN_FONT, INK, "italic"),
    ...lot.poem.zhHant.flatMap((line, index) => column(line, index, verseTop)),
    `<path d="M40 ${englishTop - 26}H${WIDTH - 40}" stroke="${RED}" stroke-width=".7"/>`,
    ...english.map((line, index) =>
      centred(line, englishTop + index * LINE_STEP, 13.5, LATIN_FONT, INK),
    ),
    "</svg>",
  ].join("");
}

/** One vertical line of verse; the first stands at the right. */
function column(line: string, index: number, top: number): readonly string[] {
  const x = WIDTH / 2 + COLUMN_STEP * (1.5 - index);
  return [...line.replace(/[，；。]/g, "")].map((char, place) => {
    const y = top + 22 + place * CHAR_STEP;
    return `<text x="${x}" y="${y}" font-family="${HAN_FONT}" font-size="23" fill="${INK}" text-anchor="middle">${escapeXml(char)}</text>`;
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
  return `<text x="${WIDTH / 2}" y="${y}" font-family="${font}" font-size="${size}"${slant} fill="${fill}" text-anchor="middle">${escapeXml(text)}</text>`;
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

const DIGITS = "零一二三四五六七八九";

/** A whole number from 1 to 199 as Chinese writes it: 52 → 五十二. */
export function toHan(value: number): string {
  if (value >= 100) {
    const rest = value - 100;
    if (rest === 0) return "一百";
    return `一百${rest < 10 ? "零" : rest < 20 ? "一" : ""}${toHan(rest)}`;
  }
  if (value < 10) return DIGITS[value]!;
  const tens = Math.floor(value / 10);
  const units = value % 10;
  return `${tens === 1 ? "" : DIGITS[tens]}十${units === 0 ? "" : DIGITS[units]}`;
}

function escapeXml(text: string): string {
  return text.replace(/[<>&"']/g, (char) => `&#${char.charCodeAt(0)};`);
}
