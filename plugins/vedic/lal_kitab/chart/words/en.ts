import type { Translation, Words } from "#sdk";
import * as core from "../../../core/words/en.ts";
import type { LagnaRefusals } from "../../../core/birth_chart.ts";
import { DEBT as DEBT_IDS, type Debt } from "../../terms.ts";
import {
  acts,
  are,
  conventions,
  DEBT,
  fields,
  placed,
  REMEDY,
  standing,
  these,
  upper,
} from "../../words/en.ts";
import type { GrahaId } from "../../../core/grahas.ts";
import { byHouse } from "../../told.ts";
import { gathered } from "../told.ts";
import type { answer, LalKitabAnswer } from "../answer.ts";
import type { CONVENTIONS, input } from "../input.ts";

const { graha, the, sign, houseName } = core;
const rin = Object.fromEntries(
  DEBT_IDS.ids.map((id) => [id, { text: DEBT[id][0], sense: DEBT[id][1], remedy: DEBT[id][2] }]),
) as Record<Debt, { text: string; sense: string; remedy: string }>;

/** The nine, house by house. */
function placesText({ grahas, lagna }: LalKitabAnswer): string {
  const at = houseIn(grahas);
  const rows = byHouse(
    grahas.map((one) => one.graha),
    at,
  );
  return [
    `Your teva, the birth chart of the Lal Kitab ("red book"), is drawn with ${sign[lagna]} rising.`,
    ...rows.map(([house, here]) => `In ${houseName(house)}, ${acts(here, house)}.`),
  ].join(" ");
}

function stateText({ grahas }: LalKitabAnswer): string {
  const of = (test: (one: LalKitabAnswer["grahas"][number]) => boolean) =>
    grahas.filter(test).map((one) => one.graha);
  const groups = [
    [of((one) => one.standing === "exalted"), "exalted"],
    [of((one) => one.standing === "own" || one.standing === "permanent"), "at home and awake"],
    [of((one) => one.standing === "debilitated"), "fallen"],
    [
      of((one) => one.asleep && one.standing !== "debilitated"),
      "asleep: nothing stands where LOOKER",
    ],
  ] as const;
  return groups
    .filter(([ids]) => ids.length > 0)
    .map(
      ([ids, how]) =>
        `${upper(these(ids))} ${are(ids)} ${how.replace("LOOKER", ids.length > 1 ? "they look" : "it looks")}.`,
    )
    .join(" ");
}

function tiesText({ grahas, sights, companions, made, kinds }: LalKitabAnswer): string {
  const at = houseIn(grahas);
  const gaze = {
    full: ["looks", "look", "straight at"],
    half: ["has", "have", "half an eye on"],
    quarter: ["glances", "glance", "from afar at"],
  } as const;
  const tenth = grahas.filter((one) => one.house === 10).map((one) => one.graha);
  const nodes = placed(["saturn", "rahu", "ketu"], at);
  const kindSays = {
    andha: `Your teva is a blind one (andha): ${these(tenth)} quarrel in the tenth house, and your work is done by others' eyes.`,
    ratandh:
      "Your teva is night-blind (ratandh), with the Sun in the fourth house and Saturn in the seventh.",
    dharmi: `Your teva is a pious one (dharmi): it softens ${nodes}.`,
    nabalig: `Your teva is a minor's (nabalig): no grown planet holds its corners, and ${nodes} only wait.`,
  };
  return [
    ...gathered(sights).map(({ from, to, gaze: how }) => {
      const [one, many, at_] = gaze[how];
      return `${upper(placed(from, at))} ${from.length > 1 ? many : one} ${at_} ${placed(to, at)}.`;
    }),
    ...companions.map(([one, other], i) =>
      i === 0
        ? `${upper(these([one!, other!]))} keep each other's permanent house, the one a planet owns by nature, and so stand by each other.`
        : `So do ${these([one!, other!])}.`,
    ),
    ...made.map(
      ({ graha: id, of, house }, i) =>
        `Together in ${houseName(house)}, ${these(of)} make a second ${graha[id]}${i === 0 ? ", an artificial planet (masnui)" : ""}.`,
    ),
    ...kinds.map((id) => kindSays[id]),
  ].join(" ");
}

function careText({ grahas, debts, remedies, partner }: LalKitabAnswer): string {
  const at = houseIn(grahas);
  const state = (id: GrahaId) => {
    const { standing: how, asleep } = grahas.find((one) => one.graha === id)!;
    const adjective = how === "debilitated" ? "fallen " : asleep ? "sleeping " : "";
    return `${the(id).startsWith("the ") ? "the " : ""}${adjective}${graha[id]}`;
  };
  return [
    ...debts.map(({ debt, by }, i) => {
      const [name, sense, remedy] = DEBT[debt];
      const head = `${upper(placed(by, at))} ${by.length > 1 ? "tell" : "tells"} of ${name}`;
      return i === 0
        ? `${head}: the book says that ${sense}, and calls the debt paid when ${remedy}.`
        : `${head}: ${sense}. What pays it: ${remedy}.`;
    }),
    ...remedies.map((id, i) => `${i === 0 ? "A remedy for" : "For"} ${state(id)}: ${REMEDY[id]}.`),
    ...(partner
      ? [`${upper(the(partner))}, in ${houseName(at(partner))}, stands for your partner.`]
      : []),
  ].join(" ");
}
const houseIn = (grahas: LalKitabAnswer["grahas"]) => (id: GrahaId) =>
  grahas.find((one) => one.graha === id)!.house;

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
