/**
 * Whether two planets come together, and what keeps them from it.
 *
 * @source W. Lilly, Christian Astrology (1647), pp. 107-113, 124-127
 */
import { CLASSICAL, domicileLordOf, elementOf, EXALTATIONS, signAt, type Classical } from "#lore";
import type { Ptolemaic } from "../core/aspects.ts";
import { boundOf } from "../core/dignities.ts";
import { TRIPLICITIES } from "../core/dignity_tables.ts";
import { MEAN_MOTIONS } from "../core/strength.ts";
import type { Figure } from "./figure.ts";
import { presentAspect, type Motion, type Positions } from "./motion.ts";

/** An aspect that counts as made though it is just past: tables of 1647 err by more. */
const JUST_PAST_DEG = 1;
/** Planets whose body or aspect hinders none. */
const HARMLESS: readonly Classical[] = ["moon", "venus", "jupiter"];

/** Two planets within orb of an aspect, and what becomes of it. */
export interface Meeting {
  readonly a: Classical;
  readonly b: Classical;
  readonly aspect: Ptolemaic;
  /** Distance from exactness, degrees. */
  readonly degrees: number;
  /** When it is exact; null where it is just past, or never will be. */
  readonly julianDayUt: number | null;
  /** It is made, a third planet comes between, or one of the two turns back first. */
  readonly fate: "made" | "prohibited" | "refrained";
  /** The planet that hinders or turns. */
  readonly third: Classical | null;
}

export const isGood = (aspect: Ptolemaic) =>
  aspect === "conjunction" || aspect === "sextile" || aspect === "trine";
export const isHard = (aspect: Ptolemaic) => aspect === "square" || aspect === "opposition";
/** Bodily or hard. */
export const isIll = (aspect: Ptolemaic) => isHard(aspect) || aspect === "conjunction";

/** Whether a host receives a guest by domicile or exaltation. */
export function receives(host: Classical, guest: Classical, positions: Positions): boolean {
  const sign = signAt(positions[guest].longitudeDeg);
  return domicileLordOf(sign) === host || EXALTATIONS[host].sign === sign;
}

/** Whether one of two stands in the other's domicile or exaltation. */
export function majorReception(a: Classical, b: Classical, positions: Positions): boolean {
  return receives(a, b, positions) || receives(b, a, positions);
}

/** Whether each of two stands in the other's domicile or exaltation. */
export function mutualReception(a: Classical, b: Classical, positions: Positions): boolean {
  return a !== b && receives(a, b, positions) && receives(b, a, positions);
}

/** The meeting of two planets that stand within orb and close in; null where there is none. */
export function meetingOf(
  { motion }: Pick<Figure, "motion">,
  a: Classical,
  b: Classical,
): Meeting | null {
  if (a === b) return null;
  const present = presentAspect(motion.now, a, b);
  if (!present) return null;
  const { aspect, orbDeg, applying } = present;
  const exact = applying ? motion.coming(a, b).find((one) => one.aspect === aspect) : undefined;
  const meeting = { a, b, aspect, degrees: orbDeg, julianDayUt: exact?.julianDayUt ?? null };
  if (orbDeg <= JUST_PAST_DEG) return { ...meeting, fate: "made", third: null };
  if (!applying) return null;
  const turner = turnsFirst(motion, a, b, exact?.julianDayTt);
  if (turner) return { ...meeting, fate: "refrained", third: turner };
  if (!exact) return null;
  const third = hindererOf(motion, a, b, exact.julianDayTt);
  if (third) return { ...meeting, fate: "prohibited", third };
  return { ...meeting, fate: "made", third: null };
}

/** The meeting, where nothing hinders it. */
export function meets(figure: Pick<Figure, "motion">, a: Classical, b: Classical): Meeting | null {
  const meeting = meetingOf(figure, a, b);
  return meeting?.fate === "made" ? meeting : null;
}

function turnsFirst(motion: Motion, a: Classical, b: Classical, exactTt?: number) {
  const limit = exactTt ?? Math.min(motion.leavesSign(a), motion.leavesSign(b));
  return [a, b].find((planet) => motion.turns(planet) < limit);
}

