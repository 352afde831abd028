import type { Lang } from "#sdk";
import { nativeOf } from "#east/natives.ts";
import { drawing, fit, PAPER, SERIF, text } from "#east/svg.ts";
import { drawGrid } from "../core/grid_picture.ts";
import { MOUNTAIN } from "../core/mountains.ts";
import { directionOf } from "../core/stars.ts";
import type { NatalAnswer } from "./answer.ts";
import type { FlyingNatalWords } from "./words/en.ts";

const WIDTH = 360;

/** Draws the chart: base star large, mountain star on the left, water star on the right. */
export function drawChart(answer: NatalAnswer, { picture }: FlyingNatalWords, lang: Lang): string {
  const { palaces, sitting, facing } = answer;
  const subtitle = picture.subtitle(answer);
  const parts = [
    text(
      WIDTH / 2,
      30,
      `${nativeOf(MOUNTAIN, sitting.mountain)}山${nativeOf(MOUNTAIN, facing.mountain)}向`,
      { size: 21, weight: 700, family: SERIF },
    ),
    text(WIDTH / 2, 50, subtitle, { size: fit(subtitle, WIDTH - 20, 12), fill: PAPER.faint }),
    ...drawGrid(60, (palace) => {
      const { base, mountain, water, direction } = palaces.find((one) => one.palace === palace)!;
      const side =
        direction === sitting.direction
          ? picture.sitting
          : direction === facing.direction
            ? picture.facing
            : null;
      const isKind = water.vigour === "timely" || mountain.vigour === "timely";
      return {
        centre: base.number,
        left: mountain.number,
        right: water.number,
        label: picture.side(directionOf(palace)),
        ...(side ? { note: side } : {}),
        ...(isKind ? { tone: "good" as const } : {}),
      };
    }),
    text(WIDTH / 2, 402, picture.legend, {
      size: fit(picture.legend, WIDTH - 20, 11),
      fill: PAPER.faint,
    }),
  ];
  return drawing(WIDTH, 416, { title: picture.title, desc: picture.desc(answer), lang }, parts);
}
