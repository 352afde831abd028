import { BRANCH, PILLAR } from "#lore";
import { phrase, term, Type, vocabulary, type Frozen, type Static } from "#sdk";
import { GENDER } from "#east/gender.ts";
import { MAJOR_STAR, PALACE, STAR, TRANSFORMATION } from "#east/purple_star/stars.ts";
import { genderMarker, timeMarker } from "../omissions.ts";
import { matchOfParts } from "../scoring.ts";
import { PART, type MatchPhrases } from "./parts.ts";

/** How the score is made. */
export type MethodPhrases = { method: { scoreSpread: number } };

/** Which of the two. */
export const PERSON = vocabulary("person", ["a", "b"]);

const seat = (description: string) =>
  Type.Union(
    [
      Type.Object(
        {
          branch: term(BRANCH, "Branch of the palace"),
          stars: Type.Array(term(MAJOR_STAR, "A major star"), {
            description: "Major stars, those of the opposite palace if lent",
          }),
          lent: Type.Boolean({
            description: "Whether they are borrowed from the palace opposite",
          }),
        },
        { description: "A palace" },
      ),
      Type.Null(),
    ],
    { description },
  );

const side = (description: string) =>
  Type.Object(
    {
      gender: Type.Union([term(GENDER, "Gender as given"), Type.Null()], {
        description: "Gender as given; null where none was given",
      }),
      hourKnown: Type.Boolean({ description: "Without the hour no palace can be placed" }),
      year: term(PILLAR, "Year pillar of the chart"),
      lunarDate: Type.String({ description: "Chinese date of the civil day, in Chinese" }),
      soulMaster: Type.Union([term(STAR, "Star of the soul"), Type.Null()], {
        description: "命主: star of the soul; null without the hour",
      }),
      life: seat("Life palace; null without the hour"),
      spouse: seat("Palace of marriage; null without the hour"),
    },
    { description },
  );

/** Two purple star charts laid over each other. */
export const answer = Type.Object({
  ...matchOfParts<"part", (typeof PART.ids)[number], MatchPhrases>(PART),
  method: phrase<MethodPhrases>("How the score is made"),
  sharedStars: Type.Union([Type.Array(term(MAJOR_STAR, "A major star")), Type.Null()], {
    description: "Major stars of both life palaces; null where an hour is unknown",
  }),
  exchanged: Type.Union(
    [
      Type.Array(
        Type.Object(
          {
            from: term(PERSON, "Whose year transforms the star"),
            transformation: term(TRANSFORMATION, "One of the four"),
            star: term(STAR, "The star"),
            palace: term(PALACE, "Palace of the other person"),
          },
          { description: "A transformation" },
        ),
      ),
      Type.Null(),
    ],
    { description: "The four transformations of each in the other; null where an hour is unknown" },
  ),
  a: side("The first person"),
  b: side("The second person"),
  ...timeMarker,
  ...genderMarker,
});
export type ZiweiMatch = Frozen<Static<typeof answer>>;
