/** The judgement of a question in English. */
import { en as lore } from "#lore/words/en.ts";
import { matters } from "#lore/words/matters_en.ts";
import { standsOf, stepOf } from "#lore/words/matters.ts";
import { reply as replies } from "#lore/words/replies_en.ts";
import { english } from "#sdk";
import * as core from "../../../core/words/en.ts";
import type { PrashnaAnswer } from "../../answer.ts";
import type { Point, TestimonyPhrases } from "../../terms.ts";

const { capital, uncapital, list, ordinalWord } = english;
const { sign, graha, the, houseName, dignity } = core;
type P = TestimonyPhrases;

const on: Readonly<Record<Point, string>> = {
  arudha: "the ground you stand on",
  lagna: "yourself and how you go about it",
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
    `${sign[at]} for ${on[point]} is watched by its own lord ${the(lord)}`,
  gulikaIn: ({ point, sign: at }: P["gulikaIn"]) =>
    `Saturn's shadow Gulika rises in ${sign[at]} and darkens ${on[point]}`,
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
  const about = asked.matter === "general" ? "it" : lore.questionMatter[asked.matter];
  const lean = { favourable: "lean to", mixed: "balance", adverse: "lean against" }[verdict.value];
  return [
    replies.asked(question),
    standsOf(matters[asked.matter], reply.standing),
    `With ${sign[matter.sign]} in ${houseName(matter.house)} the testimonies ${lean} ${about} at ${score} of 100.`,
  ].join(" ");
}

function ground({ arudha, lagna, chatra, testimonies }: PrashnaAnswer): string {
  const rises = {
    head: "head first and so goes forward",
    back: "back first and so comes late",
    both: "both ways and so goes on and back",
  }[lagna.rises];
  const at = `${sign[lagna.sign]} rises at ${core.nakshatraName[lagna.nakshatra]} ${lagna.pada} ${rises}`;
  const road = `the Sun on the road of ${sign[chatra.veethi]} makes ${sign[chatra.sign]} its sign of protection (chatra)`;
  if (arudha.from === "lagna") {
    return `Without a number ${at} for arudha and lagna alike and ${road}.`;
  }
  const distance = testimonies.find(({ code }) => code === "lagnaFromArudha")!;
  const { count, kind } = distance.with as P["lagnaFromArudha"];
  const sense = {
    kendra: "an angle that joins ground and effort",
    trikona: "a trine that brings luck",
    dusthana: "a place of loss and opposition",
    other: "a place that neither binds nor breaks",
  }[kind];
  return `Your number ${arudha.number} mounts the arudha in ${sign[arudha.sign]} with its navamsha in ${sign[arudha.navamsha]} and the ${ordinalWord(count)} sign from it is ${sense}: ${at} while ${road}.`;
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
  const burnt = testimonies.some(({ code }) => code === "lordBurnt") ? " and burnt by the Sun" : "";
  const shown = (one: typeof lord) =>
    `${the(one.graha)} in ${core.nakshatraName[one.nakshatra]} of ${sign[one.sign]} (${dignity[one.dignity]}${one.retrograde && one.graha !== "rahu" && one.graha !== "ketu" ? " and moving backwards" : ""})`;
  const meets = testimonies.find(({ code }) => code === "lordsMeet");
  const visits = testimonies.find(({ code }) => code === "lordVisits");
  const bond = meets
    ? MEET[(meets.with as P["lordsMeet"]).meets]
    : visits
      ? (visits.with as P["lordVisits"]).visitor === "querent"
        ? "you go to it as a guest"
        : "it comes to you"
      : "the two neither meet nor see each other";
  if (matter.lord === matter.querentLord) {
    return `${capital(shown(lord))} in ${houseName(matter.lordHouse)}${burnt} rules you and the matter alike.`;
  }
  return `The matter is ruled by ${shown(lord)} in ${houseName(matter.lordHouse)}${burnt} and you by ${shown(yours)} in ${houseName(matter.querentHouse)} so that ${bond}.`;
}
const MEET = {
  same: "one lord serves both",
  together: "the two come together in one sign",
  exchange: "a bargain between their signs is kept",
  sight: "an understanding is reached across a distance",
};

