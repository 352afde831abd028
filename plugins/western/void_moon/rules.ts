/**
 * When the Moon makes no aspect.
 *
 * @source W. Lilly, Christian Astrology (1647), p. 112: from her last exact aspect to her leaving the sign;
 *   Porphyry, Introduction 23: thirty degrees ahead without an aspect
 */
import { searchBetween, type Passage, type Search } from "#sky";
import type { Ptolemaic } from "../core/aspects.ts";
import { aspectOfAngle } from "../core/exact_aspects.ts";
import type { Modern } from "../core/points.ts";
import type { Input } from "./input.ts";

const ANGLES = [0, 60, 90, 120, 180, 240, 270, 300];
const BORDERS = Array.from({ length: 12 }, (_, i) => 30 * i);
const CLASSICAL = ["sun", "mercury", "venus", "mars", "jupiter", "saturn"] as const;
const OUTER = ["uranus", "neptune", "pluto"] as const;
/** The Moon crosses thirty degrees in at most 2.6 days. */
const MARGIN_DAYS = 3;
const ARC_DEG = 30;

/** An exact aspect of the Moon. */
export interface Meeting {
  readonly planet: Modern;
  readonly aspect: Ptolemaic;
  readonly at: number;
  readonly moonDeg: number;
}

/** A span in which the Moon is void, Julian days UT. */
export interface VoidSpan {
  readonly begins: number;
  readonly ends: number;
  readonly beginsDeg: number;
  readonly endsDeg: number;
  readonly last: Meeting | null;
  readonly next: Meeting | null;
}

/** What the Moon does in a span. */
export interface MoonCourse {
  readonly ingresses: readonly Passage[];
  readonly voids: readonly VoidSpan[];
}

/** Follows the Moon through a span; voids that end within it are listed. */
export function courseOf(rule: Input["rule"], fromUt: number, toUt: number): MoonCourse {
  const search = searchBetween(fromUt - MARGIN_DAYS, toUt + MARGIN_DAYS);
  const borders = search.longitudes("moon", BORDERS);
  const meetings = meetingsIn(search, rule === "modern" ? [...CLASSICAL, ...OUTER] : CLASSICAL);
  const inside = (at: number) => at >= fromUt && at < toUt;
  const voids = rule === "hellenistic" ? byArc(meetings) : bySign(borders, meetings);
  return {
    ingresses: borders.filter(({ julianDayUt }) => inside(julianDayUt)),
    voids: voids.filter(({ ends }) => inside(ends)),
  };
}

/** The Moon's exact aspects to the other six, in order of time. */
export function meetingsOf(fromUt: number, toUt: number): readonly Meeting[] {
  return meetingsIn(searchBetween(fromUt, toUt), CLASSICAL);
}

function meetingsIn(search: Search, planets: readonly Modern[]): readonly Meeting[] {
  return planets
    .flatMap((planet) => search.angles("moon", planet, ANGLES).map((one) => meetingOf(planet, one)))
    .sort((a, b) => a.at - b.at);
}

function meetingOf(planet: Modern, { angleDeg, julianDayUt, longitudeDeg }: Passage): Meeting {
  return { planet, aspect: aspectOfAngle(angleDeg), at: julianDayUt, moonDeg: longitudeDeg };
}

/** From the last aspect in each sign to the border; from border to border where there is none. */
function bySign(borders: readonly Passage[], meetings: readonly Meeting[]): readonly VoidSpan[] {
  return borders.slice(1).map((border, i) => {
    const entry = borders[i]!;
    const last = meetings.findLast(({ at }) => at < border.julianDayUt && at >= entry.julianDayUt);
    return {
      begins: last?.at ?? entry.julianDayUt,
      ends: border.julianDayUt,
      beginsDeg: last?.moonDeg ?? entry.longitudeDeg,
      endsDeg: border.longitudeDeg,
      last: last ?? null,
      next: meetings.find(({ at }) => at >= border.julianDayUt) ?? null,
    };
  });
}

/** From one aspect to the next, where the Moon covers thirty degrees and more between them. */
function byArc(meetings: readonly Meeting[]): readonly VoidSpan[] {
  return meetings.slice(1).flatMap((next, i) => {
    const last = meetings[i]!;
    const arc = (next.moonDeg - last.moonDeg + 360) % 360;
    if (arc < ARC_DEG) return [];
    return [
      {
        begins: last.at,
        ends: next.at,
        beginsDeg: last.moonDeg,
        endsDeg: next.moonDeg,
        last,
        next,
      },
    ];
  });
}
