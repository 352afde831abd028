/** The seeds on the mat: sixteen columns in four rows of four, each with its number and name. */
import { escapeText, framePicture, type Lang } from "#sdk";
import type { SikidyAnswer } from "./answer.ts";
import type { SikidyWords } from "./words/en.ts";

const STEP = 84;
const ROW = 22;
const BLOCK = 144;

/** Draws the tableau; its first row are the columns that were cast, the second their rows. */
export function drawTableau(
  answer: SikidyAnswer,
  { terms, picture }: SikidyWords,
  lang: Lang,
): string {
  const columns = answer.columns.map(({ number, figure, column, rank }, index) => {
    const x = 54 + (index % 4) * STEP;
    const y = 44 + Math.floor(index / 4) * BLOCK;
    const colour = rank === "prince" ? "#7a2e12" : "#3d5a4c";
    return (
      `<text x="${x}" y="${y - 18}" font-size="13" fill="#6b5b3e">${number}</text>` +
      drawSeeds(figure, x, y, colour) +
      `<text x="${x}" y="${y + 4 * ROW + 8}" font-size="13" fill="#3b2f1c">${escapeText(terms.column[column])}</text>`
    );
  });
  const desc = answer.columns
    .map(({ number, stands, figure }) => `${number} ${terms.stands[stands]} ${figure}`)
    .join("; ");
  const { title, legend } = picture;
  const body = `${columns.join("")}<text x="180" y="608" font-size="13" fill="#6b5b3e">${escapeText(legend)}</text>`;
  return framePicture(
    { id: "sikidy", lang, title, desc, width: 360, height: 624, paper: "#efe3c6" },
    body,
  );
}

function drawSeeds(figure: string, x: number, y: number, colour: string): string {
  return [...figure]
    .flatMap((mark, row) => {
      const places = mark === "1" ? [x] : [x - 9, x + 9];
      return places.map(
        (at) => `<ellipse cx="${at}" cy="${y + row * ROW}" rx="6" ry="8" fill="${colour}"/>`,
      );
    })
    .join("");
}
