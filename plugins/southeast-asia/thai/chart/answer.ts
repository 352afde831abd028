import { term, Type, type Frozen, type Static } from "#sdk";
import { PLACE } from "../wheel.ts";
import { CHART_PLANET, PHOP, RASI, STANDARD } from "./terms.ts";

const orNull = <S extends Parameters<typeof Type.Union>[0][number]>(
  schema: S,
  description: string,
) => Type.Union([schema, Type.Null()], { description });

const place = {
  sign: term(RASI, "Sign"),
  arc: Type.String({ description: "Degrees and minutes in it" }),
  degrees: Type.Number({ description: "From the head of Aries of the Suriyayatra, 0-360" }),
};

export const answer = Type.Object({
  bangkokTime: Type.String({ description: "Bangkok's own clock, UTC+6:42, YYYY-MM-DDTHH:MM" }),
  localMeanTime: orNull(
    Type.String(),
    "Local mean time of the birth, from which the lagna is counted; null without a longitude",
  ),
  lagna: orNull(
    Type.Object(place, { description: "The rising degree" }),
    "Rising degree; null where no time of birth was given",
  ),
  planets: Type.Array(
    Type.Object({
      planet: term(CHART_PLANET, "The planet"),
      number: Type.Integer({ minimum: 0, maximum: 9, description: "By which Thais write it" }),
      ...place,
      house: orNull(term(PHOP, "Its house", ["theme"]), "House from the lagna; null without one"),
      standard: orNull(term(STANDARD, "Its standard", ["about"]), "Null where it has none"),
      taksa: orNull(
        term(PLACE, "Its place"),
        "Place on the wheel of the birthday; null for 9 and 0",
      ),
    }),
    { description: "The ten, by number" },
  ),
  houses: Type.Array(
    Type.Object({
      house: term(PHOP, "The house", ["theme"]),
      sign: term(RASI, "Its sign"),
      lord: term(CHART_PLANET, "Lord of the sign"),
      lordIn: term(PHOP, "House in which the lord stands"),
      planets: Type.Array(term(CHART_PLANET, "A planet"), { description: "Standing in it" }),
    }),
    { description: "The twelve from the lagna; none without one" },
  ),
  birthPlanet: term(CHART_PLANET, "Planet of the birthday, whose day begins at six"),
  tanuset: orNull(term(CHART_PLANET, "The planet"), "Planet of the self; null without a lagna"),
});
export type ChartAnswer = Frozen<Static<typeof answer>>;
