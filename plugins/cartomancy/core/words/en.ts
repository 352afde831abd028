/** What all draws of cards say, in English. */
import { english } from "#sdk";
import { matters } from "#lore/words/matters_en.ts";
import { standsOf, stepOf } from "#lore/words/matters.ts";
import { reply as replies } from "#lore/words/replies_en.ts";
import type { Element, Matter } from "#lore";
import type { Reply, Understood } from "#sdk";
import type { Lean } from "../../tarot/leaning.ts";

export const castBy = { chance: "chance", caller: "your own hand" };
export const lean: Readonly<Record<Lean, string>> = {
  no: "towards no",
  ratherNo: "rather towards no",
  open: "neither way",
  ratherYes: "rather towards yes",
  yes: "towards yes",
};

/** Names of the fields that all draws share. */
export const fields = {
  castBy: "Drawn by",
  leaning: "Leaning",
  band: "Leans",
  base: "Begins at",
};
export const faults = {
  "wrong-count": ({ places, given }: { places: number; given: number }) =>
    `The spread has ${english.counted(places, "place")}, but ${given} ${given === 1 ? "card was" : "cards were"} given`,
};

/** What a draw has to say of its question. */
export interface Answered {
  readonly question: string | null;
  readonly asked: Understood;
  readonly reply: Reply;
  readonly leaning: { readonly score: number; readonly band: Lean };
}

/** What an art says for its answer. */
export interface Because {
  /** "The three cards", "The table". */
  readonly whole: string;
  /** Why there, a whole sentence. */
  readonly where: string;
  /** Why then, a whole sentence. */
  readonly when: string;
  /** The card of each option. */
  readonly options: readonly string[];
}

/** The answer to a question in its form, before the cards. */
export function answerOf(given: Answered, because: Because): string {
  const { question, asked, reply, leaning } = given;
  const { whole } = because;
  const stands = standsOf(matters[asked.matter], reply.standing);
  const opening = replies.asked(question ?? "");
  if (reply.where) {
    const said = { where: reply.where, matter: asked.matter, why: because.where };
    return `${opening} ${replies.where(said)} ${stands}`;
  }
  if (reply.when) {
    return `${opening} ${replies.when({ when: reply.when, why: because.when })} ${stands}`;
  }
  if (reply.weighed.length > 0) {
    const weighed = reply.weighed.map((one, index) => ({ ...one, by: because.options[index]! }));
    return `${opening} ${replies.which({ weighed })}`;
  }
  if (asked.form !== "whether") return `${opening} ${stands}`;
  const feared = asked.hope === "feared" ? " on what you fear" : "";
  const leans = /s$/.test(whole) ? "lean" : "leans";
  return `${opening} ${stands} ${whole} ${leans} ${lean[leaning.band]}${feared}: ${leaning.score} on a scale from 0 to 100.`;
}

/** What to do, at the end. */
export const stepFor = ({ asked, reply }: Answered): string =>
  stepOf(matters[asked.matter], reply.standing);

/** The part of the matter that an element has, as a noun phrase. */
export const partOf = (matter: Matter, element: Element): string => matters[matter][element];
/** What is larger than anybody’s choice in the matter, as a noun phrase. */
export const turnIn = (matter: Matter): string => matters[matter].turn;
/** Several sentences as one clause, to be joined to the part of the matter that they speak of. */
export function joined(text: string): string {
  return text
    .split(/(?<=[.!?])\s+/)
    .map((one) => english.uncapital(one.replace(/[.!?]$/, "")))
    .join("; ");
}
export const personIn = (matter: Matter): string => matters[matter].person;
