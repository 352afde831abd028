import { BRANCH } from "#lore";
import { english, type Translation, type Words } from "#sdk";
import type { LongitudeRefusal } from "../../../calendar/chart_time.ts";
import type { LunarRefusal } from "../../../calendar/lunar_moment.ts";
import * as calendar from "../../../calendar/words/en.ts";
import { TRIGRAM } from "../../../core/trigrams.ts";
import * as core from "../../../core/words/en.ts";
import { hexagram as hexagrams } from "../../../core/words/en/hexagrams.ts";
import { askedText } from "../../../core/words/en/question.ts";
import { nativeOf } from "../../../core/natives.ts";
import type { answer, BodyPhrases, MeihuaAnswer, WeightPhrases } from "../answer.ts";
import type { CONVENTIONS, input } from "../input.ts";
import { RELATION } from "../terms.ts";

const { uncapital } = english;
const { clock, lateZi } = calendar.conventions;

const bodyAndUse = {
  useGenerates: "use generates body",
  same: "both alike",
  bodyControls: "body controls use",
  bodyGenerates: "body generates use",
  useControls: "use controls body",
};

const standings = {
  favourable: "help comes from outside, and the matter is likely to go well",
  withEffort: "you have the upper hand, and gain costs effort",
  draining: "you give more than you get; set a limit beforehand",
  unfavourable: "circumstances press on you, and it is better to wait or to go round",
};
const weights = {
  favourable: "Use feeds body, or both are of one kind",
  withEffort: "Body masters use, with effort",
  draining: "Body spends itself on use",
  unfavourable: "Use presses body",
};

function figuresText({ question, hexagram, mutual, changed, movingLine }: MeihuaAnswer): string {
  const [first, inner, last] = [hexagram, mutual, changed].map((one) => hexagrams[one.hexagram]);
  return `${askedText(question)}The figure is ${hexagram.fullName} (${first!.text}), line ${movingLine} moving. ${first!.sense} Within it lies ${mutual.fullName} (${inner!.text}), the course of the matter: ${uncapital(inner!.sense)} It ends in ${changed.fullName} (${last!.text}): ${uncapital(last!.sense)}`;
}

function bodyText({ body, use, relation, verdict, timingNumber }: MeihuaAnswer): string {
  const named = ({ trigram }: MeihuaAnswer["body"]) =>
    `${nativeOf(TRIGRAM, trigram)} (${core.trigram[trigram]})`;
  return `The body, which is you, is ${named(body)}, of ${body.element}, ${core.seasonState[body.season]} in this month; the use, which is the matter, is ${named(use)}, of ${use.element}. ${nativeOf(RELATION, relation)}, ${bodyAndUse[relation]}: ${standings[verdict.value]}. The number of the timing is ${timingNumber}, in hours, days or months as the matter is near or far. Plum Blossom reads a moment's sign; it is good for the question that the moment raised, and for no other.`;
}

export const en = {
  title: "Plum blossom numbers",
  summary:
    "Hexagram from the moment, numbers or a text: upper and lower trigram, moving line, mutual and changed hexagram, body and use",
  weighs:
    "The judgement of body and use: favourable 70, with effort 60, draining 40, unfavourable 30",
  inputs: {
    numbers: { label: "Numbers", about: "One, two or three numbers instead of the moment" },
    text: { label: "Text", about: "A text instead of the moment; its characters are counted" },
  },
  fields: {
    ...core.hexagramFields,
    method: "Counted by",
    counted: "Numbers of the moment",
    year: "Year",
    month: "Month",
    day: "Day",
    hour: "Double hour",
    lunarDate: "Lunar date",
    movingLine: "Moving line",
    mutual: "Mutual hexagram",
    changed: "Changed hexagram",
    body: "Body",
    use: "Use",
    trigram: "Trigram",
    element: "Phase",
    season: "In the month",
    relation: "Body and use",
    verdict: "Verdict",
    timingNumber: "Number of the timing",
  },
  terms: {
    method: { time: "the moment", numbers: "numbers", text: "a text" },
    hexagram: hexagrams,
    trigram: core.trigram,
    seasonState: core.seasonState,
    bodyAndUse,
    standing: {
      favourable: "favourable",
      withEffort: "with effort",
      draining: "draining",
      unfavourable: "unfavourable",
    },
  },
  phrases: {
    bodyAndUse: ({ body, use, relation }: BodyPhrases["bodyAndUse"]) =>
      `Body ${nativeOf(TRIGRAM, body.trigram)} is ${body.element}, use ${nativeOf(TRIGRAM, use.trigram)} is ${use.element}: ${bodyAndUse[relation]}`,
    bodyInMonth: ({ season, month }: BodyPhrases["bodyInMonth"]) =>
      `In month ${nativeOf(BRANCH, month)} the body is ${core.seasonState[season]}`,
    useToBody: ({ standing }: WeightPhrases["useToBody"]) => weights[standing],
  },
  conventions: {
    clock,
    lateZi,
    yearStart: {
      title: "Start of the year",
      options: {
        lunarNewYear: "On lunar new year's day",
        liChun: "At the instant of li chun",
      },
    },
    addHour: {
      title: "Hour in casts by number or text",
      options: { without: "Not added", with: "Added to the moving line" },
    },
  },
  refusals: {
    ...calendar.refusals,
    numbersAndText: {
      when: "Both numbers and a text were given",
      says: "Give numbers or a text, not both",
    },
    nothingToCount: {
      when: "The text holds no character that can be counted",
      says: "The text holds no character to count",
    },
  },
  reading: (figures: MeihuaAnswer) => [figuresText(figures), bodyText(figures)],
  picture: {
    name: "Plum blossom numbers",
    labels: ["figure", "mutual", "changed"],
    body: "b",
    use: "u",
    title: (hexagram: string) => `Plum blossom: ${hexagram}`,
    foot: ({ body, use, relation }: MeihuaAnswer) =>
      `body ${nativeOf(TRIGRAM, body.trigram)} · use ${nativeOf(TRIGRAM, use.trigram)} · ${bodyAndUse[relation]}`,
  },
} satisfies Words<{
  input: typeof input;
  answer: typeof answer;
  conventions: typeof CONVENTIONS;
  phrases: WeightPhrases;
  refusals: LongitudeRefusal & LunarRefusal & { numbersAndText: {}; nothingToCount: {} };
}>;

export type MeihuaWords = Translation<typeof en>;
