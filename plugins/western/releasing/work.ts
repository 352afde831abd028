import { type Give, Refusal } from "#sdk";
import { julianDayOfEpochMs } from "#time";
import { type Sign, signAt } from "#lore";
import { type GivenChart, readGiven } from "../core/given_chart.ts";
import { lotsOf } from "../core/lots.ts";
import { utcOf } from "../core/nativity.ts";
import { readTarget } from "../core/target_date.ts";
import { indexOfSign, round, signByIndex } from "../core/zodiac.ts";
import {
  marksOf,
  type ReleasedPeriod,
  releaseFrom,
  releaseWithin,
  signYears,
  UNIT_DAYS,
} from "../hellenistic/periods.ts";
import type { ReleasingAnswer } from "./answer.ts";
import type { Input } from "./input.ts";

export { drawReleasing as picture } from "./picture.ts";

/** A hundred years of 360 days. */
const LIFE_DAYS = 36000;

export function run(chosen: Input, give: Give<"now">): ReleasingAnswer {
  const { fromSign } = chosen;
  const given = chosen.birthDate !== undefined || chosen.ascendant !== undefined;
  if (!given && !fromSign) throw new Refusal("chart-missing");
  const chart = given ? readGiven(chosen, () => give.civil()) : null;
  const source = sourceOf(chosen, chart);
  const birthUt = chart?.birth?.chart.julianDayUt ?? null;
  const ageDays = ageOf(chosen, chart, give.now);
  return {
    ...source,
    age:
      ageDays === null
        ? null
        : {
            totalDays: round(ageDays, 4),
            years: Math.floor(ageDays / 360),
            days: round(ageDays % 360, 4),
          },
    levels: levelsOf(source, ageDays, birthUt, chosen.levels ?? 4),
  };
}

type Source = Pick<ReleasingAnswer, "lot" | "startSign" | "fortuneSign">;

/** The sign that is released, and that of Fortune. */
function sourceOf(chosen: Input, chart: GivenChart | null): Source {
  const lots =
    chart && lotsOf(chart.ascendantDeg, chart.longitudes, chart.isDay, chosen.lotsSchool);
  const signOf = (id: string) => signAt(lots!.find((lot) => lot.id === id)!.longitudeDeg);
  const fortuneSign = chart && Number.isFinite(chart.longitudes.moon) ? signOf("fortune") : null;
  if (chosen.fromSign) return { lot: null, startSign: chosen.fromSign, fortuneSign };
  const lot = chosen.from ?? "spirit";
  const needed = lots!.find(({ id }) => id === lot)!;
  if (!Number.isFinite(needed.longitudeDeg)) throw new Refusal("chart-missing");
  const own = signAt(needed.longitudeDeg);
  const moved = lot === "spirit" && own === fortuneSign && chosen.sharedLots === "next";
  return { lot, startSign: moved ? signByIndex(indexOfSign(own) + 1) : own, fortuneSign };
}

/** Days since the birth that are asked about: as given, to a date, or to now; null without a birth. */
function ageOf(chosen: Input, chart: GivenChart | null, nowMs: number): number | null {
  if (chosen.ageDays !== undefined) return chosen.ageDays;
  if (!chart?.birth) return null;
  const { civil } = chart.birth;
  const { targetDate } = chosen;
  const target =
    targetDate === undefined
      ? julianDayOfEpochMs(nowMs)
      : readTarget(targetDate, chosen.targetTime, chosen, civil).julianDayUt;
  const age = target - civil.julianDayUt;
  return age >= 0 && age < LIFE_DAYS ? age : null;
}

/** The levels down to the one asked for; without a time each opens the first period of the one above. */
function levelsOf(
  { startSign, fortuneSign }: Source,
  ageDays: number | null,
  birthUt: number | null,
  most: number,
): ReleasingAnswer["levels"] {
  const levels: ReleasingAnswer["levels"][number][] = [];
  let list = releaseFrom(indexOfSign(startSign), 0, LIFE_DAYS);
  for (let level = 1; level <= most; level++) {
    const unitDays = UNIT_DAYS[level - 1]!;
    const index =
      ageDays === null
        ? null
        : list.findIndex(({ start, end }) => ageDays >= start - 1e-9 && ageDays < end - 1e-9);
    levels.push({
      level,
      unitDays,
      active: index,
      periods: list.map((one) => report(one, unitDays, fortuneSign, birthUt)),
    });
    const open = list[index ?? 0];
    if (!open || level === 4) break;
    list = releaseWithin(open, level as 1 | 2 | 3);
  }
  return levels;
}

function report(
  { sign, lord, start, end, loosingOfBond }: ReleasedPeriod,
  unitDays: number,
  fortuneSign: Sign | null,
  birthUt: number | null,
) {
  const days = end - start;
  const full = signYears(sign) * unitDays;
  return {
    sign,
    lord,
    units: round(days / unitDays, 4),
    days: round(days, 5),
    fromDay: round(start, 5),
    start: birthUt === null ? null : utcOf(birthUt + start),
    end: birthUt === null ? null : utcOf(birthUt + end),
    cut: days < full - 1e-6,
    marks: marksOf(sign, loosingOfBond, fortuneSign),
  };
}
