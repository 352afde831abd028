import { InputError, issuesOfCivil, Refusal, type Given } from "#sdk";
import { civilDaySpan, julianDayOfEpochMs, resolveCivil, type CivilMoment } from "#time";
import { clockOf } from "../core/span.ts";
import { placeOf, round } from "../core/zodiac.ts";
import type { RectificationAnswer } from "./answer.ts";
import type { Input } from "./input.ts";
import { bestSpans, evidenceOf, standingOf } from "./rules.ts";
import {
  CHANCE_SETS,
  chanceScores,
  datedEvents,
  scoresOf,
  SPAN_TRIALS,
  TRIAL_MINUTES,
  trialsBetween,
  type GivenEvent,
} from "./trials.ts";

export { drawSpans as picture } from "./picture.ts";

const SPANS = 4;
const EVIDENCE = 12;
const MARGIN_MINUTES = 120;

export async function run(chosen: Input, give: Given): Promise<RectificationAnswer> {
  const civil = give.civil();
  const { latitude, longitude, julianDayUt: birthUt } = civil;
  if (latitude === null || longitude === null) throw new Refusal("place-needed");
  const given = eventsOf(chosen.events);
  const early = given.findIndex(({ julianDayUt }) => julianDayUt < birthUt + 1);
  if (early >= 0) throw new Refusal("event-before-birth", { date: chosen.events[early]!.date });
  const [fromUt, toUt] = spanOf(civil, chosen.marginMinutes);
  const trials = trialsBetween(fromUt, toUt, { latitudeDeg: latitude, longitudeDeg: longitude });
  const events = datedEvents(birthUt, given);
  const scores = scoresOf(trials, events);
  const chance = await chanceScores(trials, given, birthUt, give.breathe);
  const spans = bestSpans(scores, SPAN_TRIALS, SPANS).filter(({ score }) => score > 0);
  const asGood = chance.filter((score) => score >= (spans[0]?.score ?? 0)).length;
  const when = clockOf(chosen.timezone);
  const half = TRIAL_MINUTES / 2 / 1440;
  return {
    searched: {
      begins: when(fromUt),
      ends: when(toUt),
      minutes: Math.round((toUt - fromUt) * 1440),
    },
    spans: spans.map(({ first, last, score }) => {
      const middle = trials[Math.round((first + last) / 2)]!;
      return {
        begins: when(trials[first]!.julianDayUt - half),
        ends: when(trials[last]!.julianDayUt + half),
        score: round(score, 2),
        ascendant: placeOf(middle.angles.ascendant),
        midheaven: placeOf(middle.angles.midheaven),
        evidence: [...evidenceOf(middle, events)]
          .sort((a, b) => b.points - a.points)
          .slice(0, EVIDENCE)
          .map(({ event, orbDeg, points, ...one }) => ({
            ...one,
            event: event === null ? null : chosen.events[event]!,
            orbDeg: orbDeg === null ? null : round(orbDeg, 2),
            points: round(points, 2),
          })),
      };
    }),
    chance: { sets: CHANCE_SETS, asGood, best: round(Math.max(...chance), 2) },
    standing: standingOf(asGood, CHANCE_SETS),
  };
}

/** The times to be tried: about the one given, else the whole day. */
function spanOf(civil: CivilMoment, marginMinutes = MARGIN_MINUTES): readonly [number, number] {
  if (!civil.timeKnown) {
    const { startMs, endMs } = civilDaySpan(civil);
    return [julianDayOfEpochMs(startMs), julianDayOfEpochMs(endMs)];
  }
  const margin = marginMinutes / 1440;
  return [civil.julianDayUt - margin, civil.julianDayUt + margin];
}

/** Events at noon of their days, UT. */
function eventsOf(
  events: readonly { readonly kind: GivenEvent["kind"]; readonly date: string }[],
): readonly GivenEvent[] {
  return events.map(({ kind, date }, i) => {
    const field = `events.${i}.date`;
    const result = resolveCivil({ date, time: "12:00", timezone: "UTC" });
    if (!result.ok)
      throw new InputError(issuesOfCivil(result.issues, { date: field, time: field }));
    return { kind, julianDayUt: result.moment.julianDayUt };
  });
}
