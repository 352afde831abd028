import type { Lang } from "#sdk";
import { box, drawing, fit, PAPER, SERIF, text } from "#east/svg.ts";
import type { OracleAnswer } from "./answer.ts";
import { type Luck, VERSES } from "./verses.ts";
import type { OracleWords } from "./words/en.ts";

const WIDTH = 360;
const INK: Readonly<Record<Luck, string>> = {
  good: "#1b7a43",
  between: "#8a5a12",
  care: "#b3261e",
};

/** Draws the three characters with their strokes, and how they come to the number of the verse. */
export function drawCount(answer: OracleAnswer, { picture }: OracleWords, lang: Lang): string {
  const { characters, written, takenOff, verse, verdict } = answer;
  const sum =
    takenOff > 0 ? `${written} − ${takenOff} × ${VERSES} = ${verse}` : `${written} → ${verse}`;
  const title = picture.title(verse);
  const columns = characters.map(({ form, strokes, digit }, i) => {
    const x = 72 + i * 108;
    const said = picture.strokes(strokes);
    return (
      box(x - 46, 22, 92, 92, { fill: "#fbf3df", stroke: PAPER.line }) +
      text(x, 89, form, { size: 60, family: SERIF }) +
      text(x, 136, said, { size: fit(said, 100, 13), fill: PAPER.faint }) +
      text(x, 176, String(digit), { size: 32, weight: 700 }) +
      text(x, 194, picture.places[i]!, { size: 11, fill: PAPER.faint })
    );
  });
  return drawing(WIDTH, 292, { title, desc: sum, lang }, [
    box(8, 8, WIDTH - 16, 276, { fill: PAPER.card, stroke: PAPER.line }),
    ...columns,
    `<line x1="26" y1="208" x2="${WIDTH - 26}" y2="208" stroke="${PAPER.line}"/>`,
    text(WIDTH / 2, 232, sum, { size: 15, fill: PAPER.faint }),
    text(WIDTH / 2, 266, title, {
      size: fit(title, 320, 24),
      weight: 700,
      family: SERIF,
      fill: INK[verdict.value],
    }),
  ]);
}
