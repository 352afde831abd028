/**
 * The birth of the world and what was derived from it.
 *
 * @source Firmicus Maternus, Mathesis III.1; Macrobius, Commentary on the Dream of Scipio I.21; Ptolemy,
 * Tetrabiblos I.17
 */
import { CLASSICAL, domicileLordOf, EXALTATIONS, SIGN, type Classical, type Sign } from "#lore";
import { placeOf, indexOfSign, signByIndex } from "../core/zodiac.ts";
import type { ThemaAnswer } from "./answer.ts";

type Derivation = ThemaAnswer["derivations"][number];

/** The sign in which each planet stands, at 15°. */
export const PLACES: Readonly<Record<Classical, Sign>> = {
  moon: "cancer",
  sun: "leo",
  mercury: "virgo",
  venus: "libra",
  mars: "scorpio",
  jupiter: "sagittarius",
  saturn: "capricorn",
};
const ORDER = ["moon", "sun", "mercury", "venus", "mars", "jupiter", "saturn"] as const;
const RISING: Sign = "cancer";
const CULMINATING: Sign = "aries";
const DEGREE = 15;

/** House of a sign where Cancer rises. */
export function houseOfTheWorld(sign: Sign): number {
  return ((indexOfSign(sign) - indexOfSign(RISING) + 12) % 12) + 1;
}

function placeIn(sign: Sign) {
  return placeOf(indexOfSign(sign) * 30 + DEGREE);
}

/** Angles and placements of the scheme. */
export function scheme() {
  return {
    ascendant: placeIn(RISING),
    midheaven: placeIn(CULMINATING),
    placements: ORDER.map((planet) => ({
      planet,
      ...placeIn(PLACES[planet]),
      house: houseOfTheWorld(PLACES[planet]),
    })),
  };
}

/** Everything that follows from the scheme. */
export function derivations(): readonly Derivation[] {
  return [...rulerships(), ...aspectNatures(), ...exaltations()];
}

function rulerships(): readonly Derivation[] {
  const [lunar, solar] = [indexOfSign(PLACES.moon), indexOfSign(PLACES.sun)];
  return ORDER.slice(2).map((planet, i) => {
    const steps = i + 1;
    const signs = [signByIndex(solar + steps), signByIndex(lunar - steps)] as const;
    return {
      rule: "domicile",
      planet,
      signs,
      lesson: { code: "homes", with: { planet, solar: signs[0], lunar: signs[1], steps } },
    };
  });
}

/** The planets whose signs stand in each aspect to those of the lights. */
const NATURES = [
  ["venus", "sextile"],
  ["mars", "square"],
  ["jupiter", "trine"],
  ["saturn", "opposition"],
] as const;

function aspectNatures(): readonly Derivation[] {
  return NATURES.map(([planet, aspect]) => ({
    rule: aspect,
    planet,
    signs: homesOf(planet),
    lesson: { code: "aspectNature", with: { planet, aspect } },
  }));
}

/** Aspects by the number of signs between. */
const SEES = { 2: "sextile", 3: "square", 4: "trine", 6: "opposition" } as const;

function exaltations(): readonly Derivation[] {
  return CLASSICAL.ids.flatMap((planet): readonly Derivation[] => {
    const { sign } = EXALTATIONS[planet];
    for (const home of homesOf(planet)) {
      const apart = Math.abs(indexOfSign(home) - indexOfSign(sign));
      const aspect = (SEES as Readonly<Record<number, (typeof SEES)[2 | 3 | 4 | 6]>>)[
        Math.min(apart, 12 - apart)
      ];
      if (!aspect) continue;
      const lesson = { code: "exalted" as const, with: { planet, sign, home, aspect } };
      return [{ rule: "exaltation", planet, signs: [sign], lesson }];
    }
    return [];
  });
}

function homesOf(planet: Classical): readonly Sign[] {
  return SIGN.ids.filter((sign) => domicileLordOf(sign) === planet);
}