/** A third planet that comes between two before they meet. */
function hindererOf(motion: Motion, a: Classical, b: Classical, exactTt: number) {
  const slower = isSwifter(a, b) ? b : a;
  const meet = (third: Classical, to: Classical, test: (aspect: Ptolemaic) => boolean) =>
    motion.until(third, to, exactTt).some(({ aspect }) => test(aspect));
  /** Frustration: the slower joins another bodily first. */
  const frustrates = (third: Classical) =>
    !isSwifter(third, slower) && meet(third, slower, (aspect) => aspect === "conjunction");
  /** Prohibition: another comes to either by body, square or opposition. */
  const hurts = (third: Classical, to: Classical) =>
    !HARMLESS.includes(third) && !majorReception(third, to, motion.now) && meet(third, to, isIll);
  return CLASSICAL.ids
    .filter((third) => third !== a && third !== b)
    .find((third) => frustrates(third) || hurts(third, a) || hurts(third, b));
}

/** Light carried or gathered by a third planet. */
export interface Carried {
  readonly planet: Classical;
  /** The meeting that completes the matter. */
  readonly to: Classical;
  readonly aspect: Ptolemaic;
  readonly julianDayUt: number | null;
  readonly degrees: number | null;
}

const isSwifter = (a: Classical, b: Classical) => MEAN_MOTIONS[a] > MEAN_MOTIONS[b];

/** A planet of swifter mean motion than both that leaves one and comes to the other. */
export function translationOf(figure: Figure, a: Classical, b: Classical): Carried | null {
  for (const planet of CLASSICAL.ids) {
    if (planet === a || planet === b || !isSwifter(planet, a) || !isSwifter(planet, b)) continue;
    for (const [from, to] of [
      [a, b],
      [b, a],
    ] as const) {
      const end = leaves(figure, planet, from) && arrives(figure, planet, to);
      if (end) return { planet, to, ...end };
    }
  }
  return null;
}

/** Whether a planet separates from another; the Moon's last aspect in her sign counts out of orb. */
function leaves({ motion }: Figure, planet: Classical, from: Classical): boolean {
  const present = presentAspect(motion.now, planet, from);
  if (present && !present.applying) return true;
  return planet === "moon" && motion.moonPast.at(-1)?.b === from;
}

/** Whether a planet comes to another; the Moon's next aspect in her sign counts out of orb. */
function arrives(figure: Figure, planet: Classical, to: Classical) {
  const meeting = meets(figure, planet, to);
  if (meeting) {
    const { aspect, julianDayUt, degrees } = meeting;
    return { aspect, julianDayUt, degrees };
  }
  const next = planet === "moon" ? figure.motion.moonNext[0] : undefined;
  return next?.b === to
    ? { aspect: next.aspect, julianDayUt: next.julianDayUt, degrees: null }
    : null;
}

/** A slower planet to which both come and with which each shares some dignity. */
export function collectionOf(figure: Figure, a: Classical, b: Classical): Carried | null {
  for (const planet of CLASSICAL.ids) {
    if (planet === a || planet === b || !isSwifter(a, planet) || !isSwifter(b, planet)) continue;
    const meetings = [meets(figure, a, planet), meets(figure, b, planet)];
    if (!meetings.every((one) => one !== null)) continue;
    if (![a, b].every((one) => sharesDignity(figure, one, planet))) continue;
    const last = meetings.reduce((x, y) => ((y.julianDayUt ?? 0) > (x.julianDayUt ?? 0) ? y : x));
    const { aspect, julianDayUt, degrees } = last;
    return { planet, to: planet, aspect, julianDayUt, degrees };
  }
  return null;
}

/** Whether either of two stands in a domicile, exaltation, triplicity or bound of the other. */
function sharesDignity({ motion, isDay }: Figure, a: Classical, b: Classical): boolean {
  const hosts = (host: Classical, guest: Classical) => {
    const { longitudeDeg } = motion.now[guest];
    const { day, night } = TRIPLICITIES.ptolemaic[elementOf(signAt(longitudeDeg))];
    return (
      receives(host, guest, motion.now) ||
      (isDay ? day : night) === host ||
      boundOf(longitudeDeg, "lilly").lord === host
    );
  };
  return hosts(a, b) || hosts(b, a);
}
