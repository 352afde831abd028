import { PILLAR } from "#lore";
import { phrase, term, Type, type Frozen, type Static } from "#sdk";
import type { DoubtPhrases } from "../chart/given_pillars.ts";

const orNull = (what: ReturnType<typeof Type.String>, description: string) =>
  Type.Union([what, Type.Null()], { description });

const momentShape = Type.Object(
  {
    date: Type.String({ description: "Civil day by the zone's clock, YYYY-MM-DD" }),
    from: Type.String({ description: "From when on the pillars hold, by the zone's clock" }),
    to: Type.String({ description: "Until when, by the zone's clock; not counted in" }),
    fromUtc: Type.String({ description: "The start in UTC" }),
    toUtc: Type.String({ description: "The end in UTC" }),
    isCut: Type.Boolean({
      description: "Whether a solar term cuts the span: the rest of it has another month pillar",
    }),
    lunar: orNull(
      Type.String(),
      "The civil day in the Chinese calendar; null where that is not held",
    ),
  },
  { description: "A moment with these pillars" },
);

export const answer = Type.Object({
  native: Type.String({ description: "The pillars as they are written" }),
  pillars: Type.Object(
    {
      year: term(PILLAR, "Year"),
      month: term(PILLAR, "Month"),
      day: term(PILLAR, "Day"),
      hour: Type.Union([term(PILLAR, "Hour"), Type.Null()], {
        description: "Hour; null where none was given",
      }),
    },
    { description: "The pillars that were asked for" },
  ),
  fromYear: Type.Integer({ description: "First year that was searched, astronomical" }),
  toYear: Type.Integer({ description: "Last year that was searched, astronomical" }),
  zone: Type.String({ description: "Whose clock the times are of" }),
  years: Type.Array(Type.Integer({ description: "A year, astronomical" }), {
    description: "Years of the span whose pillar from 立春 on is that of the year",
  }),
  moments: Type.Array(momentShape, { description: "In order of time" }),
  doubts: Type.Array(phrase<DoubtPhrases>("A doubt"), {
    description: "Why no moment can have these pillars; empty where they can stand together",
  }),
});
export type MomentsAnswer = Frozen<Static<typeof answer>>;
