/** The parts of the chart, each from the nativity to its place in the answer. */
import { houseOf as houseByCusps } from "#sky";
import { placesSeen, sees } from "../core/aspects.ts";
import { isCombust, signsOf, vimshopakaOf, type PlanetSigns } from "../core/dignity.ts";
import { GRAHA_IDS, PLANET_IDS, SIGN_LORDS, type GrahaId } from "../core/grahas.ts";
import { NAKSHATRA } from "../core/nakshatras.ts";
import {
  dayPart,
  karanaOf,
  limbAt,
  nityaYogaOf,
  pakshaOf,
  tithiOf,
  VARA,
  type DayPart,
} from "../core/panchanga.ts";
import { round, utcOf, type Angles, type Nativity } from "../core/positions.ts";
import { placeOfLongitude } from "../core/shapes.ts";
import { REQUIRED_RUPAS, shadbalaOf, sixSums, type Strengths } from "../core/shadbala.ts";
import type { Sign } from "#lore";
import { countSigns, signAt, signIdAt, signIndexOf } from "../core/signs.ts";
import { sunDayAt, type SunDay } from "../core/sun_day.ts";
import { VARGA_IDS, vargaSign, type VargaId } from "../core/vargas.ts";
import type { YogaChart } from "../core/yogas/chart.ts";
import type { AyanamsaName, BhavaSystem, SunriseRule } from "../core/conventions.ts";
import type { PlanetId } from "../core/grahas.ts";
import type { ChartAnswer as Answer, HouseSystemId } from "./answer.ts";

/** House of a longitude: by sign in whole signs, by starts in other systems. */
export function bhavaOf(longitudeDeg: number, { startsDeg }: Angles): number {
  return houseByCusps(longitudeDeg, startsDeg);
}

/** The nine grahas. */
export function reportGrahas(birth: Nativity, chart: YogaChart): Answer["grahas"] {
  const { longitudes, speeds, angles } = birth;
  return GRAHA_IDS.map((id) => {
    const longitude = longitudes[id];
    const sign = signIndexOf(longitude);
    const position = birth.positions[id === "ketu" ? "rahu" : id];
    const mirror = id === "ketu" ? -1 : 1;
    const retrograde = speeds[id] < 0;
    return {
      graha: id,
      ...placeOfLongitude(longitude),
      latitudeDeg: round(position.latitudeDeg * mirror) + 0,
      declinationDeg: round(position.declinationDeg * mirror),
      speed: round(speeds[id]),
      retrograde,
      combust: isCombust(id, longitude, longitudes.sun, retrograde),
      ...(angles ? { house: bhavaOf(longitude, angles) } : {}),
      dignity: chart.dignities[id],
      dispositor: SIGN_LORDS[sign]!,
      vargottama: sign === vargaSign(longitude, "D9"),
      ...(chart.lagna === null ? {} : { rules: housesRuled(id, chart.lagna) }),
      sees: placesSeen(id).map((place) => signIdAt(signAt(sign, place))),
    };
  });
}

function housesRuled(id: GrahaId, lagna: number): readonly number[] {
  return SIGN_LORDS.flatMap((lord, sign) => (lord === id ? [countSigns(lagna, sign)] : [])).sort(
    (a, b) => a - b,
  );
}

/** The twelve houses. */
export function reportHouses(
  birth: Nativity,
  angles: Angles,
  system: BhavaSystem,
  sarva: readonly number[],
): NonNullable<Answer["houses"]> {
  const { longitudes } = birth;
  const first = signIndexOf(angles.lagnaDeg);
  const bhavas = angles.startsDeg.map((start, i) => {
    // By whole signs from the lagna; in other systems the sign of the house's lord is that of its middle.
    const middle = start + ((((angles.startsDeg[(i + 1) % 12]! - start) % 360) + 360) % 360) / 2;
    const sign = system === "wholeSign" ? (first + i) % 12 : signIndexOf(middle % 360);
    const lord = SIGN_LORDS[sign]!;
    return {
      house: i + 1,
      sign: signIdAt(sign),
      startDeg: round(start),
      lord,
      lordHouse: bhavaOf(longitudes[lord], angles),
      occupants: GRAHA_IDS.filter((id) => bhavaOf(longitudes[id], angles) === i + 1),
      seenBy: GRAHA_IDS.filter((id) => sees(id, signIndexOf(longitudes[id]), sign)),
      sarva: sarva[sign]!,
    };
  });
  const used = system === "wholeSign" ? system : (angles.houses.used as HouseSystemId);
  return {
    system,
    used,
    ...(used === system
      ? {}
      : { substitution: { code: "polarHouses", with: { system, used } } as const }),
    bhavas,
  };
}

/** One sign for each graha, from their indices. */
export function signsPerGraha(indexOf: (id: GrahaId) => number): Readonly<Record<GrahaId, Sign>> {
  return Object.fromEntries(GRAHA_IDS.map((id) => [id, signIdAt(indexOf(id))])) as Record<
    GrahaId,
    Sign
  >;
}

/** Signs in the divisional charts. */
export function reportVargas({ longitudes, angles }: Nativity): Answer["vargas"] {
  const chartOf = (varga: VargaId) => ({
    ...(angles ? { lagna: signIdAt(vargaSign(angles.lagnaDeg, varga)) } : {}),
    ...signsPerGraha((id) => vargaSign(longitudes[id], varga)),
  });
  return Object.fromEntries(VARGA_IDS.map((id) => [id, chartOf(id)])) as Answer["vargas"];
}

