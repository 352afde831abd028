import type { Given, InputOf } from "#sdk";
import type { MasonicAnswer } from "./answer.ts";
import type { CONVENTIONS, input } from "./input.ts";
import { countEras, frenchDay, scottishDay, writeEra } from "./rules.ts";

export function run(usages: InputOf<typeof input, typeof CONVENTIONS>, give: Given): MasonicAnswer {
  const { year, month, day } = give.civil();
  const date = { year, month, day };
  const eras = countEras(date, usages);
  return {
    eras: Object.fromEntries(eras.map((one) => [one.name, one])) as MasonicAnswer["eras"],
    frenchRite: frenchDay(date),
    scottishRite: scottishDay(date),
    formatted: eras.map(writeEra),
  };
}
