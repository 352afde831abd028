import { phaseRelation } from "#lore";
import { type Give, type InputOf, Refusal, requireAnswerable, understand } from "#sdk";
import { previousSolarTerm } from "#sky";
import { branch, hourBranchIndex, modulo } from "#time";
import { chartTimeOf } from "#east/calendar/chart_time.ts";
import { fourPillars } from "#east/calendar/pillars.ts";
import { branchOf } from "#east/pairs.ts";
import { stateInSeason } from "#east/season.ts";
import { quarterOfBranch, replyBy, unitFor } from "../core/question/reply.ts";
import { MONTH_GENERAL, monthGeneralOf, nobleOf } from "../da_liu_ren/generals.ts";
import type { MouthAnswer } from "./answer.ts";
import { type Ground, isVoid, layBoard, motionsOf, phasesOf, scoreOf, useOf } from "./board.ts";
import type { CONVENTIONS, input } from "./input.ts";
import { SEAT, type Seat } from "./terms.ts";

export { chartReceipt as receipt } from "#east/calendar/receipt.ts";
export { drawFour as picture } from "./picture.ts";

const [DAWN, DUSK] = [3, 9] as const;

export function run(
  given: InputOf<typeof input, typeof CONVENTIONS>,
  give: Give<"now">,
): MouthAnswer {
  const { position, clock, dayBoundary, question = null } = given;
  requireAnswerable(given.question);
  const asked = understand(given.question, given);
  const civil = give.civil();
  const chart = chartTimeOf(civil, clock);
  const { pillars } = fourPillars(civil, chart, dayBoundary, "liChun");
  const { year, month, day, hour } = pillars;
  if (!hour) throw new Refusal("timeNeeded");
  const hourIndex = hourBranchIndex(chart.local.hour);
  const isDay = given.dayNight ? given.dayNight === "day" : hourIndex >= DAWN && hourIndex < DUSK;
  const zhongQi = previousSolarTerm(civil.julianDayUt, "major");
  const general =
    given.general === "zhongQi"
      ? monthGeneralOf(zhongQi.index)
      : modulo(1 - month.branch.index, 12);
  const ground: Ground = {
    day,
    month: month.branch.index,
    general,
    hour: hourIndex,
    earth: branchOf(position).index,
    noble: nobleOf("common", isDay, day.stem.index),
  };
  const board = layBoard(ground);
  const phases = phasesOf(board);
  const { seat, rule } = useOf(board);
  const motions = motionsOf(phases);
  const score = scoreOf(board, ground);
  const place = (one: Seat) => ({
    element: phases[one],
    season: stateInSeason(phases[one], ground.month),
    isVoid: isVoid(board, one, day),
  });
  const doing = (relation: "generates" | "controls") =>
    SEAT.ids.filter((one) => one !== seat && phaseRelation(phases[one], phases[seat]) === relation);
  const [helped, pressed] = [doing("generates"), doing("controls")];
  const at = useBranch(seat, board, ground);
  return {
    pillars: { year: year.id, month: month.id, day: day.id, hour: hour.id },
    monthGeneral: MONTH_GENERAL.ids[general]!,
    isDay,
    human: { stem: board.human.stem.id, ...place("human") },
    spirit: { name: board.spirit.name, pair: board.spirit.pair.id, ...place("spirit") },
    general: { name: board.general.name, pair: board.general.pair.id, ...place("general") },
    earth: { branch: branch(board.earth).id, ...place("earth") },
    use: seat,
    rule,
    motions,
    verdict: {
      value: score >= 60 ? "favourable" : score <= 40 ? "unfavourable" : "mixed",
      because: [
        {
          code: "useInSeason",
          with: { seat, phase: phases[seat], state: place(seat).season },
          source: "Liuren Shenke Jinkoujue 1",
        },
        ...(helped.length > 0 ? [{ code: "helped" as const, with: { by: helped } }] : []),
        ...(pressed.length > 0 ? [{ code: "pressed" as const, with: { by: pressed } }] : []),
        ...(motions.length > 0 ? [{ code: "moves" as const, with: { motions } }] : []),
        ...(place(seat).isVoid ? [{ code: "useVoid" as const }] : []),
      ],
    },
    asked,
    reply: replyBy(asked, {
      score,
      phase: phases[seat],
      quarter: quarterOfBranch(at),
      count: NUMBERS[at]!,
      unit: unitFor(asked),
    }),
    question,
  } as MouthAnswer;
}

/** Numbers of the branches: 子午 9, 丑未 8, 寅申 7, 卯酉 6, 辰戌 5, 巳亥 4. */
const NUMBERS = [9, 8, 7, 6, 5, 4, 9, 8, 7, 6, 5, 4] as const;

/** Branch of the useful place; the stem above stands over the earth. */
function useBranch(seat: Seat, board: ReturnType<typeof layBoard>, { earth }: Ground): number {
  if (seat === "spirit") return board.spirit.pair.branch.index;
  return seat === "general" ? board.general.pair.branch.index : earth;
}
