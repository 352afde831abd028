/** What all predictions take, and how their input is held to sense before anything is cast. */
import {
  CivilDate,
  InputError,
  messageOf,
  oneOf,
  Refusal,
  Type,
  asksOfDeath,
  type InputIssue,
  type Lang,
  VISIBLE,
} from "#old";
import { resolveCivil } from "#time";
import { MomentInput } from "../moment.ts";
import { MATTERS } from "../regional/matters.ts";

export const QuestionText = Type.String({
  minLength: 3,
  maxLength: 500,
  pattern: VISIBLE,
  description: "What is to be decided, in words",
});
export const OptionText = Type.String({ minLength: 1, maxLength: 200, pattern: VISIBLE });
export const At = Type.Optional(MomentInput);
export const Matter = Type.Optional(oneOf(MATTERS, "What kind of matter is asked, for horary"));

/** One question with two options. */
export const BinaryQuestion = {
  question: QuestionText,
  optionA: Type.String({
    minLength: 1,
    maxLength: 200,
    pattern: VISIBLE,
    description: "What the question asks for: a favourable sign speaks for it",
  }),
  optionB: Type.String({
    minLength: 1,
    maxLength: 200,
    pattern: VISIBLE,
    description: "The other outcome",
  }),
  resolutionDate: Type.String({
    ...CivilDate,
    description:
      "Day on which the answer will be known, YYYY-MM-DD; not before the moment of asking",
  }),
  matter: Matter,
};

export interface Binary {
  readonly question: string;
  readonly optionA: string;
  readonly optionB: string;
  readonly resolutionDate: string;
  readonly matter?: string | undefined;
}

/** Everything wrong with one question, under its path. */
export function issuesOf(one: Binary, path: string, today: string): readonly InputIssue[] {
  const issues: InputIssue[] = [];
  const under = (field: string) => (path === "" ? field : `${path}/${field}`);
  if (one.optionA.trim() === one.optionB.trim()) {
    issues.push({
      path: under("optionB"),
      message: "Is the same as optionA: two outcomes are needed",
    });
  }
  return [...issues, ...dateIssues(one.resolutionDate, under("resolutionDate"), today)];
}

/** What is wrong with a date that must be real and not in the past of the asking. */
export function dateIssues(date: string, path: string, today: string): readonly InputIssue[] {
  const result = resolveCivil({ date, time: "12:00", timezone: "UTC" });
  if (!result.ok) {
    return result.issues.map((issue) => ({
      path,
      message: messageOf(issue),
      nearest: issue.nearest,
    }));
  }
  if (date >= today) return [];
  return [{ path, message: `Must not lie before the moment of asking, ${today}`, nearest: today }];
}

/** @throws {InputError} where there is any issue */
export function requireSound(issues: readonly InputIssue[]): void {
  if (issues.length > 0) throw new InputError(issues);
}

/**
 * Declines a question about death or the length of a life, in whichever of its texts it is asked.
 *
 * @param index of the question in a batch
 * @throws {Refusal} `lifespan`
 */
export function requireAllowed(texts: readonly string[], lang: Lang, index?: number): void {
  if (!texts.some(asksOfDeath)) return;
  const where =
    index === undefined ? "" : lang === "en" ? `question ${index + 1}: ` : `第 ${index + 1} 題：`;
  const message =
    lang === "en"
      ? `Cannot answer: ${where}death and the length of a life are not calculated here`
      : `不予作答：${where}生死壽數此處不推算`;
  throw new Refusal("lifespan", message, index === undefined ? undefined : { question: index });
}

export const PREDICT_REFUSALS = {
  lifespan: "A question or option is about death or the length of a life, which is not calculated",
  "nothing-delivered": "No board could be cast; nothing is charged",
};
