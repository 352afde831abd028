import type { Give, InputOf } from "#sdk";
import { dayOfWeek } from "#time";
import { civilDayOf } from "../../core/day.ts";
import { clockSeconds, SIX } from "../../core/sun_day.ts";
import type { YamAnswer } from "./answer.ts";
import type { CONVENTIONS, input } from "./input.ts";
import { FIRST_WATCH, WATCH_MINUTES, watchesOf } from "./rules.ts";

export { drawYam as picture } from "./picture.ts";

export function run(
  { date, time, night }: InputOf<typeof input, typeof CONVENTIONS>,
  give: Give<"now">,
): YamAnswer {
  const moment = give.civil();
  const seconds = clockSeconds(moment);
  const isTimed = time !== undefined || date === undefined;
  const isEarly = isTimed && seconds < SIX;
  const fixed = moment.fixed - (isEarly ? 1 : 0);
  const watches = watchesOf(fixed, dayOfWeek(fixed), night);
  const minutes = seconds / 60 + (isEarly ? 1440 : 0);
  const at = Math.floor((minutes - FIRST_WATCH) / WATCH_MINUTES);
  const good = (mark: string) => watches.filter((one) => one.mark === mark).map(({ from }) => from);
  return {
    civil: civilDayOf(fixed),
    watches,
    now: isTimed ? watches[at]! : null,
    best: [...good("fourZeros"), ...good("twoZeros")],
  };
}
