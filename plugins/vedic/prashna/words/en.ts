import { english, type Translation, type Words } from "#sdk";
import * as core from "../../core/words/en.ts";
import type { answer, PrashnaAnswer, Refusals, UnaskedPhrases } from "../answer.ts";
import type { CONVENTIONS, input } from "../input.ts";
import type { TestimonyPhrases } from "../terms.ts";
import { reading, said } from "./en/reading.ts";

const { sign, graha, the, houseName } = core;
type P = TestimonyPhrases;

export const en = {
  title: "Prashna: a question by the rules of Kerala",
  summary:
    "Judges a question by the chart of its moment: the arudha from a number of 108, the sign of protection, three sums of longitudes, the lord of the matter, and an answer",
  weighs: "The sum of the testimonies from a balance of 50",
  inputs: {
    arudhaNumber: {
      label: "Arudha number",
      about: "A number from 1 to 108 that comes to mind; without it the rising sign stands for it",
    },
    house: {
      label: "House of the matter",
      about: "1 to 12; by the question when left out",
    },
  },
  fields: {
    ...core.place,
    arudha: "Arudha",
    from: "Taken from",
    number: "Number",
    navamsha: "Navamsha",
    lagna: "Rising point",
    rises: "Rises",
    sense: "Sense",
    chatra: "Sign of protection (chatra)",
    veethi: "The Sun's road (veethi)",
    gulika: "Gulika",
    sphutas: "Sums of longitudes",
    sphuta: "Sum",
    of: "Made of",
    khanda: "Third of the stars",
    grahas: "Grahas",
    graha: "Graha",
    house: "House",
    retrograde: "Retrograde",
    dignity: "Dignity",
    matter: "The matter",
    lord: "Lord of the matter",
    lordHouse: "Stands in house",
    querentLord: "Lord of the one who asks",
    querentHouse: "Stands in house (one who asks)",
    pointer: "Who points",
    timeLord: "Lord of the time",
    risen: "Navamshas risen",
    speakers: "Who speaks for each option",
    verdict: "Judgement",
  },
  terms: {
    graha,
    sign,
    nakshatra: core.nakshatraName,
    dignity: core.dignity,
    sphuta: {
      trisphuta: { text: "Trisphuta", of: "lagna, Moon and Gulika" },
      chatusphuta: { text: "Chatusphuta", of: "the same with the Sun" },
      panchasphuta: { text: "Panchasphuta", of: "the same with Sun and Rahu" },
    },
    khanda: {
      srishti: { text: "creation", sense: "what begins and grows" },
      sthiti: { text: "keeping", sense: "what holds as it is" },
      samhara: { text: "dissolving", sense: "what comes apart" },
    },
    rises: {
      head: { text: "head first", sense: "things go forward" },
      back: { text: "back first", sense: "things go against the grain" },
      both: { text: "both ways", sense: "forward and back" },
    },
    arudhaFrom: { number: "the number given", lagna: "the rising sign" },
    prashnaSpeaker: {
      lagna: "the rising sign",
      moon: "the Moon",
      sun: "the Sun",
      jupiter: "Jupiter",
      mercury: "Mercury",
    },
  },
  phrases: {
    "question-needed": "No question was asked, and a prashna judges one",
    "place-needed": "No place is known for the moment of asking",
    base: "The balance from which the testimonies are counted",
    lagnaFromArudha: (p: P["lagnaFromArudha"]) => said.lagnaFromArudha(p),
    rising: (p: P["rising"]) => said.rising(p),
    pointHolds: (p: P["pointHolds"]) => said.pointHolds(p),
    pointSeen: (p: P["pointSeen"]) => said.pointSeen(p),
    lordSees: (p: P["lordSees"]) => said.lordSees(p),
    gulikaIn: (p: P["gulikaIn"]) => said.gulikaIn(p),
    lordPlaced: (p: P["lordPlaced"]) => said.lordPlaced(p),
    lordDignity: (p: P["lordDignity"]) => said.lordDignity(p),
    lordBurnt: (p: P["lordBurnt"]) => said.lordBurnt(p),
    lordsMeet: (p: P["lordsMeet"]) => said.lordsMeet(p),
    lordVisits: ({ visitor, lord, house }: P["lordVisits"]) =>
      visitor === "querent"
        ? `${english.capital(the(lord))}, your lord, is a guest in ${houseName(house)} of the matter`
        : `${english.capital(the(lord))}, lord of the matter, has come to your own house`,
    lordsApart: (p: P["lordsApart"]) => said.lordsApart(p),
    moon: (p: P["moon"]) => said.moon(p),
    moonSees: (p: P["moonSees"]) => said.moonSees(p),
    sphuta: (p: P["sphuta"]) => said.sphuta(p),
  },
  conventions: {
    ayanamsa: core.conventions.ayanamsa,
    node: core.conventions.node,
    positions: core.conventions.positions,
    sunrise: core.conventions.sunrise,
  },
  refusals: { ...core.lagnaRefusals, ...core.sunRefusals },
  omissions: {
    arudhaNumber:
      "No number was given: the sign that rises stands for the arudha as well, so that the distance of the two says nothing.",
  },
  reading,
  picture: {
    head: ({ question }: PrashnaAnswer): string =>
      question.length > 56 ? `${question.slice(0, 55)}…` : question,
    legend: "As rising · Ar arudha · Ch chatra · Gu Gulika",
    north: core.forms.north,
    south: core.forms.south,
    signShort: core.signShort,
    ascendant: core.forms.ascendant,
    marks: { arudha: "Ar", chatra: "Ch", gulika: "Gu" },
    short: core.grahaShort,
    centre: "Prashna",
    foot: ({ score, matter }: PrashnaAnswer): string =>
      `house ${matter.house} of the matter · ${score} of 100`,
    desc: ({ arudha, lagna, chatra, matter, score }: PrashnaAnswer): string =>
      `Arudha ${sign[arudha.sign]}, rising ${sign[lagna.sign]}, chatra ${sign[chatra.sign]}; house of the matter ${matter.house}; ${score} of 100`,
  },
} satisfies Words<{
  input: typeof input;
  answer: typeof answer;
  conventions: typeof CONVENTIONS;
  refusals: Omit<Refusals, "lifespan">;
  omissions: { arudhaNumber: {} };
  phrases: UnaskedPhrases;
}>;

export type PrashnaWords = Translation<typeof en>;
