import { defineProcedure, requireAnswerable, wordsIn, type Random } from "#sdk";
import { drawFigure } from "#lore";
import { answer, type GeomancyAnswer } from "./answer.ts";
import { figureOf, type FigureId } from "./figures.ts";
import { CONVENTIONS, input } from "./input.ts";
import { drawShield } from "./picture.ts";
import { pointsOf, reportHouses } from "./shapes.ts";
import { housesOf, shieldOf, wayOfPoint } from "./shield.ts";
import type { GeomancyWords } from "./words/en.ts";

/** Shield and houses of four mothers. */
export const geomancyCast = defineProcedure({
  name: "geomancy.cast",
  tradition: "european-geomancy",
  words: wordsIn<GeomancyWords>(import.meta),
  kind: "draw",
  cost: 2,
  icon: "icons/geomancy.svg",
  needs: ["random"],
  conventions: CONVENTIONS,
  refusals: ["lifespan"],
  input,
  output: answer,
  run(given, { random }): GeomancyAnswer {
    requireAnswerable(given.question);
    const shield = shieldOf(given.mothers ?? drawMothers(random));
    const houses = housesOf(shield, given.houses);
    return {
      question: given.question ?? null,
      castBy: given.mothers ? "caller" : "chance",
      shield,
      houses: reportHouses(houses),
      way: wayOfPoint(shield),
      points: pointsOf(houses),
    };
  },
  picture: drawShield,
  examples: [
    {
      title: "four mothers by hand",
      input: { mothers: ["amissio", "puella", "tristitia", "caudaDraconis"] },
      expect: {
        shield: {
          rightWitness: { id: "caudaDraconis" },
          leftWitness: { id: "caputDraconis" },
          judge: { id: "carcer" },
          reconciler: { id: "fortunaMajor" },
        },
      },
      source: "Worked by the rules of Cattan (1591) and Heydon (1663)",
    },
  ],
  references: [
    { title: "The Geomancie", author: "Christopher Cattan", year: "1591" },
    { title: "Of Geomancy", author: "H. C. Agrippa", year: "1655" },
    { title: "Theomagia", author: "John Heydon", year: "1663" },
  ],
});

/** Four figures by chance, each from the head down by `below(2)`. */
export function drawMothers(random: Random): readonly FigureId[] {
  return [0, 1, 2, 3].map(() => figureOf(drawFigure(random)));
}
