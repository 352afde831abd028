import {
  Birth,
  CivilDate,
  CivilTime,
  defineProcedure,
  Latitude,
  Longitude,
  oneOf,
  Type,
  type Convention,
  type Give,
  type InputOf,
} from "#old";
import {
  apparentPositions,
  houseOf,
  housesAt,
  nextMoonPhase,
  previousMoonPhase,
  rangeOfBody,
  signedDeg,
  type Body,
} from "#sky";
import { toTt, toUt, type CivilMoment } from "#time";
import { ASPECTS, PTOLEMAIC } from "../core/aspects.ts";
import { houseSystemConvention } from "../core/conventions.ts";
import { createTrack } from "../core/day_track.ts";
import { placeOf, round } from "../core/format.ts";
import { lunarPhaseOf } from "../core/lunar_phase.ts";
import { MODERN, pointName, signOf, type PointId } from "../core/names.ts";
import {
  CHART_REFUSALS,
  dateOf,
  readNativity,
  requireServedDate,
  utcOf,
  type Nativity,
} from "../core/nativity.ts";
import { birthTimeOmittable, placeOmittable, type Verdicts } from "../core/omission.ts";
import { readTarget, TARGET_REFUSALS } from "../core/target_date.ts";
import { writeBrief } from "./brief.ts";
import { output, type ProgressionsAnswer } from "./output.ts";
import {
  daysToExact,
  lunarReturns,
  obliquityAt,
  progressedAngles,
  progressedDays,
  solarReturns,
  YEAR_DAYS,
  type Kind,
} from "./rules.ts";
import { findChanges } from "./changes.ts";
import { drawProgressions } from "./wheel.ts";

const CONTACT_ORB_DEG = 1;
const EXACT_WITHIN_DAYS = 90;
/** Years after the date up to which changes are listed. */
const CHANGES_AHEAD = 30;

const input = Type.Object({
  ...Birth,
  targetDate: CivilDate,
  targetTime: Type.Optional(CivilTime),
  kinds: Type.Optional(
    Type.Array(oneOf(["tertiary", "minor"], "Further progression"), {
      uniqueItems: true,
      maxItems: 2,
      description: "Progressions beside the secondary; default none",
    }),
  ),
  returnLatitude: Type.Optional(Latitude),
  returnLongitude: Type.Optional(Longitude),
});

const conventions = {
  angles: {
    title: { en: "Progressed angles", zhHant: "推進之軸點" },
    default: "solarArc",
    options: {
      solarArc: {
        title: { en: "midheaven by solar arc in longitude", zhHant: "天頂依太陽弧行黃經" },
        source: "Current practice",
      },
      naibod: {
        title: { en: "meridian by 0°59′08″ a year", zhHant: "子午線每年行 0°59′08″" },
        source: "V. Naibod",
      },
      quotidian: {
        title: { en: "angles of the progressed instant", zhHant: "推進瞬間之實際軸點" },
        source: "Mean quotidian practice",
      },
    },
  },
  direction: {
    title: { en: "Direction of time", zhHant: "時間方向" },
    default: "forward",
    options: {
      forward: { title: { en: "days after birth", zhHant: "出生後之日" }, source: "Placidus" },
      converse: {
        title: { en: "days before birth", zhHant: "出生前之日" },
        source: "Converse practice",
      },
    },
  },
  houseSystem: houseSystemConvention("placidus"),
} as const satisfies Readonly<Record<string, Convention>>;
type Input = InputOf<typeof input, typeof conventions>;

const PROGRESSED = ["sun", "moon", "mercury", "venus", "mars"] as const;

/** Signs of the bodies on the day that stands for the date asked about. */
function progressedSigns(input: Readonly<Record<string, unknown>>, civil: CivilMoment): Verdicts {
  const target = readTarget(
    input["targetDate"] as string,
    input["targetTime"] as string | undefined,
    input,
    civil,
  ).julianDayUt;
  const sign = input["direction"] === "converse" ? -1 : 1;
  const progress = (birth: number) => birth + sign * progressedDays("secondary", target - birth);
  const track = createTrack(progress(civil.julianDayUt), { latitude: null, longitude: null });
  return Object.fromEntries(
    PROGRESSED.map((id) => [
      `/secondary/signs/${id}`,
      ({ julianDayUt }) => signOf(track(progress(julianDayUt)).placeOf(id)!.longitudeDeg).id,
    ]),
  );
}

