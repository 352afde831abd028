import { english, type Translation, type Words } from "#sdk";
import * as core from "../../core/words/en.ts";
import { en as chart } from "../../chart/words/en.ts";
import type { answer, MangalAnswer, Omissions, Refusals } from "../answer.ts";
import type { CONVENTIONS, input } from "../input.ts";

const { sign, dignity, houseName } = core;

const marsPair = {
  neither: { text: "neither has it", about: "the question does not arise" },
  balanced: { text: "both have it", about: "tradition holds that the two even out" },
  oneSided: { text: "one has it", about: "tradition asks for patience and plain speech" },
  eased: { text: "one has it, cancelled", about: "what cancels it leaves little to even out" },
};
const {
  marsOutside,
  marsInHouse,
  marsDignified,
  jupiterJoinsMars,
  jupiterSeesMars,
  marsExempt,
  sidesMixed,
  allBetween,
  atJunction,
  awayFromJunctions,
} = chart.phrases;

/** What Mars does in a house of marriage. */
const heat: Readonly<Record<number, string>> = {
  1: "heat shows in the temper itself",
  2: "heat shows in speech and over money",
  4: "heat shows at home",
  7: "heat meets the partner face to face",
  8: "heat goes under and returns as suspicion",
  12: "heat is spent in private and in sleep",
};

export const en = {
  title: "Mangal dosha",
  summary:
    "Mars affliction from ascendant, Moon and Venus with all cancellations that apply, for one chart or a couple",
  weighs: "The art describes and does not judge; no score is made up for it",
  inputs: {
    partner: { label: "Partner’s birth", about: "A second birth, where two charts are compared" },
  },
  fields: {
    signs: "Bases",
    lagna: "Lagna",
    moon: "Moon",
    venus: "Venus",
    mars: "Mars",
    sign: "Sign",
    degree: "Degree",
    dignity: "Dignity",
    fromLagna: "House from the lagna",
    fromMoon: "House from the Moon",
    fromVenus: "House from Venus",
    dosha: "Affliction",
    partner: "Partner",
    pair: "The two together",
    about: "What it means",
  },
  terms: { dignity, manglik: core.manglik, marsPair },
  phrases: {
    marsOutside,
    marsInHouse,
    marsDignified,
    jupiterJoinsMars,
    jupiterSeesMars,
    marsExempt,
    sidesMixed,
    allBetween,
    atJunction,
    awayFromJunctions,
  },
  conventions: {
    ayanamsa: core.conventions.ayanamsa,
    positions: core.conventions.positions,
  },
  refusals: { "place-incomplete": core.chartRefusals["place-incomplete"] },
  omissions: {
    birthTime:
      "No time of birth was given: Mars is counted from the Moon and Venus alone, as they stand at local noon.",
    latitude: core.placeOmission,
  },
  reading: ({ mars, dosha, partner, pair }: MangalAnswer) => {
    const bases = [
      ["the lagna", mars.fromLagna],
      ["the Moon", mars.fromMoon],
      ["Venus", mars.fromVenus],
    ] as const;
    const hits = bases.flatMap(([base, house]) =>
      house !== null && heat[house] ? [`${houseName(house)} from ${base}: ${heat[house]}`] : [],
    );
    const value = {
      none: "There is no Mangal dosha.",
      cancelled:
        "The affliction is there by count and cancelled by rule; marriage manuals let it pass.",
      present:
        "The affliction stands: manuals advise to marry in maturity, and to settle how one quarrels before one does.",
    }[dosha.value];
    return [
      `Mars stands at ${mars.degree} of ${sign[mars.sign]} (${dignity[mars.dignity]}). ${hits.length > 0 ? `It touches ${english.list(hits, "and")}.` : "It stands outside the houses of marriage from every base."} ${value}`,
      ...(partner && pair
        ? [
            `The partner's Mars stands at ${partner.mars.degree} of ${sign[partner.mars.sign]}: ${core.manglik[partner.dosha.value]}. Of the two, ${marsPair[pair].text}; ${marsPair[pair].about}.`,
          ]
        : []),
    ];
  },
  picture: {
    columns: ["Chart", "Counted", "House"] as readonly string[],
    bases: { fromLagna: "from the lagna", fromMoon: "from the Moon", fromVenus: "from Venus" },
    own: "Own",
    partner: "Partner",
    signs: sign,
  },
} satisfies Words<{
  input: typeof input;
  answer: typeof answer;
  conventions: typeof CONVENTIONS;
  refusals: Refusals;
  omissions: Omissions;
}>;

export type MangalWords = Translation<typeof en>;
