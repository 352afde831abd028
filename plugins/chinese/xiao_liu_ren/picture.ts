import type { Lang } from "#sdk";
import { box, drawing, ELEMENT_INK, PAPER, SERIF, text } from "#east/svg.ts";
import { nativeOf } from "#east/natives.ts";
import type { PalmAnswer } from "./answer.ts";
import { PALM, PALMS } from "./palms.ts";
import type { PalmWords } from "./words/en.ts";

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
export function drawPalms(answer: PalmAnswer, { picture }: PalmWords, lang: Lang): string {
  const steps = [answer.month.palm, answer.day.palm, answer.hour.palm];
  const cells = PALMS.map(({ palm, element, spirit }, i) => {
    const [column, row] = PLACES[i]!;
    const [x, y] = [12 + column * 114, 44 + row * 98];
    const counts = steps.flatMap((step, n) => (step === palm ? [n + 1] : []));
    const isAnswer = answer.hour.palm === palm;
    return [
      box(x, y, 108, 92, {
        fill: isAnswer ? "#fbe6bd" : PAPER.card,
        stroke: isAnswer ? "#b9832b" : PAPER.line,
      }),
      text(x + 54, y + 54, nativeOf(PALM, palm), {
        size: 28,
        weight: 700,
        family: SERIF,
        fill: ELEMENT_INK[element],
      }),
      text(x + 54, y + 75, picture.caption(palm, spirit), { size: 11, fill: PAPER.faint }),
      ...counts.map((count, n) =>
        text(x + 14 + n * 16, y + 20, "①②③"[count - 1]!, { size: 15, fill: "#9c1f17" }),
      ),
    ].join("");
  });
  const title = picture.title(nativeOf(PALM, answer.hour.palm));
  const desc = steps.map((step) => nativeOf(PALM, step)).join(" → ");
  const head = text(14, 28, `${picture.name}　${desc}`, {
    size: 15,
    weight: 600,
    anchor: "start",
    family: SERIF,
  });
  return drawing(WIDTH, HEIGHT, { title, desc, lang }, [head, ...cells]);
}
