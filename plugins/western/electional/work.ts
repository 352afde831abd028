import { InputError, issuesOfCivil, type Given } from "#sdk";
import { remembering, resolveCivil } from "#time";
import { CLASSICAL } from "#lore";
import { readNativity } from "../core/nativity.ts";
import { readSpan, type Span } from "../core/span.ts";
import { placeOf } from "../core/zodiac.ts";
import type { ElectionalAnswer } from "./answer.ts";
import type { Input } from "./input.ts";
import { MATTERS } from "./purposes.ts";
import { candidatesOf, stretchesOf, type Candidate } from "./search.ts";

export { drawElection as picture } from "./picture.ts";

const MOST_DAYS = 31;
const MOMENTS = 5;

export async function run(chosen: Input, give: Given): Promise<ElectionalAnswer> {
  const { purpose, latitude, longitude, houseSystem } = chosen;
  const { fromUt, toUt, when } = readSpan(chosen, MOST_DAYS);
  const localOf = (julianDayUt: number) =>
    localTime({ julianDayUt, zone: chosen.timezone ?? "UTC", when });
  const candidates = await candidatesOf(
    {
      fromUt,
      toUt,
      place: { latitudeDeg: latitude, longitudeDeg: longitude },
      houseSystem,
      matter: MATTERS[purpose],
      natal: natalOf(chosen.natal),
      isAllowed: allowedBy(chosen, localOf),
    },
    give.breathe,
  );
  const scores = candidates.map(({ score }) => score).sort((a, b) => a - b);
  return {
    purpose,
    moments: stretchesOf(candidates, chosen.limit ?? MOMENTS).map(({ best, ...stretch }) => ({
      ...when(best.moment.julianDayUt),
      score: best.score,
      begins: when(stretch.fromUt),
      ends: when(stretch.toUt),
      ascendant: placeOf(best.moment.ascendantDeg),
      moon: placeOf(best.moment.longitudes.moon),
      hourRuler: best.moment.hourRuler,
      because: best.because,
    })),
    searched: candidates.length,
    middleScore: scores[Math.floor(scores.length / 2)] ?? null,
    days: bestOfDays(candidates, localOf),
  };
}

/** Longitudes of the seven at a birth, without the Moon where its time is not known. */
function natalOf(natal: Input["natal"]): readonly number[] | null {
  if (!natal) return null;
  const { birthDate: date, birthTime: time, timezone } = natal;
  const result = resolveCivil({ date, time, timezone: timezone ?? "UTC" });
  if (!result.ok) {
    throw new InputError(
      issuesOfCivil(result.issues, { date: "natal.birthDate", time: "natal.birthTime" }),
    );
  }
  const { positions, timeKnown } = readNativity(result.moment, CLASSICAL.ids, "wholeSign");
  return CLASSICAL.ids
    .filter((id) => timeKnown || id !== "moon")
    .map((id) => positions[id]!.longitudeDeg);
}

type LocalOf = (julianDayUt: number) => string;

/** What a zone's clock shows, a month of quarters of an hour kept for the schools that are compared. */
const localTime = remembering(
  MOST_DAYS * 96,
  ({ julianDayUt, when }: { julianDayUt: number; zone: string; when: Span["when"] }) =>
    when(julianDayUt).local,
  ({ julianDayUt, zone }) => `${zone} ${julianDayUt}`,
);

/** The hours of the clock that are asked for; over midnight where the latest comes before the earliest. */
function allowedBy({ earliest, latest }: Input, localOf: LocalOf): (at: number) => boolean {
  if (earliest === undefined && latest === undefined) return () => true;
  const minute = (clock: string) => clock.slice(0, 5);
  const [from, to] = [minute(earliest ?? "00:00"), minute(latest ?? "24:00")];
  return (at) => {
    const clock = localOf(at).slice(-8, -3);
    return from <= to ? clock >= from && clock <= to : clock >= from || clock <= to;
  };
}

function bestOfDays(candidates: readonly Candidate[], localOf: LocalOf) {
  const best = new Map<string, number>();
  for (const { moment, score } of candidates) {
    const local = localOf(moment.julianDayUt);
    const date = local.slice(0, local.indexOf("T", 1));
    best.set(date, Math.max(best.get(date) ?? Number.NEGATIVE_INFINITY, score));
  }
  return [...best].map(([date, score]) => ({ date, best: score }));
}
