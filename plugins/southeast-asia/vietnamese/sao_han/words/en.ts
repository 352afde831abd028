import { english, type Translation, type Words } from "#sdk";
import { nativeOf } from "#east/natives.ts";
import { gender } from "#east/words/en.ts";
import { CAN_CHI } from "../../core/names.ts";
import { canChi, conGiap } from "../../core/words/en.ts";
import type { answer, SaoHanAnswer } from "../answer.ts";
import type { input } from "../input.ts";
import { HAN, SAO, type Han, type Sao } from "../terms.ts";

type Noted<Id extends string> = Readonly<
  Record<Id, { readonly text: string; readonly about: string }>
>;

const sao: Noted<Sao> = {
  laHau: {
    text: "Rahu",
    about: "words turn into quarrels and papers into suits, for men above all",
  },
  thoTu: {
    text: "Saturn, the earth star",
    about: "quarrels about house and neighbours; journeys tire",
  },
  thuyDieu: {
    text: "Mercury, the water star",
    about: "money and news come over water; mind what you say",
  },
  thaiBach: {
    text: "Venus, the great white",
    about: "money runs out of the house; put off large purchases",
  },
  thaiDuong: { text: "the Sun", about: "a name and a rise, best for men" },
  vanHan: { text: "Mars, the cloud of heat", about: "tempers and small ailments; sign little" },
  keDo: { text: "Ketu", about: "worries at home, for women above all; gains far from it" },
  thaiAm: { text: "the Moon", about: "property and quiet luck, best for women" },
  mocDuc: { text: "Jupiter, the wood star", about: "weddings, births and good company" },
};
const han: Noted<Han> = {
  tamKheo: { text: "three stilts", about: "mind limbs and eyes, and keep from scuffles" },
  nguMo: { text: "five stores", about: "things are lost or lent away; lock up" },
  thienTinh: { text: "heavenly well", about: "a lawsuit or a stomach; eat with care" },
  toanTan: { text: "spent purse", about: "sudden loss; carry little with you" },
  thienLa: { text: "net of heaven", about: "the mind wanders; jealousies tangle" },
  diaVong: {
    text: "net of the ground",
    about: "keep from other people's quarrels and from late paths",
  },
  diemVuong: { text: "the judge", about: "a summons or worry; for business it is even good" },
  huynhTuyen: { text: "yellow springs", about: "head and heat; stand surety for nobody" },
};

/** What the refusal of this procedure says. */
export type SaoHanRefusals = { beforeBirth: { birthYear: number; year: number } };

export const en = {
  title: "Sao hạn: luminary and hardship of the year",
  summary:
    "Which of the nine luminaries and the eight hardships meets a person's nominal age in Vietnam, and the days of the offering",
  inputs: {
    birthYear: {
      label: "Year of birth",
      about: "The lunar year, by the Gregorian year it begins in",
    },
    year: { label: "Year asked about", about: "A lunar year from the birth on" },
  },
  fields: {
    birthYear: "Year of birth",
    birthPair: "Pair of the birth year",
    animal: "Animal",
    gender: "Gender",
    year: "Year",
    pair: "Pair of the year",
    nominalAge: "Nominal age",
    luminary: "Luminary (sao)",
    about: "What is said",
    leaning: "How it leans",
    hardship: "Hardship (hạn)",
    offering: "Offering",
    lunarDay: "Lunar day",
    candles: "Candles",
    dates: "Dates",
    next: "Years that follow",
  },
  terms: { canChi, conGiap, gender, sao, han },
  refusals: {
    beforeBirth: {
      when: "the year asked about lies before the birth",
      says: ({ birthYear, year }: SaoHanRefusals["beforeBirth"]) =>
        `Cannot count an age in ${year}: the birth was in ${birthYear}`,
    },
  },
  omissions: {
    gender:
      "No gender was given. The tables were read for a man; for a woman luminary and hardship run in another order.",
  },
  reading(answer: SaoHanAnswer) {
    const { year, luminary, hardship, leaning, offering, next } = answer;
    const star = nativeOf(SAO, luminary);
    return [
      `Born in ${nativeOf(CAN_CHI, answer.birthPair)}, a year of the ${conGiap[answer.animal]}, you are ${answer.nominalAge} by Vietnamese count in ${year} (${nativeOf(CAN_CHI, answer.pair)}) and meet the luminary ${star} (${sao[luminary].text}): ${sao[luminary].about}.${leaning === "favourable" ? " It is one of the three kind ones." : leaning === "adverse" ? " It is one of the three that people ask to have turned away." : ""}`,
      hardship
        ? `The hardship (hạn) of that age is ${nativeOf(HAN, hardship)} (${han[hardship].text}): ${han[hardship].about}.`
        : "Below ten years the tables know no hardship.",
      `The offering (cúng sao) to ${star} is made on lunar day ${offering.lunarDay} of a month with ${offering.candles} candles; the first in ${year} falls on ${offering.dates[0]}.`,
      `After it come ${english.list(next.map((one) => `${nativeOf(SAO, one.luminary)}${one.hardship ? ` with ${nativeOf(HAN, one.hardship)}` : ""} in ${one.year}`))}.`,
    ];
  },
} satisfies Words<{
  input: typeof input;
  answer: typeof answer;
  refusals: SaoHanRefusals;
  omissions: { gender: {} };
}>;

export type SaoHanWords = Translation<typeof en>;
