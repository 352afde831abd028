/**
 * The five birds and what each does through the five parts of day and night.
 *
 * @source Pancha Pakshi Shastra, attributed to Bogar, after the table of PyJHora, whose 140 rows follow four rounds
 *   of five activities; the bird of birth by nakshatra and half of the month
 */
import { vocabulary, type IdOf } from "#sdk";

export const BIRD = vocabulary("bird", {
  vulture: { native: "வல்லூறு", roman: "Valluru" },
  owl: { native: "ஆந்தை", roman: "Andhai" },
  crow: { native: "காகம்", roman: "Kagam" },
  cock: { native: "கோழி", roman: "Kozhi" },
  peacock: { native: "மயில்", roman: "Mayil" },
});
export type BirdId = IdOf<typeof BIRD>;

/** From the strongest. */
export const ACTIVITY = vocabulary("activity", {
  ruling: { native: "அரசு", roman: "Arasu" },
  eating: { native: "ஊண்", roman: "Oon" },
  walking: { native: "நடை", roman: "Nadai" },
  sleeping: { native: "துயில்", roman: "Thuyil" },
  dying: { native: "சாவு", roman: "Saavu" },
});
export type ActivityId = IdOf<typeof ACTIVITY>;

/** Last nakshatra of each bird for births in the bright half; in the dark half the birds are reversed. */
const LAST = [5, 11, 16, 21, 27];

/** The bird of a birth by nakshatra, 1 to 27. */
export function birdOf(nakshatra: number, bright: boolean): BirdId {
  const index = LAST.findIndex((last) => nakshatra <= last);
  return BIRD.ids[bright ? index : 4 - index]!;
}

interface Round {
  readonly order: readonly ActivityId[];
  /** Place in the order at which the vulture begins, by weekday from Sunday. */
  readonly first: readonly number[];
  /** How many places further each next bird begins. */
  readonly step: number;
}

const ROUNDS: Readonly<Record<"bright" | "dark", Readonly<Record<"day" | "night", Round>>>> = {
  bright: {
    day: {
      order: ["eating", "walking", "ruling", "sleeping", "dying"],
      first: [0, 4, 0, 4, 3, 2, 1],
      step: 1,
    },
    night: {
      order: ["dying", "walking", "sleeping", "eating", "ruling"],
      first: [0, 1, 0, 1, 2, 3, 4],
      step: 4,
    },
  },
  dark: {
    day: {
      order: ["walking", "eating", "dying", "sleeping", "ruling"],
      first: [0, 3, 0, 2, 4, 1, 3],
      step: 2,
    },
    night: {
      order: ["eating", "sleeping", "walking", "dying", "ruling"],
      first: [0, 3, 0, 1, 2, 4, 3],
      step: 4,
    },
  },
};

/** What a bird does in the five parts of the day or the night. */
export function activitiesOf(
  bird: BirdId,
  weekday: number,
  bright: boolean,
  part: "day" | "night",
): readonly ActivityId[] {
  const { order, first, step } = ROUNDS[bright ? "bright" : "dark"][part];
  const start = first[weekday]! + step * BIRD.ids.indexOf(bird);
  return order.map((_, i) => order[(start + i) % 5]!);
}

/** From 5, ruling, to 1. */
export const strengthOf = (activity: ActivityId) => 5 - ACTIVITY.ids.indexOf(activity);
