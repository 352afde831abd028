import { english, type Translation, type Words } from "#sdk";
import type { GrahaId } from "../../core/grahas.ts";
import * as core from "../../core/words/en.ts";
import { grahaThemes, houseTopics } from "../../chart/words/en/sentences.ts";
import type { answer, GocharaAnswer, Omissions, Refusals } from "../answer.ts";
import type { CONVENTIONS, input } from "../input.ts";

const { graha, sign, the, houseName } = core;
const { capital, numberWord } = english;

const transitEffect = {
  favours: { text: "favours", about: "a good house, and nobody obstructs it" },
  obstructed: { text: "obstructed", about: "a good house whose effect another graha holds back" },
  released: { text: "released", about: "a hard house whose effect another graha holds back" },
  hinders: { text: "hinders", about: "a hard house, and nobody eases it" },
};
/** From the heaviest to the lightest. */
const ORDER: readonly GrahaId[] = [
  "saturn",
  "jupiter",
  "rahu",
  "ketu",
  "mars",
  "sun",
  "venus",
  "mercury",
  "moon",
];

export const en = {
  title: "Gochara",
  summary:
    "Transits of all grahas from the natal Moon with vedha obstruction and ashtakavarga dots",
  weighs: "The art describes and does not judge; no score is made up for it",
  inputs: core.inputs,
  fields: {
    at: "Instant",
    moon: "Moon of the birth",
    transits: "Transits",
    graha: "Graha",
    sign: "Sign",
    degree: "Degree",
    retrograde: "Retrograde",
    house: "House from the Moon",
    effect: "Effect",
    about: "What it means",
    by: "By whom",
    points: "Own points",
    sarva: "Combined points",
    daysInSign: "Days to the edge of the sign",
    good: "How many favour",
  },
  terms: { graha, transitEffect },
  conventions: {
    ayanamsa: core.conventions.ayanamsa,
    node: core.conventions.node,
    ashtakavargaTable: core.conventions.ashtakavargaTable,
    positions: core.conventions.positions,
  },
  refusals: {
    ...core.dateRefusals,
    "place-incomplete": core.chartRefusals["place-incomplete"],
  },
  omissions: {
    birthTime:
      "No time of birth was given: the Moon is that of local noon, and the points of ashtakavarga are left out.",
    latitude: core.placeOmission,
  },
  reading: ({ transits, moon, good, at }: GocharaAnswer) => {
    const sorted = [...transits].sort((a, b) => ORDER.indexOf(a.graha) - ORDER.indexOf(b.graha));
    const of = (effect: string) => sorted.filter((one) => one.effect === effect);
    const place = (one: (typeof transits)[number]) =>
      `${the(one.graha)} in ${sign[one.sign]}, ${houseName(one.house)}`;
    const dots = (one: (typeof transits)[number]) =>
      one.points === null ? "" : `, with ${one.points} of its eight points`;
    const [helps, hurts] = [of("favours"), of("hinders")];
    return [
      `On ${at.slice(0, at.lastIndexOf("T"))}, from the Moon in ${sign[moon]}, ${good === 0 ? "none of the nine planets favours" : `${numberWord(good)} of the nine planets ${good === 1 ? "favours" : "favour"}`} you.${
        helps.length > 0
          ? ` ${capital(
              helps
                .slice(0, 4)
                .map((one) => `${place(one)}${dots(one)}`)
                .join("; "),
            )}: ${helps
              .slice(0, 2)
              .map((one) => `${grahaThemes[one.graha]} for ${houseTopics[one.house - 1]!}`)
              .join(", ")}.`
          : ""
      }`,
      ...(hurts.length > 0
        ? [
            `Hard for you: ${hurts
              .slice(0, 4)
              .map((one) => `${place(one)}${dots(one)}`)
              .join(
                "; ",
              )}. ${capital(houseTopics[hurts[0]!.house - 1]!)} ask for care while ${the(hurts[0]!.graha)} is there.`,
          ]
        : []),
      ...of("obstructed").map(
        (one) => `${capital(place(one))}, would help, but ${the(one.by!)} holds its effect back.`,
      ),
      ...of("released").map(
        (one) => `${capital(place(one))}, would hinder, but ${the(one.by!)} holds its effect back.`,
      ),
    ];
  },
  picture: {
    heading: (date: string, moon: keyof typeof sign): string =>
      `${date} · Moon of birth in ${sign[moon]}`,
    columns: ["Graha", "Place", "House", "Effect", "Points"] as readonly string[],
    signs: sign,
  },
} satisfies Words<{
  input: typeof input;
  answer: typeof answer;
  conventions: typeof CONVENTIONS;
  refusals: Refusals;
  omissions: Omissions;
}>;

export type GocharaWords = Translation<typeof en>;
