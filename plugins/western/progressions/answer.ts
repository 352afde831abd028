import { term, Type, vocabulary, type Frozen, type Static } from "#sdk";
import { PTOLEMAIC } from "../core/aspects.ts";
import { HOUSES } from "../core/houses.ts";
import { LUNAR_PHASE } from "../core/lunar_phase.ts";
import { MODERN } from "../core/points.ts";
import {
  byId,
  classical,
  House,
  nullable,
  PLACE,
  placeShape,
  sign,
  UNAVAILABLE,
} from "../core/shapes.ts";

/** What is carried forward from the birth: the ten planets and two angles. */
export const NATAL_POINT = vocabulary("point", [...MODERN.ids, "ascendant", "midheaven"]);
export const CHANGE = vocabulary("change", ["sign", "station"]);
export const TURN = vocabulary("turn", ["retrograde", "direct"]);

const planet = (description: string) => term(MODERN, description);
const instant = (what: string) => Type.String({ description: `${what}, UTC` });
const date = (what: string) => Type.String({ description: `${what}, UT` });

const contact = Type.Object({
  progressed: term(NATAL_POINT, "Body or angle carried forward"),
  natal: term(NATAL_POINT, "Body or angle of the birth"),
  aspect: term(PTOLEMAIC, "Aspect"),
  orbDeg: Type.Number({ description: "Distance from exactness, degrees" }),
  applying: Type.Boolean({ description: "Whether the exact date lies ahead" }),
  exactDate: nullable(Type.String(), "UT; null if more than ninety years off"),
});
const PROGRESSED = {
  julianDayUt: Type.Number({ description: "Instant whose sky is read, Julian day UT" }),
  utc: instant("The same instant"),
  bodies: Type.Array(
    Type.Object({
      body: planet("The body"),
      ...PLACE,
      retrograde: Type.Boolean({ description: "Whether it moves backwards" }),
      natalSign: sign("Sign at birth"),
      house: nullable(House("Natal house, 1 to 12"), "Null without a time and place"),
    }),
    { description: "Sun to Pluto" },
  ),
  signs: byId(MODERN.ids, sign(), "Sign of each body"),
};
const further = nullable(
  Type.Object(PROGRESSED, { description: "A further progression" }),
  "Null unless asked for",
);
const returned = (description: string) =>
  Type.Object(
    {
      utc: instant("When it is exact"),
      julianDayUt: Type.Number({ description: "The same as Julian day UT" }),
      ascendant: nullable(
        placeShape("Degree that rises"),
        "At the place of the return; null without a place",
      ),
      midheaven: nullable(
        placeShape("Degree that culminates"),
        "At the place of the return; null without a place",
      ),
    },
    { description },
  );

export const answer = Type.Object({
  ageYears: Type.Number({ description: "Years of 365.24219 days from birth to the date" }),
  secondary: Type.Object(
    {
      ...PROGRESSED,
      angles: nullable(
        Type.Object({
          ascendant: placeShape("Progressed ascendant"),
          midheaven: placeShape("Progressed midheaven"),
        }),
        "Null without a time and place",
      ),
    },
    { description: "A day for a year" },
  ),
  solarArc: Type.Object(
    {
      arcDeg: Type.Number({ description: "Progressed Sun less natal Sun, degrees" }),
      directed: Type.Array(
        Type.Object({ point: term(NATAL_POINT, "Body or angle of the birth"), ...PLACE }),
        { description: "Every natal point moved by the arc" },
      ),
      contacts: Type.Array(contact, { description: "Directed to natal within 1°" }),
    },
    { description: "Everything moved as far as the progressed Sun" },
  ),
  tertiary: further,
  minor: further,
  contacts: Type.Array(contact, { description: "Progressed to natal within 1°, closest first" }),
  lunation: Type.Object(
    {
      phase: term(LUNAR_PHASE, "Eighth of the progressed lunation"),
      elongationDeg: Type.Number({ description: "Moon less Sun in longitude, degrees [0, 360)" }),
      illuminated: Type.Number({ description: "Lit part of the disc, 0 to 1" }),
      waxing: Type.Boolean({ description: "Whether the light grows" }),
      previousNew: date("Date for which the last new Moon stands"),
      nextNew: date("Date for which the next new Moon stands"),
      nextFull: date("Date for which the next full Moon stands"),
    },
    { description: "Phase of the progressed Moon" },
  ),
  changes: Type.Array(
    Type.Object({
      body: classical("The body"),
      kind: term(CHANGE, "Enters a sign, or turns"),
      sign: nullable(sign("Sign entered"), "Null at a station"),
      turns: nullable(term(TURN, "Motion after the station"), "Null at the entry of a sign"),
      date: date("Date for which it stands"),
    }),
    { description: "Of Sun to Saturn, from birth to thirty years after the date" },
  ),
  returns: nullable(
    Type.Object({
      solar: Type.Object(
        { previous: returned("The last"), next: returned("The next") },
        { description: "Returns of the Sun to its place of birth" },
      ),
      lunar: Type.Object(
        { previous: returned("The last"), next: returned("The next") },
        { description: "Returns of the Moon to its place of birth" },
      ),
    }),
    "Null without a time of birth",
  ),
  houses: nullable(HOUSES, "Houses of the birth; null without a time and place"),
  unavailable: UNAVAILABLE,
});
export type ProgressionsAnswer = Frozen<Static<typeof answer>>;
