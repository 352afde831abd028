/** The page of a day, with the month below it. */
import { box, drawing, emsOf, fit, line, PAPER, SERIF, text } from "#east/svg.ts";
import type { Lang } from "#sdk";
import { dayOfWeek, toFixed } from "#time";
import { readDate } from "../calendar/read_date.ts";
import type { CalendarDayAnswer } from "./answer.ts";
import { LUCK_OF, type Selected } from "./terms.ts";
import type { CalendarDayWords } from "./words/en.ts";

const WIDTH = 360;
const MARGIN = 12;
const INNER = WIDTH - 2 * MARGIN;
const RED = "#9c1f17";
const GREEN = "#21703c";
const CELL = INNER / 3;
const CELL_HEIGHT = 56;
const FACTS_TOP = 142;
const CHIP_HEIGHT = 21;
const CHIP_SIZE = 11;
const DAY_WIDTH = INNER / 7;
const DAY_HEIGHT = 42;

const FILLS = { lucky: "#e4f0e2", mixed: "#f1ecdf", unlucky: "#f0e6e4" } as const;

/** Puts chips into rows, left to right. */
function layChips(labels: readonly { label: string; fill: string }[], top: number) {
  let [x, y] = [MARGIN, top];
  const parts = labels.map(({ label, fill }) => {
    const width = emsOf(label) * CHIP_SIZE + 14;
    if (x + width > WIDTH - MARGIN) [x, y] = [MARGIN, y + CHIP_HEIGHT + 5];
    const part =
      box(x, y, width, CHIP_HEIGHT, { fill, stroke: PAPER.line, radius: 10 }) +
      text(x + width / 2, y + 15, label, { size: CHIP_SIZE });
    x += width + 5;
    return part;
  });
  return { parts, foot: labels.length > 0 ? y + CHIP_HEIGHT : top };
}

/** The mark of a day in the month: the first lucky and the first unlucky thing about it. */
function markOf(selected: readonly Selected[], mark: Readonly<Partial<Record<Selected, string>>>) {
  const marks = selected.map((id) => mark[id]).filter((one) => one !== undefined);
  return marks.slice(0, 3).join("");
}

/** Draws the page. */
export function drawPage(
  answer: CalendarDayAnswer,
  { picture }: CalendarDayWords,
  lang: Lang,
): string {
  const { year, month, day: asked } = readDate(answer.date);
  const facts = picture.facts(answer).map(({ head, value, below }, i) => {
    const [x, y] = [MARGIN + (i % 3) * CELL, FACTS_TOP + Math.floor(i / 3) * CELL_HEIGHT];
    const middle = x + CELL / 2;
    return (
      box(x + 1, y + 1, CELL - 2, CELL_HEIGHT - 2, {
        fill: PAPER.card,
        stroke: PAPER.line,
        radius: 4,
      }) +
      text(middle, y + 14, head, { size: 10, fill: PAPER.faint }) +
      text(middle, y + 33, value, { size: fit(value, CELL - 8, 16), weight: 600, family: SERIF }) +
      text(middle, y + 48, below, { size: fit(below, CELL - 8, 10.5), fill: PAPER.faint })
    );
  });
  const chips = layChips(
    [
      ...picture.turns(answer).map((label) => ({ label, fill: "#f3d9a4" })),
      ...answer.selected.map(({ selected, luck }) => ({
        label: picture.selected(selected),
        fill: FILLS[luck],
      })),
    ],
    FACTS_TOP + 2 * CELL_HEIGHT + 8,
  );
  const headTop = chips.foot + 26;
  const gridTop = headTop + 8;
  const firstWeekday = dayOfWeek(toFixed({ year, month, day: 1 }));
  const heads = picture.weekdays.map((name, i) =>
    text(MARGIN + (i + 0.5) * DAY_WIDTH, headTop, name, {
      size: 10.5,
      fill: i === 0 ? RED : PAPER.faint,
    }),
  );
  const marks: Readonly<Partial<Record<Selected, string>>> = picture.marks;
  const days = answer.month.map((one, i) => {
    const column = (firstWeekday + i) % 7;
    const [x, y] = [
      MARGIN + column * DAY_WIDTH,
      gridTop + Math.floor((firstWeekday + i) / 7) * DAY_HEIGHT,
    ];
    const mark = markOf(one.selected, marks);
    const unlucky = one.selected.some((id) => marks[id] && LUCK_OF[id] === "unlucky");
    const lucky = one.selected.some((id) => marks[id] && LUCK_OF[id] === "lucky");
    const isAsked = i + 1 === asked;
    return (
      box(x + 1, y + 1, DAY_WIDTH - 2, DAY_HEIGHT - 2, {
        fill: isAsked ? "#f3d9a4" : PAPER.card,
        stroke: isAsked ? RED : PAPER.line,
        radius: 3,
      }) +
      text(x + 5, y + 16, String(i + 1), {
        size: 13,
        anchor: "start",
        weight: 600,
        ...(column === 0 ? { fill: RED } : {}),
      }) +
      text(x + DAY_WIDTH - 4, y + 15, picture.rokuyo(one.rokuyo), { size: 10, anchor: "end" }) +
      (mark
        ? text(x + DAY_WIDTH / 2, y + 33, mark, {
            size: 11,
            fill: unlucky && !lucky ? RED : unlucky ? "#7a4b1e" : GREEN,
          })
        : one.sekki
          ? text(x + DAY_WIDTH / 2, y + 33, picture.sekki(one.sekki), {
              size: 10.5,
              fill: PAPER.faint,
            })
          : "")
    );
  });
  const rows = Math.ceil((firstWeekday + answer.month.length) / 7);
  const foot = gridTop + rows * DAY_HEIGHT;
  const legend = picture.legend.map((one, i) =>
    text(WIDTH / 2, foot + 17 + i * 15, one, { size: fit(one, INNER, 10.5), fill: PAPER.faint }),
  );
  const sunday = answer.dayOfWeek === "sunday" ? RED : PAPER.ink;
  return drawing(
    WIDTH,
    foot + 10 + picture.legend.length * 15,
    { title: picture.title, desc: picture.desc(answer), lang },
    [
      text(WIDTH / 2, 28, picture.heading(answer), { size: 15, weight: 600, family: SERIF }),
      text(WIDTH / 2, 96, String(asked), { size: 66, weight: 700, family: SERIF, fill: sunday }),
      text(86, 84, picture.weekday(answer), { size: 15, family: SERIF, fill: sunday }),
      text(WIDTH - 86, 84, picture.sixDay(answer), { size: 15, family: SERIF }),
      text(WIDTH / 2, 126, picture.oldLine(answer), {
        size: fit(picture.oldLine(answer), INNER, 13),
      }),
      line(MARGIN, 134, WIDTH - MARGIN, 134),
      ...facts,
      ...chips.parts,
      ...heads,
      ...days,
      ...legend,
    ],
  );
}
