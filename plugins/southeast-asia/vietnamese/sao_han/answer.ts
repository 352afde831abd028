import { LEANING, term, Type, type Frozen, type Static } from "#sdk";
import { GENDER } from "#east/gender.ts";
import { CAN_CHI, CON_GIAP } from "../core/names.ts";
import { HAN, SAO } from "./terms.ts";

export const answer = Type.Object({
  birthYear: Type.Integer({ description: "Lunar year of birth" }),
  birthPair: term(CAN_CHI, "Pair of the year of birth"),
  animal: term(CON_GIAP, "Animal of the year of birth"),
  gender: term(GENDER, "Gender by which the tables are read"),
  year: Type.Integer({ description: "Lunar year asked about" }),
  pair: term(CAN_CHI, "Its pair"),
  nominalAge: Type.Integer({ minimum: 1, description: "Tuổi mụ: the year of birth counts as one" }),
  luminary: term(SAO, "Luminary of the year (sao)", ["about"]),
  leaning: term(LEANING, "Whether that luminary is held kind"),
  hardship: Type.Union([term(HAN, "Hardship of the year (hạn)", ["about"]), Type.Null()], {
    description: "Null below ten years, where the tables have none",
  }),
  offering: Type.Object(
    {
      lunarDay: Type.Integer({ minimum: 1, maximum: 30, description: "Day of each lunar month" }),
      candles: Type.Integer({ minimum: 5, maximum: 21, description: "Candles set out" }),
      dates: Type.Array(Type.String({ description: "Gregorian date, YYYY-MM-DD" }), {
        minItems: 12,
        maxItems: 13,
        description: "That day in each month of the year, the first month first",
      }),
    },
    { description: "Day on which people make the offering (cúng sao)" },
  ),
  next: Type.Array(
    Type.Object(
      {
        year: Type.Integer({ description: "Lunar year" }),
        luminary: term(SAO, "Its luminary", ["about"]),
        hardship: Type.Union([term(HAN, "Its hardship", ["about"]), Type.Null()], {
          description: "Null below ten years",
        }),
      },
      { description: "A year" },
    ),
    { minItems: 3, maxItems: 3, description: "The three years that follow" },
  ),
});
export type SaoHanAnswer = Frozen<Static<typeof answer>>;