/** Vimshopaka in the four schemes. */
export function reportVimshopaka({ longitudes }: Nativity): Answer["vimshopaka"] {
  const of = (id: PlanetId) => ({
    six: round(vimshopakaOf(id, longitudes, "six"), 3),
    seven: round(vimshopakaOf(id, longitudes, "seven"), 3),
    ten: round(vimshopakaOf(id, longitudes, "ten"), 3),
    sixteen: round(vimshopakaOf(id, longitudes, "sixteen"), 3),
  });
  return Object.fromEntries(PLANET_IDS.map((id) => [id, of(id)])) as Answer["vimshopaka"];
}

/** The five limbs and the day from sunrise. */
export function reportPanchanga(
  birth: Nativity,
  ayanamsa: AyanamsaName,
  day: SunDay | null,
  daylight: SunDay | null,
  offsetDays: number,
): Answer["panchanga"] {
  const span = (kind: Parameters<typeof limbAt>[0]) => {
    const { number, start, end } = limbAt(kind, birth.central, ayanamsa);
    return { number, start: utcOf(start), end: utcOf(end) };
  };
  const tithi = span("tithi");
  const nakshatra = span("nakshatra");
  const yoga = span("yoga");
  const karana = span("karana");
  return {
    tithi: { ...tithi, name: tithiOf(tithi.number), paksha: pakshaOf(tithi.number) },
    nakshatra: { ...nakshatra, name: NAKSHATRA.ids[nakshatra.number - 1]! },
    yoga: { ...yoga, name: nityaYogaOf(yoga.number) },
    karana: { ...karana, name: karanaOf(karana.number) },
    ...(day ? { day: reportDay(birth, day) } : {}),
    ...(daylight ? { daylight: reportDaylight(birth, daylight, offsetDays) } : {}),
  };
}

function reportDay(birth: Nativity, day: SunDay) {
  return {
    vara: VARA.ids[day.weekday]!,
    varaLord: PLANET_IDS[day.weekday]!,
    sunrise: utcOf(day.sunrise),
    sunset: utcOf(day.sunset),
    nextSunrise: utcOf(day.nextSunrise),
    isDay: birth.julianDayUt < day.sunset,
  };
}

/** A moment after sunrise, so that the other rule's sunrise of the same morning is the last one. */
const MORNING_DAYS = 0.02;

/** The first daylight of the civil date, or null where the Sun does not rise on it. */
export function daylightOf(
  birth: Nativity,
  civilStart: number,
  rule: SunriseRule,
  offsetDays: number,
): SunDay | null {
  if (!birth.place) return null;
  const night = sunDayAt(civilStart, birth.place, rule, offsetDays, birth.sky);
  if (!night) return null;
  return sunDayAt(night.nextSunrise + MORNING_DAYS, birth.place, rule, offsetDays, birth.sky);
}

function reportDaylight(birth: Nativity, day: SunDay, offsetDays: number) {
  const part = (name: DayPart) => {
    const [start, end] = dayPart(name, day);
    return { start: utcOf(start), end: utcOf(end) };
  };
  const at = day.sunrise + MORNING_DAYS;
  const visible = sunDayAt(at, birth.place!, "visible", offsetDays, birth.sky);
  return {
    weekday: VARA.ids[day.weekday]!,
    sunrise: utcOf(day.sunrise),
    sunset: utcOf(day.sunset),
    ...(visible ? { sunriseVisible: utcOf(visible.sunrise) } : {}),
    rahuKalam: part("rahuKalam"),
    yamaganda: part("yamaganda"),
    gulikaKalam: part("gulikaKalam"),
  };
}

/** The sixfold strengths with their ranks. */
export function reportShadbala(
  birth: Nativity,
  angles: Angles,
  day: SunDay,
  ayanamsa: AyanamsaName,
  offsetDays: number,
): NonNullable<Answer["shadbala"]> {
  const all = shadbalaOf(birth, angles, day, ayanamsa, offsetDays);
  const ratios = PLANET_IDS.map((id) => totalOf(all[id]) / 60 / REQUIRED_RUPAS[id]);
  const ranked = [...ratios].sort((a, b) => b - a);
  return Object.fromEntries(
    PLANET_IDS.map((id, i) => [id, reportStrengths(id, all[id], ranked.indexOf(ratios[i]!) + 1)]),
  ) as NonNullable<Answer["shadbala"]>;
}

function totalOf(strengths: Strengths): number {
  return Object.values(sixSums(strengths)).reduce((sum, part) => sum + part, 0);
}

function reportStrengths(id: PlanetId, s: Strengths, rank: number) {
  const sums = sixSums(s);
  const total = totalOf(s);
  const cut = (value: number) => round(value, 3);
  return {
    sthana: {
      uchcha: cut(s.uchcha),
      saptavargaja: cut(s.saptavargaja),
      ojayugma: s.ojayugma,
      kendradi: s.kendradi,
      drekkana: s.drekkana,
      total: cut(sums.sthana),
    },
    dig: cut(s.dig),
    kala: {
      natonnata: cut(s.natonnata),
      paksha: cut(s.paksha),
      tribhaga: s.tribhaga,
      yearLord: s.yearLord,
      monthLord: s.monthLord,
      dayLord: s.dayLord,
      hourLord: s.hourLord,
      ayana: cut(s.ayana),
      yuddha: cut(s.yuddha),
      total: cut(sums.kala),
    },
    cheshta: cut(s.cheshta),
    naisargika: cut(s.naisargika),
    drik: cut(s.drik),
    total: cut(total),
    rupas: cut(total / 60),
    required: REQUIRED_RUPAS[id],
    ratio: cut(total / 60 / REQUIRED_RUPAS[id]),
    rank,
  };
}

/** Signs of the seven for rules that go by sign alone. */
export function planetSignsOf(birth: Nativity): PlanetSigns {
  return signsOf(birth.longitudes);
}
