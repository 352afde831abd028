import { english, type Translation, type Words } from "#sdk";
import type { LongitudeRefusal } from "#east/calendar/chart_time.ts";
import type { LunarRefusal } from "#east/calendar/lunar_moment.ts";
import * as calendar from "#east/calendar/words/en.ts";
import type { HexagramId } from "../../../../core/hexagrams.ts";
import { nativeOf } from "#east/natives.ts";
import { said } from "../../../../core/question/words/en.ts";
import { sayAnswer } from "../../../../core/question/words/said.ts";
import { TRIGRAM } from "../../../../core/trigrams.ts";
import * as core from "../../../../core/words/en.ts";
import { hexagram as hexagrams } from "../../../../core/words/en/hexagrams.ts";
import { augury, side, texts } from "../../words/en.ts";
import type { answer, CastAnswer, OmenPhrases, WeightPhrases } from "../answer.ts";
import type { CONVENTIONS, input } from "../input.ts";
import { speakingTrigram } from "../speaking.ts";

const { list, uncapital } = english;
const { clock, lateZi } = calendar.conventions;

const way = {
  coins: "three coins",
  yarrow: "yarrow stalks",
  lines: "lines given",
  time: "the moment",
  numbers: "numbers",
};

const rules: Readonly<Record<CastAnswer["rule"], string>> = {
  noneMoves: "no line moves, so the judgement speaks",
  oneMoves: "one line moves, and its text speaks",
  twoMove: "two lines move; both speak, and the upper one is the chief",
  threeMove: "three lines move, so the judgements of both figures speak",
  twoRest:
    "four lines move; the two that rest speak in the figure it becomes, the lower one as the chief",
  oneRests: "five lines move, and the one that rests speaks in the figure it becomes",
  allMove: "all six lines move, and one text speaks for them all",
  counted:
    "55 less the sum of the lines, counted up and down the figure, ends on a line that moves, and its text speaks",
  notCounted:
    "55 less the sum of the lines, counted up and down the figure, ends on a line that rests, so a judgement speaks",
  everyMoving:
    "every moving line speaks, the uppermost as the chief, and then the figure it becomes",
};

const standing = { favourable: "favourable", mixed: "mixed", unfavourable: "unfavourable" };

type Spoken = CastAnswer["texts"][number];

const named = ({ fullName, hexagram }: CastAnswer["figure"]) =>
  `${fullName} (${hexagrams[hexagram].text})`;

/** What a text says, in the words of this service. */
function says({ text }: Spoken): string {
  return text.code === "line" ? texts.line(text.with) : texts.judgement(text.with as never);
}

function castText({ method, figure, changed, moving, rule }: CastAnswer): string {
  const by = method === "lines" ? "The lines you gave make" : `By ${way[method]} you cast`;
  const turn = changed ? `, which becomes ${named(changed)}` : "";
  const lines = moving.length > 1 ? `lines ${list(moving.map(String))}` : `line ${moving[0]}`;
  const moved = moving.length > 0 ? ` by ${lines}` : "";
  return `${by} ${named(figure)}${turn}${moved}: ${rules[rule]}.`;
}

function spokenText(answer: CastAnswer): string {
  const { texts: spoken, figure, changed } = answer;
  return spoken
    .map((one, i) => {
      const of = one.whose === "figure" ? figure : changed!;
      const title = one.title === "卦辭" ? "the judgement" : one.title;
      const lead = i === 0 ? `${of.fullName}, ${title}` : `Beside it ${of.fullName}, ${title}`;
      return `${lead}: "${says(one)}"${i === 0 ? ` ${omenText(answer)}` : ""}`;
    })
    .join(" ");
}

function omenText({ verdict: { value, because } }: CastAnswer): string {
  const [why] = because;
  return why!.code === "omens"
    ? `It speaks of ${list(why!.with.words.map((one) => `"${augury[one]}"`))}, which makes it ${standing[value]}.`
    : "It holds no word of omen and neither promises nor warns.";
}

/** What speaks to a question: the chief text alone. */
function chiefText({ texts: spoken, figure, changed }: CastAnswer): string {
  const chief = spoken[0]!;
  const turn = changed
    ? `${figure.fullName} turns into ${changed.fullName}`
    : `${named(figure)} is still`;
  const of = chief.whose === "figure" ? "" : ` of ${changed!.fullName}`;
  return `${turn}, and ${chief.title === "卦辭" ? "the judgement" : chief.title}${of} speaks: "${says(chief)}"`;
}

