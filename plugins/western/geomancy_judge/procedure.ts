import { defineProcedure, requireAnswerable, standingOf, understand, wordsIn } from "#sdk";
import type { Element, Matter, Quarter, SpanUnit } from "#lore";
import { NATURES } from "../geomancy/figures.ts";
import { drawShield } from "../geomancy/picture.ts";
import { drawMothers } from "../geomancy/procedure.ts";
import { reportHouses } from "../geomancy/shapes.ts";
import { housesOf, shieldOf, wayOfPoint } from "../geomancy/shield.ts";
import { answer, type GeomancyJudgeAnswer } from "./answer.ts";
import { CONVENTIONS, input } from "./input.ts";
import { companyOf, judgementOf } from "./rules.ts";
import type { GeomancyJudgeWords } from "./words/en.ts";

/** The house of a matter, as astrology gives it. */
const HOUSES: Readonly<Record<Matter, number>> = {
  love: 7,
  marriage: 7,
  work: 10,
  money: 2,
  study: 9,
  health: 6,
  home: 4,
  travel: 9,
  lostThing: 2,
  lostAnimal: 6,
  lostPerson: 7,
  lawsuit: 7,
  children: 5,
  family: 4,
  friend: 11,
  spirit: 9,
  contest: 7,
  message: 3,
  weather: 9,
  choice: 11,
  general: 11,
};
/** Fire east, air west, water north, earth south; and the quickest to the slowest. */
const QUARTERS: Readonly<Record<Element, Quarter>> = {
  fire: "east",
  air: "west",
  water: "north",
  earth: "south",
};
const UNITS: Readonly<Record<Element, SpanUnit>> = {
  fire: "days",
  air: "weeks",
  water: "months",
  earth: "years",
};

/** A question judged in the houses of a shield. */
export const geomancyJudge = defineProcedure({
  name: "geomancy.judge",
  tradition: "european-geomancy",
  words: wordsIn<GeomancyJudgeWords>(import.meta),
  kind: "draw",
  cost: 7,
  icon: "icons/geomancy.svg",
  needs: ["random"],
  conventions: CONVENTIONS,
  refusals: ["lifespan"],
  input,
  output: answer,
  run(given, { random }): GeomancyJudgeAnswer {
    const { question } = given;
    requireAnswerable(question);
    const asked = understand(question, given);
    const quesitedHouse = given.quesitedHouse ?? HOUSES[asked.matter];
    const shield = shieldOf(given.mothers ?? drawMothers(random));
    const houses = housesOf(shield, given.houses);
    const { perfections, testimonies, score } = judgementOf(houses, shield, quesitedHouse);
    const quesited = houses[quesitedHouse - 1]!;
    const { element, marks } = NATURES[quesited];
    const count = [...marks].reduce((sum, row) => sum + Number(row), 0);
    return {
      question: question ?? null,
      asked,
      reply: {
        standing: standingOf(score, asked.hope),
        where: asked.form === "where" ? { quarter: QUARTERS[element], ground: element } : null,
        when: asked.form === "when" ? { count, unit: UNITS[element], from: null, to: null } : null,
        weighed: asked.options.slice(0, 12).map((option, i) => ({
          option,
          score: 50 + 4 * NATURES[houses[(i + 8) % 12]!].fortune,
        })),
      },
      castBy: given.mothers ? "caller" : "chance",
      quesitedHouse,
      querent: houses[0]!,
      quesited,
      perfections,
      company: companyOf(houses, quesitedHouse),
      score,
      testimonies: testimonies.map(([testimony, points]) => ({ testimony, points })),
      shield,
      houses: reportHouses(houses),
      way: wayOfPoint(shield),
    };
  },
  picture: drawShield,
  examples: [
    {
      title: "means, by four mothers made by hand",
      input: {
        mothers: ["amissio", "puella", "tristitia", "caudaDraconis"],
        quesitedHouse: 2,
        question: "Shall I recover the money?",
      },
      expect: {
        querent: { id: "amissio" },
        quesited: { id: "puella" },
        perfections: [{ id: "conjunction" }],
      },
      source: "Worked by the rules of Cattan (1591) and Heydon (1663)",
    },
  ],
  references: [
    { title: "The Geomancie", author: "Christopher Cattan", year: "1591" },
    { title: "Theomagia", author: "John Heydon", year: "1663" },
    { title: "De Geomantia", author: "Robert Fludd", year: "1687" },
  ],
});
