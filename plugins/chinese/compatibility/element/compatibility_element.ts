import {
  Birth,
  defineProcedure,
  TextShape,
  Type,
  type Brief,
  type Frozen,
  type Lang,
  type Static,
} from "#old";
import type { CivilMoment, StemBranch } from "#time";
import { balanceOf, BalanceShape, type Balance } from "../../bazi/chart/balance.ts";
import { chartOf } from "../../bazi/chart/chart.ts";
import { NaYinShape } from "../../bazi/chart/pillar_view.ts";
import { chartTimeOf, LONGITUDE_NEEDED } from "../../calendar/chart_time.ts";
import {
  DAY_BOUNDARY,
  YEAR_BOUNDARY,
  type ClockName,
  type DayBoundary,
  type YearBoundary,
} from "../../calendar/conventions.ts";
import { fourPillars } from "../../calendar/pillars.ts";
import { ELEMENT_NAMES, relationOf } from "../../core/elements.ts";
import { naYinOf } from "../../core/na_yin.ts";
import { PairNameShape, StemShape, toPairName } from "../../core/shapes.ts";
import { evenness } from "../bazi/element_parts.ts";
import { naYinFinding } from "../bazi/pillar_parts.ts";
import { certifyPair, OmissionShape, type Possibility } from "../omissions.ts";
import { clockNotes, PAIR_CLOCK, possibleTimes } from "../person.ts";
import {
  becauseOf,
  byPull,
  dissentFrom,
  GRADE_NAMES,
  gradeOf,
  meanOf,
  PairPartShape,
  PairVerdictShape,
  spread,
  type PairPart,
  type Part,
} from "../scoring.ts";
import { drawElements } from "./picture.ts";
import { capital } from "../../core/prose.ts";

const Person = Type.Object({ ...Birth });

const SideShape = Type.Object({
  native: Type.String({ description: "Pillars: year, month, day and, where known, hour" }),
  hourKnown: Type.Boolean({ description: "False when three pillars were read" }),
  year: PairNameShape,
  naYin: NaYinShape,
  dayMaster: StemShape,
  balance: BalanceShape,
});

/** Elements of two people held side by side. */
const ElementMatchShape = Type.Object({
  score: Type.Integer({ minimum: 0, maximum: 100, description: "50 is neutral" }),
  verdict: PairVerdictShape,
  method: Type.Object(TextShape.properties, { description: "How the score is made" }),
  parts: Type.Array(PairPartShape, { description: "Everything that was weighed" }),
  dissent: Type.Array(PairPartShape, { description: "Parts that speak against the verdict" }),
  a: SideShape,
  b: SideShape,
  hourAssumption: Type.Optional(
    Type.Array(OmissionShape, { description: "Where a time of birth was left out" }),
  ),
});

/** Elements of two people held side by side. */
export type ElementMatch = Frozen<Static<typeof ElementMatchShape>>;

interface Elements {
  readonly pillars: readonly StemBranch[];
  readonly hourKnown: boolean;
  readonly year: StemBranch;
  readonly self: StemBranch["stem"];
  readonly balance: Balance;
}

interface Rules {
  readonly clock: ClockName;
  readonly dayBoundary: DayBoundary;
  readonly yearBoundary: YearBoundary;
}

/** What the element of one day master is to that of the other. */
const SELF_VALUES = {
  same: 58,
  generates: 74,
  generatedBy: 74,
  controls: 34,
  controlledBy: 34,
} as const;

const dayMasters: Part<Elements> = {
  name: { en: "Day masters", zhHant: "日主五行" },
  source: "Sanming Tonghui, juan 1-2, on generation and control",
  find({ self: a }, { self: b }) {
    const kind = relationOf(a.element, b.element);
    return { value: SELF_VALUES[kind], tell: () => tellSelves(a, b, kind) };
  },
};

function tellSelves(
  a: StemBranch["stem"],
  b: StemBranch["stem"],
  kind: ReturnType<typeof relationOf>,
) {
  const zh = (stem: typeof a) => stem.native + ELEMENT_NAMES[stem.element].native;
  if (kind === "same") {
    return {
      en: `both day masters are ${a.element}: they take the world alike and lean on it at the same place`,
      zhHant: `日主同屬${ELEMENT_NAMES[a.element].native}，待人處世相近，所倚亦同`,
    };
  }
  const forward = kind === "generates" || kind === "controls";
  const [from, to] = forward ? [a, b] : [b, a];
  const [giver, taker] = forward ? ["first", "second"] : ["second", "first"];
  const [one, other] = forward ? ["前者", "後者"] : ["後者", "前者"];
  return kind === "generates" || kind === "generatedBy"
    ? {
        en: `the ${giver}'s ${from.element} feeds the ${taker}'s ${to.element}: the one gives, the other grows`,
        zhHant: `${one}${zh(from)}生${other}${zh(to)}，一施一受`,
      }
    : {
        en: `the ${giver}'s ${from.element} holds down the ${taker}'s ${to.element}: the one shapes, the other has to yield`,
        zhHant: `${one}${zh(from)}剋${other}${zh(to)}，一制一讓`,
      };
}

