import type { Given } from "#sdk";
import type { StarId } from "#sky";
import { dateOf, readNativity, requireAngles } from "../core/nativity.ts";
import { MODERN } from "../core/points.ts";
import { clockOf } from "../core/span.ts";
import { round } from "../core/zodiac.ts";
import { TRADITIONAL } from "../stars/natures.ts";
import type { ParansAnswer } from "./answer.ts";
import { heliacalEvents, type HeliacalEvent } from "./heliacal.ts";
import type { Input } from "./input.ts";
import { bodyOnAngles, paransOf, starOnAngles, type OnAngle } from "./rules.ts";

export { drawParans as picture } from "./picture.ts";

/** Two minutes, half a degree of the turning sky. */
const ORB_MINUTES = 2;

export function run(chosen: Input, give: Given): ParansAnswer {
  const civil = give.civil();
  const chart = requireAngles(readNativity(civil, MODERN.ids, "wholeSign"));
  const ids: readonly StarId[] = chosen.stars ?? TRADITIONAL;
  const orbMinutes = chosen.orbMinutes ?? ORB_MINUTES;
  const stars = ids.map((id) => [id, starOnAngles(id, chart)] as const);
  const bodies = MODERN.ids.flatMap((id) =>
    chart.positions[id] ? [[id, bodyOnAngles(id, chart)] as const] : [],
  );
  const when = clockOf(chosen.timezone);
  const passages = (times: readonly OnAngle[]) =>
    times.map(({ angle, julianDayUt }) => ({ angle, ...when(julianDayUt) }));
  const report = ({ star, phase, julianDayUt }: HeliacalEvent) => ({
    star,
    phase,
    date: dateOf(julianDayUt + chart.place.longitudeDeg / 360),
    daysBefore: Math.floor(chart.julianDayUt - julianDayUt),
  });
  const events = heliacalEvents(ids, chart).map(report);
  return {
    parans: paransOf(stars, bodies, orbMinutes).map(({ julianDayUt, minutesApart, ...one }) => ({
      ...one,
      ...when(julianDayUt),
      minutesApart: round(minutesApart, 2),
    })),
    orbMinutes,
    planets: bodies.map(([body, times]) => ({ body, passages: passages(times) })),
    stars: stars.map(([star, times]) => ({ star, passages: passages(times) })),
    heliacalRising: events.find(({ phase }) => phase === "morningFirst") ?? null,
    heliacalSetting: events.find(({ phase }) => phase === "eveningLast") ?? null,
    heliacal: events,
  };
}
