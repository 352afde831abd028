import { defineProcedure, wordsIn } from "#sdk";
import { ayanamsaOf, housesAt, nextCrossing, normalizeDeg, skyAt, type Body } from "#sky";
import { toJulianDay, toTt } from "#time";
import { drawView, pointsOfChart, reportView } from "../core/chart_view.ts";
import { zodiacOf, type WesternAyanamsa } from "../core/conventions.ts";
import {
  ANGLE_REFUSALS,
  readNativity,
  requireAngles,
  utcOf,
  type AngledNativity,
  type Nativity,
} from "../core/nativity.ts";
import { captionLines } from "../core/picture/caption.ts";
import { MODERN } from "../core/points.ts";
import { placeOfReturn } from "../core/return_chart.ts";
import { placeOf, round } from "../core/zodiac.ts";
import { answer, type FaganAnswer } from "./answer.ts";
import { CONVENTIONS, input, type Input } from "./input.ts";
import { angularityOf, mundaneAspects, mundaneLongitude, sectorOf } from "./rules.ts";
import type { FaganWords } from "./words/en.ts";

const BODIES = [...MODERN.ids, "meanNode", "trueNode"] as const satisfies readonly Body[];
const SOLAR_DAYS = 370;
const LUNAR_DAYS = 30;

/** A sidereal birth with what stands at the angles. */
export const siderealAstrologyChart = defineProcedure({
  name: "siderealAstrology.chart",
  tradition: "western-sidereal",
  words: wordsIn<FaganWords>(import.meta),
  kind: "calculation",
  cost: 7,
  icon: "icons/fagan.svg",
  reads: "birth",
  conventions: CONVENTIONS,
  refusals: ANGLE_REFUSALS,
  input,
  output: answer,
  run(chosen, give): FaganAnswer {
    const chart = requireAngles(readNativity(give.civil(), BODIES, chosen.houseSystem));
    const { offsetDeg } = zodiacOf(chart.sky, "sidereal", chosen.ayanamsa);
    const { armcDeg } = chart.houses;
    const { latitudeDeg } = chart.place;
    const mundane = MODERN.ids.map((id) => ({
      id,
      mundaneDeg: mundaneLongitude(chart.positions[id]!, armcDeg, latitudeDeg),
    }));
    return {
      ayanamsaDeg: round(ayanamsaOf(chart.sky, chosen.ayanamsa).meanDeg),
      ...reportView(pointsOfChart(chart, BODIES, offsetDeg), chart.houses, { offsetDeg }),
      angularity: mundane
        .map(({ id, mundaneDeg }) => {
          const { angle, apartDeg, strength, foreground } = angularityOf(mundaneDeg);
          const sector = sectorOf(chart.positions[id]!, armcDeg, latitudeDeg);
          return {
            body: id,
            mundaneDeg: round(mundaneDeg, 4),
            angle,
            apartDeg: round(apartDeg, 4),
            strength: round(strength, 1),
            foreground,
            sector: sector === null ? null : round(sector, 4),
          };
        })
        .sort((a, b) => b.strength - a.strength),
      mundane: mundaneAspects(mundane).map((one) => ({ ...one, orbDeg: round(one.orbDeg, 4) })),
      ...returnsOf(chosen, chart),
    };
  },
  picture: (result, { picture, terms }, lang, captions) =>
    drawView(
      "fagan",
      result,
      { ...picture, desc: picture.desc(result) },
      captionLines(captions[""], picture.houses(terms.houseSystem[result.houses!.used])),
      lang,
    ),
  examples: [
    {
      title: "a birth in Tokyo",
      input: {
        birthDate: "2042-03-09",
        birthTime: "03:11",
        timezone: "UTC",
        latitude: 35.6762,
        longitude: 139.6503,
      },
      expect: {
        ayanamsaDeg: 25.32962,
        angles: { ascendant: { longitudeDeg: 75.7726 }, midheaven: { longitudeDeg: 328.5199 } },
      },
      tolerance: 0.01,
      source: "Swiss Ephemeris 2.10.03, and the program caelus",
    },
  ],
  references: [
    { title: "Zodiacs Old and New", author: "Cyril Fagan", year: "1951" },
    { title: "Solar and Lunar Returns", author: "Donald Bradley", year: "1948" },
  ],
});

/** The Sun's return of a year, and the Moon's first after it, to the same stars. */
function returnsOf(chosen: Input, chart: AngledNativity) {
  const { returnYear, ayanamsa } = chosen;
  if (returnYear === undefined) return { solarReturn: null, lunarReturn: null };
  const place = placeOfReturn(chosen, chart);
  const offset = ayanamsaOf(chart.sky, ayanamsa).trueDeg;
  const back = (body: "sun" | "moon", from: number, within: number) =>
    nextCrossing(body, normalizeDeg(chart.positions[body]!.longitudeDeg - offset), from, within, {
      ayanamsa,
    })?.julianDayUt;
  const solar = back("sun", toJulianDay({ year: returnYear, month: 1, day: 1 }, 0), SOLAR_DAYS);
  const lunar = solar && back("moon", solar, LUNAR_DAYS);
  const report = (at: number | undefined) =>
    at === undefined ? null : reportReturn(at, place, ayanamsa, chosen);
  return { solarReturn: report(solar), lunarReturn: report(lunar) };
}

function reportReturn(
  at: number,
  place: Nativity["place"],
  ayanamsa: WesternAyanamsa,
  { houseSystem }: Input,
) {
  const sky = skyAt(toTt(at));
  const { offsetDeg } = zodiacOf(sky, "sidereal", ayanamsa);
  const { latitudeDeg, longitudeDeg } = place!;
  const houses = housesAt(at, latitudeDeg, longitudeDeg, houseSystem, sky.frame);
  return {
    utc: utcOf(at),
    ascendant: placeOf(houses.ascendantDeg - offsetDeg),
    midheaven: placeOf(houses.midheavenDeg - offsetDeg),
  };
}
