/** The matter on the board, as an answer holds it. */
import { term, Type, vocabulary, type Frozen, type IdOf, type Static } from "#sdk";
import { ROLE, TOPIC } from "./topics.ts";

/** How a sign's palace stands to the asker's, by their phases. */
export const BEARING = vocabulary("bearing", [
  "generates",
  "controlled",
  "same",
  "drains",
  "controls",
]);
export type Bearing = IdOf<typeof BEARING>;

/** How the matter stands. */
export const OUTLOOK = vocabulary("outlook", ["favourable", "mixed", "unfavourable"]);

const palaceNumber = (description: string) => Type.Integer({ minimum: 1, maximum: 9, description });

export const matterShape = Type.Object(
  {
    topic: term(TOPIC, "What is asked about"),
    askerPalace: palaceNumber("Palace of the day stem: the asker"),
    signs: Type.Array(
      Type.Object(
        {
          role: term(ROLE, "What the sign stands for"),
          palace: palaceNumber("Palace in which it stands"),
          bearing: term(BEARING, "How that palace stands to the asker's"),
          weight: Type.Number({
            description:
              "Points of doors, stars, deities, formations and marks there, without the sign's own",
          }),
        },
        { description: "A useful sign" },
      ),
      { description: "用神 of the matter, the chief one first" },
    ),
    outlook: term(OUTLOOK, "How the matter stands"),
    points: Type.Number({
      description:
        "Points of the chief sign whole and of the others half; 8 and more is favourable",
    }),
  },
  { description: "The matter on the board" },
);
export type Matter = Frozen<Static<typeof matterShape>>;
