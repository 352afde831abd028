import type { MatchAnswer } from "./answer.ts";

/** What a writer of the reading may use. */
export function factsOf({ score, band, scoreRange, components, aspects, overlays }: MatchAnswer) {
  return { score, band, scoreRange, components, aspects: aspects.slice(0, 12), overlays };
}
