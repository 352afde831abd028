import { civilOfBirth, InputError, issuesOfCivil, Refusal, type Given } from "#sdk";
import { resolveCivil } from "#time";
import { clockOf, lastsOf } from "../../core/day/when.ts";
import { NAKSHATRA } from "../../core/nakshatras.ts";
import { tithiOf, VARA } from "../../core/panchanga.ts";
import { siderealMoonAt } from "../../core/positions.ts";
import { signIdAt } from "../../core/signs.ts";
import { dateOf, SunCalendar } from "../../festivals/calendar.ts";
import type { DayVerdict, FindAnswer } from "./answer.ts";
import { MOST_DAYS, type Input } from "./input.ts";
import { LEAST_DAYS, monthsOf, standing, whyItFalls, windowsOf, type Search } from "./search.ts";

export { drawFound as picture } from "./picture.ts";

const GOOD_SCORE = 70;
const LIMIT = 10;
/** How many reasons are told for a day that falls. */
const REASONS = 4;

export async function run(chosen: Input, give: Given): Promise<FindAnswer> {
  const { calendar, first, last } = spanOf(chosen);
  const search: Search = {
    purpose: chosen.activity,
    calendar,
    ayanamsa: chosen.ayanamsa,
    positions: chosen.positions,
    moons: (chosen.people ?? []).map((person, i) =>
      siderealMoonAt(
        civilOfBirth(person, `people/${i}`).julianDayTt,
        chosen.ayanamsa,
        chosen.positions,
      ),
    ),
  };
  const months = monthsOf(calendar.midnightOf(first), calendar.midnightOf(last), chosen.ayanamsa);
  const when = clockOf(chosen);
  const days: FindAnswer["days"][number][] = [];
  const windows: FindAnswer["windows"][number][] = [];
  for (let fixed = first; fixed <= last; fixed++) {
    await give.breathe((fixed - first) / (last - first + 1));
    const date = dateOf(fixed);
    const day = calendar.find(fixed);
    if (!day) {
      days.push({ date, verdict: "falls", best: null, because: [{ code: "polar" }] });
      continue;
    }
    const pieces = windowsOf(day, months, search);
    const fit = standing(pieces).filter(({ start, end }) => end - start >= LEAST_DAYS);
    const best = fit.length > 0 ? Math.max(...fit.map(({ score }) => score)) : null;
    const verdict: DayVerdict = best === null ? "falls" : best >= GOOD_SCORE ? "good" : "fair";
    days.push({
      date,
      verdict,
      best,
      because:
        best === null
          ? whyItFalls(pieces)
              .slice(0, REASONS)
              .map(({ because }) => because)
          : [],
    });
    for (const { start, end, score, tithi, nakshatra, lagna, factors } of fit) {
      windows.push({
        date,
        ...lastsOf(when, start, end),
        minutes: Math.floor((end - start) * 1440),
        score,
        vara: VARA.ids[day.weekday]!,
        tithi: tithiOf(tithi),
        nakshatra: NAKSHATRA.ids[nakshatra - 1]!,
        lagna: signIdAt(lagna),
        factors: factors.map(({ weight, fatal, because }) => ({
          weight,
          fatal,
          factor: because,
        })),
      });
    }
  }
  windows.sort((a, b) => b.score - a.score || b.minutes - a.minutes);
  return {
    activity: chosen.activity,
    searched: days.length,
    windows: windows.slice(0, chosen.limit ?? LIMIT),
    days,
  };
}

/** The calendar of the place by the clock of the first day, and the numbers of the days. */
function spanOf(chosen: Input) {
  const { from, to, latitude, longitude, timezone } = chosen;
  const read = (date: string, field: "from" | "to") => {
    const place = { latitude, longitude, ...(timezone === undefined ? {} : { timezone }) };
    const result = resolveCivil({ date, ...place });
    if (!result.ok) {
      throw new InputError(issuesOfCivil(result.issues, { date: field, time: field }));
    }
    return result.moment;
  };
  const [begin, end] = [read(from, "from"), read(to, "to")];
  const calendar = new SunCalendar({
    place: { latitudeDeg: latitude, longitudeDeg: longitude },
    offsetDays: begin.offsetSeconds / 86400,
    sunrise: chosen.sunrise,
    ayanamsa: chosen.ayanamsa,
  });
  const [first, last] = [begin, end].map(({ julianDayUt }) => calendar.fixedOf(julianDayUt)) as [
    number,
    number,
  ];
  const days = last - first + 1;
  if (days < 1 || days > MOST_DAYS) throw new Refusal("span-invalid", { days, most: MOST_DAYS });
  return { calendar, first, last };
}
