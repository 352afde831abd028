import { byNameAndDay, defineProcedure, InputError, issuesOfCivil, wordsIn } from "#sdk";
import { resolveCivil } from "#time";
import { answer, type NumerologyAnswer } from "./answer.ts";
import { chartOf } from "./chart.ts";
import { CONVENTIONS, input } from "./input.ts";
import type { NumerologyWords } from "./words/en.ts";

/** The numbers of a birth date and a name, every addition shown. */
export const numerologyCalculate = defineProcedure({
  name: "numerology.calculate",
  tradition: "pythagorean",
  words: wordsIn<NumerologyWords>(import.meta),
  kind: "calculation",
  cost: 5,
  narrated: true,
  icon: "icons/pythagorean.svg",
  reads: "birth",
  conventions: CONVENTIONS,
  omittable: {
    name: { assume: null, candidates: () => [], exhaustive: false, verdicts: [] },
    currentDate: { assume: null, candidates: () => [], exhaustive: false, verdicts: [] },
  },
  input,
  output: answer,
  refusals: ["no-letters"],
  run({ name, currentDate, yIsVowel }, give): NumerologyAnswer {
    const { year, month, day } = give.civil().given;
    const current = currentDate === undefined ? undefined : readDate(currentDate);
    return chartOf({ birth: { year, month, day }, name, current, yIsVowel });
  },
  asks: byNameAndDay,
  weighs: { origin: "own", read: ({ score, testimonies }) => ({ score, testimonies }) },
  examples: [
    {
      title: "Nikola Tesla",
      input: { name: "Nikola Tesla", birthDate: "1856-07-10", yIsVowel: "no" },
      expect: {
        lifePath: { number: 1, steps: "7, 10 → 1, 1856 → 20 → 2; 7 + 1 + 2 = 10 → 1" },
        expression: { number: 11, master: true, total: 38 },
        soulUrge: { number: 4 },
        personality: { number: 7 },
        birthday: { number: 1 },
        maturity: { number: 3 },
      },
      source: "Letter table and order of reduction after Campbell (Decoz's course), added by hand",
    },
    {
      title: "without a name the date's numbers remain",
      input: { birthDate: "1990-11-29" },
      expect: { lifePath: { number: 5 }, birthday: { number: 11, master: true }, expression: null },
      source: "11 and 29 → 11 are kept as masters: 11 + 11 + 1 = 23 → 5",
    },
  ],
  references: [
    { title: "Your Days Are Numbered", author: "Florence Campbell", year: "1931" },
    { title: "Numerology course", author: "Hans Decoz", part: "decoz.com" },
    { title: "The Secret Science of Numerology", author: "Shirley B. Lawrence", part: "ch. 27: Y" },
    { title: "Numerology: The Romance in Your Name", author: "Juno Jordan", year: "1965" },
  ],
});

function readDate(date: string) {
  const result = resolveCivil({ date });
  if (!result.ok) {
    throw new InputError(
      issuesOfCivil(result.issues, { date: "currentDate", time: "currentDate" }),
    );
  }
  const { year, month, day } = result.moment;
  return { year, month, day };
}
