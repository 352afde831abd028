import { BRANCH, STEM } from "#lore";
import { term, Type, vocabulary, type Frozen, type IdOf, type Static } from "#sdk";
import { PALACE, STAR, TRANSFORMATION } from "#east/purple_star/stars.ts";

/** What two palaces do that fly to each other. */
export const EXCHANGE = vocabulary("exchange", {
  luLu: { native: "雙祿互飛", roman: "shuāng lù hù fēi" },
  jiJi: { native: "雙忌互飛", roman: "shuāng jì hù fēi" },
  luJi: { native: "祿來忌往", roman: "lù lái jì wǎng" },
});
export type Exchange = IdOf<typeof EXCHANGE>;

const transformation = term(TRANSFORMATION, "One of the four");
const palace = (description: string) => term(PALACE, description);

export const answer = Type.Object({
  lifePalace: term(BRANCH, "Branch of the life palace"),
  palaces: Type.Array(
    Type.Object(
      {
        palace: palace("The palace"),
        stem: term(STEM, "Its stem, which sends"),
        branch: term(BRANCH, "Its branch"),
        flights: Type.Array(
          Type.Object(
            {
              transformation,
              star: term(STAR, "The star that it turns"),
              to: palace("Palace in which the star stands"),
              toBranch: term(BRANCH, "Its branch"),
              opposite: palace("Palace across from it, which 化忌 knocks on (沖)"),
              isSelf: Type.Boolean({ description: "Whether it stays in the palace: 自化" }),
              toOpposite: Type.Boolean({
                description: "Whether it flies to the palace across, from where it looks back",
              }),
            },
            { description: "A flight" },
          ),
          { minItems: 4, maxItems: 4, description: "化祿 化權 化科 化忌 of its stem" },
        ),
        received: Type.Array(
          Type.Object(
            { transformation, from: palace("Palace that sends it") },
            { description: "A transformation that comes in from another palace" },
          ),
          { description: "What it receives, itself left out" },
        ),
      },
      { description: "A palace" },
    ),
    {
      minItems: 1,
      maxItems: 12,
      description: "In the order of the palaces, or the one asked about",
    },
  ),
  exchanges: Type.Array(
    Type.Object(
      {
        exchange: term(EXCHANGE, "What they do"),
        from: palace("The first; of 祿來忌往 the one that sends 化祿"),
        to: palace("The second"),
      },
      { description: "Two palaces that fly to each other" },
    ),
    { description: "Exchanges of 化祿 and 化忌 among the palaces" },
  ),
});
export type FlightsAnswer = Frozen<Static<typeof answer>>;
