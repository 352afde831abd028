import { PILLAR, type Pillar } from "#lore";
import type { Lang } from "#sdk";
import { box, drawing, line, PAPER, SERIF, text } from "#east/svg.ts";
import { nativeOf } from "#east/natives.ts";
import type { Page } from "./answer.ts";
import type { AlmanacWords } from "./words/en.ts";

type PictureWords = AlmanacWords["picture"];

const WIDTH = 360;
const MARGIN = 12;
const GOOD = "#9c1f17";
const BAD = "#3a3a3a";
const LINE = 17;

const pair = (pillar: Pillar) => nativeOf(PILLAR, pillar);

/** Draws the page as a tear-off calendar shows it. */
export function drawPage(page: Page, { picture }: AlmanacWords, lang: Lang): string {
  const day = Number(page.date.slice(-2));
  const suitable = wrap(picture.acts(page.suitable), picture);
  const avoid = wrap(picture.acts(page.avoid), picture);
  const facts = picture.facts(page);
  const { factColumns, factSize } = picture;
  const top = 230 + 38 * Math.ceil(facts.length / factColumns);
  const suitableHeight = Math.max(40, suitable.length * LINE + 20);
  const avoidTop = top + suitableHeight + 8;
  const avoidHeight = Math.max(40, avoid.length * LINE + 20);
  const hoursTop = avoidTop + avoidHeight + 30;
  const height = hoursTop + 92;
  const step = (WIDTH - 2 * MARGIN) / factColumns;
  const { year, month, day: dayPillar } = page.pillars;
  const parts = [
    box(MARGIN, 10, WIDTH - 2 * MARGIN, height - 20, { fill: PAPER.card, stroke: PAPER.line }),
    text(MARGIN + 12, 34, picture.month(page.date), { size: 14, anchor: "start", weight: 600 }),
    text(WIDTH - MARGIN - 12, 34, picture.weekday[page.dayOfWeek], {
      size: 14,
      anchor: "end",
      weight: 600,
    }),
    text(WIDTH / 2, 124, String(day), { size: 92, weight: 700, family: SERIF, fill: GOOD }),
    text(WIDTH / 2, 156, page.lunar.native, { size: 19, family: SERIF, weight: 600 }),
    text(WIDTH / 2, 180, `${pair(year)}年 ${pair(month)}月 ${pair(dayPillar)}日`, {
      size: 14,
      family: SERIF,
    }),
    text(WIDTH / 2, 200, picture.season(page), { size: 11, fill: PAPER.faint }),
    line(MARGIN + 10, 210, WIDTH - MARGIN - 10, 210),
    ...facts.flatMap(({ label, value }, i) => {
      const x = MARGIN + ((i % factColumns) + 0.5) * step;
      const y = 228 + 38 * Math.floor(i / factColumns);
      return [
        text(x, y, label, { size: 10, fill: PAPER.faint }),
        text(x, y + 18, value, { size: factSize, weight: 600 }),
      ];
    }),
    ...drawActs(top, suitableHeight, suitable, { fill: GOOD, label: picture.suitable }, picture),
    ...drawActs(avoidTop, avoidHeight, avoid, { fill: BAD, label: picture.avoid }, picture),
    ...drawHours(page, hoursTop, picture.hours),
  ];
  const name = { title: picture.title(page), desc: picture.desc(page), lang };
  return drawing(WIDTH, height, name, parts);
}

function drawActs(
  top: number,
  height: number,
  lines: readonly string[],
  { fill, label }: { readonly fill: string; readonly label: string },
  { labelSize, labelDrop, isLabelSerif }: PictureWords,
): readonly string[] {
  const left = MARGIN + 10;
  return [
    box(left, top, 52, height, { fill, radius: 4 }),
    text(left + 26, top + height / 2 + labelDrop, label, {
      size: labelSize,
      weight: 700,
      fill: "#ffffff",
      ...(isLabelSerif ? { family: SERIF } : {}),
    }),
    ...lines.map((row, i) =>
      text(left + 62, top + 22 + i * LINE, row, { size: 12.5, anchor: "start" }),
    ),
  ];
}

function drawHours(page: Page, top: number, heading: string): readonly string[] {
  const step = (WIDTH - 2 * MARGIN - 20) / 12;
  return [
    text(MARGIN + 10, top - 8, heading, { size: 11, anchor: "start", fill: PAPER.faint }),
    ...page.hours.flatMap(({ pillar, god, from }, i) => {
      const [stem, branch] = [...pair(pillar)] as [string, string];
      const x = MARGIN + 10 + i * step;
      return [
        box(x + 1, top, step - 2, 48, {
          fill: god.road === "yellow" ? "#f3d9a4" : "#f3f0ea",
          radius: 3,
        }),
        text(x + step / 2, top + 20, stem, { size: 14, family: SERIF }),
        text(x + step / 2, top + 39, branch, { size: 14, family: SERIF }),
        text(x + step / 2, top + 62, from.slice(0, 2), { size: 10, fill: PAPER.faint }),
      ];
    }),
  ];
}

/** Breaks a list of acts into lines that fit beside the label. */
function wrap(
  acts: readonly string[],
  { separator, lineEnd, lineLength, nothing }: PictureWords,
): readonly string[] {
  const lines: string[] = [];
  for (const act of acts) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + separator.length + act.length <= lineLength) {
      lines[lines.length - 1] = last + separator + act;
    } else {
      if (last !== undefined) lines[lines.length - 1] = last + lineEnd;
      lines.push(act);
    }
  }
  return lines.length > 0 ? lines : [nothing];
}
