/** Glyphs of planets, points and signs, drawn as strokes in a box of 24 × 24 about the origin. */
import { element } from "#sdk";
import type { Sign } from "#lore";
import type { PointId } from "../points.ts";
import { label } from "./drawing.ts";

const circle = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;

const POINTS: Readonly<Partial<Record<PointId, string>>> = {
  sun: `${circle(0, 0, 9)}${circle(0, 0, 1)}`,
  moon: "M4-9.500A9.500 9.500 0 1 0 4 9.500A11 11 0 0 1 4-9.500Z",
  mercury: `${circle(0, -2, 5)}M0 3V11M-4 7.500H4M-5-11.500A5 4.500 0 0 0 5-11.500`,
  venus: `${circle(0, -4.5, 6)}M0 1.500V11M-5 6.500H5`,
  mars: `${circle(-2.5, 3, 6.5)}M2.500-2L9.500-9.500M3.500-9.500H9.500V-3.500`,
  jupiter: "M-8-5.500C-8-12 1.500-12 1.500-5C1.500 0-4 3-8 5H9M5-10.500V11",
  saturn:
    "M-4-11V6M-8.500-7H1.500M-4 0C0-6 7.500-4.500 6.500 1C5.500 5 2 6.500 3 9.500C4 12 7 11 8 9",
  uranus: `M0-9V4${circle(0, 7.5, 3)}M-7.500-10C-4-7-4-3-7.500 0M7.500-10C4-7 4-3 7.500 0M-5-5H5`,
  neptune:
    "M0-10V11M-5 6.500H5M-8.500-9C-8.500 4 8.500 4 8.500-9M-10.500-6.500L-8.500-9.500L-6-6.500M10.500-6.500L8.500-9.500L6-6.500",
  pluto: `${circle(0, -7, 3.5)}M-7.500-7.500C-7.500 3.500 7.500 3.500 7.500-7.500M0 1V11M-5 6.500H5`,
  chiron: `${circle(0, 7, 4)}M0 3V-11M0-4L6-10.500M0-4L6 1.500`,
  meanNode: `${circle(-5.5, 8, 2.5)}${circle(5.5, 8, 2.5)}M-4.500 6C-10-1-8-10 0-10C8-10 10-1 4.500 6`,
  trueNode: `${circle(-5.5, 8, 2.5)}${circle(5.5, 8, 2.5)}M-4.500 6C-10-1-8-10 0-10C8-10 10-1 4.500 6`,
  southNode: `${circle(-5.5, -8, 2.5)}${circle(5.5, -8, 2.5)}M-4.500-6C-10 1-8 10 0 10C8 10 10 1 4.500-6`,
  meanLilith: "M3-10.500A6 6 0 1 0 3 1.500A7.500 7.500 0 0 1 3-10.500ZM0 1V11M-4.500 6.500H4.500",
  trueLilith: "M3-10.500A6 6 0 1 0 3 1.500A7.500 7.500 0 0 1 3-10.500ZM0 1V11M-4.500 6.500H4.500",
  fortune: `${circle(0, 0, 9)}M-6.400-6.400L6.400 6.400M6.400-6.400L-6.400 6.400`,
};

/** Short names for points without a glyph of their own. */
const LETTERS: Readonly<Partial<Record<PointId, string>>> = {
  ascendant: "AC",
  midheaven: "MC",
  descendant: "DC",
  imumCoeli: "IC",
  vertex: "Vx",
  spirit: "Sp",
  ariesPoint: "0°",
  pholus: "Ph",
  ceres: "Ce",
  pallas: "Pa",
  juno: "Ju",
  vesta: "Ve",
  cupido: "Cu",
  hades: "Ha",
  zeus: "Ze",
  kronos: "Kr",
  apollon: "Ap",
  admetos: "Ad",
  vulkanus: "Vu",
  poseidon: "Po",
};

const SIGNS: Readonly<Record<Sign, string>> = {
  aries: "M-8.500-3C-11-12 0-12 0 1V10.500M8.500-3C11-12 0-12 0 1",
  taurus: `${circle(0, 4.5, 6)}M-8.500-10.500C-6-1.500 6-1.500 8.500-10.500`,
  gemini: "M-8.500-10C-3-7 3-7 8.500-10M-8.500 10C-3 7 3 7 8.500 10M-3.500-8V8M3.500-8V8",
  cancer: `${circle(-5.5, -3, 3)}${circle(5.5, 3, 3)}M-8.500-4C-6-10.500 4-10 9.500-6.500M8.500 4C6 10.500-4 10-9.500 6.500`,
  leo: `${circle(-5.5, 3.5, 3)}M-3 2C-9-6-4-11 1-10C8-8.500 6-3 4 2C2 7.500 3.500 11 8.500 8`,
  virgo:
    "M-10.500-8C-8.500-9-8-7-8-5V8M-8-5C-7-10-3-10-3-5V8M-3-5C-2-10 2-10 2-5V5.500C2 9 5 11 8.500 11M2-3C6-8.500 10-3 7 2C5 6 1 9-2 11",
  libra: "M-9.500 9.500H9.500M-9.500 4.500H-3C-8-1-5-8 0-8C5-8 8-1 3 4.500H9.500",
  scorpio:
    "M-10.500-8C-8.500-9-8-7-8-5V8M-8-5C-7-10-3-10-3-5V8M-3-5C-2-10 2-10 2-5V5.500C2 9 5 10 9.500 8M6 5L9.800 8L7 11.500",
  sagittarius: "M-8.500 9.500L8.500-9M1-9.500H8.800V-2M-6-1L2.500 6.500",
  capricorn:
    "M-10-8C-7-8-6-5-6-1V4M-6-2C-5-9 0-9 0-3V4C0 8.500-2 10.500-5 10.500M0 3C1-3 8.500-3 8.500 3C8.500 8.500 2 8.500 0 3",
  aquarius: "M-10-2L-6-6L-2.500-2L1.500-6L5-2L9.500-6M-10 6L-6 2L-2.500 6L1.500 2L5 6L9.500 2",
  pisces: "M-7.500-10C-2-4-2 4-7.500 10M7.500-10C2-4 2 4 7.500 10M-8.500 0H8.500",
};

/** Draws a body or point at a place. */
export function drawPoint(id: PointId, x: number, y: number, size: number, colour: string): string {
  const path = POINTS[id];
  if (!path) {
    const letters = LETTERS[id] ?? id.slice(0, 2);
    return label(letters, x, y, { "font-size": size * 0.78, "font-weight": 700, fill: colour });
  }
  return stroke(path, x, y, size, colour, 2);
}

/** Draws a sign at a place. */
export function drawSign(sign: Sign, x: number, y: number, size: number, colour: string): string {
  return stroke(SIGNS[sign], x, y, size, colour, 2.1);
}

function stroke(d: string, x: number, y: number, size: number, colour: string, width: number) {
  return element("path", {
    d,
    transform: `translate(${Math.round(x * 100) / 100} ${Math.round(y * 100) / 100}) scale(${Math.round((size / 24) * 1000) / 1000})`,
    fill: "none",
    stroke: colour,
    "stroke-width": width,
    "stroke-linecap": "round",
    "stroke-linejoin": "round",
  });
}
