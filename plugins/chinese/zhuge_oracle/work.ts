import { type InputOf, requireAnswerable, understand } from "#sdk";
import { quarterOfPalace, replyBy, unitFor } from "../core/question/reply.ts";
import { trigramOfNumber } from "../core/trigrams.ts";
import type { OracleAnswer } from "./answer.ts";
import { continuesAt, countText, verseOf } from "./count.ts";
import type { CONVENTIONS, input } from "./input.ts";
import { type Luck, luckOf } from "./verses.ts";

export { drawCount as picture } from "./picture.ts";

/** Score of a verse by how it is held. */
const SCORES: Readonly<Record<Luck, number>> = { good: 72, between: 50, care: 30 };

export function run(given: InputOf<typeof input, typeof CONVENTIONS>): OracleAnswer {
  const { question = null } = given;
  requireAnswerable(given.question);
  const asked = understand(given.question, given);
  const characters = countText(given.text, given.strokeStandard);
  const { verse, takenOff } = verseOf(characters.map(({ digit }) => digit));
  const luck = luckOf(verse);
  // The verse names no place: direction and phase are those that plum blossom counts from strokes, by eights.
  const trigram = trigramOfNumber(characters.reduce((sum, { strokes }) => sum + strokes, 0));
  return {
    text: characters.map(({ character }) => character).join(""),
    counted: characters.map(({ form }) => form).join(""),
    characters,
    written: characters.map(({ digit }) => digit).join(""),
    takenOff,
    verse,
    continues: continuesAt(verse),
    gist: { code: "gist", with: { verse } },
    trigram: trigram.id,
    verdict: { value: luck, because: [{ code: "heldSo", with: { verse, luck } }] },
    asked,
    reply: replyBy(asked, {
      score: SCORES[luck],
      phase: trigram.element,
      quarter: quarterOfPalace(trigram.luoShu),
      count: characters[2]!.strokes,
      unit: unitFor(asked),
    }),
    question,
  };
}
