/** Aspects of Ptolemy from what is carried forward to what stood at birth. */
import { apparentPositions, signedDeg } from "#sky";
import { toTt } from "#time";
import { ASPECTS, PTOLEMAIC } from "../core/aspects.ts";
import { dateOf, type Nativity } from "../core/nativity.ts";
import { MODERN } from "../core/points.ts";
import { round } from "../core/zodiac.ts";
import { natalPoints } from "./chart.ts";
import { daysToExact, YEAR_DAYS } from "./rules.ts";

const CONTACT_ORB_DEG = 1;
const EXACT_WITHIN_DAYS = 90;

/** Angles ahead of a longitude at which each of Ptolemy's aspects stands. */
const POINTS_OF_ASPECT = PTOLEMAIC.ids.flatMap((id) => {
  const { angleDeg } = ASPECTS[id];
  return angleDeg === 0 || angleDeg === 180
    ? [[id, angleDeg] as const]
    : [[id, angleDeg] as const, [id, -angleDeg] as const];
});

/** Contacts of progressed bodies with the birth, closest first. */
export function progressedContacts(
  chart: Nativity,
  progressedUt: number,
  target: number,
  sign: number,
) {
  const progressedTt = toTt(progressedUt);
  const { positions } = apparentPositions(MODERN.ids, progressedTt);
  return MODERN.ids
    .flatMap((id) => {
      const position = positions[id];
      if (!position) return [];
      return natalPoints(chart).flatMap(([natal, longitude]) =>
        POINTS_OF_ASPECT.flatMap(([aspect, angle]) => {
          const miss = signedDeg(position.longitudeDeg - longitude - angle);
          if (Math.abs(miss) > CONTACT_ORB_DEG) return [];
          const days = daysToExact(id, longitude + angle, progressedTt, EXACT_WITHIN_DAYS);
          const ahead = days === undefined ? miss * position.longitudeSpeed < 0 : days > 0;
          return [
            {
              progressed: id,
              natal,
              aspect,
              orbDeg: round(Math.abs(miss), 4),
              applying: ahead === sign > 0,
              exactDate: days === undefined ? null : dateOf(target + sign * days * YEAR_DAYS),
            },
          ];
        }),
      );
    })
    .sort((a, b) => a.orbDeg - b.orbDeg);
}

/** Contacts of points moved by the solar arc; the arc grows by about a degree a year. */
export function arcContacts(chart: Nativity, arc: number, target: number) {
  const points = natalPoints(chart);
  const rate = chart.positions.sun!.longitudeSpeed;
  return points
    .flatMap(([directed, from]) =>
      points.flatMap(([natal, to]) =>
        POINTS_OF_ASPECT.flatMap(([aspect, angle]) => {
          if (directed === natal) return [];
          const miss = signedDeg(from + arc - to - angle);
          if (Math.abs(miss) > CONTACT_ORB_DEG) return [];
          return [
            {
              progressed: directed,
              natal,
              aspect,
              orbDeg: round(Math.abs(miss), 4),
              applying: miss < 0,
              exactDate: dateOf(target - (miss / rate) * YEAR_DAYS),
            },
          ];
        }),
      ),
    )
    .sort((a, b) => a.orbDeg - b.orbDeg);
}
