/** The eras around a year as bars, side by side where two courts counted apart. */
import { drawing, emsOf, PAPER, SERIF, text } from "#east/svg.ts";
import type { Lang } from "#sdk";
import { toFixed } from "#time";
import { readDate } from "../calendar/read_date.ts";
import type { NengoAnswer } from "./answer.ts";
import { erasAround } from "./convert.ts";
import type { Era } from "./eras.ts";
import type { NengoWords } from "./words/en.ts";

const WIDTH = 360;
const LEFT = 12;
const RIGHT = WIDTH - 12;
/** Years shown on either side. */
const REACH = 14;
const ROW = 34;
const TOP = 56;
const SIZE = 11.5;
const RED = "#b3261e";

/** Puts eras into as few rows as hold them without overlap; the southern court in a row of its own. */
function rowsOf(eras: readonly Era[]): readonly (readonly Era[])[] {
  const rows: Era[][] = [];
  for (const era of eras) {
    const isSouthern = era.court === "southern";
    const row = rows.find(
      (one) =>
        (one.at(-1)!.court === "southern") === isSouthern &&
        (one.at(-1)!.until ?? Infinity) <= era.from,
    );
    if (row) row.push(era);
    else rows.push([era]);
  }
  return rows;
}

/** Draws the eras around the year of the first reading. */
export function drawEras(answer: NengoAnswer, { title, picture }: NengoWords, lang: Lang): string {
  const [first] = answer.readings;
  const { year } = first!;
  const day = (of: number) => toFixed({ year: of, month: 1, day: 1 });
  const [from, to] = [day(year - REACH), day(year + REACH + 1)];
  const x = (fixed: number) => LEFT + ((fixed - from) / (to - from)) * (RIGHT - LEFT);
  const asked = new Set(answer.readings.map((one) => one.era.native + one.began));
  const rows = rowsOf(erasAround(from, to));
  const at = x(toFixed(readDate(answer.gregorian ?? first!.firstDay)));
  const bars = rows.flatMap((row, i) =>
    row.flatMap((era) => {
      const [x1, x2] = [x(Math.max(era.from, from)), x(Math.min(era.until ?? to, to))];
      const y = TOP + i * ROW;
      const width = Math.max(1, x2 - x1 - 1.5);
      const isAsked = answer.readings.some(
        (one) => one.era.native === era.native && asked.has(one.era.native + one.began),
      );
      const label = picture
        .names(era.native, era.roman)
        .find((one) => emsOf(one) * SIZE + 6 <= width);
      return [
        `<rect x="${x1.toFixed(1)}" y="${y}" width="${width.toFixed(1)}" height="25" rx="3" fill="${isAsked ? "#f3d9a4" : PAPER.card}" stroke="${PAPER.line}"/>`,
        ...(label ? [text((x1 + x2) / 2, y + 17, label, { size: SIZE, family: SERIF })] : []),
      ];
    }),
  );
  const foot = TOP + rows.length * ROW;
  return drawing(WIDTH, foot + 30, { title, desc: picture.desc(answer), lang }, [
    text(WIDTH / 2, 28, picture.heading(answer), { size: 16, weight: 600, family: SERIF }),
    `<path d="M${at.toFixed(1)} ${TOP - 10}V${foot + 2}" stroke="${RED}" stroke-width="1.5" stroke-dasharray="3 2"/>`,
    ...bars,
    text(LEFT, foot + 20, String(year - REACH), { size: 11, anchor: "start", fill: PAPER.faint }),
    text(at, foot + 20, String(year), { size: 11, fill: RED }),
    text(RIGHT, foot + 20, String(year + REACH), { size: 11, anchor: "end", fill: PAPER.faint }),
  ]);
}
