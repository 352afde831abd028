import { defineProcedure, MomentOrNow, oneOf, Question, Refusal, Type, type Lang } from "#old";
import { chartTimeOf, LONGITUDE_NEEDED } from "../../calendar/chart_time.ts";
import { CLOCK, DAY_BOUNDARY } from "../../calendar/conventions.ts";
import { fourPillars } from "../../calendar/pillars.ts";
import { BoardShape, layBoard, TOPICS, type Topic } from "./board.ts";
import { JudgementShape, judgeTopic } from "./judgement.ts";
import { liuyaoBrief } from "./liuyao_brief.ts";
import { drawBoard } from "./picture.ts";

const TOPIC_IDS = Object.keys(TOPICS) as [Topic, ...Topic[]];

const LineValue = Type.Integer({ minimum: 6, maximum: 9 });
const Heads = Type.Integer({ minimum: 0, maximum: 3 });

/** A six-line oracle with na jia, relatives, spirits, hidden lines and change. */
export const liuyaoCalculate = defineProcedure({
  name: "liuyao.calculate",
  tradition: "chinese-changes",
  title: { en: "Six lines", zhHant: "六爻" },
  summary: {
    en: "Six-line hexagram with na jia stems and branches, six relatives, six spirits, self and response lines, hidden spirits, void and moving lines; lines or coins given, or cast by chance",
    zhHant: "六爻納甲，列六親、六神、世應、伏神、旬空與動爻；可給爻象或錢數，亦可代擲",
  },
  kind: "draw",
  cost: 1,
  icon: "icons/changes.svg",
  needs: ["now", "random"],
  reads: "moment",
  input: Type.Object({
    ...MomentOrNow,
    lines: Type.Optional(
      Type.Array(LineValue, {
        minItems: 6,
        maxItems: 6,
        description: "From the lowest: 6 old yin, 7 young yang, 8 young yin, 9 old yang",
      }),
    ),
    coins: Type.Optional(
      Type.Array(Heads, {
        minItems: 6,
        maxItems: 6,
        description:
          "Heads among three coins for each line, from the lowest; heads count 3, tails 2",
      }),
    ),
    topic: Type.Optional(oneOf(TOPIC_IDS, "What is asked about; default self")),
    question: Question,
  }),
  output: Type.Object({
    ...BoardShape.properties,
    cast: Type.Object({
      by: Type.String({ description: "lines, coins or chance" }),
      values: Type.Array(LineValue, { minItems: 6, maxItems: 6 }),
    }),
    judgement: JudgementShape,
    question: Type.Union([Type.String(), Type.Null()]),
  }),
  conventions: { clock: CLOCK, dayBoundary: DAY_BOUNDARY },
  refusals: { ...LONGITUDE_NEEDED, linesAndCoins: "both lines and coins were given" },
  run(input, give) {
    if (input.lines && input.coins) {
      throw new Refusal("linesAndCoins", "Cannot cast: give lines or coins, not both");
    }
    const by = input.lines ? "lines" : input.coins ? "coins" : "chance";
    const values =
      input.lines ??
      input.coins?.map((heads) => 6 + heads) ??
      Array.from(
        { length: 6 },
        () => 6 + give.random.below(2) + give.random.below(2) + give.random.below(2),
      );
    const civil = give.civil();
    const chart = chartTimeOf(civil, input.clock);
    const { pillars } = fourPillars(civil, chart, input.dayBoundary, "liChun");
    const board = layBoard(values, pillars.month, pillars.day);
    const say = (text: { en: string; zhHant: string }) =>
      give.lang === "en" ? text.en : text.zhHant;
    return {
      ...board,
      cast: { by, values },
      judgement: judgeTopic(board, input.topic ?? "self", say),
      question: input.question ?? null,
    };
  },
  brief: (answer, lang: Lang) => liuyaoBrief(answer, lang),
  picture: (answer, lang: Lang) => drawBoard(answer, lang),
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
