import { type Candidates, candidateTimes, type Give, InputError, type InputOf } from "#sdk";
import { apparentSun } from "#sky";
import { type CardId, rankOf, suitOf } from "../playing/core/card.ts";
import type { DestinyAnswer } from "./answer.ts";
import type { input } from "./input.ts";
import { cardOf, PLANET, rulingCardOf, signOf, solarValueOf, yearRowOf } from "./rules.ts";

export { drawDestiny as picture } from "./picture.ts";

const PERIOD_DAYS = 52;

export function run({ year }: InputOf<typeof input>, give: Give<"now">): DestinyAnswer {
  const civil = give.civil();
  const { month, day } = civil.given;
  const solarValue = solarValueOf(month, day);
  const card = cardOf(solarValue);
  const sign = signOf(apparentSun(civil.julianDayTt).longitudeDeg);
  const ruling = rulingCardOf(card, sign);
  const asked = year ?? new Date(give.now).getUTCFullYear();
  const age = asked - civil.given.year;
  if (age < 0) throw new InputError([{ path: "year", code: "beforeBirth" }]);
  const row = yearRowOf(card, age) ?? [];
  const start = Date.UTC(2001, month - 1, day);
  return {
    solarValue,
    birthCard: named(card),
    sign,
    rulingCard: ruling && named(ruling),
    year: {
      year: asked,
      age,
      row: row.map((one, index) => ({
        planet: PLANET.ids[index]!,
        ...named(one),
        from: new Date(start + index * PERIOD_DAYS * 86_400_000).toISOString().slice(5, 10),
      })),
    },
  };
}

/** What is tried where it was left out. */
export const candidates: Readonly<Record<string, Candidates>> = {
  birthTime: candidateTimes({
    markers: () => [(_at, moment) => signOf(apparentSun(moment().julianDayTt).longitudeDeg)],
  }),
};

function named(card: CardId) {
  const suit = suitOf(card);
  const short =
    suit === null ? "Joker" : `${rankOf(card)!} of ${suit.charAt(0).toUpperCase()}${suit.slice(1)}`;
  return { card, short };
}
