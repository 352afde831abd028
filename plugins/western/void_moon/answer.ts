import { term, Type, type Frozen, type Static } from "#sdk";
import { PTOLEMAIC } from "../core/aspects.ts";
import { MODERN } from "../core/points.ts";
import { nullable, sign } from "../core/shapes.ts";
import { whenShape, WHEN } from "../core/span.ts";

const meeting = (description: string) =>
  nullable(
    Type.Object(
      {
        planet: term(MODERN, "The planet"),
        aspect: term(PTOLEMAIC, "The aspect"),
        ...WHEN,
      },
      { description },
    ),
    "Null where there is none",
  );

export const answer = Type.Object({
  spans: Type.Array(
    Type.Object({
      begins: whenShape("Last exact aspect, or entry into the sign where she makes none"),
      ends: whenShape("Entry into the next sign; by the thirty degrees, the next exact aspect"),
      hours: Type.Number({ description: "Length in hours" }),
      from: sign("Sign in which it begins"),
      to: sign("Sign in which it ends"),
      lastAspect: meeting("The aspect after which she is void"),
      nextAspect: meeting("The first aspect after it"),
    }),
    { description: "Spans that end within the days asked for, in order of time" },
  ),
  ingresses: Type.Array(Type.Object({ sign: sign("Sign entered"), ...WHEN }), {
    description: "The Moon's entries into signs",
  }),
});
export type VoidMoonAnswer = Frozen<Static<typeof answer>>;
