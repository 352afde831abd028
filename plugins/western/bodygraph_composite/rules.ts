/**
 * What the gates of two people make of each channel.
 *
 * @source the connection rules as published since 1992: electromagnetic, companionship, compromise, dominance
 */
import { vocabulary, type IdOf } from "#sdk";
import { CHANNEL, gatesOf, type ChannelId } from "../bodygraph/wheel.ts";

export const TIE = vocabulary("bodygraphTie", [
  "electromagnetic",
  "companionship",
  "compromise",
  "dominance",
]);
export type TieId = IdOf<typeof TIE>;

/** One channel that is whole in the two together. */
export interface Joined {
  readonly channel: ChannelId;
  readonly tie: TieId;
  /** Who has the whole of it; null where each has a half, or both have all. */
  readonly holder: "a" | "b" | null;
}

/** Channels that the two together have whole. */
export function tiesOf(a: ReadonlySet<number>, b: ReadonlySet<number>): readonly Joined[] {
  return CHANNEL.ids.flatMap((channel): readonly Joined[] => {
    const count = (active: ReadonlySet<number>) =>
      gatesOf(channel).filter((gate) => active.has(gate)).length;
    const [one, other] = [count(a), count(b)];
    if (one === 2 && other === 2) return [{ channel, tie: "companionship", holder: null }];
    if (one === 2 || other === 2) {
      const holder = one === 2 ? "a" : "b";
      const rest = one === 2 ? other : one;
      return [{ channel, tie: rest === 1 ? "compromise" : "dominance", holder }];
    }
    const whole = gatesOf(channel).every((gate) => a.has(gate) || b.has(gate));
    return whole ? [{ channel, tie: "electromagnetic", holder: null }] : [];
  });
}
