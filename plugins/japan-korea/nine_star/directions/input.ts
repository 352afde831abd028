import { Birth, CivilDate, oneOf, Type } from "#sdk";
import { SECTORS } from "../../core/directions.ts";
import { CONVENTIONS as STARS } from "../chart/input.ts";

/** What a direction is wanted for. */
export const PURPOSES = ["move", "travel", "build"] as const;

export const input = Type.Object({
  ...Birth,
  at: CivilDate,
  purpose: Type.Optional(oneOf(PURPOSES)),
});

export const CONVENTIONS = { sectors: SECTORS, longRun: STARS.longRun } as const;
