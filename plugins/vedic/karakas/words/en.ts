import { english, type Translation, type Words } from "#sdk";
import * as core from "../../core/words/en.ts";
import { grahaThemes } from "../../chart/words/en/sentences.ts";
import type { answer, KarakasAnswer, Omissions } from "../answer.ts";
import type { CONVENTIONS, input } from "../input.ts";

const { graha, sign, the } = core;
const { capital } = english;

const karaka = {
  atma: { text: "Self (atma)", matter: "the aim of this life" },
  amatya: { text: "Counsel (amatya)", matter: "work and whom one serves" },
  bhratri: { text: "Siblings (bhratri)", matter: "brothers, sisters and the teacher" },
  matri: { text: "Mother (matri)", matter: "mother and what nourishes" },
  pitri: { text: "Father (pitri)", matter: "father and what protects" },
  putra: { text: "Children (putra)", matter: "children, pupils and judgement" },
  gnati: { text: "Kin (gnati)", matter: "rivals, strain and discipline" },
  dara: { text: "Spouse (dara)", matter: "the partner and shared wealth" },
};
const paths = {
  sun: "learns where authority ends and vanity begins",
  moon: "learns to feel without being carried off",
  mars: "learns to use force without doing harm",
  mercury: "learns truthful speech and a steady mind",
  jupiter: "learns to honour teachers and to guide without pride",
  venus: "learns clean desire and fair affection",
  saturn: "learns to carry sorrow, its own and that of others",
  rahu: "learns to see through its own hunger",
  ketu: "learns to let go",
};

export const en = {
  title: "Movable significators",
  summary: "Seven or eight movable significators by degree, with how far each is ahead of the next",
  weighs: "The art describes and does not judge; no score is made up for it",
  fields: {
    karakas: "Offices",
    karaka: "Office",
    matter: "Matter",
    graha: "Held by",
    sign: "Sign",
    navamsha: "Sign in the navamsha",
    degree: "Degree",
    advanceDeg: "Degrees that count (°)",
    leadMinutes: "Ahead of the next (′)",
    close: "Near each other",
    first: "Ahead",
    second: "Behind",
  },
  terms: { karaka, graha },
  conventions: {
    karakaScheme: core.conventions.karakaScheme,
    ayanamsa: core.conventions.ayanamsa,
    node: core.conventions.node,
    positions: core.conventions.positions,
  },
  omissions: {
    birthTime:
      "No time of birth was given: the degrees are those of local noon. The first two offices are certified where no minute of the day changes them.",
  },
  reading: ({ karakas, close }: KarakasAnswer) => {
    const of = (id: string) => karakas.find((one) => one.karaka === id)!;
    const [atma, amatya, dara] = [of("atma"), of("amatya"), of("dara")];
    return [
      `${capital(the(atma.graha))}, at ${atma.degree} of ${sign[atma.sign]}, has gone furthest and is the atmakaraka: through ${grahaThemes[atma.graha]} this life ${paths[atma.graha]}. In the navamsha it stands in ${sign[atma.navamsha]}, the karakamsha from which vocation and faith are read.`,
      `${capital(the(amatya.graha))} in ${sign[amatya.sign]} gives counsel: work prospers by ${grahaThemes[amatya.graha]}. ${capital(the(dara.graha))} in ${sign[dara.sign]}, the last, stands for the partner, who brings ${grahaThemes[dara.graha]}.`,
      ...close.map(
        ({ first, second, leadMinutes }) =>
          `Only ${leadMinutes.toFixed(1)}′ separate ${the(first)} from ${the(second)}: a small error of the clock may exchange their offices.`,
      ),
    ];
  },
  picture: {
    columns: ["Office", "Held by", "Place", "Navamsha"] as readonly string[],
    signs: sign,
  },
} satisfies Words<{
  input: typeof input;
  answer: typeof answer;
  conventions: typeof CONVENTIONS;
  omissions: Omissions;
}>;

export type KarakasWords = Translation<typeof en>;
