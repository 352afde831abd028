import {
  Birth,
  defineProcedure,
  Refusal,
  TextShape,
  Type,
  type Convention,
  type Lang,
  type Static,
  type Text,
} from "#old";
import {
  chineseDateOf,
  FIRST_CHINESE_YEAR,
  yearPillar,
  type CivilMoment,
  type StemBranch,
} from "#time";

import { LUNAR_REFUSALS } from "../../calendar/lunar_moment.ts";
import { NamedShape } from "../../core/named.ts";
import {
  branchRelations,
  RELATION_NAMES,
  stemRelation,
  type RelationId,
} from "../../core/relations.ts";
import { PairShape, toPairParts } from "../../core/shapes.ts";
import { BRANCH_POINTS, branchValue } from "../branch_points.ts";
import { certifyPair, OmissionShape, type Possibility } from "../omissions.ts";
import { possibleSolarYears } from "../person.ts";
import { drawPair } from "../picture.ts";
import { bounded, gradeOf, PairVerdictShape } from "../scoring.ts";

const YEAR_START = {
  title: { en: "Start of the animal year", zhHant: "生肖換年" },
  default: "lunarNewYear",
  options: {
    lunarNewYear: {
      title: { en: "On lunar new year's day", zhHant: "正月初一" },
      source: "popular practice",
    },
    liChun: {
      title: { en: "At the instant of li chun", zhHant: "立春交節" },
      source: "practice of the four pillars",
    },
  },
} as const satisfies Convention;

const SENSE: Readonly<Partial<Record<RelationId, Text>>> = {
  sixCombine: {
    en: "the two are secret friends, each making up what the other lacks and coming to the other's help unasked",
    zhHant: "六合相配，互補有無，不待言而相助",
  },
  halfCombine: {
    en: "they stand in one trine and want the same things, so that plans fit together without much talk",
    zhHant: "同屬三合，志趣相投，共事易成",
  },
  arch: {
    en: "they stand in one trine, though the third that would bind them is missing: good allies who need a common task",
    zhHant: "三合而缺其中，宜有共同之事以相繫",
  },
  hiddenCombine: { en: "an attraction works under the surface", zhHant: "暗合相引，情在不言" },
  break: {
    en: "promises slip in small things, and have to be mended",
    zhHant: "相破，小事多折，宜勤修補",
  },
  harm: {
    en: "they wear on one another in small things, and more so the closer they live",
    zhHant: "相害，細處磨損，近則多怨",
  },
  rudePunishment: {
    en: "courtesy fails first; keep manners where feeling runs high",
    zhHant: "成無禮之刑，宜以禮相待",
  },
  ungratefulPunishment: {
    en: "favours are forgotten on both sides; keep accounts clear",
    zhHant: "成無恩之刑，施受宜分明",
  },
  bullyingPunishment: {
    en: "each leans on strength; neither gives way easily",
    zhHant: "成恃勢之刑，互不相讓",
  },
  selfPunishment: {
    en: "two of a kind that double each other's worst hour",
    zhHant: "同支自刑，同病而不相憐",
  },
  clash: {
    en: "they stand opposite, with much attraction, much contradiction, and a life of movement",
    zhHant: "相沖對立，吸引與衝突並見，變動亦多",
  },
};

const NEUTRAL: Text = {
  en: "no fixed relation binds the two animals; what becomes of them lies with the people",
  zhHant: "兩肖無特定刑沖合會，相處之道全在於人",
};

const ADVICE: Readonly<Record<"harmonious" | "neutral" | "difficult", Text>> = {
  harmonious: {
    en: "The animals give such a pair a good start; keeping it is still the people's work.",
    zhHant: "兩肖相得，起步已佳，然長久之計仍在彼此用心經營。",
  },
  neutral: {
    en: "The animals neither help nor hinder here, so look to the whole charts for what they say of the two.",
    zhHant: "兩肖既不相助亦不相礙，欲知其詳，當參看兩人全局八字。",
  },
  difficult: {
    en: "The animals ask for patience; many such pairs do well where each keeps some room of one's own.",
    zhHant: "兩肖相處須多忍讓，若能各留餘地，亦不乏和睦到老者。",
  },
};

