import { english, type Translation, type Words } from "#sdk";
import { nativeOf } from "#east/natives.ts";
import { CAN_CHI } from "../../core/names.ts";
import { canChi, conGiap } from "../../core/words/en.ts";
import type { answer, KimLauAnswer } from "../answer.ts";
import type { input } from "../input.ts";
import { HOANG_OC, KIM_LAU, type HoangOc, type KimLau, type Reasons } from "../terms.ts";

const kimLau: Readonly<Record<KimLau, { readonly text: string; readonly about: string }>> = {
  self: { text: "oneself", about: "trouble is said to come to the one who builds or marries" },
  spouse: { text: "the spouse", about: "trouble is said to come to the husband or wife" },
  children: { text: "the children", about: "trouble is said to come to the children" },
  livestock: { text: "the livestock", about: "losses are said to come to animals and business" },
};
const hoangOc: Readonly<Record<HoangOc, { readonly text: string; readonly about: string }>> = {
  nhatCat: { text: "first, luck", about: "a house built now is peaceful" },
  nhiNghi: { text: "second, fitness", about: "a house built now prospers" },
  tamDiaSat: { text: "third, killer of the ground", about: "a house built now brings ailments" },
  tuTanTai: { text: "fourth, incoming wealth", about: "wealth comes with the house" },
  nguThoTu: { text: "fifth, a closed door", about: "a house built now brings parting" },
  lucHoangOc: { text: "sixth, deserted house", about: "a house built now stands empty" },
};
const purpose = { build: "building", marry: "a wedding" };

/** What the refusal of this procedure says. */
export type KimLauRefusals = { beforeBirth: { birthYear: number; year: number } };

export const en = {
  title: "Kim Lâu, Hoang Ốc and Tam Tai",
  summary:
    "Whether a year is free for building or marrying at one's age in Vietnam, and the next years that are",
  inputs: {
    birthYear: {
      label: "Year of birth",
      about: "The lunar year, by the Gregorian year it begins in",
    },
    year: { label: "Year asked about", about: "A lunar year from the birth on" },
    purpose: {
      label: "Purpose",
      about: "What the year is wanted for; building where it is left out",
      values: { build: "building", marry: "a wedding" },
    },
  },
  fields: {
    birthYear: "Year of birth",
    birthPair: "Pair of the birth year",
    animal: "Animal",
    year: "Year",
    pair: "Pair of the year",
    purpose: "Purpose",
    nominalAge: "Nominal age",
    kimLau: "Kim Lâu",
    about: "What is said",
    hoangOc: "Hoang Ốc",
    isHoangOc: "A station to avoid",
    tamTai: "Tam Tai",
    tamTaiYears: "Years of Tam Tai",
    verdict: "The year",
    nextClear: "Next clear years",
  },
  terms: {
    canChi,
    conGiap,
    kimLau,
    hoangOc,
    purpose,
    clearness: { clear: "clear", touched: "touched" },
  },
  phrases: {
    kimLau: ({ age, remainder, kimLau: whom }: Reasons["kimLau"]) =>
      `Nominal age ${age} leaves ${remainder} over nine: Kim Lâu, touching ${kimLau[whom].text}`,
    hoangOc: ({ age, hoangOc: station }: Reasons["hoangOc"]) =>
      `Nominal age ${age} stands on ${nativeOf(HOANG_OC, station)} (${hoangOc[station].text})`,
    tamTai: ({ year, place }: Reasons["tamTai"]) =>
      `${year} is the ${english.ordinalWord(place)} of the three years of Tam Tai (three calamities)`,
    clear: ({ age }: Reasons["clear"]) => `Nothing touches nominal age ${age}`,
  },
  refusals: {
    beforeBirth: {
      when: "the year asked about lies before the birth",
      says: ({ birthYear, year }: KimLauRefusals["beforeBirth"]) =>
        `Cannot count an age in ${year}: the birth was in ${birthYear}`,
    },
  },
  reading(answer: KimLauAnswer) {
    const { year, nominalAge, purpose: wanted, kimLau: whom, hoangOc: station, nextClear } = answer;
    const name = nativeOf(CAN_CHI, answer.pair);
    const own = `Born in ${nativeOf(CAN_CHI, answer.birthPair)}, a year of the ${conGiap[answer.animal]}, you are ${nominalAge} by Vietnamese count in ${year} (${name}).`;
    const kim = whom
      ? `The age is ${nativeOf(KIM_LAU, whom)}: ${kimLau[whom].about}.`
      : "The age is free of Kim Lâu (golden tower, the ages at which one should not begin).";
    const house =
      wanted === "build"
        ? `Of the six stations of Hoang Ốc (deserted house) it has ${nativeOf(HOANG_OC, station)}: ${hoangOc[station].about}.`
        : "For a wedding people count the age of the bride, and leave Hoang Ốc to builders.";
    const three = answer.tamTai
      ? `${year} is within your Tam Tai (three calamities), ${answer.tamTaiYears.join(", ")}.`
      : `Your next Tam Tai (three calamities) are ${answer.tamTaiYears.join(", ")}.`;
    return [
      `${own} ${kim} ${house} ${three}`,
      answer.verdict.value === "clear"
        ? `For ${purpose[wanted]} the year is clear.`
        : `For ${purpose[wanted]} the year is touched; families that cannot wait borrow the age of a relative who is clear, or begin in another's name.`,
      ...(nextClear.length > 0
        ? [
            `Clear next: ${english.list(nextClear.map((one) => `${one.year} (${nativeOf(CAN_CHI, one.pair)}, at ${one.nominalAge})`))}.`,
          ]
        : []),
    ];
  },
  picture: {
    title: ({ birthYear, purpose: wanted }: KimLauAnswer) =>
      `Years for ${purpose[wanted]}, born ${birthYear}`,
    subtitle: (_: KimLauAnswer): string => "Kim Lâu · Hoang Ốc · Tam Tai",
    desc: ({ year, birthYear }: KimLauAnswer) =>
      `Twelve years from ${year} for a birth in ${birthYear}, with what touches each`,
    row: ({ verdict, kimLau: whom, hoangOc: station, tamTai }: KimLauAnswer) =>
      verdict.value === "clear"
        ? "clear"
        : [
            ...(whom ? [nativeOf(KIM_LAU, whom)] : []),
            ...(verdict.because.some(({ code }) => code === "hoangOc")
              ? [nativeOf(HOANG_OC, station)]
              : []),
            ...(tamTai ? ["Tam Tai"] : []),
          ].join(" · "),
  },
} satisfies Words<{ input: typeof input; answer: typeof answer; refusals: KimLauRefusals }>;

export type KimLauWords = Translation<typeof en>;
