import type { Lang } from "#sdk";
import { box, drawing, line, PAPER, SERIF, text } from "../core/svg.ts";
import type { WeightAnswer } from "./answer.ts";
import { HEAVIEST, LIGHTEST } from "./weights.ts";
import type { BoneWeightWords } from "./words/en.ts";

const WIDTH = 360;
const HEIGHT = 232;

/** Draws the four weights as bars on the steelyard of the whole. */
export function drawScale(
  { qian, weight }: WeightAnswer,
  { picture, phrases }: BoneWeightWords,
  lang: Lang,
): string {
  const at = (value: number) => 20 + ((value - LIGHTEST) / (HEAVIEST - LIGHTEST)) * 320;
  const bars = (["year", "month", "day", "hour"] as const).map((part, i) => {
    const y = 66 + i * 26;
    return (
      text(20, y + 13, picture[part], { size: 12, anchor: "start", fill: PAPER.faint }) +
      box(72, y, qian[part] * 12, 16, { fill: "#b9832b", radius: 3 }) +
      text(78 + qian[part] * 12, y + 13, String(qian[part]), {
        size: 12,
        anchor: "start",
        weight: 600,
      })
    );
  });
  const title = picture.title(weight);
  const desc = phrases.verse({ qian: qian.total });
  return drawing(WIDTH, HEIGHT, { title, desc, lang }, [
    text(20, 36, title, { size: 18, weight: 700, anchor: "start", family: SERIF }),
    ...bars,
    line(20, 198, 340, 198, PAPER.faint),
    ...[30, 40, 50, 60, 70].map((value) =>
      text(at(value), 216, String(value / 10), { size: 10, fill: PAPER.faint }),
    ),
    `<circle cx="${at(qian.total)}" cy="198" r="7" fill="#9c1f17"/>`,
  ]);
}
