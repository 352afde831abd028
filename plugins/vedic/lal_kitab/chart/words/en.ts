import type { Translation, Words } from "#sdk";
import * as core from "../../../core/words/en.ts";
import type { LagnaRefusals } from "../../../core/birth_chart.ts";
import { DEBT as DEBT_IDS, type Debt } from "../../terms.ts";
import {
  acts,
  conventions,
  DEBT,
  fields,
  houseOf,
  REMEDY,
  standing,
  these,
  upper,
} from "../../words/en.ts";
import { gathered, inPairs } from "../told.ts";
import type { answer, LalKitabAnswer } from "../answer.ts";
import type { CONVENTIONS, input } from "../input.ts";

const { graha, the, sign, houseName } = core;
const rin = Object.fromEntries(
  DEBT_IDS.ids.map((id) => [id, { text: DEBT[id][0], sense: DEBT[id][1], remedy: DEBT[id][2] }]),
) as Record<Debt, { text: string; sense: string; remedy: string }>;

/** The nine in three sentences of three. */
function placesText({ grahas, lagna }: LalKitabAnswer): string {
  const at = (i: number) => acts(grahas[i]!.graha, grahas[i]!.house);
  return [
    `${sign[lagna]} rises for your first house and is then forgotten as ${at(0)} while ${at(1)} and ${at(2)}.`,
    `${upper(at(3))} while ${at(5)} and ${at(4)}.`,
    `${upper(at(6))} while ${at(7)} and ${at(8)}.`,
  ].join(" ");
}

function stateText({ grahas }: LalKitabAnswer): string {
  const of = (test: (one: LalKitabAnswer["grahas"][number]) => boolean) =>
    grahas.filter(test).map((one) => one.graha);
  const groups = [
    [of((one) => one.standing === "exalted"), "exalted"],
    [of((one) => one.standing === "own" || one.standing === "permanent"), "at home and awake"],
    [of((one) => one.standing === "debilitated"), "fallen"],
    [of((one) => one.asleep && one.standing !== "debilitated"), "asleep with nobody to look at"],
  ] as const;
  const told = groups
    .filter(([ids]) => ids.length > 0)
    .map(([ids, how]) => `${these(ids)} ${ids.length > 1 ? "are" : "is"} ${how}`);
  return told.length > 0 ? `${upper(told.join(" while "))}.` : "";
}

function tiesText({ grahas, sights, companions, made, kinds }: LalKitabAnswer): string {
  const house = (id: string) => grahas.find((one) => one.graha === id)!.house;
  const placed = (ids: readonly (keyof typeof graha)[]) =>
    ids.map((id) => `${the(id)} in ${houseName(house(id))}`).join(" and ");
  const gaze = { full: "full in the face", half: "with half an eye", quarter: "from afar" };
  const tenth = grahas.filter((one) => one.house === 10).map((one) => one.graha);
  const nodes = grahas.filter(({ graha: id }) => ["saturn", "rahu", "ketu"].includes(id));
  const where = nodes.map((one) => `${the(one.graha)} in ${houseName(one.house)}`).join(" and ");
  const kindSays = {
    andha: `Your teva is a blind one (andha) because ${these(tenth)} quarrel in the tenth and work is done by others' eyes.`,
    ratandh: `Your teva is night-blind (ratandh) with the Sun in the fourth and Saturn in the seventh.`,
    dharmi: `Your teva is a pious one (dharmi) that softens ${where}.`,
    nabalig: `Your teva is a minor's (nabalig) since its corners hold no grown planet and ${where} only wait.`,
  };
  return [
    ...gathered(sights).map(
      ({ from, to, gaze: how }) =>
        `${upper(placed(from))} ${from.length > 1 ? "look" : "looks"} ${gaze[how]} at ${placed(to)}.`,
    ),
    ...companions.map(
      ([one, other]) =>
        `${upper(the(one!))} and ${the(other!)} keep each other's permanent house and stand by each other.`,
    ),
    ...made.map(
      ({ graha: id, of, house: at }) =>
        `${upper(these(of))} together in ${houseOf(at)} make a second ${graha[id]} (masnui).`,
    ),
    ...kinds.map((id) => kindSays[id]),
  ].join(" ");
}

function careText({ grahas, debts, remedies, partner }: LalKitabAnswer): string {
  const at = (id: string) => houseName(grahas.find((one) => one.graha === id)!.house);
  const told = debts.map(
    ({ debt, by }) =>
      `${by.map((id) => `${the(id)} in ${at(id)}`).join(" and ")} ${by.length > 1 ? "tell" : "tells"} of ${DEBT[debt][0]} which the book clears when ${DEBT[debt][2]}`,
  );
  const acts = remedies.map((id) => `for ${the(id)} in ${at(id)} ${REMEDY[id]}`);
  return [
    ...inPairs(told).map((one) => `${upper(one)}.`),
    ...(acts.length > 0
      ? [
          `${upper(acts.join(" and "))}${partner ? ` while ${the(partner)} in ${at(partner)} stands for your partner` : ""}.`,
        ]
      : []),
  ].join(" ");
}

export const en = {
  title: "Lal Kitab: the teva",
  summary:
    "The birth chart of the Lal Kitab: houses that stand still, permanent houses, sleeping planets and companions, artificial planets, kinds of teva, inherited debts and simple remedies",
  fields: {
    ...fields,
    kinds: "Kind of teva",
    sense: "Sense",
    sights: "Sights",
    from: "Who looks",
    to: "At whom",
    gaze: "How strongly",
    companions: "Companions",
    made: "Artificial planets",
    of: "Made of",
    debts: "Debts (rin)",
    debt: "Debt",
    by: "Laid by",
    remedy: "Remedy",
    remedies: "Remedies asked for",
    partner: "Planet of the partner",
  },
  terms: {
    graha,
    sign,
    lalKitabStanding: standing,
    tevaKind: {
      andha: { text: "blind teva", sense: "foes share the tenth house" },
      ratandh: { text: "night-blind teva", sense: "Sun in the fourth and Saturn in the seventh" },
      dharmi: { text: "pious teva", sense: "the harsh planets are bound by their company" },
      nabalig: { text: "minor's teva", sense: "no grown planet in the corners" },
    },
    gaze: { full: "full", half: "half", quarter: "a quarter" },
    rin,
  },
  conventions,
  refusals: core.lagnaRefusals satisfies Record<keyof LagnaRefusals, unknown>,
  reading: (one: LalKitabAnswer): readonly string[] =>
    [placesText(one), stateText(one), tiesText(one), careText(one)].filter((text) => text !== ""),
  picture: {
    short: core.grahaShort,
    head: (lagna: keyof typeof sign): string => `${sign[lagna]} rises; Aries stands in the first`,
    foot: "° asleep",
    desc: (grahas: LalKitabAnswer["grahas"]): string =>
      grahas.map((one) => `${graha[one.graha]} ${one.house}`).join(", "),
  },
} satisfies Words<{
  input: typeof input;
  answer: typeof answer;
  conventions: typeof CONVENTIONS;
  refusals: LagnaRefusals;
}>;

export type LalKitabWords = Translation<typeof en>;
