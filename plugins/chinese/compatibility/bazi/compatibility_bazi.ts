import {
  defineProcedure,
  Gender,
  TextShape,
  Type,
  type Frozen,
  type Lang,
  type Static,
} from "#old";
import { BAZI_CONVENTIONS } from "../../bazi/chart/conventions.ts";
import { BAZI_REFERENCES } from "../../bazi/references.ts";
import { LONGITUDE_NEEDED } from "../../calendar/chart_time.ts";
import { NamedShape } from "../../core/named.ts";
import { BranchShape, PairNameShape, StemShape, toPairName } from "../../core/shapes.ts";
import { tenGodOf } from "../../core/ten_gods.ts";
import { STRENGTHS } from "../../bazi/chart/strength.ts";
import { certifyPair, OmissionShape, possibleGenders, type Possibility } from "../omissions.ts";
import { clockNotes, PAIR_CLOCK, PersonShape, possibleTimes } from "../person.ts";
import {
  becauseOf,
  dissentFrom,
  gradeOf,
  PairPartShape,
  PairVerdictShape,
  ValueShape,
} from "../scoring.ts";
import { matchBrief } from "./brief.ts";
import { matchOf, METHOD, scoreOf } from "./match.ts";
import { drawMatch } from "./picture.ts";
import { asGender, profileOf, type Profile } from "./profile.ts";

const SideShape = Type.Object({
  native: Type.String({ description: "Pillars: year, month, day and, where known, hour" }),
  gender: Type.Union([Gender, Type.Null()], { description: "Null where none was given" }),
  hourKnown: Type.Boolean({ description: "False when three pillars were read" }),
  year: PairNameShape,
  month: PairNameShape,
  day: PairNameShape,
  hour: Type.Union([PairNameShape, Type.Null()]),
  dayMaster: StemShape,
  marriageSeat: Type.Object(BranchShape.properties, { description: "夫妻宮: the day branch" }),
  strength: Type.Object(NamedShape.properties, { description: "Of the day master" }),
  usefulGod: Type.Object(NamedShape.properties, { description: "用神: element most needed" }),
});

const DimensionShape = Type.Object({
  name: TextShape,
  score: ValueShape,
  parts: Type.Array(
    Type.Object({ part: Type.String(), weight: Type.Number({ description: "Percent" }) }),
  ),
});

/** Two four-pillar charts held side by side. */
export const BaziMatchShape = Type.Object({
  a: SideShape,
  b: SideShape,
  score: Type.Integer({ minimum: 0, maximum: 100, description: "50 is neutral" }),
  verdict: PairVerdictShape,
  method: Type.Object(TextShape.properties, { description: "How the score is made" }),
  dimensions: Type.Object({
    love: DimensionShape,
    marriage: DimensionShape,
    career: DimensionShape,
    wealth: DimensionShape,
    health: DimensionShape,
  }),
  parts: Type.Array(PairPartShape, { description: "Everything that was weighed" }),
  dissent: Type.Array(PairPartShape, { description: "Parts that speak against the verdict" }),
  tenGods: Type.Object(
    {
      ofB: Type.Object(NamedShape.properties, { description: "What b's day stem is to a" }),
      ofA: Type.Object(NamedShape.properties, { description: "What a's day stem is to b" }),
    },
    { description: "Ten god that each day stem is to the other" },
  ),
  hourAssumption: Type.Optional(
    Type.Array(OmissionShape, { description: "Where a time of birth was left out" }),
  ),
  genderAssumption: Type.Optional(
    Type.Array(OmissionShape, { description: "Where a gender was left out" }),
  ),
});

/** Two four-pillar charts held side by side. */
export type BaziMatch = Frozen<Static<typeof BaziMatchShape>>;

const OMITTED = {
  birthTime: {
    en: "No time of birth was given: three pillars were read, and the score rests on them. Every double hour of the day was tried for the verdict, the change of day at its end included.",
    zhHant: "未提供出生時間，僅以三柱論之；當日各時辰（含換日）均已逐一試算其結論。",
  },
  gender: {
    en: "No gender was given: the spouse star and the course of luck were read both ways, and the mean was scored. Nothing else depends on it.",
    zhHant: "未提供性別，配偶星與大運順逆兩讀，取其平均；其餘各項不受影響。",
  },
} as const;

const { dayBoundary, yearBoundary, noble, strengthModel, usefulGodMethod } = BAZI_CONVENTIONS;

