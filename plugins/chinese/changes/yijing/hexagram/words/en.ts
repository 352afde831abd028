import { BRANCH } from "#lore";
import { english, type Translation, type Words } from "#sdk";
import { nativeOf } from "#east/natives.ts";
import type { HexagramId } from "../../../../core/hexagrams.ts";
import { TRIGRAM } from "../../../../core/trigrams.ts";
import * as core from "../../../../core/words/en.ts";
import { hexagram as hexagrams } from "../../../../core/words/en/hexagrams.ts";
import { augury, side, texts } from "../../words/en.ts";
import type { answer, LookupAnswer } from "../answer.ts";
import type { input } from "../input.ts";

const { capital, list, uncapital } = english;

type Figure = LookupAnswer["figure"];
const named = ({ fullName, hexagram }: Figure) => `${fullName} (${hexagrams[hexagram].text})`;

function kinText({ figure, inner, reversed, opposite, before, after, month }: LookupAnswer) {
  const around = [
    ...(before ? [`after ${named(before)}`] : []),
    ...(after ? [`before ${named(after)}`] : []),
  ];
  const turned =
    reversed.number === figure.number
      ? "Turned round it stays itself"
      : `Turned round it is ${named(reversed)}`;
  const over =
    opposite.number === reversed.number
      ? " and so it is with every line turned over"
      : `; with every line turned over, ${named(opposite)}`;
  const within =
    inner.number === figure.number
      ? "; its inner lines give itself again"
      : `; its inner lines make ${named(inner)}`;
  const ruled = month
    ? ` Of the twelve sovereign figures it has the month of ${nativeOf(BRANCH, month)} (${core.branchName(month)}).`
    : "";
  return `${turned}${over}${within}. In King Wen's order it stands ${list(around)}.${ruled}`;
}

export const en = {
  title: "A hexagram of the Changes",
  summary:
    "One of the 64 hexagrams by number, name, lines or trigrams: received judgement and lines with a rendering, its kin and month, and what it says of ties, work and money",
  inputs: {
    number: { label: "Number", about: "Number in King Wen's order, 1 to 64" },
    name: { label: "Name", about: "Its Chinese name: 泰, 地天泰 or ䷊" },
    lines: {
      label: "Lines",
      about: "Six lines from the lowest: 1 is whole (yang), 0 broken (yin)",
    },
    trigrams: { label: "Trigrams", about: "The trigram above and the one below" },
    upper: { label: "Upper trigram", about: "The trigram above", values: core.trigram },
    lower: { label: "Lower trigram", about: "The trigram below", values: core.trigram },
  },
  fields: {
    ...core.hexagramFields,
    figure: "The hexagram",
    palace: "Palace",
    generation: "Generation",
    judgement: "Judgement",
    omens: "Words of omen",
    place: "Place",
    title: "Name of the line",
    text: "Text",
    allLines: "For six changing lines",
    inner: "Inner hexagram",
    reversed: "Turned round",
    opposite: "Turned over",
    before: "Before it",
    after: "After it",
    month: "Sovereign month",
    sides: "Sides of life",
    side: "Side",
    says: "What it says",
  },
  terms: {
    hexagram: hexagrams,
    trigram: core.trigram,
    generation: core.generation,
    augury,
    side,
  },
  phrases: texts,
  refusals: {
    oneWay: {
      when: "None of number, name, lines and trigrams was given, or more than one",
      says: ({ given }: LookupRefusals["oneWay"]) =>
        given === 0
          ? "Give number, name, lines or trigrams"
          : "Give only one of number, name, lines and trigrams",
    },
    unknownName: {
      when: "The name is none of the 64",
      says: ({ name }: LookupRefusals["unknownName"]) => `No hexagram is called ${name}`,
    },
  },
  reading(answer: LookupAnswer) {
    const { figure, palace, generation, judgement, lines, sides } = answer;
    const { text, sense } = hexagrams[figure.hexagram];
    const [love, work, money] = sides.map(({ says }) => texts.onSide(says.with));
    return [
      `${figure.fullName}, number ${figure.number}, is ${text}: ${uncapital(sense)} It has ${nativeOf(TRIGRAM, figure.upper)} (${core.trigram[figure.upper]}) above and ${nativeOf(TRIGRAM, figure.lower)} (${core.trigram[figure.lower]}) below and is the ${core.generation[generation]} of the palace ${nativeOf(TRIGRAM, palace)}.`,
      `The judgement, in our words: "${texts.judgement(judgement.with as { hexagram: HexagramId })}" From the lowest line up: ${lines.map(({ title, text: said }) => `${title} "${texts.line(said.with as { hexagram: HexagramId; line: number })}"`).join(" ")}`,
      `Of ties: ${uncapital(love!)} Of work: ${uncapital(work!)} Of money: ${uncapital(money!)}`,
      capital(kinText(answer)),
    ];
  },
  picture: {
    title: (name: string) => `Hexagram ${name}`,
    labels: ["inner", "turned round", "turned over"],
    meaning: (id: HexagramId) => hexagrams[id].text,
    line: (title: string, place: number) => `${title} · ${place}`,
    desc: ({ figure, lines }: LookupAnswer) =>
      `${figure.fullName}: ${lines.map(({ title }) => title).join(", ")}`,
  },
} satisfies Words<{ input: typeof input; answer: typeof answer; refusals: LookupRefusals }>;

/** What fills the sentences of the refusals. */
export type LookupRefusals = { oneWay: { given: number }; unknownName: { name: string } };

export type LookupWords = Translation<typeof en>;
