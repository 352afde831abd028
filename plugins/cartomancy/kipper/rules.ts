/** How people look about the table, and what lies before and behind the main person. */
import type { Matter } from "#lore";
import { leanOf, type Counted } from "../core/leaning.ts";
import type { Gaze, KipperCard, KipperId } from "./deck.ts";
import { columnsOf, type Spread } from "./spreads.ts";

/** Places of the row on one side of a place, the nearest first. */
function beside(place: number, spread: Spread, side: Gaze): readonly number[] {
  const columns = columnsOf(spread);
  const column = place % columns;
  return side === "right"
    ? Array.from({ length: columns - 1 - column }, (_, index) => place + 1 + index)
    : Array.from({ length: column }, (_, index) => place - 1 - index);
}

/** Places of the column above or below, the nearest first. */
export function columnFrom(
  place: number,
  spread: Spread,
  size: number,
  side: "above" | "below",
): readonly number[] {
  const columns = columnsOf(spread);
  const step = side === "above" ? -columns : columns;
  const found: number[] = [];
  for (let at = place + step; at >= 0 && at < size; at += step) found.push(at);
  return found;
}

/** Places that touch one. */
export function around(place: number, spread: Spread, size: number): readonly number[] {
  const columns = columnsOf(spread);
  const [column, row] = [place % columns, Math.floor(place / columns)];
  return Array.from({ length: size }, (_, other) => other).filter((other) => {
    const dx = Math.abs((other % columns) - column);
    const dy = Math.abs(Math.floor(other / columns) - row);
    return Math.max(dx, dy) === 1;
  });
}

/** What somebody has before the eyes and behind the back, the nearest first. */
export function viewOf(place: number, gaze: Gaze, spread: Spread) {
  const away: Gaze = gaze === "right" ? "left" : "right";
  return { ahead: beside(place, spread, gaze), behind: beside(place, spread, away) };
}

/** The card that stands for a matter; null where it is the main person’s own. */
const TOPICS: Readonly<Record<Matter, KipperId | null>> = {
  love: "goodOutcome",
  marriage: "marriage",
  work: "work",
  money: "winMoney",
  study: "honours",
  health: "shortIllness",
  home: "house",
  travel: "journey",
  lostThing: "theft",
  lostAnimal: "expectation",
  lostPerson: "expectation",
  lawsuit: "court",
  children: "child",
  family: "livingRoom",
  friend: "meeting",
  spirit: "hope",
  contest: "greatLuck",
  message: "pleasantLetter",
  weather: "hope",
  choice: "change",
  general: null,
};

export const topicOf = (matter: Matter): KipperId | null => TOPICS[matter];

/** The middle of a line or a nine counts twice; of the whole table, the cards about the person and, twice, the matter. */
export function leaningOf(
  cards: readonly KipperCard[],
  spread: Spread,
  person: number,
  topic: number,
) {
  const counted = (place: number, times: number): Counted<{ card: KipperId }> => ({
    face: { card: cards[place]!.id },
    polarity: cards[place]!.polarity,
    times,
  });
  if (spread !== "full") {
    const middle = (cards.length - 1) / 2;
    return leanOf(cards.map((_, place) => counted(place, place === middle ? 2 : 1)));
  }
  const near = (place: number, times: number) =>
    around(place, spread, cards.length)
      .filter((one) => one !== person && one !== topic)
      .map((one) => counted(one, times));
  return leanOf(person === topic ? near(person, 1) : [...near(person, 1), ...near(topic, 2)]);
}
