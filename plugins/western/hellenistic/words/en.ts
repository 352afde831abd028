import type { Translation, Words } from "#sdk";
import type { ChartRefusals } from "../../core/nativity.ts";
import type { PointId } from "../../core/points.ts";
import type { TargetRefusals } from "../../core/target_date.ts";
import * as core from "../../core/words/en.ts";
import type { answer } from "../answer.ts";
import type { CONVENTIONS, input } from "../input.ts";
import { reading } from "./en/reading.ts";

const { placeName, point } = core;

export const en = {
  title: "Hellenistic nativity",
  summary:
    "Sect, whole-sign houses, bounds, lots, bonification, profections, releasing, firdaria and decennials",
  inputs: core.inputs,
  fields: {
    ...core.body,
    ...core.place,
    ...core.angles,
    sect: "Sect",
    "sect/sect": "Birth by",
    light: "Light of the sect",
    benefic: "Benefic of the sect",
    malefic: "Malefic of the sect",
    contraryBenefic: "Benefic against the sect",
    contraryMalefic: "Malefic against the sect",
    triplicityLords: "Triplicity lords of the light",
    wholeSignHouse: "Whole-sign house",
    signs: "Signs",
    planets: "Planets",
    planet: "Planet",
    retrograde: "Retrograde",
    house: "House",
    inJoy: "In its joy",
    angularity: "Angularity",
    sectPlacement: "Placement by sect",
    ofSect: "Of the sect of the birth",
    halb: "Halb",
    hayz: "Hayz",
    solarPhase: "Solar phase",
    oriental: "Oriental",
    dignities: "Dignities",
    boundLord: "Lord of the bound",
    decanLord: "Lord of the face",
    monomoiria: "Lord of the degree",
    twelfthPart: "Twelfth part",
    bonification: "Bonification",
    maltreatment: "Maltreatment",
    by: "By",
    how: "How",
    configurations: "Configurations",
    "configurations/a": "First planet",
    "configurations/b": "Second planet",
    kind: "By sign",
    byDegree: "Close by degree",
    orbDeg: "Orb (°)",
    overcoming: "Overcoming",
    lots: "Lots",
    lot: "Lot",
    lord: "Lord",
    formula: "Formula",
    predominator: "Predominator",
    profection: "Profection",
    ageYears: "Age in years",
    annual: "Year",
    monthIndex: "Month of the year of age",
    monthly: "Month",
    daily: "Days",
    yearStart: "The year of age begins (UTC)",
    yearEnd: "It ends (UTC)",
    releasing: "Zodiacal releasing",
    spirit: "From Spirit",
    fortune: "From Fortune",
    eros: "From Eros",
    startSign: "Sign released from",
    periods: "Periods",
    start: "From (UTC)",
    end: "To (UTC)",
    marks: "Marks",
    subs: "Sub-periods",
    active: "At the date asked about",
    firdaria: "Firdaria",
    years: "Years",
    activeMajor: "Lord of the time",
    activeSub: "Lord of the sub-period",
    decennials: "Decennials",
    circumambulation: "Ascendant through the bounds",
    age: "Age",
    partners: "Rays met",
    ray: "Ray (°)",
  },
  terms: {
    angularity: { angular: "angular", succedent: "succedent", cadent: "cadent" },
    bondHow: {
      conjunction: "by conjunction",
      overcoming: "by overcoming",
      ray: "by a close ray",
      ruler: "as ruler of its sign",
      enclosure: "by enclosure",
    },
    configuration: {
      conjunction: core.aspect.conjunction,
      sextile: core.aspect.sextile,
      square: core.aspect.square,
      trine: core.aspect.trine,
      opposition: core.aspect.opposition,
      aversion: "aversion",
    },
    dignity: core.dignity,
    lot: core.lot,
    releasingMark: {
      loosingOfBond: "loosing of the bond",
      angularFromFortune: "angular from Fortune",
    },
    sect: core.sect,
    solarPhase: {
      free: "free of the beams",
      underBeams: "under the beams",
      combust: "combust",
      cazimi: "in the heart of the Sun",
    },
  },
  phrases: core.lotFormulas,
  conventions: {
    zodiac: core.conventions.zodiac,
    ayanamsa: core.conventions.ayanamsa,
    bounds: core.conventions.bounds,
    lotsSchool: {
      title: "Formulas of the lots",
      options: {
        hermetic: "the seven of Hermes",
        valens: "Eros and Necessity from Fortune and Spirit",
      },
    },
    ageBy: {
      title: "When a year of age begins",
      options: {
        birthday: "on the birthday",
        tropicalYear: "every 365.24219 days",
        solarReturn: "when the Sun comes back to its place",
      },
    },
    sharedLots: {
      title: "Spirit in the sign of Fortune",
      options: {
        same: "release both from that sign",
        next: "release Spirit from the next sign",
      },
    },
    firdariaNodes: {
      title: "Nodes in the firdaria of the night",
      options: { last: "at the end", afterMars: "after Mars" },
    },
  },
  refusals: { ...core.chartRefusals, ...core.targetRefusals },
  omissions: {
    birthTime:
      "No time of birth was given: planets stand as at local noon. Ascendant, houses, sect, lots and the lords of time are left out.",
    latitude:
      "No place was given: ascendant, houses, sect, lots and the lords of time are left out.",
  },
  reading,
  picture: {
    ...core.wheel,
    title: "Hellenistic nativity in whole signs",
    desc: (shown: readonly { readonly id: PointId; readonly longitudeDeg: number }[]): string =>
      shown.map(({ id, longitudeDeg }) => `${point[id]} ${placeName(longitudeDeg)}`).join("; "),
  },
} satisfies Words<{
  input: typeof input;
  answer: typeof answer;
  conventions: typeof CONVENTIONS;
  refusals: ChartRefusals & TargetRefusals;
  omissions: { birthTime: {}; latitude: {} };
}>;

export type HellenisticWords = Translation<typeof en>;
