/** The ecliptic as a ring, the axis of the nodes across it, the planets on its two sides. */
import { element, type Lang } from "#sdk";
import { COLOURS, label, picture } from "../core/svg.ts";
import type { KaalSarpAnswer } from "./answer.ts";
import type { KaalSarpWords } from "./words/en.ts";

const SIZE = 780;
const CENTRE = { x: SIZE / 2, y: 440 };
const RADIUS = 270;
/** Planets nearer than this are set on another ring. */
const NEAR_DEG = 9;
const RING = 52;

/** A place on the ring, Rahu at the top and the signs against the clock. */
function at(aheadDeg: number, radius: number) {
  const angle = ((aheadDeg + 90) * Math.PI) / 180;
  return { x: CENTRE.x + radius * Math.cos(angle), y: CENTRE.y - radius * Math.sin(angle) };
}

/** A text never lies on the axis. */
function besideAxis(aheadDeg: number): number {
  const half = aheadDeg < 180 ? 0 : 180;
  return half + Math.min(168, Math.max(12, aheadDeg - half));
}

export function drawKaalSarp(
  { arcs, form, serpent, rahu, ketu }: KaalSarpAnswer,
  { title, terms, picture: says }: KaalSarpWords,
  lang: Lang,
): string {
  let depth = 0;
  const planets = arcs.map(({ graha, aheadOfRahuDeg, side }, i) => {
    const previous = arcs[i - 1];
    depth = previous && aheadOfRahuDeg - previous.aheadOfRahuDeg < NEAR_DEG ? depth + 1 : 0;
    const dot = at(aheadOfRahuDeg, RADIUS);
    const text = at(besideAxis(aheadOfRahuDeg), RADIUS - RING * (1 + (depth % 4)));
    return [
      element("circle", {
        cx: dot.x,
        cy: dot.y,
        r: 9,
        fill: side === "rahu" ? COLOURS.accent : "#2c5282",
      }),
      label(says.short[graha], text.x, text.y, { "font-size": 26, "font-weight": 700 }),
    ].join("");
  });
  const [top, bottom] = [at(0, RADIUS), at(180, RADIUS)];
  const told = `${terms.serpentForm[form.value].text}${serpent ? ` · ${terms.serpent[serpent].text}` : ""}`;
  return picture(
    "kaal-sarp",
    { width: SIZE, height: 790 },
    { lang, title, desc: told },
    label(title, SIZE / 2, 32, { "font-size": 26, "font-weight": 700 }),
    label(told, SIZE / 2, 70, { "font-size": 22 }),
    element("path", {
      d: `M${top.x} ${top.y}A${RADIUS} ${RADIUS} 0 0 0 ${bottom.x} ${bottom.y}Z`,
      fill: COLOURS.faint,
    }),
    element("circle", {
      cx: CENTRE.x,
      cy: CENTRE.y,
      r: RADIUS,
      stroke: COLOURS.line,
      "stroke-width": 3,
      fill: "none",
    }),
    element("path", {
      d: `M${top.x} ${top.y}V${bottom.y}`,
      stroke: COLOURS.line,
      "stroke-width": 3,
    }),
    label(`${terms.graha.rahu} · ${says.signs[rahu]}`, SIZE / 2, top.y - 26, { "font-size": 22 }),
    label(`${terms.graha.ketu} · ${says.signs[ketu]}`, SIZE / 2, bottom.y + 30, {
      "font-size": 22,
    }),
    ...planets,
  );
}
