import { defineProcedure, InputError, oneOf, TextShape, Type, type Static } from "#old";
import { writeBrief } from "./brief.ts";
import { findTies, scoreOf, WING_POINTS, wingsMeet, type Person } from "./match.ts";
import { drawFigure } from "./picture.ts";
import { arrowOf, groupOf, TYPES, wingsOf, type TypeNumber } from "./types.ts";

const NUMBER = (description: string) => Type.Integer({ minimum: 1, maximum: 9, description });

const person = Type.Object({
  type: NUMBER("Type"),
  name: TextShape,
  gift: TextShape,
  strain: TextShape,
  wing: Type.Union([NUMBER("Wing"), Type.Null()]),
  arrow: NUMBER("Type to which its line leads under strain; the direction is disputed"),
  centre: TextShape,
  stance: TextShape,
  harmonic: TextShape,
});

const output = Type.Object({
  score: Type.Integer({ minimum: 0, maximum: 100, description: "Relative, no probability" }),
  band: oneOf(
    ["excellent", "good", "mixed", "challenging"],
    "80 and more, 65-79, 50-64, less than 50",
  ),
  bandName: TextShape,
  a: person,
  b: person,
  components: Type.Array(
    Type.Object({
      code: Type.String(),
      weight: Type.Integer({ description: "The score it would give alone; wings add to it" }),
      counts: Type.Boolean({ description: "The strongest tie counts, and wings beside it" }),
      evidence: TextShape,
    }),
  ),
  strengths: Type.Array(TextShape),
  cautions: Type.Array(TextShape),
});
export type MatchAnswer = Static<typeof output>;

const BANDS = [
  { from: 80, band: "excellent", name: { en: "excellent", zhHant: "極佳" } },
  { from: 65, band: "good", name: { en: "good", zhHant: "良好" } },
  { from: 0, band: "mixed", name: { en: "mixed", zhHant: "互有長短" } },
] as const;

/** Two self-reported types side by side. */
export const enneagramMatch = defineProcedure({
  name: "compatibility.enneagram",
  tradition: "enneagram",
  title: { en: "Enneagram compatibility", zhHant: "九型人格合盤" },
  summary: {
    en: "Match of two types by centre, stance, arrows and wings",
    zhHant: "依中心、姿態、箭頭與側翼，看兩型的相合程度",
  },
  kind: "calculation",
  cost: 2,
  icon: "icons/enneagram.svg",
  input: Type.Object({
    a: NUMBER("Type of the one, as found by that person; never derived from a birth date"),
    b: NUMBER("Type of the other"),
    wingA: Type.Optional(NUMBER("Wing of the one: a neighbour of the type")),
    wingB: Type.Optional(NUMBER("Wing of the other: a neighbour of the type")),
  }),
  output,
  run: (input): MatchAnswer => {
    const a = readPerson(input.a, input.wingA, "wingA");
    const b = readPerson(input.b, input.wingB, "wingB");
    const score = scoreOf(a, b);
    const { band, name } = BANDS.find(({ from }) => score >= from)!;
    const ties = findTies(a.type, b.type).map((tie, i) => ({ ...tie, counts: i === 0 }));
    const wings = wingsMeet(a, b)
      ? [{ code: "wings", weight: WING_POINTS, counts: true, evidence: WINGS_MEET }]
      : [];
    return {
      score,
      band,
      bandName: name,
      a: describe(a),
      b: describe(b),
      components: [...ties, ...wings],
      strengths: [...ties.filter(({ code }) => code !== "none"), ...wings].map(
        ({ evidence }) => evidence,
      ),
      cautions: [...new Set([a.type, b.type])].map((type) => cautionOf(type)),
    };
  },
  brief: writeBrief,
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

const WINGS_MEET = { en: "Their wings bring the two nearer", zhHant: "側翼使兩人更靠近" };

function readPerson(type: number, wing: number | undefined, path: string): Person {
  const wings = wingsOf(type as TypeNumber);
  if (wing !== undefined && !wings.includes(wing as TypeNumber)) {
    const message = `The wing of type ${type} must be ${wings.join(" or ")}, got ${wing}`;
    throw new InputError([{ path, message, nearest: wings[0] }]);
  }
  return { type: type as TypeNumber, wing: (wing as TypeNumber | undefined) ?? null };
}

function describe({ type, wing }: Person): MatchAnswer["a"] {
  const { name, gift, strain } = TYPES[type - 1]!;
  return {
    type,
    name,
    gift,
    strain,
    wing,
    arrow: arrowOf(type),
    centre: groupOf("centre", type).name,
    stance: groupOf("stance", type).name,
    harmonic: groupOf("harmonic", type).name,
  };
}

function cautionOf(type: TypeNumber) {
  const { name, strain } = TYPES[type - 1]!;
  return {
    en: `Under strain ${name.en} tends to fall into ${strain.en}`,
    zhHant: `有壓力時，${name.zhHant}容易${strain.zhHant}`,
  };
}
