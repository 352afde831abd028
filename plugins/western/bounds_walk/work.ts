import type { Give } from "#sdk";
import { julianDayOfEpochMs } from "#time";
import { CLASSICAL } from "#lore";
import { dateOf, readNativity, requireAngles } from "../core/nativity.ts";
import { readTarget } from "../core/target_date.ts";
import { placeOf, round } from "../core/zodiac.ts";
import { YEAR_DAYS } from "../hellenistic/periods.ts";
import type { BoundsWalkAnswer } from "./answer.ts";
import type { Input } from "./input.ts";
import { placeOfWalker, stagesOf } from "./rules.ts";

export { drawBoundsWalk as picture } from "./picture.ts";

/** Degrees of arc in a year of age. */
const KEYS = { ptolemy: 1, naibod: 360 / YEAR_DAYS } as const;

const LONGEST_YEARS = 90;

export function run(chosen: Input, give: Give<"now">): BoundsWalkAnswer {
  const civil = give.civil();
  const chart = requireAngles(readNativity(civil, CLASSICAL.ids, "wholeSign"));
  const point = chosen.point ?? "ascendant";
  const key = KEYS[chosen.key];
  const aged = (arcDeg: number) => ({ arcDeg: round(arcDeg, 4), age: round(arcDeg / key, 4) });
  const stages = stagesOf(chart, point, chosen.bounds, (chosen.toAge ?? LONGEST_YEARS) * key);
  const target =
    chosen.targetDate === undefined
      ? julianDayOfEpochMs(give.now)
      : readTarget(chosen.targetDate, chosen.targetTime, chosen, civil).julianDayUt;
  const reached = ((target - chart.julianDayUt) / YEAR_DAYS) * key;
  const index = reached < 0 ? -1 : stages.findLastIndex(({ arcDeg }) => arcDeg <= reached);
  const isPast = reached > (chosen.toAge ?? LONGEST_YEARS) * key;
  const before = stages.slice(0, index + 1).flatMap(({ partners }) => partners);
  return {
    point,
    natal: placeOf(placeOfWalker(chart, point)),
    stages: stages.map(({ arcDeg, partners, ...stage }) => ({
      ...stage,
      ...aged(arcDeg),
      date: dateOf(chart.julianDayUt + (arcDeg / key) * YEAR_DAYS),
      partners: partners.map(({ arcDeg: met, ...one }) => ({ ...one, ...aged(met) })),
    })),
    active:
      index < 0 || isPast
        ? null
        : { index, partner: before.findLast((one) => one.arcDeg <= reached)?.planet ?? null },
  };
}
