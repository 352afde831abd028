import type { Give, InputOf, Lang } from "#sdk";
import { askEach, callSystems, unranked } from "../../core/call.ts";
import { momentFields, settleMoment } from "../../core/moment.ts";
import type { System } from "../../core/system.ts";
import { atLiveHour, drawnBy } from "../boards.ts";
import { outcomesOf, type Part, sharesOfBoards } from "../outcomes.ts";
import { drawShares, sharesOf } from "../picture.ts";
import { requireAllowed, requireSound } from "../question.ts";
import type { TimingAnswer } from "./answer.ts";
import type { input } from "./input.ts";
import { NAME, WEIGHTS } from "./systems.ts";
import { divide, spanIssues, type SpanPart } from "./span.ts";
import type { TimingWords } from "./words/en.ts";

const NOON = "12:00";

export async function run(
  asked: InputOf<typeof input>,
  give: Give<"now" | "call">,
): Promise<TimingAnswer> {
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
    (first, { probability }, index) => (probability > outcomes[first]!.probability ? index : first),
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
}

export function picture(
  { question, parts, signal }: TimingAnswer,
  { picture }: TimingWords,
  lang: Lang,
) {
  return drawShares("timing", question, sharesOf(parts), signal.towards, picture, lang);
}

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
