/**
 * The sky of a span by the houses that begin with a sign.
 *
 * @source R. H. Naylor, Sunday Express (1930 on): solar houses; the points are ours
 */
import {
  apparentPositions,
  lunarEclipseOf,
  moonPhases,
  searchBetween,
  solarEclipseOf,
  type MoonPhase,
  type Search,
} from "#sky";
import { toTt } from "#time";
import { SIGN, signAt, type Sign } from "#lore";
import { ASPECTS, type Ptolemaic } from "../core/aspects.ts";
import { aspectOfAngle } from "../core/exact_aspects.ts";
import { MODERN, type Modern } from "../core/points.ts";
import { indexOfSign } from "../core/zodiac.ts";
import { natureOf } from "./tone.ts";

const ANGLES = [0, 60, 90, 120, 180, 240, 270, 300];
const BORDERS = SIGN.ids.map((_, i) => 30 * i);
/** How far ahead Venus and Mars are followed. */
const AHEAD_DAYS = 40;
export const TOLD: readonly Modern[] = [
  "sun",
  "moon",
  "mercury",
  "venus",
  "mars",
  "jupiter",
  "saturn",
];

/** The house of a longitude when a sign is the first. */
export function houseFrom(sign: Sign, longitudeDeg: number): number {
  return ((indexOfSign(signAt(longitudeDeg)) - indexOfSign(sign) + 12) % 12) + 1;
}

/** An exact aspect. */
export interface Contact {
  readonly planet: Modern;
  readonly aspect: Ptolemaic;
  readonly other: Modern;
  readonly at: number;
}

function contactsOf(search: Search, planet: Modern, others: readonly Modern[]): readonly Contact[] {
  return others
    .filter((other) => other !== planet)
    .flatMap((other) =>
      search.angles(planet, other, ANGLES).map(({ angleDeg, julianDayUt }) => ({
        planet,
        aspect: aspectOfAngle(angleDeg),
        other,
        at: julianDayUt,
      })),
    )
    .sort((a, b) => a.at - b.at);
}

/** Aspects of the Moon in a day. */
export function moonContacts(fromUt: number, toUt: number): readonly Contact[] {
  return contactsOf(searchBetween(fromUt, toUt), "moon", MODERN.ids);
}

/** The next aspects of Venus and Mars. */
export function nextContacts(fromUt: number) {
  const search = searchBetween(fromUt, fromUt + AHEAD_DAYS);
  const others = MODERN.ids.filter((id) => id !== "moon");
  return {
    venus: contactsOf(search, "venus", others)[0] ?? null,
    mars: contactsOf(search, "mars", others)[0] ?? null,
  };
}

/** Positions of an instant. */
export function placesAt(julianDayUt: number) {
  const { positions } = apparentPositions(MODERN.ids, toTt(julianDayUt));
  return (id: Modern) => positions[id]!;
}

/** One date of a span. */
export interface Dated {
  readonly event:
    "newMoon" | "fullMoon" | "solarEclipse" | "lunarEclipse" | "enters" | "turns" | "meets";
  readonly planet: Modern;
  readonly other: Modern | null;
  readonly aspect: Ptolemaic | null;
  readonly retrograde: boolean;
  readonly at: number;
  readonly longitudeDeg: number;
}

/** New or full Moon, or the eclipse that it brings. */
function lunationOf({ phase, lunation }: MoonPhase) {
  if (phase === "new") return solarEclipseOf(lunation) ? "solarEclipse" : "newMoon";
  return lunarEclipseOf(lunation) ? "lunarEclipse" : "fullMoon";
}

/**
 * Lunations, entries, stations and, of weeks and months, meetings; in order of time. The Moon's entries are
 * given of a day, the Sun's of spans up to a month.
 */
export function datesOf(fromUt: number, toUt: number): readonly Dated[] {
  const search = searchBetween(fromUt, toUt);
  const isYear = toUt - fromUt > 40;
  const isDay = toUt - fromUt < 2;
  const movers = TOLD.filter((id) => (id !== "sun" || !isYear) && (id !== "moon" || isDay));
  const plain = { other: null, aspect: null } as const;
  const place = (planet: Modern, at: number) => placesAt(at)(planet).longitudeDeg;
  const lunations = moonPhases(fromUt, toUt, ["new", "full"]).map((one): Dated => ({
    event: lunationOf(one),
    planet: "moon",
    ...plain,
    retrograde: false,
    at: one.julianDayUt,
    longitudeDeg: place("moon", one.julianDayUt),
  }));
  const entries = movers.flatMap((planet) =>
    search.longitudes(planet, BORDERS).map(({ julianDayUt, angleDeg, motion }): Dated => ({
      event: "enters",
      planet,
      ...plain,
      retrograde: motion === "retrograde",
      at: julianDayUt,
      longitudeDeg: motion === "direct" ? angleDeg : (angleDeg + 359.5) % 360,
    })),
  );
  const stations = movers
    .filter((id) => id !== "sun" && id !== "moon")
    .flatMap((planet) =>
      search.stations(planet).map(({ julianDayUt, longitudeDeg, turns }): Dated => ({
        event: "turns",
        planet,
        ...plain,
        retrograde: turns === "retrograde",
        at: julianDayUt,
        longitudeDeg,
      })),
    );
  const meetings =
    isYear || isDay
      ? []
      : (["venus", "mars"] as const).flatMap((planet) =>
          contactsOf(search, planet, MET[planet]).map(({ other, aspect, at }): Dated => {
            const { longitudeDeg, longitudeSpeed } = placesAt(at)(planet);
            const retrograde = longitudeSpeed < 0;
            return { event: "meets", planet, other, aspect, retrograde, at, longitudeDeg };
          }),
        );
  return [...lunations, ...entries, ...stations, ...meetings].sort((a, b) => a.at - b.at);
}

/** Whom the two meet; their own meeting is counted once. */
const MET = {
  venus: MODERN.ids.filter((id) => id !== "moon"),
  mars: MODERN.ids.filter((id) => id !== "moon" && id !== "venus"),
} as const;

/** What a contact is worth: the benefics help, the malefics hinder, the aspect decides between. */
export function worthOf({ aspect, other, planet }: Contact): number {
  const { nature } = ASPECTS[aspect];
  const sense = nature === "easy" ? 1 : nature === "tense" ? -1 : unionOf(natureOf(planet, other));
  const weight = other === "jupiter" || other === "venus" || planet === "venus" ? 9 : 7;
  return sense * weight;
}

function unionOf(sum: number): number {
  return sum < 0 ? -0.7 : 0.8;
}

/** Houses in which each planet does well or ill for its side of life. */
const GOOD: ReadonlySet<number> = new Set([1, 3, 5, 9, 10, 11]);
const HARD: ReadonlySet<number> = new Set([6, 8, 12]);

/** 50, and what houses and contacts add, 5 to 95. */
export function scoreOf(houses: readonly number[], contacts: readonly Contact[]): number {
  const placed = houses.reduce((sum, at) => sum + (GOOD.has(at) ? 6 : HARD.has(at) ? -6 : 0), 0);
  const met = contacts.reduce((sum, one) => sum + worthOf(one), 0);
  return Math.round(Math.max(5, Math.min(95, 50 + placed + met)));
}
