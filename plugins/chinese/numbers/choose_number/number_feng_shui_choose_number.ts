import {
  CivilDate,
  defineProcedure,
  InputError,
  oneOf,
  TextShape,
  Type,
  verdictOf,
  type Brief,
  type Frozen,
  type Lang,
  type Static,
  type Text,
} from "#sdk";
import { NamedShape } from "../../core/named.ts";
import { InnateShape, innateOf } from "../innate.ts";
import { LETTERS, readNumber } from "../digits.ts";
import { CONNECTORS } from "../pairs.ts";
import { gradeOf, GradeShape, readPairs, type PairReading } from "../reading.ts";
import { PAIR_REFERENCES } from "../references.ts";
import { TOPICS } from "../stars.ts";
import { drawRanking } from "./picture.ts";

const PURPOSES = ["general", ...TOPICS] as const;
type Purpose = (typeof PURPOSES)[number];
const MOST_CANDIDATES = 20;
const SHOWN = 4;

const PartShape = Type.Object({
  id: oneOf(["stars", "purpose", "birthDate"], "What was weighed"),
  name: TextShape,
  value: Type.Integer({ minimum: 0, maximum: 100 }),
  weight: Type.Integer({ description: "Percent" }),
});

const RankedShape = Type.Object({
  rank: Type.Integer({ minimum: 1, description: "Equal scores share a rank" }),
  candidate: Type.Integer({ minimum: 0, description: "Place among the candidates, from 0" }),
  shown: Type.String({ description: "Its digits, all but the last four covered" }),
  score: Type.Integer({ minimum: 0, maximum: 100 }),
  parts: Type.Array(PartShape, { description: "The score is their weighted mean" }),
  dominant: Type.Union([NamedShape, Type.Null()]),
  outcome: Type.Union([NamedShape, Type.Null()], { description: "Star of the last pair" }),
  innate: Type.Union([InnateShape, Type.Null()], { description: "null without a birth date" }),
  grade: GradeShape,
});

const AnswerShape = Type.Object({
  purpose: oneOf(PURPOSES, "As asked, or general"),
  ranking: Type.Array(RankedShape, { minItems: 2, maxItems: MOST_CANDIDATES }),
  best: Type.Array(Type.Integer(), { description: "Candidates of rank 1, by place from 0" }),
  verdict: verdictOf(oneOf(["clear", "close", "tie"], "Lead of 5 and more, less, none")),
  score: Type.Integer({ minimum: 0, maximum: 100, description: "Of the best candidate" }),
});

/** Candidate numbers in their order. */
export type ChoiceAnswer = Frozen<Static<typeof AnswerShape>>;
type Ranked = ChoiceAnswer["ranking"][number];

const NAMES: Readonly<Record<"stars" | "purpose" | "birthDate", Text>> = {
  stars: { en: "stars of the number", zhHant: "號中諸星" },
  purpose: { en: "fit for the purpose", zhHant: "合於所求" },
  birthDate: { en: "what the birth date lacks", zhHant: "補生日所缺" },
};

/** Lead from which the first place is clear. */
const CLEAR_LEAD = 5;

