import { defineProcedure, Refusal, wordsIn } from "#sdk";
import { FIRST_YEAR, LAST_YEAR } from "../../almanac/input.ts";
import { chartTimeOf } from "../../calendar/chart_time.ts";
import { fourPillars } from "../../calendar/pillars.ts";
import { chartReceipt } from "../../calendar/receipt.ts";
import { answer } from "./answer.ts";
import { CONVENTIONS, input } from "./input.ts";
import { drawBoards } from "./picture.ts";
import type { FlyingTimeWords } from "./words/en.ts";

/** The nine stars of period, year, month, day and hour at a moment. */
export const flyingStarsTime = defineProcedure({
  name: "flyingStars.time",
  tradition: "chinese-feng-shui",
  words: wordsIn<FlyingTimeWords>(import.meta),
  kind: "calculation",
  cost: 1,
  icon: "icons/kua.svg",
  needs: ["now"],
  reads: "moment",
  input,
  output: answer,
  conventions: CONVENTIONS,
  refusals: ["longitudeNeeded", "yearOutOfRange"],
  async run({ clock, dayBoundary }, give) {
    const civil = give.civil();
    const { year } = civil;
    if (year < FIRST_YEAR || year > Math.min(LAST_YEAR, 2990)) {
      throw new Refusal("yearOutOfRange", { year });
    }
    const { pillars, solarYear } = fourPillars(
      civil,
      chartTimeOf(civil, clock),
      dayBoundary,
      "liChun",
    );
    // The star of the day stands in the large tables of the almanac.
    const { boardsOf } = await import("./boards.ts");
    return boardsOf(civil, pillars, solarYear);
  },
  receipt: chartReceipt,
  picture: drawBoards,
  examples: [
    {
      title: "an early morning of 2092",
      input: { date: "2092-02-10", time: "05:30", timezone: "+08:00", clock: "civil" },
      expect: {
        period: { number: 3 },
        layers: [
          { centre: { number: 3 } },
          { centre: { number: 7 } },
          { centre: { number: 8 } },
          { centre: { number: 2 } },
          { centre: { number: 7 } },
        ],
      },
      source: "tyme4ts and lunar-javascript agree",
    },
  ],
  references: [
    {
      title: "Qinding Xieji Bianfang Shu 欽定協紀辨方書, zi bai",
      author: "Yunlu 允祿 and others",
      year: "1741",
    },
    { title: "Shenshi Xuankong Xue 沈氏玄空學", author: "Shen Zhureng 沈竹礽", year: "1925" },
  ],
});
