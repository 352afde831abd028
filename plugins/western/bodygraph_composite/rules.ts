/**
 * What the gates of two people make of each channel.
 *
 * @source the connection rules as published since 1992: electromagnetic, companionship, compromise, dominance
 */
import { vocabulary, type IdOf } from "#sdk";
import { CHANNEL, channelsOf, gatesOf, type ChannelId } from "../bodygraph/wheel.ts";

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

/** What a channel is in a group, people counted from 1. */
export interface GroupChannel {
  readonly channel: ChannelId;
  readonly whole: readonly number[];
  readonly halves: readonly number[];
}

/** Channels that are whole in a group, with who brings what. */
export function channelsInGroup(people: readonly ReadonlySet<number>[]): readonly GroupChannel[] {
  const joined = new Set(people.flatMap((active) => [...active]));
  return channelsOf(joined).map((channel) => {
    const holding = (count: number) =>
      people.flatMap((active, i) =>
        gatesOf(channel).filter((gate) => active.has(gate)).length === count ? [i + 1] : [],
      );
    return { channel, whole: holding(2), halves: holding(1) };
  });
}

/** Every two of a group, and how often they meet in each way. */
export function pairsInGroup(people: readonly ReadonlySet<number>[]) {
  return people.flatMap((one, i) =>
    people.slice(i + 1).map((other, j) => {
      const ties = tiesOf(one, other);
      const count = (tie: TieId) => ties.filter((each) => each.tie === tie).length;
      return {
        people: [i + 1, i + j + 2],
        electromagnetic: count("electromagnetic"),
        companionship: count("companionship"),
        compromise: count("compromise"),
        dominance: count("dominance"),
      };
    }),
  );
}
