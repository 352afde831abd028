import { elementOf } from "#lore";
import { en as lore } from "#lore/words/en.ts";
import { matters } from "#lore/words/matters_en.ts";
import { standsOf, stepOf } from "#lore/words/matters.ts";
import { reply as replies } from "#lore/words/replies_en.ts";
import { asksOfDeath, english } from "#sdk";
import * as core from "../../../core/words/en.ts";
import type { HoraryAnswer } from "../../answer.ts";
import { factsOf, restsOnPerfection, sidesOf } from "../../sides.ts";
import { cautionClause, testimonyClause } from "./testimonies.ts";
import { distance, place, unitName, wind } from "./names.ts";
import { VERDICTS } from "./verdicts.ts";

const { capital, list, uncapital } = english;
const { questionMatter } = lore;
const { aspect, houseName, paragraph, sign, the, The, topicOf } = core;
type Planet = HoraryAnswer["significators"]["endOfMatter"];

function opening(answer: HoraryAnswer): string {
  const { question, asked, reply, kind, verdict, score } = answer;
  const met = meeting(answer)?.replace(/\.$/, "");
  const said = asksOfDeath(question) ? "" : replies.asked(question);
  // Yes and no are scored where they are asked for.
  const scored =
    asked.form === "whether" ? `: ${score} on a scale of 100, where 50 is the balance` : "";
  const about = asked.matter === "general" ? "T" : `As to ${questionMatter[asked.matter]}, t`;
  const alone =
    asked.form === "which" &&
    "One chart answers for one matter: cast for each by itself to weigh them.";
  return paragraph(
    said,
    standsOf(matters[asked.matter], reply.standing),
    `${about}he chart ${VERDICTS[kind][verdict.value]}${scored}${met ? `; ${/^(?:Mercury|Venus|Mars|Jupiter|Saturn)\b/.test(met) ? met : uncapital(met)}` : ""}.`,
    alone,
  );
}

/** What the sign of the matter's lord is in it, and who else comes into it. */
function partText({ asked, chart, significators }: HoraryAnswer): string {
  const lord = significators.quesited.planet;
  const own = chart.planets.find(({ planet }) => planet === lord)!.sign;
  const matter = matters[asked.matter];
  const moon = elementOf(chart.planets.find(({ planet }) => planet === "moon")!.sign);
  const moves =
    moon === elementOf(own)
      ? ""
      : ` It is moved, as the Moon in ${moon} has it, by ${matter[moon]}.`;
  return `${The(lord)} is in a sign of ${elementOf(own)}, which here is ${matter[elementOf(own)]}.${moves} Somebody else comes into it: ${matter.person}.`;
}

function standing({ chart }: HoraryAnswer, planet: Planet): string {
  const { sign: own, house, netPoints } = chart.planets.find((one) => one.planet === planet)!;
  return `in ${sign[own]} in ${houseName(house)}, with ${english.counted(netPoints, "point")} of strength`;
}

function actors(answer: HoraryAnswer): string {
  const { significators, quesitedHouse } = answer;
  const { querent, quesited, natural, endOfMatter } = significators;
  const topic = topicOf(quesitedHouse);
  const others = natural.filter(
    (planet) => planet !== querent.planet && planet !== quesited.planet,
  );
  const nature =
    others.length > 0 &&
    `by nature ${list(others.map(the))} ${others.length > 1 ? "speak" : "speaks"} for it as well`;
  const end =
    endOfMatter !== querent.planet &&
    endOfMatter !== quesited.planet &&
    `how it ends is shown by ${the(endOfMatter)}, lord of the fourth`;
  const beside = capital([nature, end].filter((one) => one !== false).join("; "));
  const also = beside !== "" && `${beside}.`;
  if (querent.house === quesitedHouse) {
    return paragraph(
      `The one asked about is shown by ${the(quesited.planet)}, lord of ${houseName(quesitedHouse)}, ${standing(answer, quesited.planet)}.`,
      also,
    );
  }
  if (querent.planet === quesited.planet) {
    return paragraph(
      `${The(querent.planet)} rules both ${houseName(querent.house)} of the one who asks and ${houseName(quesitedHouse)} of ${topic}, and stands ${standing(answer, querent.planet)}; the matter lies largely in your own hands.`,
      also,
    );
  }
  const who = querent.house === 1 ? "You are" : `The person of ${houseName(querent.house)} is`;
  return paragraph(
    `${who} shown by ${the(querent.planet)}, ${standing(answer, querent.planet)}; the matter, one of ${topic}, by ${the(quesited.planet)}, ${standing(answer, quesited.planet)}.`,
    also,
  );
}

