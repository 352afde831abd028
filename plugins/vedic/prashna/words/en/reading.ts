/** The judgement of a question in English. */
import { en as lore } from "#lore/words/en.ts";
import { matters } from "#lore/words/matters_en.ts";
import { standsOf, stepOf } from "#lore/words/matters.ts";
import { reply as replies } from "#lore/words/replies_en.ts";
import { english } from "#sdk";
import * as core from "../../../core/words/en.ts";
import type { PrashnaAnswer } from "../../answer.ts";
import type { Point, TestimonyPhrases } from "../../terms.ts";

const { capital, uncapital, list, numberWord, ordinalWord } = english;
const { sign, graha, the, houseName, dignity } = core;
type P = TestimonyPhrases;

const on: Readonly<Record<Point, string>> = {
  arudha: "the ground you stand on",
  lagna: "you and your way of going about it",
  chatra: "what shelters you",
  matter: "what you ask for",
};
/** What each graha brings where it helps, and where it harms. */
const GIFT: Readonly<Record<keyof typeof graha, readonly [string, string]>> = {
  sun: ["somebody in authority stands by it", "pride or an office gets in its way"],
  moon: ["people are kindly disposed", "moods make it uncertain"],
  mars: ["courage pushes it through", "haste or a quarrel cuts across it"],
  mercury: ["a clear word or a paper helps", "talk confuses it"],
  jupiter: ["good advice protects it", "too much is promised"],
  venus: ["goodwill and means smooth it", "comfort is put before it"],
  saturn: ["patience carries it", "delay and weariness sit on it"],
  rahu: ["an outsider opens a way", "something about it is not what it seems"],
  ketu: ["a sudden turn frees it", "a thread is cut without warning"],
};

/** The same as things that are brought. */
const BRINGS: typeof GIFT = {
  sun: ["the help of somebody in authority", "pride"],
  moon: ["kindness", "changing moods"],
  mars: ["courage", "haste"],
  mercury: ["a clear word", "confused talk"],
  jupiter: ["good advice", "too large a promise"],
  venus: ["goodwill", "love of comfort"],
  saturn: ["patience", "delay"],
  rahu: ["a stranger's help", "a false front"],
  ketu: ["a sudden release", "a cut thread"],
};