/** A birth carried forward: progressions, solar arc, lunation and returns. */
export const progressionsCalculate = defineProcedure({
  name: "progressions.calculate",
  tradition: "western",
  title: { en: "Progressions", zhHant: "推運" },
  summary: {
    en: "Secondary progressions with exact dates, solar arc, progressed lunation, solar and lunar returns",
    zhHant: "次限推運與確切日期、太陽弧、推進月相、太陽與月亮回歸",
  },
  kind: "calculation",
  cost: 7,
  narrated: true,
  icon: "icons/progressions.svg",
  reads: "birth",
  conventions,
  omittable: {
    birthTime: birthTimeOmittable({
      says: {
        en: "No time of birth was given: noon was taken. The progressed Moon can be six months early or late; angles, houses and returns are left out.",
        zhHant: "未提供出生時刻，以正午計：推進月亮可差半年，軸點、宮位與回歸盤從缺。",
      },
      fields: PROGRESSED.map((id) => `/secondary/signs/${id}`),
      verdictsOf: progressedSigns,
    }),
    latitude: placeOmittable({
      en: "No place was given: angles and houses are left out.",
      zhHant: "未提供出生地：軸點與宮位從缺。",
    }),
  },
  refusals: { ...CHART_REFUSALS, ...TARGET_REFUSALS },
  input,
  output,
  run: calculate,
  brief: writeBrief,
  picture: drawProgressions,
  examples: [
    {
      title: "the thirty-ninth day stands for September 2029",
      input: {
        birthDate: "1990-06-10",
        birthTime: "14:30",
        timezone: "UTC",
        latitude: 27.95,
        longitude: -82.46,
        targetDate: "2029-09-18",
        targetTime: "07:11:23",
      },
      expect: {
        secondary: {
          julianDayUt: 2448092.378642,
          signs: { sun: "cancer", moon: "gemini", mars: "taurus" },
        },
        solarArc: { arcDeg: 37.4731 },
      },
      tolerance: 0.01,
      source: "Swiss Ephemeris 2.10.03 at the progressed instant",
    },
  ],
  references: [
    { title: "Primum Mobile", author: "Placidus de Titis", year: "1657" },
    { title: "The Progressed Horoscope", author: "Alan Leo", year: "1905" },
    { title: "The Technique of Solar Returns", author: "A. Volguine", year: "1937" },
  ],
});

function calculate(chosen: Input, give: Give<never>): ProgressionsAnswer {
  const civil = give.civil();
  const chart = readNativity(civil, MODERN, chosen.houseSystem);
  const target = readTarget(chosen.targetDate, chosen.targetTime, chosen, civil).julianDayUt;
  const elapsed = target - chart.julianDayUt;
  const years = elapsed / YEAR_DAYS;
  const sign = chosen.direction === "converse" ? -1 : 1;
  const instantOf = (kind: Kind) => chart.julianDayUt + sign * progressedDays(kind, elapsed);
  const secondaryUt = instantOf("secondary");
  const secondary = progressedChart(chart, secondaryUt);
  const progressed = positionsAt(secondaryUt);
  const arcDeg = signedDeg(progressed.sun! - chart.positions.sun!.longitudeDeg);
  const arc = arcDeg < 0 && sign > 0 ? arcDeg + 360 : arcDeg;
  const kinds = chosen.kinds ?? [];
  return {
    ageYears: round(years, 6),
    secondary: { ...secondary, angles: anglesOf(chosen, chart, arc, years, secondaryUt) },
    solarArc: {
      arcDeg: round(arc),
      directed: natalPoints(chart).map(([id, longitude]) => ({
        id,
        name: pointName(id),
        ...placeOf(longitude + arc),
      })),
      contacts: arcContacts(chart, arc, target),
    },
    tertiary: kinds.includes("tertiary") ? progressedChart(chart, instantOf("tertiary")) : null,
    minor: kinds.includes("minor") ? progressedChart(chart, instantOf("minor")) : null,
    contacts: progressedContacts(chart, secondaryUt, target, sign),
    lunation: lunationOf(chart, progressed, secondaryUt, sign),
    changes: sign < 0 ? [] : changesOf(chart, secondaryUt),
    returns: chart.timeKnown ? returnsOf(chosen, chart, target) : null,
    unavailable: chart.unavailable.map((one) => ({ ...one })),
  };
}

