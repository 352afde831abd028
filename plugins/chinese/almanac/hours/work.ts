import { type Give, type InputOf, Refusal } from "#sdk";
import { FIRST_YEAR, LAST_YEAR } from "../input.ts";
import type { HoursAnswer } from "./answer.ts";
import type { input } from "./input.ts";
import { readHours } from "./read_hours.ts";

export { drawHours as picture } from "./picture.ts";

export function run({ animal }: InputOf<typeof input>, give: Give<"now">): HoursAnswer {
  const civil = give.civil();
  const { year } = civil;
  if (year < FIRST_YEAR || year > LAST_YEAR) throw new Refusal("yearOutOfRange", { year });
  return readHours(civil, animal);
}
