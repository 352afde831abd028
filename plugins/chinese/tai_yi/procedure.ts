import { byMoment, defineProcedure, Refusal, withSettings, wordsIn } from "#sdk";
import { previousSolarTerm } from "#sky";
import { chineseDateOf, FIRST_CHINESE_YEAR, yearPillar } from "#time";
import { chartTimeOf } from "../calendar/chart_time.ts";
import { fourPillars } from "../calendar/pillars.ts";
import { accumulate } from "./accumulation.ts";
import { answer, type TaiYiAnswer } from "./answer.ts";
import { layTaiYi } from "./board.ts";
import { CONVENTIONS, input } from "./input.ts";
import { drawTaiYi } from "./picture.ts";
import { weighBoard } from "./weight.ts";
import type { TaiYiWords } from "./words/en.ts";

/** The supreme one of a year, month, day or hour. */
export const taiYiCalculate = defineProcedure({
  name: "taiYi.calculate",
  tradition: "chinese-boards",
  words: wordsIn<TaiYiWords>(import.meta),
  kind: "calculation",
  cost: 1,
  icon: "icons/tai_yi.svg",
  needs: ["now"],
  reads: "moment",
  input,
  output: answer,
  conventions: CONVENTIONS,
  refusals: ["longitudeNeeded", "yearOutOfRange", "timeNeeded", "epochOfYears"],
  run(asked, give): TaiYiAnswer {
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
  },
  asks: withSettings(byMoment, { scope: "hour" }),
  weighs: { origin: "tally", read: weighBoard },
  picture: drawTaiYi,
  examples: [
    {
      title: "the year 2056",
      input: { date: "2056-07-01", timezone: "+08:00", scope: "year" },
      expect: {
        accumulation: 10155973,
        ju: 13,
        palace: 6,
        wenChang: { position: { native: "巽" } },
        shiJi: { position: { native: "辰" } },
        host: { count: 18, general: 8, deputy: 4 },
        guest: { count: 19, general: 9, deputy: 7 },
      },
      source: "kintaiyi 82d6f37 agreed with the rules of Taiyi Tongzong Baojian",
    },
  ],
  references: [
    {
      title: "Taiyi Jinjing Shijing 太乙金鏡式經",
      author: "Wang Ximing 王希明",
      year: "8th century",
    },
    {
      title: "Taiyi Tongzong Baojian 太乙統宗寶鑑",
      author: "Xiaoshan Laoren 曉山老人",
      year: "1303",
    },
  ],
});