/** Ranks candidate numbers. */
export const numberFengShuiChooseNumber = defineProcedure({
  name: "numberFengShui.chooseNumber",
  tradition: "chinese-names-numbers",
  title: { en: "Choice among numbers", zhHant: "擇號" },
  summary: {
    en: "Ranks candidate numbers for a purpose and a birth date by their digit pairs, and says why",
    zhHant: "依所求與生日，以八星為候選號碼排序，並言其故",
  },
  kind: "calculation",
  cost: 5,
  icon: "icons/numbers.svg",
  input: Type.Object({
    candidates: Type.Array(Type.String({ minLength: 2, maxLength: 32 }), {
      minItems: 2,
      maxItems: MOST_CANDIDATES,
      description: "Numbers to choose from; letters count by the convention",
    }),
    purpose: Type.Optional(oneOf(PURPOSES, "What the number should serve; default general")),
    birthDate: Type.Optional(CivilDate),
  }),
  output: AnswerShape,
  conventions: { letters: LETTERS, connectors: CONNECTORS },
  run(input, give) {
    const purpose = input.purpose ?? "general";
    const unranked = input.candidates.map((typed, candidate) => {
      const { digits } = readNumber(typed, input.letters, `candidates/${candidate}`);
      if (digits.length < 2) {
        throw new InputError([
          {
            path: `candidates/${candidate}`,
            message: "Cannot read number: it has 1 digit, must have 2 or more",
          },
        ]);
      }
      const reading = readPairs(digits, input.connectors, {
        scored: digits.length,
        doubled: 4,
        shown: SHOWN,
      });
      const stars = reading.pairs.map(({ star }) => star);
      const innate = input.birthDate
        ? innateOf(input.birthDate, input.connectors, stars, "birthDate")
        : null;
      const parts = partsOf(reading, purpose, innate);
      return {
        candidate,
        shown: reading.shown,
        score: Math.round(
          parts.reduce((sum, { value, weight }) => sum + (value * weight) / 100, 0),
        ),
        parts,
        dominant: reading.dominant,
        outcome: reading.outcome,
        innate,
        grade: gradeOf(reading),
      };
    });
    const sorted = [...unranked].sort(
      (one, other) => other.score - one.score || one.candidate - other.candidate,
    );
    const ranking = sorted.map((one) => ({
      rank: sorted.findIndex(({ score }) => score === one.score) + 1,
      ...one,
    }));
    const best = ranking.filter(({ rank }) => rank === 1);
    const next = ranking.find(({ rank }) => rank > 1);
    const lead = next ? best[0]!.score - next.score : 0;
    const value = leadOf(best.length, lead);
    const en = give.lang === "en";
    return {
      purpose,
      ranking,
      best: best.map(({ candidate }) => candidate),
      verdict: {
        value,
        because: best[0]!.parts.map(({ name, value: part, weight }) => ({
          rule: en
            ? `${name.en}: ${part}, weighing ${weight} %`
            : `${name.zhHant} ${part}，權重 ${weight}%`,
        })),
      },
      score: best[0]!.score,
    };
  },
  brief: writeBrief,
  picture: (answer, lang: Lang) => drawRanking(answer, lang),
  examples: [
    {
      title: "breath of growth before severed fate",
      input: { candidates: ["1212", "1414"] },
      expect: { best: [1], ranking: [{ candidate: 1 }, { candidate: 0 }] },
      source: "14 and 41 are 生氣, 12 and 21 絕命 in every printed pair table",
    },
  ],
  references: PAIR_REFERENCES,
});

function leadOf(first: number, lead: number): "clear" | "close" | "tie" {
  if (first > 1) return "tie";
  return lead >= CLEAR_LEAD ? "clear" : "close";
}

function partsOf(
  reading: PairReading,
  purpose: Purpose,
  innate: Static<typeof InnateShape> | null,
): readonly Static<typeof PartShape>[] {
  const topics =
    purpose === "general"
      ? reading.topics
      : reading.topics.filter(({ topic }) => topic === purpose);
  const helped = topics.reduce((sum, topic) => sum + topic.helped, 0);
  const strained = topics.reduce((sum, topic) => sum + topic.strained, 0);
  const fit = helped + strained === 0 ? 50 : Math.round((100 * helped) / (helped + strained));
  const weights = innate
    ? { stars: 50, purpose: 30, birthDate: 20 }
    : { stars: 60, purpose: 40, birthDate: 0 };
  const parts = [
    { id: "stars" as const, name: NAMES.stars, value: reading.score, weight: weights.stars },
    { id: "purpose" as const, name: NAMES.purpose, value: fit, weight: weights.purpose },
  ];
  if (!innate) return parts;
  const lacks = innate.missing.length;
  const value = lacks === 0 ? 100 : Math.round((100 * innate.supplied.length) / lacks);
  return [
    ...parts,
    { id: "birthDate" as const, name: NAMES.birthDate, value, weight: weights.birthDate },
  ];
}

function writeBrief(answer: ChoiceAnswer, lang: Lang): Brief {
  const en = lang === "en";
  return {
    facts: {
      purpose: answer.purpose,
      ranking: answer.ranking.map(({ shown, score, dominant }) => ({
        shown,
        score,
        dominant: dominant?.native ?? null,
      })),
      verdict: answer.verdict.value,
    },
    outline: en ? ["First place", "The others"] : ["首選", "其餘"],
    plain: (en ? english(answer) : chinese(answer)).join("\n\n"),
  };
}

