import type { Lang } from "#sdk";
import { box, drawing, line, PAPER, SERIF, text } from "#east/svg.ts";

/** What a picture of a pair shows, in words. */
export interface PairPicture {
  readonly title: string;
  readonly left: string;
  readonly right: string;
  readonly leftGlyph: string;
  readonly rightGlyph: string;
  /** What binds the two, in Chinese. */
  readonly bond: string;
  /** The same in words, where they are others. */
  readonly bondGloss: string | undefined;
  /** 0 to 100; 50 is neutral. */
  readonly score: number;
}

const WIDTH = 360;
const HEIGHT = 208;

/** Draws two signs, what binds them, and the score. */
export function drawPair(pair: PairPicture, lang: Lang): string {
  const { title, left, right, leftGlyph, rightGlyph, bond, bondGloss, score } = pair;
  const at = 20 + score * 3.2;
  const side = (x: number, glyph: string, word: string) =>
    box(x, 48, 108, 100, { fill: PAPER.card, stroke: PAPER.line }) +
    text(x + 54, 106, glyph, { size: 44, weight: 700, family: SERIF }) +
    text(x + 54, 134, word, { size: 13, fill: PAPER.faint });
  return drawing(
    WIDTH,
    HEIGHT,
    { title: `${title}: ${left} ${right}`, desc: `${bond}, ${score}`, lang },
    [
      text(20, 30, title, { size: 16, weight: 700, anchor: "start", family: SERIF }),
      side(20, leftGlyph, left),
      side(232, rightGlyph, right),
      line(128, 98, 232, 98, "#b9832b"),
      text(180, 88, bond, { size: 15, weight: 600, family: SERIF, fill: "#9c1f17" }),
      bondGloss ? text(180, 70, bondGloss, { size: 10, fill: PAPER.faint }) : "",
      text(180, 122, String(score), { size: 20, weight: 700 }),
      box(20, 168, 320, 10, { fill: "#efe8d8", radius: 5 }),
      line(180, 162, 180, 184, PAPER.faint),
      `<circle cx="${at}" cy="173" r="8" fill="#9c1f17"/>`,
      text(20, 200, "0", { size: 10, fill: PAPER.faint }),
      text(340, 200, "100", { size: 10, fill: PAPER.faint }),
    ],
  );
}
