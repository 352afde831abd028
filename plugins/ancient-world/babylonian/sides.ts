/** How the facts of a horoscope fall into groups, for its readings. */
import type { HoroscopeAnswer } from "./answer.ts";
import type { BabylonianSign, OmenId } from "./names.ts";

type Body = HoroscopeAnswer["bodies"][number];

/** Bodies by sign, in the order of the tablets. */
export function bySign(
  bodies: readonly Body[],
): readonly (readonly [BabylonianSign, readonly Body[]])[] {
  return [...Map.groupBy(bodies, ({ sign }) => sign)];
}

/** Whether an omen asks for something, as those of Saturn and Mars do; the others promise. */
export function isHard<O extends { readonly omen: OmenId }>(
  one: O,
): one is O & { readonly omen: "saturn" | "mars" } {
  return one.omen === "saturn" || one.omen === "mars";
}
