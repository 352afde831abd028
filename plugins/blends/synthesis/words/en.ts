/** The synthesis of a blend, in English. */
import { english, type Reading, type Speaker } from "#sdk";
import type { BlendAnswer } from "../../core/answer.ts";
import { system as names } from "../../core/words/en.ts";
import { factsOf, toldOf, type Named, type Subject, type Told, type Unity } from "../told.ts";
import { answerQuestion } from "./en/asked.ts";
import { ADVICE, LEVELS } from "./en/counsel.ts";

const { capital, list } = english;

const ONES =
  "no one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
    " ",
  );
const TENS = "twenty thirty forty fifty sixty seventy eighty ninety".split(" ");

/** A count in words up to ninety-nine; none is "no". */
export function countEn(count: number): string {
  if (count < 20) return ONES[count] ?? String(count);
  const tens = TENS[Math.floor(count / 10) - 2];
  if (!tens) return String(count);
  return count % 10 === 0 ? tens : `${tens}-${ONES[count % 10]}`;
}

const UNITY: Readonly<Record<Unity, (told: Told) => string>> = {
  united: ({ onSide, counts }) =>
    `It is rare that so many old methods say one thing: ${countEn(onSide)} of the ${countEn(counts.weighed)} that judge stand on the same side.`,
  most: ({ onSide, counts, side }) =>
    `They do not speak with one voice, but most go the same way: ${countEn(onSide)} of ${countEn(counts.weighed)} ${SIDES[side]}.`,
  split: () =>
    "They disagree, and that is the first thing to take from this reading: the mean hides a quarrel.",
  few: ({ onSide, counts, side }) =>
    onSide === counts.weighed
      ? `${counts.weighed === 2 ? "Both" : "All three"} ${SIDES[side]}.`
      : counts.weighed === 2
        ? "The two do not agree."
        : onSide === 1
          ? "Each of the three says something else."
          : `Two of the three ${SIDES[side]}.`,
  alone: ({ counts }) =>
    counts.weighed === 0
      ? "None of those that answered weighs good against ill, so there is no score to be had."
      : "Only one of them weighs good against ill, so the score is a single opinion.",
};

const SIDES = {
  favourable: "are in favour",
  mixed: "stand in the middle",
  adverse: "are against",
} as const;

const LIMITS: Readonly<Record<Subject, string>> = {
  birth:
    "So far the old books. They describe a birth in the language of symbols; what is done with it is not written in any of them.",
  question:
    "These are symbols laid side by side, not forecasts, and they know nothing of the facts of the case that you know.",
  match:
    "Symbols compare two births; they have never met the two people. What you know of each other outweighs all of it.",
};

const OUTLINE = [
  "What the whole comes to, and how far the systems agree",
  "The strongest voices for and against, with their reasons",
  "What the systems describe together",
  "How much hangs on any one of them",
  "What to do with it",
  "The limit of the reading",
];

/**
 * Writes the reading of a blend.
 *
 * @param own paragraphs of this blend alone
 * @param facts further facts for a model
 */
export function synthesise(
  subject: Subject,
  answer: BlendAnswer,
  say: Speaker,
  own: readonly string[] = [],
  facts: Readonly<Record<string, unknown>> = {},
) {
  const told = toldOf(subject, answer);
  const { question } = answer as { readonly question?: string | null };
  const paragraphs = [
    ...(subject === "question" && question
      ? answerQuestion(question, answer, told.level, say)
      : []),
    opening(told),
    voices(told, say),
    ...own,
    steadiness(told),
    ADVICE[subject][told.level][told.variant],
    closing(told),
  ];
  return {
    facts: { ...factsOf(answer, say, names), ...facts },
    outline: OUTLINE,
    paragraphs: paragraphs.filter((paragraph) => paragraph !== ""),
  } satisfies Reading;
}

function opening(told: Told): string {
  const { counts, score, subject, level, unity } = told;
  const who =
    counts.delivered === counts.members
      ? `${capital(countEn(counts.delivered))} systems from ${countEn(counts.traditions)} ${counts.traditions === 1 ? "tradition" : "traditions"} answered`
      : `${capital(countEn(counts.delivered))} of ${countEn(counts.members)} systems answered`;
  if (score === null) return `${who}. ${UNITY.alone(told)}`;
  const judged =
    counts.weighed === counts.delivered
      ? "Together they come"
      : `${capital(countEn(counts.weighed))} of them weigh good against ill, and together come`;
  const rank = told.lower === null ? "" : ` ${rankOf(told.lower, subject)}`;
  return `${who}. ${judged} to ${score} of 100: ${LEVELS[subject][level]}.${rank} ${UNITY[unity](told)}`;
}

