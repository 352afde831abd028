import type { Lang } from "#sdk";
import { box, drawing, line, PAPER, SERIF, text } from "#east/svg.ts";
import type { MomentsAnswer } from "./answer.ts";
import type { FindMomentsWords } from "./words/en.ts";

const WIDTH = 360;
const MARGIN = 24;
const ROW = 26;
const MOST_ROWS = 12;
const ACCENT = "#9c1f17";

/** Draws the pillars, the span as a line with a mark for each moment, and the moments below. */
export function drawMoments(answer: MomentsAnswer, words: FindMomentsWords, lang: Lang): string {
  const { picture } = words;
  const { native, fromYear, toYear, moments } = answer;
  const pillars = native.split(" ").reverse();
  const step = (WIDTH - 2 * MARGIN) / pillars.length;
  const span = Math.max(1, toYear + 1 - fromYear);
  const shown = moments.slice(0, MOST_ROWS);
  const axis = 156;
  const height = axis + 52 + ROW * Math.max(1, shown.length);
  const parts = [
    ...pillars.flatMap((pair, i) => {
      const x = MARGIN + (i + 0.5) * step;
      return [
        box(x - 26, 20, 52, 92, { fill: PAPER.card, stroke: PAPER.line }),
        text(x, 58, pair[0]!, { size: 30, family: SERIF, weight: 600 }),
        text(x, 98, pair[1]!, { size: 30, family: SERIF, weight: 600 }),
      ];
    }),
    line(MARGIN, axis, WIDTH - MARGIN, axis, PAPER.faint),
    text(MARGIN, axis + 18, String(fromYear), { size: 11, anchor: "start", fill: PAPER.faint }),
    text(WIDTH - MARGIN, axis + 18, String(toYear), { size: 11, anchor: "end", fill: PAPER.faint }),
    ...moments.map(({ date }) => {
      const year = Number(date.slice(0, -6)) + Number(date.slice(-5, -3)) / 12;
      const x = MARGIN + ((year - fromYear) / span) * (WIDTH - 2 * MARGIN);
      return `<circle cx="${x.toFixed(1)}" cy="${axis}" r="5" fill="${ACCENT}"/>`;
    }),
    ...(shown.length === 0
      ? [text(WIDTH / 2, axis + 46, picture.none, { size: 13 })]
      : shown.map(({ date, from, to }, i) =>
          text(WIDTH / 2, axis + 46 + i * ROW, `${date} · ${clock(from)}–${clock(to)}`, {
            size: 14,
          }),
        )),
  ];
  const name = { title: picture.title, desc: picture.desc(answer), lang };
  return drawing(WIDTH, height, name, parts);
}

const clock = (local: string) => local.slice(-8, -3);
