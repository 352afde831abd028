import { defineProcedure, MomentOrNow, Question, TextShape, Type, type Lang } from "#old";
import { formatChineseDate } from "#time";
import { LONGITUDE_NEEDED } from "../calendar/chart_time.ts";
import { CLOCK } from "../calendar/conventions.ts";
import { LATE_ZI } from "../calendar/late_zi.ts";
import { LUNAR_REFUSALS, lunarMomentOf } from "../calendar/lunar_moment.ts";
import { NamedShape } from "../core/named.ts";
import { BranchShape, ElementShape } from "../core/shapes.ts";
import { countPalaces, type SixPalace } from "./palaces.ts";
import { drawPalms } from "./picture.ts";
import { sixRenBrief } from "./six_ren_brief.ts";

const PalaceShape = Type.Object({
  ...NamedShape.properties,
  element: ElementShape,
  spirit: Type.Object(NamedShape.properties, { description: "Spirit that goes with the palace" }),
  direction: NamedShape,
  luck: Type.String({ description: "lucky, mixed or unlucky" }),
  sense: TextShape,
});

/** Small Six Ren: three counts round six palms. */
export const xiaoLiuRenCalculate = defineProcedure({
  name: "xiaoLiuRen.calculate",
  tradition: "chinese-boards",
  title: { en: "Small Six Ren", zhHant: "小六壬" },
  summary: {
    en: "Counts lunar month, day and double hour, or three numbers, round the six palms and reads the last one",
    zhHant: "以農曆月日時或三數於六宮輪數，取末宮為斷",
  },
  kind: "calculation",
  cost: 1,
  icon: "icons/xiao_liu_ren.svg",
  needs: ["now"],
  reads: "moment",
  input: Type.Object({
    ...MomentOrNow,
    numbers: Type.Optional(
      Type.Array(Type.Integer({ minimum: 1, maximum: 1_000_000_000 }), {
        minItems: 3,
        maxItems: 3,
        description: "Three numbers instead of month, day and hour",
      }),
    ),
    question: Question,
  }),
  output: Type.Object({
    counted: Type.Object({
      by: Type.String({ description: "moment or numbers" }),
      numbers: Type.Array(Type.Integer(), { minItems: 3, maxItems: 3 }),
      lunarDate: Type.Union([Type.String(), Type.Null()]),
      lunarMonth: Type.Union([Type.Integer(), Type.Null()]),
      lunarDay: Type.Union([Type.Integer(), Type.Null()]),
      hour: Type.Union([BranchShape, Type.Null()]),
    }),
    month: Type.Object(PalaceShape.properties, { description: "Where the first count ends" }),
    day: Type.Object(PalaceShape.properties, { description: "Where the second count ends" }),
    hour: Type.Object(PalaceShape.properties, {
      description: "Where the last count ends: the answer",
    }),
    question: Type.Union([Type.String(), Type.Null()]),
  }),
  conventions: { clock: CLOCK, lateZi: LATE_ZI },
  refusals: { ...LONGITUDE_NEEDED, ...LUNAR_REFUSALS },
  run(input, give) {
    const question = input.question ?? null;
    if (input.numbers) {
      const [a, b, c] = input.numbers as [number, number, number];
      const counted = {
        by: "numbers",
        numbers: [a, b, c],
        lunarDate: null,
        lunarMonth: null,
        lunarDay: null,
        hour: null,
      };
      return { counted, ...named(countPalaces(a, b, c)), question };
    }
    const { date, hour } = lunarMomentOf(give.civil(), input.clock, input.lateZi);
    const numbers: [number, number, number] = [date.month, date.day, hour.index + 1];
    return {
      counted: {
        by: "moment",
        numbers,
        lunarDate: formatChineseDate(date),
        lunarMonth: date.month,
        lunarDay: date.day,
        hour,
      },
      ...named(countPalaces(...numbers)),
      question,
    };
  },
  brief: (answer, lang: Lang) => sixRenBrief(answer, lang),
  picture: (answer, lang: Lang) => drawPalms(answer, lang),
  examples: [
    {
      title: "the morning of 9 October 1967",
      input: { date: "1967-10-09", time: "08:30", timezone: "+08:00", clock: "civil" },
      expect: {
        month: { native: "速喜" },
        day: { native: "留連" },
        hour: { native: "空亡" },
        counted: { lunarMonth: 9, lunarDay: 6 },
      },
      source: "tyme4ts 1.5.2 (MinorRen) agreed with the counting rule",
    },
  ],
  references: [{ title: "Yuxia Ji 玉匣記", part: "six palms of Li Chunfeng", year: "Ming prints" }],
});

function named([month, day, hour]: readonly [SixPalace, SixPalace, SixPalace]) {
  return { month, day, hour };
}
