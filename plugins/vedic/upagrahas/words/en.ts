import type { Translation, Words } from "#sdk";
import * as core from "../../core/words/en.ts";
import { houseTopics } from "../../chart/words/en/sentences.ts";
import type { answer, Refusals, UpagrahasAnswer } from "../answer.ts";
import type { CONVENTIONS, input } from "../input.ts";

const { graha, sign, houseName } = core;

const upagraha = {
  dhuma: { text: "Dhuma", about: "smoke: heat and irritation" },
  vyatipata: { text: "Vyatipata", about: "falling across: sudden turns" },
  parivesha: { text: "Parivesha", about: "a halo: moisture, help that surrounds" },
  indrachapa: { text: "Indrachapa", about: "the rainbow: display and stubbornness" },
  upaketu: { text: "Upaketu", about: "the little comet: breaks and withdrawals" },
  kala: { text: "Kala", about: "time, of the Sun's part: strain on the body" },
  mrityu: { text: "Mrityu", about: "of the part of Mars: cuts and quarrels" },
  ardhaprahara: { text: "Ardhaprahara", about: "of Mercury's part: cleverness and its price" },
  yamaghantaka: {
    text: "Yamaghantaka",
    about: "of Jupiter's part, the kindly one: faith and comfort",
  },
  gulika: { text: "Gulika", about: "of Saturn's part: what weighs and delays" },
  mandi: { text: "Mandi", about: "Saturn's son: what is slow to heal" },
};

/** What Gulika does in a house, the first first. */
const gulikaTexts = [
  "caution shows in the bearing, and trust is slow",
  "words come out harder than meant, and savings want watching",
  "siblings keep their distance, and courage comes out of need",
  "rest at home is easily disturbed",
  "plans with children and ideas take longer than hoped",
  "rivals tire before this person does",
  "partnership needs plain terms",
  "worry digs where nothing lies buried",
  "faith is questioned before it is kept",
  "work is done late and done whole",
  "gains come through older people and old ties",
  "expenses hide where nobody looks",
] as const;

export const en = {
  title: "Upagrahas",
  summary: "Gulika, Mandi and the nine others by the Sun and by the parts of day and night",
  weighs: "The art describes and does not judge; no score is made up for it",
  fields: {
    ...core.place,
    byDay: "By day",
    lagna: "Lagna",
    upagrahas: "Points",
    upagraha: "Point",
    about: "What it stands for",
    degree: "Degree",
    house: "House",
    rises: "Rises",
  },
  terms: { upagraha, nakshatra: core.nakshatraName, graha },
  conventions: {
    gulikaStart: {
      title: "Gulika rises at",
      options: { begin: "the beginning of Saturn's part", middle: "the middle of Saturn's part" },
    },
    mandiStart: {
      title: "Mandi rises at",
      options: {
        ghatis: "ghatis by weekday",
        begin: "the beginning of Saturn's part",
        middle: "the middle of Saturn's part",
      },
    },
    lordless: {
      title: "The part without a lord",
      options: { last: "is the eighth", afterSaturn: "follows Saturn's" },
    },
    sunrise: core.conventions.sunrise,
    ayanamsa: core.conventions.ayanamsa,
    positions: core.conventions.positions,
  },
  refusals: {
    ...core.lagnaRefusals,
    "no-day": {
      when: "The Sun neither rises nor sets at the place about that date",
      says: "The parts of the day are wanted, and the Sun neither rises nor sets there about that date",
    },
  },
  reading: ({ upagrahas, byDay }: UpagrahasAnswer) => {
    const of = (id: string) => upagrahas.find((one) => one.upagraha === id)!;
    const [gulika, mandi, yama, dhuma, upaketu] = [
      of("gulika"),
      of("mandi"),
      of("yamaghantaka"),
      of("dhuma"),
      of("upaketu"),
    ];
    return [
      `In this birth by ${byDay ? "day" : "night"} Gulika rises at ${gulika.degree} of ${sign[gulika.sign]}, ${houseName(gulika.house)}: ${gulikaTexts[gulika.house - 1]!}. Mandi stands at ${mandi.degree} of ${sign[mandi.sign]}${mandi.house === gulika.house ? ", in the same house" : ` in ${houseName(mandi.house)}, for ${houseTopics[mandi.house - 1]!}`}.`,
      `Yamaghantaka, the kindly one, gives its comfort to ${houseName(yama.house)}, to ${houseTopics[yama.house - 1]!}.`,
      `Dhuma at ${dhuma.degree} of ${sign[dhuma.sign]} brings smoke to ${houseTopics[dhuma.house - 1]!}; Upaketu, thirty degrees behind the Sun, lies in ${houseName(upaketu.house)}.`,
    ];
  },
  picture: {
    columns: ["Point", "Place", "House", "Nakshatra"] as readonly string[],
    signs: sign,
  },
} satisfies Words<{
  input: typeof input;
  answer: typeof answer;
  conventions: typeof CONVENTIONS;
  refusals: Refusals;
}>;

export type UpagrahasWords = Translation<typeof en>;
