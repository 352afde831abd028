import { CivilDate, defineProcedure, Type, type InputIssue, type Static } from "#old";
import { fromFixed, resolveCivil } from "#time";
import { membersOf } from "../members/table.ts";
import { momentFields, settleMoment } from "../moment.ts";
import { MOMENT_OMITTABLE } from "../regional/matters.ts";
import { callSystems, type System } from "../weigh/systems.ts";
import {
  At,
  dateIssues,
  PREDICT_REFUSALS,
  QuestionText,
  requireAllowed,
  requireSound,
} from "./ask.ts";
import type { Parts } from "./options_reading.ts";
import { drawShares } from "./picture.ts";
import { PREDICT_REFERENCES } from "./predict_binary.ts";
import { SHARES_FORMULA, SYMBOLIC } from "./probability.ts";
import { OutcomeFields, outcomesOf, sharesAnswer, SharesShape, sharesThesis } from "./shares.ts";

const COST = 15;
const DEFAULT_PARTS = 6;
/** Longest span, days. */
const MAX_DAYS = 3653;

/** The day's page and the boards of its noon, with their weights. */
const WEIGHTS = {
  "almanac.daily": 0.4,
  "daLiuRen.calculate": 0.3,
  "qimen.calculate": 0.3,
} as const;
const BOARDS = Object.keys(WEIGHTS) as readonly (keyof typeof WEIGHTS)[];

const output = Type.Object({
  question: Type.String(),
  from: Type.String(),
  to: Type.String(),
  parts: Type.Array(
    Type.Object({
      from: Type.String(),
      to: Type.String({ description: "Last day of the part" }),
      castFor: Type.String({ description: "Its middle day, at whose noon the boards were cast" }),
      ...OutcomeFields,
    }),
    { description: "In order; the probabilities add to 1" },
  ),
  ...SharesShape,
});
type TimingAnswer = Static<typeof output>;

const WORDING = {
  many: { en: "parts of the span", zhHant: "各段時間" },
  advice: {
    en: "Read it as a calendar of better and worse footing. If the choice of day is yours, try the first and keep the second in reserve; if it is not, be ready early and do not count on the last part.",
    zhHant:
      "不妨當成一份好走與難走的日曆。日子若由您挑，先試第一段，把第二段留作後備；若不由您挑，就早些準備好，別把希望押在最後一段。",
  },
};

