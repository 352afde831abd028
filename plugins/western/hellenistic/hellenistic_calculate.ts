import { Birth, defineProcedure, Type, type Convention, type Give, type InputOf } from "#old";
import { normalizeDeg } from "#sky";
import type { CivilMoment } from "#time";
import {
  ayanamsaConvention,
  offsetOfInput,
  ZODIAC_CONVENTION,
  zodiacOf,
} from "../core/conventions.ts";
import { BOUNDS_CONVENTION, dignityOf, lordsOf, type DignitySchool } from "../core/dignities.ts";
import { RULERS, TRIPLICITIES } from "../core/dignity_tables.ts";
import { placeOf, round } from "../core/format.ts";
import { lotsOf } from "../core/lots.ts";
import { CLASSICAL, pointName, signOf, type Classical } from "../core/names.ts";
import { CHART_REFUSALS, readNativity, utcOf, type Nativity } from "../core/nativity.ts";
import {
  ascendantVerdict,
  birthTimeOmittable,
  placeOmittable,
  sectVerdict,
  signVerdict,
} from "../core/omission.ts";
import { altitudeOf } from "../core/sphere.ts";
import { readTarget, TARGET, TARGET_REFUSALS } from "../core/target_date.ts";
import { writeBrief } from "./brief.ts";
import { walkBounds } from "./circumambulation.ts";
import {
  conditionsOf,
  configurationsOf,
  isOriental,
  JOYS,
  monomoiriaOf,
  sectOf,
  sectPlacement,
  solarPhaseOf,
  twelfthPartOf,
  type Longitudes,
} from "./condition.ts";
import { LOT_NAMES } from "./lot_names.ts";
import { output, type HellenisticAnswer } from "./output.ts";
import {
  activePeriods,
  ageAt,
  decennialsOf,
  firdariaOf,
  profect,
  releaseFrom,
  releaseWithin,
  type ReleasedPeriod,
} from "./periods.ts";
import { drawHellenisticWheel } from "./wheel.ts";

/** A hundred years of 360 days. */
const RELEASING_DAYS = 36_000;

const input = Type.Object({ ...Birth, ...TARGET });

const conventions = {
  zodiac: ZODIAC_CONVENTION,
  ayanamsa: ayanamsaConvention("faganBradley"),
  bounds: BOUNDS_CONVENTION,
  lotsSchool: {
    title: { en: "Formulas of the lots", zhHant: "希臘點算式" },
    default: "hermetic",
    options: {
      hermetic: {
        title: { en: "the seven of Hermes", zhHant: "赫密士七點" },
        source: "Paulus Alexandrinus 23",
      },
      valens: {
        title: {
          en: "Eros and Necessity from Fortune and Spirit",
          zhHant: "愛慾與必然由福點與精神點推得",
        },
        source: "Vettius Valens IV.25",
      },
    },
  },
  ageBy: {
    title: { en: "When a year of age begins", zhHant: "歲數起算" },
    default: "birthday",
    options: {
      birthday: { title: { en: "on the birthday", zhHant: "生日當天" }, source: "Civil reckoning" },
      tropicalYear: {
        title: { en: "every 365.24219 days", zhHant: "每三六五點二四二一九日" },
        source: "Mean tropical year",
      },
      solarReturn: {
        title: { en: "when the Sun comes back to its place", zhHant: "太陽回歸原位之時" },
        source: "Vettius Valens; Abu Ma'shar, On the Revolutions",
      },
    },
  },
  sharedLots: {
    title: { en: "Spirit in the sign of Fortune", zhHant: "精神點與福點同座" },
    default: "same",
    options: {
      same: {
        title: { en: "release both from that sign", zhHant: "皆自該座釋放" },
        source: "Default",
      },
      next: {
        title: { en: "release Spirit from the next sign", zhHant: "精神點自次座釋放" },
        source: "Vettius Valens IV.4",
      },
    },
  },
  firdariaNodes: {
    title: { en: "Nodes in the firdaria of the night", zhHant: "夜生人法達之交點" },
    default: "last",
    options: {
      last: {
        title: { en: "at the end", zhHant: "置於末尾" },
        source: "al-Biruni, Book of Instruction 395",
      },
      afterMars: {
        title: { en: "after Mars", zhHant: "置於火星之後" },
        source: "G. Bonatti, Liber Astronomiae",
      },
    },
  },
} as const satisfies Readonly<Record<string, Convention>>;

