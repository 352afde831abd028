import {
  defineProcedure,
  MomentOrNow,
  oneOf,
  Question,
  Refusal,
  Type,
  type Convention,
  type Lang,
} from "#old";
import { previousSolarTerm } from "#sky";
import { chineseDateOf, FIRST_CHINESE_YEAR, hourBranchIndex, toFixed, yearPillar } from "#time";
import { chartTimeOf, LONGITUDE_NEEDED } from "../calendar/chart_time.ts";
import { CLOCK, DAY_BOUNDARY } from "../calendar/conventions.ts";
import { LUNAR_REFUSALS } from "../calendar/lunar_moment.ts";
import { fourPillars } from "../calendar/pillars.ts";
import { NamedShape } from "../core/named.ts";
import { PairNameShape, toPairName } from "../core/shapes.ts";
import { layTaiYi } from "./board.ts";
import { drawTaiYi } from "./picture.ts";
import { taiYiBrief } from "./tai_yi_brief.ts";

const EPOCH = {
  title: { en: "Epoch", zhHant: "積年" },
  default: "tongZong",
  options: {
    tongZong: {
      title: { en: "Tongzong: 10153917 years before year 0", zhHant: "統宗" },
      source: "Taiyi Tongzong Baojian",
    },
    jinJing: {
      title: { en: "Jinjing: 1936557 years", zhHant: "金鏡" },
      source: "Taiyi Jinjing Shijing",
    },
    taoJinGe: {
      title: { en: "Taojin ge: 10154193 years", zhHant: "淘金歌" },
      source: "Taiyi Taojin Ge",
    },
  },
} as const satisfies Convention;

const TENS = {
  title: { en: "General of a count of tens", zhHant: "滿十之算取將" },
  default: "byNine",
  options: {
    byNine: {
      title: { en: "Remainder by nine", zhHant: "以九除餘" },
      source: "Taiyi Tongzong Baojian",
    },
    one: { title: { en: "Palace one", zhHant: "入一宮" }, source: "some lines" },
    centre: { title: { en: "The centre", zhHant: "入中宮" }, source: "some lines" },
  },
} as const satisfies Convention;

const ACCUMULATED = { tongZong: 10_153_917, jinJing: 1_936_557, taoJinGe: 10_154_193 } as const;
/** Rata Die of 1900-12-21, and the days that Tongzong counts to it. */
const DAY_ORIGIN = 693_950;
const DAYS_TO_ORIGIN = 708_011_105;

const PositionShape = Type.Object({
  ...NamedShape.properties,
  god: Type.String({ description: "God of the position" }),
});
const SideShape = Type.Object({
  count: Type.Integer(),
  marks: Type.Array(NamedShape),
  general: Type.Integer({ description: "Palace of the great general 大將" }),
  deputy: Type.Integer({ description: "Palace of the deputy 參將" }),
});

