import { byChanceAndMoment, defineProcedure, Refusal, wordsIn } from "#sdk";
import { chartTimeOf } from "../../calendar/chart_time.ts";
import { fourPillars } from "../../calendar/pillars.ts";
import { answer, type LiuyaoAnswer } from "./answer.ts";
import { layBoard } from "./board.ts";
import { CONVENTIONS, input } from "./input.ts";
import { judgeTopic } from "./judgement.ts";
import { drawBoard } from "./picture.ts";
import type { Standing } from "./terms.ts";
import type { LiuyaoWords } from "./words/en.ts";

/** Score of a standing, for blends. */
const SCORES: Readonly<Record<Standing, number>> = { favourable: 70, mixed: 50, unfavourable: 30 };

/** A six-line oracle with na jia, relatives, spirits, hidden lines and change. */
export const liuyaoCalculate = defineProcedure({
  name: "liuyao.calculate",
  tradition: "chinese-changes",
  words: wordsIn<LiuyaoWords>(import.meta),
  kind: "draw",
  cost: 1,
  icon: "icons/changes.svg",
  needs: ["now", "random"],
  reads: "moment",
  input,
  output: answer,
  conventions: CONVENTIONS,
  refusals: ["longitudeNeeded", "linesAndCoins"],
  run({ lines, coins, topic = "self", clock, dayBoundary, question = null }, give): LiuyaoAnswer {
    if (lines && coins) throw new Refusal("linesAndCoins");
    const by = lines ? "lines" : coins ? "coins" : "chance";
    const toss = () => give.random.below(2);
    const values =
      lines ??
      coins?.map((heads) => 6 + heads) ??
      Array.from({ length: 6 }, () => 6 + toss() + toss() + toss());
    const civil = give.civil();
    const chart = chartTimeOf(civil, clock);
    const { pillars } = fourPillars(civil, chart, dayBoundary, "liChun");
    const board = layBoard(values, pillars.month, pillars.day);
    return { ...board, cast: { by, values }, judgement: judgeTopic(board, topic), question };
  },
  asks: byChanceAndMoment,
  weighs: {
    origin: "verdict",
    read: weighVerdict,
    places: (answer) => {
      const { hexagram, fullName } = answer.hexagram;
      const place = { code: "thrown", with: { hexagram, fullName } };
      return [{ place, ...weighVerdict(answer) }];
    },
  },
  picture: drawBoard,
  examples: [
    {
      title: "modesty, nothing moving",
      input: {
        lines: [8, 8, 7, 8, 8, 8],
        date: "1951-06-24",
        time: "11:28",
        timezone: "+08:00",
        clock: "civil",
      },
      expect: {
        hexagram: { fullName: "地山謙", lines: "001000" },
        palace: { native: "兌" },
        generation: { native: "五世" },
        self: 5,
        response: 2,
        day: { native: "乙未" },
      },
      source:
        "bopo/najia 9cf1191, ichingshifa d401ef3 and an evaluation of Jing Fang's rules agree",
    },
  ],
  references: [
    { title: "Jingshi Yizhuan 京氏易傳", author: "Jing Fang 京房", year: "1st century BCE" },
    { title: "Bushi Zhengzong 卜筮正宗", author: "Wang Hongxu 王洪緒", year: "1709" },
  ],
});

function weighVerdict({ judgement: { verdict } }: LiuyaoAnswer) {
  const standing = verdict.value;
  const score = SCORES[standing];
  return { score, testimonies: [{ code: "usefulLine", with: { standing }, weight: score }] };
}
