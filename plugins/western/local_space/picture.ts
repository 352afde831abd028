import { element, type Lang } from "#sdk";
import { COLOURS, label, picture, polar } from "../core/picture/drawing.ts";
import { drawPoint } from "../core/picture/glyphs.ts";
import { roomOf, spreadOut } from "../core/picture/spread.ts";
import type { LocalSpaceAnswer } from "./answer.ts";
import type { LocalSpaceWords } from "./words/en.ts";

const SIZE = 760;
const CENTRE = SIZE / 2;
const RIM = 300;
const GLYPHS = 262;
const DEGREES = 218;
const OUTSIDE = 336;

/** Draws a compass with the planets on the horizon: above it dark, below it pale; places asked for outside. */
export function drawCompass(
  { bodies, targets }: LocalSpaceAnswer,
  { picture: says, terms }: LocalSpaceWords,
  lang: Lang,
): string {
  const angle = (azimuth: number) => 90 - azimuth;
  const shown = spreadOut(
    bodies.map(({ azimuthDeg }) => azimuthDeg),
    roomOf(40, 22, DEGREES),
  );
  return picture(
    "local-space",
    { width: SIZE, height: SIZE + 40 + targets.length * 34 },
    { lang, title: says.title, desc: says.desc },
    element("circle", {
      cx: CENTRE,
      cy: CENTRE,
      r: RIM,
      fill: "#ffffff",
      stroke: COLOURS.ink,
      "stroke-width": 2,
    }),
    ...(["n", "e", "s", "w"] as const).map((wind, i) => {
      const [x, y] = polar(CENTRE, OUTSIDE, angle(90 * i));
      const [x1, y1] = polar(CENTRE, RIM, angle(90 * i));
      return (
        element("line", {
          x1: CENTRE,
          y1: CENTRE,
          x2: x1,
          y2: y1,
          stroke: COLOURS.faint,
          "stroke-width": 2,
        }) + label(terms.wind[wind], x, y, { "font-size": 23, "font-weight": 700 })
      );
    }),
    ...bodies.map(({ body, azimuthDeg, altitudeDeg }, i) => {
      const at = angle(shown[i]!);
      const [x1, y1] = polar(CENTRE, RIM, angle(azimuthDeg));
      const [x2, y2] = polar(CENTRE, GLYPHS + 16, at);
      const [gx, gy] = polar(CENTRE, GLYPHS, at);
      const [dx, dy] = polar(CENTRE, DEGREES, at);
      const [lx, ly] = polar(CENTRE, 180, at);
      const up = altitudeDeg > 0;
      const ink = up ? COLOURS.ink : COLOURS.subtle;
      return [
        element("line", { x1, y1, x2, y2, stroke: ink, "stroke-width": 2 }),
        element("line", {
          x1: CENTRE,
          y1: CENTRE,
          x2: lx,
          y2: ly,
          stroke: up ? COLOURS.union : COLOURS.faint,
          "stroke-width": up ? 2.5 : 1.5,
        }),
        drawPoint(body, gx, gy, 28, ink),
        label(`${Math.floor(azimuthDeg)}°`, dx, dy, { "font-size": 20, fill: COLOURS.soft }),
      ].join("");
    }),
    label(says.legend, CENTRE, SIZE + 8, { "font-size": 20, fill: COLOURS.soft }),
    ...targets.map(({ name, bearingDeg, kilometres }, i) =>
      label(
        `${name.slice(0, 30)} ${Math.round(bearingDeg)}° · ${kilometres} km`,
        CENTRE,
        SIZE + 44 + 34 * i,
        {
          "font-size": 21,
        },
      ),
    ),
  );
}
