import { requireAnswerable, understand, type Give, type InputOf } from "#sdk";
import { deal, type Drawn } from "../core/deal.ts";
import { leanOf } from "../core/leaning.ts";
import { layNames } from "../core/named.ts";
import { replyOf } from "../core/reply.ts";
import type { EtteillaAnswer, Face } from "./answer.ts";
import { DECK, polarityOf, type EtteillaCard } from "./deck.ts";
import type { input } from "./input.ts";
import { companiesIn } from "./rules.ts";
import { sizeOf } from "./terms.ts";

export { weigh } from "../core/leaning.ts";
export { drawStroke as picture } from "./picture.ts";

/** Numbers of the cards that stand for the one who asks: a man, a woman. */
const QUESTIONERS = [1, 8];

export function run(given: InputOf<typeof input>, { random }: Give<"random">): EtteillaAnswer {
  const { spread, question, cards: names } = given;
  requireAnswerable(question);
  const asked = understand(question, given);
  const size = sizeOf(spread);
  const dealt = names
    ? layNames(DECK, names, size)
    : deal(random, DECK, size + asked.options.length, true);
  const [laid, forOptions] = [dealt.slice(0, size), dealt.slice(size)];
  const leaning = leanOf(
    laid.map((one) => ({ face: faceOf(one), polarity: polarityOf(one.card, one.reversed) })),
  );
  const questioner = laid.findIndex(({ card }) => QUESTIONERS.includes(card.number));
  return {
    spread,
    question: question ?? null,
    asked,
    reply: replyOf(
      asked,
      laid.at(-1)!.card,
      leaning.score,
      forOptions.map(({ card, reversed }) => polarityOf(card, reversed)),
    ),
    castBy: names ? "caller" : "chance",
    cards: laid.map((one) => ({
      ...describe(one),
      polarity: polarityOf(one.card, one.reversed),
      says: { code: "says", with: faceOf(one) },
    })),
    companies: companiesIn(laid).map((company) => ({
      ...company,
      says: { code: "company", with: company },
    })),
    questioner: questioner < 0 ? null : questioner + 1,
    optionCards: forOptions.map(describe),
    leaning,
  };
}

const faceOf = ({ card, reversed }: Drawn<EtteillaCard>): Face => ({ card: card.id, reversed });

function describe(one: Drawn<EtteillaCard>) {
  const { card, reversed } = one;
  return {
    ...faceOf(one),
    number: card.number,
    keyword: card.keywords[reversed ? "reversed" : "upright"],
    keywords: { code: "keywords", with: faceOf(one) },
  } as const;
}
