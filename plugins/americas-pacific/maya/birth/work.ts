import { type Given, type InputOf, sumOf, type Weighing } from "#sdk";
import type { TzolkinDay } from "#time";
import { CROSS, mayaFixed, readMayaDay, stepTzolkin } from "../day.ts";
import { greetingOf, nameOf, sideOf, signOf, weightOf } from "../signs.ts";
import type { BirthAnswer } from "./answer.ts";
import type { CONVENTIONS, input } from "./input.ts";

export { drawDaySign as picture } from "./picture.ts";

export function run(
  { language, correlation }: InputOf<typeof input, typeof CONVENTIONS>,
  give: Given,
): BirthAnswer {
  const { day, yearBearer, trecena, ...rest } = readMayaDay(
    mayaFixed(give.civil().fixed, correlation),
  );
  const { greeted, weight } = greetingOf(signOf(day));
  const number = weightOf(day.number);
  const testimonies = [
    { code: "base", weight: 60 },
    { code: "sign", with: { greeted }, weight },
    { code: "number", with: { weighs: number.id }, weight: number.weight },
  ] as const;
  const describe = (one: TzolkinDay): BirthAnswer["day"] => {
    const name = nameOf(one, language);
    return { number: one.number, name, text: `${one.number} ${name}`, day: signOf(one) };
  };
  const arm = (days: number) => describe(stepTzolkin(day, days));
  return {
    ...rest,
    day: describe(day),
    numberWeight: number.id,
    ...sideOf(day),
    trecena: describe(trecena),
    dayOfTrecena: day.number,
    cross: {
      conception: arm(CROSS.conception),
      destiny: arm(CROSS.destiny),
      action: arm(CROSS.action),
      feeling: arm(CROSS.feeling),
    },
    yearBearer: describe(yearBearer),
    score: sumOf(testimonies),
    testimonies,
  };
}

export function weigh({ score, testimonies }: BirthAnswer): Weighing {
  return { score, testimonies };
}
