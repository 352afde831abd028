import { defineProcedure, oneOf, TextShape, Type, verdictOf } from "#old";
import type { Give, InputOf, Static, Text } from "#old";
import { AYANAMSA, listTexts, NADI_NAMES } from "../core/old.ts";
import { moonOf, taraOf } from "./ashtakoot.ts";
import { PORUTHAMS, poruthamsOf, type Porutham, type PoruthamId } from "./porutham.ts";
import { PERSON_REFUSALS, PersonInput, PersonReport, readPerson, reportPerson } from "./person.ts";
import { groomOf, GroomInput, pairs, rolesOmittable } from "./roles.ts";

const input = Type.Object({ a: PersonInput, b: PersonInput, groom: GroomInput });
const conventions = {
  ayanamsa: AYANAMSA,
  streeDeergha: {
    title: { en: "Least distance of stree deergha", zhHant: "Stree Deergha 之最小距數" },
    default: "13",
    options: {
      "13": {
        title: { en: "more than thirteen stars", zhHant: "大於十三宿" },
        source: "Kala Prakashika, vivaha",
      },
      "15": {
        title: { en: "more than fifteen stars", zhHant: "大於十五宿" },
        source: "Strict Tamil custom",
      },
      "7": {
        title: { en: "more than seven stars", zhHant: "大於七宿" },
        source: "Lenient custom, as B. V. Raman, Muhurta, reports it",
      },
    },
  },
} as const;
const BANDS = ["excellent", "good", "mixed", "challenging"] as const;

const Score = Type.Integer({ minimum: 0, maximum: 100 });

const output = Type.Object({
  groom: oneOf(["a", "b"], "Who stands as groom"),
  people: Type.Object({ a: PersonReport, b: PersonReport }),
  poruthams: Type.Array(
    Type.Object({
      id: oneOf(PORUTHAMS, "One of the ten"),
      name: TextShape,
      passes: Type.Boolean(),
      evidence: Type.String(),
      rule: Type.String(),
    }),
    { minItems: 10, maxItems: 10 },
  ),
  passed: Type.Integer({ minimum: 0, maximum: 10 }),
  score: Score,
  band: verdictOf(oneOf(BANDS, "80 and above, 65, 50, below")),
  tara: Type.Object(
    {
      brideToGroom: Type.Integer({ minimum: 0, maximum: 8, description: "Remainder by nine" }),
      groomToBride: Type.Integer({ minimum: 0, maximum: 8, description: "Remainder by nine" }),
      favourable: oneOf(["both", "one", "none"], "Directions without 3, 5 or 7"),
    },
    { description: "Count of the stars, both ways" },
  ),
  nadi: Type.Object({ groom: TextShape, bride: TextShape, differs: Type.Boolean() }),
  orders: Type.Object({ aAsGroom: Score, bAsGroom: Score }),
  alternatives: Type.Optional(
    Type.Object(
      {
        certified: Type.Boolean({ description: "Every possibility has the same score" }),
        least: Score,
        most: Score,
        cases: Type.Array(Type.Object({ score: Score, a: Type.String(), b: Type.String() })),
      },
      { description: "Scores over all places the Moons may have, where one is not certain" },
    ),
  ),
  strengths: Type.Array(TextShape),
  cautions: Type.Array(TextShape),
  summary: TextShape,
});
type Answer = Static<typeof output>;

