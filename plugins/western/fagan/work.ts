import type { Captions, Given, Lang } from "#sdk";
import { ayanamsaOf, type Body, housesAt, nextCrossing, normalizeDeg, skyAt } from "#sky";
import { toJulianDay, toTt } from "#time";
import { drawView, pointsOfChart, reportView } from "../core/chart_view.ts";
import { type WesternAyanamsa, zodiacOf } from "../core/conventions.ts";
import {
  type AngledNativity,
  type Nativity,
  readNativity,
  requireAngles,
  utcOf,
} from "../core/nativity.ts";
import { captionLines } from "../core/picture/caption.ts";
import { MODERN } from "../core/points.ts";
import { placeOfReturn } from "../core/return_chart.ts";
import { placeOf, round } from "../core/zodiac.ts";
import type { FaganAnswer } from "./answer.ts";
import type { Input } from "./input.ts";
import { angularityOf, mundaneAspects, mundaneLongitude, sectorOf } from "./rules.ts";
import type { FaganWords } from "./words/en.ts";

const BODIES = [...MODERN.ids, "meanNode", "trueNode"] as const satisfies readonly Body[];

const SOLAR_DAYS = 370;

const LUNAR_DAYS = 30;

export function run(chosen: Input, give: Given): FaganAnswer {
  const { houseSystem, parallax } = chosen;
  const chart = requireAngles(readNativity(give.civil(), BODIES, houseSystem, parallax));
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
    ...returnsOf(chosen, chart, give),
  };
}

export function picture(
  result: FaganAnswer,
  { picture, terms }: FaganWords,
  lang: Lang,
  captions: Captions,
) {
  return drawView(
    "fagan",
    result,
    { ...picture, desc: picture.desc(result) },
    captionLines(captions[""], picture.houses(terms.houseSystem[result.houses!.used])),
    lang,
  );
}

/** The Sun's return of a year, and the Moon's first after it, to the same stars; both seen from the Earth's centre. */
function returnsOf(chosen: Input, chart: AngledNativity, give: Given) {
  const { returnYear, ayanamsa } = chosen;
  if (returnYear === undefined) return { solarReturn: null, lunarReturn: null };
  const place = placeOfReturn(chosen, chart);
  const offset = ayanamsaOf(chart.sky, ayanamsa).trueDeg;
  const { positions } = readNativity(give.civil(), ["sun", "moon"], chosen.houseSystem);
  const back = (body: "sun" | "moon", from: number, within: number) =>
    nextCrossing(body, normalizeDeg(positions[body]!.longitudeDeg - offset), from, within, {
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
