import { PHASE, STEM, BRANCH, type Phase } from "#lore";
import type { Lang } from "#sdk";
import { PLACES, type Place } from "../../calendar/pillars.ts";
import { NA_YIN, phaseOfSound } from "../../core/na_yin.ts";
import { pairOf, stemOf } from "../../core/pairs.ts";
import { box, drawing, ELEMENT_INK, fit, line, PAPER, SERIF, text } from "../../core/svg.ts";
import { nativeOf } from "../../core/natives.ts";
import type { ChartAnswer } from "./answer.ts";
import { STRUCTURE } from "./structures.ts";
import type { BaziChartWords } from "./words/en.ts";

type Pillar = ChartAnswer["pillars"]["year"];

const WIDTH = 360;
const HEIGHT = 604;
const MARGIN = 12;
const MAX_GOD_CHARS = 11;
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
    box(MARGIN, 40, WIDTH - 2 * MARGIN, 362, { fill: PAPER.card, stroke: PAPER.line }),
    box(MARGIN + 2 * COLUMN, 40, COLUMN, 362, { fill: "#f6efdf", radius: 0 }),
    ...[1, 2, 3].map((i) => line(MARGIN + i * COLUMN, 40, MARGIN + i * COLUMN, 402)),
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
  const fitted = (content: string, largest = 12) => fit(content, COLUMN - 6, largest);
  const god = terms.pillarGod[pillar.tenGod];
  const stage = picture.stage(terms.lifeStage[pillar.stage]);
  const selfStage = picture.selfStage(terms.lifeStage[pillar.selfStage]);
  const rows = [
    text(x, 80, god, { size: fitted(god) }),
    text(x, 126, nativeOf(STEM, pillar.stem), big(pillar.stemElement)),
    text(x, 142, picture.stem(pillar.stem), faint(9.5)),
    text(x, 192, nativeOf(BRANCH, pillar.branch), big(pillar.branchElement)),
    text(x, 208, picture.branch(pillar.branch), faint(9.5)),
    line(x - COLUMN / 2 + 8, 218, x + COLUMN / 2 - 8, 218),
    ...pillar.hiddenStems.flatMap((hidden, i) => [
      text(x - COLUMN / 2 + 8, 238 + i * 20, nativeOf(STEM, hidden.stem), {
        size: 14,
        anchor: "start",
        family: SERIF,
        fill: ELEMENT_INK[stemOf(hidden.stem).element],
      }),
      drawHiddenGod(shortened(terms.tenGod[hidden.tenGod]), x + COLUMN / 2 - 6, 237 + i * 20),
    ]),
    line(x - COLUMN / 2 + 8, 290, x + COLUMN / 2 - 8, 290),
    text(x, 310, stage, { size: fitted(stage) }),
    text(x, 330, selfStage, faint(fitted(selfStage))),
    text(x, 356, nativeOf(NA_YIN, pillar.naYin), {
      size: 12,
      family: SERIF,
      fill: ELEMENT_INK[phaseOfSound(pillar.naYin)],
    }),
    text(x, 384, picture.void(pillar.void.map((id) => nativeOf(BRANCH, id)).join("")), faint(11)),
  ];
  return head + rows.join("");
}

/** The god of a hidden stem, in what is left of the column beside the stem. */
function drawHiddenGod(god: string, right: number, y: number): string {
  return text(right, y, god, { size: fit(god, COLUMN - 30, 11), anchor: "end" });
}

function big(element: Phase) {
  return { size: 40, weight: 600, family: SERIF, fill: ELEMENT_INK[element] } as const;
}

function faint(size: number) {
  return { size, fill: PAPER.faint } as const;
}

/** "direct wealth" does not fit into a quarter of a phone beside its stem; a shortened word does. */
function shortened(god: string): string {
  if (god.length <= MAX_GOD_CHARS) return god;
  const [first, second] = god.split(" ");
  return second ? `${first!.slice(0, 3)}. ${second}` : first!;
}

function drawBalance({ balance }: ChartAnswer, { picture }: BaziChartWords): readonly string[] {
  const width = WIDTH - 2 * MARGIN;
  const parts: string[] = [];
  let x = MARGIN;
  for (const element of PHASE.ids) {
    const length = (width * balance.percent[element]) / 100;
    parts.push(box(x, 416, Math.max(0, length - 1), 14, { fill: ELEMENT_INK[element], radius: 2 }));
    x += length;
  }
  const step = width / 5;
  for (const [i, element] of PHASE.ids.entries()) {
    const label = `${picture.element[element]} ${Math.round(balance.percent[element])}%`;
    parts.push(
      text(MARGIN + (i + 0.5) * step, 448, label, {
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
  return [
    text(MARGIN, 478, picture.luck(luck.direction.value, luck.startDate), {
      size: 12,
      weight: 600,
      anchor: "start",
    }),
    box(MARGIN, 488, WIDTH - 2 * MARGIN, 104, { fill: PAPER.card, stroke: PAPER.line }),
    ...luck.pillars.flatMap((cycle, i) => {
      const x = MARGIN + (i + 0.5) * step;
      const { stem, branch } = pairOf(cycle.pillar);
      const glyph = (element: Phase) =>
        ({ size: 20, family: SERIF, fill: ELEMENT_INK[element] }) as const;
      return [
        i > 0 ? line(MARGIN + i * step, 488, MARGIN + i * step, 592) : "",
        text(x, 506, cycle.startAge ? String(cycle.startAge.nominal) : "", {
          size: 11,
          fill: PAPER.faint,
        }),
        text(x, 532, stem.native, glyph(stem.element)),
        text(x, 557, branch.native, glyph(branch.element)),
        text(x, 580, cycle.startYear === null ? "" : String(cycle.startYear), {
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
