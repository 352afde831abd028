import type { Innate, PairReading } from "../answer.ts";
import type { Lead, Part } from "./answer.ts";
import type { Purpose } from "./input.ts";

/** Lead from which the first place is clear. */
const CLEAR_LEAD = 5;

/** Says how clear the first place is, by how many share it and by the lead over the next. */
export function leadOf(first: number, lead: number): Lead {
  if (first > 1) return "tie";
  return lead >= CLEAR_LEAD ? "clear" : "close";
}

/** Weighs a candidate by its stars, by its fit for the purpose and by what a birth date lacks. */
export function partsOf(
  reading: PairReading,
  purpose: Purpose,
  innate: Innate | null,
): readonly Part[] {
  const topics =
    purpose === "general"
      ? reading.topics
      : reading.topics.filter(({ topic }) => topic === purpose);
  const helped = topics.reduce((sum, topic) => sum + topic.helped, 0);
  const strained = topics.reduce((sum, topic) => sum + topic.strained, 0);
  const fit = helped + strained === 0 ? 50 : Math.round((100 * helped) / (helped + strained));
  const [ofStars, ofPurpose] = innate ? [50, 30] : [60, 40];
  const parts: readonly Part[] = [
    { part: "stars", value: reading.score, weight: ofStars },
    { part: "purpose", value: fit, weight: ofPurpose },
  ];
  if (!innate) return parts;
  const lacks = innate.missing.length;
  const value = lacks === 0 ? 100 : Math.round((100 * innate.supplied.length) / lacks);
  return [...parts, { part: "birthDate", value, weight: 20 }];
}
