import { BRANCH, type Branch } from "#lore";
import { english, type Translation, type Words } from "#sdk";
import type { LongitudeRefusal } from "#east/calendar/chart_time.ts";
import type { LunarRefusal } from "#east/calendar/lunar_moment.ts";
import * as calendar from "#east/calendar/words/en.ts";
import type { HexagramId } from "../../../core/hexagrams.ts";
import { TRIGRAM, type TrigramId } from "../../../core/trigrams.ts";
import * as core from "../../../core/words/en.ts";
import { hexagram as hexagrams } from "../../../core/words/en/hexagrams.ts";
import { said } from "../../../core/question/words/en.ts";
import { sayAnswer } from "../../../core/question/words/said.ts";
import { nativeOf } from "#east/natives.ts";
import type { answer, BodyPhrases, MeihuaAnswer, WeightPhrases } from "../answer.ts";
import type { CONVENTIONS, input } from "../input.ts";
import { TONE } from "../terms.ts";
import { basis, bodyAndUse, doings, methods, standings, tone, weights } from "./en/senses.ts";

const { capital, list, uncapital } = english;
const { clock, lateZi } = calendar.conventions;

const named = ({ trigram }: { trigram: TrigramId }) =>
  `${nativeOf(TRIGRAM, trigram)} (${core.trigram[trigram]})`;

/** How the figure came about, where the moment alone did not give it. */
function castText({ method, counted, characters, upper, lower }: MeihuaAnswer): string {
  const made = `${nativeOf(TRIGRAM, upper)} above and ${nativeOf(TRIGRAM, lower)} below`;
  if (characters) {
    const each = characters.each.map(
      (one) =>
        `${one.character} ${one.worth}${one.tone ? ` (${nativeOf(TONE, one.tone)}, ${tone[one.tone]})` : ""}`,
    );
    if (characters.basis === "number")
      return `The ${each.length} characters, split in two, give ${made}. `;
    return `The ${basis[characters.basis]} of the text, ${each.join(", ")}, split in two, give ${made}. `;
  }
  if (method === "time")
    return counted.surnameStrokes
      ? `The date with ${counted.surnameStrokes} strokes of the surname gives ${made}. `
      : "";
  return method === "figure" ? "" : `${capital(methods[method])} give ${made}. `;
}

function bodyText(answer: MeihuaAnswer): string {
  const { body, use, relation, verdict, hexagram, changed, mutual, movingLine } = answer;
  const end = movingLine <= 3 ? changed.lower : changed.upper;
  const turn = verdict.because.flatMap((one) =>
    one.code === "changeToBody" ? [one.with] : [],
  )[0]!;
  const inner = verdict.because.flatMap((one) => (one.code === "mutualToBody" ? [one.with] : []));
  const within = inner.map(({ mutual: one, relation: to }) => `${named(one)} ${doings[to]}`);
  return `${castText(answer)}${capital(standings[verdict.value])}. The body (體), which is you, is ${named(body)}, of ${body.element}, ${core.seasonState[body.season]} in this month; the use (用), which is the matter, is ${named(use)}, of ${use.element}: ${bodyAndUse[relation]}. The use turns into ${named({ trigram: end })}, which ${doings[turn.relation]}; on the way ${list(within)}. So ${hexagram.fullName} passes through ${mutual.fullName} to ${changed.fullName}.`;
}

function figuresText({
  hexagram,
  mutual,
  changed,
  movingLine,
  timingNumber,
}: MeihuaAnswer): string {
  const [first, inner, last] = [hexagram, mutual, changed].map((one) => hexagrams[one.hexagram]);
  return `${hexagram.fullName} (${first!.text}), line ${movingLine} moving: ${uncapital(first!.sense)} Within it ${mutual.fullName} (${inner!.text}), the course of the matter: ${uncapital(inner!.sense)} At the end ${changed.fullName} (${last!.text}): ${uncapital(last!.sense)} The number of the timing is ${timingNumber}, in hours, days or months as the matter is near or far.`;
}

