/** The house from above, south on top: star of each sector, the door marked, residents' trigrams below. */
import type { Lang } from "#sdk";
import { SIDES, WANDERING_STAR } from "../../../core/eight_mansions.ts";
import { nativeOf } from "#east/natives.ts";
import { drawing, fit, PAPER, SERIF, text } from "#east/svg.ts";
import { TRIGRAM } from "../../../core/trigrams.ts";
import { drawGrid } from "../../core/grid_picture.ts";
import type { HouseAnswer } from "./answer.ts";
import type { HouseWords } from "./words/en.ts";

const WIDTH = 360;

/** Draws a house. */
export function drawHouse(answer: HouseAnswer, { title, picture }: HouseWords, lang: Lang): string {
  const heading = picture.heading(answer);
  const below = answer.residents.map((one, i) => picture.resident(one, i));
  return drawing(WIDTH, 392 + below.length * 18, { title, desc: picture.desc(answer), lang }, [
    text(WIDTH / 2, 32, heading, {
      size: fit(heading, WIDTH - 24, 18),
      weight: 600,
      family: SERIF,
    }),
    ...drawGrid(48, (palace) => {
      const direction = SIDES.find(([luoShu]) => luoShu === palace)?.[1];
      const found = answer.sectors.find((one) => one.direction === direction);
      if (!found) {
        return { centre: nativeOf(TRIGRAM, answer.trigram), label: picture.house(answer) };
      }
      const note = picture.star(found.star);
      return {
        centre: nativeOf(WANDERING_STAR, found.star),
        label: picture.side(found.direction, answer),
        ...(note ? { note } : {}),
        tone: found.isGood ? ("good" as const) : ("bad" as const),
      };
    }),
    ...[picture.legend, ...below].map((line, i) =>
      text(WIDTH / 2, 384 + i * 18, line, {
        size: fit(line, WIDTH - 20, i === 0 ? 11 : 13),
        fill: i === 0 ? PAPER.faint : PAPER.ink,
      }),
    ),
  ]);
}
