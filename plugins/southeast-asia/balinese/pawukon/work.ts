import type { Give, InputOf } from "#sdk";
import { civilDayOf, dateOf } from "../../core/day.ts";
import { comingFeasts, pawukonFeasts } from "../core/feasts.ts";
import { weeksOf, WUKU } from "../core/weeks.ts";
import type { PawukonAnswer } from "./answer.ts";
import type { input } from "./input.ts";

export { drawPawukon as picture } from "./picture.ts";

const ROUND = 210;
const COMING = 6;

export function run({ count = 5 }: InputOf<typeof input>, give: Give<"now">): PawukonAnswer {
  const { fixed } = give.civil();
  const found = weeksOf(fixed);
  const { pawukonDay, wuku, ingkel, urip, ...weeks } = found;
  return {
    civil: civilDayOf(fixed),
    pawukonDay,
    wuku: { number: WUKU.ids.indexOf(wuku) + 1, name: wuku },
    weeks,
    urip,
    ingkel,
    feasts: pawukonFeasts(found),
    otonan: Array.from({ length: count }, (_, index) => dateOf(fixed + ROUND * (index + 1))),
    coming: comingFeasts(fixed, COMING).map(({ feast, fixed: on }) => ({
      feast,
      date: dateOf(on),
    })),
  };
}
