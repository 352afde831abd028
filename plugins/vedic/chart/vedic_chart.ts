import { Birth, CivilDate, CivilTime, defineProcedure, Type, type Give, type InputOf } from "#old";
import { isAboveHorizon, normalizeDeg, type Sky } from "#sky";
import { toUt, type CivilMoment } from "#time";
import {
  ASHTAKAVARGA,
  AYANAMSA,
  HOUSE_SYSTEM,
  KARAKA_SCHEME,
  NODE,
  SUNRISE,
  YEAR_DAYS,
  type SunriseRule,
} from "../core/conventions.ts";
import { ashtakavargaOf } from "../core/ashtakavarga.ts";
import { DATE_REFUSALS, instantOfDate } from "../core/dates.ts";
import { GRAHA_IDS, type GrahaId } from "../core/grahas.ts";
import { arudhasOf, charaKarakas } from "../core/jaimini.ts";
import { nakshatraIndexOf } from "../core/lunar_mansions.ts";
import {
  birthTimeOmittable,
  dayBounds,
  isServedAllDay,
  placeOmittable,
  type Marker,
  type Verdicts,
} from "../core/omission.ts";
import {
  CHART_REFUSALS,
  placeOf,
  readNativity,
  round,
  utcOf,
  type BirthPlace,
  type Nativity,
} from "../core/positions.ts";
import { placeOfLongitude } from "../core/shapes.ts";
import { VARAS } from "../core/panchanga.ts";
import { signIndexOf, SIGNS } from "../core/signs.ts";
import { sunDayAt, sunDayOf, type SunDay } from "../core/sun_day.ts";
import { dashaBalance, greatPeriods, periodsAt, type Period } from "../core/vimshottari.ts";
import { yogaChartOf } from "../core/yogas/chart.ts";
import { gandaMoolaOf, isGandaMoola, kalaSarpaOf, manglikOf } from "../core/yogas/doshas.ts";
import { findYogas } from "../core/yogas/find_yogas.ts";
import { writeBrief } from "./brief/brief.ts";
import { drawChart } from "./picture/chart_picture.ts";
import { output, type ChartAnswer } from "./output.ts";
import {
  daylightOf,
  planetSignsOf,
  reportGrahas,
  reportHouses,
  reportPanchanga,
  reportShadbala,
  reportVargas,
  reportVimshopaka,
} from "./reports.ts";
import { notesOf, warningsOf } from "./remarks.ts";
import { reportUnknownTime } from "./unknown_time.ts";

const input = Type.Object({
  ...Birth,
  onDate: Type.Optional(CivilDate),
  onTime: Type.Optional(CivilTime),
});

const conventions = {
  ayanamsa: AYANAMSA,
  node: NODE,
  houseSystem: HOUSE_SYSTEM,
  yearDays: YEAR_DAYS,
  karakaScheme: KARAKA_SCHEME,
  sunrise: SUNRISE,
  ashtakavargaTable: ASHTAKAVARGA,
} as const;

type Input = InputOf<typeof input, typeof conventions>;

