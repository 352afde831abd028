import {
  CivilDate,
  defineProcedure,
  InputError,
  oneOf,
  TextShape,
  Type,
  verdictOf,
  type Frozen,
  type Lang,
  type Static,
  type Text,
} from "#old";
import { NamedShape } from "../../core/named.ts";
import { InnateShape, innateOf } from "../innate.ts";
import { LETTERS, readNumber } from "../digits.ts";
import { CONNECTORS } from "../pairs.ts";
import { gradeOf, GradeShape, readPairs, type PairReading } from "../reading.ts";
import { PAIR_REFERENCES } from "../references.ts";
import { TOPICS } from "../stars.ts";
import { choiceBrief } from "./choice_brief.ts";
import { drawRanking } from "./picture.ts";

const PURPOSES = ["general", ...TOPICS] as const;
/** What a number is to serve. */
export type Purpose = (typeof PURPOSES)[number];
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
/** A candidate in its place. */
export type Ranked = ChoiceAnswer["ranking"][number];

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
  narrated: true,
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
  brief: choiceBrief,
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
