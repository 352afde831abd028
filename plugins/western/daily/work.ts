import { type Give, InputError, issuesOfCivil, Refusal } from "#sdk";
import { apparentSun } from "#sky";
import { civilOfInstant, fromJulianDay, resolveCivil, toJulianDay, toTt } from "#time";
import { signAt } from "#lore";
import { clockOf, readSpan } from "../core/span.ts";
import { placeOf } from "../core/zodiac.ts";
import type { DailyAnswer } from "./answer.ts";
import type { Input } from "./input.ts";
import {
  type Contact,
  datesOf,
  houseFrom,
  moonContacts,
  nextContacts,
  placesAt,
  scoreOf,
  TOLD,
} from "./rules.ts";
import { isNear, toldOfMoon } from "./tone.ts";

export { drawDaily as picture } from "./picture.ts";

const MOST_DAYS = 400;

export function run(chosen: Input, give: Give<"now">): DailyAnswer {
  const { period = "day", timezone } = chosen;
  const sign = chosen.sign ?? signOfBirth(chosen);
  const { from, to } = spanOf(chosen.date ?? today(give.now, timezone), period);
  const { fromUt, toUt } = readSpan({ from, to, timezone }, MOST_DAYS);
  const when = clockOf(timezone);
  const place = placesAt(noonOf(from, timezone));
  const house = (deg: number) => houseFrom(sign, deg);
  const report = (one: Contact) => {
    const at = placesAt(one.at);
    return {
      planet: one.planet,
      aspect: one.aspect,
      other: one.other,
      house: house(at(one.planet).longitudeDeg),
      otherHouse: house(at(one.other).longitudeDeg),
      retrograde: at(one.planet).longitudeSpeed < 0,
      otherRetrograde: at(one.other).longitudeSpeed < 0,
      ...when(one.at),
    };
  };
  const moon = period === "day" ? moonContacts(fromUt, toUt) : [];
  const { venus, mars } = nextContacts(fromUt);
  const houseAt = (id: (typeof TOLD)[number]) => house(place(id).longitudeDeg);
  const near = (one: Contact | null) =>
    one && (period === "day" ? isNear(from, when(one.at)) : one.at < toUt) ? [one] : [];
  const toldMoon = toldOfMoon(moon.map((one) => ({ ...one, ...when(one.at) })));
  return {
    sign,
    period,
    from,
    to,
    topics: [
      { topic: "mood" as const, score: scoreOf([houseAt("moon"), houseAt("sun")], toldMoon) },
      {
        topic: "love" as const,
        score: scoreOf([houseAt("venus"), houseAt("moon")], near(venus)),
      },
      {
        topic: "work" as const,
        score: scoreOf([houseAt("mars"), houseAt("mercury")], near(mars)),
      },
    ],
    planets: TOLD.map((planet) => {
      const { longitudeDeg, longitudeSpeed } = place(planet);
      return {
        planet,
        ...placeOf(longitudeDeg),
        house: house(longitudeDeg),
        retrograde: longitudeSpeed < 0,
      };
    }),
    moon: moon.map(report),
    venus: venus && report(venus),
    mars: mars && report(mars),
    dates: datesOf(fromUt, toUt).map(({ at, longitudeDeg, ...one }) => ({
      ...one,
      house: house(longitudeDeg),
      sign: signAt(longitudeDeg),
      ...when(at),
    })),
  };
}

/** Noon of a day by the clock: where the clock is changed, not the middle of the day. */
function noonOf(date: string, timezone: string | undefined): number {
  const result = resolveCivil({ date, time: "12:00", timezone: timezone ?? "UTC" });
  if (!result.ok)
    throw new InputError(issuesOfCivil(result.issues, { date: "date", time: "date" }));
  return result.moment.julianDayUt;
}

/** The Sun's sign at noon of a birth. */
function signOfBirth({ birthDate }: Input) {
  if (birthDate === undefined) throw new Refusal("sign-missing");
  const [year, month, day] = birthDate.split(/(?<=\d)-/).map(Number) as [number, number, number];
  const noon = toJulianDay({ year, month, day }, 0.5);
  return signAt(apparentSun(toTt(noon)).longitudeDeg);
}

function today(nowMs: number, timezone: string | undefined): string {
  const civil = civilOfInstant(nowMs, { timezone: timezone ?? "UTC" });
  return civil.ok
    ? civil.moment.receipt.localGregorian.slice(0, 10)
    : new Date(nowMs).toISOString().slice(0, 10);
}

/** First and last day: of a day itself, of a week from Monday, of a month or year from its first. */
function spanOf(date: string, period: DailyAnswer["period"]): { from: string; to: string } {
  const [year, month, day] = date.split(/(?<=\d)-/).map(Number) as [number, number, number];
  const at = toJulianDay({ year, month, day }, 0);
  const text = (julianDay: number) => {
    const one = fromJulianDay(julianDay + 1e-6);
    const pad = (n: number, width: number) => String(n).padStart(width, "0");
    return `${pad(one.year, 4)}-${pad(one.month, 2)}-${pad(Math.floor(one.day), 2)}`;
  };
  if (period === "day") return { from: date, to: date };
  if (period === "week") {
    const monday = at - (Math.floor(at + 0.5) % 7);
    return { from: text(monday), to: text(monday + 6) };
  }
  const first = (y: number, m: number) => toJulianDay({ year: y, month: m, day: 1 }, 0);
  if (period === "month") {
    const next = month === 12 ? first(year + 1, 1) : first(year, month + 1);
    return { from: text(first(year, month)), to: text(next - 1) };
  }
  return { from: text(first(year, 1)), to: text(first(year + 1, 1) - 1) };
}