const NAMES: Readonly<Record<PoruthamId, Text>> = {
  dina: { en: "Dina: daily well-being", zhHant: "日合（Dina）：日常安康" },
  gana: { en: "Gana: temperament", zhHant: "性合（Gana）：性情" },
  mahendra: { en: "Mahendra: support and family", zhHant: "大因陀羅（Mahendra）：扶持與家庭" },
  streeDeergha: { en: "Stree deergha: lasting care", zhHant: "長護（Stree Deergha）：長久照護" },
  yoni: { en: "Yoni: instinct", zhHant: "獸合（Yoni）：本能" },
  rasi: { en: "Rasi: Moon signs", zhHant: "宮合（Rasi）：月亮星座" },
  rasyadhipati: { en: "Rasyadhipati: lords of the signs", zhHant: "主合（Rasyadhipati）：宮主" },
  vashya: { en: "Vashya: attraction", zhHant: "攝合（Vashya）：吸引" },
  rajju: { en: "Rajju: the cord", zhHant: "索合（Rajju）：同索與否" },
  vedha: { en: "Vedha: obstruction", zhHant: "衝刺（Vedha）：阻礙與否" },
};
const SHORT: Readonly<Record<PoruthamId, readonly [Text, Text]>> = {
  dina: [
    { en: "daily life runs smoothly", zhHant: "日常相處順遂" },
    { en: "daily rhythms have to be tuned", zhHant: "日常步調須磨合" },
  ],
  gana: [
    { en: "temperaments agree", zhHant: "性情相近" },
    { en: "temperaments differ sharply", zhHant: "性情差異顯著" },
  ],
  mahendra: [
    { en: "each is a support to the other", zhHant: "彼此扶持" },
    { en: "support has to be built on purpose", zhHant: "扶持須刻意經營" },
  ],
  streeDeergha: [
    { en: "care is lasting", zhHant: "照護長久" },
    {
      en: "the stars stand close, so that care may be taken for granted",
      zhHant: "兩宿相近，照護易被視為當然",
    },
  ],
  yoni: [
    { en: "instincts do not quarrel", zhHant: "本能不相爭" },
    { en: "instincts quarrel", zhHant: "本能相爭" },
  ],
  rasi: [
    { en: "the Moon signs stand well", zhHant: "月亮星座位置相宜" },
    { en: "the Moon signs stand awkwardly", zhHant: "月亮星座位置不諧" },
  ],
  rasyadhipati: [
    { en: "the lords of the signs are on good terms", zhHant: "宮主相善" },
    { en: "the lords of the signs are at odds", zhHant: "宮主不睦" },
  ],
  vashya: [
    { en: "there is natural attraction", zhHant: "自然相吸" },
    { en: "attraction grows by acquaintance", zhHant: "吸引須由相知而生" },
  ],
  rajju: [
    { en: "the cords are different", zhHant: "不同索" },
    { en: "both stars hang on one cord", zhHant: "兩宿同索" },
  ],
  vedha: [
    { en: "neither star pierces the other", zhHant: "兩宿不相衝" },
    { en: "the stars pierce each other", zhHant: "兩宿相衝" },
  ],
};

/** Ten agreements between two birth stars. */
export const nakshatraMatch = defineProcedure({
  name: "compatibility.nakshatra",
  tradition: "vedic",
  title: { en: "Match of birth stars", zhHant: "本命月宿相合" },
  summary: {
    en: "Match of two birth stars by tara count, yoni, gana, nadi and vedha: the ten poruthams",
    zhHant: "以星數、獸性、氣質、脈屬與衝刺等十合（Porutham）論兩人之本命月宿",
  },
  kind: "calculation",
  cost: 2,
  icon: "icons/porutham.svg",
  conventions,
  omittable: { groom: rolesOmittable(["/score", "/band/value"]) },
  refusals: PERSON_REFUSALS,
  input,
  output,
  run: calculate,
  examples: [
    {
      title: "Rohini for the groom, Mrigashira 1 for the bride",
      input: { a: { nakshatra: 4, pada: 2 }, b: { nakshatra: 5, pada: 1 }, groom: "a" },
      expect: {
        poruthams: [
          { id: "dina", passes: true },
          { id: "gana", passes: true },
          { id: "mahendra", passes: false },
          { id: "streeDeergha", passes: true },
          { id: "yoni", passes: true },
          { id: "rasi", passes: true },
          { id: "rasyadhipati", passes: true },
          { id: "vashya", passes: false },
          { id: "rajju", passes: true },
          { id: "vedha", passes: true },
        ],
      },
      source: "Tables of B. V. Raman, Muhurta, read by hand: the count from bride to groom is 27",
    },
  ],
  references: [
    { title: "Muhurta Chintamani", author: "Rama Daivajna", year: "1600", part: "VI" },
    { title: "Muhurta or Electional Astrology", author: "B. V. Raman", year: "1946" },
    { title: "Kala Prakashika", part: "chapter on marriage" },
  ],
});

type Input = InputOf<typeof input, typeof conventions>;

