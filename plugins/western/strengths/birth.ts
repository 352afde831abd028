/** The places that a birth gives to the table of strength. */
import type { CivilMoment } from "#time";
import { CLASSICAL, SIGN } from "#lore";
import { readNativity } from "../core/nativity.ts";
import { placeOf } from "../core/zodiac.ts";
import type { Input } from "./input.ts";

/**
 * Planets with their motions, the node, cusps and the sect, as if they had been given.
 *
 * @throws {Refusal} `place-incomplete`
 */
export function placesOfBirth({ houseSystem }: Input, civil: CivilMoment) {
  const chart = readNativity(civil, [...CLASSICAL.ids, "meanNode"], houseSystem);
  const drawn = (longitudeDeg: number) => {
    const { sign, degreeInSign } = placeOf(longitudeDeg);
    // Rounding to the last decimal may bring a place to the head of the next sign.
    return degreeInSign < 30
      ? { sign, degree: degreeInSign }
      : { sign: SIGN.ids[(SIGN.ids.indexOf(sign) + 1) % 12]!, degree: 0 };
  };
  const planets = Object.fromEntries(
    CLASSICAL.ids.map((id) => {
      const { longitudeDeg, longitudeSpeed } = chart.positions[id]!;
      return [id, { ...drawn(longitudeDeg), motion: longitudeSpeed }];
    }),
  ) as Pick<Input, (typeof CLASSICAL.ids)[number]>;
  return {
    ...planets,
    northNode: drawn(chart.positions.meanNode!.longitudeDeg),
    ...(chart.houses ? { cusps: chart.houses.cuspsDeg.map(drawn), byDay: chart.isDay! } : {}),
    year: civil.year,
  };
}
