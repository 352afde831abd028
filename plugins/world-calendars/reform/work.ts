import { WEEKDAY } from "#lore";
import type { Give, InputOf } from "#sdk";
import { civilDayOf } from "../core/day.ts";
import type { ReformAnswer } from "./answer.ts";
import type { input } from "./input.ts";
import { CALENDAR, reformDateOf } from "./rules.ts";

export { drawReform as picture } from "./picture.ts";

export function run({ scheme }: InputOf<typeof input>, give: Give<"now">): ReformAnswer {
  const { fixed } = give.civil();
  const wanted = scheme === undefined ? CALENDAR.ids : [scheme];
  return {
    civil: civilDayOf(fixed),
    calendars: wanted.map((one) => {
      const { dayOfWeek, ...date } = reformDateOf(one, fixed);
      return { ...date, weekday: dayOfWeek === null ? null : WEEKDAY.ids[dayOfWeek]! };
    }),
  };
}
