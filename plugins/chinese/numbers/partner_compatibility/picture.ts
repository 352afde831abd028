import type { Lang } from "#sdk";
import { WANDERING_STAR, type WanderingStar } from "../../core/eight_mansions.ts";
import { box, drawing, line, PAPER, SERIF, text } from "#east/svg.ts";
import { nativeOf } from "#east/natives.ts";
import type { PartnerAnswer } from "./answer.ts";
import type { PartnerWords } from "./words/en.ts";

const WIDTH = 360;
const HEIGHT = 306;
const BARS = 178;
const STEP = 34;
const [LEFT, RIGHT] = [142, 306];

const native = (star: WanderingStar | null) => (star ? nativeOf(WANDERING_STAR, star) : "–");

/** Draws the leading star of each and a bar for each part. */
export function drawPartners(
  answer: PartnerAnswer,
  { picture, terms }: PartnerWords,
  lang: Lang,
): string {
  const grade = terms.grade[answer.verdict.value];
  const at = (value: number) => LEFT + (value * (RIGHT - LEFT)) / 100;
  const side = (who: "a" | "b", x: number) => {
    const { dominant, missing } = answer[who];
    const lacks = missing.map(native).join(" ");
    return (
      box(x, 50, 150, 92, { fill: PAPER.card, stroke: PAPER.line }) +
      text(x + 75, 88, native(dominant), { size: 27, weight: 700, family: SERIF }) +
      text(x + 75, 108, picture.caption(dominant), { size: 12, fill: PAPER.faint }) +
      text(x + 75, 130, lacks ? `${picture.lacks} ${lacks}` : picture.complete, {
        size: 11,
        fill: PAPER.faint,
      })
    );
  };
  const bars = answer.parts.flatMap(({ part, value }, i) => {
    const y = BARS + i * STEP;
    const [from, to] = [at(Math.min(50, value)), at(Math.max(50, value))];
    return [
      text(LEFT - 8, y + 12, terms.part[part], { size: 12, anchor: "end" }),
      box(LEFT, y, RIGHT - LEFT, 14, { fill: "#efe8d8", radius: 7 }),
      box(from, y, Math.max(2, to - from), 14, {
        fill: value >= 50 ? "#21703c" : "#b3261e",
        radius: 4,
      }),
      text(RIGHT + 10, y + 12, String(value), { size: 13, weight: 600, anchor: "start" }),
    ];
  });
  const values = answer.parts.map(({ part, value }) => `${terms.part[part]} ${value}`);
  return drawing(
    WIDTH,
    HEIGHT,
    {
      title: `${picture.title}: ${native(answer.a.dominant)} ${native(answer.b.dominant)}`,
      desc: `${answer.score}, ${grade}; ${values.join(", ")}`,
      lang,
    },
    [
      text(20, 32, picture.title, { size: 17, weight: 700, anchor: "start", family: SERIF }),
      text(340, 34, String(answer.score), { size: 26, weight: 700, anchor: "end" }),
      side("a", 20),
      side("b", 190),
      ...bars,
      line(at(50), BARS - 6, at(50), BARS + 2 * STEP + 20, PAPER.faint),
      text(180, 292, grade, { size: 14, weight: 600, family: SERIF, fill: "#9c1f17" }),
    ],
  );
}
