/** The five forces of birth and year, with the stones between them. */
import { element, framePicture, label, type Lang } from "#sdk";
import type { AnnualAnswer } from "./answer.ts";
import type { AnnualWords } from "./words/en.ts";

const FILLS: Readonly<Record<string, string>> = {
  wood: "#c5e0b9",
  fire: "#edb3a4",
  earth: "#f6e7a6",
  metal: "#e9e9ea",
  water: "#b9cbe8",
};
const INK = "#7a3b1d";
const ROW = 52;
const TOP = 92;

/** Draws the year. */
export function drawAnnual(
  answer: AnnualAnswer,
  { terms, picture }: AnnualWords,
  lang: Lang,
): string {
  const rows = answer.forces.map((one, i) => {
    const y = TOP + i * ROW;
    const card = (x: number, of: typeof one.birth) =>
      element("rect", { x, y, width: 74, height: 42, rx: 6, fill: FILLS[of]!, stroke: INK }) +
      label(x + 37, y + 27, 16, terms.phase[of]);
    const stones = [
      ...Array<string>(one.white).fill("#ffffff"),
      ...Array<string>(one.black).fill("#2b2620"),
    ];
    const start = 233 - (stones.length - 1) * 11;
    return (
      label(56, y + 26, 13, picture.short[one.force]) +
      card(110, one.birth) +
      card(282, one.year) +
      stones
        .map((fill, k) =>
          element("circle", { cx: start + k * 22, cy: y + 21, r: 9, fill, stroke: INK }),
        )
        .join("")
    );
  });
  const title = picture.title(answer);
  return framePicture(
    {
      id: "annual",
      lang,
      title,
      desc: picture.desc(answer),
      width: 370,
      height: TOP + 5 * ROW + 34,
      paper: "#f8eede",
    },
    label(185, 32, 17, title, INK),
    label(185, 54, 12.5, picture.subtitle(answer)),
    label(147, 82, 12, picture.birth, "#6b6252"),
    label(319, 82, 12, picture.year, "#6b6252"),
    ...rows,
    label(185, TOP + 5 * ROW + 16, 13, picture.stones(answer)),
  );
}
