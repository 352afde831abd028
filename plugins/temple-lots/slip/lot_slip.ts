/** The picture of a lot: a paper slip with the verse in vertical Chinese and its translation below. */
import { chinese, escapeText, type Lang } from "#sdk";
import { SET } from "../packs/list.ts";
import type { LotAnswer } from "../draw/answer.ts";
import type { LotWords } from "../draw/words/en.ts";
import { VERSE } from "../library/verse.ts";
import { emblem } from "./emblems.ts";
import { framed, isOnColour } from "./frames.ts";
import { LOOKS, type Look } from "./looks.ts";
import { drawVerse, WRITING, VERSE_HEIGHT } from "./verse.ts";

const WIDTH = 384;
const LATIN_FONT = "Georgia,'Noto Serif',serif";
const INK = "#2b2118";
const LINE_STEP = 19;
/** Letters that a seal can be cut from. */
const HAN = /\p{Script=Han}/u;
const VERSE_TOP = 168;

/** Draws the slip, 384 units wide; readable on a phone, with title and description for screen readers. */
export function drawLotSlip(answer: LotAnswer, { terms, picture }: LotWords, lang: Lang): string {
  const { set } = answer.system;
  const { basis, level } = answer.fortune;
  const ref = { set, lot: answer.lotNumber };
  const verse = answer.poem.original as readonly string[];
  const tongue = VERSE[answer.form].lang;
  const look = LOOKS[set];
  const [title, lines] = [picture.title(ref), picture.poem(ref)];
  const isRanked = basis !== "unranked";
  const grade = isRanked ? terms.grade[answer.fortune.grade] : "";
  const verseSize = Math.max(LEAST_SIZE, Math.min(13.5, ...lines.map(sizeOf)));
  const below = VERSE_TOP + VERSE_HEIGHT + 60;
  const height = lines.length > 0 ? below + lines.length * LINE_STEP + 34 : below + 6;
  const heading = picture.heading(set, answer.lotNumber, grade);
  const name = SET.writings[set]!.native!.replace(/（.*$/, "");
  const { font, numbered } = WRITING[tongue];
  const printed = isRanked ? `　${String(level.original)}` : "";
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" role="img" aria-labelledby="slip-title slip-desc" lang="${lang}">`,
    `<title id="slip-title">${escapeText(heading)}</title>`,
    `<desc id="slip-desc">${escapeText([verse.join(""), ...lines].join(" "))}</desc>`,
    framed(WIDTH, height, look),
    centred(name, 46, 22, font, isOnColour(look) ? look.paper : look.accent),
    centred(
      numbered(answer.lotNumber, chinese.numeral(answer.lotNumber)) + printed,
      78,
      19,
      font,
      INK,
    ),
    fitted([terms.set[set].deity, grade].filter(Boolean).join(" · "), 98, 12, INK),
    centred(String(answer.title.original), 124, 16, font, INK),
    title === answer.title.original ? "" : fitted(title, 144, 12.5, INK, "italic"),
    ...drawVerse(verse, answer.form, WIDTH, VERSE_TOP, INK),
    emblem(set, 24, VERSE_TOP + VERSE_HEIGHT - 44, 50, look.accent),
    HAN.test(name) ? seal(name, WIDTH - 62, VERSE_TOP + VERSE_HEIGHT - 34, look, font) : "",
    lines.length > 0
      ? `<path d="M40 ${below - 26}H${WIDTH - 40}" stroke="${look.accent}" stroke-width=".7"/>`
      : "",
    ...lines.map((line, index) =>
      centred(line, below + index * LINE_STEP, verseSize, LATIN_FONT, INK),
    ),
    "</svg>",
  ].join("");
}

/** A cut seal with the first four characters of the set's name, read down and from the right. */
function seal(name: string, x: number, y: number, look: Look, font: string): string {
  const side = 40;
  const cells = [...name].slice(0, 4).map((char, index) => {
    const [cx, cy] = [x + (index < 2 ? 30 : 10), y + (index % 2 === 0 ? 16 : 35)];
    return `<text x="${cx}" y="${cy}" font-family="${font}" font-size="16" fill="${look.paper}" text-anchor="middle">${escapeText(char)}</text>`;
  });
  return `<path d="M${x} ${y + 1}l${side - 1}-1 1 ${side}-${side} 1z" fill="${look.accent}"/>${cells.join("")}`;
}

/** Widest line that the frame holds, in units. */
const LINE_WIDTH = WIDTH - 32;
/** What can still be read on a phone. */
const LEAST_SIZE = 10;
/** Width of a letter in parts of the size of the font, Latin and Chinese. */
const LETTER = { latin: 0.53, han: 1 };

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
