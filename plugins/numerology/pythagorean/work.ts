import { type Given, InputError, type InputOf, issuesOfCivil, type Weighing } from "#sdk";
import { resolveCivil } from "#time";
import type { NumerologyAnswer } from "./answer.ts";
import { chartOf } from "./chart.ts";
import type { CONVENTIONS, input } from "./input.ts";

export function run(
  { name, currentDate, yIsVowel }: InputOf<typeof input, typeof CONVENTIONS>,
  give: Given,
): NumerologyAnswer {
  const { year, month, day } = give.civil().given;
  const current = currentDate === undefined ? undefined : readDate(currentDate);
  return chartOf({ birth: { year, month, day }, name, current, yIsVowel });
}

export function weigh({ score, testimonies }: NumerologyAnswer): Weighing {
  return { score, testimonies };
}

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
