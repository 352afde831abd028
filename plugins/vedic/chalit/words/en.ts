import { english, type Translation, type Words } from "#sdk";
import * as core from "../../core/words/en.ts";
import { houseTopics } from "../../chart/words/en/sentences.ts";
import { formatDegree } from "../../core/positions.ts";
import type { answer, ChalitAnswer, Refusals } from "../answer.ts";
import type { CONVENTIONS, input } from "../input.ts";

const { graha, sign, the, houseName } = core;
const { capital, list } = english;

export const en = {
  title: "Bhava chalit",
  summary: "Houses by Sripati, KP cusps and whole sign side by side; planets that change house",
  weighs: "The art describes and does not judge; no score is made up for it",
  fields: {
    lagna: "Lagna",
    midheaven: "Midheaven",
    longitudeDeg: "Sidereal longitude (°)",
    sign: "Sign",
    houses: "Houses",
    house: "House",
    wholeSign: "By sign",
    sripatiStartDeg: "Begins, Sripati (°)",
    sripatiMiddleDeg: "Middle, Sripati (°)",
    kpCuspDeg: "Cusp, KP (°)",
    grahas: "Grahas",
    graha: "Graha",
    degree: "Degree",
    sripati: "Sripati",
    kp: "KP",
    strength: "Effect in its house",
    moves: "Changes house",
  },
  terms: { graha },
  conventions: {
    ayanamsa: core.conventions.ayanamsa,
    node: core.conventions.node,
    positions: core.conventions.positions,
  },
  refusals: {
    ...core.lagnaRefusals,
    "no-quadrants": {
      when: "The birth lies inside the polar circle, where quadrant houses do not exist",
      says: "Houses after Sripati and Placidus do not exist inside the polar circle. Ask for a chart in whole signs",
    },
  },
  reading: ({ grahas, midheaven, lagna }: ChalitAnswer) => {
    const moved = grahas.filter(({ moves }) => moves);
    const byKp = moved.filter((one) => one.sripati === one.wholeSign);
    const tenth = grahas.filter(({ sripati }) => sripati === 10);
    const [best] = [...grahas].sort((a, b) => b.strength - a.strength);
    const [least] = [...grahas].sort((a, b) => a.strength - b.strength);
    return [
      `The lagna lies at ${formatDegree(lagna.longitudeDeg)} of ${sign[lagna.sign]}, the midheaven at ${formatDegree(midheaven.longitudeDeg)} of ${sign[midheaven.sign]}. ${moved.length === 0 ? "All nine keep their house by all three rules, so that the rashi chart may be read as it is." : `${capital(list(moved.map((one) => the(one.graha))))} ${moved.length > 1 ? "change" : "changes"} house between the rules.`}`,
      ...moved
        .filter((one) => one.sripati !== one.wholeSign)
        .map(
          (one) =>
            `${capital(the(one.graha))} goes from ${houseName(one.wholeSign)} by sign to ${houseName(one.sripati)}${one.kp === one.sripati ? "" : ` (${houseName(one.kp)} by KP)`}: its nature stays that of ${sign[one.sign]}, what it works on is ${houseTopics[one.sripati - 1]!}.`,
        ),
      ...(byKp.length > 0
        ? [
            `By the cusps of KP alone ${list(byKp.map((one) => `${the(one.graha)} moves to ${houseName(one.kp)}`))}.`,
          ]
        : []),
      `${capital(the(best!.graha))}, nearest to the middle of ${houseName(best!.sripati)}, gives ${Math.round(100 * best!.strength)} in a hundred of it; ${the(least!.graha)}, at the edge of ${houseName(least!.sripati)}, gives ${Math.round(100 * least!.strength)}.${tenth.length > 0 ? ` For work count ${list(tenth.map((one) => the(one.graha)))}.` : ""}`,
    ];
  },
  picture: {
    heading: "shaded: the three rules do not agree",
    columns: ["Graha", "Place", "By sign", "Sripati", "KP"] as readonly string[],
    signs: sign,
  },
} satisfies Words<{
  input: typeof input;
  answer: typeof answer;
  conventions: typeof CONVENTIONS;
  refusals: Refusals;
}>;

export type ChalitWords = Translation<typeof en>;
