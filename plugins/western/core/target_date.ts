import { CivilDate, CivilTime, messageOf, Refusal, Type } from "#old";
import { resolveCivil, type CivilMoment } from "#time";

/** Inputs of a technique that looks at a later date. */
export const TARGET = {
  targetDate: Type.Optional(CivilDate),
  targetTime: Type.Optional(CivilTime),
};

const LONGEST_YEARS = 150;
const LONGEST_DAYS = LONGEST_YEARS * 365.2425;

export const TARGET_REFUSALS = {
  "target-date-invalid": "The date asked about does not exist, or its clock time was skipped",
  "target-before-birth": "The date asked about lies before the birth",
  "target-too-far": "The date asked about lies more than 150 years after the birth",
} as const;

/**
 * The instant of a date in the zone and place of the birth; noon where no time is given.
 *
 * @throws {Refusal} `target-date-invalid`, `target-before-birth`, `target-too-far`
 */
export function readTarget(
  date: string,
  time: string | undefined,
  input: Readonly<Record<string, unknown>>,
  birth: CivilMoment,
): CivilMoment {
  const result = resolveCivil({
    date,
    time,
    timezone: input["timezone"] as string | undefined,
    latitude: input["latitude"] as number | undefined,
    longitude: input["longitude"] as number | undefined,
  });
  if (!result.ok) {
    const faults = result.issues.map((issue) => `${issue.field}: ${messageOf(issue)}`).join("; ");
    throw new Refusal("target-date-invalid", `Cannot read target date: ${faults}`);
  }
  if (result.moment.julianDayUt < birth.julianDayUt) {
    throw new Refusal("target-before-birth", `Cannot look ahead: ${date} lies before the birth`);
  }
  if (result.moment.julianDayUt - birth.julianDayUt > LONGEST_DAYS) {
    throw new Refusal(
      "target-too-far",
      `Cannot look ahead: ${date} lies more than ${LONGEST_YEARS} years after the birth`,
    );
  }
  return result.moment;
}