type Input = InputOf<typeof input, typeof conventions>;

/** A nativity as the Greeks read it: sect, lots, conditions and lords of time. */
export const hellenisticCalculate = defineProcedure({
  name: "hellenistic.calculate",
  tradition: "hellenistic",
  title: { en: "Hellenistic nativity", zhHant: "希臘占星本命盤" },
  summary: {
    en: "Sect, whole-sign houses, bounds, lots, bonification, profections, releasing, firdaria and decennials",
    zhHant: "晝夜區分、整宮制、界、希臘點、吉凶條件、小限、黃道釋放、法達與十年期",
  },
  kind: "calculation",
  cost: 7,
  narrated: true,
  icon: "icons/hellenistic.svg",
  reads: "birth",
  conventions,
  omittable: {
    birthTime: birthTimeOmittable({
      says: {
        en: "No time of birth was given: planets stand as at local noon. Ascendant, houses, sect, lots and the lords of time are left out.",
        zhHant: "未提供出生時刻：行星以當地正午計；上升、宮位、晝夜、希臘點與時主從缺。",
      },
      fields: [...CLASSICAL.map((id) => `/signs/${id}`), "/sect/sect", "/ascendant/sign"],
      verdictsOf: (given) => {
        const offset = offsetOfInput(given);
        return {
          ...Object.fromEntries(CLASSICAL.map((id) => [`/signs/${id}`, signVerdict(id, offset)])),
          "/sect/sect": sectVerdict,
          "/ascendant/sign": ascendantVerdict(offset),
        };
      },
    }),
    latitude: placeOmittable({
      en: "No place was given: ascendant, houses, sect, lots and the lords of time are left out.",
      zhHant: "未提供出生地：上升、宮位、晝夜、希臘點與時主從缺。",
    }),
  },
  refusals: { ...CHART_REFUSALS, ...TARGET_REFUSALS },
  input,
  output,
  run: calculate,
  brief: writeBrief,
  picture: drawHellenisticWheel,
  examples: [
    {
      title: "a day birth with its lots and lords",
      input: {
        birthDate: "1990-06-10",
        birthTime: "14:30",
        timezone: "UTC",
        latitude: 27.95,
        longitude: -82.46,
        targetDate: "2023-10-23",
        targetTime: "23:55",
        ageBy: "tropicalYear",
      },
      expect: {
        sect: { sect: "day", light: "sun", benefic: "jupiter", malefic: "saturn" },
        releasing: { spirit: { startSign: "capricorn" }, fortune: { startSign: "pisces" } },
        firdaria: { activeMajor: "moon" },
      },
      source:
        "Lots, releasing and firdaria recomputed by rule and by the programs caelus and Morinus",
    },
  ],
  references: [
    { title: "Anthology", author: "Vettius Valens", year: "2nd century", part: "II-VI" },
    { title: "Carmen Astrologicum", author: "Dorotheus of Sidon", year: "1st century" },
    { title: "Introductory Matters", author: "Paulus Alexandrinus", year: "378", part: "23" },
    { title: "Hellenistic Astrology", author: "Chris Brennan", year: "2017" },
  ],
});

function calculate(chosen: Input, give: Give<never>): HellenisticAnswer {
  const civil = give.civil();
  const chart = readNativity(civil, CLASSICAL, "wholeSign");
  const { offsetDeg } = zodiacOf(chart.sky, chosen.zodiac, chosen.ayanamsa);
  const longitudes = Object.fromEntries(
    CLASSICAL.map((id) => [id, normalizeDeg(chart.positions[id]!.longitudeDeg - offsetDeg)]),
  ) as Longitudes;
  const school: DignitySchool = { bounds: chosen.bounds, triplicity: "dorothean" };
  const target =
    chosen.targetDate === undefined
      ? null
      : readTarget(chosen.targetDate, chosen.targetTime, chosen, civil).julianDayUt;
  const angles = anglesOf(chart, offsetDeg);
  const houseOf = angles && ((longitude: number) => wholeSign(angles.ascendantDeg, longitude));
  return {
    sect: chart.isDay === null ? null : sectReport(chart.isDay, longitudes),
    ascendant: angles && placeOf(angles.ascendantDeg),
    midheaven:
      angles && houseOf
        ? { ...placeOf(angles.midheavenDeg), wholeSignHouse: houseOf(angles.midheavenDeg) }
        : null,
    signs: Object.fromEntries(CLASSICAL.map((id) => [id, signOf(longitudes[id]).id])),
    planets: CLASSICAL.map((id) => reportPlanet(id, longitudes, chart, houseOf, school)),
    configurations: configurationsOf(longitudes).map((one) => ({
      ...one,
      orbDeg: one.orbDeg === null ? null : round(one.orbDeg),
    })),
    ...timed(chosen, civil, chart, longitudes, offsetDeg, target),
  };
}

