/** Moments of a span at a place, a quarter of an hour apart, and the best stretches among them. */
import { apparentPositionsOf, housesAt, normalizeDeg, planetaryDayAt, skyAt } from "#sky";
import { remembering, toTt } from "#time";
import type { HouseSystem } from "#sky";
import { isClassical } from "../core/points.ts";
import type { Classical } from "#lore";
import type { Breathe } from "#sdk";
import { courseOf, meetingsOf, type Meeting, type VoidSpan } from "../void_moon/rules.ts";
import { judged, PLANETS, type Criterion, type Moment } from "./criteria.ts";
import type { Matter } from "./purposes.ts";

export const STEP_MINUTES = 15;
const STEP_DAYS = STEP_MINUTES / 1440;
/** Planets are computed so often; between they move evenly. */
const SKY_STEPS = 4;
/** Two moments told apart stand as far from one another, days. */
const APART_DAYS = 3 / 24;
/** Skies that are kept: a month of them, so that compared schools share what does not depend on them. */
const REMEMBERED_SKIES = 31 * 24;
/** A stretch goes on while so many points are lost at most. */
const LOSS = 1;

/** Where and for what is searched. */
export interface Wish {
  readonly fromUt: number;
  readonly toUt: number;
  readonly place: { readonly latitudeDeg: number; readonly longitudeDeg: number };
  readonly houseSystem: HouseSystem;
  readonly matter: Matter;
  readonly natal: readonly number[] | null;
  /** Whether an instant lies within the hours asked for. */
  readonly isAllowed: (julianDayUt: number) => boolean;
}

/** A moment with what it scores. */
export interface Candidate {
  readonly moment: Moment;
  readonly score: number;
  readonly because: readonly { readonly criterion: Criterion; readonly points: number }[];
}

/** Frame and planets at an instant. */
const skyOf = remembering(REMEMBERED_SKIES, (julianDayUt: number) => {
  const { frame, ...sky } = skyAt(toTt(julianDayUt));
  return { frame, placed: apparentPositionsOf({ frame, ...sky }, PLANETS).positions };
});
/** Spans in which the Moon is void, and whom she meets. */
const moonOf = remembering(
  4,
  ({ fromUt, toUt }: { readonly fromUt: number; readonly toUt: number }) => ({
    voids: courseOf("classical", fromUt, toUt).voids,
    meetings: meetingsOf(fromUt, toUt),
  }),
  ({ fromUt, toUt }) => `${fromUt} ${toUt}`,
);

/**
 * Judges every moment.
 *
 * @param breathe awaited on the way, with the share that is done
 */
export async function candidatesOf(wish: Wish, breathe: Breathe): Promise<readonly Candidate[]> {
  const { fromUt, toUt, place, houseSystem, matter, natal, isAllowed } = wish;
  const { voids, meetings } = moonOf({ fromUt, toUt: toUt + 3 });
  const hourAt = hoursOf(place);
  const found: Candidate[] = [];
  let [skyUt, { frame, placed }] = [fromUt, skyOf(fromUt)];
  for (let i = 0; fromUt + i * STEP_DAYS < toUt; i++) {
    const at = fromUt + i * STEP_DAYS;
    if (i % SKY_STEPS === 0) {
      await breathe((at - fromUt) / (toUt - fromUt));
      [skyUt, { frame, placed }] = [at, skyOf(at)];
    }
    if (!isAllowed(at)) continue;
    const houses = housesAt(at, place.latitudeDeg, place.longitudeDeg, houseSystem, frame);
    const moment: Moment = {
      julianDayUt: at,
      longitudes: each((id) => {
        const { longitudeDeg, longitudeSpeed } = placed[id]!;
        return normalizeDeg(longitudeDeg + longitudeSpeed * (at - skyUt));
      }),
      speeds: each((id) => placed[id]!.longitudeSpeed),
      ascendantDeg: houses.ascendantDeg,
      midheavenDeg: houses.midheavenDeg,
      cuspsDeg: houses.cuspsDeg,
      hourRuler: hourAt(at),
      moonVoid: voids.some(({ begins, ends }) => at >= begins && at < ends),
      moonNext: nextOf(at, meetings, voids),
      natal,
    };
    found.push({ moment, ...judged(moment, matter) });
  }
  return found;
}

function each(valueOf: (id: Classical) => number): Readonly<Record<Classical, number>> {
  return Object.fromEntries(PLANETS.map((id) => [id, valueOf(id)])) as Record<Classical, number>;
}

/** The Moon's next aspect; none while she is void. */
function nextOf(at: number, meetings: readonly Meeting[], voids: readonly VoidSpan[]) {
  if (voids.some(({ begins, ends }) => at >= begins && at < ends)) return null;
  const next = meetings.find((one) => one.at > at);
  if (!next || !isClassical(next.planet)) return null;
  return { planet: next.planet, aspect: next.aspect };
}

const planetaryDay = remembering(
  2 * 31,
  ({ at, place }: { readonly at: number; readonly place: Wish["place"] }) =>
    planetaryDayAt(at, place),
  ({ at, place }) => `${at} ${place.latitudeDeg} ${place.longitudeDeg}`,
);

/** The planet of the hour at any instant, a day computed once. */
function hoursOf(place: Wish["place"]): (julianDayUt: number) => Classical | null {
  let day: ReturnType<typeof planetaryDayAt> | null = null;
  let until = Number.NEGATIVE_INFINITY;
  return (at) => {
    if (at >= until) {
      day = planetaryDay({ at, place });
      until = day.state === "normal" ? day.nextSunriseJulianDayUt : at + 0.5;
    }
    if (day?.state !== "normal") return null;
    return day.hours.find((one) => at < one.endJulianDayUt)?.ruler ?? null;
  };
}

/** A good stretch: its best moment, and how long it keeps within a point of it. */
export interface Stretch {
  readonly best: Candidate;
  readonly fromUt: number;
  readonly toUt: number;
}

/** The best stretches, the best first; on a tie the earlier. */
export function stretchesOf(candidates: readonly Candidate[], limit: number): readonly Stretch[] {
  const ranked = candidates
    .map((candidate, index) => ({ candidate, index }))
    .sort((a, b) => b.candidate.score - a.candidate.score || a.index - b.index);
  const taken: Stretch[] = [];
  for (const { candidate, index } of ranked) {
    if (taken.length === limit) break;
    const at = candidate.moment.julianDayUt;
    const isNear = ({ fromUt, toUt }: Stretch) =>
      at > fromUt - APART_DAYS && at < toUt + APART_DAYS;
    if (taken.some(isNear)) continue;
    taken.push({ best: candidate, ...extent(candidates, index) });
  }
  return taken;
}

function extent(candidates: readonly Candidate[], index: number) {
  const least = candidates[index]!.score - LOSS;
  const at = (i: number) => candidates[i]!.moment.julianDayUt;
  const joins = (i: number, j: number) =>
    candidates[j] !== undefined &&
    candidates[j].score >= least &&
    Math.abs(at(j) - at(i)) < 1.5 * STEP_DAYS;
  let [first, last] = [index, index];
  while (joins(first, first - 1)) first -= 1;
  while (joins(last, last + 1)) last += 1;
  return { fromUt: at(first), toUt: at(last) + STEP_DAYS };
}