function calculate(chosen: Input, give: Give<never>): Answer {
  const a = readPerson("a", chosen.a, chosen.ayanamsa);
  const b = readPerson("b", chosen.b, chosen.ayanamsa);
  const role = groomOf(chosen.groom, chosen.a, chosen.b);
  const least = Number(chosen.streeDeergha);
  const agreements = (groomDeg: number, brideDeg: number) =>
    poruthamsOf(moonOf(groomDeg), moonOf(brideDeg), least);
  const scoreFor = (groomDeg: number, brideDeg: number) => scoreOf(agreements(groomDeg, brideDeg));
  const ordered = (x: number, y: number) => (role === "a" ? scoreFor(x, y) : scoreFor(y, x));
  const [groomDeg, brideDeg] = role === "a" ? [a.moonDeg, b.moonDeg] : [b.moonDeg, a.moonDeg];
  const [groom, bride] = [moonOf(groomDeg), moonOf(brideDeg)];
  const poruthams = agreements(groomDeg, brideDeg);
  const score = scoreOf(poruthams);
  const cases = pairs(a.possible, b.possible).map(([x, y]) => ({
    score: ordered(x.moonDeg, y.moonDeg),
    a: x.when,
    b: y.when,
  }));
  const scores = cases.map((one) => one.score);
  const towards = taraOf(bride.index, groom.index);
  const back = taraOf(groom.index, bride.index);
  return {
    groom: role,
    people: { a: reportPerson(a, give.lang), b: reportPerson(b, give.lang) },
    poruthams: poruthams.map((one) => ({ ...one, name: NAMES[one.id] })),
    passed: poruthams.filter(({ passes }) => passes).length,
    score,
    band: bandOf(score, poruthams),
    tara: {
      brideToGroom: towards.rest,
      groomToBride: back.rest,
      favourable: towards.good && back.good ? "both" : towards.good || back.good ? "one" : "none",
    },
    nadi: {
      groom: NADI_NAMES[groom.star.nadi],
      bride: NADI_NAMES[bride.star.nadi],
      differs: groom.star.nadi !== bride.star.nadi,
    },
    orders: {
      aAsGroom: scoreFor(a.moonDeg, b.moonDeg),
      bAsGroom: scoreFor(b.moonDeg, a.moonDeg),
    },
    ...(cases.length > 1
      ? {
          alternatives: {
            certified: new Set(scores).size === 1,
            least: Math.min(...scores),
            most: Math.max(...scores),
            cases,
          },
        }
      : {}),
    strengths: poruthams.filter(({ passes }) => passes).map(({ id }) => SHORT[id][0]),
    cautions: poruthams.filter(({ passes }) => !passes).map(({ id }) => SHORT[id][1]),
    summary: summarise(poruthams, score),
  };
}

/** Ten for each agreement; the same rajju keeps it at sixty. */
function scoreOf(poruthams: readonly Porutham[]): number {
  const score = 10 * poruthams.filter(({ passes }) => passes).length;
  return poruthams.find(({ id }) => id === "rajju")!.passes ? score : Math.min(60, score);
}

function bandOf(score: number, poruthams: readonly Porutham[]): Answer["band"] {
  const value =
    score >= 80 ? "excellent" : score >= 65 ? "good" : score >= 50 ? "mixed" : "challenging";
  const capped = !poruthams.find(({ id }) => id === "rajju")!.passes;
  return {
    value,
    because: [
      { rule: `${score} of 100: ten for each of the ten agreements that holds` },
      ...(capped
        ? [{ rule: "One rajju for both keeps the score at 60 or below", source: "Kala Prakashika" }]
        : []),
    ],
  };
}

function summarise(poruthams: readonly Porutham[], score: number): Text {
  const passed = poruthams.filter(({ passes }) => passes);
  const failed = poruthams.filter(({ passes }) => !passes);
  const good = listTexts(passed.slice(0, 4).map(({ id }) => SHORT[id][0]));
  const bad = listTexts(failed.slice(0, 4).map(({ id }) => SHORT[id][1]));
  return {
    en: [
      `${passed.length} of the ten agreements hold, ${score} of 100.`,
      good.en ? `Among what speaks for the pair: ${good.en}.` : "",
      bad.en ? `What asks for attention: ${bad.en}.` : "Nothing speaks against it.",
    ]
      .filter(Boolean)
      .join(" "),
    zhHant: [
      `十合得其 ${passed.length}，計 ${score} 分。`,
      good.zhHant ? `相宜之處：${good.zhHant}。` : "",
      bad.zhHant ? `宜留意者：${bad.zhHant}。` : "並無不合之處。",
    ].join(""),
  };
}
