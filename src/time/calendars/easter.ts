import { floorDivide, modulo } from "../integer.ts";
import { toFixed } from "../julian_day.ts";

/**
 * Returns the Rata Die of Western Easter Sunday.
 *
 * @param year Gregorian year; the rule holds since 1583
 * @source the anonymous Gregorian rule of 1876 after J.-M. Oudin; C. Clavius's tables of 1603
 */
export function westernEaster(year: number): number {
  const golden = modulo(year, 19);
  const century = floorDivide(year, 100);
  const solarEquation = floorDivide(3 * century + 3, 4);
  const lunarEquation = floorDivide(8 * century + 13, 25);
  const epact = modulo(19 * golden + 15 + solarEquation - lunarEquation, 30);
  // Two exceptions of the tables keep the full moon to 18 April and golden numbers apart.
  const late =
    floorDivide(epact, 29) +
    (floorDivide(epact, 28) - floorDivide(epact, 29)) * floorDivide(golden, 11);
  const fullMoon = toFixed({ year, month: 3, day: 21 }) + epact - late;
  return fullMoon + 7 - modulo(fullMoon, 7);
}

/**
 * Returns the Rata Die of Orthodox Easter Sunday, reckoned in the Julian calendar.
 *
 * @param year Julian year, astronomical
 * @source the Alexandrian tables in the form of C. F. Gauss
 */
export function orthodoxEaster(year: number): number {
  const epact = modulo(19 * modulo(year, 19) + 15, 30);
  const fullMoon = toFixed({ year, month: 3, day: 21 }, "julian") + epact;
  return fullMoon + 7 - modulo(fullMoon, 7);
}
