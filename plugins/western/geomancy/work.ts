import { type Give, type Random, requireAnswerable } from "#sdk";
import { drawFigure } from "#lore";
import type { GeomancyAnswer } from "./answer.ts";
import { type FigureId, figureOf, figureOfNumber } from "./figures.ts";
import type { Input } from "./input.ts";
import { pointsOf, reportHouses } from "./shapes.ts";
import { housesOf, shieldOf, wayOfPoint } from "./shield.ts";

export { drawShield as picture } from "./picture.ts";

export function run(given: Input, { random }: Give<"random">): GeomancyAnswer {
  requireAnswerable(given.question);
  const mothers = mothersOf(given);
  const shield = shieldOf(mothers ?? drawMothers(random));
  const houses = housesOf(shield, given.houses);
  return {
    question: given.question ?? null,
    castBy: mothers ? "caller" : "chance",
    shield,
    houses: reportHouses(houses),
    way: wayOfPoint(shield),
    points: pointsOf(houses),
  };
}

/** The mothers a caller made, by their names before their numbers. */
export function mothersOf({
  mothers,
  motherNumbers,
}: Pick<Input, "mothers" | "motherNumbers">): readonly FigureId[] | undefined {
  return mothers ?? motherNumbers?.map(figureOfNumber);
}

/** Four figures by chance, each from the head down by `below(2)`. */
export function drawMothers(random: Random): readonly FigureId[] {
  return [0, 1, 2, 3].map(() => figureOf(drawFigure(random)));
}
