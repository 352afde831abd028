import { type Give, type InputOf, requireAnswerable, sumOf, understand, type Weighing } from "#sdk";
import type { RunesAnswer } from "./answer.ts";
import { type CastRune, castRunes, layRunes } from "./cast.ts";
import type { CONVENTIONS, input } from "./input.ts";
import { replyOf } from "./reply.ts";
import { numberOf, type Order } from "./runes.ts";
import { layoutOf, type PlaceId, PLACES } from "./spreads.ts";
import { findTheme, tally } from "./tally.ts";
import { leaningOf, testimoniesOf } from "./weigh.ts";

export { drawPicture as picture } from "./picture.ts";

export function run(
  asked: InputOf<typeof input, typeof CONVENTIONS>,
  { random }: Give<"random">,
): RunesAnswer {
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
}

export function weigh({ score, testimonies }: RunesAnswer): Weighing {
  return { score, testimonies };
}

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
