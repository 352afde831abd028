/** Lots and lords of the time as the answer gives them. */
import { domicileLordOf, signAt, type Classical } from "#lore";
import type { CivilMoment } from "#time";
import { lordsOf, type DignitySchool } from "../core/dignities.ts";
import { lotsOf, type LotId } from "../core/lots.ts";
import { utcOf, type AngledNativity } from "../core/nativity.ts";
import { placeOf, round, signByIndex, signIndexAt, wholeSignHouse } from "../core/zodiac.ts";
import { walkBounds } from "./circumambulation.ts";
import type { Longitudes } from "./condition.ts";
import type { Input } from "./input.ts";
import {
  activePeriods,
  ageAt,
  decennialsOf,
  firdariaOf,
  marksOf,
  profect,
  releaseFrom,
  releaseWithin,
  type ReleasedPeriod,
} from "./periods.ts";

/** A hundred years of 360 days. */
const RELEASING_DAYS = 36_000;

/** What lots and lords of the time are reckoned from. */
export interface Timed {
  readonly chosen: Input;
  readonly civil: CivilMoment;
  readonly chart: AngledNativity;
  readonly longitudes: Longitudes;
  readonly school: DignitySchool;
  /** In the zodiac of the chart. */
  readonly ascendantDeg: number;
  /** Taken off tropical longitudes. */
  readonly offsetDeg: number;
  /** The instant asked about, Julian day UT; null without one. */
  readonly target: number | null;
}

/** Everything that hangs on the ascendant beside the planets. */
export function reportTimes(timed: Timed) {
  const { chosen, chart, longitudes, ascendantDeg, school, target } = timed;
  const { isDay } = chart;
  const start = chart.julianDayUt;
  const lots = lotsOf(ascendantDeg, longitudes, isDay, chosen.lotsSchool);
  const light: Classical = isDay ? "sun" : "moon";
  const firdaria = firdariaOf(isDay, start, chosen.firdariaNodes === "afterMars");
  return {
    lots: lots.map(({ id, longitudeDeg, formula }) => ({
      lot: id,
      ...placeOf(longitudeDeg),
      house: wholeSignHouse(ascendantDeg, longitudeDeg),
      lord: domicileLordOf(signAt(longitudeDeg)),
      formula,
    })),
    predominator: { planet: light, boundLord: lordsOf(longitudes[light], isDay, school).bound },
    profection: reportProfection(timed),
    releasing: reportReleasing(timed, (id) => lots.find((lot) => lot.id === id)!.longitudeDeg),
    firdaria: reportFirdaria(firdaria, target),
    decennials: decennialsOf(isDay, longitudes, start).map(({ lord, subs, ...span }) => ({
      lord,
      ...spanOf(span),
      subs: subs.map((sub) => ({ lord: sub.lord, ...spanOf(sub) })),
    })),
    circumambulation: walkBounds(
      ascendantDeg,
      longitudes,
      chart.place.latitudeDeg,
      chart.obliquityDeg,
      timed.offsetDeg,
      school.bounds,
    ).map((walk) => ({
      ...walk,
      age: round(walk.age, 3),
      partners: walk.partners.map((one) => ({ ...one, age: round(one.age, 3) })),
    })),
  };
}

/** In the place of {@link reportTimes} where the ascendant is not known. */
export const NO_TIMES = {
  lots: null,
  predominator: null,
  profection: null,
  releasing: null,
  firdaria: null,
  decennials: null,
  circumambulation: null,
} as const;

function reportProfection({ chosen, civil, chart, ascendantDeg, target }: Timed) {
  if (target === null) return null;
  const age = ageAt(chosen.ageBy, civil, target, chart.positions.sun!.longitudeDeg);
  const profection = profect(signIndexAt(ascendantDeg), age, target);
  return {
    ...profection,
    yearStart: utcOf(profection.yearStart),
    yearEnd: utcOf(profection.yearEnd),
  };
}

function reportReleasing({ chosen, chart, target }: Timed, lotAt: (id: LotId) => number) {
  const fortune = signIndexAt(lotAt("fortune"));
  const release = (id: LotId) => {
    const own = signIndexAt(lotAt(id));
    const moved = id === "spirit" && own === fortune && chosen.sharedLots === "next";
    return releasingOf(moved ? (own + 1) % 12 : own, chart.julianDayUt, fortune, target);
  };
  return { spirit: release("spirit"), fortune: release("fortune"), eros: release("eros") };
}

function releasingOf(sign: number, start: number, fortune: number, target: number | null) {
  const first = releaseFrom(sign, start, RELEASING_DAYS);
  const report = ({ sign: at, lord, loosingOfBond, ...span }: ReleasedPeriod) => ({
    sign: at,
    lord,
    ...spanOf(span),
    marks: marksOf(at, loosingOfBond, signByIndex(fortune)),
  });
  return {
    startSign: first[0]!.sign,
    periods: first.map((one) => ({ ...report(one), subs: releaseWithin(one, 1).map(report) })),
    active: target === null ? [] : activePeriods(first, target).map(report),
  };
}

function reportFirdaria(periods: ReturnType<typeof firdariaOf>, target: number | null) {
  const holds = (span: { readonly start: number; readonly end: number }) =>
    target !== null && target >= span.start && target < span.end;
  const major = periods.find(holds);
  return {
    periods: periods.map(({ lord, years, subs, ...span }) => ({
      lord,
      ...spanOf(span),
      years,
      subs: subs.map((sub) => ({ lord: sub.lord, ...spanOf(sub) })),
    })),
    activeMajor: major?.lord ?? null,
    activeSub: major?.subs.find(holds)?.lord ?? null,
  };
}

function spanOf({ start, end }: { readonly start: number; readonly end: number }) {
  return { start: utcOf(start), end: utcOf(end) };
}
