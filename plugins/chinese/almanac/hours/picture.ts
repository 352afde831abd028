/** The twelve hours in a table: road, marks and directions. */
import { PILLAR } from "#lore";
import type { Lang } from "#sdk";
import { nativeOf } from "#east/natives.ts";
import { box, drawing, fit, PAPER, SERIF, text } from "#east/svg.ts";
import type { Grade, HoursAnswer } from "./answer.ts";
import type { HoursWords } from "./words/en.ts";

const WIDTH = 360;
const TOP = 72;
const ROW = 30;
const FILLS: Readonly<Record<Grade, string>> = {
  good: "#e4f0e2",
  even: PAPER.card,
  hard: "#f6e3e0",
};

/** Draws the hours of a day. */
export function drawHours(answer: HoursAnswer, { picture }: HoursWords, lang: Lang): string {
  const subtitle = picture.subtitle(answer);
  return drawing(
    WIDTH,
    TOP + 12 * ROW + 26,
    { title: picture.title, desc: picture.desc(answer), lang },
    [
      text(WIDTH / 2, 32, answer.date, { size: 19, weight: 700, family: SERIF }),
      text(WIDTH / 2, 54, subtitle, { size: fit(subtitle, WIDTH - 20, 13), fill: PAPER.faint }),
      ...answer.hours.flatMap((hour, i) => {
        const y = TOP + i * ROW;
        const marks = picture.marks(hour);
        const god = picture.god(hour);
        return [
          box(8, y + 1, WIDTH - 16, ROW - 3, { fill: FILLS[hour.grade], stroke: PAPER.line }),
          text(34, y + 20, nativeOf(PILLAR, hour.pillar), {
            size: 16,
            weight: 600,
            family: SERIF,
          }),
          text(60, y + 19.5, `${hour.from}–${hour.to}`, {
            size: 11,
            anchor: "start",
            fill: PAPER.faint,
          }),
          text(134, y + 19.5, god, { size: fit(god, 106, 12.5), anchor: "start" }),
          ...(marks === ""
            ? []
            : [text(WIDTH - 14, y + 19.5, marks, { size: fit(marks, 106, 12), anchor: "end" })]),
        ];
      }),
      text(WIDTH / 2, TOP + 12 * ROW + 17, picture.legend, {
        size: fit(picture.legend, WIDTH - 20, 11),
        fill: PAPER.faint,
      }),
    ],
  );
}