function positionsAt(julianDayUt: number): Readonly<Partial<Record<Body, number>>> {
  const julianDayTt = toTt(julianDayUt);
  requireServedDate(julianDayTt);
  const { positions } = apparentPositions(MODERN, julianDayTt);
  return Object.fromEntries(Object.entries(positions).map(([id, one]) => [id, one!.longitudeDeg]));
}

function progressedChart(chart: Nativity, julianDayUt: number) {
  const julianDayTt = toTt(julianDayUt);
  requireServedDate(julianDayTt);
  const { positions } = apparentPositions(MODERN, julianDayTt);
  const bodies = MODERN.flatMap((id) => {
    const position = positions[id];
    const natal = chart.positions[id];
    if (!position || !natal) return [];
    return [
      {
        id,
        name: pointName(id),
        ...placeOf(position.longitudeDeg),
        retrograde: position.longitudeSpeed < 0,
        natalSign: signOf(natal.longitudeDeg).id,
        house: chart.houses && houseOf(position.longitudeDeg, chart.houses.cuspsDeg),
      },
    ];
  });
  return {
    julianDayUt: round(julianDayUt, 6),
    utc: utcOf(julianDayUt),
    bodies,
    signs: Object.fromEntries(bodies.map(({ id, sign }) => [id, sign])),
  };
}

function anglesOf(
  chosen: Input,
  chart: Nativity,
  arc: number,
  years: number,
  progressedUt: number,
) {
  if (!chart.houses || !chart.place) return null;
  const signed = chosen.direction === "converse" ? -years : years;
  const { ascendantDeg, midheavenDeg } = progressedAngles(
    chosen.angles,
    chart.houses,
    chart.place,
    chosen.angles === "quotidian" ? obliquityAt(toTt(progressedUt)) : chart.obliquityDeg,
    arc,
    signed,
    progressedUt,
  );
  return { ascendant: placeOf(ascendantDeg), midheaven: placeOf(midheavenDeg) };
}

function natalPoints(chart: Nativity): readonly (readonly [PointId, number])[] {
  const bodies = MODERN.flatMap((id) => {
    const position = chart.positions[id];
    return position ? [[id, position.longitudeDeg] as const] : [];
  });
  if (!chart.houses) return bodies;
  return [
    ...bodies,
    ["ascendant", chart.houses.ascendantDeg],
    ["midheaven", chart.houses.midheavenDeg],
  ];
}

/** Angles ahead of a longitude at which each of Ptolemy's aspects stands. */
const POINTS_OF_ASPECT = PTOLEMAIC.flatMap((id) => {
  const { angleDeg } = ASPECTS[id];
  return angleDeg === 0 || angleDeg === 180
    ? [[id, angleDeg] as const]
    : [[id, angleDeg] as const, [id, -angleDeg] as const];
});

