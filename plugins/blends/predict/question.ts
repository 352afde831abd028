/** What all predictions take, and how their input is held to sense before anything is cast. */
import {
  asksOfDeath,
  CivilDate,
  InputError,
  issuesOfCivil,
  Refusal,
  Type,
  VISIBLE,
  type InputIssue,
} from "#sdk";
import { resolveCivil } from "#time";
import { normalise } from "./wording.ts";

const words = (minLength: number, maxLength: number) =>
  Type.String({ minLength, maxLength, pattern: VISIBLE });

export const question = words(3, 500);
export const option = words(1, 200);
export const unit = words(1, 40);
export const resolutionDate = CivilDate;

/** Sentences about inputs that do not make sense together. */
export type IssuePhrases = {
  sameOption: { other: string };
  beforeAsking: { today: string };
};

/** @throws {InputError} where there is any issue */
export function requireSound(issues: readonly InputIssue[]): void {
  if (issues.length > 0) throw new InputError(issues);
}

/** Options that say the same, however they are typed; each under its path, after the first. */
export function repeatedIssues(
  options: readonly string[],
  pathOf: (index: number) => string,
): readonly InputIssue[] {
  const said = options.map(normalise);
  return said.flatMap((one, index) => {
    const first = said.indexOf(one);
    if (first === index) return [];
    return [{ path: pathOf(index), code: "sameOption", with: { other: options[first]! } }];
  });
}

/** What is wrong with a date that must be real and not in the past of the asking. */
export function dateIssues(date: string, path: string, today: string): readonly InputIssue[] {
  const result = resolveCivil({ date, time: "12:00", timezone: "UTC" });
  if (!result.ok) return issuesOfCivil(result.issues, { date: path, time: path });
  if (date >= today) return [];
  return [{ path, code: "beforeAsking", with: { today }, nearest: today }];
}

/** Everything wrong with one question of two options, under its path. */
export function binaryIssues(
  one: { readonly optionA: string; readonly optionB: string; readonly resolutionDate: string },
  path: string,
  today: string,
): readonly InputIssue[] {
  const under = (field: string) => (path === "" ? field : `${path}/${field}`);
  return [
    ...repeatedIssues([one.optionA, one.optionB], () => under("optionB")),
    ...dateIssues(one.resolutionDate, under("resolutionDate"), today),
  ];
}

export const REFUSALS = ["lifespan", "nothing-delivered"] as const;

/** What the sentences of refusals are filled with. */
export type Refusals = { lifespan: { question?: number }; "nothing-delivered": {} };

/**
 * Declines a question about death or the length of a life, in whichever of its texts it is asked.
 *
 * @param index of the question in a batch, from 0
 * @throws {Refusal} `lifespan`
 */
export function requireAllowed(texts: readonly string[], index?: number): void {
  if (!texts.some(asksOfDeath)) return;
  const where = index === undefined ? {} : { question: index };
  throw new Refusal("lifespan", where, index === undefined ? undefined : where);
}
