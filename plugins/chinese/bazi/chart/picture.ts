import { PHASE, STEM, BRANCH, type Phase } from "#lore";
import type { Lang } from "#sdk";
import { PLACES, type Place } from "#east/calendar/pillars.ts";
import { NA_YIN, phaseOfSound } from "#east/na_yin.ts";
import { pairOf, stemOf } from "#east/pairs.ts";
import { box, drawing, ELEMENT_INK, fit, line, PAPER, SERIF, text } from "#east/svg.ts";
import { nativeOf } from "#east/natives.ts";
import type { ChartAnswer } from "./answer.ts";
import { STRUCTURE } from "./structures.ts";
import type { BaziChartWords } from "./words/en.ts";

type Pillar = ChartAnswer["pillars"]["year"];

const WIDTH = 360;
const HEIGHT = 632;
const MARGIN = 12;
/** Nothing is smaller than this on a phone. */
const SMALLEST = 10;
const HIDDEN_ROW = 26;
const FOOT = 430;
const COLUMN = (WIDTH - 2 * MARGIN) / 4;

/** Draws the chart: four pillars with all that hangs on them, the element bar, the luck cycles. */
export function drawChart(answer: ChartAnswer, words: BaziChartWords, lang: Lang): string {
  const parts = [
    text(MARGIN, 28, words.picture.title, {
      size: 17,
      weight: 700,
      anchor: "start",
      family: SERIF,
    }),
    text(WIDTH - MARGIN, 28, subtitle(answer, words), {
      size: 11,
      anchor: "end",
      fill: PAPER.faint,
    }),
    box(MARGIN, 40, WIDTH - 2 * MARGIN, FOOT - 40, { fill: PAPER.card, stroke: PAPER.line }),
    box(MARGIN + 2 * COLUMN, 40, COLUMN, FOOT - 40, { fill: "#f6efdf", radius: 0 }),
    ...[1, 2, 3].map((i) => line(MARGIN + i * COLUMN, 40, MARGIN + i * COLUMN, FOOT)),
    ...PLACES.map((place, i) => drawPillar(answer.pillars[place], place, i, words)),
    ...drawBalance(answer, words),
    ...drawLuck(answer, words),
  ];
  return drawing(WIDTH, HEIGHT, { ...describe(answer, words), lang }, parts);
}

function subtitle(answer: ChartAnswer, { terms, picture }: BaziChartWords): string {
  const { structure, strength, usefulGod } = answer;
  return [
    terms.strength[strength.verdict.value],
    picture.needs(picture.element[usefulGod.verdict.value]),
    nativeOf(STRUCTURE, structure.verdict.value),
  ].join(" · ");
}

function drawPillar(
  pillar: Pillar | null,
  place: Place,
  index: number,
  words: BaziChartWords,
): string {
  const { terms, picture } = words;
  const x = MARGIN + (index + 0.5) * COLUMN;
  const head = text(x, 60, picture.heads[place], { size: 12, weight: 600, fill: PAPER.faint });
  if (!pillar) {
    return (
      head +
      text(x, 150, "?", { size: 40, fill: PAPER.line }) +
      text(x, 180, picture.unknown, { size: 11, fill: PAPER.faint })
    );
  }
  const god = terms.pillarGod[pillar.tenGod];
  const stage = picture.stage(terms.lifeStage[pillar.stage]);
  const selfStage = picture.selfStage(terms.lifeStage[pillar.selfStage]);
  const rows = [
    fitted(x, 80, god, COLUMN - 6),
    text(x, 126, nativeOf(STEM, pillar.stem), big(pillar.stemElement)),
    text(x, 143, picture.stem(pillar.stem), faint(SMALLEST)),
    text(x, 192, nativeOf(BRANCH, pillar.branch), big(pillar.branchElement)),
    text(x, 209, picture.branch(pillar.branch), faint(SMALLEST)),
    line(x - COLUMN / 2 + 8, 218, x + COLUMN / 2 - 8, 218),
    ...pillar.hiddenStems.flatMap((hidden, i) => {
      const y = 240 + i * HIDDEN_ROW;
      const own = text(x - COLUMN / 2 + 6, y, nativeOf(STEM, hidden.stem), {
        size: 14,
        anchor: "start",
        family: SERIF,
        fill: ELEMENT_INK[stemOf(hidden.stem).element],
      });
      const name = terms.tenGod[hidden.tenGod];
      const beside = { anchor: "end", largest: 10.5 } as const;
      return [own, fitted(x + COLUMN / 2 - 4, y - 1, name, COLUMN - 28, beside)];
    }),
    line(x - COLUMN / 2 + 8, 308, x + COLUMN / 2 - 8, 308),
    fitted(x, 328, stage, COLUMN - 6),
    fitted(x, 352, selfStage, COLUMN - 6, { fill: PAPER.faint }),
    text(x, 384, nativeOf(NA_YIN, pillar.naYin), {
      size: 12,
      family: SERIF,
      fill: ELEMENT_INK[phaseOfSound(pillar.naYin)],
    }),
    text(x, 412, picture.void(pillar.void.map((id) => nativeOf(BRANCH, id)).join("")), faint(11)),
  ];
  return head + rows.join("");
}

