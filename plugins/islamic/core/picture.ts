/** The tableau as it is drawn: mothers and daughters right to left, below them their children. */
import { escapeText, framePicture, type Lang } from "#sdk";
import type { TableauReport } from "./report.ts";
import type { TableauWords } from "./words/en.ts";

const STEP = 42.5;
const WIDTH = 360;
const POINT_STEP = 15;
const ROW_TOPS = [34, 146, 246, 346] as const;
/** In the row of eight every second name stands a line lower, so that long ones never meet. */
const LOWER = 13;

/** Where a house stands: its centre, house 1 at the upper right. */
function placeOf(house: number): readonly [number, number] {
  const fromRight = (slots: number, index: number) => WIDTH - 10 - slots * STEP * (index + 0.5);
  if (house <= 8) return [fromRight(1, house - 1), ROW_TOPS[0]];
  if (house <= 12) return [fromRight(2, house - 9), ROW_TOPS[1]];
  if (house <= 14) return [fromRight(4, house - 13), ROW_TOPS[2]];
  return [house === 15 ? fromRight(8, 0) : 32, ROW_TOPS[3]];
}

/** Draws the sixteen houses. */
export function drawTableau(
  { houses }: TableauReport,
  { terms, picture }: Pick<TableauWords, "terms" | "picture">,
  lang: Lang,
): string {
  const parts = houses.map(({ number, pattern, figure }) => {
    const [x, y] = placeOf(number);
    return (
      `<text x="${x}" y="${y - 12}" font-size="12" fill="#7a6a45">${number}</text>` +
      drawPoints(pattern, x, y) +
      `<text x="${x}" y="${y + 66 + (number <= 8 && number % 2 === 0 ? LOWER : 0)}" font-size="11" fill="#2f3b2c">${escapeText(picture.short(figure))}</text>`
    );
  });
  const desc = houses
    .map(({ number, figure, pattern }) => `${number} ${terms.figure[figure].text} ${pattern}`)
    .join("; ");
  const { title } = picture;
  return framePicture(
    { id: "raml", lang, title, desc, width: WIDTH, height: 436, paper: "#f3ead2" },
    ...parts,
  );
}

function drawPoints(pattern: string, x: number, y: number): string {
  return [...pattern]
    .flatMap((row, i) => {
      const places = row === "1" ? [x] : [x - 7, x + 7];
      return places.map(
        (at) => `<circle cx="${at}" cy="${y + i * POINT_STEP}" r="4.5" fill="#1f4d3a"/>`,
      );
    })
    .join("");
}
