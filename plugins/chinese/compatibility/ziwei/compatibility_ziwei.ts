import {
  defineProcedure,
  Gender,
  oneOf,
  TextShape,
  Type,
  type Frozen,
  type Lang,
  type Static,
} from "#old";
import { LONGITUDE_NEEDED } from "../../calendar/chart_time.ts";
import { NamedShape } from "../../core/named.ts";
import { BranchShape, PairNameShape } from "../../core/shapes.ts";
import { ZIWEI_CONVENTIONS } from "../../ziwei/chart/conventions.ts";
import { MAJOR_STARS, TRANSFORMATIONS } from "../../ziwei/chart/star_names.ts";
import { certifyPair, OmissionShape, possibleGenders, type Possibility } from "../omissions.ts";
import { clockNotes, PAIR_CLOCK, PersonShape, possibleTimes } from "../person.ts";
import {
  becauseOf,
  bounded,
  dissentFrom,
  gradeOf,
  PairPartShape,
  PairVerdictShape,
  type PairPart,
} from "../scoring.ts";
import { matchBrief } from "./brief.ts";
import {
  METHOD,
  PART_IDS,
  PART_WEIGHTS,
  PARTS,
  scoreOf,
  scoreOfParts,
  tellParts,
  valuesOf,
} from "./parts.ts";
import { exchangedFrom, starName } from "./exchange.ts";
import { drawMatch } from "./picture.ts";
import { asGender, LIFE, profileOf, SPOUSE, type Profile } from "./profile.ts";

const SeatShape = Type.Object({
  branch: BranchShape,
  stars: Type.Array(NamedShape, { description: "Major stars, those of the opposite if lent" }),
  lent: Type.Boolean({ description: "Whether they are borrowed from the palace opposite" }),
});

const SideShape = Type.Object({
  gender: Type.Union([Gender, Type.Null()], { description: "Null where none was given" }),
  hourKnown: Type.Boolean({ description: "Without the hour no palace can be placed" }),
  year: Type.Object(PairNameShape.properties, { description: "Year pillar of the chart" }),
  lunarDate: Type.String({ description: "Chinese date of the civil day" }),
  soulMaster: Type.Union([NamedShape, Type.Null()], { description: "Null without the hour" }),
  life: Type.Union([SeatShape, Type.Null()], { description: "Life palace; null without the hour" }),
  spouse: Type.Union([SeatShape, Type.Null()], {
    description: "Palace of marriage; null without the hour",
  }),
});

const ExchangeShape = Type.Object({
  from: oneOf(["a", "b"], "Whose year transforms the star"),
  transformation: NamedShape,
  star: NamedShape,
  palace: Type.Object(NamedShape.properties, { description: "Palace of the other person" }),
});

/** Two purple star charts laid over each other. */
export const ZiweiMatchShape = Type.Object({
  score: Type.Integer({ minimum: 0, maximum: 100, description: "50 is neutral" }),
  verdict: PairVerdictShape,
  method: Type.Object(TextShape.properties, { description: "How the score is made" }),
  parts: Type.Array(PairPartShape, { description: "Everything that was weighed" }),
  dissent: Type.Array(PairPartShape, { description: "Parts that speak against the verdict" }),
  sharedStars: Type.Union([Type.Array(NamedShape), Type.Null()], {
    description: "Major stars of both life palaces; null where an hour is unknown",
  }),
  exchanged: Type.Union([Type.Array(ExchangeShape), Type.Null()], {
    description: "The four transformations of each in the other; null where an hour is unknown",
  }),
  a: SideShape,
  b: SideShape,
  hourAssumption: Type.Optional(
    Type.Array(OmissionShape, { description: "Where a time of birth was left out" }),
  ),
  genderAssumption: Type.Optional(
    Type.Array(OmissionShape, { description: "Where a gender was left out" }),
  ),
});