/** The reading of a figure that was asked something: the answer, what it rests on, and where it ends. */
function answeredText(answer: MeihuaAnswer, question: string): readonly string[] {
  const { asked, reply, body, use, relation, verdict, hexagram, changed, movingLine } = answer;
  const { head, part, step } = sayAnswer(said, {
    question,
    asked,
    reply,
    phase: use.element,
    why: {
      where: `The use (用), ${named(use)}, has its place there.`,
      when: `The numbers of the two trigrams and of the line that moves come to that.`,
    },
    each: answer.optionFigures.map(
      ({ figure, standing }) =>
        `by the characters of its name ${figure.fullName}, where ${standings[standing]}`,
    ),
  });
  const turn = verdict.because.flatMap((one) =>
    one.code === "changeToBody" ? [one.with] : [],
  )[0]!;
  const end = named({ trigram: movingLine <= 3 ? changed.lower : changed.upper });
  const last = hexagrams[changed.hexagram];
  return [
    head,
    `${castText(answer)}You are the body (體), ${named(body)}, ${core.seasonState[body.season]} in this month; the use is ${named(use)}: ${bodyAndUse[relation]}, and ${standings[verdict.value]}. ${part}`,
    `${hexagram.fullName} (${hexagrams[hexagram.hexagram].text}) turns into ${changed.fullName} (${last.text}) and the use into ${end}, which ${doings[turn.relation]}: ${uncapital(last.sense)} ${step}`,
  ];
}

const LINE = 17;

/** Splits a short text in two where it is too long for one line. */
function wrapped(text: string): readonly string[] {
  if (text.length <= LINE) return [text];
  const at = text.lastIndexOf(" ", LINE);
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + 1)];
}

const trigrams = Object.fromEntries(
  TRIGRAM.ids.map((id) => [id, named({ trigram: id })]),
) as Readonly<Record<TrigramId, string>>;
const branches = Object.fromEntries(
  BRANCH.ids.map((id) => [id, `${nativeOf(BRANCH, id)} ${core.branchName(id)}`]),
) as Readonly<Record<Branch, string>>;

