import { english } from "#sdk";
import * as core from "../../../core/words/en.ts";
import type { HoraryAnswer } from "../../answer.ts";
import { factsOf, sidesOf } from "../../sides.ts";
import { cautionClause, testimonyClause } from "./testimonies.ts";

const { list } = english;
const { houseName, paragraph, sign, the, The, topicOf } = core;

const VERDICTS = {
  favourable: "The chart answers in favour",
  conditional: "The chart leaves it open",
  unfavourable: "The chart speaks against it",
};

function opening({ question, verdict, score }: HoraryAnswer): string {
  return `You asked: “${question.trim()}” ${VERDICTS[verdict.value]}, with ${score} on a scale of 100, where 50 is the balance.`;
}

function actors({ significators, quesitedHouse, chart }: HoraryAnswer): string {
  const { querent, quesited } = significators;
  const topic = topicOf(quesitedHouse);
  if (querent.planet === quesited.planet) {
    return `${The(querent.planet)} rules both ${houseName(querent.house)} of the one who asks and ${houseName(quesitedHouse)} of ${topic}; the matter lies largely in your own hands.`;
  }
  const at = (id: string) => {
    const { sign: own, house } = chart.planets.find(({ planet }) => planet === id)!;
    return `in ${sign[own]} in ${houseName(house)}`;
  };
  return `You are shown by ${the(querent.planet)}, ${at(querent.planet)}; the matter, one of ${topic}, by ${the(quesited.planet)}, ${at(quesited.planet)}.`;
}

const MEETINGS = {
  conjunction: "by conjunction: the two sides come together",
  sextile: "by sextile: it can be brought about with some effort",
  trine: "by trine: it comes about with ease",
  square: "by square: it comes about through difficulty",
  opposition: "by opposition: what is gained may be regretted",
};

function meeting({ perfection, significators }: HoraryAnswer): string {
  const { type, by, planet: third, aspect, reception } = perfection;
  const to = the(significators.quesited.planet);
  switch (type) {
    case "aspect":
      return `${The(by)} applies to ${to} ${MEETINGS[aspect!]}${reception ? ", and reception eases the way" : ""}.`;
    case "translation":
      return `The two form no aspect of their own, but ${the(third!)} carries the light from one to the other: a go-between can bring it about.`;
    case "collection":
      return `Both apply to ${the(third!)}, which gathers their light: someone of weight can settle it.`;
    case "prohibited":
      return `They are on the way to each other, but ${the(third!)} comes between first.`;
    case "refrained":
      return `They are on the way to each other, but ${the(third!)} turns back before they meet.`;
    case "mutualReception":
      return "No aspect joins the two, yet each stands in the other's dignity: good will is there and may find a way.";
    case "sameRuler":
      return "Its strength decides more than any aspect.";
    case "none":
      return `${The(by)} and ${to} form no aspect that would complete the matter.`;
  }
}

function sides(answer: HoraryAnswer): string {
  const { favour, against } = sidesOf(answer);
  return paragraph(
    favour.length > 0 && `In favour: ${list(favour.map(testimonyClause))}.`,
    against.length > 0 && `Against: ${list(against.map(testimonyClause))}.`,
  );
}

function cautions({ considerations, confidence }: HoraryAnswer): string {
  if (considerations.length === 0) {
    return "None of the considerations before judgement stands in the way.";
  }
  return `Before relying on it, note: ${list(considerations.map(cautionClause))}. The confidence is set at ${confidence} of 1.`;
}

function time({ timing }: HoraryAnswer): string | null {
  if (!timing) return null;
  const { amount, unit } = timing;
  return `As an indication of time the degrees point to about ${amount} ${amount === 1 ? unit.slice(0, -1) : unit}.`;
}

/** The judgement. */
export function reading(answer: HoraryAnswer) {
  return {
    paragraphs: core.paragraphs(
      opening(answer),
      paragraph(actors(answer), meeting(answer)),
      sides(answer),
      paragraph(cautions(answer), time(answer)),
    ),
    outline: ["Judgement", "Significators", "Perfection", "Cautions", "Time"],
    facts: factsOf(answer),
  };
}