function anglesOf(chart: Nativity, offsetDeg: number) {
  return (
    chart.houses && {
      ascendantDeg: normalizeDeg(chart.houses.ascendantDeg - offsetDeg),
      midheavenDeg: normalizeDeg(chart.houses.midheavenDeg - offsetDeg),
    }
  );
}

function wholeSign(ascendantDeg: number, longitudeDeg: number): number {
  return ((signOf(longitudeDeg).index - signOf(ascendantDeg).index + 12) % 12) + 1;
}

function sectReport(isDay: boolean, longitudes: Longitudes) {
  const light: Classical = isDay ? "sun" : "moon";
  const three = TRIPLICITIES["dorothean"]![signOf(longitudes[light]).element];
  const [first, second] = isDay ? [three.day, three.night] : [three.night, three.day];
  return {
    sect: isDay ? ("day" as const) : ("night" as const),
    light,
    benefic: isDay ? ("jupiter" as const) : ("venus" as const),
    malefic: isDay ? ("saturn" as const) : ("mars" as const),
    contraryBenefic: isDay ? ("venus" as const) : ("jupiter" as const),
    contraryMalefic: isDay ? ("mars" as const) : ("saturn" as const),
    triplicityLords: [first, second, three.partner!],
  };
}

const ANGULARITIES = ["angular", "succedent", "cadent"] as const;

function reportPlanet(
  id: Classical,
  longitudes: Longitudes,
  chart: Nativity,
  houseOf: ((longitude: number) => number) | null,
  school: DignitySchool,
) {
  const longitude = longitudes[id];
  const house = houseOf && houseOf(longitude);
  const dignity = dignityOf(id, longitude, chart.isDay, school);
  const lords = lordsOf(longitude, chart.isDay, school);
  const sect = sectOf(id, longitudes);
  const position = chart.positions[id]!;
  const above =
    chart.houses && chart.place
      ? altitudeOf(position, chart.houses.armcDeg, chart.place.latitudeDeg) > 0
      : null;
  const conditions = houseOf
    ? conditionsOf(id, longitudes, (planet) => houseOf(longitudes[planet]))
    : { bonification: [], maltreatment: [] };
  const named = [
    "domicile",
    "exaltation",
    "triplicity",
    "participating",
    "bound",
    "face",
    "detriment",
    "fall",
    "peregrine",
  ] as const;
  return {
    id,
    name: pointName(id),
    ...placeOf(longitude),
    retrograde: position.longitudeSpeed < 0,
    house,
    inJoy: house === null ? null : JOYS[id] === house,
    angularity: house === null ? null : ANGULARITIES[(house - 1) % 3]!,
    sect,
    sectPlacement:
      above === null || chart.isDay === null
        ? null
        : sectPlacement(sect, chart.isDay, above, longitude),
    solarPhase: solarPhaseOf(id, longitudes),
    oriental: isOriental(id, longitudes),
    dignities: named.filter((name) => dignity[name] === true),
    boundLord: lords.bound,
    decanLord: lords.face,
    monomoiria: monomoiriaOf(longitude),
    twelfthPart: placeOf(twelfthPartOf(longitude)),
    bonification: conditions.bonification.map((one) => ({ ...one })),
    maltreatment: conditions.maltreatment.map((one) => ({ ...one })),
  };
}

