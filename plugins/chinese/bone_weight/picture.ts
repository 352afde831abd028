import type { Lang } from "#sdk";
import { box, drawing, line, PAPER, SERIF, text } from "#east/svg.ts";
import type { WeightAnswer } from "./answer.ts";
import { HEAVIEST, LIGHTEST, WEIGHT_COUNTS } from "./weights.ts";
import type { BoneWeightWords } from "./words/en.ts";

const WIDTH = 360;
const HEIGHT = 372;
const BEAM = 92;
const PAN = { x: 66, y: 196 } as const;
const CURVE = { top: 262, foot: 330 } as const;
const MARK = "#9c1f17";
const BRASS = "#b9832b";
const PARTS = [
  ["year", "#8c4a2f"],
  ["month", "#b9832b"],
  ["day", "#5d7a4c"],
  ["hour", "#3e6482"],
] as const;

/** Draws the four weights in the pan of a steelyard, the counterweight at their sum, and all dates by weight below. */
export function drawScale(
  { qian, weight, lighter }: WeightAnswer,
  { picture, phrases }: BoneWeightWords,
  lang: Lang,
): string {
  const title = picture.title(weight);
  const desc = phrases.verse({ qian: qian.total });
  return drawing(WIDTH, HEIGHT, { title, desc, lang }, [
    box(8, 8, WIDTH - 16, HEIGHT - 16, { fill: PAPER.card, stroke: PAPER.line }),
    text(24, 42, title, { size: 18, weight: 700, anchor: "start", family: SERIF }),
    drawBeam(qian.total),
    drawPan(qian),
    ...PARTS.map(([part, fill], i) => drawPart(i, picture[part], qian[part], fill)),
    drawCurve(qian.total),
    text(WIDTH / 2, HEIGHT - 22, picture.lighter(lighter), { size: 12, fill: PAPER.faint }),
  ]);
}

/** Where a sum stands on the beam. */
const onBeam = (total: number) => 120 + ((total - LIGHTEST) / (HEAVIEST - LIGHTEST)) * 212;

function drawBeam(total: number): string {
  const marks = [30, 40, 50, 60, 70].map((value) => {
    const x = onBeam(value);
    return (
      line(x, BEAM - 5, x, BEAM + 5, BRASS) +
      text(x, BEAM - 10, String(value / 10), { size: 11, fill: PAPER.faint })
    );
  });
  const at = onBeam(total);
  return [
    line(88, 62, 88, BEAM, PAPER.faint),
    `<circle cx="88" cy="60" r="4" fill="none" stroke="${BRASS}" stroke-width="2"/>`,
    `<path d="M46 ${BEAM - 3}L344 ${BEAM - 1}L344 ${BEAM + 1}L46 ${BEAM + 4}Z" fill="${BRASS}"/>`,
    ...marks,
    line(at, BEAM, at, BEAM + 20, MARK),
    `<path d="M${at - 5} ${BEAM + 20}h10l6 26a3 3 0 0 1 -3 3h-16a3 3 0 0 1 -3 -3z" fill="${MARK}"/>`,
    text(at, BEAM + 40, String(total / 10), { size: 11, weight: 700, fill: "#ffffff" }),
  ].join("");
}

/** The pan with the four weights side by side. */
function drawPan(qian: WeightAnswer["qian"]): string {
  const blocks = PARTS.map(([part, fill], i) => {
    const height = qian[part] * 2.6;
    return box(PAN.x - 38 + i * 19, PAN.y - height, 17, height, { fill, radius: 2 });
  });
  return [
    line(PAN.x, BEAM, PAN.x - 48, PAN.y, PAPER.faint),
    line(PAN.x, BEAM, PAN.x + 48, PAN.y, PAPER.faint),
    ...blocks,
    `<path d="M${PAN.x - 50} ${PAN.y}h100q-6 18 -50 18t-50 -18z" fill="${BRASS}"/>`,
  ].join("");
}

function drawPart(i: number, name: string, weight: number, fill: string): string {
  const x = 140 + (i % 2) * 100;
  const y = 176 + Math.floor(i / 2) * 26;
  return (
    box(x, y - 11, 12, 12, { fill, radius: 2 }) +
    text(x + 20, y, name, { size: 13, anchor: "start" }) +
    text(x + 82, y, String(weight), { size: 15, anchor: "end", weight: 700 })
  );
}

/** How many dates of the table weigh each sum, the birth's own marked. */
function drawCurve(total: number): string {
  const most = Math.max(...WEIGHT_COUNTS);
  const step = 312 / (HEAVIEST - LIGHTEST + 1);
  const bars = Array.from({ length: HEAVIEST - LIGHTEST + 1 }, (_, i) => {
    const height = Math.max(1, ((WEIGHT_COUNTS[i] ?? 0) / most) * (CURVE.foot - CURVE.top));
    const isOwn = i + LIGHTEST === total;
    return box(24 + i * step, CURVE.foot - height, step - 1, height, {
      fill: isOwn ? MARK : PAPER.line,
      radius: 0,
    });
  });
  return line(24, 246, WIDTH - 24, 246) + bars.join("");
}
