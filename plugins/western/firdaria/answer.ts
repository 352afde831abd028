import { term, Type, type Frozen, type Static } from "#sdk";
import { SECT } from "../core/nativity.ts";
import { classical, nullable, sign } from "../core/shapes.ts";
import { FIRDAR } from "../hellenistic/periods.ts";

const instant = (what: string) => Type.String({ description: `${what}, UTC` });
const SPAN = {
  years: Type.Number({ description: "Length in years" }),
  fromAge: Type.Number({ description: "Years of age at its beginning" }),
  start: nullable(instant("Beginning"), "Null without a birth"),
  end: nullable(instant("End"), "Null without a birth"),
};

export const answer = Type.Object({
  sect: term(SECT, "Day or night birth"),
  periods: Type.Array(
    Type.Object({
      lord: term(FIRDAR, "Lord of the period"),
      ...SPAN,
      subs: Type.Array(Type.Object({ lord: classical("Lord of the seventh"), ...SPAN }), {
        description: "Sevenths; none in the periods of the nodes",
      }),
    }),
    { description: "Nine lords of 75 years" },
  ),
  major: nullable(term(FIRDAR, "Lord of the time"), "Null without a date, or after 75 years"),
  sub: nullable(classical("Lord of the seventh"), "Null without one"),
  stands: nullable(
    Type.Object({
      major: nullable(sign(), "Null for a node"),
      sub: nullable(sign(), "Null without one"),
    }),
    "Signs of both at birth; null where no chart is known",
  ),
});
export type FirdariaAnswer = Frozen<Static<typeof answer>>;