/** Everything that hangs on the ascendant. */
function timed(
  chosen: Input,
  civil: CivilMoment,
  chart: Nativity,
  longitudes: Longitudes,
  offsetDeg: number,
  target: number | null,
) {
  const angles = anglesOf(chart, offsetDeg);
  if (!angles || chart.isDay === null || !chart.place) {
    const nothing = { lots: null, predominator: null, profection: null, releasing: null };
    return { ...nothing, firdaria: null, decennials: null, circumambulation: null };
  }
  const { isDay } = chart;
  const start = chart.julianDayUt;
  const lots = lotsOf(angles.ascendantDeg, longitudes, isDay, chosen.lotsSchool);
  const lotAt = (id: string) => lots.find((lot) => lot.id === id)!.longitudeDeg;
  const fortune = signOf(lotAt("fortune")).index;
  const release = (id: string) => {
    const own = signOf(lotAt(id)).index;
    const moved = id === "spirit" && own === fortune && chosen.sharedLots === "next";
    return releasingOf(id, moved ? (own + 1) % 12 : own, start, fortune, target);
  };
  const firdaria = firdariaOf(isDay, start, chosen.firdariaNodes === "afterMars");
  const light: Classical = isDay ? "sun" : "moon";
  const age =
    target === null ? null : ageAt(chosen.ageBy, civil, target, chart.positions.sun!.longitudeDeg);
  const profection =
    age && target !== null ? profect(signOf(angles.ascendantDeg).index, age, target) : null;
  return {
    lots: lots.map(({ id, longitudeDeg, formula }) => ({
      id,
      name: LOT_NAMES[id]!,
      ...placeOf(longitudeDeg),
      house: wholeSign(angles.ascendantDeg, longitudeDeg),
      lord: RULERS[signOf(longitudeDeg).index]!,
      formula,
    })),
    predominator: {
      planet: light,
      boundLord: lordsOf(longitudes[light], isDay, {
        bounds: chosen.bounds,
        triplicity: "dorothean",
      }).bound,
      note: {
        en: "The light of the sect and the lord of its bound, told as rulers of character only.",
        zhHant: "區分之光體及其界主，僅作性情之主宰解。",
      },
    },
    profection: profection && {
      ...profection,
      yearStart: utcOf(profection.yearStart),
      yearEnd: utcOf(profection.yearEnd),
    },
    releasing: { spirit: release("spirit"), fortune: release("fortune"), eros: release("eros") },
    firdaria: firdariaReport(firdaria, target),
    decennials: decennialsOf(isDay, longitudes, start).map(({ lord, subs, ...span }) => ({
      lord,
      ...spanOf(span),
      subs: subs.map((sub) => ({ lord: sub.lord, ...spanOf(sub) })),
    })),
    circumambulation: walkBounds(
      angles.ascendantDeg,
      longitudes,
      chart.place.latitudeDeg,
      chart.obliquityDeg,
      offsetDeg,
      chosen.bounds,
    ).map((walk) => ({
      sign: walk.sign as never,
      lord: walk.lord,
      age: round(walk.age, 3),
      partners: walk.partners.map((one) => ({ ...one, age: round(one.age, 3) })),
    })),
  };
}

function spanOf({ start, end }: { readonly start: number; readonly end: number }) {
  return {
    start: utcOf(start),
    end: utcOf(end),
    startJulianDay: round(start, 5),
    endJulianDay: round(end, 5),
  };
}

function releasingOf(
  lot: string,
  sign: number,
  start: number,
  fortune: number,
  target: number | null,
) {
  const first = releaseFrom(sign, start, RELEASING_DAYS);
  const report = ({ sign: id, lord, loosingOfBond, ...span }: ReleasedPeriod) => ({
    sign: id,
    lord,
    ...spanOf(span),
    loosingOfBond,
    angularFromFortune: (signIndex(id) - fortune + 12) % 3 === 0,
  });
  return {
    lot,
    startSign: first[0]!.sign,
    periods: first.map((one) => ({
      ...report(one),
      subs: releaseWithin(one, 1).map(report),
    })),
    active: target === null ? [] : activePeriods(first, target).map(report),
  };
}

function signIndex(id: string): number {
  return SIGN_ORDER.indexOf(id);
}
const SIGN_ORDER: readonly string[] = Array.from({ length: 12 }, (_, i) => signOf(i * 30).id);

function firdariaReport(periods: ReturnType<typeof firdariaOf>, target: number | null) {
  const holds = (span: { readonly start: number; readonly end: number }) =>
    target !== null && target >= span.start && target < span.end;
  const major = periods.find(holds);
  return {
    periods: periods.map(({ lord, years, subs, ...span }) => ({
      lord,
      years,
      ...spanOf(span),
      subs: subs.map((sub) => ({ lord: sub.lord as string, ...spanOf(sub) })),
    })),
    activeMajor: major?.lord ?? null,
    activeSub: major?.subs.find(holds)?.lord ?? null,
  };
}
