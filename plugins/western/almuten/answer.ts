import { term, Type, vocabulary, type Frozen, type Static } from "#sdk";
import { classical, House, nullable, PLACE } from "../core/shapes.ts";
import { VITAL_PLACE } from "./rules.ts";

const points = (description: string) => Type.Integer({ description });

export const answer = Type.Object({
  almuten: Type.Array(classical(), { description: "With the most points; two may share them" }),
  places: Type.Array(
    Type.Object({
      place: term(VITAL_PLACE, "One of the five places"),
      ...PLACE,
      almuten: Type.Array(classical(), { description: "With the most dignity at this place" }),
    }),
    { description: "Places whose dignities are counted" },
  ),
  lunation: Type.Object(
    {
      kind: term(vocabulary("syzygy", ["new", "full"]), "New or full Moon"),
      utc: Type.String({ description: "When, UTC" }),
    },
    { description: "The last before the birth; of a full Moon the light above the earth counts" },
  ),
  dayRuler: nullable(classical(), "Null where the Sun keeps up or down"),
  hourRuler: nullable(classical(), "Null where the Sun keeps up or down"),
  planets: Type.Array(
    Type.Object({
      planet: classical(),
      dignities: Type.Array(
        Type.Object({ place: term(VITAL_PLACE, "The place"), points: points("5, 4, 3, 2, 1") }),
        { description: "Points at the places where it has any" },
      ),
      house: House("House in which it stands"),
      housePoints: points("12 in the first, 11 in the tenth, 10 in the seventh and so on"),
      dayPoints: points("7 for the lord of the day"),
      hourPoints: points("6 for the lord of the hour"),
      total: points("All together"),
    }),
    { description: "The seven, the most points first" },
  ),
});
export type AlmutenAnswer = Frozen<Static<typeof answer>>;
