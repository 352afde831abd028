import type { Candidates, Given, InputOf } from "#sdk";
import type { Body, Position } from "#sky";
import { nodeBody } from "../core/conventions.ts";
import { RADIAN, readNativity } from "../core/nativity.ts";
import { type Verdict, birthTimes } from "../core/birth_times.ts";
import { MODERN } from "../core/points.ts";
import { round } from "../core/zodiac.ts";
import type { DeclinationAnswer } from "./answer.ts";
import type { CONVENTIONS, input } from "./input.ts";
import { antisciaContacts, midpoints, moonRange, reportBody, stateOf } from "./report.ts";
import { declinationAspects } from "./rules.ts";

export { drawDeclinations as picture } from "./picture.ts";

const DEFAULT_ORB_DEG = 1;

const stateVerdict =
  (body: Body): Verdict =>
  (at) => {
    const place = at.placeOf(body);
    return place && stateOf(place.declinationDeg, at.sky.frame.trueObliquity * RADIAN);
  };

export function run(
  {
    orbDeg = DEFAULT_ORB_DEG,
    bodies = [],
    node,
    includeNode,
  }: InputOf<typeof input, typeof CONVENTIONS>,
  give: Given,
): DeclinationAnswer {
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
}

/** What is tried where it was left out. */
export const candidates: Readonly<Record<string, Candidates>> = {
  birthTime: birthTimes({
    verdictsOf: () =>
      Object.fromEntries(MODERN.ids.map((id) => [`/states/${id}`, stateVerdict(id)])),
  }),
};
