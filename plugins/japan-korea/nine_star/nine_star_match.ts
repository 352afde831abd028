import {
  Birth,
  type Brief,
  defineProcedure,
  type Lang,
  matchOf,
  MatchShape,
  sayIn,
  type Static,
  type Testimony,
  Type,
} from "#old";
import { relationOf, type Relation } from "../core/elements.ts";
import { describe, refuseOutside, starShape } from "./nine_star_ki.ts";
import { starsOf, type BirthStars } from "./rules.ts";
import { star } from "./stars.ts";

const person = Type.Object({ year: starShape, month: starShape });
const output = Type.Object({ ...MatchShape, a: person, b: person });

type Answer = Static<typeof output>;

/** Points of a pair of elements before its share is taken. The weights are this service's own. */
const POINTS: Readonly<Record<Relation, number>> = {
  parent: 86,
  child: 84,
  same: 74,
  wealth: 48,
  officer: 46,
};
const SHARES = { year: 0.65, month: 0.35 } as const;

const WORDS: Readonly<Record<Relation, (a: string, b: string, lang: Lang) => string>> = {
  parent: (a, b, lang) => (lang === "en" ? `${b} feeds ${a}` : `${b}生${a}，生氣`),
  child: (a, b, lang) => (lang === "en" ? `${a} feeds ${b}` : `${a}生${b}，退氣`),
  same: (a, b, lang) => (lang === "en" ? `${a} and ${b} are of one element` : `${a}與${b}比和`),
  wealth: (a, b, lang) => (lang === "en" ? `${a} checks ${b}` : `${a}剋${b}，死氣`),
  officer: (a, b, lang) => (lang === "en" ? `${b} checks ${a}` : `${b}剋${a}，殺氣`),
};

/** Two births by their nine stars. */
export const nineStarKiMatch = defineProcedure({
  name: "compatibility.nineStarKi",
  tradition: "japanese",
  title: { en: "Nine Star Ki compatibility", zhHant: "九星氣學合盤" },
  summary: {
    en: "Match of two birth stars by the five elements, year and month stars",
    zhHant: "以五行比較兩人的本命星與月命星",
  },
  kind: "calculation",
  cost: 2,
  icon: "icons/nine_star_match.svg",
  reads: "births",
  input: Type.Object({
    a: Type.Object({ ...Birth }, { description: "The one person" }),
    b: Type.Object({ ...Birth }, { description: "The other person" }),
  }),
  output,
  refusals: { yearOutOfRange: "A year lies outside 1602 to 2398, for which solar terms are held" },
  run: (_input, give): Answer => {
    const [a, b] = [give.civil("a"), give.civil("b")].map((moment) => {
      refuseOutside(moment.year);
      return starsOf(moment);
    }) as [BirthStars, BirthStars];
    const { components, ...match } = matchOf(compareStars(a, b));
    return { ...match, components: [...components], a: personOf(a), b: personOf(b) };
  },
  receipt: (_input, give, who) => ({
    warnings: give.civil(who).timeKnown
      ? []
      : [
          "No time of birth was given: noon was taken, which matters on a day on which a solar month begins",
        ],
  }),
  brief: writeBrief,
  examples: [
    {
      title: "water feeds wood",
      input: { a: { birthDate: "1990-05-17" }, b: { birthDate: "1988-06-15" } },
      expect: {
        a: { year: { star: 1 } },
        b: { year: { star: 3 } },
        components: [{ code: "year", weight: 54.6 }, { code: "month" }],
      },
      source: "Year stars of 1990 and 1988: tyme4ts; 一白 water generates 三碧 wood",
    },
  ],
  references: [
    { title: "九星の相性", author: "sumai-sodan.jp", part: "生気, 比和, 退気" },
    { title: "相生と相剋", author: "houi.fukuwarai.net", part: "which side of a pair gains" },
  ],
});

/** Compares year and month stars; star 5 in the middle has no opposite. */
export function compareStars(a: BirthStars, b: BirthStars): readonly Testimony[] {
  const part = (code: "year" | "month") => {
    const [one, other] = [star(a[code]), star(b[code])];
    const relation = relationOf(one.element, other.element);
    const same = one.number === other.number;
    const points = same ? 66 : POINTS[relation];
    const tell = WORDS[relation];
    return {
      code,
      weight: Math.round(points * SHARES[code] * 10) / 10,
      evidence: same
        ? {
            en: `Both have ${one.roman} as ${code} star, alike and without contrast`,
            zhHant: `兩人${code === "year" ? "本命" : "月命"}同為${one.native}，相像而少對照`,
          }
        : {
            en: `By the ${code} stars, ${tell(one.roman, other.roman, "en")}`,
            zhHant: `${code === "year" ? "本命" : "月命"}：${tell(one.native, other.native, "zh-Hant")}`,
          },
    };
  };
  const facing = a.year + b.year === 10 && a.year !== 5;
  return [
    part("year"),
    part("month"),
    ...(facing
      ? [
          {
            code: "opposite",
            weight: -5,
            evidence: {
              en: "The year stars face each other across the plate",
              zhHant: "兩本命星在定位盤上對沖",
            },
          },
        ]
      : []),
  ];
}

function personOf({ year, month }: BirthStars) {
  return { year: describe(year), month: describe(month) };
}

function writeBrief(answer: Answer, lang: Lang): Brief {
  const say = sayIn(lang);
  const { a, b, score, bandName } = answer;
  const reasons = answer.components.map(({ evidence }) => say(evidence));
  const facts = { a: a.year.native, b: b.year.native, reasons, score, band: say(bandName) };
  if (lang === "en") {
    return {
      facts,
      outline: ["The two stars", "Between them", "Score"],
      plain: [
        `The one is ${a.year.roman}, who ${a.year.portrait.en}. The other is ${b.year.roman}, who ${b.year.portrait.en}.`,
        `${reasons.join(". ")}.`,
        `That comes to ${score} of 100, a match called ${bandName.en} here. Where one star checks the other, elders advise a third thing between them: a shared task of the element that joins both.`,
      ].join("\n\n"),
    };
  }
  return {
    facts,
    outline: ["兩顆星", "彼此之間", "分數"],
    plain: [
      `一位是${a.year.native}，${a.year.portrait.zhHant}。另一位是${b.year.native}，${b.year.portrait.zhHant}。`,
      `${reasons.join("；")}。`,
      `合計 ${score} 分（滿分一百），屬「${bandName.zhHant}」。若一星剋另一星，老一輩會勸兩人共做一件事，以中間那一行為橋。`,
    ].join("\n\n"),
  };
}
