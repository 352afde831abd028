import { en as lore } from "#lore/words/en.ts";
import { english, type Speaker, type Translation, type Words } from "#sdk";
import type { NameRefusals } from "../../letters/latin_name.ts";
import type { answer, IndianAnswer } from "../answer.ts";
import type { CONVENTIONS, input } from "../input.ts";
import { grahaOf } from "../planets.ts";
import type { Bond } from "../score.ts";

const { capital, numberWord } = english;

const graha = {
  sun: {
    text: "Sun",
    colour: "gold and orange",
    portrait:
      "The Sun's number stands upright: it leads, gives warmth and needs to be seen doing it.",
  },
  moon: {
    text: "Moon",
    colour: "white and pale green",
    portrait:
      "The Moon's number feels first and knows later: kind, changeable, at ease near water and mothers.",
  },
  jupiter: {
    text: "Jupiter",
    colour: "yellow",
    portrait:
      "Jupiter's number teaches, whether or not it has pupils, and keeps a standard that it meets itself.",
  },
  rahu: {
    text: "Rahu",
    colour: "smoke grey and blue",
    portrait:
      "Rahu's number comes in by the window: unusual, sudden, building an order of its own.",
  },
  mercury: {
    text: "Mercury",
    colour: "green",
    portrait: "Mercury's number talks, trades and counts, and has an enemy in nobody.",
  },
  venus: {
    text: "Venus",
    colour: "white and pink",
    portrait:
      "Venus's number makes life agreeable, for others and then for itself, and pays for beauty without regret.",
  },
  ketu: {
    text: "Ketu",
    colour: "grey and brown",
    portrait:
      "Ketu's number has already left half of what it owns: a seeker, dry in manner and sure of its instinct.",
  },
  saturn: {
    text: "Saturn",
    colour: "dark blue and black",
    portrait:
      "Saturn's number arrives late and stays: it works, waits, and gets what it has earned.",
  },
  mars: {
    text: "Mars",
    colour: "red",
    portrait: "Mars's number goes straight at it, with courage to lend and a temper to keep.",
  },
};

const tellBond = ({ a, b, regard }: Bond) => {
  const [one, other] = [named(grahaOf(a).id), named(grahaOf(b).id)];
  if (a === b) return `${a} and ${b}: both of ${one}`;
  return `${a} and ${b}: ${one} and ${other} are ${regard === "friend" ? "friends" : "at odds"}`;
};

export const en = {
  title: "Indian numerology",
  summary:
    "Psychic, destiny and name numbers with their planets, friends and foes, colours and days, with a reading",
  weighs: "How well the numbers of date and name go together, the sum of its testimonies",
  inputs: {
    name: {
      label: "Name",
      about: "The name in use, in Latin script; counted by Chaldean letters",
    },
  },
  fields: {
    psychic: "Psychic number",
    destiny: "Destiny number",
    name: "Name number",
    number: "Number",
    planet: "Planet",
    colour: "Colour",
    portrait: "Character",
    day: "Day",
    friends: "Friends",
    foes: "Foes",
    steps: "How it was added up",
    ignored: "Characters left out",
    grid: "Vedic grid",
    rows: "Rows",
    counts: "How often 1 to 9 stand in it",
    missing: "Numbers lacking",
    fullLines: "Full lines",
    emptyLines: "Empty lines",
  },
  terms: { graha },
  phrases: {
    base: "Any date",
    psychicDestiny: tellBond,
    namePsychic: tellBond,
    nameDestiny: tellBond,
    fullLine: ({ line }) => `the line ${line.join("-")} is full`,
  },
  conventions: {
    gridYear: {
      title: "Digits of the year in the grid",
      options: { short: "the last two", whole: "the whole year" },
    },
  },
  refusals: {
    "no-letters": {
      when: "The name has no Latin letter",
      says: ({ name }) =>
        `“${name}” has no Latin letter to count: give the name as it is spelt in Latin script`,
    },
  },
  omissions: {
    name: "No name was given: the name number and its bonds are left out of the score.",
  },
  reading: (answer: IndianAnswer, say: Speaker) => {
    const { psychic, destiny, name, grid, score } = answer;
    const reasons = answer.testimonies
      .slice(1)
      .map((one) => ({ evidence: say.phrase(one), weight: one.weight }));
    const numberOf = (one: IndianAnswer["psychic"]) => ({
      number: one.number,
      planet: graha[one.planet].text,
      says: graha[one.planet].portrait,
    });
    const shares = reasons.map(
      ({ evidence, weight }) => `${evidence} (${weight > 0 ? "+" : ""}${weight})`,
    );
    const sum =
      shares.length === 0
        ? "No bond and no quarrel stands between them: 50 out of 100."
        : `From a middle of 50 they come to ${score} out of 100: ${shares.join("; ")}.`;
    return {
      paragraphs: [
        numbers(answer).join(" "),
        days(answer),
        square(answer).join(" "),
        `${sum} ${LIMIT}`,
      ],
      outline: ["The numbers", "Days and colours", "The grid", "Together"],
      facts: {
        psychic: numberOf(psychic),
        destiny: numberOf(destiny),
        name: name && numberOf(name),
        missing: grid.missing,
        fullLines: grid.fullLines,
        score,
        testimonies: reasons,
      },
    };
  },
} satisfies Words<{
  input: typeof input;
  answer: typeof answer;
  conventions: typeof CONVENTIONS;
  refusals: NameRefusals;
  omissions: { name: {} };
}>;

export type IndianWords = Translation<typeof en>;

const LIMIT =
  "The score says how easily the numbers keep company, not how well a person fares; where they quarrel, the tradition looks for a middle term rather than for a verdict. Teachers differ on which numbers are friends.";

/** Sun and Moon take an article in running English, the others none. */
function named(planet: keyof typeof graha): string {
  const { text } = graha[planet];
  return planet === "sun" || planet === "moon" ? `the ${text}` : text;
}

function numbers({ psychic, destiny, name }: IndianAnswer): readonly string[] {
  const says = [
    `The day of birth gives the psychic number ${psychic.number}, of ${named(psychic.planet)}.`,
    graha[psychic.planet].portrait,
    `The whole date gives the destiny number ${destiny.number}, of ${named(destiny.planet)}.`,
  ];
  if (destiny.number !== psychic.number) says.push(graha[destiny.planet].portrait);
  if (name) {
    says.push(`The name comes to ${name.number}, of ${named(name.planet)}.`);
    if (![psychic.number, destiny.number].includes(name.number)) {
      says.push(graha[name.planet].portrait);
    }
  }
  return says;
}

function days({ psychic, destiny }: IndianAnswer): string {
  const of = ({ day, planet }: IndianAnswer["psychic"]) =>
    `${lore.weekday[day]}, with ${graha[planet].colour}`;
  return psychic.number === destiny.number
    ? `${of(psychic)}, goes with both numbers.`
    : `${of(psychic)}, goes with the psychic number; ${of(destiny)}, with the destiny number.`;
}

function square({ grid }: IndianAnswer): readonly string[] {
  const { missing, fullLines, emptyLines } = grid;
  const lines = (of: readonly (readonly number[])[], state: string) =>
    of.length === 0
      ? []
      : [
          `${capital(numberWord(of.length))} ${of.length === 1 ? "line is" : "lines are"} ${state}: ${of.map((line) => line.join("-")).join(", ")}.`,
        ];
  return [
    missing.length === 0 ? "The grid holds every number." : `The grid lacks ${missing.join(", ")}.`,
    ...lines(fullLines, "full"),
    ...lines(emptyLines, "empty"),
  ];
}
