/** The declared answer of `compatibility.birthday`. */
import { oneOf, TextShape, Type, type Static } from "#old";

const person = Type.Object({
  lifePath: Type.Integer({ description: "1-9, 11, 22 or 33" }),
  birthday: Type.Integer({ description: "Number of the day, masters kept" }),
  weekday: Type.Integer({ minimum: 0, maximum: 6, description: "0 is Sunday" }),
  ruler: TextShape,
  season: TextShape,
});

const component = Type.Object({
  code: oneOf(["lifePath", "birthday", "weekday", "season"], "What is compared"),
  name: TextShape,
  score: Type.Integer({ minimum: 0, maximum: 100 }),
  weight: Type.Number({ description: "Share in the score" }),
  evidence: TextShape,
});

export const output = Type.Object({
  score: Type.Integer({
    minimum: 0,
    maximum: 100,
    description: "Weighted mean of the components, rounded. Relative, no probability",
  }),
  band: oneOf(["excellent", "good", "mixed", "challenging"], "80 and more, 65-79, 50-64, less"),
  bandName: TextShape,
  a: person,
  b: person,
  components: Type.Array(component),
  strengths: Type.Array(TextShape),
  cautions: Type.Array(TextShape),
});

/** What `run` returns and the brief reads. */
export type BirthdayAnswer = Static<typeof output>;
export type Component = BirthdayAnswer["components"][number];
export type Person = BirthdayAnswer["a"];
