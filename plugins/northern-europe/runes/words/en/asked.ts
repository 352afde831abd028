/** The reading of a cast that was asked something, in English. */
import { english, type Speaker } from "#sdk";
import { matters } from "#lore/words/matters_en.ts";
import { reply as replies } from "#lore/words/replies_en.ts";
import type { RunesAnswer } from "../../answer.ts";
import type { PlaceId } from "../../spreads.ts";
import { runes } from "./runes.ts";

type Cast = RunesAnswer["runes"][number];

/** How a rune comes to bear on a part of the matter, by its place. */
const BEARS: Readonly<Record<PlaceId, (rune: string, part: string) => string>> = {
  focus: (rune, part) => `Out of the bag comes ${rune}, and it lies on ${part}.`,
  situation: (rune, part) => `The ground of it is ${rune}, under ${part}.`,
  action: (rune, part) => `For the hand that acts there is ${rune}, to be used on ${part}.`,
  outcome: (rune, part) => `What comes of it is carved as ${rune}, into ${part}.`,
  urd: (rune, part) =>
    `Urd, who keeps what has become, draws ${rune} from the well, and with it ${part}.`,
  verdandi: (rune, part) => `Verdandi, who keeps what is becoming, weaves ${rune} into ${part}.`,
  skuld: (rune, part) => `Skuld, who keeps what is owed, carves ${rune} and means ${part}.`,
  present: (rune, part) => `In the middle lies ${rune}, on ${part}.`,
  past: (rune, part) => `Behind it ${rune} has worked on ${part}.`,
  future: (rune, part) => `Before it stands ${rune}, turned to ${part}.`,
  help: (rune, part) => `Help comes by ${rune}, out of ${part}.`,
  challenge: (rune, part) => `What has to be met is ${rune}, in ${part}.`,
};

/** Writes a cast that was asked something: the answer first, then the runes, then what to do. */
export function readAsked(answer: RunesAnswer, say: Speaker): readonly string[] {
  const matter = matters[answer.asked.matter];
  return [
    `${replies.asked(answer.question ?? "")} ${answers(answer, say)}`,
    ...answer.runes.map(
      (one) =>
        `${bears(one, answer)} ${say.phrase({ code: "aspect", with: { rune: one.rune, merkstave: one.merkstave, place: one.position } })}`,
    ),
    answer.reply.standing === "favourable" ? matter.go : matter.wait,
  ];
}

function nameOf({ rune, merkstave }: Pick<Cast, "rune" | "merkstave">): string {
  const { name, gloss } = runes[rune];
  const named = rune === "blank" ? "the blank stave" : `${name} (${gloss})`;
  return named + (merkstave ? " reversed" : "");
}

function bears(one: Cast, { asked }: RunesAnswer): string {
  const matter = matters[asked.matter];
  const { element } = one;
  const part = element === null ? matter.turn : element === "ice" ? matter.water : matter[element];
  return english.capital(BEARS[one.position](nameOf(one), part));
}

/** The answer in the form of the question. */
function answers(answer: RunesAnswer, say: Speaker): string {
  const { asked, reply, score, runes: cast, optionRunes } = answer;
  const matter = matters[asked.matter];
  const stands = { favourable: matter.good, mixed: matter.mixed, adverse: matter.ill }[
    reply.standing
  ];
  const name = runes[cast.at(-1)!.rune].name;
  if (asked.form === "where" && reply.where) {
    const why = `${name} lies in that quarter when the row is laid round the horizon with Jera in the north.`;
    return `${replies.where({ where: reply.where, matter: asked.matter, why })} ${stands}`;
  }
  if (asked.form === "when" && reply.when) {
    const why = `That is the half-month of ${name} in the rune year.`;
    return `${replies.when({ when: reply.when, why })} ${stands}`;
  }
  if (reply.weighed.length > 0) {
    const weighed = reply.weighed.map((one, index) => ({
      ...one,
      by: `${nameOf(optionRunes[index]!)}: ${say.phrase({ code: "keywords", with: optionRunes[index]! })}`,
    }));
    return replies.which({ weighed });
  }
  if (asked.form === "whether") {
    const feared = asked.hope === "feared" ? "On what you fear the" : "The";
    return `${stands} ${feared} runes weigh ${score} of 100, where 50 is even.`;
  }
  return stands;
}
