/** A birth laid over the scheme. */
import { InputError, issuesOfCivil } from "#sdk";
import { resolveCivil } from "#time";
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
export function overlayOf(chosen: Input, birthDate: string): ThemaAnswer["overlay"] {
  const { birthHour } = chosen;
  if (birthHour !== undefined && chosen.birthTime !== undefined) {
    throw new InputError([{ path: "birthHour", code: "both-time-and-hour" }]);
  }
  const given = {
    date: birthDate,
    time: birthHour === undefined ? chosen.birthTime : `${String(birthHour).padStart(2, "0")}:30`,
    timezone: chosen.timezone,
    latitude: chosen.latitude,
    longitude: chosen.longitude,
    calendar: chosen.calendar,
    fold: chosen.fold as 0 | 1 | undefined,
  };
  const { backzone } = chosen;
  const result = resolveCivil(given, {
    ...(backzone ? { backzone } : {}),
    unplacedClock: "refused",
  });
  if (!result.ok) {
    const time = birthHour === undefined ? "birthTime" : "birthHour";
    throw new InputError(issuesOfCivil(result.issues, { date: "birthDate", time }));
  }
  const { positions, houses } = readNativity(result.moment, CLASSICAL.ids, "wholeSign");
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
