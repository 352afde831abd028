/** The numbers of the trumps in two orders, and what stands at the head of a card. */
import type { TarotCard } from "./card.ts";

/** Which order numbers the trumps; the old French one has Justice before Strength. */
export type Order = "rider" | "marseille";

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
export function numberOf({ id, number }: TarotCard, order: Order): number {
  if (order === "marseille" && id === "strength") return 11;
  if (order === "marseille" && id === "justice") return 8;
  return number;
}

/** What stands at the head of a card: a Roman numeral on trumps, A, 2-10, P, N, Q, K on suits. */
export function numeralOf(card: TarotCard, order: Order): string {
  const number = numberOf(card, order);
  if (card.suit === null) return ROMAN[number]!;
  const letters: Readonly<Record<number, string>> = { 1: "A", 11: "P", 12: "N", 13: "Q", 14: "K" };
  return letters[number] ?? String(number);
}
