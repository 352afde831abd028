import { byBirth, defineProcedure, wordsIn } from "#sdk";
import type { Body, Position } from "#sky";
import { nodeBody } from "../core/conventions.ts";
import { CHART_REFUSALS, RADIAN, readNativity } from "../core/nativity.ts";
import { birthTimeOmittable, type Verdict } from "../core/omission.ts";
import { MODERN } from "../core/points.ts";
import { round } from "../core/zodiac.ts";
import { answer, type DeclinationAnswer } from "./answer.ts";
import { CONVENTIONS, input } from "./input.ts";
import { antisciaContacts, midpoints, moonRange, reportBody, stateOf } from "./report.ts";
import { declinationAspects } from "./rules.ts";
import { drawDeclinations } from "./picture.ts";
import type { DeclinationWords } from "./words/en.ts";

const DEFAULT_ORB_DEG = 1;

const stateVerdict =
  (body: Body): Verdict =>
  (at) => {
    const place = at.placeOf(body);
    return place && stateOf(place.declinationDeg, at.sky.frame.trueObliquity * RADIAN);
  };

/** Declinations, parallels, bodies out of bounds and mirror points. */
export const declinationCompute = defineProcedure({
  name: "declination.compute",
  tradition: "western",
  words: wordsIn<DeclinationWords>(import.meta),
  kind: "calculation",
  cost: 7,
  narrated: true,
  icon: "icons/declination.svg",
  reads: "birth",
  conventions: CONVENTIONS,
  omittable: {
    birthTime: birthTimeOmittable({
      fields: MODERN.ids.map((id) => `/states/${id}`),
      verdictsOf: () =>
        Object.fromEntries(MODERN.ids.map((id) => [`/states/${id}`, stateVerdict(id)])),
    }),
  },
  refusals: CHART_REFUSALS,
  input,
  output: answer,
  run({ orbDeg = DEFAULT_ORB_DEG, bodies = [], node, includeNode }, give): DeclinationAnswer {
    const ids: readonly Body[] = [
      ...new Set<Body>([...MODERN.ids, ...bodies, ...(includeNode ? [nodeBody(node)] : [])]),
    ];
    const chart = readNativity(give.civil(), ids, "wholeSign");
    const placed = ids.flatMap((id): readonly (readonly [Body, Position])[] => {
      const position = chart.positions[id];
      return position ? [[id, position]] : [];
    });
    const declinations = placed.map(([id, one]) => [id, one.declinationDeg] as const);
    const states = placed.map(
      ([id, one]) => [id, stateOf(one.declinationDeg, chart.obliquityDeg)] as const,
    );
    return {
      obliquityDeg: round(chart.obliquityDeg),
      states: Object.fromEntries(states),
      moonRange: chart.timeKnown ? null : moonRange(chart.julianDayUt),
      bodies: placed.map(([id, one]) => reportBody(id, one, chart.obliquityDeg, chart.julianDayUt)),
      outOfBounds: states.flatMap(([id, state]) => (state === "outOfBounds" ? [id] : [])),
      aspects: declinationAspects(declinations, orbDeg).map((one) => ({
        ...one,
        orbDeg: round(one.orbDeg),
      })),
      antisciaContacts: antisciaContacts(placed),
      midpoints: midpoints(declinations),
      unavailable: chart.unavailable,
    };
  },
  asks: byBirth,
  weighs: { origin: "none", read: () => ({ score: null, testimonies: [] }) },
  picture: drawDeclinations,
  examples: [
    {
      title: "Moon and Uranus out of bounds on 10 June 1990",
      input: { birthDate: "1990-06-10", birthTime: "14:30", timezone: "UTC" },
      expect: {
        obliquityDeg: 23.442,
        bodies: [
          { body: { id: "sun" }, declinationDeg: 23.0228 },
          { body: { id: "moon" }, declinationDeg: -24.9263 },
          ...["mercury", "venus", "mars", "jupiter", "saturn"].map((id) => ({ body: { id } })),
          { body: { id: "uranus" }, declinationDeg: -23.5007 },
          { body: { id: "neptune" } },
          { body: { id: "pluto" }, declinationDeg: -1.2506 },
        ],
        outOfBounds: [{ id: "moon" }, { id: "uranus" }],
      },
      tolerance: 0.01,
      source: "Swiss Ephemeris 2.10.03",
    },
  ],
  references: [
    { title: "Declination: The Other Dimension", author: "Kt Boehrer", year: "1994" },
    { title: "Tetrabiblos", author: "Claudius Ptolemy", year: "2nd century", part: "I.14-15" },
  ],
});
