import { PHASE, PILLAR } from "#lore";
import { term, Type, type Frozen, type Static } from "#sdk";
import { INSTANT } from "#east/calendar/zone_clock.ts";
import { SOLAR_TERM } from "#east/calendar/solar_terms.ts";
import { ACCORD, QI_CLASS, SIX_QI } from "./terms.ts";

const isExcess = Type.Boolean({ description: "太過 where true, 不及 where false" });

export const answer = Type.Object({
  year: Type.Integer({ description: "The year, astronomical: 0 is 1 BCE" }),
  pillar: term(PILLAR, "Pair of the year"),
  great: Type.Object(
    { element: term(PHASE, "The phase"), isExcess },
    { description: "大運: the great circuit" },
  ),
  sky: term(SIX_QI, "司天: what rules the sky, above all in the first half"),
  earth: term(SIX_QI, "在泉: what rules the springs, above all in the second half"),
  classes: Type.Array(term(QI_CLASS, "A class", ["about"]), {
    description: "天符, 歲會 and their kin, by the lists; empty in most years",
  }),
  circuits: Type.Array(
    Type.Object(
      {
        host: term(PHASE, "主運: the same every year"),
        guest: term(PHASE, "客運: from the great circuit on"),
        ...INSTANT,
      },
      { description: "A circuit and when it begins" },
    ),
    { minItems: 5, maxItems: 5, description: "The five circuits" },
  ),
  steps: Type.Array(
    Type.Object(
      {
        host: term(SIX_QI, "主氣: the same every year"),
        guest: term(SIX_QI, "客氣: by the year's branch"),
        accord: term(ACCORD, "How the guest stands to the host", ["about"]),
        from: term(SOLAR_TERM, "Solar term with which it begins"),
        ...INSTANT,
      },
      { description: "A step of the six and when it begins" },
    ),
    { minItems: 6, maxItems: 6, description: "The six qi" },
  ),
  zone: Type.String({ description: "Clock of the local times" }),
});
export type QiYearAnswer = Frozen<Static<typeof answer>>;