const Person = Type.Object({ ...Birth });
const Side = Type.Object({ ...PairShape.properties });

/** Two animal years held side by side. */
export const compatibilityZodiac = defineProcedure({
  name: "compatibility.zodiac",
  tradition: "chinese-destiny",
  title: { en: "Zodiac compatibility", zhHant: "生肖合婚" },
  summary: {
    en: "Scores two year animals by six combinations, trines, clashes, harms, punishments and breaks, and shows the stems of the years",
    zhHant: "以六合、三合、沖、害、刑、破論兩人生肖，並參年干",
  },
  kind: "calculation",
  cost: 2,
  icon: "icons/compatibility.svg",
  reads: "births",
  input: Type.Object({ a: Person, b: Person }),
  output: Type.Object({
    a: Side,
    b: Side,
    relations: Type.Array(
      Type.Object({ ...NamedShape.properties, sense: TextShape, points: Type.Integer() }),
    ),
    stems: Type.Union([NamedShape, Type.Null()], {
      description: "Relation of the year stems, not scored",
    }),
    score: Type.Integer({ minimum: 0, maximum: 100, description: "50 is neutral" }),
    verdict: PairVerdictShape,
    method: Type.Object(TextShape.properties, { description: "How the score is made" }),
    dissent: Type.Array(NamedShape, { description: "Relations that speak against the verdict" }),
    hourAssumption: Type.Optional(
      Type.Array(OmissionShape, {
        description: "Where the year begins at li chun, on a day without a time",
      }),
    ),
  }),
  conventions: { yearStart: YEAR_START },
  refusals: { ...LUNAR_REFUSALS },
  run(input, give) {
    const [allA, allB] = (["a", "b"] as const).map((who) =>
      animalYears(give.civil(who), input[who], input.yearStart),
    ) as [readonly Possibility<StemBranch>[], readonly Possibility<StemBranch>[]];
    const [a, b] = [allA[0]!.profile, allB[0]!.profile];
    const found = branchRelations(a.branch.index, b.branch.index).map(({ kind }) => ({
      ...RELATION_NAMES[kind],
      sense: SENSE[kind] ?? NEUTRAL,
      points: BRANCH_POINTS[kind] ?? 0,
    }));
    const scores = allA.flatMap((one) => allB.map((other) => scoreOf(one.profile, other.profile)));
    const score = bounded(scores.reduce((sum, each) => sum + each, 0) / scores.length);
    const omissions = certifyPair(allA, allB, scoreOf, OMITTED);
    const stems = stemRelation(a.stem.index, b.stem.index);
    const en = give.lang === "en";
    return {
      a: toPairParts(a),
      b: toPairParts(b),
      relations: found,
      stems: stems ? RELATION_NAMES[stems.kind] : null,
      score,
      verdict: {
        value: gradeOf(score),
        because:
          found.length === 0
            ? [{ rule: en ? NEUTRAL.en : NEUTRAL.zhHant }]
            : found.map((one) => ({
                rule: `${a.branch.native}${b.branch.native} ${en ? one.gloss : one.native}`,
                source: "Xieji Bianfang Shu, relations of the branches",
              })),
      },
      method: METHOD,
      dissent: found
        .filter(({ points }) => (score < 50 ? points > 0 : score > 50 && points < 0))
        .map(({ id, native, roman, gloss }) => ({ id, native, roman, gloss })),
      ...(omissions.length > 0 ? { hourAssumption: omissions } : {}),
    };
  },
  brief(answer, lang: Lang) {
    const { a, b, relations, stems, score } = answer;
    const en = lang === "en";
    const senses =
      relations.length > 0
        ? relations.map(({ sense }) => (en ? sense.en : sense.zhHant))
        : [en ? NEUTRAL.en : NEUTRAL.zhHant];
    const stemText = stems
      ? en
        ? ` The year stems ${a.stem.native} and ${b.stem.native} form a ${stems.gloss}, which the old match-makers noted beside the animals.`
        : `年干${a.stem.native}與${b.stem.native}為${stems.native}，亦可參看。`
      : "";
    return {
      facts: {
        a: a.native,
        b: b.native,
        relations: relations.map(({ native, gloss }) => ({ native, gloss })),
        score,
      },
      outline: en ? ["Two animals"] : ["生肖相配"],
      plain: en
        ? `The ${a.branch.animal} of ${a.native} meets the ${b.branch.animal} of ${b.native}${relations.length > 0 ? ` in ${relations.map(({ native, gloss }) => `${native} (${gloss})`).join(" and ")}` : ""}: ${senses.join("; ")}. On a scale where 50 is neutral this gives ${score}. ${ADVICE[answer.verdict.value].en}${stemText}`
        : `${a.native}年屬${a.branch.animalNative}，${b.native}年屬${b.branch.animalNative}。${relations.length > 0 ? "兩肖" : ""}${senses.join("；又")}。以五十為中，得 ${score} 分。${ADVICE[answer.verdict.value].zhHant}${stemText}`,
    };
  },
  picture: ({ a, b, score, relations }, lang: Lang) =>
    drawPair(
      {
        left: lang === "en" ? a.branch.animal : a.branch.animalNative,
        right: lang === "en" ? b.branch.animal : b.branch.animalNative,
        leftGlyph: a.branch.native,
        rightGlyph: b.branch.native,
        bond: relations.map(({ native }) => native).join(" ") || "–",
        bondGloss: lang === "en" ? relations[0]?.gloss : undefined,
        score,
        title: lang === "en" ? "Zodiac compatibility" : "生肖相配",
      },
      lang,
    ),
  examples: [
    {
      title: "rat and ox, the first of the six combinations",
      input: {
        a: { birthDate: "1984-06-15", timezone: "+08:00" },
        b: { birthDate: "1985-06-15", timezone: "+08:00" },
      },
      expect: {
        a: { branch: { animal: "rat" } },
        b: { branch: { animal: "ox" } },
        relations: [{ native: "六合" }],
        verdict: { value: "harmonious" },
      },
      source: "Xieji Bianfang Shu; 六合, 沖 and 害 agree with tyme4ts 1.5.2",
    },
  ],
  references: [
    {
      title: "Qinding Xieji Bianfang Shu 欽定協紀辨方書",
      author: "Yunlu 允祿 and others",
      year: "1741",
      part: "juan 1",
    },
  ],
});

