import type { Give, InputOf } from "#sdk";
import { burmese } from "#time";
import { civilDayOf, dayAsked } from "../../core/day.ts";
import { almanacDay, thingyanOf, writtenDay } from "../core/day.ts";
import { HOUSE } from "../houses.ts";
import type { AstroAnswer } from "./answer.ts";
import type { input } from "./input.ts";
import { LEANINGS, markedDays, nagaHeadOf, nakhatOf } from "./rules.ts";

export { drawAstroDay as picture } from "./picture.ts";

export function run(_input: InputOf<typeof input>, give: Give<"now">): AstroAnswer {
  const fixed = dayAsked("date", undefined, burmese, () => give.civil().fixed);
  const { year, month, monthName, phase, dayOfHalf, mahabote, sabbath } = almanacDay(fixed);
  return {
    civil: civilDayOf(fixed),
    myanmar: { year, month: monthName, phase, dayOfHalf },
    native: writtenDay(fixed),
    marked: markedDays(fixed).map((day) => ({ day, leaning: LEANINGS[day] })),
    sabbath,
    thingyan: thingyanOf(fixed),
    nagaHead: nagaHeadOf(month),
    mahabote: HOUSE.ids[mahabote]!,
    nakhat: nakhatOf(year),
  };
}