/** Testimonies as clauses that begin with a capital and have no stop. */
export const said = {
  lagnaFromArudha: ({ count, kind }: P["lagnaFromArudha"]) =>
    ({
      kendra: `The rising sign is ${ordinalWord(count)} from the arudha, an angle, so ground and effort hold together`,
      trikona: `The rising sign is ${ordinalWord(count)} from the arudha, a trine, and luck joins the two`,
      dusthana: `The rising sign is ${ordinalWord(count)} from the arudha, where the books see loss and opposition`,
      other: `The rising sign is ${ordinalWord(count)} from the arudha, which neither binds nor breaks`,
    })[kind],
  rising: ({ sign: at, rises }: P["rising"]) =>
    ({
      head: `${sign[at]} rises head first, and what is asked goes forward`,
      back: `${sign[at]} rises back first, so it comes late and with effort`,
      both: `${sign[at]} rises both ways, with a step back for every step on`,
    })[rises],
  pointHolds: ({ point, graha: id, sign: at, kind }: P["pointHolds"]) =>
    `${capital(the(id))} in ${sign[at]} is on ${on[point]}: ${GIFT[id][kind === "benefic" ? 0 : 1]}`,
  pointSeen: ({ point, graha: id, sign: at, kind }: P["pointSeen"]) =>
    kind === "benefic"
      ? `${capital(the(id))} looks kindly at ${sign[at]}, ${on[point]}`
      : `${capital(the(id))} looks hard at ${sign[at]}, ${on[point]}`,
  lordSees: ({ point, lord, sign: at }: P["lordSees"]) =>
    `${sign[at]}, ${on[point]}, is watched by its own lord, ${the(lord)}`,
  gulikaIn: ({ point, sign: at }: P["gulikaIn"]) =>
    `Saturn's shadow, Gulika, rises in ${sign[at]} and darkens ${on[point]}`,
  lordPlaced: ({ lord, sign: at, house, kind }: P["lordPlaced"]) =>
    kind === "well"
      ? `${capital(the(lord))}, lord of the matter, stands in ${sign[at]} in ${houseName(house)}`
      : `${capital(the(lord))}, lord of the matter, is hidden in ${sign[at]} in ${houseName(house)}`,
  lordDignity: ({ lord, sign: at, dignity: how }: P["lordDignity"]) =>
    ["exalted", "moolatrikona", "own", "greatFriend", "friend"].includes(how)
      ? `There, ${dignity[how]}, ${the(lord)} in ${sign[at]} can give what it rules`
      : `There, ${dignity[how]}, ${the(lord)} in ${sign[at]} has little to give`,
  lordBurnt: ({ lord }: P["lordBurnt"]) =>
    `${capital(the(lord))} is burnt by the Sun's nearness and cannot act by itself`,
  lordsMeet: ({ querent, quesited, meets }: P["lordsMeet"]) =>
    ({
      same: `${capital(the(querent))} rules you and the matter alike, so it lies in your own hands`,
      together: `Your lord ${the(querent)} and the matter's lord ${the(quesited)} stand in one sign: the two come together`,
      exchange: `Your lord ${the(querent)} and the matter's lord ${the(quesited)} have taken each other's signs, a bargain that is kept`,
      sight: `Your lord ${the(querent)} and the matter's lord ${the(quesited)} look at each other, and an understanding is reached across a distance`,
    })[meets],
  lordsApart: ({ querent, quesited }: P["lordsApart"]) =>
    `Your lord ${the(querent)} and the matter's lord ${the(quesited)} neither meet nor see each other`,
  moon: ({ phase, sign: at, house }: P["moon"]) =>
    phase === "waxing"
      ? `The Moon grows in ${sign[at]}, in ${houseName(house)}`
      : `The Moon wanes in ${sign[at]}, in ${houseName(house)}`,
  moonSees: ({ sign: at }: P["moonSees"]) =>
    `From her place she sees ${sign[at]}, what you ask for`,
  sphuta: ({ sphuta, sign: at, khanda }: P["sphuta"]) =>
    `${capital(sphuta)} falls in ${sign[at]}, in a star of ${{ srishti: "creation", sthiti: "keeping", samhara: "dissolving" }[khanda]}`,
};

const clause = ({ code, with: params }: PrashnaAnswer["testimonies"][number]): string =>
  code === "base"
    ? ""
    : code === "lordVisits"
      ? (params as P["lordVisits"]).visitor === "querent"
        ? `${capital(the((params as P["lordVisits"]).lord))}, your lord, is a guest in the house of the matter`
        : `${capital(the((params as P["lordVisits"]).lord))}, lord of the matter, has come to you`
      : (said[code as keyof typeof said] as (p: unknown) => string)(params);

/** The strongest of one side, without those told elsewhere. */
function strongest(answer: PrashnaAnswer, sign: 1 | -1, told: readonly string[]) {
  return answer.testimonies
    .slice(1)
    .filter(({ weight, code }) => weight * sign > 0 && !told.includes(code))
    .sort((a, b) => Math.abs(b.weight) - Math.abs(a.weight))
    .slice(0, 4);
}

function opening({ question, asked, reply, verdict, score, matter }: PrashnaAnswer): string {
  const about = asked.matter === "general" ? "" : ` about ${lore.questionMatter[asked.matter]}`;
  const lean = {
    favourable: "and lean in its favour",
    mixed: "and hang in the balance",
    adverse: "and lean against it",
  }[verdict.value];
  return [
    replies.asked(question),
    standsOf(matters[asked.matter], reply.standing),
    `The testimonies${about} come to ${score} of 100 ${lean}. The matter lies in ${houseName(matter.house)}, in ${sign[matter.sign]}.`,
  ].join(" ");
}

