/** The name as a signboard: its characters, strokes and sounds, the total and its element. */
import type { Lang } from "#sdk";
import { box, drawing, ELEMENT_INK, fit, PAPER, SERIF, text } from "#east/svg.ts";
import type { BusinessAnswer } from "./answer.ts";
import type { BusinessWords } from "./words/en.ts";

const WIDTH = 360;

/** Draws the board. */
export function drawFirm(answer: BusinessAnswer, { picture }: BusinessWords, lang: Lang): string {
  const { characters, sounds, element, total, score } = answer;
  const step = Math.min(64, (WIDTH - 40) / characters.length);
  const from = WIDTH / 2 - (step * (characters.length - 1)) / 2;
  const size = Math.min(40, step - 6);
  const lines = picture.lines(answer);
  return drawing(WIDTH, 246, { title: picture.title, desc: lines.join(" "), lang }, [
    box(10, 14, WIDTH - 20, 112, { fill: "#7a2b22", stroke: "#c9a24b", radius: 8 }),
    ...characters.flatMap(({ character, strokes }, i) => [
      text(from + i * step, 70, character, { size, weight: 700, family: SERIF, fill: "#f6e3a1" }),
      text(from + i * step, 94, String(strokes), { size: 12, fill: "#f0dcc0" }),
      ...(sounds[i]
        ? [
            text(from + i * step, 114, sounds[i].sound, {
              size: fit(sounds[i].sound, step - 4, 11.5),
              fill: "#f0dcc0",
            }),
          ]
        : []),
    ]),
    text(70, 178, String(total), {
      size: 40,
      weight: 700,
      family: SERIF,
      fill: ELEMENT_INK[element],
    }),
    text(70, 200, picture.element(element), { size: 13, fill: PAPER.faint }),
    text(290, 178, String(score), { size: 40, weight: 700, family: SERIF, fill: "#9c1f17" }),
    text(290, 200, picture.score, { size: 13, fill: PAPER.faint }),
    ...lines.map((line, i) =>
      text(WIDTH / 2, 222 + i * 17, line, { size: fit(line, WIDTH - 20, 12), fill: PAPER.ink }),
    ),
  ]);
}
