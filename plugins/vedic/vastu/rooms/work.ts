import { round } from "../../core/positions.ts";
import { doorOf } from "../entrance/rules.ts";
import type { RoomsAnswer } from "./answer.ts";
import type { Input } from "./input.ts";
import { deityOf, fitOf, guardianOf, placesFor, proportionOf, usesOf, zoneOf } from "./rules.ts";
import { FIT } from "./terms.ts";

export { drawRooms as picture } from "./picture.ts";

export function run({ rooms, facingDeg, plot }: Input): RoomsAnswer {
  const at = (deg: number) => ({
    zone: zoneOf(deg),
    guardian: guardianOf(deg),
    deity: deityOf(deg),
  });
  const told = rooms.map(({ use, directionDeg }) => {
    const where = at(directionDeg);
    const fit = fitOf(use, where.zone);
    return {
      use,
      directionDeg: round(directionDeg, 2),
      ...where,
      fit,
      better: fit === "best" ? [] : placesFor(use, where.zone),
      verse: usesOf(where.zone),
    };
  });
  const facing = at(facingDeg);
  return {
    facing: { directionDeg: round(facingDeg, 2), ...facing, door: doorOf(facing.deity) },
    rooms: told,
    counts: Object.fromEntries(
      FIT.ids.map((id) => [id, told.filter(({ fit }) => fit === id).length]),
    ) as RoomsAnswer["counts"],
    plot: plot ? plotOf(plot.lengthMm, plot.widthMm) : null,
  };
}

function plotOf(length: number, width: number): RoomsAnswer["plot"] {
  const ratio = Math.max(length, width) / Math.min(length, width);
  const parts = (of: number) => [length, width].map((side) => round((side * of) / 9, 1));
  return {
    ratio: round(ratio, 3),
    shape: proportionOf(ratio),
    squareMm: parts(1),
    middleMm: parts(3),
  };
}
