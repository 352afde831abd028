import {
  defineProcedure,
  MomentOrNow,
  Question,
  Refusal,
  Type,
  type Convention,
  type Lang,
} from "#old";
import { previousSolarTerm } from "#sky";
import { branch, formatLocal, toFixed, toTrueSolarReceipt } from "#time";
import { boundaryWarnings } from "../calendar/boundary_warnings.ts";
import { chartTimeOf, LONGITUDE_NEEDED } from "../calendar/chart_time.ts";
import { CLOCK, DAY_BOUNDARY } from "../calendar/conventions.ts";
import { fourPillars } from "../calendar/pillars.ts";
import { SOLAR_TERMS, TermShape, toTermInstant } from "../calendar/solar_terms.ts";
import { NamedShape } from "../core/named.ts";
import { BranchShape, PairNameShape, StemShape, toPairName } from "../core/shapes.ts";
import { voidBranchesOf } from "../core/void.ts";
import { hiddenHead, horseOf, layBoard } from "./board.ts";
import { findJu } from "./ju.ts";
import { DUN, YUAN } from "./names.ts";
import { drawQimen } from "./picture.ts";
import { qimenBrief } from "./qimen_brief.ts";

const METHOD = {
  title: { en: "Method of the ju", zhHant: "定局法" },
  default: "chaiBu",
  options: {
    chaiBu: {
      title: { en: "Split and mend: the term in force with the day's third", zhHant: "拆補" },
      source: "majority practice",
    },
    zhiRun: {
      title: { en: "Leap blocks of fifteen days", zhHant: "置閏" },
      source:
        "Qimen Dunjia Tongzong; a lead of ten days or more repeats 芒種 or 大雪 (books differ on nine or ten)",
    },
    maoShan: {
      title: { en: "120 hours for each third, from the term's instant", zhHant: "茅山" },
      source: "Maoshan tradition",
    },
  },
} as const satisfies Convention;

const PLATE = {
  title: { en: "Plate", zhHant: "盤式" },
  default: "rotating",
  options: {
    rotating: {
      title: { en: "Rotating: the eight outer palaces turn", zhHant: "轉盤" },
      source: "Yanbo Diaosou Ge as commonly taught",
    },
    flying: {
      title: { en: "Flying: through all nine palaces by number", zhHant: "飛盤" },
      source: "Qimen Dunjia Tongzong; gods with 太常, doors with 中門",
    },
  },
} as const satisfies Convention;

const CENTRE = {
  title: { en: "Lodge of the centre", zhHant: "中宮寄宮" },
  default: "kun",
  options: {
    kun: { title: { en: "Always kun 2", zhHant: "常寄坤二" }, source: "majority practice" },
    kunGen: {
      title: { en: "Gen 8 in yang, kun 2 in yin", zhHant: "陽遁寄艮八，陰遁寄坤二" },
      source: "some lines",
    },
  },
} as const satisfies Convention;

const PalaceShape = Type.Object({
  number: Type.Integer({
    minimum: 1,
    maximum: 9,
    description: "Luo shu number; 1 is north, 5 the centre",
  }),
  earth: StemShape,
  heaven: Type.Array(StemShape, {
    description: "The star's own stem first, then what 天禽 brings",
  }),
  stars: Type.Array(NamedShape),
  door: Type.Union([NamedShape, Type.Null()]),
  god: Type.Union([NamedShape, Type.Null()]),
  isVoid: Type.Boolean({ description: "Void of the hour's ten" }),
  isHorse: Type.Boolean({ description: "Travelling horse of the hour" }),
  marks: Type.Array(NamedShape),
});