/** The supreme one of a year, month, day or hour. */
export const taiYiCalculate = defineProcedure({
  name: "taiYi.calculate",
  tradition: "chinese-boards",
  title: { en: "Supreme One (tai yi)", zhHant: "太乙神數" },
  summary: {
    en: "Epoch count, ju, palace of Tai Yi, eyes of host and guest, counts, generals, eight doors and formations of a year, month, day or hour",
    zhHant: "年月日時四計：積數、局數、太乙所在、文昌始擊、主客定算、大將參將、八門與格局",
  },
  kind: "calculation",
  cost: 1,
  icon: "icons/tai_yi.svg",
  needs: ["now"],
  reads: "moment",
  input: Type.Object({
    ...MomentOrNow,
    scope: Type.Optional(oneOf(["year", "month", "day", "hour"], "Which board; default year")),
    question: Question,
  }),
  output: Type.Object({
    scope: Type.String(),
    unit: Type.Object(PairNameShape.properties, {
      description: "Pillar of the year, month, day or hour",
    }),
    lunarYear: Type.Integer(),
    accumulation: Type.Integer({ description: "Units since the epoch" }),
    dun: Type.String({ description: "yang or yin" }),
    ju: Type.Integer({ minimum: 1, maximum: 72 }),
    palace: Type.Integer({
      minimum: 1,
      maximum: 9,
      description: "Tai Yi's palace: 1 乾 2 午 3 艮 4 卯 6 酉 7 坤 8 子 9 巽",
    }),
    cycle: Type.Object(NamedShape.properties, { description: "What it governs in its palace" }),
    wenChang: Type.Object(PositionShape.properties, { description: "文昌, the host's eye" }),
    jiShen: Type.Object(PositionShape.properties, { description: "計神" }),
    heShen: Type.Object(PositionShape.properties, { description: "合神" }),
    shiJi: Type.Object(PositionShape.properties, { description: "始擊, the guest's eye" }),
    dingMu: Type.Object(PositionShape.properties, { description: "定目" }),
    host: SideShape,
    guest: SideShape,
    set: SideShape,
    doors: Type.Array(Type.Object({ palace: Type.Integer(), door: NamedShape }), {
      minItems: 8,
      maxItems: 8,
    }),
    formations: Type.Array(NamedShape),
    question: Type.Union([Type.String(), Type.Null()]),
  }),
  conventions: { clock: CLOCK, dayBoundary: DAY_BOUNDARY, epoch: EPOCH, tens: TENS },
  refusals: {
    ...LONGITUDE_NEEDED,
    ...LUNAR_REFUSALS,
    timeNeeded: "an hour board was asked for without a time",
    epochOfYears:
      "another epoch than tongZong was chosen for a day or hour board, which only tongZong counts",
  },
  run(input, give) {
    const civil = give.civil();
    const scope = input.scope ?? "year";
    if (civil.year <= FIRST_CHINESE_YEAR) {
      throw new Refusal(
        "yearOutOfRange",
        `Cannot read the lunar year: year is ${civil.year}, must be 1646 or later`,
      );
    }
    const byDays = scope === "day" || scope === "hour";
    if (byDays && input.epoch !== "tongZong") {
      throw new Refusal(
        "epochOfYears",
        `Cannot count days from the epoch ${input.epoch}: only tongZong counts them`,
      );
    }
    const chart = chartTimeOf(civil, input.clock);
    const { pillars } = fourPillars(civil, chart, input.dayBoundary, "liChun");
    if (scope === "hour" && !pillars.hour) {
      throw new Refusal("timeNeeded", "Cannot lay an hour board: no time given");
    }
    const lunar = chineseDateOf(civil.fixed);
    const years = ACCUMULATED[input.epoch] + lunar.year;
    const late =
      civil.timeKnown && chart.local.hour === 23 && input.dayBoundary === "23:00" ? 1 : 0;
    const days = DAYS_TO_ORIGIN + toFixed(chart.local) + late - DAY_ORIGIN;
    const unit =
      scope === "year"
        ? yearPillar(lunar.year)
        : scope === "month"
          ? pillars.month
          : scope === "day"
            ? pillars.day
            : pillars.hour!;
    const accumulation =
      scope === "year"
        ? years
        : scope === "month"
          ? (years - 1) * 12 + 2 + lunar.month
          : scope === "day"
            ? days
            : 12 * (days - 1) + hourBranchIndex(chart.local.hour) + 1;
    const term = previousSolarTerm(civil.julianDayUt).index;
    const yang = scope !== "hour" || term >= 18 || term < 6;
    return {
      scope,
      unit: toPairName(unit),
      lunarYear: lunar.year,
      accumulation,
      dun: yang ? "yang" : "yin",
      ...layTaiYi(accumulation, unit.branch.index, yang, input.tens),
      question: input.question ?? null,
    };
  },
  brief: (answer, lang: Lang) => taiYiBrief(answer, lang),
  picture: (answer, lang: Lang) => drawTaiYi(answer, lang),
  examples: [
    {
      title: "the year 2056",
      input: { date: "2056-07-01", timezone: "+08:00", scope: "year" },
      expect: {
        accumulation: 10155973,
        ju: 13,
        palace: 6,
        wenChang: { native: "巽" },
        shiJi: { native: "辰" },
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