function progressedContacts(chart: Nativity, progressedUt: number, target: number, sign: number) {
  const progressedTt = toTt(progressedUt);
  const { positions } = apparentPositions(MODERN, progressedTt);
  return MODERN.flatMap((id) => {
    const position = positions[id];
    if (!position) return [];
    return natalPoints(chart).flatMap(([natal, longitude]) =>
      POINTS_OF_ASPECT.flatMap(([aspect, angle]) => {
        const miss = signedDeg(position.longitudeDeg - longitude - angle);
        if (Math.abs(miss) > CONTACT_ORB_DEG) return [];
        const days = daysToExact(id, longitude + angle, progressedTt, EXACT_WITHIN_DAYS);
        const ahead = days === undefined ? miss * position.longitudeSpeed < 0 : days > 0;
        return [
          {
            progressed: id as string,
            natal: natal as string,
            aspect,
            orbDeg: round(Math.abs(miss), 4),
            applying: ahead === sign > 0,
            exactDate: days === undefined ? null : dateOf(target + sign * days * YEAR_DAYS),
          },
        ];
      }),
    );
  }).sort((a, b) => a.orbDeg - b.orbDeg);
}

/** Contacts of points moved by the solar arc; the arc grows by about a degree a year. */
function arcContacts(chart: Nativity, arc: number, target: number) {
  const points = natalPoints(chart);
  const rate = chart.positions.sun!.longitudeSpeed;
  return points
    .flatMap(([directed, from]) =>
      points.flatMap(([natal, to]) =>
        POINTS_OF_ASPECT.flatMap(([aspect, angle]) => {
          if (directed === natal) return [];
          const miss = signedDeg(from + arc - to - angle);
          if (Math.abs(miss) > CONTACT_ORB_DEG) return [];
          return [
            {
              progressed: directed as string,
              natal: natal as string,
              aspect,
              orbDeg: round(Math.abs(miss), 4),
              applying: miss < 0,
              exactDate: dateOf(target - (miss / rate) * YEAR_DAYS),
            },
          ];
        }),
      ),
    )
    .sort((a, b) => a.orbDeg - b.orbDeg);
}

function lunationOf(
  chart: Nativity,
  progressed: Readonly<Partial<Record<Body, number>>>,
  progressedUt: number,
  sign: number,
) {
  const standsFor = (instantUt: number) =>
    dateOf(chart.julianDayUt + sign * (instantUt - chart.julianDayUt) * YEAR_DAYS);
  const before = previousMoonPhase(progressedUt).julianDayUt;
  const after = nextMoonPhase(progressedUt).julianDayUt;
  const full = nextMoonPhase(progressedUt, "full").julianDayUt;
  return {
    ...lunarPhaseOf(progressed.sun!, progressed.moon!),
    previousNew: standsFor(sign > 0 ? before : after),
    nextNew: standsFor(sign > 0 ? after : before),
    nextFull: standsFor(sign > 0 ? full : previousMoonPhase(progressedUt, "full").julianDayUt),
  };
}

function changesOf(chart: Nativity, progressedUt: number): ProgressionsAnswer["changes"] {
  const from = chart.julianDayUt;
  const to = Math.min(progressedUt + CHANGES_AHEAD, toUt(rangeOfBody("sun").toJulianDay) - 1);
  return findChanges(from, to).map(({ at, ...rest }) => ({
    ...rest,
    date: dateOf(from + (at - from) * YEAR_DAYS),
  }));
}

function returnsOf(chosen: Input, chart: Nativity, target: number) {
  const place =
    chosen.returnLatitude !== undefined && chosen.returnLongitude !== undefined
      ? { latitudeDeg: chosen.returnLatitude, longitudeDeg: chosen.returnLongitude }
      : chart.place;
  const report = (julianDayUt: number) => {
    const houses =
      place && housesAt(julianDayUt, place.latitudeDeg, place.longitudeDeg, "wholeSign");
    return {
      utc: utcOf(julianDayUt),
      julianDayUt: round(julianDayUt, 6),
      ascendant: houses && placeOf(houses.ascendantDeg),
      midheaven: houses && placeOf(houses.midheavenDeg),
    };
  };
  const solar = solarReturns(chart.positions.sun!.longitudeDeg, target);
  const lunar = lunarReturns(chart.positions.moon!.longitudeDeg, target);
  return {
    solar: { previous: report(solar.previous), next: report(solar.next) },
    lunar: { previous: report(lunar.previous), next: report(lunar.next) },
  };
}
