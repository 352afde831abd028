import { BRANCH } from "#lore";
import { term, Type, type Frozen, type Static } from "#sdk";
import { MANSION } from "#east/almanac/terms.ts";
import { DIGNITY, FORMATION, QI_BODY, QI_HOUSE } from "./terms.ts";

export const answer = Type.Object({
  life: Type.Object(
    { branch: term(BRANCH, "Its branch"), lord: term(QI_BODY, "Its lord 命主") },
    { description: "The palace of life" },
  ),
  bodyPalace: term(BRANCH, "身宮: the palace of the Moon"),
  bodies: Type.Array(
    Type.Object(
      {
        body: term(QI_BODY, "The body"),
        longitudeDeg: Type.Number({ description: "Ecliptic longitude of date, degrees" }),
        lodge: term(MANSION, "Lodge along the ecliptic"),
        withinDeg: Type.Number({ description: "Degrees past the star of the lodge" }),
        branch: term(BRANCH, "Palace by its branch"),
        house: term(QI_HOUSE, "Palace by its matter", ["about"]),
        isRetrograde: Type.Boolean({ description: "Whether it runs backward" }),
        dignities: Type.Array(term(DIGNITY, "A dignity", ["about"]), {
          description: "歸垣: in a palace that it rules; 升殿: in a lodge of its own",
        }),
      },
      { description: "A body" },
    ),
    {
      minItems: 10,
      maxItems: 11,
      description: "Seven governors, three remainders, and 紫氣 where given",
    },
  ),
  houses: Type.Array(
    Type.Object(
      {
        house: term(QI_HOUSE, "The palace", ["about"]),
        branch: term(BRANCH, "Its branch"),
        lord: term(QI_BODY, "Its lord"),
        bodies: Type.Array(term(QI_BODY, "A body"), { description: "Bodies in it" }),
      },
      { description: "A palace" },
    ),
    { minItems: 12, maxItems: 12, description: "The twelve palaces from that of life on" },
  ),
  formations: Type.Array(term(FORMATION, "A formation", ["about"]), {
    description: "Formations that the chart has",
  }),
  withZiQi: Type.Boolean({
    description: "Whether 紫氣 was given; it has no body and is not reckoned here",
  }),
});
export type QiChart = Frozen<Static<typeof answer>>;
