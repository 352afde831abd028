import type { Lang } from "#sdk";
import { WANDERING_STAR } from "../../core/eight_mansions.ts";
import { nativeOf } from "#east/natives.ts";
import { box, drawing, line, PAPER, SERIF, text } from "#east/svg.ts";
import type { AnalyzeAnswer } from "./answer.ts";
import type { AnalyzeWords } from "./words/en.ts";

const WIDTH = 360;
const TOP = 92;
const ROW = 50;
const FOR = "#21703c";
const AGAINST = "#b3261e";
const NEITHER = "#8a7d66";

/** Draws the methods side by side, each with its vote, and the verdict over them. */
export function drawMethods(
  answer: AnalyzeAnswer,
  { picture, terms }: AnalyzeWords,
  lang: Lang,
): string {
  const { eightyOne, sounds, stars, hexagram, verdict } = answer;
  const balance = sounds.liked - sounds.avoided;
  const rows: readonly (readonly [string, string, number | null])[] = [
    [
      picture.methods.eightyOne,
      `${eightyOne.number}`,
      { lucky: 1, mixed: 0, unlucky: -1 }[eightyOne.luck],
    ],
    [picture.methods.sounds, `+${sounds.liked} −${sounds.avoided}`, balance],
    [
      picture.methods.stars,
      `${stars.dominant ? nativeOf(WANDERING_STAR, stars.dominant) : "–"} ${stars.score}%`,
      stars.score >= 60 ? 1 : stars.score <= 40 ? -1 : 0,
    ],
    ...(hexagram ? [[picture.methods.hexagram, hexagram.primary.fullName, null] as const] : []),
  ];
  const height = TOP + rows.length * ROW + 16;
  const title = picture.title(stars.shown);
  const desc = rows.map(([method, value]) => `${method} ${value}`).join("; ");
  return drawing(WIDTH, height, { title, desc, lang }, [
    box(8, 8, WIDTH - 16, height - 16, { fill: PAPER.card, stroke: PAPER.line }),
    text(24, 40, picture.name, { size: 17, weight: 700, anchor: "start", family: SERIF }),
    text(24, 64, stars.shown, { size: 14, anchor: "start", fill: PAPER.faint }),
    text(WIDTH - 24, 64, terms.judgement[verdict.value], { size: 14, weight: 600, anchor: "end" }),
    line(24, 78, WIDTH - 24, 78),
    ...rows.map(([method, value, vote], i) => drawMethod(method, value, vote, TOP + i * ROW)),
  ]);
}

/** One method; a vote of null is none. */
function drawMethod(method: string, value: string, vote: number | null, y: number): string {
  const ink = vote === null || vote === 0 ? NEITHER : vote > 0 ? FOR : AGAINST;
  const sign = vote === null ? "" : vote === 0 ? "±" : vote > 0 ? "✓" : "✗";
  return [
    text(24, y + 24, method, { size: 13, anchor: "start" }),
    text(WIDTH - 56, y + 24, value, { size: 16, weight: 600, anchor: "end", fill: ink }),
    text(WIDTH - 34, y + 24, sign, { size: 16, weight: 700, fill: ink }),
    line(24, y + 40, WIDTH - 24, y + 40),
  ].join("");
}
