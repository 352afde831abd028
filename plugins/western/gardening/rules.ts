/**
 * The Moon before the stars, up and down, and the hours about nodes and perigee.
 *
 * @source M. Thun, Aussaattage: roots before the earthy constellations, flowers before the airy, leaves before
 * the watery, fruit before the fiery; borders on the ecliptic of 2000 by the International Astronomical Union
 * (1930), Ophiuchus with Scorpius
 */
import { vocabulary, type IdOf } from "#sdk";
import { ayanamsaOf, searchBetween, skyAt } from "#sky";
import { toTt } from "#time";
import { SIGN, type Element, type Sign, elementOf } from "#lore";
import { moonPassages, type MoonPassage } from "../core/moon_course.ts";
import type { Input } from "./input.ts";

/** Where each constellation begins in 2000, degrees; Aries first. */
const BORDERS_2000 = [
  28.69, 53.42, 90.14, 117.99, 138.04, 173.85, 217.81, 241.05, 266.24, 299.66, 327.49, 351.65,
] as const;
const J2000 = 2451545;
const MARGIN_DAYS = 15;
/** Hours before and after a node or perigee in which nothing is sown. */
const AVOID_HOURS = 6;

export const PLANT_PART = vocabulary("plantPart", ["root", "flower", "leaf", "fruit"]);
export type PlantPart = IdOf<typeof PLANT_PART>;
const PARTS: Readonly<Record<Element, PlantPart>> = {
  earth: "root",
  air: "flower",
  water: "leaf",
  fire: "fruit",
};

/** The part of a plant that a sign favours. */
export function partOf(sign: Sign): PlantPart {
  return PARTS[elementOf(sign)];
}

/** A stretch of time, Julian days UT. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** The Moon's stretches in a span. */
export interface MoonGarden {
  readonly signs: readonly (Stretch & { readonly sign: Sign })[];
  readonly ways: readonly (Stretch & { readonly rising: boolean })[];
  readonly avoid: readonly (Stretch & { readonly because: MoonPassage["event"] })[];
  readonly passages: readonly MoonPassage[];
}

/** Longitudes of date at which the constellations or signs begin. */
function bordersAt(borders: Input["borders"], julianDayUt: number): readonly number[] {
  if (borders === "tropical") return SIGN.ids.map((_, i) => 30 * i);
  const sky = skyAt(toTt(julianDayUt));
  if (borders === "sidereal") {
    const { trueDeg } = ayanamsaOf(sky, "faganBradley");
    return SIGN.ids.map((_, i) => (30 * i + trueDeg) % 360);
  }
  const moved =
    ayanamsaOf(sky, "faganBradley").trueDeg - ayanamsaOf(skyAt(J2000), "faganBradley").trueDeg;
  return BORDERS_2000.map((border) => (border + moved + 720) % 360);
}

/** Follows the Moon through a span. */
export function gardenOf(borders: Input["borders"], fromUt: number, toUt: number): MoonGarden {
  const edges = bordersAt(borders, (fromUt + toUt) / 2);
  const entries = searchBetween(fromUt - 4, toUt + 4)
    .longitudes("moon", edges)
    .map(({ julianDayUt, angleDeg }) => ({
      from: julianDayUt,
      sign: SIGN.ids[edges.indexOf(angleDeg)]!,
    }));
  const passages = moonPassages(fromUt - MARGIN_DAYS, toUt + MARGIN_DAYS);
  const turns = passages.filter(({ event }) => event === "highest" || event === "lowest");
  const clip = <S extends Stretch>(all: readonly S[]) =>
    all.flatMap((one) => {
      const [from, to] = [Math.max(one.from, fromUt), Math.min(one.to, toUt)];
      return from < to ? [{ ...one, from, to }] : [];
    });
  return {
    signs: clip(entries.slice(0, -1).map((one, i) => ({ ...one, to: entries[i + 1]!.from }))),
    ways: clip(
      turns.slice(0, -1).map((one, i) => ({
        from: one.julianDayUt,
        to: turns[i + 1]!.julianDayUt,
        rising: one.event === "lowest",
      })),
    ),
    avoid: clip(
      passages
        .filter(({ event }) => /Node$|^perigee$/.test(event))
        .map(({ event, julianDayUt }) => ({
          from: julianDayUt - AVOID_HOURS / 24,
          to: julianDayUt + AVOID_HOURS / 24,
          because: event,
        })),
    ),
    passages: passages.filter(({ julianDayUt }) => julianDayUt >= fromUt && julianDayUt < toUt),
  };
}
