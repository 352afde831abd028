import type { Lang } from "#sdk";
import { box, drawing, line, PAPER, SERIF, text } from "#east/svg.ts";
import { WANDERING_STAR, type WanderingStar } from "../core/eight_mansions.ts";

/** What is drawn of a stretch of life or a year. */
export interface DrawnStage {
  readonly label: string;
  readonly leading: WanderingStar | null;
  readonly luckyPercent: number | null;
}

/** What the picture says beside the labels. */
export interface StagePictureWords {
  readonly name: string;
  /** A star for those who do not see its characters. */
  readonly nameOf: (star: WanderingStar) => string;
}

const WIDTH = 360;
const ROW = 46;
const [LEFT, RIGHT] = [178, 330];
const LUCKY = "#21703c";
const UNLUCKY = "#b3261e";

/** Draws stretches of life, each with its leading star and its share of lucky weight. */
export function drawStages(
  stages: readonly DrawnStage[],
  { name, nameOf }: StagePictureWords,
  score: number,
  lang: Lang,
): string {
  const height = 74 + stages.length * ROW;
  const middle = (LEFT + RIGHT) / 2;
  const rows = stages.flatMap(({ label, leading, luckyPercent }, i) => {
    const y = 62 + i * ROW;
    const length = ((RIGHT - LEFT) * (luckyPercent ?? 50)) / 100;
    return [
      text(20, y + 16, label, { size: 13, anchor: "start", fill: PAPER.faint }),
      leading
        ? text(166, y + 18, WANDERING_STAR.writings[leading]!.native!, {
            size: 18,
            weight: 700,
            anchor: "end",
            family: SERIF,
          })
        : text(166, y + 18, "–", { size: 16, anchor: "end", fill: PAPER.faint }),
      ...(luckyPercent === null
        ? []
        : [
            box(LEFT, y + 4, RIGHT - LEFT, 14, { fill: UNLUCKY, radius: 4 }),
            box(LEFT, y + 4, length, 14, { fill: LUCKY, radius: 4 }),
            text(RIGHT, y + 34, `${luckyPercent} %`, {
              size: 11,
              anchor: "end",
              fill: PAPER.faint,
            }),
          ]),
    ];
  });
  const desc = stages.map(
    ({ label, leading, luckyPercent }) =>
      `${label}: ${leading ? `${nameOf(leading)} ${luckyPercent}%` : "–"}`,
  );
  return drawing(WIDTH, height, { title: name, desc: desc.join(", "), lang }, [
    text(20, 34, name, { size: 16, weight: 700, anchor: "start", family: SERIF }),
    text(340, 36, String(score), { size: 24, weight: 700, anchor: "end" }),
    ...rows,
    line(middle, 60, middle, height - 14, PAPER.faint),
  ]);
}
