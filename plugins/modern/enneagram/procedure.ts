import { defineProcedure, InputError, wordsIn } from "#sdk";
import { answer, type MatchAnswer } from "./answer.ts";
import { input } from "./input.ts";
import { scoreOf, tiesOf, WING_POINTS, wingsMeet, type Person } from "./match.ts";
import { drawFigure } from "./picture.ts";
import { arrowOf, groupOf, typeOf, wingsOf, type TypeNumber } from "./types.ts";
import type { EnneagramWords } from "./words/en.ts";

/** Two self-reported types side by side. */
export const enneagramMatch = defineProcedure({
  name: "compatibility.enneagram",
  tradition: "enneagram",
  words: wordsIn<EnneagramWords>(import.meta),
  kind: "calculation",
  cost: 2,
  icon: "icons/enneagram.svg",
  input,
  output: answer,
  run(given): MatchAnswer {
    const a = readPerson(given.a, given.wingA, "wingA");
    const b = readPerson(given.b, given.wingB, "wingB");
    const score = scoreOf(a, b);
    const ties = tiesOf(a.type, b.type).map((tie, i) => ({ ...tie, counts: i === 0 }));
    const wings = wingsMeet(a, b)
      ? [{ code: "wings" as const, weight: WING_POINTS, counts: true }]
      : [];
    return {
      score,
      band: score >= 80 ? "excellent" : score >= 65 ? "good" : "mixed",
      a: describe(a),
      b: describe(b),
      components: [...ties, ...wings],
      cautions: [...new Set([a.type, b.type])].map((type) => ({
        code: "underStrain",
        with: { type },
      })),
    };
  },
  picture: drawFigure,
  examples: [
    {
      title: "1 and 4 are joined by a line",
      input: { a: 1, b: 4 },
      expect: { score: 82, a: { arrow: 4 }, b: { arrow: 2 } },
      source: "The line 1-4-2-8-5-7 (enneamatch.com, after Naranjo, 1994)",
    },
    {
      title: "8 and 9 are neighbours of one centre, and a wing meets a type",
      input: { a: 8, b: 9, wingA: 9 },
      expect: {
        score: 77,
        components: [{ code: "neighbours" }, { code: "centre" }, { code: "wings" }],
      },
      source: "The circle of nine; centre of the gut 8-9-1; 74 for neighbours and 3 for the wing",
    },
  ],
  references: [
    {
      title: "Character and Neurosis: An Integrative View",
      author: "Claudio Naranjo",
      year: "1994",
    },
    {
      title: "The Wisdom of the Enneagram",
      author: "Don Richard Riso and Russ Hudson",
      year: "1999",
    },
  ],
});

function readPerson(type: number, wing: number | undefined, path: string): Person {
  const wings = wingsOf(type as TypeNumber);
  if (wing !== undefined && !wings.includes(wing as TypeNumber)) {
    const params = { type, wings, wing };
    throw new InputError([{ path, code: "no-wing", with: params, nearest: wings[0] }]);
  }
  return { type: type as TypeNumber, wing: (wing as TypeNumber | undefined) ?? null };
}

function describe({ type, wing }: Person): MatchAnswer["a"] {
  return {
    number: type,
    type: typeOf(type),
    wing,
    arrow: arrowOf(type),
    centre: groupOf("centre", type),
    stance: groupOf("stance", type),
    harmonic: groupOf("harmonic", type),
  };
}