/** Two purple star charts laid over each other. */
export type ZiweiMatch = Frozen<Static<typeof ZiweiMatchShape>>;

const OMITTED = {
  birthTime: {
    en: "No time of birth was given, and without it no palace can be placed. A chart was cast for every double hour of the day, and the mean of all, each span counted alike, was scored.",
    zhHant: "未提供出生時間，宮位無從安立；故就當日各時辰逐一起盤，各段等重，取其平均為分。",
  },
  gender: {
    en: "No gender was given: the decades were read both ways, and the mean was scored. Nothing else depends on it.",
    zhHant: "未提供性別，大限順逆兩讀，取其平均；其餘各項不受影響。",
  },
} as const;

const { yearBoundary, leapMonth, lateZi, transformations, soulMaster } = ZIWEI_CONVENTIONS;

/** Compares two births by their purple star charts. */
export const compatibilityZiwei = defineProcedure({
  name: "compatibility.ziwei",
  tradition: "chinese-destiny",
  title: { en: "Purple star compatibility", zhHant: "紫微斗數合盤" },
  summary: {
    en: "Overlays two Purple Star charts: life palaces, partners awaited and met, exchanged transformations, soul masters and decades, with what dissents",
    zhHant: "合參兩張紫微命盤：命宮、夫妻宮應命、四化互飛、命主與大限，並列相左之項",
  },
  kind: "calculation",
  cost: 25,
  narrated: true,
  icon: "icons/ziwei.svg",
  reads: "births",
  input: Type.Object({ a: PersonShape, b: PersonShape }),
  output: ZiweiMatchShape,
  conventions: {
    clock: PAIR_CLOCK,
    yearBoundary,
    leapMonth,
    lateZi,
    transformations,
    soulMaster,
  },
  refusals: {
    ...LONGITUDE_NEEDED,
    yearOutOfRange: "a birth lies before 1646, where no lunar calendar is held",
  },
  run(input, give) {
    const read = (who: "a" | "b"): PersonRead => {
      const genders = possibleGenders(input[who]);
      const times = possibleTimes(give.civil(who), input[who], input.clock);
      return {
        charts: times.map(({ when, civil }) => ({
          when,
          profile: profileOf(civil, genders, input),
        })),
        hourKnown: give.civil(who).timeKnown,
      };
    };
    const [a, b] = [read("a"), read("b")];
    const certain = a.hourKnown && b.hourKnown;
    const [one, other] = [a.charts[0]!.profile, b.charts[0]!.profile];
    const parts = certain ? tellParts(one, other) : averagedParts(eachPair(a, b));
    const score = scoreOfParts(parts);
    const grade = gradeOf(score);
    const omissions = certifyPair(possibilities(a), possibilities(b), scoreOf, OMITTED);
    const of = (field: string) => omissions.filter(({ input: name }) => name.endsWith(field));
    const [hours, genders] = [of("birthTime"), of("gender")];
    return {
      score,
      verdict: { value: grade, because: becauseOf(parts, give.lang) },
      method: METHOD,
      parts,
      dissent: dissentFrom(grade, parts),
      sharedStars: certain
        ? one.lifeStars
            .filter((star) => other.lifeStars.includes(star))
            .map((star) => MAJOR_STARS[star])
        : null,
      exchanged: certain ? [...exchanges(one, other, "a"), ...exchanges(other, one, "b")] : null,
      a: sideOf(a),
      b: sideOf(b),
      ...(hours.length > 0 ? { hourAssumption: hours } : {}),
      ...(genders.length > 0 ? { genderAssumption: genders } : {}),
    };
  },
  receipt(input, give, who) {
    const boundary = input.lateZi === "nextDay" ? "23:00" : "midnight";
    const hourOnly = input[who!].birthHour !== undefined;
    return clockNotes(give.civil(who), input.clock, boundary, hourOnly, give.lang);
  },
  brief: (answer, lang: Lang) => matchBrief(answer, lang),
  picture: (answer, lang: Lang) => drawMatch(answer, lang),
  examples: [
    {
      title: "two births whose palaces are published",
      input: {
        a: {
          birthDate: "2053-07-15",
          birthTime: "01:30",
          timezone: "+08:00",
          gender: "female",
        },
        b: {
          birthDate: "2053-07-15",
          birthTime: "01:30",
          timezone: "+08:00",
          gender: "male",
        },
        clock: "civil",
      },
      expect: {
        a: { life: { branch: { native: "巳" } }, soulMaster: { native: "武曲" } },
        b: { life: { branch: { native: "巳" } }, soulMaster: { native: "武曲" } },
      },
      source: "iztro 2.6.1 for both charts",
    },
  ],
  references: [
    {
      title: "Ziwei Doushu Quanshu 紫微斗數全書",
      author: "attr. Chen Tuan 陳摶, ed. Luo Hongxian 羅洪先",
      year: "Ming",
    },
    {
      title: "Flying Star school 飛星派, contemporary practice",
      part: "exchange of transformations between two charts",
    },
  ],
});