const MEETINGS = {
  conjunction: "by conjunction: the two sides come together",
  sextile: "by sextile: it can be brought about with some effort",
  trine: "by trine: it comes about with ease",
  square: "by square: it comes about through difficulty",
  opposition: "by opposition: what is gained may be regretted",
};

function meeting(answer: HoraryAnswer): string | null {
  if (!restsOnPerfection(answer)) return null;
  const { perfection, significators } = answer;
  const { type, by, planet: third, aspect: kind, reception } = perfection;
  const to = the(significators.quesited.planet);
  const eased = reception ? ", and reception eases the way" : "";
  switch (type) {
    case "aspect":
      return `${The(by)} comes to ${to} ${MEETINGS[kind!]}${eased}.`;
    case "moonAspect":
      return `The two lords do not meet, but the Moon, who speaks for you as well, comes to ${to} ${MEETINGS[kind!]}.`;
    case "translation":
      return `The two form no aspect of their own that would do, but ${the(third!)} carries the light from one to the other: a go-between can bring it about.`;
    case "collection":
      return `Both go to ${the(third!)}, which gathers their light: someone of weight can settle it.`;
    case "host":
      return `${capital(to)} goes by ${aspect[kind!]} to ${the(third!)}, in whose dignity ${the(by)} stands: it comes by way of one who thinks well of you.`;
    case "prohibited":
      return `They are on the way to each other, but ${the(third!)} comes between first.`;
    case "refrained":
      return `They are on the way to each other, but ${the(third!)} turns before they meet.`;
    case "mutualReception":
      return "No aspect joins the two, yet each stands in the other's dignity: good will is there and finds a way.";
    case "sameRuler":
      return "Its strength decides more than any aspect.";
    case "none":
      return `${The(by)} and ${to} form no aspect that would complete the matter, and nothing carries their light.`;
  }
}

function moon({ lastMoonAspect: last, nextMoonAspect: next }: HoraryAnswer): string {
  const from = last
    ? `The Moon comes from the ${aspect[last.aspect]} with ${the(last.planet)}`
    : "The Moon has met no planet since she entered her sign";
  const toward = next
    ? `goes on to the ${aspect[next.aspect]} with ${the(next.planet)}`
    : "meets none before she leaves it";
  return `${from}, which is what has been, and ${toward}, which is what follows.`;
}

function sides(answer: HoraryAnswer): string {
  const { favour, against } = sidesOf(answer);
  const told = [
    favour.length > 0 && `in favour: ${list(favour.map(testimonyClause))}`,
    against.length > 0 && `against: ${list(against.map(testimonyClause))}`,
  ].filter((one) => one !== false);
  return told.length > 0 ? `${capital(told.join("; "))}.` : "";
}

function cautions({ considerations, confidence }: HoraryAnswer): string {
  if (considerations.length === 0) {
    return "None of the considerations before judgement stands in the way.";
  }
  return `Before relying on it, note: ${list(considerations.map(cautionClause))}; the confidence is set at ${confidence} of 1.`;
}

function time({ timing }: HoraryAnswer): string | null {
  if (!timing) return null;
  const { a, b, aspect: kind, utc, units } = timing;
  const pair = `the ${aspect[kind]} of ${the(a)} and ${the(b)}`;
  const day = utc
    ? `${capital(pair)} is exact on ${utc.slice(0, 10)}, the day to watch`
    : `${capital(pair)} is just past: what it brings is already on the way`;
  const degrees = units
    ? `; by the old measure of degrees it is a matter of about ${unitName(units.amount, units.unit)}`
    : "";
  return `${day}${degrees}.`;
}

function where({ whereabouts }: HoraryAnswer): string | null {
  if (!whereabouts) return null;
  return `Look ${distance[whereabouts.distance]}, towards the ${wind[whereabouts.wind]}, ${place[whereabouts.place]}.`;
}

/** The judgement. */
export function reading(answer: HoraryAnswer) {
  return {
    paragraphs: core.paragraphs(
      opening(answer),
      paragraph(
        actors(answer),
        partText(answer),
        stepOf(matters[answer.asked.matter], answer.reply.standing),
      ),
      paragraph(moon(answer), sides(answer)),
      paragraph(time(answer), where(answer)) || null,
      cautions(answer),
    ),
    outline: ["Judgement", "Significators", "Testimonies", "Time and place", "Cautions"],
    facts: factsOf(answer),
  };
}
