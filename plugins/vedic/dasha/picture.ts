/** The round of 120 years as nine bars with their sub-periods marked. */
import { element, type Lang } from "#sdk";
import type { GrahaId } from "../core/grahas.ts";
import { COLOURS, label, picture } from "../core/svg.ts";
import { subPeriods } from "../core/vimshottari.ts";
import type { VimshottariAnswer } from "./answer.ts";
import type { DashaWords } from "./words/en.ts";

const WIDTH = 720;
const ROW = 64;
const LEFT = 120;
const RIGHT = 24;
const TOP = 84;

const TINTS: Readonly<Record<GrahaId, string>> = {
  sun: "#f59e0b",
  moon: "#94a3b8",
  mars: "#dc2626",
  mercury: "#16a34a",
  jupiter: "#ca8a04",
  venus: "#db2777",
  saturn: "#1d4ed8",
  rahu: "#6d28d9",
  ketu: "#78716c",
};

/** Draws the great periods, one row each, to the scale of the longest. */
export function drawTimeline(
  answer: VimshottariAnswer,
  { terms, picture: says }: DashaWords,
  lang: Lang,
): string {
  const rows = answer.mahadashas;
  const height = TOP + rows.length * ROW + 20;
  const scale = (WIDTH - LEFT - RIGHT) / (20 * answer.yearDays);
  const bars = rows.map((row, i) => {
    const y = TOP + i * ROW;
    const length = (row.endJd - row.startJd) * scale;
    const subs = subPeriods({ lords: [row.lord], start: row.startJd, end: row.endJd });
    const ticks = subs.slice(1).map(({ start }) => {
      const x = LEFT + (start - row.startJd) * scale;
      return element("line", {
        x1: x,
        x2: x,
        y1: y,
        y2: y + 26,
        stroke: "#fff",
        "stroke-width": 2,
      });
    });
    const running = answer.running[0]?.startJd === row.startJd ? answer.running[1] : undefined;
    const mark = running
      ? element("rect", {
          x: LEFT + (running.startJd - row.startJd) * scale,
          y: y - 3,
          width: (running.endJd - running.startJd) * scale,
          height: 32,
          fill: "none",
          stroke: COLOURS.ink,
          "stroke-width": 4,
        })
      : "";
    const now = running
      ? ` · ${terms.graha[running.lord]} ${running.start.slice(0, 7)} – ${running.end.slice(0, 7)}`
      : "";
    const born = i === 0 ? bornMark(answer, scale, y) : "";
    return [
      label(terms.graha[row.lord], LEFT - 14, y + 13, {
        "text-anchor": "end",
        "font-weight": 700,
        "font-size": 22,
      }),
      element("rect", { x: LEFT, y, width: length, height: 26, fill: TINTS[row.lord] }),
      ...ticks,
      mark,
      born,
      label(`${row.start.slice(0, -10)} – ${row.end.slice(0, -10)}${now}`, LEFT, y + 41, {
        "text-anchor": "start",
        "font-size": 18,
        fill: COLOURS.soft,
      }),
    ].join("");
  });
  const { title } = says;
  const desc = says.desc(answer);
  return picture(
    "vimshottari",
    { width: WIDTH, height },
    { lang, title, desc },
    label(title, WIDTH / 2, 30, { "font-size": 28, "font-weight": 700 }),
    label(says.heading(answer), WIDTH / 2, 60, { "font-size": 18, fill: COLOURS.soft }),
    ...bars,
  );
}

/** A hollow part for the time before birth. */
function bornMark(answer: VimshottariAnswer, scale: number, y: number): string {
  const [first] = answer.mahadashas;
  const left = answer.balance.years * answer.yearDays * scale;
  const before = (first!.endJd - first!.startJd) * scale - left;
  return element("rect", {
    x: LEFT,
    y,
    width: before,
    height: 26,
    fill: COLOURS.paper,
    "fill-opacity": 0.7,
  });
}
