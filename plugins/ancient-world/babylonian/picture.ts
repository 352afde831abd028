/** The record as a clay tablet: one ruled line for each of the seven. */
import { framePicture, label, type Lang } from "#sdk";
import type { HoroscopeAnswer } from "./answer.ts";
import type { HoroscopeWords } from "./words/en.ts";

const WIDTH = 360;
const TOP = 96;
const ROW = 42;
const CLAY = "#cfa877";
const EDGE = "#8a6236";
const INK = "#3b2410";
const FAINT = "#6b4621";

/** Draws the tablet. */
export function drawTablet(
  { date, bodies }: HoroscopeAnswer,
  { terms, picture }: HoroscopeWords,
  lang: Lang,
): string {
  const height = TOP + ROW * bodies.length + 58;
  const rows = bodies.map((body, index) => {
    const y = TOP + ROW * index;
    const degree = `${Math.floor(body.degree)}°`;
    const ink = body.seen ? INK : FAINT;
    return (
      `<path d="M34 ${y + 14}H${WIDTH - 34}" stroke="${EDGE}" stroke-width="1"/>` +
      wedges(46, y, body.seen) +
      start(66, y + 6, terms.babylonianBody[body.body].text, ink) +
      start(168, y + 6, terms.babylonianSign[body.sign].text, ink) +
      label(304, y + 6, 17, degree, ink)
    );
  });
  const title = picture.title(date);
  const desc = bodies
    .map(
      ({ body, sign, degree }) =>
        `${terms.babylonianBody[body].text} ${terms.babylonianSign[sign].text} ${Math.floor(degree)}°`,
    )
    .join("; ");
  return framePicture(
    { id: "tablet", lang, title, desc, width: WIDTH, height, paper: "#f4ecdf" },
    `<rect x="16" y="14" width="${WIDTH - 32}" height="${height - 28}" rx="26" fill="${CLAY}" stroke="${EDGE}" stroke-width="3"/>`,
    label(WIDTH / 2, 52, 17, title, INK),
    ...rows,
    label(WIDTH / 2, height - 34, 13, picture.hidden, INK),
  );
}

/** One upright wedge, filled where the body is seen. */
function wedges(x: number, y: number, filled: boolean): string {
  return `<path d="M${x - 8} ${y - 12}H${x + 8}L${x + 1.5} ${y - 2}V${y + 8}H${x - 1.5}V${y - 2}Z" fill="${filled ? INK : "none"}" stroke="${INK}" stroke-width="1.5" stroke-linejoin="round"/>`;
}

function start(x: number, y: number, text: string, fill: string): string {
  return label(x, y, 16, text, fill).replace("<text ", '<text text-anchor="start" ');
}
