/** The ring of thirty-six decans with the three of a birth marked. */
import { framePicture, label, type Lang } from "#sdk";
import type { DecanAnswer } from "./answer.ts";
import { DECANS } from "./decans.ts";
import type { DecanWords } from "./words/en.ts";

const CENTRE = 180;
const OUTER = 158;
const INNER = 112;
const INK = "#22314f";
const GOLD = "#8f6410";
const STONE = "#efe3c5";
const NIGHT = "#2f4a86";

/** Draws the ring: the first decan of Aries at the left, numbers against the clock. */
export function drawRing(
  { sun, moon, rising }: DecanAnswer,
  { terms, picture: words }: DecanWords,
  lang: Lang,
): string {
  const rows = [
    { key: words.sun, found: sun, colour: GOLD },
    { key: words.moon, found: moon, colour: NIGHT },
    ...(rising ? [{ key: words.rising, found: rising, colour: "#9b3b2b" }] : []),
  ];
  const cells = DECANS.map(({ number }) => {
    const marks = rows.filter(({ found }) => found.number === number);
    const colour = marks[0]?.colour ?? STONE;
    return (
      `<path d="${sector(number)}" fill="${colour}" stroke="${INK}" stroke-width="${(number - 1) % 3 === 0 ? 2 : 1}"/>` +
      numberAt(number, marks.length > 0)
    );
  });
  const lines = rows.map(
    ({ key, found, colour }, index) =>
      label(
        CENTRE,
        CENTRE - 46 + index * 46 + (rows.length === 2 ? 18 : 0),
        17,
        `${key} · ${found.name}`,
        colour,
      ) +
      label(
        CENTRE,
        CENTRE - 27 + index * 46 + (rows.length === 2 ? 18 : 0),
        13,
        `${words.sign[found.sign]} · ${terms.face[found.face].text}`,
        INK,
      ),
  );
  const desc = rows
    .map(({ key, found }) => `${key}: ${found.name}, ${words.sign[found.sign]} ${found.third}`)
    .join("; ");
  return framePicture(
    { id: "decans", lang, title: words.title, desc, width: 360, height: 360, paper: "#f7f1e1" },
    ...cells,
    ...lines,
  );
}

/** One thirty-sixth of the ring. */
function sector(number: number): string {
  const [a, b] = [(number - 1) * 10, number * 10];
  const [x1, y1] = pointAt(a, OUTER);
  const [x2, y2] = pointAt(b, OUTER);
  const [x3, y3] = pointAt(b, INNER);
  const [x4, y4] = pointAt(a, INNER);
  return `M${x1} ${y1}A${OUTER} ${OUTER} 0 0 0 ${x2} ${y2}L${x3} ${y3}A${INNER} ${INNER} 0 0 1 ${x4} ${y4}Z`;
}

function numberAt(number: number, marked: boolean): string {
  const [x, y] = pointAt(number * 10 - 5, (OUTER + INNER) / 2);
  return label(x, y + 4.5, 13, String(number), marked ? "#ffffff" : INK);
}

/** A point of the ring; 0° is at the left and degrees run against the clock. */
function pointAt(deg: number, radius: number): readonly [number, number] {
  const angle = ((180 + deg) * Math.PI) / 180;
  const round = (value: number) => Math.round(value * 10) / 10;
  return [round(CENTRE + radius * Math.cos(angle)), round(CENTRE - radius * Math.sin(angle))];
}
