import { BRANCH } from "#lore";
import { term, Type, type Frozen, type Static } from "#sdk";
import { GENDER } from "#east/gender.ts";
import { PALM_STAR, PATH } from "./terms.ts";

const seat = (description: string) =>
  Type.Object(
    {
      branch: term(BRANCH, "Branch of the seat"),
      star: term(PALM_STAR, "Its star", ["sense"]),
      path: term(PATH, "The path it belongs to", ["sense"]),
    },
    { description },
  );

export const answer = Type.Object({
  lunarDate: Type.String({ description: "The lunar date as it is written in Chinese" }),
  gender: term(GENDER, "Gender by which the counts run"),
  month: Type.Integer({ minimum: 1, maximum: 12, description: "Month that was counted" }),
  day: Type.Integer({ minimum: 1, maximum: 30, description: "Day that was counted" }),
  hourBranch: term(BRANCH, "Double hour that was counted"),
  seats: Type.Object(
    {
      year: seat("Year: family, and the first years"),
      month: seat("Month: work, and those one goes with"),
      day: seat("Day: marriage"),
      hour: seat("Hour: oneself, the chief seat"),
    },
    { description: "The four seats" },
  ),
});
export type PalmAnswer = Frozen<Static<typeof answer>>;