const FOR_EN: Readonly<Record<Purpose, string>> = {
  general: "",
  wealth: " for money",
  relationship: " for relationships",
  career: " for work",
  health: " for well-being",
};

function nameOf({ shown, candidate }: Ranked, en: boolean): string {
  return en
    ? `${shown} (number ${candidate + 1} of the list)`
    : `${shown}（所列第 ${candidate + 1} 號）`;
}

function whyEnglish({ dominant, outcome, innate, score }: Ranked): string {
  if (!dominant || !outcome) return `it makes no pair and stays at ${score}`;
  const same = dominant.id === outcome.id;
  const stars = same
    ? `${dominant.roman} (${dominant.gloss}) both leads and ends it`
    : `${dominant.roman} (${dominant.gloss}) leads and ${outcome.roman} (${outcome.gloss}) ends it`;
  const brings =
    innate && innate.supplied.length > 0
      ? `, and it brings ${innate.supplied.map(({ roman }) => roman).join(" and ")}, which the birth date lacks`
      : "";
  return `${stars}${brings}; it comes to ${score}`;
}

function english(answer: ChoiceAnswer): readonly string[] {
  const { ranking, verdict, purpose } = answer;
  const [first, second] = [ranking[0]!, ranking[1]!];
  const last = ranking.at(-1)!;
  const opening =
    verdict.value === "tie"
      ? `${answer.best.length} numbers stand equal in first place${FOR_EN[purpose]}; the one listed first is ${nameOf(first, true)}: ${whyEnglish(first)}.`
      : `First${FOR_EN[purpose]} comes ${nameOf(first, true)}: ${whyEnglish(first)}. ${
          verdict.value === "clear"
            ? `The lead over the next, ${second.shown} with ${second.score}, is clear.`
            : `The next, ${second.shown} with ${second.score}, is close behind, so liking may decide.`
        }`;
  const end =
    last.rank > 1 && last !== second
      ? `Last stands ${nameOf(last, true)}: ${whyEnglish(last)}.`
      : "";
  return [
    opening,
    `${end} Digit pairs are a modern custom and the weights this service's own; a number that is easily remembered and honestly come by is worth as much.`.trim(),
  ];
}

const FOR_ZH: Readonly<Record<Purpose, string>> = {
  general: "",
  wealth: "為求財",
  relationship: "為感情",
  career: "為事業",
  health: "為身心",
};

function whyChinese({ dominant, outcome, innate, score }: Ranked): string {
  if (!dominant || !outcome) return `無兩數成星，計 ${score} 分`;
  const stars =
    dominant.id === outcome.id
      ? `以${dominant.native}為主，並以之收尾`
      : `以${dominant.native}為主，以${outcome.native}收尾`;
  const brings =
    innate && innate.supplied.length > 0
      ? `，並補生日所缺之${innate.supplied.map(({ native }) => native).join("、")}`
      : "";
  return `${stars}${brings}，計 ${score} 分`;
}

function chinese(answer: ChoiceAnswer): readonly string[] {
  const { ranking, verdict, purpose } = answer;
  const [first, second] = [ranking[0]!, ranking[1]!];
  const last = ranking.at(-1)!;
  const opening =
    verdict.value === "tie"
      ? `${FOR_ZH[purpose]}${FOR_ZH[purpose] ? "，" : ""}有 ${answer.best.length} 號並列首選，列於前者為${nameOf(first, false)}：${whyChinese(first)}。`
      : `${FOR_ZH[purpose]}${FOR_ZH[purpose] ? "，" : ""}首選為${nameOf(first, false)}：${whyChinese(first)}。${
          verdict.value === "clear"
            ? `次者 ${second.shown} 得 ${second.score} 分，高下已分。`
            : `次者 ${second.shown} 得 ${second.score} 分，相去不遠，可隨所好。`
        }`;
  const end =
    last.rank > 1 && last !== second ? `居末者為${nameOf(last, false)}：${whyChinese(last)}。` : "";
  return [opening, `${end}數字配星乃今人之法，權重為本服務所設；號碼易記而得之以正，亦足可貴。`];
}
