import { term, Type, type Frozen, type Static } from "#sdk";
import { civilDay } from "../../core/day.ts";
import { PAWUKON_FEAST } from "../core/feasts.ts";
import {
  ASTAWARA,
  CATURWARA,
  DASAWARA,
  DWIWARA,
  INGKEL,
  PANCAWARA,
  SADWARA,
  SANGAWARA,
  SAPTAWARA,
  TRIWARA,
  WUKU,
} from "../core/weeks.ts";

export const answer = Type.Object({
  civil: civilDay("The civil day; the Balinese day begins at its sunrise"),
  pawukonDay: Type.Integer({ minimum: 0, maximum: 209, description: "Day of the round, from 0" }),
  wuku: Type.Object(
    {
      number: Type.Integer({ minimum: 1, maximum: 30, description: "Of thirty" }),
      name: term(WUKU, "The named week"),
    },
    { description: "The week of seven days" },
  ),
  weeks: Type.Object(
    {
      luang: Type.Boolean({ description: "Whether the one-day week bears its name" }),
      dwiwara: term(DWIWARA, "Of two days"),
      triwara: term(TRIWARA, "Of three"),
      caturwara: term(CATURWARA, "Of four"),
      pancawara: term(PANCAWARA, "Of five"),
      sadwara: term(SADWARA, "Of six"),
      saptawara: term(SAPTAWARA, "Of seven"),
      astawara: term(ASTAWARA, "Of eight"),
      sangawara: term(SANGAWARA, "Of nine"),
      dasawara: term(DASAWARA, "Of ten"),
    },
    { description: "The ten weeks that run side by side" },
  ),
  urip: Type.Integer({
    minimum: 7,
    maximum: 18,
    description: "Weights of five and seven together",
  }),
  ingkel: term(INGKEL, "What is left in peace for the week"),
  feasts: Type.Array(term(PAWUKON_FEAST, "A feast", ["about"]), { description: "Of the day" }),
  otonan: Type.Array(Type.String(), {
    description: "Civil dates on which the day comes round again, 210 days apart",
  }),
  coming: Type.Array(
    Type.Object({
      feast: term(PAWUKON_FEAST, "The feast", ["about"]),
      date: Type.String({ description: "Civil date" }),
    }),
    { description: "The next feasts of the round, soonest first" },
  ),
});
export type PawukonAnswer = Frozen<Static<typeof answer>>;
