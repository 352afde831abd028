/** The declared answer of `progressions.calculate`. */
import { oneOf, TextShape, Type, type Static } from "#old";
import { ASPECT_IDS } from "../core/aspects.ts";
import { PHASE_IDS } from "../core/lunar_phase.ts";
import { House, nullable, PLACE, PlaceShape, SignShape, UnavailableShape } from "../core/shapes.ts";

const directed = Type.Object({ id: Type.String(), name: TextShape, ...PLACE });
const contact = Type.Object({
  progressed: Type.String(),
  natal: Type.String(),
  aspect: oneOf(ASPECT_IDS, "Aspect"),
  orbDeg: Type.Number(),
  applying: Type.Boolean({ description: "Whether the exact date lies ahead" }),
  exactDate: nullable(Type.String(), "UT; null if more than ninety years off"),
});
const PROGRESSED = {
  julianDayUt: Type.Number({ description: "Instant whose sky is read" }),
  utc: Type.String(),
  bodies: Type.Array(
    Type.Object({
      id: Type.String(),
      name: TextShape,
      ...PLACE,
      retrograde: Type.Boolean(),
      natalSign: SignShape,
      house: nullable(House("Natal house"), "Null without a time and place"),
    }),
  ),
  signs: Type.Record(Type.String(), SignShape),
};
const progressedChart = Type.Object(PROGRESSED);
const returned = Type.Object({
  utc: Type.String(),
  julianDayUt: Type.Number(),
  ascendant: nullable(PlaceShape, "At the place of the return; null without a place"),
  midheaven: nullable(PlaceShape, "At the place of the return; null without a place"),
});

export const output = Type.Object({
  ageYears: Type.Number({ description: "Years of 365.24219 days from birth to the date" }),
  secondary: Type.Object({
    ...PROGRESSED,
    angles: nullable(
      Type.Object({ ascendant: PlaceShape, midheaven: PlaceShape }),
      "Null without a time and place",
    ),
  }),
  solarArc: Type.Object({
    arcDeg: Type.Number({ description: "Progressed Sun less natal Sun" }),
    directed: Type.Array(directed, { description: "Every natal point moved by the arc" }),
    contacts: Type.Array(contact, { description: "Directed to natal within 1°" }),
  }),
  tertiary: nullable(progressedChart, "Null unless asked for"),
  minor: nullable(progressedChart, "Null unless asked for"),
  contacts: Type.Array(contact, { description: "Progressed to natal within 1°, closest first" }),
  lunation: Type.Object({
    phase: oneOf(PHASE_IDS, "Eighth of the progressed lunation"),
    name: TextShape,
    elongationDeg: Type.Number(),
    illuminated: Type.Number(),
    waxing: Type.Boolean(),
    previousNew: Type.String({ description: "Date that stands for it, UT" }),
    nextNew: Type.String(),
    nextFull: Type.String(),
  }),
  changes: Type.Array(
    Type.Object({
      body: Type.String(),
      kind: oneOf(["sign", "station"], "Enters a sign, or turns"),
      sign: nullable(SignShape, "Sign entered"),
      turns: nullable(oneOf(["retrograde", "direct"], "Motion"), "After a station"),
      date: Type.String({ description: "UT" }),
    }),
    { description: "Of Sun to Saturn, from birth to thirty years after the date" },
  ),
  returns: nullable(
    Type.Object({
      solar: Type.Object({ previous: returned, next: returned }),
      lunar: Type.Object({ previous: returned, next: returned }),
    }),
    "Null without a time of birth",
  ),
  unavailable: UnavailableShape,
});
export type ProgressionsAnswer = Static<typeof output>;
