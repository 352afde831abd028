import type { Said, Speaker, Translation, Words } from "#sdk";
import {
  conventions,
  gana,
  graha,
  nadi,
  nakshatra,
  sign,
  tara,
  yoni,
} from "../../../core/words/en.ts";
import type { input } from "../../input.ts";
import type { PersonRefusals } from "../../person.ts";
import {
  cord,
  fields,
  inputs,
  omissions,
  phrases,
  refusals,
  terms as shared,
} from "../../words/en.ts";
import type { EvidencePhrases } from "../agreements.ts";
import type { answer, BandPhrases, NakshatraMatch } from "../answer.ts";
import type { CONVENTIONS } from "../conventions.ts";

const porutham = {
  dina: {
    text: "Dina: daily well-being",
    rule: "The count leaves 2, 4, 6, 8 or 0 when divided by nine",
  },
  gana: { text: "Gana: temperament", rule: "The same temperament, or divine with human" },
  mahendra: {
    text: "Mahendra: support and family",
    rule: "The count is 4, 7, 10, 13, 16, 19, 22 or 25",
  },
  streeDeergha: {
    text: "Stree deergha: lasting care",
    rule: "The count is greater than the least distance of the school",
  },
  yoni: { text: "Yoni: instinct", rule: "The animals of the stars are not enemies" },
  rasi: {
    text: "Rasi: Moon signs",
    rule: "Not 6th or 8th; 2nd and 12th only where the earlier of the two signs is even; 7th is best",
  },
  rasyadhipati: {
    text: "Rasyadhipati: lords of the signs",
    rule: "The lords of the Moon signs are the same, or neither holds the other as an enemy",
  },
  vashya: { text: "Vashya: attraction", rule: "One sign attracts the other" },
  rajju: {
    text: "Rajju: the cord",
    rule: "The stars are tied to different parts of the body",
  },
  vedha: { text: "Vedha: obstruction", rule: "The stars do not pierce each other" },
};

const strengths = {
  dinaHolds: "daily life runs smoothly",
  ganaHolds: "temperaments agree",
  mahendraHolds: "each is a support to the other",
  streeDeerghaHolds: "care is lasting",
  yoniHolds: "instincts do not quarrel",
  rasiHolds: "the Moon signs stand well",
  rasyadhipatiHolds: "the lords of the signs are on good terms",
  vashyaHolds: "there is natural attraction",
  rajjuHolds: "the cords are different",
  vedhaHolds: "neither star pierces the other",
};
const cautions = {
  dinaFails: "daily rhythms have to be tuned",
  ganaFails: "temperaments differ sharply",
  mahendraFails: "support has to be built on purpose",
  streeDeerghaFails: "the stars stand close, so that care may be taken for granted",
  yoniFails: "instincts quarrel",
  rasiFails: "the Moon signs stand awkwardly",
  rasyadhipatiFails: "the lords of the signs are at odds",
  vashyaFails: "attraction grows by acquaintance",
  rajjuFails: "both stars hang on one cord",
  vedhaFails: "the stars pierce each other",
};

const counted = (count: number) => `count from bride's star to groom's: ${count}`;

export const en = {
  title: "Match of birth stars",
  summary: "Match of two birth stars by tara count, yoni, gana, nadi and vedha: the ten poruthams",
  weighs:
    "Ten for each agreement, at most 60 where both stars hang on one cord; each of the ten speaks for or against",
  inputs,
  fields: {
    ...fields,
    poruthams: "The ten agreements",
    porutham: "Agreement",
    rule: "Rule",
    meaning: "Meaning",
    passes: "Holds",
    evidence: "Counted or compared",
    passed: "Agreements that hold",
    tara: "Tara",
    brideToGroom: "From the bride's star to the groom's",
    groomToBride: "From the groom's star to the bride's",
    favourable: "Favours",
    nadi: "Channel (nadi)",
    "nadi/groom": "The groom's",
    "nadi/bride": "The bride's",
    differs: "Different",
  },
  terms: {
    ...shared,
    porutham,
    favourable: { both: "both ways", one: "one way", none: "neither way" },
    graha,
    nadi,
    sign,
    tara,
  },
  phrases: {
    ...phrases,
    ...strengths,
    ...cautions,
    tenEach: ({ score }: BandPhrases["tenEach"]) =>
      `${score} of 100: ten for each of the ten agreements that holds`,
    oneCord: "One rajju for both keeps the score at 60 or below",
    countedByNine: ({ count, rest }: EvidencePhrases["countedByNine"]) =>
      `${counted(count)}, remainder by nine ${rest}`,
    counted: ({ count }: EvidencePhrases["counted"]) => counted(count),
    temperaments: ({ groom, bride }: EvidencePhrases["temperaments"]) =>
      `groom ${gana[groom]}, bride ${gana[bride]}`,
    animals: ({ groom, bride }: EvidencePhrases["animals"]) => `${yoni[groom]} and ${yoni[bride]}`,
    signsCounted: ({ count }: EvidencePhrases["signsCounted"]) =>
      `count from bride's sign to groom's: ${count}`,
    lords: ({ groom, bride }: EvidencePhrases["lords"]) =>
      `lords ${graha[groom]} and ${graha[bride]}`,
    signs: ({ groom, bride }: EvidencePhrases["signs"]) =>
      `groom ${sign[groom]}, bride ${sign[bride]}, by the table of signs that attract each other`,
    cords: ({ groom, bride }: EvidencePhrases["cords"]) =>
      `groom ${cord[groom]}, bride ${cord[bride]}`,
    stars: ({ groom, bride }: EvidencePhrases["stars"]) =>
      `stars ${nakshatra[groom].text} and ${nakshatra[bride].text}`,
  },
  conventions: {
    ayanamsa: conventions.ayanamsa,
    positions: conventions.positions,
    streeDeergha: {
      title: "Least distance of stree deergha",
      options: {
        "7": "more than seven stars",
        "13": "more than thirteen stars",
        "15": "more than fifteen stars",
      },
    },
  },
  refusals,
  omissions,
  reading: ({ passed, score, strengths: good, cautions: bad }: NakshatraMatch, say: Speaker) => {
    const first = (phrases: readonly Said[]) => phrases.slice(0, 4).map(say.phrase).join("; ");
    return [
      `${passed} of the ten agreements hold, ${score} of 100.`,
      [
        ...(good.length > 0 ? [`Among what speaks for the pair: ${first(good)}.`] : []),
        bad.length > 0 ? `What asks for attention: ${first(bad)}.` : "Nothing speaks against it.",
      ].join(" "),
    ];
  },
  picture: {
    title: "Ten poruthams",
    total: ({ passed }: NakshatraMatch): string => `${passed} of 10 hold`,
    couple: (groom: string, bride: string): string => `groom ${groom} · bride ${bride}`,
    holds: "holds",
    fails: "fails",
    signs: ({ groom, bride }: EvidencePhrases["signs"]): string =>
      `groom ${sign[groom]}, bride ${sign[bride]}`,
    legend: "a full green bar: the agreement holds",
    desc: ({ poruthams }: NakshatraMatch): string =>
      poruthams
        .map((one) => `${porutham[one.porutham].text}: ${one.passes ? "holds" : "fails"}`)
        .join("; "),
  },
} satisfies Words<{
  input: typeof input;
  answer: typeof answer;
  conventions: typeof CONVENTIONS;
  refusals: PersonRefusals;
  omissions: { groom: {} };
}>;

export type NakshatraMatchWords = Translation<typeof en>;
