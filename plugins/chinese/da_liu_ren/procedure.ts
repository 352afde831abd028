import { byMoment, defineProcedure, Refusal, wordsIn } from "#sdk";
import type { Pillar } from "#lore";
import { previousSolarTerm } from "#sky";
import {
  branch,
  chineseDateOf,
  formatLocal,
  hourBranchIndex,
  modulo,
  stemBranch,
  STEMS,
} from "#time";
import { chartTimeOf } from "../calendar/chart_time.ts";
import { fourPillars } from "../calendar/pillars.ts";
import { chartReceipt } from "../calendar/receipt.ts";
import { viewTerm } from "../calendar/solar_terms.ts";
import { relativeOf } from "../changes/na_jia.ts";
import { isVoid, voidBranchesOf, xunHeadOf } from "../core/void.ts";
import { answer, type LiuRenAnswer } from "./answer.ts";
import { MONTH_GENERAL, monthGeneralOf, nobleOf, placeGenerals } from "./generals.ts";
import { CONVENTIONS, input } from "./input.ts";
import { drawLessons } from "./picture.ts";
import { findTransmissions, layLessons } from "./transmissions.ts";
import { weighBoard, weighPlate } from "./weight.ts";
import type { LiuRenWords } from "./words/en.ts";

/** The great six ren of a moment. */
export const daLiuRenCalculate = defineProcedure({
  name: "daLiuRen.calculate",
  tradition: "chinese-boards",
  words: wordsIn<LiuRenWords>(import.meta),
  kind: "calculation",
  cost: 1,
  icon: "icons/da_liu_ren.svg",
  needs: ["now"],
  reads: "moment",
  input,
  output: answer,
  conventions: CONVENTIONS,
  refusals: ["longitudeNeeded", "timeNeeded", "genderNeeded"],
  run(asked, give): LiuRenAnswer {
    const civil = give.civil();
    const chart = chartTimeOf(civil, asked.clock);
    const { pillars } = fourPillars(civil, chart, asked.dayBoundary, "liChun");
    const { day, hour } = pillars;
    if (!hour) throw new Refusal("timeNeeded");
    const zhongQi = previousSolarTerm(civil.julianDayUt, "major");
    const general = monthGeneralOf(zhongQi.index);
    const hourBranch = hourBranchIndex(chart.local.hour);
    const offset = modulo(general - hourBranch, 12);
    const isDay = asked.dayNight ? asked.dayNight === "day" : hourBranch >= 3 && hourBranch <= 8;
    const generals = placeGenerals(nobleOf(asked.noble, isDay, day.stem.index), offset);
    const { branches, gate } = findTransmissions(day, offset, asked.sheHai);
    const head = xunHeadOf(day);
    return {
      pillars: {
        year: pillars.year.id,
        month: pillars.month.id,
        day: day.id,
        hour: hour.id,
      },
      chartTime: formatLocal(chart.local),
      zhongQi: viewTerm(zhongQi, civil),
      monthGeneral: { general: MONTH_GENERAL.ids[general]!, branch: branch(general).id },
      hourBranch: branch(hourBranch).id,
      dayVoid: voidBranchesOf(day).map(({ id }) => id),
      isDay,
      plate: generals.map((one, earth) => ({
        earth: branch(earth).id,
        heaven: branch(earth + offset).id,
        general: one,
      })),
      lessons: layLessons(day, offset).map((lesson, i) => {
        const lower = i === 0 ? day.stem.native : branch(lesson.lower).native;
        const upper = branch(lesson.upper);
        return {
          upper: upper.id,
          lower,
          pair: upper.native + lower,
          general: generals[lesson.lower]!,
        };
      }),
      transmissions: branches.map((index) => ({
        branch: branch(index).id,
        general: generals[modulo(index - offset, 12)]!,
        relative: relativeOf(day.stem.element, branch(index).element),
        stem: isVoid(day, index) ? null : STEMS[modulo(index - head.branch.index, 12)]!.id,
      })),
      gate,
      horse: branch(HORSES[day.branch.index % 4]!).id,
      yearOfLife: yearOfLife(asked.birthYear, asked.gender, chineseDateOf(civil.fixed).year),
      question: asked.question ?? null,
    };
  },
  receipt: chartReceipt,
  asks: byMoment,
  weighs: { origin: "tally", read: weighBoard, places: weighPlate },
  picture: drawLessons,
  examples: [
    {
      title: "an evening of June 1982",
      input: { date: "1982-06-12", time: "19:03", timezone: "+08:00", clock: "civil" },
      expect: {
        monthGeneral: { branch: { native: "申" } },
        gate: { native: "重審" },
        lessons: [{ pair: "卯丙" }, { pair: "丑卯" }, { pair: "子寅" }, { pair: "戌子" }],
        transmissions: [
          { branch: { native: "丑" }, general: { native: "勾陳" } },
          { branch: { native: "亥" }, general: { native: "朱雀" }, stem: null },
          { branch: { native: "酉" }, general: { native: "貴人" } },
        ],
      },
      source: "liuren-ts-lib 88dfe6d, transmissions agreed with an evaluation of the nine gates",
    },
  ],
  references: [
    { title: "Da Liu Ren Daquan 大六壬大全", author: "Guo Zailai 郭載騋 (ed.)", year: "Ming" },
    { title: "Liuren Zhinan 六壬指南", author: "Chen Gongxian 陳公獻", year: "Ming" },
  ],
});

/** Travelling horse by day branch modulo 4: 申子辰 寅, 巳酉丑 亥, 寅午戌 申, 亥卯未 巳. */
const HORSES = [2, 11, 8, 5] as const;

/** 行年: male from 丙寅 forward, female from 壬申 backward, one pair for each nominal year. */
function yearOfLife(
  birthYear: number | undefined,
  gender: "male" | "female" | undefined,
  year: number,
): Pillar | null {
  if (birthYear === undefined) return null;
  if (gender === undefined || birthYear > year) throw new Refusal("genderNeeded");
  const age = year - birthYear;
  return (gender === "male" ? stemBranch(2 + age) : stemBranch(8 - age)).id;
}
