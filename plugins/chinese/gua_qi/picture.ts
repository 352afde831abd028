import type { Lang } from "#sdk";
import { nativeOf } from "#east/natives.ts";
import { drawing, PAPER, SERIF, text } from "#east/svg.ts";
import { drawFigure } from "../changes/yijing/drawing.ts";
import { hexagramOfLines } from "../core/hexagrams.ts";
import type { QiAnswer } from "./answer.ts";
import { RING, SEASONS } from "./ring.ts";
import { RANK } from "./terms.ts";
import type { QiWords } from "./words/en.ts";

const SIZE = 390;
const C = SIZE / 2;

/** Draws the year as a ring of sixty figures, the solstice of winter at the foot, with the one that rules. */
export function drawRing(answer: QiAnswer, { picture }: QiWords, lang: Lang): string {
  const point = (turn: number, radius: number) => {
    const angle = Math.PI / 2 + turn * 2 * Math.PI;
    return [C + radius * Math.cos(angle), C + radius * Math.sin(angle)] as const;
  };
  const names = RING.map((figure, i) => {
    const isNow = answer.place === i + 1;
    const [x, y] = point((i + 0.5) / 60, 172);
    const chars = [...figure.native];
    const fill = isNow ? "#b3261e" : i % 5 === 1 ? PAPER.ink : PAPER.faint;
    return chars
      .map((char, n) => {
        const [cx, cy] = chars.length === 1 ? [x, y] : point((i + 0.5) / 60, n === 0 ? 181 : 162);
        return text(cx, cy + 4, char, { size: isNow ? 13 : 11, weight: isNow ? 700 : 400, fill });
      })
      .join("");
  });
  const gates = SEASONS.map((figure, i) => {
    const [x, y] = point(i / 4, 132);
    return text(x, y + 6, figure.native, { size: 16, weight: 700, family: SERIF, fill: "#8a5a12" });
  });
  const now = answer.place ? point((answer.place - 0.5) / 60, 144) : null;
  const marker = now
    ? `<circle cx="${now[0].toFixed(1)}" cy="${now[1].toFixed(1)}" r="4" fill="#b3261e"/>`
    : "";
  const { figure, rank } = answer;
  const title = picture.title(figure.fullName);
  const desc = picture.desc(answer);
  return drawing(SIZE, SIZE, { title, desc, lang }, [
    `<circle cx="${C}" cy="${C}" r="188" fill="${PAPER.card}" stroke="${PAPER.line}"/>`,
    `<circle cx="${C}" cy="${C}" r="150" fill="${PAPER.ground}" stroke="${PAPER.line}"/>`,
    ...names,
    ...gates,
    marker,
    drawFigure(hexagramOfLines(figure.lines), { x: C - 36, y: C - 76, width: 72, step: 16 }),
    text(C, C + 44, figure.fullName, { size: 19, weight: 700, family: SERIF }),
    text(C, C + 64, picture.meaning(answer), { size: 12, fill: PAPER.faint }),
    text(C, C + 84, rank ? picture.rank(nativeOf(RANK, rank), answer.day) : picture.gate, {
      size: 12,
      fill: PAPER.faint,
    }),
  ]);
}