function ground({ arudha, lagna, chatra, testimonies }: PrashnaAnswer): string {
  const rises = {
    head: "head first, so the matter goes forward",
    back: "back first, so the matter comes late",
    both: "both ways, so the matter goes on and back",
  }[lagna.rises];
  const at = `in the ${ordinalWord(lagna.pada)} quarter of ${core.nakshatraName[lagna.nakshatra]}`;
  const road = `The Sun travels the road (veethi) of ${sign[chatra.veethi]}, which makes ${sign[chatra.sign]} the sign of protection (chatra).`;
  if (arudha.from === "lagna") {
    return `You gave no number, so the rising sign, ${sign[lagna.sign]}, is your ground (arudha) too. It rises ${at}, ${rises}. ${road}`;
  }
  const distance = testimonies.find(({ code }) => code === "lagnaFromArudha")!;
  const { count, kind } = distance.with as P["lagnaFromArudha"];
  const sense = {
    kendra: "an angle, which joins ground and effort",
    trikona: "a trine, which brings luck",
    dusthana: "a place of loss and opposition",
    other: "a place that neither binds nor breaks",
  }[kind];
  const rising =
    count === 1
      ? "The same sign rises, and ground and effort are joined."
      : `${sign[lagna.sign]} rises, the ${ordinalWord(count)} sign from it: ${sense}.`;
  return `Your number, ${arudha.number}, sets your ground (arudha) in ${sign[arudha.sign]}, with its ninth part (navamsha) in ${sign[arudha.navamsha]}. ${rising} It comes up ${at}, ${rises}. ${road}`;
}

const TOLD = [
  "lagnaFromArudha",
  "rising",
  "lordPlaced",
  "lordDignity",
  "lordBurnt",
  "lordsMeet",
  "lordVisits",
  "lordsApart",
  "sphuta",
  "moon",
  "moonSees",
];

function actors({ matter, grahas, testimonies }: PrashnaAnswer): string {
  const of = (id: string) => grahas.find((one) => one.graha === id)!;
  const [lord, yours] = [of(matter.lord), of(matter.querentLord)];
  const burnt = testimonies.some(({ code }) => code === "lordBurnt")
    ? ` There ${the(matter.lord)} is burnt by the Sun's nearness.`
    : "";
  const shown = (one: typeof lord, house: number) =>
    `in ${houseName(house)}, in ${core.nakshatraName[one.nakshatra]} of ${sign[one.sign]} (${dignity[one.dignity]}${one.retrograde && one.graha !== "rahu" && one.graha !== "ketu" ? ", moving backwards" : ""})`;
  const place = shown(lord, matter.lordHouse);
  if (matter.lord === matter.querentLord) {
    return `${capital(the(lord.graha))} rules both you and the matter. It stands ${place}.${burnt}`;
  }
  const meets = testimonies.find(({ code }) => code === "lordsMeet");
  const visits = testimonies.find(({ code }) => code === "lordVisits");
  const bond = meets
    ? MEET[(meets.with as P["lordsMeet"]).meets]
    : visits
      ? (visits.with as P["lordVisits"]).visitor === "querent"
        ? "You go to the matter as a guest."
        : "The matter comes to you."
      : "The two neither meet nor see each other.";
  return `The lord of the matter is ${the(lord.graha)}, ${place}.${burnt} Your own is ${the(yours.graha)}, ${shown(yours, matter.querentHouse)}. ${bond}`;
}
const MEET = {
  same: "One lord serves both.",
  together: "The two come together in one sign.",
  exchange: "A bargain between their signs is kept.",
  sight: "They reach an understanding across a distance.",
};

function sides(answer: PrashnaAnswer): string {
  const [good, bad] = ([1, -1] as const).map((side) => told(answer, side)) as [string[], string[]];
  const said = (lead: string, clauses: readonly string[]) =>
    clauses.map((one, i) => (i === 0 ? `${lead} ${one}.` : `${capital(one)}.`)).join(" ");
  return [
    good.length > 0 ? said("In your favour,", good) : "No planet beside the lords speaks for it.",
    bad.length > 0 ? said("Against you,", bad) : "None beside them stands against it.",
  ].join(" ");
}

