/** The answer of a chart on the Tree. */
import { oneOf, ScoreShape, TestimoniesShape, TextShape, Type, type Static } from "#old";
import { DIGNITIES } from "./chart.ts";
import { PILLARS, TREE_PLANETS, type TreePlanet } from "./tree.ts";

const sefirah = Type.Object({
  number: Type.Integer({ minimum: 1, maximum: 10, description: "1 is Keter" }),
  id: Type.String(),
  hebrew: Type.String(),
  name: TextShape,
  gloss: TextShape,
  pillar: oneOf(PILLARS, "Left, middle or right of the Tree"),
});
const letter = { letter: Type.String({ description: "Hebrew" }), name: Type.String() };
const places = Type.Integer({ minimum: 0 });

export const output = Type.Object({
  planets: Type.Array(
    Type.Object({
      id: oneOf(TREE_PLANETS as unknown as readonly [TreePlanet, ...TreePlanet[]], "Sun to Saturn"),
      name: TextShape,
      longitudeDeg: Type.Number({ description: "Tropical, degrees" }),
      degree: Type.Number({ minimum: 0, maximum: 30, description: "Within the sign" }),
      sefirah,
      letter: Type.Object(letter, { description: "The planet's own letter, by school" }),
      sign: Type.Object({ id: Type.String(), name: TextShape }),
      path: Type.Object(
        {
          ...letter,
          number: Type.Union([Type.Integer({ minimum: 11, maximum: 32 }), Type.Null()]),
          joins: Type.Union([Type.Array(sefirah, { minItems: 2, maxItems: 2 }), Type.Null()], {
            description: "Null by the Gra, whose tree has other paths",
          }),
          trump: Type.Union([TextShape, Type.Null()], {
            description: "Trump of the Golden Dawn; null in other schools",
          }),
        },
        { description: "Letter and path of its sign" },
      ),
      world: Type.Object({ id: Type.String(), name: TextShape, gloss: TextShape }),
      dignity: oneOf(DIGNITIES, "In the sign"),
    }),
    { description: "Sun, Moon, Mercury, Venus, Mars, Jupiter, Saturn" },
  ),
  rising: Type.Union(
    [
      Type.Object({
        longitudeDeg: Type.Number(),
        sign: Type.Object({ id: Type.String(), name: TextShape }),
        letter: Type.Object(letter),
      }),
      Type.Null(),
    ],
    { description: "The sign that rises, read in Malkhut; null without time and place" },
  ),
  lights: Type.Array(Type.Object({ sefirah, count: places }), {
    description: "Planets that rule in a sefirah or whose path reaches it",
  }),
  pillars: Type.Object({ severity: places, middle: places, mercy: places }),
  worlds: Type.Object({ atzilut: places, asiyah: places, yetzirah: places, beriah: places }),
  leaning: Type.Object({ id: oneOf(PILLARS, "The pillar that weighs most"), name: TextShape }),
  score: ScoreShape,
  testimonies: TestimoniesShape,
});
export type TreeAnswer = Static<typeof output>;
