/** Says why a call was not answered, in the language of the call. */
import {
  chooseLanguage,
  keepingTexts,
  loadSimplifier,
  offeredOf,
  sentenceOf,
  SIMPLIFIED,
  textsIn,
  type AnyWords,
  type Lang,
  type Said,
} from "../speech/mod.ts";
import { COMMON } from "./common.ts";
import type { AnyProcedure } from "./contract.ts";
import type { InputIssue, Refusal } from "./errors.ts";
import { choicesIn, withPlaceLabel } from "./places/mod.ts";
import { commonWords, voiceOf } from "./tongue.ts";

/** An issue of an input in words. */
export interface ExplainedIssue {
  readonly path: string;
  readonly code: string;
  /** One sentence without full stop; it names the nearest value where there is one. */
  readonly message: string;
  readonly nearest?: unknown;
  /** Values that may be sent instead, with what they are. */
  readonly choices?: readonly { readonly value: string; readonly text: string }[];
}

/** Languages in which errors are explained. */
export function errorLanguages(): readonly Lang[] {
  return offeredOf(COMMON.languages());
}

/**
 * Says what is wrong with an input.
 *
 * @param procedure whose words say what each input means; left out where there is none
 */
export async function explainIssues(
  issues: readonly InputIssue[],
  requested: string | undefined,
  procedure?: AnyProcedure,
): Promise<readonly ExplainedIssue[]> {
  const { given } = chooseLanguage(requested, errorLanguages());
  const common = await commonWords(given);
  const own = procedure ? await voiceOf(procedure, given) : undefined;
  const isConverted = given === SIMPLIFIED && !COMMON.languages().includes(SIMPLIFIED);
  const theirs = textsIn(issues.map((issue) => issue.with));
  const finish = isConverted
    ? keepingTexts(await loadSimplifier(), theirs)
    : (text: string) => text;
  const inputs = { ...common.inputs, ...own?.words.inputs };
  const say = ({ code, with: params }: Said) => sentenceOf(common.phrases?.[code] ?? code, params);
  return issues.map(({ path, code, with: params = {}, nearest, choices: listed = [] }) => {
    const name = path.split("/").findLast((part) => !/^\d+$/.test(part)) ?? "";
    const about = inputs[name]?.about;
    const choices = choicesIn(listed, given, say).map(({ value, text }) => ({
      value,
      text: finish(text),
    }));
    const filled = {
      ...withPlaceLabel(params, given, say),
      ...(choices.length > 0 ? { choices } : {}),
      ...(about ? { about } : {}),
      ...(nearest === undefined ? {} : { nearest }),
    };
    const sentence = common.issues[code] ?? own?.words.phrases?.[code];
    const message = finish(sentence === undefined ? code : sentenceOf(sentence, filled));
    return {
      path,
      code,
      message,
      ...(nearest === undefined ? {} : { nearest }),
      ...(choices.length > 0 ? { choices } : {}),
    };
  });
}

/** Everything that is wrong with an input in one line. */
export function summaryOf(issues: readonly ExplainedIssue[]): string {
  return issues.map(({ path, message }) => (path ? `${path}: ${message}` : message)).join("; ");
}

/** Says why a tradition declines. */
export async function explainRefusal(
  { code, with: params }: Refusal,
  requested: string | undefined,
  procedure: AnyProcedure,
): Promise<string> {
  const theirs = textsIn(params);
  const voice = await voiceOf(procedure, requested, undefined, undefined, theirs);
  const { words, common, finish } = voice;
  const said = (words as AnyWords).refusals?.[code] ?? common.refusals?.[code];
  return said ? finish(sentenceOf(said.says, params)) : code;
}