export const en = {
  title: "Plum blossom numbers",
  summary:
    "Hexagram from the moment, numbers or a text: upper and lower trigram, moving line, mutual and changed hexagram, body and use",
  weighs:
    "The judgement of body and use: favourable 70, with effort 60, draining 40, unfavourable 30",
  inputs: {
    numbers: { label: "Numbers", about: "One, two or three numbers instead of the moment" },
    text: {
      label: "Text",
      about:
        "A text instead of the moment: two or three characters count by strokes, four to ten by tones, more by their number",
    },
    tones: {
      label: "Tones",
      about:
        "Tones of the text where a character has several: 1 level 平, 2 rising 上, 3 departing 去, 4 entering 入",
    },
    counts: {
      label: "Counts",
      about:
        "Things counted, sounds heard, or feet and inches: one number, with the hour below, or two",
    },
    strokes: {
      label: "Strokes",
      about:
        "Strokes of the left and right part of a character, or of two characters, as you count them",
    },
    object: {
      label: "Object",
      about:
        "Trigram of what is seen: 乾 an old man, 坤 an ox, 巽 a hen; give the direction with it",
      values: trigrams,
    },
    direction: {
      label: "Direction",
      about: "Trigram of the side it comes from: 離 south, 坎 north, 震 east, 兌 west",
      values: trigrams,
    },
    figure: {
      label: "Figure",
      about: "Six lines from the lowest, 1 yang and 0 yin, as they were cast",
    },
    movingLine: {
      label: "Moving line",
      about: "Line of such a figure that moves, 1 is the lowest",
    },
    surnameStrokes: {
      label: "Strokes of the surname",
      about: "For a building: strokes of its owner's surname, counted with the date",
    },
    yearBranch: { label: "Year branch", about: "Instead of the moment's", values: branches },
    lunarMonth: {
      label: "Lunar month",
      about: "Instead of the moment's; it stands for the season too",
    },
    lunarDay: { label: "Lunar day", about: "Instead of the moment's" },
    hourBranch: { label: "Hour branch", about: "Instead of the moment's", values: branches },
  },
  fields: {
    ...core.hexagramFields,
    optionFigures: "Figures of the options",
    figure: "Figure",
    standing: "How it stands",
    method: "Counted by",
    counted: "Numbers of the moment",
    year: "Year",
    month: "Month",
    day: "Day",
    hour: "Double hour",
    surnameStrokes: "Strokes of the surname",
    characters: "Text as counted",
    basis: "Counted by",
    each: "Each character",
    character: "Character",
    worth: "Counts for",
    tone: "Tone",
    tonesGiven: "Tones were given",
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
    method: {
      time: "the moment",
      numbers: "numbers",
      text: "a text",
      counts: "things or sounds counted",
      strokes: "strokes",
      object: "an object and its direction",
      figure: "a figure given",
    },
    basis,
    tone,
    hexagram: hexagrams,
    trigram: core.trigram,
    seasonState: core.seasonState,
    bodyAndUse,
    standing: {
      favourable: "favourable",
      withEffort: "with effort",
      draining: "draining",
      unfavourable: "unfavourable",
      saved: "harm, then help",
    },
  },
  phrases: {
    bodyAndUse: ({ body, use, relation }: BodyPhrases["bodyAndUse"]) =>
      `Body ${nativeOf(TRIGRAM, body.trigram)} is ${body.element}, use ${nativeOf(TRIGRAM, use.trigram)} is ${use.element}: ${bodyAndUse[relation]}`,
    changeToBody: ({ changed, relation }: BodyPhrases["changeToBody"]) =>
      `The use becomes ${named(changed)}, which ${doings[relation]}`,
    mutualToBody: ({ mutual, relation }: BodyPhrases["mutualToBody"]) =>
      `Within, ${named(mutual)} ${doings[relation]}`,
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
      when: "More than one thing to cast from was given, such as numbers and a text",
      says: "Give one thing to cast from: numbers, text, counts, strokes, an object or a figure",
    },
    oneCharacter: {
      when: "A text of one character was given: it is cast by the strokes of its two parts",
      says: "Give the strokes of the left and the right part of the character",
    },
    halfGiven: {
      when: "An object without its direction or a figure without its moving line was given, or the other way round",
      says: "Give object and direction together, or figure and moving line together",
    },
    tonesDoNotFit: {
      when: "There are not as many tones as characters",
      says: "Give one tone for each character of the text",
    },
    nothingToCount: {
      when: "The text holds no character that can be counted",
      says: "The text holds no character to count",
    },
  },
  reading: (figures: MeihuaAnswer) =>
    figures.question === null
      ? [bodyText(figures), figuresText(figures)]
      : answeredText(figures, figures.question),
  picture: {
    name: "Plum blossom numbers",
    labels: ["figure", "mutual", "changed"],
    body: "body",
    use: "use",
    /** The name of a hexagram in English, on one line or two. */
    meaning: (id: HexagramId): readonly string[] => wrapped(hexagrams[id].text),
    title: (hexagram: string) => `Plum blossom: ${hexagram}`,
    foot: ({ body, use, relation }: MeihuaAnswer) =>
      `body ${nativeOf(TRIGRAM, body.trigram)} · use ${nativeOf(TRIGRAM, use.trigram)} · ${bodyAndUse[relation]}`,
  },
} satisfies Words<{
  input: typeof input;
  answer: typeof answer;
  conventions: typeof CONVENTIONS;
  phrases: WeightPhrases;
  refusals: LongitudeRefusal &
    LunarRefusal & {
      numbersAndText: {};
      nothingToCount: {};
      oneCharacter: {};
      halfGiven: {};
      tonesDoNotFit: {};
    };
}>;

export type MeihuaWords = Translation<typeof en>;
