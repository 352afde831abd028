import type { Lang } from "#old";
import { box, drawing, line, PAPER, SERIF, text } from "../core/svg.ts";
import type { WeightAnswer } from "./weight_brief.ts";

const WIDTH = 360;
const HEIGHT = 232;

/** Draws the four weights as bars on the steelyard of the whole. */
export function drawScale(answer: WeightAnswer, lang: Lang): string {
  const en = lang === "en";
  const names = en ? ["year", "month", "day", "hour"] : ["年", "月", "日", "時"];
  const parts = [answer.qian.year, answer.qian.month, answer.qian.day, answer.qian.hour];
  const at = (qian: number) => 20 + ((qian - 21) / 51) * 320;
  const bars = parts.map((qian, i) => {
    const y = 66 + i * 26;
    return (
      text(20, y + 13, names[i]!, { size: 12, anchor: "start", fill: PAPER.faint }) +
      box(72, y, qian * 12, 16, { fill: "#b9832b", radius: 3 }) +
      text(78 + qian * 12, y + 13, String(qian), { size: 12, anchor: "start", weight: 600 })
    );
  });
  const title = en
    ? `Bone weight: ${answer.weight.liang} liang ${answer.weight.qian} qian`
    : `稱骨：${answer.weight.native}`;
  return drawing(WIDTH, HEIGHT, { title, desc: en ? answer.verse.en : answer.verse.zhHant, lang }, [
    text(20, 36, title, { size: 18, weight: 700, anchor: "start", family: SERIF }),
    ...bars,
    line(20, 198, 340, 198, PAPER.faint),
    ...[30, 40, 50, 60, 70].map((qian) =>
      text(at(qian), 216, String(qian / 10), { size: 10, fill: PAPER.faint }),
    ),
    `<circle cx="${at(answer.qian.total)}" cy="198" r="7" fill="#9c1f17"/>`,
  ]);
}
