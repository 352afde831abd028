/** The yogas of a chart as answers give them. */
import { phrase, term, Type } from "#sdk";
import { grahaTerm, House } from "../shapes.ts";
import type { YogaPhrases } from "./all.ts";
import { COMBINATION, LINK, YOGA_KIND } from "./chart.ts";

const YogaReport = Type.Object({
  yoga: term(COMBINATION, "The yoga", ["meaning"]),
  kind: term(YOGA_KIND, "Group of the yoga"),
  grahas: Type.Array(grahaTerm("A graha"), { description: "Grahas that make it" }),
  strength: Type.Number({ minimum: 0, maximum: 1, description: "Mean dignity of its grahas" }),
  links: Type.Optional(
    Type.Array(
      Type.Object({
        a: grahaTerm("One lord"),
        b: grahaTerm("The other lord"),
        houses: Type.Array(House("A house"), { description: "Houses that the two bring together" }),
        how: term(LINK, "How they are linked"),
      }),
      { description: "Links of lords of houses that make it" },
    ),
  ),
  because: Type.Array(phrase<YogaPhrases>("The rule that makes it"), {
    description: "Rule and source",
  }),
});
const yogaList = (description: string) => Type.Array(term(COMBINATION, "A yoga"), { description });

/** Yogas that are there, those that are not, and those that could not be tried. */
export const YOGAS = {
  present: Type.Array(YogaReport, { description: "Yogas that are there" }),
  absent: yogaList("Rules tried and not met"),
  untested: yogaList("Rules that need the lagna, or degrees within the signs"),
};
