import type { Lang } from "#old";
import { box, drawing, ELEMENT_INK, PAPER, SERIF, text } from "../core/svg.ts";
import { SIX_PALACES } from "./palaces.ts";
import type { SixRenAnswer } from "./six_ren_brief.ts";

const WIDTH = 360;
const HEIGHT = 250;

/** Column and row of each palm as the hand has them: up the index finger, across, down the ring finger. */
const PLACES: readonly (readonly [number, number])[] = [
  [0, 1],
  [0, 0],
  [1, 0],
  [2, 0],
  [2, 1],
  [1, 1],
];

/** Draws the six palms with the three counts. */
export function drawPalms(answer: SixRenAnswer, lang: Lang): string {
  const steps = [answer.month, answer.day, answer.hour];
  const cells = SIX_PALACES.map((palace, i) => {
    const [column, row] = PLACES[i]!;
    const [x, y] = [12 + column * 114, 44 + row * 98];
    const counts = steps.flatMap((step, n) => (step.id === palace.id ? [n + 1] : []));
    const isAnswer = answer.hour.id === palace.id;
    return [
      box(x, y, 108, 92, {
        fill: isAnswer ? "#fbe6bd" : PAPER.card,
        stroke: isAnswer ? "#b9832b" : PAPER.line,
      }),
      text(x + 54, y + 46, palace.native, {
        size: 28,
        weight: 700,
        family: SERIF,
        fill: ELEMENT_INK[palace.element],
      }),
      text(x + 54, y + 66, lang === "en" ? palace.gloss : palace.spirit.native, {
        size: 11,
        fill: PAPER.faint,
      }),
      ...counts.map((count, n) =>
        text(x + 14 + n * 16, y + 20, "①②③"[count - 1]!, { size: 15, fill: "#9c1f17" }),
      ),
    ].join("");
  });
  const title =
    lang === "en" ? `Small Six Ren: ${answer.hour.native}` : `小六壬：${answer.hour.native}`;
  const desc = steps.map((step) => step.native).join(" → ");
  const head = text(14, 28, `${lang === "en" ? "Small Six Ren" : "小六壬"}　${desc}`, {
    size: 15,
    weight: 600,
    anchor: "start",
    family: SERIF,
  });
  return drawing(WIDTH, HEIGHT, { title, desc, lang }, [head, ...cells]);
}
