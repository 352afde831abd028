import { LEANING, phrase, term, Type, verdict, type Frozen, type Static } from "#sdk";
import { WEEKDAY } from "#lore";
import { HAIR, type Hair } from "../../core/hair.ts";
import { DAY_PLANET, MANSION } from "../../tibetan/names.ts";
import {
  COMBINATION,
  ELEMENT4,
  OMEN,
  type Combination,
  type Element4,
  type Omen,
} from "./tables.ts";

/** Why a day leans as it does for each matter. */
export type Phrases = {
  byCombination: { day: Element4; mansion: Element4; combination: Combination };
  byOmen: { omen: Omen };
  byHair: { hair: Hair; day: number };
  byNothing: { day: number };
};

const reason = phrase<Phrases>("Why");
const matter = (description: string) =>
  verdict(term(LEANING, "How the day leans for it"), reason, description);

export const answer = Type.Object({
  civil: Type.Object(
    {
      date: Type.String({ description: "Gregorian, YYYY-MM-DD" }),
      weekday: term(WEEKDAY, "The day of the week"),
    },
    { description: "The civil day" },
  ),
  month: Type.Integer({ minimum: 1, maximum: 12, description: "Tibetan month" }),
  leapMonth: Type.Boolean({ description: "Whether the month is an inserted one" }),
  day: Type.Integer({ minimum: 1, maximum: 30, description: "Day of the month" }),
  dayPlanet: term(DAY_PLANET, "Planet of the weekday"),
  dayElement: term(ELEMENT4, "Its element among the four"),
  mansion: term(MANSION, "Where the almanac's Moon stands at daybreak"),
  mansionElement: term(ELEMENT4, "Its element"),
  combination: term(COMBINATION, "What the two make together", ["about"]),
  omens: Type.Array(term(OMEN, "What stands out", ["about"]), {
    description: "What stands out on the day of the month; often nothing",
  }),
  hair: term(HAIR, "What cutting the hair is said to bring"),
  matters: Type.Object(
    {
      begin: matter("Beginning something"),
      haircut: matter("Cutting the hair"),
      flags: matter("Raising prayer flags"),
      nagas: matter("Offering to the nagas, the serpents of springs and soil"),
    },
    { description: "What the day is good for" },
  ),
  firstWeekday: term(WEEKDAY, "Day of the week of the month's first day"),
  days: Type.Array(
    Type.Object({
      date: Type.String({ description: "Gregorian, YYYY-MM-DD" }),
      day: Type.Integer({ minimum: 1, maximum: 30, description: "Day of the month" }),
      combination: term(COMBINATION, "Its combination", ["about"]),
      leaning: term(LEANING, "How its combination leans"),
    }),
    { description: "The days of the lunar month" },
  ),
});
export type OmensAnswer = Frozen<Static<typeof answer>>;
