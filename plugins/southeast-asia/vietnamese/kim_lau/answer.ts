import { phrase, term, Type, verdict, vocabulary, type Frozen, type Static } from "#sdk";
import { CAN_CHI, CON_GIAP } from "../core/names.ts";
import { HOANG_OC, KIM_LAU, PURPOSE, type Reasons } from "./terms.ts";

/** Whether a year may be used. */
export const CLEARNESS = vocabulary("clearness", ["clear", "touched"]);

const year = (description: string) => Type.Integer({ description });

export const answer = Type.Object({
  birthYear: year("Lunar year of birth"),
  birthPair: term(CAN_CHI, "Pair of the year of birth"),
  animal: term(CON_GIAP, "Animal of the year of birth"),
  year: year("Lunar year asked about"),
  pair: term(CAN_CHI, "Its pair"),
  purpose: term(PURPOSE, "What it is wanted for"),
  nominalAge: Type.Integer({ minimum: 1, description: "Tuổi mụ: the year of birth counts as one" }),
  kimLau: Type.Union([term(KIM_LAU, "Whom it touches", ["about"]), Type.Null()], {
    description: "Kim Lâu; null where the age is free of it",
  }),
  hoangOc: term(HOANG_OC, "Station of Hoang Ốc", ["about"]),
  isHoangOc: Type.Boolean({ description: "Whether that station is one to avoid: 3, 5 or 6" }),
  tamTai: Type.Boolean({ description: "Whether the year is one of the three Tam Tai" }),
  tamTaiYears: Type.Array(year("A year"), {
    minItems: 3,
    maxItems: 3,
    description: "The three years of Tam Tai nearest to the year asked about",
  }),
  verdict: verdict(
    term(CLEARNESS, "Clear or touched"),
    phrase<Reasons>("What touches it"),
    "Whether the year may be used for the purpose",
  ),
  nextClear: Type.Array(
    Type.Object(
      { year: year("Lunar year"), pair: term(CAN_CHI, "Its pair"), nominalAge: year("Tuổi mụ") },
      { description: "A year" },
    ),
    { minItems: 0, maxItems: 3, description: "The next clear years" },
  ),
});
export type KimLauAnswer = Frozen<Static<typeof answer>>;
