import type { Give, InputOf, Lang } from "#sdk";
import { settleMoment } from "../../core/moment.ts";
import { placedBy, readOptions } from "../options.ts";
import { outcomesOf, sharesOfBoards } from "../outcomes.ts";
import { drawShares, sharesOf } from "../picture.ts";
import { dateIssues, requireAllowed, requireSound } from "../question.ts";
import type { RangeAnswer } from "./answer.ts";
import { bandIssues, labelOf, wordsOfBand } from "./bands.ts";
import type { input } from "./input.ts";
import type { RangeWords } from "./words/en.ts";

export async function run(
  { question, bands, unit, resolutionDate, at }: InputOf<typeof input>,
  give: Give<"now" | "call">,
): Promise<RangeAnswer> {
  requireAllowed([question, unit]);
  const moment = settleMoment(at, {}, give);
  requireSound([
    ...bandIssues(bands),
    ...dateIssues(resolutionDate, "resolutionDate", moment.date),
  ]);
  const asked = [question, unit, resolutionDate];
  const read = await readOptions(asked, bands.map(wordsOfBand), moment, give);
  const labels = bands.map((band) => labelOf(band, unit));
  const outcomes = outcomesOf(labels, read.parts, read.names);
  return {
    question,
    unit,
    resolutionDate,
    bands: outcomes.map((outcome, index) => {
      const { low = null, high = null } = bands[index]!;
      return { low, high, ...outcome };
    }),
    ...sharesOfBoards(outcomes, read.systems, moment),
    drawn: placedBy(read.drawn),
  };
}

export function picture(
  { question, bands, signal }: RangeAnswer,
  { picture }: RangeWords,
  lang: Lang,
) {
  return drawShares("range", question, sharesOf(bands), signal.towards, picture, lang);
}
