/** What both Lenormand procedures say of a card, in English. */
import type { Phrases } from "../../draw/answer.ts";
import { cards } from "./cards_en.ts";
import { namesOf } from "./texts.ts";

export const cardWords = {
  names: namesOf(cards),
  fields: {
    card: "Card",
    number: "Number",
    playingCard: "Playing card",
    polarity: "Good or ill",
    keywords: "Keywords",
    means: "By itself",
  },
  phrases: {
    card: ({ card }: Phrases["card"]) => cards[card].name,
    keywords: ({ card }: Phrases["keywords"]) => cards[card].keywords.join(", "),
    means: ({ card }: Phrases["means"]) => cards[card].means,
  },
  twice: ({ number }: { number: number }) =>
    `A deck holds each card once: number ${number} came before`,
};
