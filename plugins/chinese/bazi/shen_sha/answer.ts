import { BRANCH, STEM } from "#lore";
import { term, Type, type Frozen, type Static } from "#sdk";
import { PLACE } from "#east/calendar/pillars.ts";
import { GENDER } from "#east/gender.ts";
import { STAR } from "../chart/star_table.ts";
import { STAR_ORIGIN } from "../chart/stars.ts";
import { NATURE } from "./nature.ts";

const count = (description: string) => Type.Integer({ minimum: 0, description });

export const answer = Type.Object({
  native: Type.String({ description: "The pillars in a row" }),
  gender: term(GENDER, "Gender by which 元辰, 勾煞 and 絞煞 are counted"),
  pillars: Type.Array(
    Type.Object({
      place: term(PLACE, "Which pillar"),
      stem: term(STEM, "Its stem"),
      branch: term(BRANCH, "Its branch"),
      stars: Type.Array(term(STAR, "A star"), { description: "Stars that stand on it, each once" }),
    }),
    { minItems: 3, maxItems: 4, description: "Year, month, day and, where known, hour" },
  ),
  stars: Type.Array(
    Type.Object({
      star: term(STAR, "The star", ["meaning"]),
      nature: term(NATURE, "What kind of star it is held to be"),
      from: term(STAR_ORIGIN, "What it is counted from"),
      places: Type.Array(term(PLACE, "A pillar"), { description: "Pillars on which it stands" }),
      carriedBy: Type.String({ description: "The stem, branch or pair that carries it" }),
    }),
    { description: "Every star found; one that two origins give stands twice" },
  ),
  counts: Type.Object(
    {
      helpful: count("Helpful stars, each counted once"),
      mixed: count("Stars that go by the chart"),
      harmful: count("Stars that ask for care"),
    },
    { description: "How many stars of each kind the chart has" },
  ),
});
export type StarsAnswer = Frozen<Static<typeof answer>>;
