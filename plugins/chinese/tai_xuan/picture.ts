import type { Lang } from "#sdk";
import { nativeOf } from "#east/natives.ts";
import { box, drawing, ELEMENT_INK, fit, PAPER, SERIF, text } from "#east/svg.ts";
import type { HeadAnswer } from "./answer.ts";
import { HEAD } from "./tetragrams.ts";
import type { HeadWords } from "./words/en.ts";

const WIDTH = 360;
const [LEFT, LENGTH] = [60, 200];
const PLACES = ["方", "州", "部", "家"];

/** Draws the four lines, and the nine appraisals with those that speak ringed. */
export function drawTetragram(answer: HeadAnswer, { picture }: HeadWords, lang: Lang): string {
  const { head, digits, number, phase, appraisals } = answer;
  const native = nativeOf(HEAD, head);
  const name = picture.name(head);
  const lines = digits.flatMap((parts, row) => {
    const y = 96 + row * 36;
    const gap = 18;
    const width = (LENGTH - gap * (parts - 1)) / parts;
    return [
      text(40, y + 14, PLACES[row]!, { size: 15, family: SERIF, fill: PAPER.faint }),
      ...Array.from({ length: parts }, (_, i) =>
        box(LEFT + i * (width + gap), y, width, 16, { fill: ELEMENT_INK[phase] }),
      ),
      text(LEFT + LENGTH + 24, y + 14, String(parts), { size: 15, fill: PAPER.faint }),
    ];
  });
  const nine = appraisals.map(({ number: of, day, speaks }, i) => {
    const [x, y] = [40 + i * 35, 274];
    return (
      `<circle cx="${x}" cy="${y}" r="14" fill="${day ? "#f6dfae" : "#d7d9e2"}" stroke="${speaks ? "#b3261e" : PAPER.line}" stroke-width="${speaks ? 3 : 1}"/>` +
      text(x, y + 5, String(of), { size: 14, weight: speaks ? 700 : 400 })
    );
  });
  return drawing(WIDTH, 340, { title: picture.title(native), desc: digits.join(" "), lang }, [
    box(8, 8, WIDTH - 16, 324, { fill: PAPER.card, stroke: PAPER.line }),
    text(20, 46, native, { size: 28, weight: 700, anchor: "start", family: SERIF }),
    text(WIDTH - 20, 44, `${number} / 81`, { size: 14, anchor: "end", fill: PAPER.faint }),
    name
      ? text(20, 70, name, { size: fit(name, 300, 13), anchor: "start", fill: PAPER.faint })
      : "",
    ...lines,
    ...nine,
    text(WIDTH / 2, 315, picture.key, { size: fit(picture.key, 310, 13), fill: PAPER.faint }),
  ]);
}
