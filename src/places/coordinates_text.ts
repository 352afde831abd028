import type { Point } from "./distance.ts";

/** Degrees with minutes and seconds where they are given: `25.03`, `25°02'`, `25°2'30"`. */
const DEGREES = String.raw`([+-−]?\d{1,3}(?:\.\d+)?)\s*°?(?:\s*(\d{1,2}(?:\.\d+)?)\s*['′](?:\s*(\d{1,2}(?:\.\d+)?)\s*["″])?)?`;
const PAIR = new RegExp(
  String.raw`^\s*(?:geo:|at:)?\s*${DEGREES}\s*([NS]?)\s*(?:[,;，；]\s*|\s+|(?<=[NS]))${DEGREES}\s*([EW]?)\s*$`,
  "iu",
);

/** A text as coordinates, latitude first; `sound` is false where they lie beyond ±90° and ±180°. */
export interface ReadCoordinates {
  readonly point: Point;
  readonly sound: boolean;
}

/**
 * Reads a text as latitude and longitude: `25.033, 121.565`, `25°02'N 121°34'E`, `geo:25.033,121.565`.
 *
 * @returns null where it is none: then it may be a name
 */
export function readCoordinates(text: string): ReadCoordinates | null {
  const match = PAIR.exec(text);
  if (match === null) return null;
  const point = {
    latitude: toDegrees(match.slice(1, 4), match[4]!),
    longitude: toDegrees(match.slice(5, 8), match[8]!),
  };
  return { point, sound: Math.abs(point.latitude) <= 90 && Math.abs(point.longitude) <= 180 };
}

function toDegrees(
  [degrees, minutes = "0", seconds = "0"]: readonly (string | undefined)[],
  side: string,
): number {
  const whole = Number(degrees!.replace("−", "-"));
  const isNegative = degrees!.startsWith("-") || degrees!.startsWith("−") || /[SW]/i.test(side);
  const value = Math.abs(whole) + Number(minutes) / 60 + Number(seconds) / 3600;
  // To a tenth of a metre: a third of a degree has no end.
  const rounded = Math.round(value * 1e6) / 1e6;
  return isNegative && rounded !== 0 ? -rounded : rounded;
}
