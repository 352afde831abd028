/** Eclipses as the answer gives them. */
import {
  apparentMoon,
  apparentSun,
  horizontalPlace,
  localLunarEclipse,
  localSolarEclipse,
  type LunarEclipse,
  type Place,
  type SolarEclipse,
} from "#sky";
import type { Span } from "../core/span.ts";
import { placeOf, round } from "../core/zodiac.ts";
import type { EclipseRow } from "./answer.ts";

type When = Span["when"];
type Local = NonNullable<EclipseRow["atPlace"]>;
interface At {
  readonly julianDayUt: number;
}

/** One eclipse of the Sun. */
export function reportSolar(one: SolarEclipse, place: Place | null, when: When): EclipseRow {
  const { greatest, centralBegins, centralEnds } = one;
  return {
    light: "solar",
    kind: one.type,
    ...when(greatest.julianDayUt),
    ...placeOf(apparentSun(greatest.julianDayTt).longitudeDeg),
    magnitude: round(one.magnitude, 4),
    penumbralMagnitude: null,
    gamma: round(one.gamma, 4),
    saros: one.saros,
    begins: when(one.partialBegins.julianDayUt),
    ends: when(one.partialEnds.julianDayUt),
    partial: null,
    total:
      centralBegins && centralEnds
        ? { begins: when(centralBegins.julianDayUt), ends: when(centralEnds.julianDayUt) }
        : null,
    greatestLatitude: round(one.place.latitudeDeg, 2),
    greatestLongitude: round(one.place.longitudeDeg, 2),
    atPlace: place && solarAt(one, place, when),
  };
}

function solarAt(one: SolarEclipse, place: Place, when: When): Local {
  const seen = localSolarEclipse(one, place);
  const phase = (at: (At & { readonly sunAltitudeDeg: number }) | null) =>
    at && { ...when(at.julianDayUt), altitudeDeg: round(at.sunAltitudeDeg, 2) };
  const { visibleMaximum } = seen;
  return {
    visible: seen.visible,
    kind: seen.type,
    magnitude: round(seen.magnitude, 4),
    obscuration: round(seen.obscuration, 4),
    begins: phase(seen.partialBegins),
    partialBegins: null,
    centralBegins: phase(seen.centralBegins),
    maximum: phase(seen.maximum),
    centralEnds: phase(seen.centralEnds),
    partialEnds: null,
    ends: phase(seen.partialEnds),
    azimuthDeg: round(horizontalPlace("sun", seen.maximum.julianDayUt, place).azimuthDeg, 2),
    seen: visibleMaximum && {
      ...phase(visibleMaximum)!,
      magnitude: round(visibleMaximum.magnitude, 4),
      obscuration: round(visibleMaximum.obscuration, 4),
    },
  };
}

/** One eclipse of the Moon. */
export function reportLunar(one: LunarEclipse, place: Place | null, when: When): EclipseRow {
  const span = (phase: LunarEclipse["partial"]) =>
    phase && { begins: when(phase.begins.julianDayUt), ends: when(phase.ends.julianDayUt) };
  return {
    light: "lunar",
    kind: one.type,
    ...when(one.greatest.julianDayUt),
    ...placeOf(apparentMoon(one.greatest.julianDayTt).longitudeDeg),
    magnitude: round(one.umbralMagnitude, 4),
    penumbralMagnitude: round(one.penumbralMagnitude, 4),
    gamma: round(one.gamma, 4),
    saros: one.saros,
    begins: when(one.penumbral.begins.julianDayUt),
    ends: when(one.penumbral.ends.julianDayUt),
    partial: span(one.partial),
    total: span(one.total),
    greatestLatitude: null,
    greatestLongitude: null,
    atPlace: place && lunarAt(one, place, when),
  };
}

function lunarAt(one: LunarEclipse, place: Place, when: When): Local {
  const { altitudesDeg, visible } = localLunarEclipse(one, place);
  const phase = (at: At | undefined, altitudeDeg: number | null) =>
    at && altitudeDeg !== null
      ? { ...when(at.julianDayUt), altitudeDeg: round(altitudeDeg, 2) }
      : null;
  return {
    visible: visible !== "none",
    kind: visible,
    magnitude: null,
    obscuration: null,
    begins: phase(one.penumbral.begins, altitudesDeg.penumbralBegins),
    partialBegins: phase(one.partial?.begins, altitudesDeg.partialBegins),
    centralBegins: phase(one.total?.begins, altitudesDeg.totalBegins),
    maximum: phase(one.greatest, altitudesDeg.greatest),
    centralEnds: phase(one.total?.ends, altitudesDeg.totalEnds),
    partialEnds: phase(one.partial?.ends, altitudesDeg.partialEnds),
    ends: phase(one.penumbral.ends, altitudesDeg.penumbralEnds),
    azimuthDeg: round(horizontalPlace("moon", one.greatest.julianDayUt, place).azimuthDeg, 2),
    seen: null,
  };
}
