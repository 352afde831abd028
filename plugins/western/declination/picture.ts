/** Declinations on a scale: the Sun's limit, what stands beyond it, and who keeps the same distance. */
import { element, type Captions, type Lang } from "#sdk";
import { captionLines } from "../core/picture/caption.ts";
import { COLOURS, label, picture } from "../core/picture/drawing.ts";
import { drawPoint } from "../core/picture/glyphs.ts";
import type { DeclinationAnswer } from "./answer.ts";
import type { DeclinationWords } from "./words/en.ts";

const WIDTH = 780;
const FONT = 20;
const LINE = 28;
const HEAD = 76;
/** The scale reaches at least this far north and south, degrees. */
const LEAST_REACH = 30;
const SCALE_HEIGHT = 560;
const LEFT = 76;
const RIGHT = 20;
const ROW = 34;

/** Draws every body in a column of its own, parallels joined by lines, and a table below. */
export function drawDeclinations(
  answer: DeclinationAnswer,
  { picture: says }: DeclinationWords,
  lang: Lang,
  captions: Captions,
): string {
  const { bodies, obliquityDeg, aspects } = answer;
  const farthest = Math.max(...bodies.map(({ declinationDeg }) => Math.abs(declinationDeg)));
  const reach = Math.max(LEAST_REACH, Math.ceil(farthest / 10) * 10);
  const y = (degrees: number) => HEAD + SCALE_HEIGHT / 2 - (degrees / reach) * (SCALE_HEIGHT / 2);
  const step = (WIDTH - LEFT - RIGHT) / bodies.length;
  const x = (i: number) => LEFT + (i + 0.5) * step;
  const place = new Map(
    bodies.map(({ body, declinationDeg }, i) => [body, [x(i), y(declinationDeg)] as const]),
  );
  const scale = Array.from({ length: (2 * reach) / 10 + 1 }, (_, i) => reach - 10 * i).map(
    (degrees) =>
      element("path", { d: `M${LEFT} ${y(degrees)}H${WIDTH - RIGHT}`, stroke: COLOURS.faint }) +
      label(says.degrees(degrees), LEFT - 8, y(degrees), {
        "font-size": FONT,
        "text-anchor": "end",
        fill: COLOURS.soft,
      }),
  );
  const ties = aspects.map(({ a, b, kind }) => {
    const [[x1, y1], [x2, y2]] = [place.get(a)!, place.get(b)!];
    return element("line", {
      x1,
      y1,
      x2,
      y2,
      stroke: kind === "parallel" ? COLOURS.easy : COLOURS.tense,
      "stroke-width": 1.8,
      ...(kind === "parallel" ? {} : { "stroke-dasharray": "6 5" }),
    });
  });
  const limits = [obliquityDeg, -obliquityDeg].map((at) =>
    element("path", {
      d: `M${LEFT} ${y(at)}H${WIDTH - RIGHT}`,
      stroke: COLOURS.fire,
      "stroke-width": 2,
      "stroke-dasharray": "10 6",
    }),
  );
  const glyphs = bodies.map(({ body, excessDeg }) => {
    const [cx, cy] = place.get(body)!;
    return (
      element("circle", { cx, cy, r: 17, fill: COLOURS.paper }) +
      drawPoint(body, cx, cy, 26, excessDeg > 0 ? COLOURS.tense : COLOURS.ink)
    );
  });
  const below = HEAD + SCALE_HEIGHT + 24;
  const half = Math.ceil(bodies.length / 2);
  const rows = bodies.map(({ body, declinationDeg, excessDeg }, i) => {
    const [left, at] = [i < half ? 60 : 420, below + ((i % half) + 0.5) * ROW];
    const line = { "font-size": FONT, "text-anchor": "start" };
    return (
      drawPoint(body, left, at, 26, COLOURS.ink) +
      label(says.minutes(declinationDeg), left + 36, at, line) +
      (excessDeg > 0
        ? label(says.outOfBounds, left + 150, at, { ...line, fill: COLOURS.tense })
        : "")
    );
  });
  const foot = below + half * ROW + 16;
  return picture(
    "declination",
    { width: WIDTH, height: foot + says.legend.length * LINE + 16 },
    { lang, title: says.title, desc: says.desc(answer) },
    ...captionLines(captions[""]).map((line, i) =>
      label(line, WIDTH / 2, 26 + i * LINE, { "font-size": FONT }),
    ),
    ...scale,
    element("path", {
      d: `M${LEFT} ${y(0)}H${WIDTH - RIGHT}`,
      stroke: COLOURS.ink,
      "stroke-width": 2,
    }),
    ...limits,
    ...ties,
    ...glyphs,
    ...rows,
    ...says.legend.map((line, i) =>
      label(line, WIDTH / 2, foot + (i + 0.5) * LINE, { "font-size": FONT, fill: COLOURS.soft }),
    ),
  );
}