/** The sidereal birth chart with its divisions, strengths, yogas, day and periods. */
export const vedicChart = defineProcedure({
  name: "vedic.chart",
  tradition: "vedic",
  title: { en: "Vedic birth chart", zhHant: "吠陀本命盤" },
  summary: {
    en: "Sidereal birth chart: ascendant, nine grahas, houses, lords, dignities, aspects, nakshatras, sixteen divisions, ashtakavarga, shadbala, yogas, panchanga and dasha, with a written reading",
    zhHant:
      "恆星黃道本命盤：命宮、九曜、宮位與宮主、廟旺落陷、照射、月宿、十六分盤、八分力、六力、諸格、出生曆五支與大運，並附解讀",
  },
  kind: "calculation",
  cost: 15,
  narrated: true,
  icon: "icons/chart.svg",
  reads: "birth",
  conventions,
  omittable: {
    birthTime: birthTimeOmittable(
      {
        en: "No time of birth was given: the grahas are those of local noon. Lagna, houses, arudhas, ashtakavarga, shadbala and the yogas of house lords are left out; `unknownTime` shows what the day leaves open, division by division.",
        zhHant:
          "未提供出生時刻：九曜以當地正午計。命宮、宮位、Arudha、八分力、六力與宮主諸格從缺；各分盤何者已定、何者未定，見 unknownTime。",
      },
      [
        ...GRAHA_IDS.map((id) => `/signs/${id}`),
        "/panchanga/nakshatra/number",
        "/panchanga/tithi/number",
        "/panchanga/day/vara",
        "/dasha/startLord",
        "/doshas/gandaMoola/value",
      ],
      markersOf,
      verdictsOf,
    ),
    latitude: placeOmittable({
      en: "No place was given: lagna, houses, sunrise and what hangs on them are left out.",
      zhHant: "未提供出生地：命宮、宮位、日出及相關項目從缺。",
    }),
  },
  refusals: { ...CHART_REFUSALS, ...DATE_REFUSALS },
  input,
  output,
  run: calculate,
  receipt: (chosen, give) => {
    const birth = readNativity(give.civil(), chosen);
    return { warnings: warningsOf(birth, dayOf(birth, chosen.sunrise, give), give.lang) };
  },
  brief: writeBrief,
  picture: drawChart,
  examples: [
    {
      title: "a morning in Chennai, 7 December 1996",
      input: {
        birthDate: "1996-12-07",
        birthTime: "10:34",
        timezone: "Asia/Kolkata",
        latitude: 13.0878,
        longitude: 80.2785,
      },
      expect: {
        lagna: { longitudeDeg: 292.4458, sign: "capricorn", nakshatra: 22, pada: 4 },
        grahas: [
          { id: "sun", longitudeDeg: 231.5595 },
          { id: "moon", longitudeDeg: 186.9593, nakshatra: 15, pada: 1 },
          { id: "mars", longitudeDeg: 145.5361 },
          { id: "mercury", longitudeDeg: 249.9269 },
          { id: "jupiter", longitudeDeg: 265.8208 },
          { id: "venus", longitudeDeg: 203.7069 },
          { id: "saturn", longitudeDeg: 336.8069 },
          { id: "rahu", longitudeDeg: 160.5538 },
          { id: "ketu", longitudeDeg: 340.5538 },
        ],
        ashtakavarga: { sarva: [26, 31, 32, 22, 34, 30, 33, 31, 23, 25, 23, 27], total: 337 },
        karakas: { atma: "jupiter", amatya: "mars", dara: "saturn" },
        panchanga: {
          tithi: { number: 27, paksha: "krishna" },
          yoga: { number: 5, name: "Shobhana" },
          karana: { number: 53, name: "Kaulava" },
          day: { vara: "Shanivara" },
        },
      },
      tolerance: 0.01,
      source:
        "Swiss Ephemeris with Lahiri ayanamsa; ashtakavarga and karakas: PyJHora and Maitreya agree",
    },
    {
      title: "without a time of birth",
      input: {
        birthDate: "1996-12-07",
        timezone: "Asia/Kolkata",
        latitude: 13.0878,
        longitude: 80.2785,
      },
      expect: { signs: { sun: "scorpio", moon: "libra" }, dasha: { startLord: "rahu" } },
      source: "Swiss Ephemeris: the Moon is in Libra all day",
    },
  ],
  references: [
    { title: "Brihat Parashara Hora Shastra", author: "Parashara", part: "3-8, 26-41, 46, 66-69" },
    { title: "Brihat Jataka", author: "Varahamihira", year: "6th century" },
    { title: "Phaladeepika", author: "Mantreshwara", year: "16th century", part: "VI-VII" },
    { title: "Graha and Bhava Balas", author: "B. V. Raman", year: "1940" },
  ],
});

function calculate(chosen: Input, give: Give<never>): ChartAnswer {
  const civil = give.civil();
  const { ayanamsa, node, houseSystem, sunrise } = chosen;
  const birth = readNativity(civil, { ayanamsa, node, houseSystem });
  const { angles, place } = birth;
  const offsetDays = civil.offsetSeconds / 86400;
  const day = dayOf(birth, sunrise, give);
  const isDay = place && angles ? isSunUp(birth, place, day) : null;
  const chart = yogaChartOf(birth, angles?.lagnaDeg ?? null, isDay);
  const rashi = planetSignsOf(birth);
  const points =
    chart.lagna === null ? null : ashtakavargaOf(rashi, chart.lagna, chosen.ashtakavargaTable);
  return {
    ayanamsaDeg: round(birth.ayanamsaDeg),
    ...(angles
      ? {
          lagna: placeOfLongitude(angles.lagnaDeg),
          midheaven: placeOfLongitude(angles.midheavenDeg),
        }
      : {}),
    signs: {
      ...(chart.lagna === null ? {} : { lagna: SIGNS[chart.lagna]!.id }),
      ...(Object.fromEntries(GRAHA_IDS.map((id) => [id, SIGNS[chart.signs[id]]!.id])) as Record<
        GrahaId,
        (typeof SIGNS)[number]["id"]
      >),
    },
    grahas: reportGrahas(birth, chart),
    ...(angles && points ? { houses: reportHouses(birth, angles, houseSystem, points.sarva) } : {}),
    vargas: reportVargas(birth),
    vimshopaka: reportVimshopaka(birth),
    karakas: charaKarakas(birth.longitudes, chosen.karakaScheme),
    ...(chart.lagna === null
      ? {}
      : { arudhas: arudhasOf(chart.lagna, rashi).map((sign) => SIGNS[sign]!.id) }),
    ...(points
      ? {
          ashtakavarga: {
            bhinna: mapValues(points.bhinna, (row) => [...row]),
            sarva: [...points.sarva],
            total: points.sarva.reduce((sum, count) => sum + count, 0),
            reduced: mapValues(points.reduced, (row) => [...row]),
            pinda: points.pinda,
          },
        }
      : {}),
    ...(angles && day
      ? { shadbala: reportShadbala(birth, angles, day, ayanamsa, offsetDays) }
      : {}),
    yogas: findYogas(chart),
    doshas: {
      manglik: mutable(manglikOf(chart)),
      kalaSarpa: mutable(kalaSarpaOf(chart)),
      gandaMoola: mutable(gandaMoolaOf(chart)),
    },
    panchanga: reportPanchanga(
      birth,
      ayanamsa,
      day,
      daylightOf(birth, dayBounds(civil)[0], sunrise, offsetDays),
      offsetDays,
    ),
    dasha: reportDasha(birth.longitudes.moon, chosen, give),
    notes: notesOf(birth, day),
    ...(civil.timeKnown || !isServedAllDay(civil)
      ? {}
      : { unknownTime: reportUnknownTime(civil, place, ayanamsa, node) }),
  };
}