function answeredText(answer: CastAnswer, question: string): readonly string[] {
  const { asked, reply, side: of, figure } = answer;
  const trigram = speakingTrigram(answer);
  const { head, part, step } = sayAnswer(said, {
    question,
    asked,
    reply,
    phase: trigram.element,
    why: {
      where: `The chief text stands in ${nativeOf(TRIGRAM, trigram.id)} (${core.trigram[trigram.id]}), which has its place there.`,
      when: `The chief text stands in ${nativeOf(TRIGRAM, trigram.id)}, whose number that is.`,
    },
    each: answer.optionCasts.map(
      (one) => `cast for itself ${named(one.figure)}, ${standing[one.standing]}`,
    ),
  });
  const onSide = of
    ? ` Of ${side[of.side]} ${figure.fullName} says: ${uncapital(texts.onSide(of.says.with))}`
    : "";
  return [head, `${chiefText(answer)} ${part}${onSide} ${step}`];
}

export const en = {
  title: "Casting the Changes",
  summary:
    "A hexagram by coins, yarrow stalks with their true odds, lines, the moment or numbers, with the text that speaks and an answer to the question",
  weighs: "The words of omen of the chief text, from 10 to 90",
  inputs: {
    method: { label: "Way of casting", about: "Default coins, or what was given", values: way },
    lines: {
      label: "Lines",
      about: "Six lines from the lowest: 6 old yin, 7 young yang, 8 young yin, 9 old yang",
    },
    numbers: {
      label: "Numbers",
      about: "Two numbers for the trigrams above and below, and one for the line",
    },
  },
  fields: {
    ...core.hexagramFields,
    method: "Way of casting",
    values: "Values of the lines",
    stalks: "Stalks left",
    moving: "Moving lines",
    figure: "Figure",
    changed: "What it becomes",
    rule: "Rule",
    texts: "Texts that speak",
    whose: "Of which figure",
    title: "Place",
    text: "Text",
    omens: "Words of omen",
    verdict: "Verdict",
    side: "Side of life",
    says: "What it says",
    optionCasts: "Casts for the options",
    standing: "How it stands",
  },
  terms: {
    way,
    hexagram: hexagrams,
    trigram: core.trigram,
    whose: { figure: "the figure cast", changed: "what it becomes" },
    rule: rules,
    augury,
    standing,
    side,
  },
  phrases: {
    ...texts,
    omens: ({ words }: OmenPhrases["omens"]) =>
      `The chief text says ${list(words.map((one) => augury[one]))}`,
    noOmen: "The chief text holds no word of omen",
    textSays: ({ standing: value }: WeightPhrases["textSays"]) =>
      `The chief text is ${standing[value]}`,
    thrown: ({ hexagram, fullName }: { hexagram: HexagramId; fullName: string }) =>
      `${fullName} (${hexagrams[hexagram].text})`,
  },
  conventions: {
    clock,
    lateZi,
    speaks: {
      title: "Which text speaks",
      options: {
        zhuXi: "By the number of moving lines, after Zhu Xi",
        gaoHeng: "By the line on which 55 less the sum ends, after Gao Heng",
        everyMoving: "Every moving line, then the figure it becomes",
      },
    },
  },
  refusals: {
    ...calendar.refusals,
    otherWay: {
      when: "Lines or numbers were given for another way of casting, or both",
      says: "Give lines or numbers, not both, and no other method with them",
    },
    nothingToCast: {
      when: "The method is lines or numbers and none were given",
      says: "Give the lines or numbers to cast from",
    },
  },
  reading(answer: CastAnswer) {
    if (answer.question) return answeredText(answer, answer.question);
    const { figure, changed } = answer;
    const end = changed
      ? ` It moves towards ${changed.fullName}: ${uncapital(hexagrams[changed.hexagram].sense)}`
      : "";
    return [
      `${castText(answer)} ${spokenText(answer)}`,
      `${figure.fullName} is the ground of it: ${uncapital(hexagrams[figure.hexagram].sense)}${end}`,
    ];
  },
  picture: {
    title: (name: string) => `Cast: ${name}`,
    heading: ({ figure, changed }: CastAnswer) =>
      changed ? `${figure.fullName} → ${changed.fullName}` : figure.fullName,
    meaning: (id: HexagramId) => hexagrams[id].text,
    still: "nothing moves",
    speaks: (whose: Spoken["whose"], title: string) =>
      `${title === "卦辭" ? "the judgement" : title} of ${whose === "figure" ? "the figure cast" : "what it becomes"} speaks`,
  },
} satisfies Words<{
  input: typeof input;
  answer: typeof answer;
  conventions: typeof CONVENTIONS;
  phrases: WeightPhrases & { thrown: { hexagram: HexagramId; fullName: string } };
  refusals: LongitudeRefusal & LunarRefusal & { otherWay: {}; nothingToCast: {} };
}>;

export type CastWords = Translation<typeof en>;