/** A text as large as its room lets it be; where it would get too small, its two words one above the other. */
function fitted(
  x: number,
  y: number,
  content: string,
  width: number,
  { largest = 12, ...style }: Omit<Parameters<typeof text>[3], "size"> & { largest?: number } = {},
): string {
  const size = fit(content, width, largest);
  const at = content.indexOf(" ");
  if (size >= SMALLEST || at < 0) return text(x, y, content, { size, ...style });
  return (
    text(x, y - 6, content.slice(0, at), { size: SMALLEST, ...style }) +
    text(x, y + 5, content.slice(at + 1), { size: SMALLEST, ...style })
  );
}

function big(element: Phase) {
  return { size: 40, weight: 600, family: SERIF, fill: ELEMENT_INK[element] } as const;
}

function faint(size: number) {
  return { size, fill: PAPER.faint } as const;
}

function drawBalance({ balance }: ChartAnswer, { picture }: BaziChartWords): readonly string[] {
  const width = WIDTH - 2 * MARGIN;
  const parts: string[] = [];
  let x = MARGIN;
  for (const element of PHASE.ids) {
    const length = (width * balance.percent[element]) / 100;
    parts.push(box(x, 444, Math.max(0, length - 1), 14, { fill: ELEMENT_INK[element], radius: 2 }));
    x += length;
  }
  const step = width / 5;
  for (const [i, element] of PHASE.ids.entries()) {
    const label = `${picture.element[element]} ${Math.round(balance.percent[element])}%`;
    parts.push(
      text(MARGIN + (i + 0.5) * step, 476, label, {
        size: 11,
        weight: 600,
        fill: ELEMENT_INK[element],
      }),
    );
  }
  return parts;
}

function drawLuck({ luck }: ChartAnswer, { picture }: BaziChartWords): readonly string[] {
  const step = (WIDTH - 2 * MARGIN) / luck.pillars.length;
  const title = picture.luck(luck.direction.value, luck.startDate);
  return [
    text(MARGIN, 506, title, {
      size: fit(title, WIDTH - 2 * MARGIN - 8, 12),
      weight: 600,
      anchor: "start",
    }),
    box(MARGIN, 516, WIDTH - 2 * MARGIN, 104, { fill: PAPER.card, stroke: PAPER.line }),
    ...luck.pillars.flatMap((cycle, i) => {
      const x = MARGIN + (i + 0.5) * step;
      const { stem, branch } = pairOf(cycle.pillar);
      const glyph = (element: Phase) =>
        ({ size: 20, family: SERIF, fill: ELEMENT_INK[element] }) as const;
      return [
        i > 0 ? line(MARGIN + i * step, 516, MARGIN + i * step, 620) : "",
        text(x, 534, cycle.startAge ? String(cycle.startAge.nominal) : "", {
          size: 11,
          fill: PAPER.faint,
        }),
        text(x, 560, stem.native, glyph(stem.element)),
        text(x, 585, branch.native, glyph(branch.element)),
        text(x, 608, cycle.startYear === null ? "" : String(cycle.startYear), {
          size: 10,
          fill: PAPER.faint,
        }),
      ];
    }),
  ];
}

function describe(answer: ChartAnswer, { picture }: BaziChartWords) {
  const known = PLACES.flatMap((place) => {
    const pillar = answer.pillars[place];
    return pillar ? [`${picture.heads[place]} ${pairOf(pillar.pillar).native}`] : [];
  });
  const cycles = answer.luck.pillars.map((cycle) => pairOf(cycle.pillar).native).join(" ");
  return { title: picture.chartOf(known), desc: picture.describe(answer, cycles) };
}
