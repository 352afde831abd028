import { BRANCH } from "#lore";
import type { Lang } from "#sdk";
import { nativeOf } from "#east/natives.ts";
import { pairOf } from "#east/pairs.ts";
import { box, drawing, PAPER, text } from "#east/svg.ts";
import type { SelectAnswer } from "./answer.ts";
import type { SelectWords } from "./words/en.ts";

const WIDTH = 390;
const LEFT = 64;
const CELL = 24;
const TOP = 62;

/** Draws the span as a sheet: a row a day, a column an hour, the darker the better; the best are numbered. */
export function drawHours(answer: SelectAnswer, { picture }: SelectWords, lang: Lang): string {
  const { days, found } = answer;
  const row = days.length > 14 ? 20 : 26;
  const height = TOP + days.length * row + 50;
  const columns = days.reduce(
    (most, { hours }) => (hours.length > most.length ? hours : most),
    days[0]!.hours,
  );
  const ranks = rankCells(answer);
  const cells = days.flatMap(({ date, hours }, r) => {
    const y = TOP + r * row;
    const base = y + row / 2 + 4;
    return [
      text(LEFT - 6, base, date.slice(5), { size: 11, anchor: "end", fill: PAPER.faint }),
      ...hours.map(({ best }, c) => {
        const x = LEFT + c * CELL;
        const rank = ranks.get(`${r} ${c}`);
        const cell = box(x + 1, y + 1, CELL - 2, row - 2, { fill: shade(best), radius: 3 });
        return rank === undefined
          ? cell
          : cell + text(x + CELL / 2, base, `${rank}`, { size: 12, weight: 700, fill: ink(best) });
      }),
    ];
  });
  const heads = columns.map(({ branch }, c) =>
    text(LEFT + c * CELL + CELL / 2, TOP - 8, nativeOf(BRANCH, branch), { size: 12 }),
  );
  const title = picture.title(answer.purpose);
  const desc = found
    .slice(0, 5)
    .map((one) => picture.entry(one))
    .join("; ");
  return drawing(WIDTH, height, { title, desc, lang }, [
    text(14, 28, title, { size: 15, weight: 700, anchor: "start" }),
    ...heads,
    ...cells,
    ...picture.legend.map((one, i) =>
      text(14, height - 28 + i * 16, one, { size: 11, anchor: "start", fill: PAPER.faint }),
    ),
  ]);
}

/** The cells of the best hours, by row and column, with their ranks. */
function rankCells({ days, found }: SelectAnswer): ReadonlyMap<string, number> {
  const ranks = new Map<string, number>();
  for (const [i, { date, hour, score }] of found.slice(0, 9).entries()) {
    const r = days.findIndex((day) => day.date === date);
    const { id } = pairOf(hour).branch;
    const c = days[r]!.hours.findIndex(
      ({ branch, best }, at) => branch === id && best === score && !ranks.has(`${r} ${at}`),
    );
    ranks.set(`${r} ${c}`, i + 1);
  }
  return ranks;
}

const SHADES = ["#f1ece0", "#e6e9d8", "#cfe0c3", "#a8cc9f", "#72ab70", "#3f8450", "#215f39"];

function shade(score: number): string {
  return SHADES[Math.min(6, Math.max(0, Math.floor((score - 30) / 10)))]!;
}

function ink(score: number): string {
  return score >= 70 ? "#ffffff" : PAPER.ink;
}