function sides(answer: PrashnaAnswer): string {
  const [good, bad] = ([1, -1] as const).map((side) => told(answer, side)) as [string[], string[]];
  return [
    good.length > 0 ? `For it ${good.join("; ")}.` : "No graha beside the lords speaks for it.",
    bad.length > 0 ? `Against it ${bad.join("; ")}.` : "None beside them stands against it.",
  ].join(" ");
}

/** One side as clauses; those who stand on or look at the same point are told together. */
function told(answer: PrashnaAnswer, side: 1 | -1): string[] {
  const all = strongest(answer, side, TOLD);
  const of = (code: "pointHolds" | "pointSeen", point: Point) =>
    all.filter((one) => one.code === code && (one.with as P["pointSeen"]).point === point);
  const done = new Set<string>();
  return all.flatMap((one) => {
    if (one.code !== "pointHolds" && one.code !== "pointSeen") return [lowerThe(clause(one))];
    const { point, sign: at } = one.with as P["pointSeen"];
    if (done.has(one.code + point)) return [];
    done.add(one.code + point);
    const ids = of(one.code, point).map((each) => (each.with as P["pointSeen"]).graha);
    const who = list(ids.map(the));
    if (one.code === "pointSeen") {
      const how = side > 0 ? "kindly" : "hard";
      return [`${who} ${ids.length > 1 ? "look" : "looks"} ${how} at ${sign[at]} for ${on[point]}`];
    }
    const brings = ids.map((id) => BRINGS[id][side > 0 ? 0 : 1]).join(" and ");
    return [
      `${who} in ${sign[at]} ${ids.length > 1 ? "bring" : "brings"} ${brings} to ${on[point]}`,
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
    ? " with her eye on the matter"
    : "";
  const thirds = sphutas.map(
    ({ sphuta, khanda, nakshatra, sign: where }) =>
      `${sphuta} ${{ srishti: "begins", sthiti: "holds", samhara: "lets go" }[khanda]} in ${core.nakshatraName[nakshatra]} of ${sign[where]}`,
  );
  return `The ${phase} Moon stands in ${sign[at]} in ${houseName(house)}${looks} and of the sums of longitudes ${thirds.join(" and ")}.`;
}

function forms({ reply, asked, pointer, speakers, matter }: PrashnaAnswer): string[] {
  const what = `${houseName(matter.house)} of ${sign[matter.sign]}`;
  const by = pointer.graha
    ? `${capital(the(pointer.graha))}, first in the angles, points there for what lies in ${what}.`
    : `The angles are empty, and the rising sign itself points there for what lies in ${what}.`;
  const time = `${capital(the(pointer.timeLord))} rules the navamsha that rises, the ${ordinalWord(pointer.risen)} of its sign, and its time is counted so often for what ${what} holds.`;
  return [
    ...(reply.where ? [replies.where({ where: reply.where, matter: asked.matter, why: by })] : []),
    ...(reply.when ? [replies.when({ when: reply.when, why: time })] : []),
    ...(reply.weighed.length > 0
      ? [
          replies.which({
            weighed: reply.weighed.map((one, i) => ({
              ...one,
              by: `judged from ${speakers[i] === "lagna" ? "the rising sign" : the(speakers[i]! as "moon")} in the ${ordinalWord(matter.house)} from it, ${one.score} of 100`,
            })),
          }),
        ]
      : []),
  ];
}

/** The judgement. */
export function reading(answer: PrashnaAnswer): readonly string[] {
  const { asked, reply } = answer;
  return [
    opening(answer),
    ground(answer),
    `${actors(answer)} ${stepOf(matters[asked.matter], reply.standing)}`,
    sides(answer),
    sums(answer),
    ...forms(answer),
  ];
}