const OTHERS: Readonly<Record<Subject, string>> = {
  birth: "births",
  question: "moments",
  match: "couples",
};

/** A mean of many voices keeps near the middle: how common it is says more than the figure. */
function rankOf(lower: number, subject: Subject): string {
  const others = OTHERS[subject];
  if (lower >= 95) return `Of a hundred ${others} reckoned alike, no more than five stand higher.`;
  if (lower <= 5) return `Of a hundred ${others} reckoned alike, no more than five stand lower.`;
  if (lower >= 40 && lower <= 60) {
    return `That is about the middle of a thousand ${others} reckoned alike.`;
  }
  return lower > 60
    ? `Of a hundred ${others} reckoned alike, some ${countEn(lower)} stand lower.`
    : `Of a hundred ${others} reckoned alike, some ${countEn(100 - lower)} stand higher.`;
}

/** The strongest voices on either side. */
export function voices({ favour, against, between, unity }: Told, say: Speaker): string {
  const parts: string[] = [];
  if (between[0] && between[1]) {
    parts.push(
      `Nearest to a yes comes ${fully(between[0], say)}. Most doubt comes from ${fully(between[1], say)}.`,
    );
  }
  if (favour[0]) {
    const [first, ...others] = favour;
    const rest = others.map(shortly);
    const tail =
      rest.length > 0 ? ` Beside it stand${rest.length === 1 ? "s" : ""} ${list(rest)}.` : "";
    parts.push(`The strongest word in favour is that of ${fully(first, say)}.${tail}`);
  }
  if (against[0]) {
    const opener = favour[0]
      ? unity === "united"
        ? "One dissent should be heard all the same, for "
        : "On the other side, "
      : "The heaviest objection comes first, and ";
    const rest = against[1]
      ? ` ${capital(shortly(against[1]))} ${isPlural(names[against[1].system.title]) ? "agree" : "agrees"} with it.`
      : "";
    parts.push(`${opener}${plainly(against[0], say)}.${rest}`);
  }
  if (parts.length === 0) return "";
  return parts.join(" ");
}

/** "the Tibetan forces, at 73: “…”". */
function fully({ system, reason }: Named, say: Speaker): string {
  return `the ${names[system.title]}, at ${system.score}${because(reason, say)}`;
}

/** As a clause of its own. */
function plainly({ system, reason }: Named, say: Speaker): string {
  const name = names[system.title];
  return `the ${name} give${isPlural(name) ? "" : "s"} no more than ${system.score}${because(reason, say)}`;
}

function shortly({ system }: Named): string {
  return `the ${names[system.title]} (${system.score})`;
}

function because(reason: Named["reason"], say: Speaker): string {
  return reason ? `: “${say.phrase(reason).replace(/[.。]$/, "")}”` : "";
}

function isPlural(name: string): boolean {
  return name.endsWith("s");
}

/** How much hangs on any one system. */
export function steadiness({ lever, range, score }: Told): string {
  if (lever && score !== null) {
    const way = lever.without > score ? "rise" : "fall";
    return `Much hangs on one voice. Without the ${names[lever.system.title]} the whole would ${way} to ${lever.without}, so it is worth asking how far you trust that art before you trust the sum.`;
  }
  if (range && score !== null) {
    const [low, high] = range;
    return low === high
      ? "No single system decides this: leave out any one of them and the figure stays the same."
      : `No single system decides this: leave out any one of them and the figure stays between ${low} and ${high}.`;
  }
  return "";
}

/** More that failed are counted and not named; the list names them. */
const MANY = 3;

function closing({ failed, subject }: Told): string {
  if (failed.length === 0) return LIMITS[subject];
  const who =
    failed.length > MANY
      ? `${countEn(failed.length)} systems`
      : list(failed.map(({ title }) => `the ${names[title]}`));
  const them = failed.length === 1 ? "it" : "them";
  return `${capital(who)} could not answer. The reason stands in the list; nothing was counted or charged for ${them}. ${LIMITS[subject]}`;
}
