import { term, Type, vocabulary, type Frozen, type IdOf, type Static } from "#sdk";
import { nullable, sign } from "../core/shapes.ts";
import { AYANAMSA_SCHOOLS } from "./rules.ts";

/** Where the ages divide: equal signs by an ayanamsa, or the borders of the constellations. */
export const SCHOOL = vocabulary("ageSchool", [...AYANAMSA_SCHOOLS, "iau"]);
export type School = IdOf<typeof SCHOOL>;

const year = (description: string) =>
  Type.Integer({ description: `${description}; astronomical year, 0 is 1 BCE` });
const vernalPointDeg = nullable(
  Type.Number(),
  "Sidereal longitude of the vernal point, degrees [0, 360); null for the constellations",
);
const ayanamsaDeg = nullable(
  Type.Number(),
  "Mean ayanamsa, degrees [0, 360); null for the constellations",
);

export const answer = Type.Object({
  school: term(SCHOOL, "School that divides the ages"),
  age: sign("Sign of the age"),
  vernalPointDeg,
  ayanamsaDeg,
  progress: Type.Number({ description: "Part of the age gone, 0 to 1" }),
  fromYear: year("First year of the age"),
  toYear: year("First year of the next"),
  subAge: Type.Object(
    {
      backward: sign("Sign of the twelfth, counted against the order of signs"),
      forward: sign("Sign of the twelfth, counted along the order of signs"),
      number: Type.Integer({ minimum: 1, maximum: 12, description: "Which twelfth, 1 to 12" }),
    },
    { description: "Twelfths of the age" },
  ),
  nextAge: Type.Object(
    {
      sign: sign("Sign of the next age"),
      fromYear: year("First year"),
      yearsAway: Type.Integer({ description: "Years from the date asked about" }),
    },
    { description: "The age that follows" },
  ),
  alternatives: Type.Array(
    Type.Object({
      school: term(SCHOOL, "School"),
      age: sign("Sign of the age"),
      fromYear: year("First year"),
      toYear: year("First year of the next"),
      ayanamsaDeg,
      vernalPointDeg,
    }),
    { description: "The age at the date by every school" },
  ),
  transition: Type.Object(
    {
      earliestYear: year("Earliest beginning of the next age"),
      latestYear: year("Latest beginning"),
    },
    { description: "When the next age begins by the schools that agree on the present one" },
  ),
  boundaries: Type.Array(
    Type.Object({ age: sign("Sign of the age"), fromYear: year("First year") }),
    { description: "Ages before and after by the school chosen" },
  ),
});
export type AgesAnswer = Frozen<Static<typeof answer>>;
