/** The first names as cards: the characters, their sound, and the score. */
import type { Lang } from "#sdk";
import { box, drawing, ELEMENT_INK, fit, PAPER, SERIF, text } from "#east/svg.ts";
import type { SuggestAnswer } from "./answer.ts";
import type { SuggestWords } from "./words/en.ts";

const WIDTH = 360;
const CARD = 108;
const MOST = 9;

/** Draws up to nine cards. */
export function drawNames(answer: SuggestAnswer, { picture }: SuggestWords, lang: Lang): string {
  const shown = answer.names.slice(0, MOST);
  const rows = Math.ceil(shown.length / 3);
  const cards = shown.flatMap((one, i) => {
    const x = 10 + (i % 3) * (CARD + 8);
    const y = 56 + Math.floor(i / 3) * 116;
    const count = [...one.name].length;
    const letters = [...one.name];
    const size = count > 3 ? 22 : 26;
    return [
      box(x, y, CARD, 108, { fill: PAPER.card, stroke: PAPER.line }),
      ...letters.map((letter, k) =>
        text(x + CARD / 2 + (k - (count - 1) / 2) * (size + 2), y + 40, letter, {
          size,
          weight: 600,
          family: SERIF,
          fill:
            k < count - one.elements.length
              ? PAPER.ink
              : ELEMENT_INK[one.elements[k - (count - one.elements.length)]!],
        }),
      ),
      text(x + CARD / 2, y + 64, one.sounds, { size: fit(one.sounds, CARD - 8, 12) }),
      text(x + CARD / 2, y + 84, String(one.score), { size: 15, weight: 700, fill: "#9c1f17" }),
      text(x + CARD / 2, y + 100, picture.grids(one), {
        size: fit(picture.grids(one), CARD - 8, 10.5),
        fill: PAPER.faint,
      }),
    ];
  });
  return drawing(
    WIDTH,
    80 + rows * 116,
    { title: picture.title(answer), desc: picture.desc(answer), lang },
    [
      text(WIDTH / 2, 34, picture.title(answer), {
        size: fit(picture.title(answer), WIDTH - 20, 18),
        weight: 700,
        family: SERIF,
      }),
      ...cards,
      text(WIDTH / 2, 68 + rows * 116, picture.legend, {
        size: fit(picture.legend, WIDTH - 20, 10.5),
        fill: PAPER.faint,
      }),
    ],
  );
}
