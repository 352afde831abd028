import { CivilDate, CivilTime, InputError, issuesOfCivil, Refusal, Type } from "#sdk";
import { resolveCivil, type CivilMoment } from "#time";

/** Inputs of a technique that looks at a later date. */
export const TARGET = {
  targetDate: Type.Optional(CivilDate),
  targetTime: Type.Optional(CivilTime),
};

const LONGEST_YEARS = 150;
const LONGEST_DAYS = LONGEST_YEARS * 365.2425;

/** Codes of the refusals of a date asked about, for `refusals` of a procedure. */
export const TARGET_REFUSALS = ["target-before-birth", "target-too-far"] as const;
export type TargetRefusals = {
  "target-before-birth": { date: string };
  "target-too-far": { date: string; years: number };
};

/**
 * The instant of a date in the zone and place of the birth; noon where no time is given.
 *
 * @throws {InputError} if the date does not exist or its clock time was skipped
 * @throws {Refusal} `target-before-birth`, `target-too-far`
 */
export function readTarget(
  date: string,
  time: string | undefined,
  input: Readonly<Record<string, unknown>>,
  birth: CivilMoment,
): CivilMoment {
  const result = resolveCivil(
    {
      date,
      time,
      timezone: input["timezone"] as string | undefined,
      latitude: input["latitude"] as number | undefined,
      longitude: input["longitude"] as number | undefined,
    },
    { backzone: birth.backzone },
  );
  if (!result.ok) {
    throw new InputError(issuesOfCivil(result.issues, { date: "targetDate", time: "targetTime" }));
  }
  requireReach(date, result.moment.julianDayUt, birth.julianDayUt);
  return result.moment;
}

/**
 * Insists that a date is looked at from a birth before it, and not from too long before.
 *
 * @param targetUt Julian day UT of the date
 * @param birthUt Julian day UT of the birth
 * @throws {Refusal} `target-before-birth`, `target-too-far`
 */
export function requireReach(date: string, targetUt: number, birthUt: number): void {
  if (targetUt < birthUt) throw new Refusal("target-before-birth", { date });
  if (targetUt - birthUt > LONGEST_DAYS) {
    throw new Refusal("target-too-far", { date, years: LONGEST_YEARS });
  }
}
