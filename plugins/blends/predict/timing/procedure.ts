import { defineProcedure, wordsIn } from "#sdk";
import { askEach, callSystems, unranked } from "../../core/call.ts";
import { MOMENT_OMISSION, momentFields, settleMoment } from "../../core/moment.ts";
import type { System, SystemId } from "../../core/system.ts";
import { atLiveHour, drawnBy } from "../boards.ts";
import { creditsOf, outcomesOf, sharesOfBoards, type Part } from "../outcomes.ts";
import { drawShares, sharesOf } from "../picture.ts";
import { REFUSALS, requireAllowed, requireSound } from "../question.ts";
import { REFERENCES } from "../references.ts";
import { answer, type TimingAnswer } from "./answer.ts";
import { input } from "./input.ts";
import { divide, spanIssues, type SpanPart } from "./span.ts";
import type { TimingWords } from "./words/en.ts";

const NAME = "predict.timing";
const COST = 15;
const NOON = "12:00";

/** The day's page and the boards of the day, with their weights. */
const WEIGHTS = {
  "almanac.daily": 0.4,
  "daLiuRen.calculate": 0.3,
  "qimen.calculate": 0.3,
} as const satisfies Partial<Record<SystemId, number>>;
const BOARDS = Object.keys(WEIGHTS) as readonly (keyof typeof WEIGHTS)[];

/** When in a span a thing happens. */
export const predictTiming = defineProcedure({
  name: NAME,
  tradition: "synthesis",
  words: wordsIn<TimingWords>(import.meta),
  kind: "blend",
  textKey: "thesis",
  cost: COST,
  narrated: true,
  icon: "icons/timing.svg",
  needs: ["now", "call"],
  uses: BOARDS,
  weights: WEIGHTS,
  input,
  output: answer,
  omittable: { at: MOMENT_OMISSION },
  refusals: REFUSALS,
  async run(asked, give): Promise<TimingAnswer> {
    const { question, from, to } = asked;
    requireAllowed([question]);
    const moment = settleMoment(asked.at, {}, give);
    requireSound(spanIssues(asked, moment.date));
    const parts = divide(asked).map((part) => {
      const { hour } = drawnBy([question, part.castFor], moment);
      return { ...part, hour };
    });
    const cast = await Promise.all(
      parts.map(async ({ castFor, hour }) => {
        const at = momentFields({ ...moment, date: castFor, time: NOON });
        const asks = [
          ...askEach(["almanac.daily"], { at }, give, WEIGHTS),
          atLiveHour({ at, question }, hour, give, WEIGHTS["daLiuRen.calculate"]),
          ...askEach(["qimen.calculate"], { at }, give, WEIGHTS),
        ];
        return (await callSystems(asks, give.call)).map(unranked);
      }),
    );
    const outcomes = outcomesOf(
      parts.map((part) => (part.from === part.to ? part.from : `${part.from} – ${part.to}`)),
      cast.map((systems, index) => systems.flatMap((one) => partOf(one, parts[index]!))),
      parts.map((part) => part.from),
    );
    const best = outcomes.reduce(
      (first, { probability }, index) =>
        probability > outcomes[first]!.probability ? index : first,
      0,
    );
    return {
      question,
      from,
      to,
      parts: outcomes.map((outcome, index) => ({ ...parts[index]!, ...outcome })),
      ...sharesOfBoards(outcomes, cast.flat(), moment, cast[best]),
      drawn: { code: "hoursByWords" },
    };
  },
  credits: creditsOf(COST),
  picture: ({ question, parts, signal }, { picture }, lang) =>
    drawShares("timing", question, sharesOf(parts), signal.towards, picture, lang),
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
  references: REFERENCES,
});

function partOf(
  one: System,
  { castFor, hour }: SpanPart & { readonly hour: string },
): readonly Part[] {
  if (one.score === null) return [];
  const { system, score, confidence, weight, scoring } = one;
  const time = system === "daLiuRen.calculate" ? hour : NOON;
  const place =
    system === "almanac.daily"
      ? { code: "pageOf", with: { date: castFor }, of: NAME }
      : { code: "castAt", with: { date: castFor, time }, of: NAME };
  return [{ system, place, score, confidence, weight, testimonies: scoring.testimonies }];
}