/** Compares two births by their four pillars. */
export const compatibilityBazi = defineProcedure({
  name: "compatibility.bazi",
  tradition: "chinese-destiny",
  title: { en: "Four pillars compatibility", zhHant: "八字合婚" },
  summary: {
    en: "Compares two four-pillar charts: day stems, seats of marriage, useful gods, spouse stars, na yin, stars and luck; scores love, marriage, work, money and well-being, and shows what dissents",
    zhHant:
      "合參兩人八字：日干、夫妻宮、用神、配偶星、納音、神煞與大運，分論感情、婚姻、事業、財運、身心，並列相左之項",
  },
  kind: "calculation",
  cost: 20,
  narrated: true,
  icon: "icons/compatibility.svg",
  reads: "births",
  input: Type.Object({ a: PersonShape, b: PersonShape }),
  output: BaziMatchShape,
  conventions: {
    clock: PAIR_CLOCK,
    dayBoundary,
    yearBoundary,
    noble,
    strengthModel,
    usefulGodMethod,
  },
  refusals: { ...LONGITUDE_NEEDED },
  run(input, give) {
    const read = (who: "a" | "b"): PersonRead => {
      const genders = possibleGenders(input[who]);
      const civil = give.civil(who);
      const shown = profileOf(civil, genders, input);
      const times = possibleTimes(civil, input[who], input.clock);
      const known = civil.timeKnown && genders.length === 1;
      const possible: readonly Possibility<Profile>[] = known
        ? [{ time: null, gender: null, profile: shown }]
        : times.flatMap((time) => {
            const profile = time.when === null ? shown : profileOf(time.civil, genders, input);
            return genders.map((gender) => ({
              time: time.when,
              gender: genders.length > 1 ? gender : null,
              profile: asGender(profile, gender),
            }));
          });
      return { shown, possible };
    };
    const [a, b] = [read("a"), read("b")];
    const match = matchOf(a.shown, b.shown);
    const grade = gradeOf(match.score);
    const omissions = certifyPair(a.possible, b.possible, scoreOf, OMITTED);
    const of = (field: string) => omissions.filter(({ input: name }) => name.endsWith(field));
    const [hours, genders] = [of("birthTime"), of("gender")];
    return {
      a: sideOf(a.shown),
      b: sideOf(b.shown),
      score: match.score,
      verdict: { value: grade, because: becauseOf(match.parts, give.lang) },
      method: METHOD,
      dimensions: match.dimensions,
      parts: match.parts,
      dissent: dissentFrom(grade, match.parts),
      tenGods: {
        ofB: tenGodOf(a.shown.self, b.shown.self),
        ofA: tenGodOf(b.shown.self, a.shown.self),
      },
      ...(hours.length > 0 ? { hourAssumption: hours } : {}),
      ...(genders.length > 0 ? { genderAssumption: genders } : {}),
    };
  },
  receipt(input, give, who) {
    const hourOnly = input[who!].birthHour !== undefined;
    return clockNotes(give.civil(who), input.clock, input.dayBoundary, hourOnly, give.lang);
  },
  brief: (answer, lang: Lang) => matchBrief(answer, lang),
  picture: (answer, lang: Lang) => drawMatch(answer, lang),
  examples: [
    {
      title: "two births whose pillars are published",
      input: {
        a: {
          birthDate: "1970-01-22",
          birthTime: "04:25",
          timezone: "+08:00",
          gender: "female",
        },
        b: {
          birthDate: "2024-06-15",
          birthTime: "12:00",
          timezone: "+08:00",
          gender: "male",
        },
        clock: "civil",
      },
      expect: {
        a: { native: "己酉 丁丑 壬寅 壬寅" },
        b: { native: "甲辰 庚午 庚戌 壬午" },
        tenGods: { ofB: { native: "偏印" }, ofA: { native: "食神" } },
      },
      source: "tyme4ts 1.5.2 and lunar-typescript 1.8.6 agree on both charts",
    },
  ],
  references: [
    ...BAZI_REFERENCES,
    {
      title: "Sanming Tonghui 三命通會",
      author: "Wan Minying 萬民英",
      year: "1578",
      part: "juan 1-3",
    },
  ],
});

interface PersonRead {
  readonly shown: Profile;
  readonly possible: readonly Possibility<Profile>[];
}

function sideOf({ chart, pillars, self, seat, strength, usefulGod, genders }: Profile) {
  return {
    native: chart.pillars.map(({ pair }) => pair.native).join(" "),
    gender: genders.length === 1 ? genders[0]! : null,
    hourKnown: pillars.hour !== null,
    year: toPairName(pillars.year),
    month: toPairName(pillars.month),
    day: toPairName(pillars.day),
    hour: pillars.hour ? toPairName(pillars.hour) : null,
    dayMaster: self,
    marriageSeat: seat,
    strength: STRENGTHS[strength.verdict.value],
    usefulGod: usefulGod.name,
  };
}