const PARTS = {
  naYin: {
    name: { en: "Na yin of the years", zhHant: "年命納音" },
    source: "Sanming Tonghui, juan 1, na yin; marriage tables of the Tongshu",
    find: (a: Elements, b: Elements) => naYinFinding(a.year.index, b.year.index),
  },
  dayMasters,
  balance: evenness,
} as const satisfies Readonly<Record<string, Part<Elements>>>;

const IDS = ["naYin", "dayMasters", "balance"] as const;
const WEIGHTS = { naYin: 35, dayMasters: 30, balance: 35 } as const;
const SPREAD = 1.5;

const METHOD = {
  en: `The score is the weighted mean of the three parts, each from 0 to 100 with 50 neutral, its distance to 50 taken ${SPREAD} times. The marriage tables judge by the na yin alone; the weights are this service's own model.`,
  zhHant: `總分為三項之加權平均，各項零至一百，五十為中，距五十之差放大 ${SPREAD} 倍。通書合婚僅論納音，權重為本服務自訂之模型。`,
};

const OMITTED = {
  birthTime: {
    en: "No time of birth was given: three pillars were read, and the score rests on them. Every double hour of the day was tried for the verdict, the change of day at its end included.",
    zhHant: "未提供出生時間，僅以三柱論之；當日各時辰（含換日）均已逐一試算其結論。",
  },
};

/** Five elements of two people held side by side. */
export const compatibilityElement = defineProcedure({
  name: "compatibility.element",
  tradition: "chinese-destiny",
  title: { en: "Five element compatibility", zhHant: "五行合婚" },
  summary: {
    en: "Five-element match of two people by the na yin of the years, the day masters and what the two charts make together",
    zhHant: "以年命納音、日主五行與兩造五行合觀論兩人相配",
  },
  kind: "calculation",
  cost: 3,
  icon: "icons/compatibility.svg",
  reads: "births",
  input: Type.Object({ a: Person, b: Person }),
  output: ElementMatchShape,
  conventions: { clock: PAIR_CLOCK, dayBoundary: DAY_BOUNDARY, yearBoundary: YEAR_BOUNDARY },
  refusals: { ...LONGITUDE_NEEDED },
  run(input, give) {
    const read = (who: "a" | "b"): PersonRead => {
      const civil = give.civil(who);
      const possible = possibleTimes(civil, input[who], input.clock).map((time) => ({
        time: time.when,
        gender: null,
        profile: elementsOf(time.civil, input),
      }));
      return { shown: elementsOf(civil, input), possible };
    };
    const [a, b] = [read("a"), read("b")];
    const parts = partsOf(a.shown, b.shown);
    const score = scoreOf(a.shown, b.shown);
    const grade = gradeOf(score);
    const omissions = certifyPair(a.possible, b.possible, scoreOf, OMITTED);
    return {
      score,
      verdict: { value: grade, because: becauseOf(parts, give.lang) },
      method: METHOD,
      parts,
      dissent: dissentFrom(grade, parts),
      a: sideOf(a.shown),
      b: sideOf(b.shown),
      ...(omissions.length > 0 ? { hourAssumption: omissions } : {}),
    };
  },
  receipt(input, give, who) {
    const hourOnly = input[who!].birthHour !== undefined;
    return clockNotes(give.civil(who), input.clock, input.dayBoundary, hourOnly, give.lang);
  },
  brief: writeBrief,
  picture: (answer, lang: Lang) => drawElements(answer, lang),
  examples: [
    {
      title: "gold in the sea beside roadside earth",
      input: {
        a: { birthDate: "1984-06-15", birthTime: "12:00", timezone: "+08:00" },
        b: { birthDate: "1990-06-15", birthTime: "12:00", timezone: "+08:00" },
        clock: "civil",
      },
      expect: {
        a: { year: { native: "甲子" }, naYin: { native: "海中金" } },
        b: { year: { native: "庚午" }, naYin: { native: "路旁土" } },
      },
      source: "na yin by tyme4ts 1.5.2; earth generates metal",
    },
  ],
  references: [
    {
      title: "Sanming Tonghui 三命通會",
      author: "Wan Minying 萬民英",
      year: "1578",
      part: "juan 1, on na yin",
    },
    { title: "Tongshu 通書", part: "marriage tables by na yin" },
  ],
});

