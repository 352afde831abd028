/** Degrees as people write them, and numbers cut to what they are worth. */
import type { Text } from "#old";
import { normalizeDeg } from "#sky";
import { SIGNS, signOf } from "./names.ts";

/** Rounds to decimal places; -0 becomes 0. */
export function round(value: number, places = 6): number {
  const factor = 10 ** places;
  return Math.round(value * factor) / factor + 0;
}

/** Degrees and minutes of an arc, cut off: `12°34′`. */
export function formatArc(arcDeg: number): string {
  const minutes = Math.floor(Math.abs(arcDeg) * 60 + 1e-6);
  return `${arcDeg < 0 ? "−" : ""}${Math.floor(minutes / 60)}°${String(minutes % 60).padStart(2, "0")}′`;
}

/** A longitude in its sign: `12°34′ Leo`, `獅子座12°34′`. Minutes are cut off, so none becomes 30°. */
export function formatLongitude(longitudeDeg: number): Text {
  const { name } = signOf(longitudeDeg);
  const arc = formatArc(normalizeDeg(longitudeDeg) % 30);
  return { en: `${arc} ${name.en}`, zhHant: `${name.zhHant}${arc}` };
}

/** A longitude as answers give it. */
export function placeOf(longitudeDeg: number) {
  const longitude = round(normalizeDeg(longitudeDeg));
  const within = longitude >= 360 ? 0 : longitude;
  const sign = signOf(within);
  return {
    longitudeDeg: within,
    sign: sign.id,
    signName: sign.name,
    degreeInSign: round(within - 30 * sign.index),
    formatted: formatLongitude(within),
  };
}

/** The longitude of the beginning of a sign by index, which may run over 12. */
export function signByIndex(index: number) {
  return SIGNS[((index % 12) + 12) % 12]!;
}
