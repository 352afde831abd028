/**
 * Reading by planets alone: no lagna, no houses; those in one quarter act as if they stood together.
 *
 * @source R. G. Rao, Bhrigu Nandi Nadi (1985), at second hand: signs of one quarter (trines) first, then the sign before and
 *   behind and the opposite; a planet that moves backwards acts from the sign behind too, two in each other's signs from
 *   both; Jupiter goes on one sign a year
 */
import { GRAHA_IDS, SIGN_LORDS, isPlanetId, type GrahaId } from "../core/grahas.ts";
import { countSigns, signAt, signIndexOf } from "../core/signs.ts";
import type { Longitudes } from "../core/positions.ts";
import { NADI_QUARTER, type NadiQuarter } from "./terms.ts";

export const quarterOf = (sign: number): NadiQuarter => NADI_QUARTER.ids[sign % 4]!;

/** Signs from which a planet acts: its own, the one behind where it goes back, the other where two exchange. */
export function seatsOf(
  id: GrahaId,
  longitudes: Longitudes,
  speeds: Longitudes,
): readonly number[] {
  const own = signIndexOf(longitudes[id]);
  const back = isPlanetId(id) && speeds[id] < 0 ? [signAt(own, 12)] : [];
  const partner = exchangesOf(longitudes).find((pair) => pair.includes(id));
  const other = partner?.find((one) => one !== id);
  return [own, ...back, ...(other ? [signIndexOf(longitudes[other])] : [])];
}

/** Pairs in each other's signs. */
export function exchangesOf(longitudes: Longitudes): readonly (readonly [GrahaId, GrahaId])[] {
  const planets = GRAHA_IDS.filter(isPlanetId);
  return planets.flatMap((one, i) =>
    planets
      .slice(i + 1)
      .filter(
        (other) =>
          SIGN_LORDS[signIndexOf(longitudes[one])] === other &&
          SIGN_LORDS[signIndexOf(longitudes[other])] === one,
      )
      .map((other) => [one, other] as const),
  );
}

export interface Links {
  /** In the same sign, by degree. */
  readonly with: readonly GrahaId[];
  /** In the fifth or the ninth. */
  readonly trine: readonly GrahaId[];
  readonly ahead: readonly GrahaId[];
  readonly behind: readonly GrahaId[];
  readonly opposite: readonly GrahaId[];
}

/** Who acts on a planet, from where. */
export function linksOf(id: GrahaId, longitudes: Longitudes, speeds: Longitudes): Links {
  const from = seatsOf(id, longitudes, speeds);
  const others = GRAHA_IDS.filter((other) => other !== id).sort(
    (a, b) => (longitudes[a] % 30) - (longitudes[b] % 30),
  );
  const taken = new Set<GrahaId>();
  const at = (counts: readonly number[]) =>
    others.filter((other) => {
      if (taken.has(other)) return false;
      const found = from.some((sign) =>
        counts.includes(countSigns(sign, signIndexOf(longitudes[other]))),
      );
      if (found) taken.add(other);
      return found;
    });
  return {
    with: at([1]),
    trine: at([5, 9]),
    ahead: at([2]),
    behind: at([12]),
    opposite: at([7]),
  };
}

/** Planets of each quarter in the order of their degrees: who comes first begins the matter. */
export function groupsOf(longitudes: Longitudes) {
  return NADI_QUARTER.ids.map((quarter) => ({
    quarter,
    grahas: GRAHA_IDS.filter((id) => quarterOf(signIndexOf(longitudes[id])) === quarter).sort(
      (a, b) => (longitudes[a] % 30) - (longitudes[b] % 30),
    ),
  }));
}

/** The sign of Jupiter at an age: one sign for each completed year. */
export function progressedJupiter(longitudes: Longitudes, age: number): number {
  return (signIndexOf(longitudes.jupiter) + age) % 12;
}

/** Whom progressed Jupiter meets in its sign, and whom in the other signs of the quarter. */
export function metAt(sign: number, longitudes: Longitudes) {
  const others = GRAHA_IDS.filter((id) => id !== "jupiter");
  const at = (test: (count: number) => boolean) =>
    others.filter((id) => test(countSigns(sign, signIndexOf(longitudes[id]))));
  return { meets: at((one) => one === 1), trine: at((one) => one === 5 || one === 9) };
}
