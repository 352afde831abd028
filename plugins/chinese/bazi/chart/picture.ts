import type { Lang } from "#old";
import { PLACES, type Place } from "../../calendar/pillars.ts";
import { ELEMENT_NAMES, ELEMENTS } from "../../core/elements.ts";
import { box, drawing, ELEMENT_INK, line, PAPER, SERIF, text } from "../../core/svg.ts";
import type { ChartAnswer } from "./answer.ts";

type Pillar = ChartAnswer["pillars"]["year"];

const WIDTH = 360;
const HEIGHT = 604;
const MARGIN = 12;
const MAX_GOD_CHARS = 11;
const COLUMN = (WIDTH - 2 * MARGIN) / 4;

const HEADS: { readonly [K in Lang]: { readonly [P in Place]: string } } = {
  en: { year: "Year", month: "Month", day: "Day", hour: "Hour" },
  "zh-Hant": { year: "年柱", month: "月柱", day: "日柱", hour: "時柱" },
};

/** Draws the chart: four pillars with all that hangs on them, the element bar, the luck cycles. */
export function drawChart(answer: ChartAnswer, lang: Lang): string {
  const columns = PLACES.map((place, i) => drawPillar(answer.pillars[place], place, i, lang));
  const parts = [
    text(MARGIN, 28, lang === "en" ? "Four pillars" : "八字命盤", {
      size: 17,
      weight: 700,
      anchor: "start",
      family: SERIF,
    }),
    text(WIDTH - MARGIN, 28, subtitle(answer, lang), {
      size: 11,
      anchor: "end",
      fill: PAPER.faint,
    }),
    box(MARGIN, 40, WIDTH - 2 * MARGIN, 362, { fill: PAPER.card, stroke: PAPER.line }),
    box(MARGIN + 2 * COLUMN, 40, COLUMN, 362, { fill: "#f6efdf", radius: 0 }),
    ...[1, 2, 3].map((i) => line(MARGIN + i * COLUMN, 40, MARGIN + i * COLUMN, 402)),
    ...columns,
    ...drawBalance(answer, lang),
    ...drawLuck(answer, lang),
  ];
  return drawing(WIDTH, HEIGHT, { ...describe(answer, lang), lang }, parts);
}

function subtitle(answer: ChartAnswer, lang: Lang): string {
  const { structure, strength, usefulGod } = answer;
  return lang === "en"
    ? `${strength.name.gloss} · needs ${usefulGod.name.gloss} · ${structure.name.native}`
    : `${strength.name.native} · 用神${usefulGod.name.native} · ${structure.name.native}`;
}

function drawPillar(pillar: Pillar | null, place: Place, index: number, lang: Lang): string {
  const x = MARGIN + (index + 0.5) * COLUMN;
  const head = text(x, 60, HEADS[lang][place], { size: 12, weight: 600, fill: PAPER.faint });
  if (!pillar) {
    const unknown = lang === "en" ? "unknown" : "時辰不詳";
    return (
      head +
      text(x, 150, "?", { size: 40, fill: PAPER.line }) +
      text(x, 180, unknown, { size: 11, fill: PAPER.faint })
    );
  }
  const word = (name: { readonly native: string; readonly gloss: string }) =>
    lang === "en" ? name.gloss : name.native;
  const small = lang === "en" ? 9.5 : 12;
  const { stem, branch } = pillar;
  const rows = [
    text(x, 80, word(pillar.tenGod), { size: small }),
    text(x, 126, stem.native, big(ELEMENT_INK[stem.element])),
    text(x, 142, lang === "en" ? stem.gloss : stem.roman, faint(9.5)),
    text(x, 192, branch.native, big(ELEMENT_INK[branch.element])),
    text(x, 208, lang === "en" ? branch.gloss : branch.roman, faint(9.5)),
    line(x - COLUMN / 2 + 8, 218, x + COLUMN / 2 - 8, 218),
    ...pillar.hiddenStems.flatMap((hidden, i) => [
      text(x - COLUMN / 2 + 8, 238 + i * 20, hidden.stem.native, {
        size: 14,
        anchor: "start",
        family: SERIF,
        fill: ELEMENT_INK[hidden.stem.element],
      }),
      text(
        x + COLUMN / 2 - 6,
        237 + i * 20,
        lang === "en" ? shortGod(hidden.tenGod) : hidden.tenGod.native,
        {
          size: lang === "en" ? 8.5 : 11,
          anchor: "end",
        },
      ),
    ]),
    line(x - COLUMN / 2 + 8, 290, x + COLUMN / 2 - 8, 290),
    text(x, 310, lang === "en" ? pillar.stage.gloss : `星運 ${pillar.stage.native}`, {
      size: small,
    }),
    text(
      x,
      330,
      lang === "en" ? `own: ${pillar.selfStage.gloss}` : `自坐 ${pillar.selfStage.native}`,
      faint(small),
    ),
    text(x, 356, pillar.naYin.native, {
      size: 12,
      family: SERIF,
      fill: ELEMENT_INK[pillar.naYin.element],
    }),
    text(
      x,
      384,
      `${lang === "en" ? "void" : "空亡"} ${pillar.void.map((one) => one.native).join("")}`,
      faint(11),
    ),
  ];
  return head + rows.join("");
}