/** One side as clauses; those who do the same to the same sign are told together, with all that it stands for. */
function told(answer: PrashnaAnswer, side: 1 | -1): string[] {
  const all = strongest(answer, side, TOLD);
  const of = (code: "pointHolds" | "pointSeen", at: string) =>
    all.filter((one) => one.code === code && (one.with as P["pointSeen"]).sign === at);
  const done = new Set<string>();
  return all.flatMap((one) => {
    if (one.code !== "pointHolds" && one.code !== "pointSeen") return [lowerThe(clause(one))];
    const { sign: at } = one.with as P["pointSeen"];
    if (done.has(one.code + at)) return [];
    done.add(one.code + at);
    const here = of(one.code, at).map((each) => each.with as P["pointSeen"]);
    const ids = [...new Set(here.map((each) => each.graha))];
    const points = [...new Set(here.map((each) => each.point))].map((point) => on[point]);
    const who = list(ids.map(the));
    if (one.code === "pointSeen") {
      const how = side > 0 ? "kindly" : "hard";
      return [
        `${who} ${ids.length > 1 ? "look" : "looks"} ${how} at ${sign[at]}, ${points.join(" as well as ")}`,
      ];
    }
    const brings = list(ids.map((id) => BRINGS[id][side > 0 ? 0 : 1]));
    return [
      `${who} in ${sign[at]} ${ids.length > 1 ? "bring" : "brings"} ${brings} to ${points.join(" as well as to ")}`,
    ];
  });
}
const lowerThe = (text: string) => (text.startsWith("The ") ? uncapital(text) : text);

function sums({ sphutas, testimonies }: PrashnaAnswer): string {
  const {
    phase,
    sign: at,
    house,
  } = testimonies.find(({ code }) => code === "moon")!.with as P["moon"];
  const looks = testimonies.some(({ code }) => code === "moonSees")
    ? ", with her eye on the matter"
    : "";
  const stars = new Map<string, (typeof sphutas)[number][]>();
  for (const one of sphutas)
    stars.set(one.nakshatra + one.sign, [...(stars.get(one.nakshatra + one.sign) ?? []), one]);
  const thirds = [...stars.values()].map((here, i) => {
    const { khanda, nakshatra, sign: where } = here[0]!;
    const kind = { srishti: "creation", sthiti: "keeping", samhara: "dissolving" }[khanda];
    const falls = i > 0 ? "" : here.length > 1 ? " fall" : " falls";
    return `${list(here.map(({ sphuta }) => sphuta))}${falls} in ${core.nakshatraName[nakshatra]} of ${sign[where]}, a star of ${kind}`;
  });
  return `The ${phase} Moon is in ${sign[at]}, in ${houseName(house)}${looks}. Of the summed longitudes (sphutas), ${thirds.join("; ")}.`;
}

function forms({ reply, asked, pointer, speakers, matter }: PrashnaAnswer): string[] {
  const what = `${houseName(matter.house)}, in ${sign[matter.sign]}`;
  const by = pointer.graha
    ? `${capital(the(pointer.graha))}, first among the planets in the angles, points there for what lies in ${what}.`
    : `The angles are empty, and the rising sign itself points there for what lies in ${what}.`;
  const times = ["once", "twice"][pointer.risen - 1] ?? `${numberWord(pointer.risen)} times`;
  const time = `The ninth part that rises is the ${ordinalWord(pointer.risen)} of its sign. It belongs to ${the(pointer.timeLord)}, whose span is counted ${times}.`;
  return [
    ...(reply.where ? [replies.where({ where: reply.where, matter: asked.matter, why: by })] : []),
    ...(reply.when ? [replies.when({ when: reply.when, why: time })] : []),
    ...(reply.weighed.length > 0
      ? [
          replies.which({
            weighed: reply.weighed.map((one, i) => ({
              ...one,
              by: `the ${ordinalWord(matter.house)} from ${speakers[i] === "lagna" ? "the rising sign" : the(speakers[i]! as "moon")} gives it ${one.score} of 100`,
            })),
          }),
        ]
      : []),
  ];
}

/** The judgement. */
/** What begins a sentence and is no name. */
const SMALL_WORD = /^(?:The|It|Its|Your|You|Of|An?|In)\b/;

/** Several sentences as one clause, to be joined to the part of the matter that they speak of. */
const joined = (text: string): string =>
  text
    .split(/(?<=[.!?])\s+/)
    .map((one) => one.replace(/[.!?]$/, "").replace(SMALL_WORD, (word) => word.toLowerCase()))
    .join("; ");

export function reading(answer: PrashnaAnswer): readonly string[] {
  const { asked, reply } = answer;
  const { turn, water } = matters[asked.matter];
  return [
    opening(answer),
    `As to ${turn}: ${joined(ground(answer))}.`,
    `${capital(joined(actors(answer)))}. ${stepOf(matters[asked.matter], reply.standing)}`,
    sides(answer),
    `As to ${water}: ${joined(sums(answer))}.`,
    ...forms(answer),
  ];
}
