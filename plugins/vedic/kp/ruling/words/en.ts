import { english, type Translation, type Words } from "#sdk";
import * as core from "../../../core/words/en.ts";
import { kpConventions, kpFields, kpPicture, kpRefusals, rulingFields } from "../../words/en.ts";
import type { answer, Refusals, RulingAnswer } from "../answer.ts";
import type { CONVENTIONS, input } from "../input.ts";

const { the } = core;

export const en = {
  title: "KP ruling planets",
  summary: "Ruling planets of a moment and a place with significators of the four levels",
  fields: { ...kpFields, ...rulingFields },
  terms: { graha: core.graha },
  conventions: kpConventions,
  refusals: kpRefusals,
  reading: ({ ruling, planets }: RulingAnswer) => {
    const backward = planets.filter(
      ({ graha, retrograde }) =>
        retrograde && ruling.all.includes(graha) && graha !== "rahu" && graha !== "ketu",
    );
    return [
      `The moment belongs to ${english.list(ruling.all.map(the))}, the strongest first. The rising star is ${the(ruling.lagnaStar)}'s, and the rising sign ${the(ruling.lagnaSign)}'s. The Moon's star is ${the(ruling.moonStar)}'s, and her sign ${the(ruling.moonSign)}'s. The day is ${the(ruling.day)}'s. Look in their periods for what is asked about now.${backward.length > 0 ? ` ${english.capital(english.list(backward.map(({ graha }) => the(graha))))} ${backward.length > 1 ? "move" : "moves"} backwards, which holds the matter up until the turn.` : ""}`,
    ];
  },
  picture: {
    ...kpPicture,
    title: "KP ruling planets",
    heading: "cusps and planets of the moment with their lords",
    desc: "Twelve cusps and nine planets with their four lords",
  },
} satisfies Words<{
  input: typeof input;
  answer: typeof answer;
  conventions: typeof CONVENTIONS;
  refusals: Refusals;
}>;

export type RulingWords = Translation<typeof en>;
