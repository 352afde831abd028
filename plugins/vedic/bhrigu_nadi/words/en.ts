import type { Translation, Words } from "#sdk";
import { english } from "#sdk";
import * as core from "../../core/words/en.ts";
import type { GrahaId } from "../../core/grahas.ts";
import type { answer, BhriguNadiAnswer } from "../answer.ts";
import type { CONVENTIONS, input } from "../input.ts";

const { graha, the, sign } = core;
const { capital } = english;
type One = BhriguNadiAnswer["grahas"][number];
type Year = BhriguNadiAnswer["now"];

const quarter = { east: "east", south: "south", west: "west", north: "north" };
/** What each planet stands for in a life. */
const STANDS: Readonly<Record<GrahaId, string>> = {
  sun: "your father and your standing",
  moon: "your mother and your travels",
  mars: "your brothers and your drive",
  mercury: "your learning and your friends",
  jupiter: "you yourself",
  venus: "your partner and your means",
  saturn: "your work",
  rahu: "what is foreign and large",
  ketu: "what you cut loose",
};
/** What another brings to it. */
const LENDS: Readonly<Record<GrahaId, string>> = {
  sun: "rank",
  moon: "change",
  mars: "heat",
  mercury: "talk and trade",
  jupiter: "counsel",
  venus: "charm and money",
  saturn: "toil",
  rahu: "hunger for more",
  ketu: "distance",
};
/** Trades that a companion gives to Saturn, who is work. */
const TRADE: Readonly<Record<GrahaId, string>> = {
  sun: "public office",
  moon: "food and travel",
  mars: "machines and land",
  mercury: "writing and accounts",
  jupiter: "teaching and law",
  venus: "art and finance",
  saturn: "labour",
  rahu: "foreign trade and new media",
  ketu: "research and healing",
};
const names = (ids: readonly GrahaId[]) => ids.map(the).join(" and ");
const lends = (ids: readonly GrahaId[]) => ids.map((id) => LENDS[id]).join(" and ");

/** Who acts on a planet, as one breath. */
function company({ with: beside, trine, ahead, behind, opposite }: One): string {
  const told = [
    beside.length > 0 ? `with ${names(beside)} beside it for ${lends(beside)}` : "",
    trine.length > 0 ? `helped from afar by ${names(trine)}` : "",
    ahead.length > 0 ? `going towards ${names(ahead)}` : "",
    behind.length > 0 ? `coming from ${names(behind)}` : "",
    opposite.length > 0 ? `faced by ${names(opposite)}` : "",
  ].filter((one) => one !== "");
  return told.length > 0 ? told.join(" and ") : "with nobody to act on it";
}

const told = (one: One): string =>
  `${capital(the(one.graha))} for ${STANDS[one.graha]} stands in ${sign[one.sign]} in the ${quarter[one.quarter]} ${one.retrograde && one.graha !== "rahu" && one.graha !== "ketu" ? "looking back " : ""}${company(one)}.`;

function workText(saturn: One): string {
  const near = [...saturn.with, ...saturn.trine, ...saturn.ahead].slice(0, 2);
  const trades =
    near.length > 0
      ? ` which points to ${near.map((id) => TRADE[id]).join(" or ")}`
      : " which leaves the trade to your own choice";
  return `${told(saturn).slice(0, -1)}${trades}.`;
}

const yearText = ({ age, sign: at, meets, trine }: Year): string => {
  const who = [
    meets.length > 0 ? `meets ${names(meets)}` : "meets nobody",
    trine.length > 0 ? `touches ${names(trine)} from the same quarter` : "",
  ].filter((one) => one !== "");
  return `at ${age} it walks through ${sign[at]} and ${who.join(" and ")}`;
};

function walkText({ now, years }: BhriguNadiAnswer): string {
  const about = [...now.meets, ...now.trine].slice(0, 3).map((id) => STANDS[id]);
  const busy = years
    .slice(1)
    .filter(({ meets }) => meets.length > 0)
    .slice(0, 3);
  return [
    `Jupiter goes on a sign a year: ${yearText(now)}${about.length > 0 ? ` so that this year turns on ${about.join(" and ")}` : " so that this year is your own"}.`,
    ...(busy.length > 0 ? [`${capital(busy.map(yearText).join(" and "))}.`] : []),
  ].join(" ");
}

const of = (answer: BhriguNadiAnswer, id: GrahaId) =>
  answer.grahas.find((one) => one.graha === id)!;

export const en = {
  title: "Bhrigu Nandi Nadi",
  summary:
    "A birth read by planets alone: quarters in which they act together, those before and behind, exchanges, and Jupiter's walk of one sign a year",
  inputs: {
    age: { label: "Age", about: "Completed years; the age today when left out" },
  },
  fields: {
    ...core.place,
    grahas: "Planets",
    graha: "Planet",
    quarter: "Quarter",
    retrograde: "Retrograde",
    with: "Beside it",
    trine: "In its quarter",
    ahead: "Ahead",
    behind: "Behind",
    opposite: "Opposite",
    groups: "Quarters",
    exchanges: "Exchanges",
    now: "Jupiter at that age",
    years: "Twelve years of Jupiter",
    age: "Age",
    meets: "Meets",
  },
  terms: { graha, sign, nakshatra: core.nakshatraName, nadiQuarter: quarter },
  conventions: {
    ayanamsa: core.conventions.ayanamsa,
    node: core.conventions.node,
    positions: core.conventions.positions,
  },
  omissions: {
    birthTime: "No time of birth was given: noon stands in its place, which only the Moon feels.",
  },
  reading(answer: BhriguNadiAnswer) {
    const exchange = answer.exchanges.map(
      ([one, other]) =>
        `${capital(the(one!))} in ${sign[of(answer, one!).sign]} and ${the(other!)} in ${sign[of(answer, other!).sign]} exchange their signs and act from both.`,
    );
    return [
      `${told(of(answer, "jupiter"))} ${workText(of(answer, "saturn"))}`,
      `${told(of(answer, "venus"))} ${told(of(answer, "mercury"))} ${told(of(answer, "mars"))}`,
      [told(of(answer, "sun")), told(of(answer, "moon")), ...exchange].join(" "),
      walkText(answer),
    ];
  },
  picture: {
    signShort: core.signShort,
    short: core.grahaShort,
    mark: "Ju→",
    centre: "Nadi",
    head: ({ age, sign: at }: Year): string => `Ju→ Jupiter of the year at ${age}: ${sign[at]}`,
    group: ({ quarter: at, grahas }: BhriguNadiAnswer["groups"][number]): string =>
      `${capital(quarter[at])}: ${grahas.map((id) => graha[id]).join(", ") || "–"}`,
    desc: (groups: BhriguNadiAnswer["groups"]): string =>
      groups
        .map(
          ({ quarter: at, grahas }) => `${at}: ${grahas.map((id) => graha[id]).join(", ") || "–"}`,
        )
        .join("; "),
  },
} satisfies Words<{
  input: typeof input;
  answer: typeof answer;
  conventions: typeof CONVENTIONS;
  omissions: { birthTime: {} };
}>;

export type BhriguNadiWords = Translation<typeof en>;
