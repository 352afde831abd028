/** Calls the systems of a blend and reports each: what it delivered, its score, or why it failed. */
import {
  oneOf,
  TestimoniesShape,
  TextShape,
  Type,
  type CallOutcome,
  type Static,
  type Testimony,
  type Text,
} from "#old";
import { ORIGINS, POLARITIES, polarityOf, type Fields, type Reading } from "../members/member.ts";
import type { Member } from "../members/table.ts";
import { scoreWithout, type Voice } from "./weigh.ts";

const nullable = <S extends Parameters<typeof Type.Union>[0][number]>(
  schema: S,
  description: string,
) => Type.Union([schema, Type.Null()], { description });

/** One entry of `systems[]`. */
export const SystemShape = Type.Object({
  system: Type.String({ description: "Name of the procedure" }),
  title: TextShape,
  tradition: Type.String({ description: "Id of its tradition" }),
  delivered: Type.Boolean(),
  score: nullable(
    Type.Integer({ minimum: 0, maximum: 100 }),
    "0 to 100; null where it failed or the art judges nothing",
  ),
  polarity: nullable(
    oneOf(
      POLARITIES,
      "favourable from 60, adverse up to 40, unweighed where nothing is said of help and harm",
    ),
    "Null where it failed",
  ),
  confidence: Type.Number({ minimum: 0, maximum: 1, description: "Its share in the mean" }),
  weight: Type.Number({ description: "Relative to the others of this blend" }),
  scoring: Type.Object({
    origin: oneOf(
      ORIGINS,
      "own score, graded verdict, tally of its marks by this blend, a score of something else, or none",
    ),
    rule: TextShape,
    testimonies: TestimoniesShape,
  }),
  scoreWithout: nullable(
    Type.Integer({ minimum: 0, maximum: 100 }),
    "The blended score without this system; null where nothing else weighs",
  ),
  readings: Type.Array(
    Type.Object({
      assumed: Type.Record(Type.String(), Type.String()),
      score: nullable(Type.Integer({ minimum: 0, maximum: 100 }), "Of this reading"),
    }),
    {
      description:
        "Where a match has roles that were not given: each way to read it; their mean is the score",
    },
  ),
  version: nullable(Type.String(), "Of the plugin that computed it"),
  data: nullable(
    Type.Object({}, { additionalProperties: true, description: "The system's answer" }),
    "The whole answer of the system, without its own notice and receipt; null where it failed",
  ),
  failure: nullable(
    Type.Object({ code: Type.String(), reason: Type.String() }),
    "Why it did not deliver; null where it did",
  ),
});
export type System = Static<typeof SystemShape>;

/** One way to ask a system; several where roles were not given. */
export interface Way {
  readonly input: Fields;
  readonly assumed?: Readonly<Record<string, string>>;
}

/** One system and how to ask it, or why it cannot be asked. */
export interface Ask {
  readonly member: Member;
  readonly weight?: number;
  readonly ways: readonly Way[] | { readonly code: string; readonly reason: string };
}

type Call = (name: string, input: Fields) => Promise<CallOutcome>;

/** Calls all at once; the host lets a few run together and others in between. */
export async function callSystems(asks: readonly Ask[], call: Call): Promise<readonly System[]> {
  const called = await Promise.all(asks.map((ask) => callOne(ask, call)));
  const voices = called.map(voiceOf);
  return called.map((one) => ({ ...one, scoreWithout: scoreWithout(voices, one.system) }));
}

/** A system that stands for others like it, so that no mean without it is told. */
export function unranked(system: System): System {
  return { ...system, scoreWithout: null };
}

/** A system as the mean hears it. */
export function voiceOf(system: System): Voice {
  const { score, confidence, weight, polarity } = system;
  return { system: system.system, score, confidence, weight, polarity: polarity ?? "unweighed" };
}

async function callOne({ member, weight = 1, ways }: Ask, call: Call): Promise<System> {
  if (!(ways instanceof Array)) {
    const { code, reason } = ways as { readonly code: string; readonly reason: string };
    return failed(member, weight, code, reason);
  }
  const outcomes = await Promise.all(ways.map(({ input }) => call(member.name, input)));
  const broken = outcomes.find((outcome) => !outcome.ok);
  if (broken && !broken.ok) return failed(member, weight, broken.code, broken.reason);
  const answers = outcomes.flatMap((outcome) => (outcome.ok ? [outcome.answer] : []));
  const readings = outcomes.flatMap((outcome) =>
    outcome.ok ? [outcome.weighing ?? member.scoring.read(outcome.answer)] : [],
  );
  const score = meanScore(readings);
  const confidence = score === null ? 0 : Math.min(...readings.map((one) => one.confidence));
  const receipt = answers[0]!["reading"] as { readonly version?: string } | undefined;
  return {
    ...common(member, weight),
    delivered: true,
    score,
    polarity: polarityOf(score, confidence),
    confidence,
    scoring: scoringOf(member, readings[0]!.testimonies),
    readings:
      ways.length > 1
        ? ways.map(({ assumed = {} }, index) => ({ assumed, score: readings[index]!.score }))
        : [],
    version: receipt?.version ?? null,
    data: bare(answers[0]!),
    failure: null,
  };
}

function meanScore(readings: readonly Reading[]): number | null {
  const scores = readings.flatMap(({ score }) => score ?? []);
  if (scores.length === 0) return null;
  return Math.round(scores.reduce((sum, score) => sum + score, 0) / scores.length);
}

/** An answer without what the blend says once for all. */
function bare(answer: Fields): Fields {
  const { notice: _notice, reading: _reading, ...data } = answer;
  return data;
}

function failed(member: Member, weight: number, code: string, reason: string): System {
  return {
    ...common(member, weight),
    delivered: false,
    score: null,
    polarity: null,
    confidence: 0,
    scoring: scoringOf(member, []),
    readings: [],
    version: null,
    data: null,
    failure: { code, reason },
  };
}

function common({ name, title, tradition }: Member, weight: number) {
  return { system: name, title: copy(title), tradition, weight, scoreWithout: null };
}

function scoringOf({ scoring }: Member, testimonies: readonly Testimony[]): System["scoring"] {
  const { origin, rule } = scoring;
  return { origin, rule: copy(rule), testimonies: testimonies.map(told) };
}

function told({ code, weight, evidence }: Testimony) {
  return { code, weight, evidence: copy(evidence) };
}

function copy({ en, zhHant }: Text) {
  return { en, zhHant };
}
