/** The seeds on the mat: the first four columns above right to left, their rows beside, the rest below. */
import { escapeText, framePicture, type Frozen, type Lang } from "#sdk";
import type { SikidyAnswer } from "./sikidy_cast.ts";

const STEP = 74;
const ROW = 24;

/** Draws eight columns above and eight below, each with its number and what it stands for. */
export function drawTableau(answer: Frozen<SikidyAnswer>, lang: Lang): string {
  const key = lang === "en" ? "en" : "zhHant";
  const columns = answer.columns.map(({ number, figure, id, rank }, index) => {
    const x = 50 + (index % 8) * STEP;
    const y = index < 8 ? 56 : 230;
    const colour = rank === "prince" ? "#7a2e12" : "#3d5a4c";
    return (
      `<text x="${x}" y="${y - 18}" font-size="13" fill="#6b5b3e">${number}</text>` +
      drawSeeds(figure, x, y, colour) +
      `<text x="${x}" y="${y + 4 * ROW + 12}" font-size="12" fill="#3b2f1c">${escapeText(id)}</text>`
    );
  });
  const desc = answer.columns
    .map(({ number, stands, figure }) => `${number} ${stands[key]} ${figure}`)
    .join("; ");
  const title = lang === "en" ? "Tableau of sikidy" : "西基迪之盤";
  const legend = lang === "en" ? "princes red, slaves green" : "王紅奴綠";
  const body = `${columns.join("")}<text x="310" y="384" font-size="13" fill="#6b5b3e">${legend}</text>`;
  return framePicture(
    { id: "sikidy", lang, title, desc, width: 620, height: 400, paper: "#efe3c6" },
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
