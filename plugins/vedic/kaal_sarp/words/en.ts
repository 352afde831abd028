import { english, type Translation, type Words } from "#sdk";
import * as core from "../../core/words/en.ts";
import type { answer, KaalSarpAnswer, Omissions, Refusals } from "../answer.ts";
import type { CONVENTIONS, input } from "../input.ts";

const { graha, sign, the, theseGrahas } = core;
const { capital } = english;

const serpentForm = {
  none: { text: "not formed", about: "planets stand on both sides of the nodes" },
  partial: { text: "partial", about: "one planet alone stands on the other side" },
  kalaSarpa: { text: "Kala Sarpa", about: "all seven run from Rahu to Ketu, towards the mouth" },
  kalaAmrita: {
    text: "Kala Amrita",
    about: "all seven run from Ketu to Rahu, away from the mouth",
  },
};
const serpent = {
  Ananta: { text: "Ananta", about: "self against partner: the name is made before the bond" },
  Kulika: { text: "Kulika", about: "words and money against what is shared" },
  Vasuki: { text: "Vasuki", about: "own effort against inherited luck" },
  Shankhapala: { text: "Shankhapala", about: "home against office" },
  Padma: { text: "Padma", about: "children and wit against the circle of friends" },
  Mahapadma: { text: "Mahapadma", about: "contest and service against retreat" },
  Takshaka: { text: "Takshaka", about: "the partner draws, and the self is found late" },
  Karkotaka: { text: "Karkotaka", about: "what is hidden draws, and plain means are earned late" },
  Shankhachuda: { text: "Shankhachuda", about: "belief draws, and the nearby is learnt late" },
  Ghataka: { text: "Ghataka", about: "the office draws, and rest is learnt late" },
  Vishadhara: { text: "Vishadhara", about: "gain draws, and counsel of one’s own is learnt late" },
  Sheshanaga: { text: "Sheshanaga", about: "distance draws, and daily work is learnt late" },
};

export const en = {
  title: "Kala Sarpa",
  summary:
    "Whether all planets stand on one side of the nodes, which of the twelve forms, and partial cases",
  weighs: "The art describes and does not judge; no score is made up for it",
  fields: {
    form: "Form",
    about: "What it means",
    serpent: "Serpent",
    rahuHouse: "House of Rahu",
    rahu: "Rahu",
    ketu: "Ketu",
    arcs: "Distances from Rahu",
    graha: "Planet",
    aheadOfRahuDeg: "Forward from Rahu (°)",
    side: "Side",
  },
  terms: { graha, serpentForm, serpent },
  phrases: {
    whole: ({ from }) =>
      from === "rahu"
        ? "all seven stand between Rahu and Ketu"
        : "all seven stand between Ketu and Rahu",
    outside: ({ grahas, withNode }) =>
      `${capital(theseGrahas(grahas))} alone ${withNode ? "stands on the other side, in the sign of a node" : "breaks the row"}`,
    mixed: ({ within }) => `${within} stand on one side and ${7 - within} on the other`,
  },
  conventions: {
    node: core.conventions.node,
    ayanamsa: core.conventions.ayanamsa,
    positions: core.conventions.positions,
  },
  refusals: { "place-incomplete": core.chartRefusals["place-incomplete"] },
  omissions: {
    birthTime:
      "No time of birth was given: the planets are those of local noon, and the serpent is not named.",
    latitude: core.placeOmission,
  },
  reading: ({ form, serpent: name, arcs, rahu, ketu }: KaalSarpAnswer) => {
    const [first, last] = [arcs[0]!, arcs.at(-1)!];
    const near = [...arcs].sort((a, b) => toNode(a) - toNode(b))[0]!;
    const axis = `The axis runs from ${sign[rahu]} to ${sign[ketu]}; Rahu meets ${the(first.graha)} first, after ${Math.round(first.aheadOfRahuDeg)}°, and ${the(last.graha)} last.`;
    const told = {
      none: `Kala Sarpa is not formed. ${axis}`,
      partial: `${capital(outsider(form))} alone keeps Kala Sarpa from closing: modern authors call it partial and hold that this planet is the way out. ${axis}`,
      kalaSarpa: `All seven run towards the serpent's mouth: ambition leads, and results come after a detour. ${axis}`,
      kalaAmrita: `All seven run away from the serpent's mouth: letting go leads, and results come once they are not grasped for. ${axis}`,
    }[form.value];
    return [
      told,
      ...(name ? [`With Rahu where it is the serpent is ${name}: ${serpent[name].about}.`] : []),
      `${capital(the(near.graha))} stands nearest to the axis, ${toNode(near).toFixed(1)}° from a node. The classical books do not know this yoga; it is of the twentieth century.`,
    ];
  },
  picture: { short: core.grahaShort, signs: sign },
} satisfies Words<{
  input: typeof input;
  answer: typeof answer;
  conventions: typeof CONVENTIONS;
  refusals: Refusals;
  omissions: Omissions;
}>;

/** Who breaks a row that is nearly closed. */
function outsider({ because: [reason] }: KaalSarpAnswer["form"]): string {
  return reason?.code === "outside" ? theseGrahas(reason.with.grahas) : "";
}

/** Degrees to the nearer node. */
function toNode({ aheadOfRahuDeg: deg }: { readonly aheadOfRahuDeg: number }): number {
  return Math.min(deg % 180, 180 - (deg % 180));
}

export type KaalSarpWords = Translation<typeof en>;
