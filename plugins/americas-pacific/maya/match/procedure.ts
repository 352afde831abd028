import { byPair, defineProcedure, matchOf, wordsIn } from "#sdk";
import { moduloFromOne, type CalendarDate, type TzolkinDay } from "#time";
import { KIN_COLOUR, SEAL, TONE } from "../../core/kins.ts";
import { kinDay, kinOfDate, type KinNumber } from "../../dreamspell/kin.ts";
import { kinOf, mayaFixed, readMayaDay } from "../day.ts";
import { nameOf, signOf } from "../signs.ts";
import { answer, type MatchAnswer, type MatchDay } from "./answer.ts";
import { compareDays } from "./days.ts";
import { CONVENTIONS, input } from "./input.ts";
import { compareKins } from "./kins.ts";
import type { MatchWords } from "./words/en.ts";

/** Two birth days of the round of 260 side by side. */
export const mayanTzolkinMatch = defineProcedure({
  name: "compatibility.mayanTzolkin",
  tradition: "maya",
  words: wordsIn<MatchWords>(import.meta),
  kind: "calculation",
  cost: 2,
  icon: "icons/maya_match.svg",
  reads: "births",
  conventions: CONVENTIONS,
  input,
  output: answer,
  run({ system, language, correlation }, give): MatchAnswer {
    const [first, second] = [give.civil("a"), give.civil("b")];
    if (system === "dreamspell") return matchKins(first, second);
    const dayOf = (fixed: number) => readMayaDay(mayaFixed(fixed, correlation)).day;
    const [a, b] = [dayOf(first.fixed), dayOf(second.fixed)];
    const describe = (day: TzolkinDay) => describeDay(day, nameOf(day, language));
    return {
      ...matchOf(compareDays(a, b)),
      fromSecond: matchOf(compareDays(b, a)).score,
      a: describe(a),
      b: describe(b),
      couple: describe(dayAt(kinOf(a) + kinOf(b))),
    };
  },
  asks: byPair,
  weighs: { origin: "own", read: ({ score, components }) => ({ score, testimonies: components }) },
  examples: [
    {
      title: "11 Ik' of the north and 8 Ajaw of the south",
      input: {
        a: { birthDate: "2000-01-01" },
        b: { birthDate: "2013-05-30" },
        language: "yucatec",
      },
      expect: {
        a: { name: { text: "11 Ikʼ" } },
        b: { name: { text: "8 Ajaw" } },
        components: [{ code: "oppositeDirection", weight: 58 }],
        score: 58,
      },
      source:
        "convertdate and the calendar of Emacs: 1 January 2000 is 11 Ik'; 31 May 2013 is 9 Imix",
    },
    {
      title: "two born on one day",
      input: { a: { birthDate: "1990-05-17" }, b: { birthDate: "1990-05-17" } },
      expect: {
        components: [
          { code: "sameSign", weight: 78 },
          { code: "sameNumber" },
          { code: "sameTrecena" },
        ],
      },
      source: "Rule of the match: same sign 78, same number 6, same trecena 8",
    },
  ],
  references: [
    {
      title: "Time and the Highland Maya",
      author: "Barbara Tedlock",
      year: "1982",
      part: "day relations",
    },
    {
      title: "Dreamspell",
      author: "José Argüelles and Lloydine Burris",
      year: "1990",
      part: "oracle of five",
    },
  ],
});

function matchKins(first: CalendarDate, second: CalendarDate): MatchAnswer {
  const [a, b] = [kinOfDate(first, "standard").nearest, kinOfDate(second, "standard").nearest];
  return {
    ...matchOf(compareKins(a, b)),
    fromSecond: matchOf(compareKins(b, a)).score,
    a: describeKin(a),
    b: describeKin(b),
    couple: describeKin(moduloFromOne(a + b, 260)),
  };
}

/** The day at a place of the round, counted on from its first. */
function dayAt(place: number): TzolkinDay {
  return { number: moduloFromOne(place, 13), name: moduloFromOne(place, 20) };
}

function describeDay(day: TzolkinDay, name: string): MatchDay {
  const { number } = day;
  return {
    kin: kinOf(day),
    number,
    name: { code: "day", with: { number, name } },
    day: signOf(day),
    seal: null,
  };
}

function describeKin(kin: KinNumber): MatchDay {
  const { seal: sealNumber, tone: number } = kinDay(kin);
  const [seal, tone] = [SEAL.ids[sealNumber - 1]!, TONE.ids[number - 1]!];
  const colour = KIN_COLOUR.ids[(kin - 1) % 4]!;
  return { kin, number, name: { code: "kin", with: { colour, tone, seal } }, day: null, seal };
}
