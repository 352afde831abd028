import { english, type Translation, type Words } from "#sdk";
import * as core from "../../core/words/en.ts";
import { en as chart } from "../../chart/words/en.ts";
import { grahaThemes, houseTopics } from "../../chart/words/en/sentences.ts";
import { en as upagrahas } from "../../upagrahas/words/en.ts";
import type { answer, Refusals, StrengthsAnswer } from "../answer.ts";
import type { CONVENTIONS, input } from "../input.ts";

const { graha, the, houseName } = core;
const { capital, list } = english;
const f = chart.fields;

const parts = {
  sthana: "its place",
  dig: "its direction",
  kala: "the hour",
  cheshta: "its motion",
  naisargika: "its nature",
  drik: "the looks of others",
};
type Planet = StrengthsAnswer["planets"][number];
const six = (one: Planet) => ({
  sthana: one.sthana.total,
  dig: one.dig,
  kala: one.kala.total,
  cheshta: one.cheshta,
  naisargika: one.naisargika,
  drik: one.drik,
});

export const en = {
  title: "Shadbala",
  summary: "Six-fold planetary strength and house strength in rupas with each component",
  weighs: "The art describes and does not judge; no score is made up for it",
  fields: {
    planets: "Planets",
    graha: "Planet",
    sthana: f.sthana,
    uchcha: f.uchcha,
    saptavargaja: f.saptavargaja,
    ojayugma: f.ojayugma,
    kendradi: f.kendradi,
    drekkana: f.drekkana,
    total: f.total,
    dig: f.dig,
    kala: f.kala,
    natonnata: f.natonnata,
    paksha: "Fortnight",
    tribhaga: f.tribhaga,
    yearLord: f.yearLord,
    monthLord: f.monthLord,
    dayLord: f.dayLord,
    hourLord: f.hourLord,
    ayana: f.ayana,
    yuddha: f.yuddha,
    cheshta: f.cheshta,
    naisargika: f.naisargika,
    drik: f.drik,
    rupas: f.rupas,
    required: f.required,
    ratio: f.ratio,
    rank: f.rank,
    houses: "Houses",
    house: "House",
    sign: "Sign",
    middleDeg: "Middle (°)",
    lord: "Lord",
    ofLord: "Strength of the lord",
    direction: "Direction",
    aspects: "Aspects",
  },
  terms: { graha },
  conventions: {
    sunrise: core.conventions.sunrise,
    ayanamsa: core.conventions.ayanamsa,
    positions: core.conventions.positions,
  },
  refusals: upagrahas.refusals,
  reading: ({ planets, houses }: StrengthsAnswer) => {
    const ranked = [...planets].sort((a, b) => a.rank - b.rank);
    const [best, worst] = [ranked[0]!, ranked.at(-1)!];
    const by = (one: Planet, sign: 1 | -1) =>
      Object.entries(six(one)).sort(([, a], [, b]) => sign * (b - a))[0]![0] as keyof typeof parts;
    const enough = ranked.filter(({ ratio }) => ratio >= 1);
    const short = ranked.filter(({ ratio }) => ratio < 1);
    const firm = [...houses].sort((a, b) => a.rank - b.rank);
    return [
      `${capital(the(best.graha))} is the strongest with ${best.rupas.toFixed(2)} rupas, ${Math.round(100 * best.ratio)} in a hundred of what it needs, most of it from ${parts[by(best, 1)]}: ${grahaThemes[best.graha]} carry this chart. ${capital(the(worst.graha))} has ${worst.rupas.toFixed(2)} of ${worst.required} and lacks most by ${parts[by(worst, -1)]}: ${grahaThemes[worst.graha]} have to be practised.`,
      `${enough.length === 7 ? "All seven have what is required of them." : `${capital(list(enough.map((one) => the(one.graha))) || "none")} ${enough.length === 1 ? "has" : "have"} what is required; ${list(short.map((one) => `${the(one.graha)} (${one.ratio.toFixed(2)})`))} ${short.length === 1 ? "falls" : "fall"} short.`}`,
      `Of the houses ${list(firm.slice(0, 2).map(({ house, lord, rupas }) => `${houseName(house)} (${rupas.toFixed(2)} rupas, through ${the(lord)})`))} stand firmest: ${list(firm.slice(0, 2).map(({ house }) => houseTopics[house - 1]!))}. ${capital(houseName(firm.at(-1)!.house))} has least, ${firm.at(-1)!.rupas.toFixed(2)}: ${houseTopics[firm.at(-1)!.house - 1]!} ask for patience.`,
    ];
  },
  picture: {
    planets: "planets in rupas; the mark shows what is required",
    houses: "houses in rupas; the mark shows their mean",
    house: (house: number): string => `House ${house}`,
  },
} satisfies Words<{
  input: typeof input;
  answer: typeof answer;
  conventions: typeof CONVENTIONS;
  refusals: Refusals;
}>;

export type StrengthsWords = Translation<typeof en>;
