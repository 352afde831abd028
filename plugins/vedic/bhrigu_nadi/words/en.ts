import type { Translation, Words } from "#sdk";
import { english } from "#sdk";
import * as core from "../../core/words/en.ts";
import type { GrahaId } from "../../core/grahas.ts";
import type { answer, BhriguNadiAnswer } from "../answer.ts";
import type { CONVENTIONS, input } from "../input.ts";

const { graha, the, sign } = core;
const { capital, list } = english;
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
const names = (ids: readonly GrahaId[]) => list(ids.map(the));
/** "your work, what you cut loose, and your father and your standing". */
const serial = (items: readonly string[], last: string) =>
  items.length > 1 ? `${items.slice(0, -1).join(", ")}, ${last} ${items.at(-1)!}` : items.join("");

/** What a clause about company is called where another planet has had the very same. */
const SHARED = {
  trine: "its helpers",
  behind: "what it comes from",
  ahead: "what it goes towards",
  opposite: "what faces it",
};

/** Tells planets one after another; company that one told before has too is told by its name. */
function teller() {
  const first = new Map<string, GrahaId>();
  const glossed = new Set<string>();
  const once = (gloss: string) => (glossed.has(gloss) ? "" : (glossed.add(gloss), gloss));
  return (one: One): string => {
    const like = new Map<GrahaId, string[]>();
    const fresh = (kind: keyof typeof SHARED, say: (ids: readonly GrahaId[]) => string) => {
      const ids = one[kind];
      if (ids.length === 0) return "";
      const key = `${kind} ${ids.join()}`;
      const before = first.get(key);
      if (before === undefined) {
        first.set(key, one.graha);
        return say(ids);
      }
      like.set(before, [...(like.get(before) ?? []), SHARED[kind]]);
      return "";
    };
    const beside = one.with.map((id, i) => `${the(id)} ${i === 0 ? "lends " : ""}${LENDS[id]}`);
    const helped = fresh(
      "trine",
      (ids) =>
        `${names(ids)} ${ids.length > 1 ? "help" : "helps"} it${once(" from the same quarter")}`,
    );
    const path = [
      fresh("behind", (ids) => `comes from ${names(ids)}`),
      fresh("ahead", (ids) => `goes towards ${names(ids)}`),
    ].filter((text) => text !== "");
    const faced = fresh(
      "opposite",
      (ids) => `${names(ids)} ${ids.length > 1 ? "face" : "faces"} it`,
    );
    const alone =
      one.with.length +
        one.trine.length +
        one.ahead.length +
        one.behind.length +
        one.opposite.length ===
      0;
    const back = one.retrograde && one.graha !== "rahu" && one.graha !== "ketu";
    const told = [
      `${capital(the(one.graha))}, for ${STANDS[one.graha]}, stands in ${sign[one.sign]} in the ${quarter[one.quarter]}${back ? ` and looks back${once(" (retrograde)")}` : ""}`,
      beside.length > 0 ? `Beside it, ${serial(beside, "and")}` : "",
      [helped, faced].filter((text) => text !== "").join("; "),
      path.length > 0 ? `It ${path.join(" and ")}` : "",
      ...[...like].map(([id, what]) => `In ${list(what)}, it is like ${the(id)}`),
      alone ? `No other planet acts on ${the(one.graha)}` : "",
    ];
    return told
      .filter((text) => text !== "")
      .map((text) => `${capital(text)}.`)
      .join(" ");
  };
}

function tradesText(saturn: One): string {
  const near = [...saturn.with, ...saturn.trine, ...saturn.ahead].slice(0, 2);
  return near.length > 0
    ? `For a trade, this points to ${serial(
        near.map((id) => TRADE[id]),
        "or",
      )}.`
    : "The choice of a trade is left to you.";
}

const meetsText = ({ meets, trine }: Year, gloss = ""): string =>
  [
    meets.length > 0 ? `meets ${names(meets)}` : "meets nobody",
    trine.length > 0 ? `touches ${names(trine)}${gloss}` : "",
  ]
    .filter((one) => one !== "")
    .join(", and ");

function walkText({ now, years }: BhriguNadiAnswer): string {
  const about = [...now.meets, ...now.trine].slice(0, 3).map((id) => STANDS[id]);
  const busy = years
    .slice(1)
    .filter(({ meets }) => meets.length > 0)
    .slice(0, 3);
  return [
    `At ${now.age}, Jupiter, which moves on a sign each year, walks through ${sign[now.sign]}. It ${meetsText(now, " in the same quarter")}.`,
    about.length > 0
      ? `That year turns on ${serial(about, "and")}.`
      : "That year is your own to shape.",
    ...busy.map((year) => `At ${year.age}, in ${sign[year.sign]}, it ${meetsText(year)}.`),
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
    const tell = teller();
    const told = (id: GrahaId) => tell(of(answer, id));
    const exchange = answer.exchanges.map(
      ([one, other]) =>
        `${capital(the(one!))} in ${sign[of(answer, one!).sign]} and ${the(other!)} in ${sign[of(answer, other!).sign]} exchange their signs, and each acts from both.`,
    );
    return [
      `${told("jupiter")} ${told("saturn")} ${tradesText(of(answer, "saturn"))}`,
      `${told("venus")} ${told("mercury")} ${told("mars")}`,
      [told("sun"), told("moon"), ...exchange].join(" "),
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
