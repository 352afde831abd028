/** What all readings of digit pairs say, in English. */
import { english, type Reading } from "#sdk";
import { WANDERING_STAR, type WanderingStar } from "../../core/eight_mansions.ts";
import { wanderingStar } from "../../core/words/en.ts";
import type { Ages, PairPhrases, PairReading, Topic } from "../answer.ts";
import type { DateIssues, NumberIssues, PhoneIssues } from "../digits.ts";

const { capital, counted, list } = english;

/** What each star stands for in a number. */
export const senses: Readonly<Record<WanderingStar, string>> = {
  shengQi: "helpful people, an open temper and things that come with ease",
  tianYi: "income, a kind heart and a settled home",
  yanNian: "skill, authority and the will to see work through",
  fuWei: "waiting and carrying on, which prolongs the star before it",
  huoHai: "a ready tongue, quarrels over words and strained nerves",
  liuSha: "fine feeling, tangled relationships and worry",
  wuGui: "quick ideas, sudden change and trouble that does not show at first",
  jueMing: "bold ventures, great swings and money that goes as it came",
};

/** A star by its romanised name. */
export const roman = (star: WanderingStar): string => WANDERING_STAR.writings[star]!.roman!;
/** A star with what its name means: `shēng qì (breath of growth)`. */
export const named = (star: WanderingStar): string => `${roman(star)} (${wanderingStar[star]})`;

const topic: Readonly<Record<Topic, string>> = {
  wealth: "money",
  relationship: "relationships",
  career: "work",
  health: "well-being",
};

const ages: Readonly<Record<Ages, string>> = {
  to15: "up to 15",
  from16To30: "16 to 30",
  from31To45: "31 to 45",
  from46To60: "46 to 60",
  from61: "61 and after",
  to30: "up to 30",
  from31To60: "31 to 60",
  all: "all ages",
  early: "early years",
  middle: "middle years",
  later: "later years",
};

/** Names of the terms. */
export const terms = {
  wanderingStar,
  topic,
  ages,
  effect: {
    plain: "nothing between",
    strengthened: "strengthened by fives",
    hidden: "hidden by zeros",
    both: "fives and zeros between",
  },
  balance: { helped: "helped", balanced: "even", strained: "strained", silent: "not touched" },
  grade: {
    favourable: "favourable",
    mixed: "mixed",
    unfavourable: "unfavourable",
    silent: "silent",
  },
};

/** Names of the fields of a reading of pairs. */
export const fields = {
  shown: "Digits read",
  digitCount: "Number of digits",
  leading: "First digits, 0 and 5",
  trailing: "Last digits, 0 and 5",
  pairs: "Digit pairs",
  pair: "Pair",
  via: "Between the two",
  star: "Star",
  lucky: "Lucky",
  continues: "Prolongs",
  strength: "Strength of the pair",
  effect: "Effect of 0 and 5",
  from: "From digit",
  to: "To digit",
  counts: "Stars by number of pairs",
  element: "Phase",
  count: "Pairs",
  percent: "Percent",
  dominant: "Leading star",
  outcome: "Star of the last pair",
  topics: "Matters",
  topic: "Matter",
  helped: "Weight that helps",
  strained: "Weight that strains",
  remedies: "What answers the unlucky stars",
  trouble: "Unlucky star",
  answer: "Answering star",
  "remedies/pairs": "Its pairs",
  "topics/value": "On balance",
  verdict: "Verdict",
};

/** Names of the fields that compare a number with a birth date. */
export const innateFields = {
  stars: "Stars of the birth date",
  missing: "Lucky stars it lacks",
  supplied: "Lucky stars the number supplies",
};

/** Names of the fields of a stretch of life. */
export const stageFields = {
  ages: "Age",
  luckyPercent: "Lucky weight, percent",
  tone: "Tone",
  "stages/leading": "Leading star",
};

export const phrases = {
  noPair: "No two digits form a pair",
  luckyShare: ({ percent }: PairPhrases["luckyShare"]) =>
    `Lucky stars hold ${percent} per cent of the weight`,
  leadingStar: ({ dominant, outcome }: PairPhrases["leadingStar"]) =>
    `${capital(named(dominant))} weighs most; the last pair is ${outcome === dominant ? "of the same star" : roman(outcome)}`,
};

/** Why a number with letters cannot be read. */
export const numberIssues = {
  straySign: ({ sign }: NumberIssues["straySign"]) =>
    `"${sign}" is neither a digit nor a letter A-Z`,
  noDigit: "The number holds no digit",
  tooFewDigits: ({ digits, least }: NumberIssues["tooFewDigits"]) =>
    `The number has ${counted(digits, "digit")}, at least ${least} are needed`,
};
/** Why a telephone number cannot be read. */
export const phoneIssues = {
  phoneSigns: "A phone number may hold digits, spaces, hyphens and a leading +",
  phoneLength: ({ digits }: PhoneIssues["phoneLength"]) =>
    `The phone number has ${counted(digits, "digit")}, it must have 3 to 15`,
};
/** Why a date cannot be read. */
export const dateIssues = {
  noSuchDay: ({ date }: DateIssues["noSuchDay"]) =>
    `"${date}" is not a day between 0000-01-01 and 9999-12-31`,
};

