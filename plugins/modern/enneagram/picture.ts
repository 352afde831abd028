/** The figure of nine points with the two types marked. */
import { framePicture, type Lang } from "#sdk";
import type { MatchAnswer } from "./answer.ts";
import { arrowOf, NUMBERS } from "./types.ts";
import type { EnneagramWords } from "./words/en.ts";

const CENTRE = 180;
const RADIUS = 130;

/** Point of a type on a circle about (180, 180), 9 at the top and the numbers clockwise. */
export function pointOf(type: number, radius: number): readonly [number, number] {
  const angle = (type * 40 * Math.PI) / 180;
  const round = (value: number) => Math.round(value * 10) / 10;
  return [round(CENTRE + radius * Math.sin(angle)), round(CENTRE - radius * Math.cos(angle))];
}

/** Draws the figure. */
export function drawFigure({ a, b }: MatchAnswer, { picture }: EnneagramWords, lang: Lang): string {
  const lines = NUMBERS.map((number) => {
    const [x1, y1] = pointOf(number, RADIUS);
    const [x2, y2] = pointOf(arrowOf(number), RADIUS);
    const joins = [number, arrowOf(number)].every((one) => one === a.number || one === b.number);
    return `<path d="M${x1} ${y1}L${x2} ${y2}" stroke="${joins ? "#c0392b" : "#a89f94"}" stroke-width="${joins ? 5 : 2}"/>`;
  });
  const points = NUMBERS.map((number) => {
    const [x, y] = pointOf(number, RADIUS);
    const [tx, ty] = pointOf(number, RADIUS + 26);
    const marked = number === a.number || number === b.number;
    return (
      `<circle cx="${x}" cy="${y}" r="${marked ? 11 : 6}" fill="${marked ? "#c0392b" : "#5c554c"}"/>` +
      `<text x="${tx}" y="${ty + 6}" font-size="18" fill="#2b2620">${number}</text>`
    );
  });
  const title = picture.title;
  const desc = picture.desc(a.number, b.number);
  return framePicture(
    { id: "enneagram", lang, title, desc, width: 360, height: 360, paper: "#f5f1ea" },
    `<circle cx="${CENTRE}" cy="${CENTRE}" r="${RADIUS}" fill="none" stroke="#5c554c" stroke-width="2"/>`,
    ...lines,
    ...points,
  );
}
