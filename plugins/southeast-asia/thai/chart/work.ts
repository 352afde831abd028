import { type Candidates, candidateTimes, type Given, type InputOf, Refusal } from "#sdk";
import { type CivilMoment, formatDate, fromFixed, modulo, suriyayatraDay } from "#time";
import { clockSeconds, EIGHTEEN, SIX, sunSeconds } from "../../core/sun_day.ts";
import { birthPlanet, PLACE, WHEEL } from "../wheel.ts";
import type { ChartAnswer } from "./answer.ts";
import type { CONVENTIONS, input } from "./input.ts";
import { lagnaAt, placesAt, PLANETS } from "./positions.ts";
import { arcText, countTo, LORDS, rasiAt, signOf, standardOf, tanusetOf } from "./rules.ts";
import { type ChartPlanet, NUMBERS, PHOP } from "./terms.ts";

export { drawThaiChart as picture } from "./picture.ts";

const DAY_MS = 86_400_000;
/** Rata Die of 1 January 1970. */
const UNIX_EPOCH = 719163;
/** Bangkok's own clock, by which the treatise is kept. */
const BANGKOK_MS = (6 * 60 + 42) * 60_000;
const MINUTE_MS = 60_000;

/** Rata Die and minutes of a clock so many ms ahead of universal time. */
function clockOf(epochMs: number, aheadMs: number) {
  const ms = epochMs + aheadMs;
  const days = Math.floor(ms / DAY_MS);
  return { fixed: days + UNIX_EPOCH, minutes: (ms - days * DAY_MS) / MINUTE_MS };
}

function clockText({ fixed, minutes }: { fixed: number; minutes: number }): string {
  const two = (value: number) => String(Math.floor(value)).padStart(2, "0");
  return `${formatDate(fromFixed(fixed))}T${two(minutes / 60)}:${two(minutes % 60)}`;
}

function placesOf(moment: CivilMoment) {
  const { fixed, minutes } = clockOf(moment.epochMs, BANGKOK_MS);
  const { horakhun } = suriyayatraDay(fixed);
  if (horakhun < 1) throw new Refusal("before-the-era");
  return placesAt(horakhun, minutes);
}

/** Minutes since the sunrise that began the day, by local mean time where the longitude is known. */
function sinceSunrise(moment: CivilMoment, sunrise: "six" | "true"): number {
  if (sunrise === "true") {
    const { rise, known } = sunSeconds(moment);
    if (known) return modulo((clockSeconds(moment) - rise) / 60, 1440);
  }
  const { longitude, epochMs } = moment;
  const minutes =
    longitude === null
      ? clockSeconds(moment) / 60
      : clockOf(epochMs, longitude * 4 * MINUTE_MS).minutes;
  return modulo(minutes - SIX / 60, 1440);
}

/** Where the wheel of the birthday begins. */
function wheelStart(moment: CivilMoment): number {
  const seconds = clockSeconds(moment);
  const isEarly = seconds < SIX;
  const weekday = (moment.dayOfWeek + (isEarly ? 6 : 0)) % 7;
  return birthPlanet(weekday, weekday === 3 && (isEarly || seconds >= EIGHTEEN));
}

export function run(
  { birthTime, birthHour, sunrise }: InputOf<typeof input, typeof CONVENTIONS>,
  give: Given,
): ChartAnswer {
  const moment = give.civil();
  const places = placesOf(moment);
  const isTimed = birthTime !== undefined || birthHour !== undefined;
  const lagna = isTimed ? lagnaAt(places.sun, sinceSunrise(moment, sunrise)) : null;
  const rising = lagna === null ? null : signOf(lagna);
  const signs = Object.fromEntries(
    PLANETS.map((planet) => [planet, signOf(places[planet])]),
  ) as Record<ChartPlanet, number>;
  const start = wheelStart(moment);
  const placed = (minutes: number) => ({
    sign: rasiAt(signOf(minutes)),
    arc: arcText(minutes),
    degrees: Math.round((minutes / 60) * 100) / 100,
  });
  const houseOf = (sign: number) => PHOP.ids[countTo(rising!, sign) - 1]!;
  const taksaOf = (planet: ChartPlanet) => {
    const at = WHEEL.findIndex(({ id }) => id === planet);
    return at < 0 ? null : PLACE.ids[modulo(at - start, 8)]!;
  };
  const { longitude, epochMs } = moment;
  return {
    bangkokTime: clockText(clockOf(epochMs, BANGKOK_MS)),
    localMeanTime:
      longitude === null ? null : clockText(clockOf(epochMs, longitude * 4 * MINUTE_MS)),
    lagna: lagna === null ? null : placed(lagna),
    planets: PLANETS.map((planet) => ({
      planet,
      number: NUMBERS[planet],
      ...placed(places[planet]),
      house: rising === null ? null : houseOf(signs[planet]),
      standard: standardOf(planet, signs[planet]),
      taksa: taksaOf(planet),
    })),
    houses:
      rising === null
        ? []
        : PHOP.ids.map((house, index) => {
            const sign = (rising + index) % 12;
            const lord = LORDS[sign]!;
            return {
              house,
              sign: rasiAt(sign),
              lord,
              lordIn: houseOf(signs[lord]),
              planets: PLANETS.filter((planet) => signs[planet] === sign),
            };
          }),
    birthPlanet: WHEEL[start]!.id,
    tanuset: rising === null ? null : tanusetOf(rising, signs),
  };
}

/** What is tried where it was left out: the signs of the ten change, and the planet of the birthday at six. */
export const candidates: Readonly<Record<string, Candidates>> = {
  birthTime: candidateTimes({
    markers: () => [
      (_at, moment) => {
        const places = placesOf(moment());
        return PLANETS.map((planet) => signOf(places[planet])).join(" ");
      },
    ],
    clock: () => [SIX, EIGHTEEN],
  }),
};