interface PersonRead {
  /** One for each time that may have been; a single one where the hour is known. */
  readonly charts: readonly { readonly when: string | null; readonly profile: Profile }[];
  readonly hourKnown: boolean;
}

function possibilities({ charts }: PersonRead): readonly Possibility<Profile>[] {
  return charts.flatMap(({ when, profile }) =>
    profile.genders.map((gender) => ({
      time: when,
      gender: profile.genders.length > 1 ? gender : null,
      profile: asGender(profile, gender),
    })),
  );
}

/** The values of all parts, for every time that one and the other may have been born. */
function eachPair(a: PersonRead, b: PersonRead) {
  return a.charts.flatMap((one) => b.charts.map((other) => valuesOf(one.profile, other.profile)));
}

function averagedParts(all: ReturnType<typeof eachPair>): readonly PairPart[] {
  return PART_IDS.map((id) => {
    const seen = all.map((each) => each[id]);
    const [least, most] = [Math.min(...seen), Math.max(...seen)];
    const value = bounded(seen.reduce((sum, each) => sum + each, 0) / seen.length);
    const { name, source } = PARTS[id];
    const subject = name.en.toLowerCase();
    return {
      id,
      name,
      value,
      weight: PART_WEIGHTS[id],
      evidence: {
        en: `over the hours of the day the ${subject} ${/s( |$)/.test(subject) ? "come" : "comes"} to anything from ${least} to ${most}, ${value} in the mean`,
        zhHant: `歷數當日各時辰，${name.zhHant}在 ${least} 至 ${most} 之間，平均 ${value}`,
      },
      source,
      range: { least, most },
    };
  });
}

function exchanges(one: Profile, other: Profile, from: "a" | "b") {
  return exchangedFrom(one, other).map(({ kind, star, palace }) => {
    const { id, native, roman, gloss } = other.chart.palaces[palace]!;
    return {
      from,
      transformation: TRANSFORMATIONS[kind],
      star: starName(star),
      palace: { id, native, roman, gloss },
    };
  });
}

function sideOf({ charts, hourKnown }: PersonRead) {
  const { chart, genders, lifeStars, spouseStars } = charts[0]!.profile;
  const seat = (index: number, stars: typeof lifeStars) => {
    const { branch, majorStars } = chart.palaces[index]!;
    return {
      branch,
      stars: stars.map((star) => MAJOR_STARS[star]),
      lent: majorStars.length === 0,
    };
  };
  return {
    gender: genders.length === 1 ? genders[0]! : null,
    hourKnown,
    year: chart.year,
    lunarDate: chart.lunarDate.native,
    soulMaster: hourKnown ? chart.soulMaster : null,
    life: hourKnown ? seat(LIFE, lifeStars) : null,
    spouse: hourKnown ? seat(SPOUSE, spouseStars) : null,
  };
}
