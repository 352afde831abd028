import type { Speaker, Translation, Words } from "#sdk";
import { conventions, gana, graha, nadi, sign, tara, yoni } from "../../../core/words/en.ts";
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
import type { answer, AshtakootAnswer, GradePhrases, WarningPhrases } from "../answer.ts";
import type { CONVENTIONS } from "../conventions.ts";

const koota = {
  varna: {
    text: "Varna (outlook)",
    rule: "One point when the groom's class is equal or higher",
  },
  vashya: {
    text: "Vashya (sway)",
    rule: "By the table of mutual attraction of the five kinds of sign",
  },
  tara: {
    text: "Tara (well-being)",
    rule: "Count from each star to the other, divided by nine: 3, 5 and 7 over give nothing, else one and a half each",
  },
  yoni: { text: "Yoni (instinct)", rule: "By the table of the fourteen animals" },
  grahaMaitri: {
    text: "Graha maitri (friendship)",
    rule: "By the natural friendship of the lords of the Moon signs, both ways",
  },
  gana: {
    text: "Gana (temperament)",
    rule: "By temperament: the same is best, a fierce one with another kind worst",
  },
  bhakoot: {
    text: "Bhakoot (shared fortunes)",
    rule: "Moon signs 2 and 12, 5 and 9 or 6 and 8 from each other give nothing",
  },
  nadi: { text: "Nadi (constitution)", rule: "Different channels give eight, the same none" },
};

const strengths = {
  varnaStrong: "aims in life sit easily side by side",
  vashyaStrong: "each yields to the other without loss",
  taraStrong: "the counts of the stars bring goodwill both ways",
  yoniStrong: "instincts are of one kind",
  grahaMaitriStrong: "the minds are friends",
  ganaStrong: "temperaments agree",
  bhakootStrong: "family and means draw the same way",
  nadiStrong: "constitutions complement each other",
};
const cautions = {
  varnaWeak: "aims differ and need to be spoken of",
  vashyaWeak: "neither gives way by nature",
  taraWeak: "the counts of the stars ask for patience",
  yoniWeak: "instincts run against each other",
  grahaMaitriWeak: "ways of thinking are far apart",
  ganaWeak: "temperaments clash",
  bhakootWeak: "shared finances and family plans need care",
  nadiWeak: "constitutions are too much alike",
};

const bands = {
  notAdvised: "below the eighteen that the books ask for",
  average: "an average match",
  good: "a good match",
  excellent: "an excellent match",
};

export const en = {
  title: "Ashtakoot match",
  summary: "Eight-fold marriage match out of 36 points with each koota and its exceptions",
  weighs:
    "The total as a part of a hundred; each koota with all its points speaks for, each with next to none against",
  inputs,
  fields: {
    ...fields,
    kootas: "The eight kootas",
    koota: "Koota",
    rule: "Rule",
    meaning: "Meaning",
    points: "Points",
    max: "Of",
    "kootas/groom": "In the groom",
    "kootas/bride": "In the bride",
    total: "Total",
    maximum: "Of",
    cancellations: "Exceptions of the books",
  },
  terms: {
    ...shared,
    koota,
    varna: {
      shudra: "Shudra",
      vaishya: "Vaishya",
      kshatriya: "Kshatriya",
      brahmin: "Brahmin",
    },
    signKind: {
      quadruped: "quadruped",
      human: "human",
      water: "water",
      wild: "wild",
      insect: "insect",
    },
    tara,
    yoni,
    graha,
    gana,
    sign,
    nadi,
    grade: {
      notAdvised: "not advised",
      average: "average",
      good: "good",
      excellent: "excellent",
    },
  },
  phrases: {
    ...phrases,
    ...strengths,
    ...cautions,
    points: ({ total }: GradePhrases["points"]) =>
      `${total} of 36 points; below 18 is not advised, below 25 average, to 32 good, above excellent`,
    rajju: ({ cord: shared }: WarningPhrases["rajju"]) =>
      `Both stars are tied to the same cord, that of the ${cord[shared]}; southern custom looks for different ones.`,
    vedha: "The two stars pierce each other (vedha); southern custom avoids the pair.",
    sameSignOtherStar: "The same Moon sign with different nakshatras",
    sameStarOtherPada: "The same nakshatra in different padas",
    sameStarOtherSign: "The same nakshatra in different signs",
    oneLord: "One planet rules both Moon signs",
    friendlyLords: "The lords of the Moon signs are mutual friends",
    lordsAgree: "The lords of the Moon signs are the same or friends",
  },
  conventions: { ayanamsa: conventions.ayanamsa, positions: conventions.positions },
  refusals,
  omissions,
  reading: (
    { total, band, strengths: best, cautions: worst, cancellations }: AshtakootAnswer,
    say: Speaker,
  ) => {
    const exceptions = cancellations.length;
    return [
      `The pair reaches ${total} of 36 points: ${bands[band.value]}.`,
      [
        best.length > 0
          ? `In its favour: ${best.map(say.phrase).join("; ")}.`
          : "No koota is filled to the brim.",
        worst.length > 0
          ? `Against it: ${worst.map(say.phrase).join("; ")}.`
          : "No koota is left empty.",
      ].join(" "),
      ...(exceptions > 0
        ? [
            exceptions === 1
              ? "The books make an exception here; the points above are those before it."
              : `The books make ${exceptions} exceptions here; the points above are those before them.`,
          ]
        : []),
    ];
  },
  picture: {
    title: "Ashtakoot: the eight kootas",
    total: ({ total }: AshtakootAnswer): string => `${total} of 36 points`,
    couple: (groom: string, bride: string): string => `groom ${groom} · bride ${bride}`,
    legend: "green: half the points or more · red: less",
    desc: ({ kootas, total }: AshtakootAnswer): string =>
      `${kootas.map((one) => `${koota[one.koota].text} ${one.points} of ${one.max}`).join("; ")}; together ${total} of 36.`,
  },
} satisfies Words<{
  input: typeof input;
  answer: typeof answer;
  conventions: typeof CONVENTIONS;
  refusals: PersonRefusals;
  omissions: { groom: {} };
}>;

export type AshtakootWords = Translation<typeof en>;
