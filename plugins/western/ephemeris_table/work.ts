import { InputError, issuesOfCivil, Refusal } from "#sdk";
import {
  apparentPositionsOf,
  type Body,
  normalizeDeg,
  searchBetween,
  siderealTimeDeg,
  skyAt,
} from "#sky";
import { resolveCivil, toTt } from "#time";
import { zodiacOf } from "../core/conventions.ts";
import { exactAspects } from "../core/exact_aspects.ts";
import { RADIAN } from "../core/nativity.ts";
import { isModern, MODERN } from "../core/points.ts";
import { readSpan, type Span } from "../core/span.ts";
import { placeOf, round } from "../core/zodiac.ts";
import type { EphemerisAnswer } from "./answer.ts";
import type { Input } from "./input.ts";

export { drawEphemeris as picture } from "./picture.ts";

const MOST_DAYS = 36525;

const MOST_ROWS = 400;

const ASPECT_DAYS = 62;

const DEFAULT_BODIES: readonly Body[] = [...MODERN.ids, "meanNode"];

export function run(chosen: Input): EphemerisAnswer {
  const span = readSpan(chosen, MOST_DAYS);
  const bodies: readonly Body[] = chosen.bodies ?? DEFAULT_BODIES;
  const instants = instantsOf(chosen, span);
  const { unavailable } = apparentPositionsOf(skyAt(toTt(instants[0]!)), bodies);
  const planets = bodies.filter(isModern);
  return {
    rows: instants.map((at) => rowAt(at, bodies, chosen, span)),
    aspects:
      span.toUt - span.fromUt > ASPECT_DAYS
        ? null
        : exactAspects(searchBetween(span.fromUt, span.toUt), planets).map(
            ({ a, b, aspect, julianDayUt }) => ({ a, b, aspect, ...span.when(julianDayUt) }),
          ),
    unavailable,
  };
}

/** The instants of the rows, Julian days UT. */
function instantsOf(chosen: Input, { fromUt, toUt }: Span): readonly number[] {
  const { from, time = "00:00", timezone, stepDays = 1 } = chosen;
  const first = resolveCivil({ date: from, time, timezone: timezone ?? "UTC" });
  if (!first.ok) throw new InputError(issuesOfCivil(first.issues, { date: "from", time: "time" }));
  const start = Math.max(first.moment.julianDayUt, fromUt);
  const rows = Math.max(1, Math.ceil((toUt - start) / stepDays - 1e-9));
  if (rows > MOST_ROWS) throw new Refusal("too-many-rows", { rows, most: MOST_ROWS });
  return Array.from({ length: rows }, (_, i) => start + i * stepDays);
}

function rowAt(at: number, bodies: readonly Body[], { zodiac, ayanamsa }: Input, { when }: Span) {
  const sky = skyAt(toTt(at));
  const { offsetDeg } = zodiacOf(sky, zodiac, ayanamsa);
  const { positions } = apparentPositionsOf(sky, bodies);
  return {
    ...when(at),
    obliquityDeg: round(sky.frame.trueObliquity * RADIAN),
    siderealTimeHours: round(siderealTimeDeg(at, sky.frame) / 15),
    bodies: bodies.flatMap((body) => {
      const position = positions[body];
      if (!position) return [];
      return [
        {
          body,
          ...placeOf(normalizeDeg(position.longitudeDeg - offsetDeg)),
          latitudeDeg: round(position.latitudeDeg),
          speedDegPerDay: round(position.longitudeSpeed),
          rightAscensionDeg: round(position.rightAscensionDeg),
          declinationDeg: round(position.declinationDeg),
          retrograde: position.longitudeSpeed < 0,
        },
      ];
    }),
  };
}
