import { term, Type, type Frozen, type Static } from "#sdk";
import { MODERN } from "../core/points.ts";
import { nullable } from "../core/shapes.ts";
import { WHEN } from "../core/span.ts";
import { STAR } from "../stars/answer.ts";
import { STAR_ANGLE } from "../stars/contacts.ts";
import { HELIACAL } from "./heliacal.ts";

const passage = Type.Array(
  Type.Object({ angle: term(STAR_ANGLE, "Horizon or meridian"), ...WHEN }),
  { description: "Passages nearest to the birth; none on a horizon that is never crossed" },
);
const heliacal = Type.Object(
  {
    star: term(STAR, "The star"),
    phase: term(HELIACAL, "Seen again at dawn, or for the last time at dusk"),
    date: Type.String({ description: "Day by local mean time, YYYY-MM-DD" }),
    daysBefore: Type.Integer({ description: "Whole days before the birth" }),
  },
  { description: "Within half a week or so" },
);

export const answer = Type.Object({
  parans: Type.Array(
    Type.Object({
      star: term(STAR, "The star"),
      starAngle: term(STAR_ANGLE, "Where the star stands"),
      body: term(MODERN, "The planet"),
      bodyAngle: term(STAR_ANGLE, "Where the planet stands"),
      ...WHEN,
      minutesApart: Type.Number({ description: "Minutes of the clock between the two" }),
    }),
    { description: "Closest first; the instant is that of the planet" },
  ),
  orbMinutes: Type.Number({ description: "Widest distance that counts, minutes of the clock" }),
  planets: Type.Array(Type.Object({ body: term(MODERN, "The planet"), passages: passage }), {
    description: "When each planet stands on the four angles",
  }),
  stars: Type.Array(Type.Object({ star: term(STAR, "The star"), passages: passage }), {
    description: "When each star stands on the four angles",
  }),
  heliacalRising: nullable(heliacal, "The latest to come back at dawn; null where none does"),
  heliacalSetting: nullable(heliacal, "The latest to leave the dusk; null where none does"),
  heliacal: Type.Array(heliacal, { description: "All of the year before the birth, latest first" }),
});
export type ParansAnswer = Frozen<Static<typeof answer>>;
export type ParanRow = ParansAnswer["parans"][number];
