import { english, type Translation, type Words } from "#sdk";
import type { AngleRefusals } from "../../core/nativity.ts";
import * as core from "../../core/words/en.ts";
import type { answer, NatalAnswer } from "../answer.ts";
import type { CONVENTIONS, input } from "../input.ts";
import type { WeighPhrases } from "../weighs.ts";
import { reading } from "./en/reading.ts";

const { aspect, lunarPhase, pattern, placeName, point } = core;

export const en = {
  title: "Birth chart",
  summary:
    "Positions, houses in 21 systems, aspects with orbs, dignities, balances and aspect patterns",
  weighs:
    "50; half the seven planets' points of essential dignity together, at most ±16; among the seven, trines and sextiles 3 and squares and oppositions -3 within 5°, at most ±16",
  inputs: {
    bodies: {
      label: "Further bodies",
      about: "Bodies beside Sun to Pluto, which are always there; default: node, Lilith and Chiron",
      values: core.body,
    },
    orbs: {
      label: "Orbs of your own",
      about: "Orbs of your own by aspect, degrees; they win over the convention",
    },
    ...core.orbInputs,
  },
  fields: {
    ...core.body,
    ...core.place,
    ...core.aspects,
    ...core.houses,
    ...core.angles,
    ...core.lunation,
    ...core.unavailable,
    zodiac: "Zodiac",
    "zodiac/kind": "Zodiac",
    ayanamsa: "Ayanamsa",
    ayanamsaDeg: "Ayanamsa (°)",
    bodies: "Bodies",
    latitudeDeg: "Ecliptic latitude (°)",
    rightAscensionDeg: "Right ascension (°)",
    declinationDeg: "Declination (°)",
    distanceAu: "Distance (AU)",
    speedDegPerDay: "Speed (° a day)",
    retrograde: "Retrograde",
    stationary: "Stationary",
    dignity: "Essential dignity",
    dignities: "Dignities",
    domicile: "Domicile",
    exaltation: "Exaltation",
    triplicity: "Triplicity",
    participating: "Partner of the triplicity",
    bound: "Bound",
    face: "Face",
    "dignity/score": "Points of dignity",
    lords: "Lords of the degree",
    antiscionDeg: "Antiscion (°)",
    contraAntiscionDeg: "Contra-antiscion (°)",
    signs: "Signs",
    moonRange: "Where the Moon can have stood",
    from: "First minute of the day",
    to: "Last minute of the day",
    angles: "Angles",
    equatorialAscendant: "Equatorial ascendant",
    armcDeg: "Right ascension of the meridian (°)",
    insidePolarCircle: "Inside the polar circle",
    sect: "Sect",
    aspects: "Aspects",
    "aspects/a": "First point",
    "aspects/b": "Second point",
    patterns: "Aspect patterns",
    kind: "Kind",
    "patterns/bodies": "Planets",
    apex: "Apex",
    shape: "Shape of the chart",
    "shape/shape": "Shape",
    emptyArcDeg: "Largest empty arc (°)",
    balances: "Balances",
    elements: "Elements",
    fire: "Fire",
    earth: "Earth",
    air: "Air",
    water: "Water",
    modalities: "Modalities",
    cardinal: "Cardinal",
    fixed: "Fixed",
    mutable: "Mutable",
    hemispheres: "Hemispheres",
    above: "Above the horizon",
    below: "Below the horizon",
    east: "Eastern half",
    west: "Western half",
    lunarPhase: "Phase of the Moon",
    dispositors: "Dispositors",
    final: "In their own signs",
    loops: "Rings of disposition",
    receptions: "Mutual receptions",
    "receptions/a": "First planet",
    "receptions/b": "Second planet",
    chartRuler: "Chart ruler",
  },
  terms: {
    aspect,
    ayanamsa: core.ayanamsa,
    dignity: core.dignity,
    houseSystem: core.houseSystem,
    lunarPhase,
    pattern,
    point,
    reception: core.reception,
    sect: core.sect,
    shape: core.shape,
    zodiac: core.zodiac,
  },
  phrases: {
    ...core.housePhrases,
    base: "Every answer starts even",
    dignities: ({ points }: WeighPhrases["dignities"]) =>
      `The seven planets have ${english.counted(points, "point")} of essential dignity together`,
    closeAspects: ({ easy, hard }: WeighPhrases["closeAspects"]) =>
      `Close aspects among them: ${easy} easy, ${hard} hard`,
  },
  conventions: core.conventions,
  refusals: core.angleRefusals,
  omissions: {
    birthTime:
      "No time of birth was given: positions are those of local noon. Ascendant, midheaven, houses and sect are left out; the Moon moves by some thirteen degrees in the day.",
    latitude: "No place was given: ascendant, midheaven, houses and sect are left out.",
  },
  reading,
  picture: {
    ...core.wheel,
    title: "Birth chart",
    desc: ({ angles, bodies }: NatalAnswer): string =>
      [
        ...(angles ? [`Ascendant ${placeName(angles.ascendant.longitudeDeg)}`] : []),
        ...bodies.map(({ body, longitudeDeg }) => `${point[body]} ${placeName(longitudeDeg)}`),
      ].join("; "),
  },
} satisfies Words<{
  input: typeof input;
  answer: typeof answer;
  conventions: typeof CONVENTIONS;
  phrases: WeighPhrases;
  refusals: AngleRefusals;
  omissions: { birthTime: {}; latitude: {} };
}>;

export type NatalWords = Translation<typeof en>;
