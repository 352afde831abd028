/**
 * Upagrahas: five points that follow the Sun, and those that rise with a part of the day or of the night.
 *
 * @source Brihat Parashara Hora Shastra 3.61-74 (both kinds); Phaladeepika XXV (ghatis of Mandi); P. V. R. Narasimha Rao,
 *   Vedic Astrology: An Integrated Approach (2001), ch. 4: the part without a lord follows that of Saturn
 */
import { vocabulary, type IdOf } from "#sdk";
import { normalizeDeg } from "#sky";
import { PLANET_IDS, type PlanetId } from "../core/grahas.ts";
import type { SunDay } from "../core/sun_day.ts";

/** Those of the Sun, then those of the parts of the day. */
export const UPAGRAHA = vocabulary("upagraha", {
  dhuma: { native: "धूम", roman: "Dhuma" },
  vyatipata: { native: "व्यतीपात", roman: "Vyatipata" },
  parivesha: { native: "परिवेष", roman: "Parivesha" },
  indrachapa: { native: "इन्द्रचाप", roman: "Indrachapa" },
  upaketu: { native: "उपकेतु", roman: "Upaketu" },
  kala: { native: "काल", roman: "Kala" },
  mrityu: { native: "मृत्यु", roman: "Mrityu" },
  ardhaprahara: { native: "अर्धप्रहार", roman: "Ardhaprahara" },
  yamaghantaka: { native: "यमघण्टक", roman: "Yamaghantaka" },
  gulika: { native: "गुलिक", roman: "Gulika" },
  mandi: { native: "मान्दि", roman: "Mandi" },
});
export type UpagrahaId = IdOf<typeof UPAGRAHA>;

/** The five that follow the Sun, degrees. */
export function ofSun(sunDeg: number) {
  const dhuma = normalizeDeg(sunDeg + 133 + 20 / 60);
  const vyatipata = normalizeDeg(360 - dhuma);
  const parivesha = normalizeDeg(vyatipata + 180);
  const indrachapa = normalizeDeg(360 - parivesha);
  return {
    dhuma,
    vyatipata,
    parivesha,
    indrachapa,
    upaketu: normalizeDeg(indrachapa + 16 + 40 / 60),
  };
}

/** Where the part without a lord stands: at the end of the eight, or after Saturn's. */
export type Lordless = "last" | "afterSaturn";
/** At which moment of its part a point rises. */
export type Start = "begin" | "middle";

/** Whose part each is. */
const LORD_OF: Readonly<
  Record<"kala" | "mrityu" | "ardhaprahara" | "yamaghantaka" | "gulika", PlanetId>
> = {
  kala: "sun",
  mrityu: "mars",
  ardhaprahara: "mercury",
  yamaghantaka: "jupiter",
  gulika: "saturn",
};

/** Day or night as eighths that hold a birth; Julian days UT. */
interface Half {
  readonly from: number;
  readonly to: number;
  /** Weekday of the first part's lord. */
  readonly first: number;
}

/** The day or the night of a birth; the night begins with the lord of the fifth weekday. */
function halfOf(at: number, { sunrise, sunset, nextSunrise, weekday }: SunDay): Half {
  return at < sunset
    ? { from: sunrise, to: sunset, first: weekday }
    : { from: sunset, to: nextSunrise, first: (weekday + 4) % 7 };
}

/** Which of the eight parts belongs to a planet, from 0. */
export function partOf(planet: PlanetId, first: number, lordless: Lordless): number {
  const index = PLANET_IDS.indexOf(planet);
  return lordless === "last" ? (index - first + 7) % 7 : (index - first + 8) % 8;
}

/** Ghatis after which Mandi rises, Sunday to Saturday; by night those of the fifth weekday from it. */
const MANDI_GHATIS = [26, 22, 18, 14, 10, 6, 2];

export type MandiRule = "ghatis" | "begin" | "middle";

/** When each of the points of the parts rises, Julian days UT. */
export function risings(
  at: number,
  day: SunDay,
  school: { readonly lordless: Lordless; readonly gulika: Start; readonly mandi: MandiRule },
): Readonly<Record<keyof typeof LORD_OF | "mandi", number>> {
  const { from, to, first } = halfOf(at, day);
  const eighth = (to - from) / 8;
  const rises = (id: keyof typeof LORD_OF, start: Start) =>
    from + eighth * (partOf(LORD_OF[id], first, school.lordless) + (start === "middle" ? 0.5 : 0));
  return {
    kala: rises("kala", "middle"),
    mrityu: rises("mrityu", "middle"),
    ardhaprahara: rises("ardhaprahara", "middle"),
    yamaghantaka: rises("yamaghantaka", "middle"),
    gulika: rises("gulika", school.gulika),
    mandi:
      school.mandi === "ghatis"
        ? from + ((to - from) * MANDI_GHATIS[first]!) / 30
        : rises("gulika", school.mandi),
  };
}