/** The mysterious gates of an hour. */
export const qimenCalculate = defineProcedure({
  name: "qimen.calculate",
  tradition: "chinese-boards",
  title: { en: "Mysterious gates (qi men dun jia)", zhHant: "奇門遁甲" },
  summary: {
    en: "Hour board: course and ju, nine palaces with earth and heaven stems, stars, doors, gods, duty star and duty door, void and horse, marks",
    zhHant: "時家奇門：陰陽遁與局數，九宮列地盤天盤、九星、八門、八神、值符值使、空亡馬星與格局",
  },
  kind: "calculation",
  cost: 1,
  icon: "icons/qimen.svg",
  needs: ["now"],
  reads: "moment",
  input: Type.Object({ ...MomentOrNow, question: Question }),
  output: Type.Object({
    pillars: Type.Object({
      year: PairNameShape,
      month: PairNameShape,
      day: PairNameShape,
      hour: PairNameShape,
    }),
    chartTime: Type.String({ description: "Local time on the chart's clock, ISO 8601" }),
    layer: Type.String({ description: "Always hour; year, month and day boards are not served" }),
    termInForce: TermShape,
    ju: Type.Object({
      term: Type.Object(NamedShape.properties, { description: "Term to which the ju belongs" }),
      dun: NamedShape,
      number: Type.Integer({ minimum: 1, maximum: 9 }),
      yuan: NamedShape,
    }),
    xunHead: PairNameShape,
    hiddenHead: Type.String({ description: "Head of the ten with the stem that hides it: 甲子戊" }),
    hourVoid: Type.Array(BranchShape, { minItems: 2, maxItems: 2 }),
    dayVoid: Type.Array(BranchShape, { minItems: 2, maxItems: 2 }),
    horse: BranchShape,
    valueStar: Type.Object({ star: NamedShape, palace: Type.Integer() }, { description: "值符" }),
    valueDoor: Type.Object({ door: NamedShape, palace: Type.Integer() }, { description: "值使" }),
    palaces: Type.Array(PalaceShape, {
      minItems: 9,
      maxItems: 9,
      description: "By number, 1 first",
    }),
    marks: Type.Array(NamedShape, { description: "Marks of the whole board" }),
    question: Type.Union([Type.String(), Type.Null()]),
  }),
  conventions: {
    clock: CLOCK,
    dayBoundary: DAY_BOUNDARY,
    method: METHOD,
    plate: PLATE,
    centre: CENTRE,
  },
  refusals: { ...LONGITUDE_NEEDED, timeNeeded: "a date was given without a time" },
  run(input, give) {
    const civil = give.civil();
    const chart = chartTimeOf(civil, input.clock);
    const { pillars } = fourPillars(civil, chart, input.dayBoundary, "liChun");
    const { hour } = pillars;
    if (!hour) throw new Refusal("timeNeeded", "Cannot lay an hour board: no time given");
    const ju = findJu(civil, pillars.day, toFixed(chart.local), input.method);
    const board = layBoard(ju, pillars.day, hour, input.plate, input.centre);
    return {
      pillars: {
        year: toPairName(pillars.year),
        month: toPairName(pillars.month),
        day: toPairName(pillars.day),
        hour: toPairName(hour),
      },
      chartTime: formatLocal(chart.local),
      layer: "hour",
      termInForce: toTermInstant(previousSolarTerm(civil.julianDayUt), civil),
      ju: {
        term: SOLAR_TERMS[ju.termIndex]!,
        dun: ju.yang ? DUN.yang : DUN.yin,
        number: ju.number,
        yuan: YUAN[ju.yuan]!,
      },
      xunHead: toPairName(board.xunHead),
      hiddenHead: hiddenHead(board.xunHead),
      hourVoid: voidBranchesOf(hour),
      dayVoid: voidBranchesOf(pillars.day),
      horse: branch(horseOf(hour.branch.index)),
      valueStar: board.valueStar,
      valueDoor: board.valueDoor,
      palaces: board.palaces,
      marks: board.marks,
      question: input.question ?? null,
    };
  },
  receipt(input, give) {
    const civil = give.civil();
    const chart = chartTimeOf(civil, input.clock);
    const warnings = boundaryWarnings(civil, chart, input.dayBoundary, give.lang, false);
    return chart.solar
      ? { trueSolarTime: toTrueSolarReceipt(chart.solar), warnings }
      : { warnings };
  },
  brief: (answer, lang: Lang) => qimenBrief(answer, lang),
  picture: (answer, lang: Lang) => drawQimen(answer, lang),
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
  ],
});