/** The day from sunrise to sunrise that holds the birth. */
function dayOf(birth: Nativity, rule: SunriseRule, give: Pick<Give<never>, "civil">) {
  return birth.place && sunDayOf(give.civil(), birth.place, rule, birth.sky);
}

/** Whether it was day; where the Sun neither rises nor sets, whether it stood above the horizon. */
function isSunUp(birth: Nativity, place: BirthPlace, day: SunDay | null): boolean {
  if (day) return birth.julianDayUt < day.sunset;
  return isAboveHorizon("sun", place, birth.julianDayUt, { limb: "centre", refractionDeg: 0 });
}

/** Signs of the grahas, nakshatra, tithi, and the sunrise that changes the weekday. */
function markersOf(fields: Readonly<Record<string, unknown>>, civil: CivilMoment) {
  const signs = GRAHA_IDS.map(
    (id): Marker =>
      ({ longitudes }) =>
        signIndexOf(longitudes[id]),
  );
  const star: Marker = ({ longitudes }) => nakshatraIndexOf(longitudes.moon);
  const tithi: Marker = ({ longitudes: { moon, sun } }) =>
    Math.floor(normalizeDeg(moon - sun) / 12);
  const place = placeOf(civil);
  if (!place) return [...signs, star, tithi];
  const rule = (fields["sunrise"] ?? SUNRISE.default) as SunriseRule;
  const dawn = sunDayOf(civil, place, rule);
  const weekday: Marker = ({ julianDayTt }) => (dawn && toUt(julianDayTt) >= dawn.sunrise ? 1 : 0);
  return [...signs, star, tithi, weekday];
}

/** What the day is certified for, without the rest of the chart. */
function verdictsOf(fields: Readonly<Record<string, unknown>>, civil: CivilMoment): Verdicts {
  const place = placeOf(civil);
  const rule = (fields["sunrise"] ?? SUNRISE.default) as SunriseRule;
  const noon = place && sunDayOf(civil, place, rule);
  const days = noon ? [noon] : [];
  const dayAt = (at: number, sky: Sky) => {
    const known = days.find(({ sunrise, nextSunrise }) => sunrise <= at && at < nextSunrise);
    const day = known ?? (place && sunDayAt(at, place, rule, civil.offsetSeconds / 86400, sky));
    if (day && !known) days.push(day);
    return day;
  };
  return ({ longitudes, sky }, julianDayUt) => {
    const { moon, sun } = longitudes;
    const day = dayAt(julianDayUt, sky);
    return {
      ...Object.fromEntries(
        GRAHA_IDS.map((id) => [`/signs/${id}`, SIGNS[signIndexOf(longitudes[id])]!.id]),
      ),
      "/panchanga/nakshatra/number": nakshatraIndexOf(moon) + 1,
      "/panchanga/tithi/number": Math.floor(normalizeDeg(moon - sun) / 12) + 1,
      "/panchanga/day/vara": day && VARAS[day.weekday]!.id,
      "/dasha/startLord": dashaBalance(moon).lord,
      "/doshas/gandaMoola/value": isGandaMoola(moon),
    };
  };
}

function reportDasha(moonDeg: number, chosen: Input, give: Give<never>): ChartAnswer["dasha"] {
  const civil = give.civil();
  const yearDays = Number(chosen.yearDays);
  const rounds = greatPeriods(moonDeg, civil.julianDayUt, yearDays);
  const at = chosen.onDate ? instantOfDate(chosen.onDate, civil, chosen.onTime ?? "12:00") : null;
  const { lord, balanceYears } = dashaBalance(moonDeg);
  const report = ({ lords, start, end }: Period) => ({
    lord: lords.at(-1)!,
    start: utcOf(start),
    end: utcOf(end),
    startJd: round(start),
    endJd: round(end),
  });
  return {
    startLord: lord,
    balanceYears: round(balanceYears),
    yearDays,
    mahadashas: rounds.map(report),
    running: at === null ? [] : periodsAt(rounds, at, 3).map(report),
  };
}

function mapValues<K extends string, A, B>(
  record: Readonly<Record<K, A>>,
  map: (value: A) => B,
): Record<K, B> {
  const entries = Object.entries(record) as [K, A][];
  return Object.fromEntries(entries.map(([key, value]) => [key, map(value)])) as Record<K, B>;
}

function mutable<T>({
  value,
  because,
}: {
  readonly value: T;
  readonly because: readonly { readonly rule: string; readonly source?: string }[];
}) {
  return { value, because: [...because] };
}