interface PersonRead {
  readonly shown: Elements;
  readonly possible: readonly Possibility<Elements>[];
}

function elementsOf(civil: CivilMoment, rules: Rules): Elements {
  const time = chartTimeOf(civil, rules.clock);
  const { pillars } = fourPillars(civil, time, rules.dayBoundary, rules.yearBoundary);
  const chart = chartOf(pillars, "en");
  return {
    pillars: chart.pillars.map(({ pair }) => pair),
    hourKnown: pillars.hour !== null,
    year: pillars.year,
    self: pillars.day.stem,
    balance: balanceOf(chart),
  };
}

function sideOf({ pillars, hourKnown, year, self, balance }: Elements) {
  return {
    native: pillars.map(({ native }) => native).join(" "),
    hourKnown,
    year: toPairName(year),
    naYin: naYinOf(year.index),
    dayMaster: self,
    balance,
  };
}

function scoreOf(a: Elements, b: Elements): number {
  const values = {
    naYin: PARTS.naYin.find(a, b).value,
    dayMasters: PARTS.dayMasters.find(a, b).value,
    balance: PARTS.balance.find(a, b).value,
  };
  return spread(meanOf(values, WEIGHTS), SPREAD);
}

function partsOf(a: Elements, b: Elements): readonly PairPart[] {
  return IDS.map((id) => {
    const { name, source } = PARTS[id];
    const { value, tell } = PARTS[id].find(a, b);
    return { id, name, value, weight: WEIGHTS[id], evidence: tell(), source };
  });
}

function writeBrief(answer: ElementMatch, lang: Lang): Brief {
  const en = lang === "en";
  const { a, b, score, verdict, parts, dissent } = answer;
  const [naYin, selves, balance] = parts as [PairPart, PairPart, PairPart];
  const grade = GRADE_NAMES[verdict.value];
  const against = byPull(dissent)[0];
  const omitted = answer.hourAssumption;
  return {
    facts: {
      a: a.native,
      b: b.native,
      score,
      verdict: verdict.value,
      parts: parts.map(({ id, value }) => ({ id, value })),
    },
    outline: en ? ["Years", "Day masters", "Together"] : ["年命", "日主", "合觀"],
    plain: en
      ? `In the old marriage tables ${naYin.evidence.en}. Of the days, which stand nearer to the person, ${selves.evidence.en}.\n\n` +
        `${capital(balance.evidence.en)}. On a scale where 50 is neutral the three come to ${score}, ${grade.en}` +
        `${against ? `, although the ${against.name.en.toLowerCase()} (${against.value}) ${against.value > 50 ? "would say better" : "would say less"}` : ""}. ` +
        `${ADVICE[verdict.value].en}` +
        `${omitted ? ` Without the time of birth the figure may lie anywhere from ${omitted[0]!.score.least} to ${omitted[0]!.score.most}.` : ""} Elements describe a temper, and tempers can be learned; for more, lay the whole charts side by side.`
      : `以合婚之表論，${naYin.evidence.zhHant}。再論日主，此於人最切：${selves.evidence.zhHant}。\n\n` +
        `${balance.evidence.zhHant}。以五十為中，三項合計 ${score} 分，屬${grade.zhHant}` +
        `${against ? `；惟${against.name.zhHant}（${against.value}）${against.value > 50 ? "勝於此數" : "不及此數"}` : ""}。` +
        `${ADVICE[verdict.value].zhHant}` +
        `${omitted ? `未具出生時間，分數可在 ${omitted[0]!.score.least} 至 ${omitted[0]!.score.most} 之間。` : ""}五行所言不過稟性，稟性可以涵養；欲知其詳，宜參看兩人全局。`,
  };
}

const ADVICE = {
  harmonious: {
    en: "What the one has to give, the other can use; such pairs tire of each other slowly.",
    zhHant: "一方所有，正是一方所需，相處不易生厭。",
  },
  neutral: {
    en: "Nothing here forces the pair together or apart.",
    zhHant: "五行不偏於合，亦不偏於離。",
  },
  difficult: {
    en: "The tempers rub; where one of the two learns to bring in the element that stands between, much of it eases.",
    zhHant: "稟性相違，若有一方能以通關之行調之，則大為緩和。",
  },
} as const;
