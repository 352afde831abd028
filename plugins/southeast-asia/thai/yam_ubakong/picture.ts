/** The yantra of the watches: a row for each weekday, the row of the day filled, and its night below. */
import { element, framePicture, label, type Lang } from "#sdk";
import type { YamAnswer } from "./answer.ts";
import { type Mark, markOf, WATCHES } from "./rules.ts";
import type { YamWords } from "./words/en.ts";

const [LEFT, TOP, WIDE, HIGH] = [66, 92, 56, 40];
const INK = "#3a2a18";

/** The dots of a mark about a point, a cross, or nothing. */
function drawMark(mark: Mark, x: number, y: number): string {
  const dot = (dx: number, dy: number) =>
    element("circle", { cx: x + dx, cy: y + dy, r: 4.5, fill: INK });
  if (mark === "cross") {
    const path = `M${x - 8} ${y - 8}L${x + 8} ${y + 8}M${x + 8} ${y - 8}L${x - 8} ${y + 8}`;
    return element("path", { d: path, stroke: "#9c1f17", "stroke-width": 4, fill: "none" });
  }
  if (mark === "fourZeros") return dot(-8, -8) + dot(8, -8) + dot(-8, 8) + dot(8, 8);
  if (mark === "twoZeros") return dot(-8, 0) + dot(8, 0);
  return mark === "oneZero" ? dot(0, 0) : "";
}

const FILLS: Readonly<Record<Mark, string>> = {
  fourZeros: "#cfe8cf",
  twoZeros: "#e4f2e0",
  clear: "#fdf8ec",
  oneZero: "#f3e4df",
  cross: "#efd0cb",
};

/** Draws it. */
export function drawYam(
  { civil, watches, now }: YamAnswer,
  { picture, terms }: YamWords,
  lang: Lang,
) {
  const day = picture.weekdayIds.indexOf(civil.weekday);
  const title = picture.title(civil.date);
  const cell = (row: number, column: number, mark: Mark, isOwn: boolean, isNow: boolean) =>
    element("rect", {
      x: LEFT + column * WIDE,
      y: TOP + row * HIGH,
      width: WIDE,
      height: HIGH,
      fill: isOwn ? FILLS[mark] : "#fffaf0",
      stroke: isNow ? "#1f4e79" : "#b99a6a",
      "stroke-width": isNow ? 4 : 1,
    }) + drawMark(mark, LEFT + (column + 0.5) * WIDE, TOP + (row + 0.5) * HIGH);
  const heads = watches
    .slice(0, WATCHES)
    .map(({ from }, column) =>
      label(LEFT + (column + 0.5) * WIDE, TOP - 10, 12, from.slice(-5), INK),
    );
  const rows = picture.weekdays.map((name, row) => {
    const marks = Array.from({ length: WATCHES }, (_, column) => {
      const isNow = row === day && now !== null && !now.night && now.watch === column + 1;
      return cell(row, column, markOf(row, column), row === day, isNow);
    });
    const y = TOP + (row + 0.5) * HIGH + 5;
    return label(LEFT / 2, y, 13, name, row === day ? "#8c2f39" : INK) + marks.join("");
  });
  const night = watches.slice(WATCHES);
  const nightRow = 8;
  const nightCells = night.map(({ mark, watch, from }, column) => {
    const isNow = now !== null && now.night && now.watch === watch;
    return (
      label(LEFT + (column + 0.5) * WIDE, TOP + nightRow * HIGH - 10, 12, from.slice(-5), INK) +
      cell(nightRow, column, mark, true, isNow)
    );
  });
  const foot = TOP + (nightRow + 1) * HIGH;
  const legend = picture.legend.map((line, index) =>
    label(180, foot + 26 + 20 * index, 12, line, "#6b6255"),
  );
  const desc = watches.map(({ from, mark }) => `${from}: ${terms.yamMark[mark].text}`).join("; ");
  return framePicture(
    {
      id: "yam",
      lang,
      title,
      desc,
      width: 360,
      height: foot + 26 + 20 * legend.length,
      paper: "#f8efdc",
    },
    label(180, 34, 18, title, "#8c2f39"),
    label(180, 58, 12, picture.subtitle, "#6b6255"),
    ...heads,
    ...rows,
    label(LEFT / 2, TOP + (nightRow + 0.5) * HIGH + 5, 13, picture.night, "#8c2f39"),
    ...nightCells,
    ...legend,
  );
}
