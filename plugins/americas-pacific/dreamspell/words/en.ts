import type { Translation, Words } from "#sdk";
import type { Tone } from "../../core/kins.ts";
import { kinColour, kinName, seal, tone as toneName } from "../../core/words/en.ts";
import type { answer, KinAnswer } from "../answer.ts";
import type { CONVENTIONS, input } from "../input.ts";

/** What the tone of a kin asks. */
const toneAsks: Readonly<Record<Tone, string>> = {
  magnetic: "what is my purpose",
  lunar: "what stands in the way",
  electric: "how can I best serve",
  selfExisting: "what form shall it take",
  overtone: "what are my best means",
  rhythmic: "how do I keep the balance",
  resonant: "how do I attune to others",
  galactic: "do I live what I believe",
  solar: "how do I carry it out",
  planetary: "how do I make it whole",
  spectral: "what can I let go",
  crystal: "with whom do I share it",
  cosmic: "how do I rest in it",
};

const toneOf = (id: Tone) => ({ text: toneName[id], asks: toneAsks[id] });
const tone = {
  magnetic: toneOf("magnetic"),
  lunar: toneOf("lunar"),
  electric: toneOf("electric"),
  selfExisting: toneOf("selfExisting"),
  overtone: toneOf("overtone"),
  rhythmic: toneOf("rhythmic"),
  resonant: toneOf("resonant"),
  galactic: toneOf("galactic"),
  solar: toneOf("solar"),
  planetary: toneOf("planetary"),
  spectral: toneOf("spectral"),
  crystal: toneOf("crystal"),
  cosmic: toneOf("cosmic"),
};

const castle = { red: "Red", white: "White", blue: "Blue", yellow: "Yellow", green: "Green" };

export const en = {
  title: "Dreamspell kin",
  summary:
    "Kin of a date with seal, tone, wavespell, castle, oracle of five and galactic activation; today when no date is given",
  fields: {
    hunabKuDay: "0.0 Hunab Ku",
    dayOutOfTime: "Day out of time",
    kin: "Kin",
    name: "Name",
    seal: "Seal",
    portrait: "What the seal does",
    tone: "Tone",
    asks: "What the tone asks",
    colour: "Colour",
    galacticActivationPortal: "Galactic activation portal",
    precedingKin: "Kin before",
    followingKin: "Kin after",
    wavespell: "Wavespell",
    day: "Day",
    castle: "Castle",
    earthFamily: "Earth family",
    oracle: "Oracle of five",
    guide: "Guide",
    analog: "Support",
    antipode: "Challenge",
    occult: "Hidden power",
    moon: "Moon",
    moonDay: "Day of the moon",
    plasma: "Plasma",
    yearBearer: "Kin of the year",
  },
  terms: {
    seal,
    tone,
    kinColour,
    castle,
    earthFamily: {
      polar: "Polar",
      cardinal: "Cardinal",
      core: "Core",
      signal: "Signal",
      gateway: "Gateway",
    },
    plasma: {
      dali: "Dali",
      seli: "Seli",
      gamma: "Gamma",
      kali: "Kali",
      alpha: "Alpha",
      limi: "Limi",
      silio: "Silio",
    },
  },
  phrases: { kin: kinName },
  conventions: {
    leapRule: {
      title: "29 February",
      options: {
        standard: "0.0 Hunab Ku, outside the count",
        none: "counted as any other day",
      },
    },
  },
  reading: ({ kin, precedingKin, followingKin, oracle, wavespell, castle: id }: KinAnswer) => {
    const head = kin
      ? `The day is kin ${kin.kin}, ${kinName(kin)}. Its seal ${seal[kin.seal].portrait}; its tone asks: ${toneAsks[kin.tone]}?${kin.galacticActivationPortal ? " It is one of the 52 galactic activation portals." : ""}`
      : `29 February is 0.0 Hunab Ku and has no kin; it rests between kin ${precedingKin} and kin ${followingKin}.`;
    // On tones 1, 6 and 11 a kin is its own guide.
    const centre = kin?.kin ?? precedingKin;
    const isOwnGuide = oracle.guide.kin === centre;
    const guide = isOwnGuide ? "" : `${kinName(oracle.guide)} as guide, `;
    const own = isOwnGuide ? `${kin ? "It" : `Kin ${centre}`} is its own guide. ` : "";
    return [
      head,
      `Around ${kin ? "it" : `kin ${centre}`} stand ${guide}${kinName(oracle.analog)} as support, ${kinName(oracle.antipode)} as challenge and ${kinName(oracle.occult)} as hidden power. ${own}${kin ? "It" : "That kin"} is day ${wavespell.day} of the wavespell of ${kinName(wavespell.name.with)}, in the ${castle[id].toLowerCase()} castle.`,
      "Dreamspell was made in 1990; it is not the count that Maya day-keepers keep.",
    ];
  },
  picture: {
    name: kinName,
    none: "0.0 Hunab Ku",
    guide: "guide",
    analog: "analog",
    antipode: "antipode",
    occult: "occult",
    desc: ({ oracle: { guide, analog, antipode, occult } }: KinAnswer) =>
      `guide: ${kinName(guide)}; analog: ${kinName(analog)}; antipode: ${kinName(antipode)}; occult: ${kinName(occult)}`,
  },
} satisfies Words<{
  input: typeof input;
  answer: typeof answer;
  conventions: typeof CONVENTIONS;
}>;

export type KinWords = Translation<typeof en>;
