import { describe, expect, test } from "bun:test";
import { toTt } from "#time";
import { signedDeg } from "../angles.ts";
import { skyAt } from "../sky.ts";
import { bodyOf } from "./position.ts";
import { seenFromPlace } from "./topocentric.ts";

/** Julian day UT, latitude, longitude, height, body, longitude, latitude, speed: Swiss Ephemeris 2.10.03. */
const ROWS = [
  [2451545, 25.033, 121.5654, 0, "moon", 223.3817188, 4.9625475, 16.732575],
  [2451545, 25.033, 121.5654, 0, "sun", 280.3669058, -0.0001552, 1.02659],
  [2460310.25, 51.5074, -0.1278, 30, "moon", 153.6046891, 3.1212514, 14.399108],
  [2460310.25, 51.5074, -0.1278, 30, "venus", 242.3075748, 1.9557191, 1.220086],
  [2433282.75, -33.45, -70.65, 570, "moon", 63.9507379, 4.691731, 9.478517],
  [2433282.75, -33.45, -70.65, 570, "mars", 182.3039802, 2.5186267, 0.362436],
  [2447892.123, 69.65, 18.95, 0, "moon", 321.1215363, -0.434955, 11.492125],
] as const;

describe("seenFromPlace()", () => {
  test.each(ROWS)(
    "%d at %d, %d, %d m: %s",
    (at, latitude, longitude, height, body, lon, lat, speed) => {
      const sky = skyAt(toTt(at));
      const place = { latitudeDeg: latitude, longitudeDeg: longitude, heightM: height };
      const seen = seenFromPlace(bodyOf(sky, body), at, place, sky.frame);
      expect(Math.abs(signedDeg(seen.longitudeDeg - lon)) * 3600).toBeLessThan(0.3);
      expect(Math.abs(seen.latitudeDeg - lat) * 3600).toBeLessThan(0.3);
      // Theirs is a difference of places; ours must be the derivative of our own.
      expect(Math.abs(seen.longitudeSpeed - speed) * 3600).toBeLessThan(5);
      const longitudeAt = (ut: number) => {
        const then = skyAt(toTt(ut));
        return seenFromPlace(bodyOf(then, body), ut, place, then.frame).longitudeDeg;
      };
      const step = 0.002;
      const moved = signedDeg(longitudeAt(at + step) - longitudeAt(at - step)) / (2 * step);
      expect(Math.abs(seen.longitudeSpeed - moved) * 3600).toBeLessThan(1);
    },
  );
});
