/** A birth laid over the scheme. */
import { civilOfBirth } from "#sdk";
import { CLASSICAL, signAt } from "#lore";
import { readNativity } from "../core/nativity.ts";
import { indexOfSign, wholeSignHouse } from "../core/zodiac.ts";
import type { ThemaAnswer } from "./answer.ts";
import type { Input } from "./input.ts";
import { houseOfTheWorld, PLACES } from "./scheme.ts";

/**
 * Reads a birth against the scheme.
 *
 * @throws {InputError} if its date, time, zone or place is impossible
 */
export function overlayOf(chosen: Input): ThemaAnswer["overlay"] {
  const { positions, houses } = readNativity(civilOfBirth(chosen, ""), CLASSICAL.ids, "wholeSign");
  return {
    ascendantSign: houses && signAt(houses.ascendantDeg),
    planets: CLASSICAL.ids.map((planet) => {
      const { longitudeDeg } = positions[planet]!;
      const sign = signAt(longitudeDeg);
      return {
        planet,
        sign,
        houseOfTheWorld: houseOfTheWorld(sign),
        natalHouse: houses && wholeSignHouse(houses.ascendantDeg, longitudeDeg),
        signsFromHome: (indexOfSign(sign) - indexOfSign(PLACES[planet]) + 12) % 12,
      };
    }),
  };
}
