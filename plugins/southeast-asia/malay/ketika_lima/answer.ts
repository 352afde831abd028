import { LEANING, phrase, term, Type, verdict, type Frozen, type Static } from "#sdk";
import { COLOUR, PART, RULER, type Part, type Ruler } from "./hours.ts";

/** Why a part leans as it does. */
export type Phrases = { ruledBy: { ruler: Ruler; part: Part } };

const clock = (description: string) => Type.String({ description });

export const answer = Type.Object({
  date: Type.String({ description: "Gregorian, YYYY-MM-DD" }),
  hijriDay: Type.Integer({ minimum: 1, maximum: 30, description: "Day of the Muslim month" }),
  roundDay: Type.Integer({ minimum: 1, maximum: 5, description: "Day of the round of five" }),
  hours: Type.Array(
    Type.Object({
      part: term(PART, "Part of the day"),
      from: clock("When it begins, HH:MM by the clock"),
      to: clock("When it ends, HH:MM by the clock"),
      ruler: term(RULER, "Who rules it", ["about"]),
      colour: Type.Union([term(COLOUR, "Colour to carry"), Type.Null()], {
        description: "Colour to carry; null where the table gives none",
      }),
      leaning: verdict(term(LEANING, "How it leans"), phrase<Phrases>("Why"), "The part"),
    }),
    { minItems: 5, maxItems: 5, description: "The five parts, from morning" },
  ),
  now: Type.Union([term(PART, "The part that the time lies in"), Type.Null()], {
    description: "The part that the time lies in; null at night or where no time was given",
  }),
});
export type KetikaAnswer = Frozen<Static<typeof answer>>;
