import { term, Type, type Frozen, type Static } from "#sdk";
import { DIRECTION } from "../../core/names.ts";
import { DINA, MARKET_DAY } from "../weton.ts";
import { BIRD, DANGER, GEDHONG, GOD, TREE } from "./table.ts";

const orNull = <S extends Parameters<typeof Type.Union>[0][number]>(
  schema: S,
  description: string,
) => Type.Union([schema, Type.Null()], { description });

export const answer = Type.Object({
  wuku: Type.Object(
    {
      number: Type.Integer({ minimum: 1, maximum: 30, description: "Of thirty" }),
      name: Type.String({ description: "In Javanese" }),
      day: Type.Integer({ minimum: 1, maximum: 7, description: "Day in it; 1 is Sunday" }),
      begins: Type.String({ description: "Civil date of its Sunday" }),
      returns: Type.String({ description: "Civil date on which it next begins after the birth" }),
    },
    { description: "The named week of the birth" },
  ),
  dina: term(DINA, "Day of the week"),
  pasaran: term(MARKET_DAY, "Market day"),
  god: term(GOD, "God of the week", ["about"]),
  tree: term(TREE, "Its tree", ["about"]),
  bird: orNull(term(BIRD, "Its bird", ["about"]), "Null for Marakeh, which has none"),
  house: orNull(
    term(GEDHONG, "Where the house stands", ["about"]),
    "Where the house stands in the picture of the week; null where no source was opened for it",
  ),
  danger: orNull(term(DANGER, "What is feared"), "Null where no source was opened for it"),
  kala: orNull(
    term(DIRECTION, "Side of Kala"),
    "Side on which Kala lies for the seven days; null where no source was opened for it",
  ),
});
export type WukuAnswer = Frozen<Static<typeof answer>>;
