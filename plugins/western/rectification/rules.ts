/**
 * Which spans of a day of birth several techniques favour, and how often they would favour some span as much by
 * chance.
 *
 * @source solar arcs and transits to the angles as in common practice; annual profections, Valens IV.11; the degree
 * that rises and the lord of the lunation before, Ptolemy, Tetrabiblos III.3. G. Dean and A. Mather, Recent Advances
 * in Natal Astrology (1977), on how little agreement rectifiers reach: hence the comparison with chance
 */
import { vocabulary, type IdOf } from "#sdk";
import { apparentSun, normalizeDeg, signedDeg } from "#sky";
import { toTt } from "#time";
import { domicileLordOf, type Classical } from "#lore";
import type { Modern } from "../core/points.ts";
import { KINDS, type Axis, type EventKind } from "./kinds.ts";
import { signByIndex, signIndexAt } from "../core/zodiac.ts";

export const TECHNIQUE = vocabulary("technique", [
  "arcOfAngle",
  "arcOfPlanet",
  "transit",
  "lordOfYear",
  "lunationDegree",
]);
export type Technique = IdOf<typeof TECHNIQUE>;

export const HARD = vocabulary("aspect", ["conjunction", "square", "opposition"]);
export type Hard = IdOf<typeof HARD>;

const HARD_ANGLES: Readonly<Record<Hard, number>> = { conjunction: 0, square: 90, opposition: 180 };
const ARC_ORB_DEG = 0.75;
const TRANSIT_ORB_DEG = 1;
const DEGREE_ORB_DEG = 1;
const YEAR_DAYS = 365.2422;
/** More for a planet and an axis of the event's own kind. */
const SUITS = 1;
const AXIS_SUITS = 0.5;
const YEAR_LORD_POINTS = 0.5;
const DEGREE_POINTS = 1;

/** One piece of evidence for a time. */
export interface Evidence {
  readonly technique: Technique;
  /** Which event, from 0; null where it hangs on none. */
  readonly event: number | null;
  readonly axis: Axis | null;
  readonly planet: Modern;
  readonly aspect: Hard | null;
  readonly orbDeg: number | null;
  readonly points: number;
}

/** An event with the sky of its day. */
export interface DatedEvent {
  readonly kind: EventKind;
  readonly julianDayUt: number;
  /** Solar arc since the birth, degrees. */
  readonly arcDeg: number;
  /** Longitudes of Jupiter to Pluto. */
  readonly transits: readonly (readonly [Modern, number])[];
}

/** A time that is tried. */
export interface Trial {
  readonly julianDayUt: number;
  readonly angles: Readonly<Record<Axis, number>>;
  readonly natal: readonly (readonly [Modern, number])[];
  /** Degree within its sign of the lord of the lunation before, and who that is. */
  readonly lunation: { readonly planet: Classical; readonly degree: number };
}

/** The Sun's progressed arc between a birth and an event, a day for a year. */
export function solarArc(birthUt: number, eventUt: number): number {
  const progressed = birthUt + (eventUt - birthUt) / YEAR_DAYS;
  const at = (ut: number) => apparentSun(toTt(ut)).longitudeDeg;
  return normalizeDeg(at(progressed) - at(birthUt));
}

/** Everything that speaks for a time. */
export function evidenceOf(trial: Trial, events: readonly DatedEvent[]): readonly Evidence[] {
  return [...ofLunation(trial), ...events.flatMap((event, i) => ofEvent(trial, event, i))];
}

function ofLunation({ angles, lunation }: Trial): readonly Evidence[] {
  const axes = (["ascendant", "midheaven"] as const).filter(
    (axis) => Math.abs((angles[axis] % 30) - lunation.degree) < DEGREE_ORB_DEG,
  );
  return axes.map((axis) => ({
    technique: "lunationDegree",
    event: null,
    axis,
    planet: lunation.planet,
    aspect: null,
    orbDeg: Math.abs((angles[axis] % 30) - lunation.degree),
    points: DEGREE_POINTS,
  }));
}

function ofEvent(trial: Trial, event: DatedEvent, index: number): readonly Evidence[] {
  const { axis: own, planets } = KINDS[event.kind];
  const contact = (
    technique: Technique,
    axis: Axis,
    planet: Modern,
    apartDeg: number,
    widest: number,
  ): Evidence[] => {
    const aspect = HARD.ids.find((id) => Math.abs(apartDeg - HARD_ANGLES[id]) < widest);
    if (!aspect) return [];
    const orbDeg = Math.abs(apartDeg - HARD_ANGLES[aspect]);
    const weight = 1 + (planets.includes(planet) ? SUITS : 0) + (axis === own ? AXIS_SUITS : 0);
    return [
      {
        technique,
        event: index,
        axis,
        planet,
        aspect,
        orbDeg,
        points: weight * (1 - orbDeg / widest),
      },
    ];
  };
  const apart = (a: number, b: number) => Math.abs(signedDeg(a - b));
  const contacts = (["ascendant", "midheaven"] as const).flatMap((axis) => {
    const angle = trial.angles[axis];
    return [
      ...trial.natal.flatMap(([planet, deg]) => [
        ...contact("arcOfAngle", axis, planet, apart(angle + event.arcDeg, deg), ARC_ORB_DEG),
        ...contact("arcOfPlanet", axis, planet, apart(deg + event.arcDeg, angle), ARC_ORB_DEG),
      ]),
      ...event.transits.flatMap(([planet, deg]) =>
        contact("transit", axis, planet, apart(deg, angle), TRANSIT_ORB_DEG),
      ),
    ];
  });
  const lord = lordOfYear(trial, event.julianDayUt);
  return planets.includes(lord)
    ? [
        ...contacts,
        {
          technique: "lordOfYear",
          event: index,
          axis: null,
          planet: lord,
          aspect: null,
          orbDeg: null,
          points: YEAR_LORD_POINTS,
        },
      ]
    : contacts;
}

/** The planet that rules the year by profection from the rising sign. */
export function lordOfYear(
  { angles, julianDayUt }: Pick<Trial, "angles" | "julianDayUt">,
  eventUt: number,
): Classical {
  const age = Math.floor((eventUt - julianDayUt) / YEAR_DAYS);
  return domicileLordOf(signByIndex(signIndexAt(angles.ascendant) + age));
}

/** A span of trials with their mean. */
export interface FavouredSpan {
  readonly first: number;
  readonly last: number;
  readonly score: number;
}

/** Spans of a fixed number of trials, none overlapping, the best first. */
export function bestSpans(
  scores: readonly number[],
  width: number,
  count: number,
): readonly FavouredSpan[] {
  const means = scores
    .slice(0, Math.max(0, scores.length - width + 1))
    .map((_, first) => ({
      first,
      last: first + width - 1,
      score: scores.slice(first, first + width).reduce((sum, one) => sum + one, 0) / width,
    }))
    .sort((a, b) => b.score - a.score || a.first - b.first);
  const taken: FavouredSpan[] = [];
  for (const span of means) {
    if (taken.length === count) break;
    if (taken.every(({ first, last }) => span.first > last || span.last < first)) taken.push(span);
  }
  return taken;
}

/** How far the evidence goes. */
export const STANDING = vocabulary("standing", ["chance", "weak", "leaning"]);
export type Standing = IdOf<typeof STANDING>;

/**
 * What a best span is worth beside those that other dates give.
 *
 * @param asGood how many sets of shifted dates reach it
 */
export function standingOf(asGood: number, sets: number): Standing {
  const share = asGood / sets;
  return share > 0.2 ? "chance" : share > 0 ? "weak" : "leaning";
}
