/** A match as bars: what was reached in each of its parts, and the whole above. */
import { element, type Lang } from "#sdk";
import { COLOURS, label, picture } from "../core/svg.ts";

/** One part of a match. */
export interface Part {
  readonly name: string;
  /** Such as `6 / 8`, or whether it holds. */
  readonly result: string;
  /** 0 to 1. */
  readonly reached: number;
  /** What was compared; a line below the name. */
  readonly note: string;
}

/** What the picture shows. */
export interface MatchPicture {
  readonly id: string;
  readonly lang: Lang;
  readonly title: string;
  readonly desc: string;
  /** The result of the whole, and who the two are. */
  readonly head: readonly string[];
  readonly parts: readonly Part[];
  readonly legend: string;
}

const WIDTH = 780;
const FONT = 20;
const LINE = 30;
const ROW = 74;
const LEFT = 24;
const BAR_LEFT = 440;
const BAR = WIDTH - BAR_LEFT - 110;
const GOOD = "#2f855a";
const POOR = "#b7432f";

/** Draws the bars. */
export function drawParts({ id, lang, title, desc, head, parts, legend }: MatchPicture): string {
  const top = 66 + head.length * LINE;
  const rows = parts.map(({ name, result, reached, note }, i) => {
    const y = top + i * ROW;
    return [
      element("path", { d: `M${LEFT} ${y}H${WIDTH - LEFT}`, stroke: COLOURS.faint }),
      label(name, LEFT, y + 24, { "font-size": FONT, "text-anchor": "start", "font-weight": 700 }),
      label(note, LEFT, y + 52, { "font-size": FONT, "text-anchor": "start", fill: COLOURS.soft }),
      element("rect", { x: BAR_LEFT, y: y + 14, width: BAR, height: 20, fill: COLOURS.faint }),
      element("rect", {
        x: BAR_LEFT,
        y: y + 14,
        width: BAR * reached,
        height: 20,
        fill: reached >= 0.5 ? GOOD : POOR,
      }),
      label(result, WIDTH - LEFT, y + 24, { "font-size": FONT, "text-anchor": "end" }),
    ].join("");
  });
  const foot = top + parts.length * ROW;
  return picture(
    id,
    { width: WIDTH, height: foot + 56 },
    { lang, title, desc },
    label(title, WIDTH / 2, 34, { "font-size": 26, "font-weight": 700 }),
    ...head.map((line, i) => label(line, WIDTH / 2, 72 + i * LINE, { "font-size": FONT })),
    ...rows,
    label(legend, WIDTH / 2, foot + 28, { "font-size": FONT, fill: COLOURS.soft }),
  );
}