/** How the score is made, in words. */
const METHOD: Text = {
  en: "The score starts from 50, and each relation of the two branches adds or takes its points, which stand beside it. The order of the relations is the books', the points are this service's own.",
  zhHant: "自五十分起，兩支之關係各依其點數加減，點數列於各項。次第本於典籍，點數為本服務自訂。",
};

const OMITTED = {
  birthTime: {
    en: "No time of birth was given, and li chun falls on that day: both years were read, and the mean was scored.",
    zhHant: "未提供出生時間，而立春適在當日，兩年並讀，取其平均。",
  },
};

function scoreOf(a: StemBranch, b: StemBranch): number {
  return branchValue(a.branch.index, b.branch.index);
}

function animalYears(
  civil: CivilMoment,
  person: Static<typeof Person>,
  start: "lunarNewYear" | "liChun",
): readonly Possibility<StemBranch>[] {
  if (start === "liChun") {
    return possibleSolarYears(civil, person).map(({ when, solarYear }) => ({
      time: when,
      gender: null,
      profile: yearPillar(solarYear),
    }));
  }
  if (civil.year <= FIRST_CHINESE_YEAR) {
    throw new Refusal(
      "yearOutOfRange",
      `Cannot read the lunar year: year is ${civil.year}, must be 1646 or later`,
    );
  }
  const profile = yearPillar(chineseDateOf(civil.fixed).year);
  return [{ time: null, gender: null, profile }];
}