/** When in a span a thing happens. */
export const predictTiming = defineProcedure({
  name: "predict.timing",
  tradition: "synthesis",
  title: { en: "When, within a span", zhHant: "應期預測" },
  summary: {
    en: "When within a span a thing happens: a symbolic probability for each part, adding to one, from the almanac and two boards of its middle day, and a thesis",
    zhHant:
      "某事於一段時間內何時應驗：各段各得一象徵機率，合計為一，取其中日之黃曆與二盤，並作論述",
  },
  kind: "blend",
  textKey: "thesis",
  cost: COST,
  narrated: true,
  icon: "icons/timing.svg",
  needs: ["now", "call"],
  uses: BOARDS,
  input: Type.Object({
    question: QuestionText,
    from: CivilDate,
    to: CivilDate,
    parts: Type.Optional(
      Type.Integer({
        minimum: 2,
        maximum: 12,
        description: "Parts of the span, as equal as whole days allow; default 6, or one a day",
      }),
    ),
    at: At,
  }),
  output,
  omittable: { at: MOMENT_OMITTABLE },
  options: { formula: SHARES_FORMULA, weights: WEIGHTS, symbolic: SYMBOLIC },
  refusals: PREDICT_REFUSALS,
  async run(input, give) {
    const { question, from, to } = input;
    requireAllowed([question], give.lang);
    const moment = settleMoment(input.at, {}, give.now);
    const days = spanOf(from, to, input.parts);
    requireSound([...dateIssues(from, "from", moment.date), ...days.issues]);
    const parts = divide(
      days.first,
      days.count,
      input.parts ?? Math.min(DEFAULT_PARTS, days.count),
    );
    const members = membersOf(BOARDS);
    const cast = await Promise.all(
      parts.map(({ castFor }) => {
        const at = momentFields({ ...moment, date: castFor, time: "12:00" });
        return callSystems(
          members.map((member) => ({
            member,
            weight: WEIGHTS[member.name as keyof typeof WEIGHTS],
            ways: [{ input: member.asks({ lang: give.lang, at }, member.name) }],
          })),
          give.call,
        );
      }),
    );
    const all = cast.flat();
    const outcomes = outcomesOf(
      parts.map((part) => (part.from === part.to ? part.from : `${part.from} – ${part.to}`)),
      cast.map((systems, index) => systems.flatMap((one) => partOf(one, parts[index]!.castFor))),
    );
    const best = outcomes.findIndex(
      ({ probability }) => probability === Math.max(...outcomes.map((one) => one.probability)),
    );
    return {
      question,
      from,
      to,
      parts: outcomes.map((outcome, index) => ({ ...parts[index]!, ...outcome })),
      ...sharesAnswer(
        outcomes,
        {
          asked: all.length,
          delivered: all.filter(({ delivered }) => delivered).length,
          systems: cast[best]!,
        },
        moment,
        COST,
      ),
    };
  },
  brief: (answer, lang) => {
    const { question, parts, signal } = answer as TimingAnswer;
    return sharesThesis(question, parts, signal.strength, WORDING, lang);
  },
  picture: (answer, lang) => {
    const { question, parts } = answer as TimingAnswer;
    const shares = parts.map(({ label, probability }) => ({ label, share: probability }));
    return drawShares("timing", question, shares, lang);
  },
  examples: [
    {
      title: "a permit in spring",
      input: {
        question: "When will the permit be granted?",
        from: "2026-03-10",
        to: "2026-06-07",
        at: { date: "2026-03-03", time: "10:20", timezone: "Asia/Taipei" },
      },
      expect: { creditsUsed: COST },
      source: "Target catalogue: 15 points",
    },
  ],
  references: PREDICT_REFERENCES,
});

interface Span {
  /** Rata Die of the first day. */
  readonly first: number;
  readonly count: number;
  readonly issues: readonly InputIssue[];
}

function spanOf(from: string, to: string, parts: number | undefined): Span {
  const [start, end] = [dayOf(from), dayOf(to)];
  if (start === null || end === null) {
    const issues = end === null ? dateIssues(to, "to", "0000-01-01") : [];
    return { first: 0, count: 1, issues };
  }
  const count = end - start + 1;
  const least = parts ?? 2;
  const issues: InputIssue[] = [];
  if (count < least) {
    const nearest = isoOf(start + least - 1);
    issues.push({ path: "to", message: `Leaves fewer days than ${least} parts need`, nearest });
  } else if (count > MAX_DAYS) {
    const nearest = isoOf(start + MAX_DAYS - 1);
    issues.push({ path: "to", message: `Must lie within ${MAX_DAYS} days of from`, nearest });
  }
  return { first: start, count, issues };
}

function dayOf(date: string): number | null {
  const result = resolveCivil({ date, time: "12:00", timezone: "UTC" });
  return result.ok ? result.moment.fixed : null;
}

function isoOf(fixed: number): string {
  const { year, month, day } = fromFixed(fixed);
  const two = (value: number) => String(value).padStart(2, "0");
  return `${String(year).padStart(4, "0")}-${two(month)}-${two(day)}`;
}

/** Equal parts of whole days; where they cannot be equal, the earlier ones are a day longer. */
function divide(first: number, count: number, parts: number) {
  const [each, rest] = [Math.floor(count / parts), count % parts];
  let at = first;
  return Array.from({ length: parts }, (_, index) => {
    const length = each + (index < rest ? 1 : 0);
    const start = at;
    at += length;
    return {
      from: isoOf(start),
      to: isoOf(at - 1),
      castFor: isoOf(start + Math.floor((length - 1) / 2)),
    };
  });
}

function partOf(one: System, castFor: string): Parts {
  if (one.score === null) return [];
  const { system, score, confidence, weight, scoring } = one;
  return [{ system, place: castFor, score, confidence, weight, testimonies: scoring.testimonies }];
}