function big(fill: string) {
  return { size: 40, weight: 600, family: SERIF, fill } as const;
}

function faint(size: number) {
  return { size, fill: PAPER.faint } as const;
}

/** "direct wealth" does not fit into a quarter of a phone beside its stem; a shortened word does. */
function shortGod(god: { readonly gloss: string }): string {
  if (god.gloss.length <= MAX_GOD_CHARS) return god.gloss;
  const [first, second] = god.gloss.split(" ");
  return second ? `${first!.slice(0, 3)}. ${second}` : first!;
}

function drawBalance(answer: ChartAnswer, lang: Lang): readonly string[] {
  const width = WIDTH - 2 * MARGIN;
  const parts: string[] = [];
  let x = MARGIN;
  for (const element of ELEMENTS) {
    const percent = answer.balance.percent[element];
    const length = (width * percent) / 100;
    parts.push(box(x, 416, Math.max(0, length - 1), 14, { fill: ELEMENT_INK[element], radius: 2 }));
    x += length;
  }
  const step = width / 5;
  for (const [i, element] of ELEMENTS.entries()) {
    const name = lang === "en" ? ELEMENT_NAMES[element].gloss : ELEMENT_NAMES[element].native;
    const label = `${name} ${Math.round(answer.balance.percent[element])}%`;
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

function drawLuck(answer: ChartAnswer, lang: Lang): readonly string[] {
  const { luck } = answer;
  const step = (WIDTH - 2 * MARGIN) / luck.pillars.length;
  const forward = luck.direction.value === "forward";
  const heading =
    lang === "en"
      ? `Luck cycles, ${luck.direction.value}${luck.startDate ? `, from ${luck.startDate}` : ""}`
      : `大運${forward ? "順行" : "逆行"}${luck.startDate ? `，${luck.startDate} 起` : ""}`;
  return [
    text(MARGIN, 478, heading, { size: 12, weight: 600, anchor: "start" }),
    box(MARGIN, 488, WIDTH - 2 * MARGIN, 104, { fill: PAPER.card, stroke: PAPER.line }),
    ...luck.pillars.flatMap((cycle, i) => {
      const x = MARGIN + (i + 0.5) * step;
      return [
        i > 0 ? line(MARGIN + i * step, 488, MARGIN + i * step, 592) : "",
        text(x, 506, String(cycle.startAge.nominal), { size: 11, fill: PAPER.faint }),
        text(x, 532, cycle.stem.native, {
          size: 20,
          family: SERIF,
          fill: ELEMENT_INK[cycle.stem.element],
        }),
        text(x, 557, cycle.branch.native, {
          size: 20,
          family: SERIF,
          fill: ELEMENT_INK[cycle.branch.element],
        }),
        text(x, 580, String(cycle.startYear), { size: 10, fill: PAPER.faint }),
      ];
    }),
  ];
}

function describe(
  answer: ChartAnswer,
  lang: Lang,
): { readonly title: string; readonly desc: string } {
  const known = PLACES.flatMap((place) => {
    const pillar = answer.pillars[place];
    return pillar ? [`${HEADS[lang][place]} ${pillar.native}`] : [];
  });
  const cycles = answer.luck.pillars.map((cycle) => cycle.native).join(" ");
  if (lang === "en") {
    return {
      title: `Four pillars chart: ${known.join(", ")}`,
      desc: `Day master ${answer.dayMaster.native}, ${answer.dayMaster.gloss}, ${answer.strength.name.gloss}; structure ${answer.structure.name.gloss}; useful god ${answer.usefulGod.name.gloss}. Luck cycles: ${cycles}.`,
    };
  }
  return {
    title: `八字命盤：${known.join("、")}`,
    desc: `日主${answer.dayMaster.native}，${answer.strength.name.native}；${answer.structure.name.native}；用神${answer.usefulGod.name.native}。大運：${cycles}。`,
  };
}
