/** The eight directions with their stars, south above. */
import type { Lang } from "#sdk";
import { SIDES, WANDERING_STAR } from "../../../core/eight_mansions.ts";
import { nativeOf } from "#east/natives.ts";
import { drawing, fit, PAPER, SERIF, text } from "#east/svg.ts";
import { TRIGRAM } from "../../../core/trigrams.ts";
import { drawGrid } from "../../core/grid_picture.ts";
import type { LifeTrigram } from "./answer.ts";
import type { KuaWords } from "./words/en.ts";

const WIDTH = 360;

/** Draws the directions of a person. */
export function drawKua(answer: LifeTrigram, { title, picture }: KuaWords, lang: Lang): string {
  const heading = picture.heading(answer);
  return drawing(WIDTH, 388, { title, desc: picture.desc(answer), lang }, [
    text(WIDTH / 2, 32, heading, {
      size: fit(heading, WIDTH - 24, 18),
      weight: 600,
      family: SERIF,
    }),
    ...drawGrid(48, (palace) => {
      const direction = SIDES.find(([luoShu]) => luoShu === palace)?.[1];
      const found = answer.directions.find((one) => one.direction === direction);
      if (!found) {
        return {
          centre: nativeOf(TRIGRAM, answer.trigram),
          label: picture.group(answer.group),
        };
      }
      return {
        centre: nativeOf(WANDERING_STAR, found.star),
        label: picture.side(found.direction),
        note: picture.star(found.star),
        tone: found.isGood ? ("good" as const) : ("bad" as const),
      };
    }),
    text(WIDTH / 2, 381, picture.legend, { size: 11, fill: PAPER.faint }),
  ]);
}
