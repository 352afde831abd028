import { horizontalPlace } from "../horizon/altitude.ts";
import { requirePlace, type Place } from "../horizon/place.ts";
import type { Instant } from "../instant.ts";
import { nextLunarEclipse, type LunarEclipse } from "./lunar.ts";

/** How much of a lunar eclipse a place sees. */
export interface LocalLunarEclipse {
  /** Altitude of the Moon's centre without refraction at each moment, degrees. */
  readonly altitudesDeg: Readonly<
    Record<"penumbralBegins" | "greatest" | "penumbralEnds", number> &
      Record<"partialBegins" | "totalBegins" | "totalEnds" | "partialEnds", number | null>
  >;
  /** The deepest phase of which the Moon is above the horizon at a contact or at greatest eclipse. */
  readonly visible: "total" | "partial" | "penumbral" | "none";
}

/** The Moon's upper limb appears, lifted by refraction, when its centre is at this altitude. */
const VISIBLE_ALTITUDE_DEG = -50 / 60;

/** Computes how high the Moon stands over a place in the phases of an eclipse. */
export function localLunarEclipse(eclipse: LunarEclipse, place: Place): LocalLunarEclipse {
  requirePlace(place);
  const at = (instant: Instant) => horizontalPlace("moon", instant.julianDayUt, place).altitudeDeg;
  const { partial, total } = eclipse;
  const altitudesDeg = {
    penumbralBegins: at(eclipse.penumbral.begins),
    partialBegins: partial && at(partial.begins),
    totalBegins: total && at(total.begins),
    greatest: at(eclipse.greatest),
    totalEnds: total && at(total.ends),
    partialEnds: partial && at(partial.ends),
    penumbralEnds: at(eclipse.penumbral.ends),
  };
  const up = (...altitudes: readonly (number | null)[]) =>
    altitudes.some((altitude) => altitude !== null && altitude > VISIBLE_ALTITUDE_DEG);
  const { penumbralBegins, partialBegins, totalBegins, greatest } = altitudesDeg;
  const { totalEnds, partialEnds, penumbralEnds } = altitudesDeg;
  if (total && up(totalBegins, greatest, totalEnds)) return { altitudesDeg, visible: "total" };
  if (partial && up(partialBegins, greatest, partialEnds)) {
    return { altitudesDeg, visible: "partial" };
  }
  const some = up(penumbralBegins, greatest, penumbralEnds);
  return { altitudesDeg, visible: some ? "penumbral" : "none" };
}

/**
 * Finds the next lunar eclipse of which something is seen at a place.
 *
 * @param withinYears how far to look
 * @returns undefined if there is none within that time
 */
export function nextLocalLunarEclipse(
  julianDayUt: number,
  place: Place,
  withinYears = 10,
): { readonly eclipse: LunarEclipse; readonly local: LocalLunarEclipse } | undefined {
  const end = julianDayUt + withinYears * 365.25;
  let eclipse = nextLunarEclipse(julianDayUt);
  while (eclipse.greatest.julianDayUt < end) {
    const local = localLunarEclipse(eclipse, place);
    if (local.visible !== "none") return { eclipse, local };
    eclipse = nextLunarEclipse(eclipse.greatest.julianDayUt + 1);
  }
  return undefined;
}
