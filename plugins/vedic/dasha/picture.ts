/** The round of 120 years as nine bars with their sub-periods marked. */
import { element, type Captions, type Lang } from "#sdk";
import type { GrahaId } from "../core/grahas.ts";
import { COLOURS, label, picture } from "../core/svg.ts";
import { subPeriods } from "../core/vimshottari.ts";
import type { VimshottariAnswer } from "./answer.ts";
import type { DashaWords } from "./words/en.ts";

const WIDTH = 780;
const ROW = 72;
const LEFT = 130;
const BAR = 30;
const FONT = 20;
const RIGHT = 24;
const TOP = 140;

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
  captions: Captions,
): string {
  const rows = answer.mahadashas;
  const height = TOP + rows.length * ROW + 60;
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
        y2: y + BAR,
        stroke: "#fff",
        "stroke-width": 2,
      });
    });
    const names = subs.map(({ lords, start, end }) => {
      const width = (end - start) * scale;
      return width < NAME_ROOM
        ? ""
        : label(
            says.short[lords.at(-1)!],
            LEFT + ((start + end) / 2 - row.startJd) * scale,
            y + BAR / 2,
            {
              "font-size": FONT,
              fill: "#fff",
            },
          );
    });
    const running = answer.running[0]?.startJd === row.startJd ? answer.running[1] : undefined;
    const mark = running
      ? element("rect", {
          x: LEFT + (running.startJd - row.startJd) * scale,
          y: y - 3,
          width: (running.endJd - running.startJd) * scale,
          height: BAR + 6,
          fill: "none",
          stroke: COLOURS.ink,
          "stroke-width": 4,
        })
      : "";
    const now = running
      ? ` · ${terms.graha[running.lord]} ${running.start.slice(0, 7)} – ${running.end.slice(0, 7)}`
      : "";
    const today = running ? todayMark(answer, row.startJd, scale, y) : "";
    const born = i === 0 ? bornMark(answer, scale, y) : "";
    return [
      label(terms.graha[row.lord], LEFT - 14, y + BAR / 2, {
        "text-anchor": "end",
        "font-weight": 700,
        "font-size": 22,
      }),
      element("rect", { x: LEFT, y, width: length, height: BAR, fill: TINTS[row.lord] }),
      ...ticks,
      born,
      ...names,
      mark,
      today,
      label(`${row.start.slice(0, -10)} – ${row.end.slice(0, -10)}${now}`, LEFT, y + BAR + 19, {
        "text-anchor": "start",
        "font-size": FONT,
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
    ...[captions[""]?.when, says.heading(answer)].map((line, i) =>
      label(line ?? "", WIDTH / 2, 66 + 28 * i, { "font-size": FONT, fill: COLOURS.soft }),
    ),
    ...bars,
    label(says.key, WIDTH / 2, height - 26, { "font-size": FONT, fill: COLOURS.soft }),
  );
}

/** Least width of a sub-period that is named within its bar. */
const NAME_ROOM = 34;

/** A line through the day asked for, taken as the middle of the least period that runs. */
function todayMark(answer: VimshottariAnswer, startJd: number, scale: number, y: number): string {
  const { startJd: from, endJd: to } = answer.running.at(-1)!;
  const x = LEFT + ((from + to) / 2 - startJd) * scale;
  return element("path", {
    d: `M${x} ${y - 9}V${y + BAR + 5}M${x - 6} ${y - 12}H${x + 6}L${x} ${y - 4}Z`,
    stroke: COLOURS.ink,
    "stroke-width": 3,
    fill: COLOURS.ink,
  });
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
    height: BAR,
    fill: COLOURS.paper,
    "fill-opacity": 0.7,
  });
}
