import {
  byMoment,
  defineProcedure,
  requireAnswerable,
  understand,
  wordsIn,
  type Understood,
} from "#sdk";
import { branch } from "#time";
import { chartReceipt } from "../calendar/receipt.ts";
import { quarterOfPalace, replyBy, unitFor } from "../core/question/reply.ts";
import { voidBranchesOf } from "../core/void.ts";
import { answer, type QimenAnswer } from "./answer.ts";
import { horseOf, layBoard, lodgeOf } from "./board.ts";
import { findFormations, findSides, type Scene } from "./formations/find.ts";
import { CONVENTIONS, input } from "./input.ts";
import { readMatter } from "./matter.ts";
import type { Matter } from "./matter_shape.ts";
import { PALACE_PHASES } from "./palaces.ts";
import { drawQimen } from "./picture.ts";
import { givenTime, isGivenBoard, timeOf } from "./time.ts";
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
  refusals: ["lifespan", "longitudeNeeded", "timeNeeded", "boardIncomplete"],
  run(given, give): QimenAnswer {
    const { clock, dayBoundary, method, plate, centre, question = null } = given;
    requireAnswerable(given.question);
    const asked = understand(given.question, given);
    const topic = given.topic ?? TOPIC_OF[asked.matter];
    const time = isGivenBoard(given)
      ? givenTime(given)
      : timeOf(give.civil(), clock, dayBoundary, method);
    const { day, hour, year, month, monthStart, monthGeneral, course } = time;
    const board = layBoard(course, day, hour, plate, centre);
    const scene: Scene = {
      board,
      pillars: { year, month, day, hour },
      monthStart,
      monthGeneral,
      lodge: lodgeOf(course, centre),
      book: given.formations,
    };
    const laid = {
      ...time.shown,
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
  receipt: (given, give) => (isGivenBoard(given) ? {} : chartReceipt(given, give)),
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
