import type { Give, InputOf, Lang } from "#sdk";
import { settleMoment } from "../../core/moment.ts";
import { placedBy, readOptions } from "../options.ts";
import { outcomesOf, sharesOfBoards } from "../outcomes.ts";
import { drawShares, sharesOf } from "../picture.ts";
import { dateIssues, repeatedIssues, requireAllowed, requireSound } from "../question.ts";
import type { ChoiceAnswer } from "./answer.ts";
import type { input } from "./input.ts";
import type { ChoiceWords } from "./words/en.ts";

export async function run(
  { question, options, resolutionDate, at }: InputOf<typeof input>,
  give: Give<"now" | "call">,
): Promise<ChoiceAnswer> {
  requireAllowed([question, ...options]);
  const moment = settleMoment(at, {}, give);
  requireSound([
    ...repeatedIssues(options, (index) => `options/${index}`),
    ...dateIssues(resolutionDate, "resolutionDate", moment.date),
  ]);
  const read = await readOptions([question, resolutionDate], options, moment, give);
  const outcomes = outcomesOf(options, read.parts, read.names);
  return {
    question,
    resolutionDate,
    options: outcomes,
    ...sharesOfBoards(outcomes, read.systems, moment),
    drawn: placedBy(read.drawn),
  };
}

export function picture(
  { question, options, signal }: ChoiceAnswer,
  { picture }: ChoiceWords,
  lang: Lang,
) {
  return drawShares("choice", question, sharesOf(options), signal.towards, picture, lang);
}
