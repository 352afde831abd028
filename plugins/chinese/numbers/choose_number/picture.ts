import type { Lang } from "#sdk";
import type { WanderingStar } from "../../core/eight_mansions.ts";
import { box, drawing, PAPER, SERIF, text } from "#east/svg.ts";
import type { ChoiceAnswer } from "./answer.ts";

/** What the picture says beside the numbers. */
export interface RankingWords {
  readonly title: string;
  readonly nameOf: (star: WanderingStar) => string;
}

const WIDTH = 360;
const ROW = 44;
const SHOWN_ROWS = 10;
const [LEFT, RIGHT] = [196, 306];

/** Draws the first ten places as bars. */
export function drawRanking(
  answer: ChoiceAnswer,
  { title, nameOf }: RankingWords,
  lang: Lang,
): string {
  const rows = answer.ranking.slice(0, SHOWN_ROWS);
  const parts = rows.flatMap(({ rank, shown, score, dominant }, i) => {
    const y = 54 + i * ROW;
    const length = ((RIGHT - LEFT) * score) / 100;
    return [
      text(34, y + 22, String(rank), { size: 16, weight: 700, anchor: "end" }),
      text(46, y + 16, shown.length > 12 ? shown.slice(-12) : shown, { size: 14, anchor: "start" }),
      text(46, y + 33, dominant ? nameOf(dominant) : "–", {
        size: 12,
        anchor: "start",
        family: SERIF,
        fill: PAPER.faint,
      }),
      box(LEFT, y + 10, RIGHT - LEFT, 14, { fill: "#efe8d8", radius: 7 }),
      box(LEFT, y + 10, Math.max(2, length), 14, {
        fill: rank === 1 ? "#21703c" : "#8a7a55",
        radius: 5,
      }),
      text(RIGHT + 10, y + 22, String(score), { size: 14, weight: 600, anchor: "start" }),
    ];
  });
  return drawing(
    WIDTH,
    66 + rows.length * ROW,
    {
      title,
      desc: rows.map(({ rank, shown, score }) => `${rank}: ${shown} ${score}`).join(", "),
      lang,
    },
    [text(20, 32, title, { size: 17, weight: 700, anchor: "start", family: SERIF }), ...parts],
  );
}
