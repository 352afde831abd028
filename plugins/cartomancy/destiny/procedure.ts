import { defineProcedure, InputError, omittableTime, wordsIn } from "#sdk";
import { apparentSun } from "#sky";
import { rankOf, suitOf, type CardId } from "../playing/core/card.ts";
import { answer, type DestinyAnswer } from "./answer.ts";
import { input } from "./input.ts";
import { drawDestiny } from "./picture.ts";
import { cardOf, PLANET, rulingCardOf, signOf, solarValueOf, yearRowOf } from "./rules.ts";
import type { DestinyWords } from "./words/en.ts";

const PERIOD_DAYS = 52;

/** The card of a birthday, its ruling card, and the seven cards of a year. */
export const destinyCardsBirthCard = defineProcedure({
  name: "destinyCards.birthCard",
  tradition: "playing-cards",
  words: wordsIn<DestinyWords>(import.meta),
  kind: "calculation",
  cost: 1,
  icon: "icons/destiny.svg",
  reads: "birth",
  needs: ["now"],
  omittable: {
    birthTime: omittableTime({
      assume: { birthTime: "12:00" },
      markers: () => [(_at, moment) => signOf(apparentSun(moment().julianDayTt).longitudeDeg)],
      verdicts: ["/sign", "/rulingCard"],
    }),
  },
  input,
  output: answer,
  run({ year }, give): DestinyAnswer {
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
  },
  picture: drawDestiny,
  examples: [
    {
      title: "6 May 1988",
      input: { birthDate: "1988-05-06", birthTime: "12:00", timezone: "UTC", year: 1988 },
      expect: {
        solarValue: 39,
        birthCard: { short: "K of Diamonds" },
        rulingCard: { short: "4 of Clubs" },
      },
      source:
        "Richmond's table of days: 6 May is the king of diamonds; Venus after it in the spread of life is the four of clubs",
    },
    {
      title: "1 January, the king of spades, which no quadration moves",
      input: { birthDate: "1990-01-01", birthTime: "12:00", timezone: "UTC", year: 2020 },
      expect: { solarValue: 52, birthCard: { short: "K of Spades" } },
      source: "Richmond's table of days: 1 January is the king of spades",
    },
  ],
  references: [
    {
      title: "The Mystic Test Book, or The Magic of the Cards",
      author: "Olney H. Richmond",
      year: "1893",
    },
  ],
});

function named(card: CardId) {
  const suit = suitOf(card);
  const short =
    suit === null ? "Joker" : `${rankOf(card)!} of ${suit.charAt(0).toUpperCase()}${suit.slice(1)}`;
  return { card, short };
}
