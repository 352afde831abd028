import { term, Type, vocabulary, type Frozen, type IdOf, type Static } from "#sdk";
import { MOON_PHASES } from "#sky";
import { PTOLEMAIC } from "../core/aspects.ts";
import { PARALLEL } from "../core/parallels.ts";
import { MODERN } from "../core/points.ts";
import { nullable, PLACE, sign } from "../core/shapes.ts";
import { WHEN, whenShape } from "../core/span.ts";
import { TURN } from "../core/turn.ts";

/** What the calendar lists. */
export const EVENT = vocabulary("skyEvent", [
  "aspect",
  "ingress",
  "station",
  "phase",
  "voidOfCourse",
  "parallel",
]);
export type SkyEvent = IdOf<typeof EVENT>;

export const PHASE = vocabulary("moonQuarter", MOON_PHASES);

export const answer = Type.Object({
  events: Type.Array(
    Type.Object({
      kind: term(EVENT, "Kind of event"),
      ...WHEN,
      planet: term(MODERN, "The planet; of phases and void spans the Moon"),
      ...PLACE,
      motion: nullable(term(TURN, "Which way it moves"), "Of an ingress; else null"),
      other: nullable(term(MODERN, "The other planet"), "Of an aspect or a parallel; else null"),
      aspect: nullable(term(PTOLEMAIC, "The aspect"), "Of an aspect; else null"),
      enters: nullable(sign("Sign entered"), "Of an ingress; else null"),
      turns: nullable(term(TURN, "What its motion becomes"), "Of a station; else null"),
      phase: nullable(term(PHASE, "The phase"), "Of a phase; else null"),
      parallel: nullable(
        term(PARALLEL, "Whether on one side of the equator"),
        "Of a parallel; else null",
      ),
      declinationDeg: nullable(
        Type.Number(),
        "Declination of the planet, of a parallel; else null",
      ),
      ends: nullable(whenShape("When the void span ends"), "Of a void span; else null"),
    }),
    { description: "Everything that grows exact in the span, in order of time" },
  ),
});
export type SkyCalendarAnswer = Frozen<Static<typeof answer>>;
export type EventRow = SkyCalendarAnswer["events"][number];
