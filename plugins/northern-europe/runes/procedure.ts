import {
  byChance,
  defineProcedure,
  requireAnswerable,
  sumOf,
  understand,
  withSettings,
  wordsIn,
} from "#sdk";
import { answer, type RunesAnswer } from "./answer.ts";
import { castRunes, layRunes, type CastRune } from "./cast.ts";
import { CONVENTIONS, input } from "./input.ts";
import { drawPicture } from "./picture.ts";
import { replyOf } from "./reply.ts";
import { numberOf, type Order } from "./runes.ts";
import { LAYOUT, layoutOf, PLACES, type PlaceId } from "./spreads.ts";
import { findTheme, tally } from "./tally.ts";
import { leaningOf, testimoniesOf } from "./weigh.ts";
import type { RunesWords } from "./words/en.ts";

/** A handful of the elder futhark, each rune read in its place. */
export const runesCast = defineProcedure({
  name: "runes.cast",
  tradition: "norse",
  words: wordsIn<RunesWords>(import.meta),
  kind: "draw",
  cost: 2,
  icon: "icons/runes.svg",
  needs: ["random"],
  conventions: CONVENTIONS,
  input,
  output: answer,
  refusals: ["lifespan"],
  options: {
    spreads: LAYOUT.ids.map((id) => ({ id, runes: PLACES[id].length })),
  },
  run(asked, { random }): RunesAnswer {
    const { spread, question, reversals = true, blank = false, runes, order } = asked;
    const layout = layoutOf(spread, asked.layout ?? "situationActionOutcome");
    const places = PLACES[layout];
    requireAnswerable(question);
    const understood = understand(question, asked);
    const { options } = understood;
    const drawn = runes
      ? layRunes(runes, places.length)
      : castRunes(random, places.length + options.length, { reversals, blank });
    const cast = drawn.slice(0, places.length);
    const spare = runes ? cast : drawn.slice(places.length);
    const forOptions = spare.length >= options.length ? spare.slice(0, options.length) : [];
    const aettTally = tally(cast);
    const testimonies = testimoniesOf(cast);
    const score = sumOf(testimonies);
    return {
      spread,
      layout,
      question: question ?? null,
      asked: understood,
      reply: replyOf(understood, cast.at(-1)!, score, forOptions),
      optionRunes: forOptions.map(({ rune, merkstave }) => ({ rune: rune.id, merkstave })),
      castBy: runes ? "caller" : "chance",
      runes: cast.map((one, index) => describeRune(one, places[index]!, order)),
      aettTally,
      theme: findTheme(aettTally),
      leaning: {
        value: leaningOf(score),
        because: [{ code: "byScore", with: { score } }],
      },
      score,
      testimonies,
    };
  },
  asks: withSettings(byChance, { spread: "three" }),
  weighs: { origin: "own", read: ({ score, testimonies }) => ({ score, testimonies }) },
  picture: drawPicture,
  examples: [
    {
      title: "three runes laid by the caller",
      input: { spread: "three", runes: ["fehu", "isa", "tiwaz:merkstave"] },
      expect: {
        runes: [
          { number: 1, letter: "F", aett: { id: "freyr" }, merkstave: false },
          { number: 11, letter: "I", aett: { id: "heimdall" }, reversible: false },
          { number: 17, letter: "T", aett: { id: "tyr" }, merkstave: true },
        ],
        aettTally: { freyr: 1, heimdall: 1, tyr: 1, merkstave: 1 },
      },
      source:
        "Kylver stone: f first, i eleventh, t seventeenth; three eights of the Vadstena bracteate",
    },
    {
      title: "the row of the Vadstena bracteate ends with Dagaz",
      input: { spread: "single", runes: ["dagaz"], order: "dagazLast" },
      expect: { runes: [{ rune: { id: "dagaz" }, number: 24 }] },
      source: "Vadstena bracteate; Old English rune poem, where Dæg follows Eþel (Dickins, 1915)",
    },
  ],
  references: [
    {
      title: "Runic and Heroic Poems of the Old Teutonic Peoples",
      author: "Bruce Dickins",
      year: "1915",
    },
    {
      title: "Primitive Norse inscriptions (runor.se)",
      part: "rows of the Kylver stone and of the Vadstena and Grumpan bracteates",
    },
  ],
});

function describeRune(
  { rune, merkstave }: CastRune,
  place: PlaceId,
  order: Order,
): RunesAnswer["runes"][number] {
  const { id, letter, sound, aett, element, reversible } = rune;
  const face = { rune: id, merkstave };
  return {
    position: place,
    rune: id,
    number: numberOf(rune, order),
    letter,
    sound,
    aett,
    element,
    reversible,
    merkstave,
    keywords: { code: "keywords", with: face },
    meaning: { code: "meaning", with: face },
    says: { code: "inPlace", with: { ...face, place } },
  };
}
