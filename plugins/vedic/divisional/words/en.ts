import { english, type Translation, type Words } from "#sdk";
import * as core from "../../core/words/en.ts";
import { grahaThemes, houseTopics } from "../../chart/words/en/sentences.ts";
import type { answer, DivisionalAnswer, Omissions, Refusals } from "../answer.ts";
import type { CONVENTIONS, input } from "../input.ts";

const { graha, sign, the, houseName, theseGrahas } = core;
const { capital, list } = english;
const { moolatrikona: _root, ...vargaStanding } = core.dignity;

const matter = {
  D1: "body and the whole of life",
  D2: "means",
  D3: "brothers, sisters and courage",
  D4: "house, land and settled fortune",
  D5: "merit and authority",
  D6: "strain and recovery",
  D7: "children",
  D8: "sudden events",
  D9: "marriage, dharma and the strength behind the birth chart",
  D10: "work and public deeds",
  D11: "gain and conflict",
  D12: "parents",
  D16: "vehicles and comfort",
  D20: "worship",
  D24: "learning",
  D27: "strengths and weaknesses",
  D30: "faults and trials",
  D40: "what comes from the mother’s line",
  D45: "what comes from the father’s line, and character",
  D60: "all matters, by older causes",
  D81: "a ninth of the ninth",
  D108: "a twelfth of the ninth",
  D144: "a twelfth of the twelfth",
};
const varga = Object.fromEntries(
  Object.entries(core.varga).map(([id, text]) => [
    id,
    { text, matter: matter[id as keyof typeof matter] },
  ]),
) as Readonly<Record<keyof typeof core.varga, { readonly text: string; readonly matter: string }>>;

export const en = {
  title: "Divisional chart",
  summary:
    "Any divisional chart from D1 to D60 (and D81, D108, D144), with the division rule named and vimshopaka strength",
  weighs: "The art describes and does not judge; no score is made up for it",
  inputs: {
    division: {
      label: "Division",
      about: "Which divisional chart",
      values: core.varga,
    },
  },
  fields: {
    division: "Division",
    matter: "Matter",
    parts: "Parts of a sign",
    rule: "Rule",
    lagna: "Lagna of the division",
    grahas: "Grahas",
    graha: "Graha",
    rashi: "In the birth chart",
    sign: "In the division",
    house: "House",
    standing: "Standing",
    kept: "Keeps its sign",
    toEdgeMinutes: "To the edge (′)",
    vimshopaka: "Vimshopaka",
    six: "Six divisions",
    seven: "Seven divisions",
    ten: "Ten divisions",
    sixteen: "Sixteen divisions",
  },
  terms: { graha, varga, vargaStanding },
  phrases: {
    byParashara: ({ division }) => `${core.varga[division]} by the rule of Parashara`,
    inTurn: ({ parts }) =>
      `${parts === 1 ? "the signs themselves" : `the ${12 * parts} parts of the zodiac take the signs in turn from Aries`}`,
  },
  conventions: {
    rule: {
      title: "Signs of the parts",
      options: { parashara: "by Parashara’s rule", parivritti: "in turn from Aries" },
    },
    ayanamsa: core.conventions.ayanamsa,
    node: core.conventions.node,
    positions: core.conventions.positions,
  },
  refusals: { "place-incomplete": core.chartRefusals["place-incomplete"] },
  omissions: {
    birthTime:
      "No time of birth was given: the grahas are those of local noon, the lagna is left out. Signs that no minute of the day changes are certified.",
    latitude: core.placeOmission,
  },
  reading: ({ division, lagna, grahas, vimshopaka }: DivisionalAnswer) => {
    const of = (standings: readonly string[]) =>
      grahas.filter(({ standing }) => standings.includes(standing));
    const [well, ill] = [of(["exalted", "own"]), of(["debilitated", "greatEnemy"])];
    const kept = grahas.filter((one) => one.kept && division !== "D1");
    const first = grahas.filter(({ house }) => house === 1);
    const crowded = [...new Set(grahas.map(({ house }) => house))]
      .flatMap((house) => {
        const there = grahas.filter((one) => one.house === house);
        return house !== null && house > 1 && there.length >= 3 ? [{ house, there }] : [];
      })
      .slice(0, 2);
    const best = [...vimshopaka].sort((a, b) => b.sixteen - a.sixteen)[0]!;
    const near = grahas.filter(({ toEdgeMinutes }) => toEdgeMinutes < 2);
    return [
      `${varga[division].text} speaks of ${varga[division].matter}. ${lagna ? `${sign[lagna]} rises in it${first.length > 0 ? ` with ${theseGrahas(first.map((one) => one.graha))}: ${list(first.slice(0, 2).map((one) => grahaThemes[one.graha]))} set the tone` : ""}.` : ""}`,
      `${well.length > 0 ? `Well placed: ${list(well.map((one) => `${the(one.graha)} in ${sign[one.sign]}${one.house ? `, ${houseName(one.house)}` : ""}`))}.` : "No graha is exalted or at home here."}${ill.length > 0 ? ` Hard put: ${list(ill.map((one) => `${the(one.graha)} in ${sign[one.sign]}`))}.` : ""}${kept.length > 0 ? ` ${capital(theseGrahas(kept.map((one) => one.graha)))} ${kept.length > 1 ? "keep the signs" : "keeps the sign"} of the birth chart and ${kept.length > 1 ? "mean" : "means"} there what ${kept.length > 1 ? "they mean" : "it means"} here.` : ""}`,
      ...crowded.map(
        ({ house, there }) =>
          `${capital(theseGrahas(there.map((one) => one.graha)))} crowd ${houseName(house)}: for this matter much turns on ${houseTopics[house - 1]!}.`,
      ),
      `Over sixteen divisions ${the(best.graha)} stands best with ${best.sixteen.toFixed(1)} of twenty.${near.length > 0 ? ` ${capital(theseGrahas(near.map((one) => one.graha)))} ${near.length > 1 ? "lie" : "lies"} within two minutes of arc of an edge, where another ayanamsa gives another sign.` : ""}`,
    ];
  },
  picture: {
    ...core.forms,
    short: core.grahaShort,
    signShort: core.signShort,
    signs: sign,
    foot: "*: keeps the sign of the birth chart. Shaded: the rising sign",
  },
} satisfies Words<{
  input: typeof input;
  answer: typeof answer;
  conventions: typeof CONVENTIONS;
  refusals: Refusals;
  omissions: Omissions;
}>;

export type DivisionalWords = Translation<typeof en>;
