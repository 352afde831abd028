import { english, type Translation, type Words } from "#sdk";
import type { ChartRefusals } from "../../core/nativity.ts";
import * as core from "../../core/words/en.ts";
import { formatArc } from "../../core/zodiac.ts";
import type { answer, StarsAnswer } from "../answer.ts";
import type { input } from "../input.ts";
import { loudestOf, strongestOf, type Star } from "../loudest.ts";
import type { WeighPhrases } from "../weighs.ts";
import { star, themes } from "./en/stars.ts";

const { capital, numberWord } = english;
const { the, themeOf, paragraph } = core;

const horizonState = {
  rises: "rises and sets",
  alwaysAbove: "always above the horizon",
  alwaysBelow: "never above the horizon",
};
const contact = {
  conjunction: "conjunction",
  opposition: "opposition",
  parallel: "parallel",
  paran: "paran",
};
const starAngle = {
  rising: "rising",
  culminating: "culminating",
  setting: "setting",
  anticulminating: "on the lower meridian",
};

const CROSSES = {
  rising: "rises",
  culminating: "culminates",
  setting: "sets",
  anticulminating: "crosses the lower meridian",
};

function opening({ stars, ranking }: StarsAnswer, shown: number): string {
  if (ranking.length === 0) {
    return `None of the ${stars.length} stars asked for touches this chart within the orbs. The tradition takes that for a life led by its planets alone, without the louder voices of the sky behind them.`;
  }
  const rest = ranking.length > shown ? `; the ${numberWord(shown)} strongest follow` : "";
  return `${capital(numberWord(ranking.length))} of ${stars.length} stars ${ranking.length === 1 ? "touches" : "touch"} this chart${rest}. A star speaks through the planet or angle that it meets.`;
}

function meets(one: Star["contacts"][number]): string {
  const [point, orb] = [the(one.point), formatArc(one.orbDeg)];
  switch (one.kind) {
    case "conjunction":
      return `stands with ${point}, ${orb} away`;
    case "opposition":
      return `stands opposite ${point}, within ${orb}`;
    case "parallel":
      return `shares its declination with ${point}, within ${orb}`;
    case "paran":
      return `${CROSSES[one.starAngle!]} at the birthplace as ${point} ${CROSSES[one.pointAngle!]}`;
  }
}

function about(one: Star, order: number): string {
  const best = strongestOf(one);
  const name = star[one.star];
  const theme = one.theme ? themes[one.theme.with.star] : "a voice of its own";
  const [life, how] = [themeOf(best.point), meets(best)];
  const score = `prominence ${one.prominence}`;
  const sentences = [
    `${name}, the star of ${theme}, ${how} (${score} of 100). It lends that note to ${life}.`,
    `${name} ${how}: ${life} take a colour of ${theme} (${score}).`,
    `Where ${life} are concerned, ${name} is heard as well, for it ${how}; its subject is ${theme} (${score}).`,
  ];
  const more = one.contacts.length - 1;
  return paragraph(
    sentences[order % sentences.length],
    more === 1 && "One further contact supports it.",
    more > 1 && `${capital(numberWord(more))} further contacts support it.`,
  );
}

export const en = {
  title: "Fixed stars",
  summary: "39 fixed stars by longitude, declination and paran, with a prominence of 0 to 100",
  weighs:
    "50; of the stars that touch the chart, the mean nature (Jupiter and Venus for, Mars and Saturn against) weighted by prominence, times 30",
  inputs: {
    stars: {
      label: "Stars",
      about: "Stars to locate; default the 39 of the tradition",
      values: star,
    },
    orbDeg: {
      label: "Orb of conjunctions (°)",
      about: "Orb of conjunctions, degrees; default 2°, 1.5° or 1° by magnitude",
    },
    paranOrbDeg: { label: "Orb of parans (°)", about: "Orb of parans, degrees; default 0.5°" },
    natalOnly: {
      label: "Only bodies on an angle at birth",
      about:
        "Whether a paran needs its body within 5° of an angle at birth; default false, the whole day counts",
    },
  },
  fields: {
    ...core.place,
    stars: "Stars",
    star: "Star",
    designation: "Designation",
    magnitude: "Magnitude",
    nature: "Nature",
    theme: "Said to bring",
    latitudeDeg: "Ecliptic latitude (°)",
    rightAscensionDeg: "Right ascension (°)",
    declinationDeg: "Declination (°)",
    atHorizon: "At the horizon",
    state: "At this latitude",
    sunAltitudeAtRisingDeg: "Altitude of the Sun at its rising (°)",
    sunAltitudeAtSettingDeg: "Altitude of the Sun at its setting (°)",
    contacts: "Contacts",
    kind: "Contact",
    point: "With",
    starAngle: "The star",
    pointAngle: "The body",
    orbDeg: "Orb (°)",
    maxOrbDeg: "Widest orb (°)",
    strength: "Strength",
    prominence: "Prominence",
    ranking: "Most prominent first",
    leading: "Most prominent star",
    parans: "Parans",
    reckoned: "Angles and parans reckoned",
    natalOnly: "Only bodies on an angle at birth",
  },
  terms: { star, point: core.point, horizonState, contact, starAngle },
  phrases: {
    brings: ({ star: one }) => themes[one],
    base: "Every answer starts even",
    natures: ({ count, first }) =>
      count === 1
        ? `One star touches the chart, ${star[first]}`
        : `${capital(numberWord(count))} stars touch the chart, ${star[first]} most of all`,
  },
  refusals: core.chartRefusals,
  omissions: {
    birthTime:
      "No time of birth was given: bodies stand as at local noon. Angles and parans are left out, and the Moon's contacts hold for noon alone.",
    latitude: "No place was given: angles and parans are left out.",
  },
  reading: (located: StarsAnswer) => {
    const loudest = loudestOf(located);
    return {
      paragraphs: core.paragraphs(
        opening(located, loudest.length),
        ...loudest.map(about),
        !located.parans.reckoned &&
          "Without a time and place of birth, the angles and the risings and settings shared with planets could not be reckoned; the scores rest on longitude and declination alone.",
      ),
      outline: loudest.map((one) => star[one.star]),
      facts: {
        leading: loudest,
        timeAndPlace: located.parans.reckoned,
        ranking: located.ranking,
      },
    };
  },
  picture: {
    title: "Fixed stars in the chart",
    place: (longitudeDeg: number): string => core.placeName(longitudeDeg),
    orb: (orbDeg: number): string => `${orbDeg.toFixed(1)}°`,
    none: "No star of the list touches the chart",
    legend: "bar and figure: prominence out of 100 · below: what the star touches, and the orb",
    desc: ({ ranking }: StarsAnswer): string =>
      ranking
        .slice(0, 10)
        .map((one) => `${star[one.star]} ${one.prominence}`)
        .join("; ") || "No star touches the chart.",
  },
} satisfies Words<{
  input: typeof input;
  answer: typeof answer;
  phrases: WeighPhrases;
  refusals: ChartRefusals;
  omissions: { birthTime: {}; latitude: {} };
}>;

export type StarsWords = Translation<typeof en>;
