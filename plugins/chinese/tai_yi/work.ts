import { type Give, type InputOf, Refusal } from "#sdk";
import { previousSolarTerm } from "#sky";
import { chineseDateOf, FIRST_CHINESE_YEAR, yearPillar } from "#time";
import { chartTimeOf } from "#east/calendar/chart_time.ts";
import { fourPillars } from "#east/calendar/pillars.ts";
import { accumulate } from "./accumulation.ts";
import type { TaiYiAnswer } from "./answer.ts";
import { layTaiYi } from "./board.ts";
import type { CONVENTIONS, input } from "./input.ts";

export { drawTaiYi as picture } from "./picture.ts";
export { weighBoard as weigh } from "./weight.ts";

export function run(
  asked: InputOf<typeof input, typeof CONVENTIONS>,
  give: Give<"now">,
): TaiYiAnswer {
  const { scope = "year", clock, dayBoundary, epoch, tens, question = null } = asked;
  const civil = give.civil();
  if (civil.year <= FIRST_CHINESE_YEAR) {
    throw new Refusal("yearOutOfRange", { year: civil.year });
  }
  if ((scope === "day" || scope === "hour") && epoch !== "tongZong") {
    throw new Refusal("epochOfYears", { epoch });
  }
  const chart = chartTimeOf(civil, clock);
  const { pillars } = fourPillars(civil, chart, dayBoundary, "liChun");
  const lunar = chineseDateOf(civil.fixed);
  const unit = scope === "year" ? yearPillar(lunar.year) : pillars[scope];
  if (!unit) throw new Refusal("timeNeeded");
  const accumulation = accumulate(scope, { civil, chart, lunar }, epoch, dayBoundary);
  const term = previousSolarTerm(civil.julianDayUt).index;
  const yang = scope !== "hour" || term >= 18 || term < 6;
  return {
    scope,
    unit: unit.id,
    lunarYear: lunar.year,
    accumulation,
    dun: yang ? "yang" : "yin",
    ...layTaiYi(accumulation, unit.branch.index, yang, tens),
    question,
  };
}
