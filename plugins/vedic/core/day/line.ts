/** Spans of time on lines below each other, with the hours of the clock above and the night shaded. */
import { element, type Lang } from "#sdk";
import { COLOURS, label, picture } from "../svg.ts";

const WIDTH = 780;
/** Room for the names of the lines: at least this, more where one is longer. */
const LEAST_LEFT = 196;
const RIGHT = 24;
const TOP = 118;
const ROW = 46;
const BAR = 30;

export interface LineSpan {
  readonly from: number;
  readonly to: number;
  readonly colour: string;
  readonly text?: string;
}
export interface LineRow {
  readonly name: string;
  readonly spans: readonly LineSpan[];
}
export interface Line {
  readonly id: string;
  readonly lang: Lang;
  readonly title: string;
  readonly desc: string;
  readonly heading: string;
  /** Julian days UT between which it is drawn. */
  readonly from: number;
  readonly to: number;
  /** What is written above: instants with their texts. */
  readonly ticks: readonly { readonly at: number; readonly text: string }[];
  /** Spans of darkness. */
  readonly nights?: readonly (readonly [number, number])[];
  readonly rows: readonly LineRow[];
}

/** Draws the lines; a text that has no room in its bar is left out. */
export function drawLine(line: Line): string {
  const { from, to, rows } = line;
  const height = TOP + rows.length * ROW + 24;
  const left = Math.max(LEAST_LEFT, 30 + Math.max(...rows.map(({ name }) => widthOf(name))));
  const x = (at: number) =>
    left + ((Math.min(to, Math.max(from, at)) - from) / (to - from)) * (WIDTH - left - RIGHT);
  const nights = (line.nights ?? []).map(([a, b]) =>
    element("rect", {
      x: x(a),
      y: TOP - 12,
      width: x(b) - x(a),
      height: rows.length * ROW + 12,
      fill: "#e6e9f2",
    }),
  );
  const ticks = line.ticks.map(({ at, text }) =>
    [
      element("line", {
        x1: x(at),
        x2: x(at),
        y1: TOP - 12,
        y2: TOP + rows.length * ROW,
        stroke: COLOURS.faint,
        "stroke-width": 2,
      }),
      label(text, x(at), TOP - 28, { "font-size": 20, fill: COLOURS.soft }),
    ].join(""),
  );
  const drawn = rows.map(({ name, spans }, i) => {
    const y = TOP + i * ROW + (ROW - BAR) / 2;
    const bars = spans
      .filter((one) => one.to > from && one.from < to)
      .map((one) => {
        const [begins, ends] = [x(one.from), x(one.to)];
        const text = one.text ?? "";
        const fits = ends - begins > widthOf(text) + 8;
        return [
          element("rect", {
            x: begins,
            y,
            width: Math.max(2, ends - begins - 1),
            height: BAR,
            rx: 4,
            fill: one.colour,
          }),
          text && fits ? label(text, (begins + ends) / 2, y + BAR / 2, { "font-size": 20 }) : "",
        ].join("");
      });
    return (
      label(name, left - 12, y + BAR / 2, { "text-anchor": "end", "font-size": 20 }) + bars.join("")
    );
  });
  return picture(
    line.id,
    { width: WIDTH, height },
    { lang: line.lang, title: line.title, desc: line.desc },
    label(line.title, WIDTH / 2, 28, { "font-size": 26, "font-weight": 700 }),
    label(line.heading, WIDTH / 2, 58, { "font-size": 20, fill: COLOURS.soft }),
    ...nights,
    ...ticks,
    ...drawn,
  );
}

/** Room that a text of 20 units takes: half a square a letter, a whole one a character. */
export function widthOf(text: string, size = 20): number {
  return [...text].reduce((sum, one) => sum + (one > "\u2e80" ? size : size * 0.58), 0);
}
