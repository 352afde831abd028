/** Civil dates of the biorhythm. */
import { InputError, issuesOfCivil } from "#sdk";
import { resolveCivil } from "#time";

/** Rata Die of a date. @throws {InputError} at the path of the input */
export function readDay(date: string, path: string): number {
  const read = resolveCivil({ date, time: "12:00", timezone: "UTC" });
  if (!read.ok) throw new InputError(issuesOfCivil(read.issues, { date: path, time: path }));
  return read.moment.fixed;
}