export const conventions = {
  letters: {
    title: "Letters",
    options: { alphabet: "Their place in the alphabet, A is 1 and Z is 26", skip: "Left out" },
  },
  connectors: {
    title: "0 and 5 between digits",
    options: {
      bridge: "They join the digits on both sides; 5 strengthens, 0 hides",
      fuWei: "With either neighbour they form the staying place",
    },
  },
};

/** Words of the strip of pairs, beside its name. */
export const pairPicture = {
  title: (name: string, shown: string) => `${name}: ${shown}`,
  listed: (stars: readonly WanderingStar[]) => stars.map(roman).join(", ") || "no pairs",
  caption: (star: WanderingStar, _strength: number) => roman(star),
  captionSize: 10,
  luckyWeight: (percent: number) => `lucky weight ${percent} %`,
  strongest: "strongest",
};

/** Words of the picture of stages. */
export const stagePicture = {
  nameOf: roman,
};

/** What one kind of number adds to the reading that all share. */
export interface PairSubject {
  /** What the number is: `this phone number`. */
  readonly subject: string;
  /** Sentences after the shared part. */
  readonly closing: string;
}

const CUT_SHORT = " The number ends in 0 or 5, which readers take as a result that is cut short.";
const LIMIT =
  "Digit pairs are a modern custom built on the eight wandering stars; the weights are this service's own, since the school fixes none.";

/** The reading of a number's digit pairs; covered digits stay covered. */
export function pairParagraphs(reading: PairReading, words: PairSubject): readonly string[] {
  return [starsText(reading, words), topicsText(reading), helpText(reading, words)].filter(
    (paragraph) => paragraph !== "",
  );
}

/** The same with what a writer may use. */
export function pairStory(reading: PairReading, words: PairSubject): Reading {
  const { shown, counts, dominant, outcome, score, topics, remedies } = reading;
  return {
    paragraphs: pairParagraphs(reading, words),
    outline: ["The stars", "What they touch", "What would help"],
    facts: {
      number: shown,
      counts: counts.map(({ star, count }) => ({ star: named(star), count })),
      dominant: dominant && named(dominant),
      outcome: outcome && named(outcome),
      topics: topics.map((one) => ({ topic: topic[one.topic], value: one.value })),
      remedies: remedies.map(({ trouble, answer, pairs }) => ({
        trouble: named(trouble),
        answer: named(answer),
        pairs,
      })),
      score,
    },
  };
}

function starsText(reading: PairReading, { subject }: PairSubject): string {
  const { shown, counts, dominant, outcome, score, trailing } = reading;
  if (reading.digitCount < 2) {
    return `A single digit (${shown}) makes no pair; the method has nothing to say of ${subject}.`;
  }
  if (!dominant || !outcome) {
    return `No two digits of ${subject} (${shown}) form a pair, since 0 and 5 alone make no star; the method has nothing to say of it.`;
  }
  const made = counts.reduce((sum, { count }) => sum + count, 0);
  const tally = counts.map(({ star, count }) => `${named(star)} ${count}`).join(", ");
  const close =
    outcome === dominant
      ? "The last pair, where the number comes to rest, is of the same star."
      : `The last pair, where the number comes to rest, is ${roman(outcome)}: ${senses[outcome]}.`;
  return `The digits of ${subject} (${shown}) make ${counted(made, "pair")}: ${tally}. ${capital(roman(dominant))} weighs most: ${senses[dominant]}. ${close} Lucky stars hold ${score} per cent of the weight.${trailing ? CUT_SHORT : ""}`;
}

function topicsText({ topics }: PairReading): string {
  const parts = [
    ["helped", "The stars lean in favour of"],
    ["strained", "They ask for care with"],
    ["balanced", "Help and strain are even for"],
  ] as const;
  return parts
    .map(([value, lead]) => {
      const names = topics.filter((one) => one.value === value).map((one) => topic[one.topic]);
      return names.length > 0 ? `${lead} ${list(names)}.` : "";
    })
    .filter((sentence) => sentence !== "")
    .join(" ");
}

function helpText({ remedies }: PairReading, { closing }: PairSubject): string {
  const troubles = [...new Set(remedies.map(({ trouble }) => trouble))];
  const lines = troubles.map((trouble) => {
    const answers = remedies
      .filter((one) => one.trouble === trouble)
      .map(({ answer, pairs }) => `${roman(answer)} (${pairs.slice(0, 4).join(", ")})`);
    return `${roman(trouble)} is answered by ${list(answers)}`;
  });
  const help = lines.length === 0 ? "" : `If you choose a new number: ${lines.join("; ")}.`;
  return [help, closing, LIMIT].filter((sentence) => sentence !== "").join(" ");
}
