import { PILLAR } from "#lore";
import { term, Type, type Frozen, type Static } from "#sdk";
import { REALM } from "./realms.ts";

const name = (description: string) =>
  Type.Object(
    {
      native: Type.String({ description: "In Chinese" }),
      roman: Type.String({ description: "In letters, without tones" }),
    },
    { description },
  );
const day = (description: string) =>
  Type.Union([Type.String(), Type.Null()], {
    description: `${description}, YYYY-MM-DD Gregorian; null before 1645, for which no lunar calendar is held`,
  });

const fields = {
  realm: term(REALM, "Realm that counted so"),
  ruler: name("Ruler, by the name under which annals hold him"),
  era: name("Era name 年號"),
  from: Type.Integer({ description: "First year under this ruler, astronomical: 0 is 1 BCE" }),
  to: Type.Union([Type.Integer(), Type.Null()], {
    description: "Last year that it touches under this ruler, astronomical; null where it goes on",
  }),
  year: Type.Integer({
    description: "Year in which most of the lunar year falls, astronomical: 0 is 1 BCE",
  }),
  eraYear: Type.Integer({ description: "Year of the era" }),
  native: Type.String({ description: "The year as it is written" }),
  pillar: term(PILLAR, "Pair of the year"),
  opens: Type.Boolean({ description: "Whether the era was proclaimed for or within this year" }),
  closes: Type.Boolean({ description: "Whether it ends with or within this year" }),
  firstDay: day("New year's day"),
  lastDay: day("Last day of the lunar year"),
};
const readingShape = Type.Object(fields, { description: "A year as an era counts it" });
/** A year as an era counts it. */
export type EraReading = Frozen<Static<typeof readingShape>>;

export const answer = Type.Object({
  readings: Type.Array(readingShape, {
    minItems: 1,
    description:
      "Of an era: its year in every realm that had one of that name; of a year: every era that it falls in",
  }),
  others: Type.Array(readingShape, {
    description: "Of an era: the eras of other realms and rulers in the year of the first reading",
  }),
});
export type EraAnswer = Frozen<Static<typeof answer>>;

/** Why a call is refused. */
export type EraRefusal = {
  eraOrYear: {};
  eraUnknown: { era: string };
  eraYearBeyond: { era: string; eraYear: number; last: number };
};
