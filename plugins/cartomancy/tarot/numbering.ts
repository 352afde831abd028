import type { Conventions } from "#old";
import type { TarotCard } from "./card.ts";

/** Which order numbers the trumps. */
export type Order = "rider" | "marseille";

/** The school option of the deck: the old French order has Justice before Strength. */
export const ORDER_CONVENTION = {
  order: {
    title: { en: "Order of the trumps", zhHant: "大牌次序" },
    default: "rider",
    options: {
      rider: {
        title: { en: "Strength 8, Justice 11", zhHant: "力量八、正義十一" },
        source: "A. E. Waite, The Pictorial Key to the Tarot (1910)",
      },
      marseille: {
        title: { en: "Justice 8, Strength 11", zhHant: "正義八、力量十一" },
        source: "Tarot de Marseille as lists of its trumps give it: VIII La Justice, XI La Force",
      },
    },
  },
} as const satisfies Conventions;

const ROMAN = [
  "0",
  "I",
  "II",
  "III",
  "IV",
  "V",
  "VI",
  "VII",
  "VIII",
  "IX",
  "X",
  "XI",
  "XII",
  "XIII",
  "XIV",
  "XV",
  "XVI",
  "XVII",
  "XVIII",
  "XIX",
  "XX",
  "XXI",
] as const;

/** The number of a card in an order; only Strength and Justice depend on it. */
export function numberOf({ slug, number }: TarotCard, order: Order): number {
  if (order === "marseille" && slug === "strength") return 11;
  if (order === "marseille" && slug === "justice") return 8;
  return number;
}

/** What stands at the head of a card: a Roman numeral on trumps, A, 2-10, P, N, Q, K on suits. */
export function numeralOf(card: TarotCard, order: Order): string {
  const number = numberOf(card, order);
  if (card.arcana === "major") return ROMAN[number]!;
  const letters: Readonly<Record<number, string>> = { 1: "A", 11: "P", 12: "N", 13: "Q", 14: "K" };
  return letters[number] ?? String(number);
}
