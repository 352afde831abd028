import {
  byMoment,
  defineProcedure,
  Refusal,
  requireAnswerable,
  understand,
  wordsIn,
  type Understood,
} from "#sdk";
import { previousSolarTerm } from "#sky";
import { branch, formatLocal, toFixed } from "#time";
import { chartTimeOf } from "../calendar/chart_time.ts";
import { fourPillars } from "../calendar/pillars.ts";
import { chartReceipt } from "../calendar/receipt.ts";
import { SOLAR_TERM, viewTerm } from "../calendar/solar_terms.ts";
import { quarterOfPalace, replyBy, unitFor } from "../core/question/reply.ts";
import { voidBranchesOf } from "../core/void.ts";
import { monthGeneralOf } from "../da_liu_ren/generals.ts";
import { answer, type QimenAnswer } from "./answer.ts";
import { horseOf, layBoard, lodgeOf } from "./board.ts";
import { findFormations, findSides, type Scene } from "./formations/find.ts";
import { monthStartOf } from "./formations/month_start.ts";
import { CONVENTIONS, input } from "./input.ts";
import { findJu } from "./ju.ts";
import { readMatter } from "./matter.ts";
import type { Matter } from "./matter_shape.ts";
import { PALACE_PHASES } from "./palaces.ts";
import { drawQimen } from "./picture.ts";
import { YUAN } from "./terms.ts";
import { TOPIC_OF } from "./topics.ts";
import { weighBoard, weighPalaces } from "./weight.ts";
import type { QimenWords } from "./words/en.ts";

/** The mysterious gates of an hour. */
export const qimenCalculate = defineProcedure({
  name: "qimen.calculate",
  tradition: "chinese-boards",
  words: wordsIn<QimenWords>(import.meta),
  kind: "calculation",
  cost: 1,
  icon: "icons/qimen.svg",
  needs: ["now"],
  reads: "moment",
  input,
  output: answer,
  conventions: CONVENTIONS,
  refusals: ["lifespan", "longitudeNeeded", "timeNeeded"],
  run(given, give): QimenAnswer {
    const { clock, dayBoundary, method, plate, centre, question = null } = given;
    requireAnswerable(given.question);
    const asked = understand(given.question, given);
    const topic = given.topic ?? TOPIC_OF[asked.matter];
    const civil = give.civil();
    const chart = chartTimeOf(civil, clock);
    const { pillars } = fourPillars(civil, chart, dayBoundary, "liChun");
    const { day, hour } = pillars;
    if (!hour) throw new Refusal("timeNeeded");
    const ju = findJu(civil, day, toFixed(chart.local), method);
    const board = layBoard(ju, day, hour, plate, centre);
    const scene: Scene = {
      board,
      pillars: { ...pillars, hour },
      monthStart: monthStartOf(civil.year, toFixed(chart.local)),
      monthGeneral: monthGeneralOf(previousSolarTerm(civil.julianDayUt, "major").index),
      lodge: lodgeOf(ju, centre),
      book: given.formations,
    };
    const laid = {
      pillars: {
        year: pillars.year.id,
        month: pillars.month.id,
        day: day.id,
        hour: hour.id,
      },
      chartTime: formatLocal(chart.local),
      termInForce: viewTerm(previousSolarTerm(civil.julianDayUt), civil),
      ju: {
        term: SOLAR_TERM.ids[ju.termIndex]!,
        dun: ju.yang ? ("yang" as const) : ("yin" as const),
        number: ju.number,
        yuan: YUAN.ids[ju.yuan]!,
      },
      hourVoid: voidBranchesOf(hour).map(({ id }) => id),
      dayVoid: voidBranchesOf(day).map(({ id }) => id),
      horse: branch(horseOf(hour.branch.index)).id,
      ...board,
      formations: findFormations(scene),
      sides: findSides(scene),
      asked,
      question,
    };
    const matter = readMatter(laid, topic);
    return { ...laid, matter, reply: answerBy(asked, matter) };
  },
  receipt: chartReceipt,
  asks: byMoment,
  weighs: { origin: "tally", read: weighBoard, places: weighPalaces },
  picture: drawQimen,
  examples: [
    {
      title: "an afternoon of cold dew, 1946",
      input: { date: "1946-10-17", time: "14:23", timezone: "+08:00", clock: "civil" },
      expect: {
        ju: {
          dun: { native: "陰遁" },
          number: 6,
          yuan: { native: "上元" },
          term: { native: "寒露" },
        },
        valueStar: { star: { native: "天心" }, palace: 3 },
        valueDoor: { door: { native: "開門" }, palace: 8 },
      },
      source: "bigfishmarquis-qimen 1.0.0 agreed with anthonylee1994/qimen 77fa560",
    },
  ],
  references: [
    { title: "Yanbo Diaosou Ge 煙波釣叟歌", author: "attr. Zhao Pu 趙普", year: "Song" },
    { title: "Qimen Dunjia Tongzong 奇門遁甲統宗", year: "Ming" },
    { title: "Dunjia Yanyi 遁甲演義", author: "Cheng Daosheng 程道生", year: "Ming" },
  ],
});

/**
 * What the board answers: the palace of the chief sign is where, its number the time.
 *
 * @source Dunjia Yanyi, juan 3: what is lost lies on the side of the hour's stem; numbers of palaces for times
 */
function answerBy(asked: Understood, { signs, points }: Matter): QimenAnswer["reply"] {
  const palace = signs[0]!.palace;
  return replyBy(asked, {
    score: Math.max(0, Math.min(100, Math.round(50 + points))),
    phase: PALACE_PHASES[palace - 1]!,
    quarter: quarterOfPalace(palace),
    count: palace,
    unit: unitFor(asked),
  });
}
