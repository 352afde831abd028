/** What readings and scores of a sign choose from the answer, so that both speak of the same. */
import { ASPECTS, type Ptolemaic } from "../core/aspects.ts";
import type { Modern } from "../core/points.ts";
import type { DailyAnswer } from "./answer.ts";

type Local = { readonly local: string };
type Dated = DailyAnswer["dates"][number];

/** Contacts of Venus and Mars are told on a day that is at most so many days before. */
const NEAR_DAYS = 7;
const MOST_CONTACTS = 2;
/** Into how many stretches a span with too many dates is cut. */
const STRETCHES = 14;
/** Up to so many are told in full. */
export const MOST_DATES = 20;
const NIGHT_ENDS = 6;

const NATURE: Readonly<Partial<Record<Modern, number>>> = {
  venus: 1,
  jupiter: 1,
  mars: -1,
  saturn: -1,
  pluto: -1,
};

/** What two planets bring to a conjunction: benefics above 0, malefics below. */
export function natureOf(a: Modern, b: Modern): number {
  return (NATURE[a] ?? 0) + (NATURE[b] ?? 0);
}

/** Whether a contact is told by its hard side; a conjunction is judged by both planets. */
export function isHard(kind: Ptolemaic, a: Modern, b: Modern): boolean {
  const { nature } = ASPECTS[kind];
  return nature === "union" ? natureOf(a, b) < 0 : nature === "tense";
}

/** `03:44` of a local time. */
export const clock = ({ local }: Local) => local.slice(-8, -3);
export const hourOf = ({ local }: Local) => Number(local.slice(-8, -6));
/** `2026-03-20` of a local time. */
export const dateOf = ({ local }: Local) => local.slice(0, -9);
/** Month and day of a date. */
export const monthAndDay = (date: string) =>
  date.split("-").slice(-2).map(Number) as [number, number];

/** Days from the first of a span to a local time. */
export function daysAhead(from: string, when: Local): number {
  return Math.round((Date.parse(dateOf(when)) - Date.parse(from)) / 86_400_000);
}

/** Whether a contact of Venus or Mars is soon enough to be told on a day. */
export function isNear(from: string, when: Local): boolean {
  return daysAhead(from, when) <= NEAR_DAYS;
}

/** Whether it falls while most are asleep. */
export const isNight = (when: Local) => hourOf(when) < NIGHT_ENDS;

/**
 * The Moon's contacts that are told: that with the Sun always, then those of the waking hours, then by planet;
 * in order of time.
 */
export function toldOfMoon<C extends Local & { readonly other: Modern }>(
  moon: readonly C[],
): readonly C[] {
  const order = ["neptune", "uranus", "pluto", "mercury", "mars", "saturn", "venus", "jupiter"];
  const weight = (one: C) =>
    one.other === "sun" ? 100 : order.indexOf(one.other) - (isNight(one) ? 10 : 0);
  return [...moon]
    .sort((a, b) => weight(b) - weight(a))
    .slice(0, MOST_CONTACTS)
    .sort((a, b) => a.local.localeCompare(b.local));
}

/** Whether a planet turns on the day that is read. */
export function turnsToday({ dates, period }: DailyAnswer, id: Modern): boolean {
  return period === "day" && dates.some(({ event, planet }) => event === "turns" && planet === id);
}

/** Whether a planet moves backwards, or turns on the day that is read. */
export function isBack(answer: DailyAnswer, id: Modern): boolean {
  return (
    answer.planets.some(({ planet, retrograde }) => planet === id && retrograde) ||
    turnsToday(answer, id)
  );
}

/** Whether a planet moves backwards at a time of the span. */
export function isBackAt({ planets, dates }: DailyAnswer, id: Modern, { local }: Local): boolean {
  const turn = dates
    .filter((one) => one.event === "turns" && one.planet === id && one.local <= local)
    .at(-1);
  return turn?.retrograde ?? planets.some(({ planet, retrograde }) => planet === id && retrograde);
}

/** A contact as its words want it: who is met, and whether either goes back. */
export interface Meeting {
  readonly aspect: Ptolemaic;
  readonly other: Modern;
  readonly retrograde: boolean;
  readonly otherRetrograde: boolean;
}

/** The meeting of a date. */
export function meetingOf(answer: DailyAnswer, one: Dated): Meeting {
  const { aspect, other, retrograde } = one;
  return {
    aspect: aspect!,
    other: other!,
    retrograde,
    otherRetrograde: isBackAt(answer, other!, one),
  };
}

/** The contact of Venus or Mars that is told: of a week or month, the dates tell it. */
export function toldNext(
  { period, from, venus, mars }: DailyAnswer,
  planet: "venus" | "mars",
): DailyAnswer["venus"] {
  const one = planet === "venus" ? venus : mars;
  if (one === null || period === "week" || period === "month") return null;
  // The meeting of the two is told once, under love.
  if (planet === "mars" && one.other === "venus" && venus?.utc === one.utc) return null;
  return period === "year" || isNear(from, one) ? one : null;
}

const WEIGHTS: Readonly<Record<Dated["event"], number>> = {
  solarEclipse: 5,
  lunarEclipse: 5,
  turns: 4,
  newMoon: 2,
  fullMoon: 2,
  enters: 1,
  meets: 1,
};
const isSlow = ({ planet }: Dated) => planet === "jupiter" || planet === "saturn";
const weightOf = (one: Dated) => WEIGHTS[one.event] + (isSlow(one) ? 3 : 0);

/** Dates evenly over the span: the weightiest of each stretch, and every eclipse. */
export function spread({ from, to, dates }: DailyAnswer): readonly Dated[] {
  if (dates.length <= MOST_DATES) return dates;
  const length = (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1;
  const best = new Map<number, Dated>();
  for (const one of dates) {
    const stretch = Math.floor((daysAhead(from, one) / length) * STRETCHES);
    const before = best.get(stretch);
    if (!before || weightOf(one) > weightOf(before)) best.set(stretch, one);
  }
  const held = new Set(best.values());
  return dates.filter((one) => held.has(one) || one.event.endsWith("Eclipse"));
}
