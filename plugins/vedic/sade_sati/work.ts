import { type Candidates, type Give, Refusal } from "#sdk";
import { julianDayOfEpochMs } from "#time";
import { instantOfDate } from "../core/dates.ts";
import { dateOf, siderealMoonAt, utcOf } from "../core/positions.ts";
import { placeOfLongitude } from "../core/shapes.ts";
import { signIdAt, signIndexOf } from "../core/signs.ts";
import type { SadeSatiAnswer } from "./answer.ts";
import type { Input } from "./input.ts";
import { staysOf } from "./rules.ts";
import { birthTimes } from "../core/birth_times.ts";

export { drawSadeSati as picture } from "./picture.ts";

const YEAR = 365.25;

/** Looked at without a window: three rounds of Saturn. */
const DEFAULT_YEARS = 90;

const MOST_YEARS = 120;

export function run(chosen: Input, give: Give<"now">): SadeSatiAnswer {
  const civil = give.civil();
  const { ayanamsa } = chosen;
  const moon = siderealMoonAt(civil.julianDayTt, ayanamsa, "apparent");
  const from = chosen.from ? instantOfDate(chosen.from, civil) : civil.julianDayUt;
  const to = chosen.to ? instantOfDate(chosen.to, civil) + 1 : from + DEFAULT_YEARS * YEAR;
  if (to <= from) throw new Refusal("window-reversed");
  if (to - from > MOST_YEARS * YEAR) throw new Refusal("window-too-long", { most: MOST_YEARS });
  const now = julianDayOfEpochMs(give.now);
  const [running] = staysOf(signIndexOf(moon), now, now + 1e-3, ayanamsa);
  return {
    moon: placeOfLongitude(moon),
    from: dateOf(from),
    to: dateOf(to - 0.5),
    now: running?.phase ?? null,
    stays: staysOf(signIndexOf(moon), from, to, ayanamsa).map(({ phase, sign, start, end }) => ({
      phase,
      sign: signIdAt(sign),
      start: utcOf(start),
      end: utcOf(end),
    })),
  };
}

/** What is tried where it was left out. */
export const candidates: Readonly<Record<string, Candidates>> = {
  birthTime: birthTimes([({ longitudes }) => signIndexOf(longitudes.moon)]),
};
