import {
  defineProcedure,
  InputError,
  oneOf,
  TextShape,
  Type,
  verdictOf,
  type Frozen,
  type Lang,
  type Static,
} from "#sdk";
import type { Element } from "#time";
import { ELEMENT_NAMES, relationOf } from "../core/elements.ts";
import { NamedShape } from "../core/named.ts";
import { ElementShape } from "../core/shapes.ts";
import {
  fiveGrids,
  GRID_IDS,
  isGoodTie,
  readGrid,
  tieOf,
  type Grid,
  type GridId,
} from "./grids.ts";
import { nameBrief } from "./name_brief.ts";
import { drawName } from "./picture.ts";
import {
  countCharacter,
  DOUBTFUL_FORMS,
  NUMERALS,
  STROKE_STANDARD,
  type CountedCharacter,
  type StrokeRules,
} from "./strokes.ts";

const MOST_STROKES = 64;
const ELEMENT_IDS = ["wood", "fire", "earth", "metal", "water"] as const;

const characters = (description: string, most: number) =>
  Type.Optional(Type.String({ minLength: 1, maxLength: most, description }));
const counts = (description: string, most: number) =>
  Type.Optional(
    Type.Array(Type.Integer({ minimum: 1, maximum: MOST_STROKES }), {
      minItems: 1,
      maxItems: most,
      description,
    }),
  );

const CharacterShape = Type.Object({
  character: Type.Union([Type.String(), Type.Null()], {
    description: "Null where only strokes were given",
  }),
  form: Type.Union([Type.String(), Type.Null()], {
    description: "The form whose strokes were counted",
  }),
  part: oneOf(["surname", "given"], "Where it stands"),
  strokes: Type.Integer({ minimum: 1, maximum: MOST_STROKES }),
  by: oneOf(["kangxi", "written", "numeral", "caller"], "How they were counted"),
  alternatives: Type.Array(Type.Object({ form: Type.String(), strokes: Type.Integer() }), {
    description: "Other forms that the character may stand for, not counted",
  }),
});

const GridShape = Type.Object({
  ...NamedShape.properties,
  number: Type.Integer({ minimum: 2, description: "Strokes that make it" }),
  reduced: Type.Integer({ minimum: 1, maximum: 81, description: "Within the 81 numbers" }),
  element: ElementShape,
  polarity: oneOf(["yang", "yin"], "Odd is yang"),
  luck: oneOf(["lucky", "mixed", "unlucky"], "By the table of 81 numbers"),
  traits: Type.Array(oneOf(["leadership", "wealth", "art", "solitude"], "Gift of the number")),
});

/** The five grids of a name. */
export const NameShape = Type.Object({
  characters: Type.Array(CharacterShape),
  grids: Type.Object({
    heaven: GridShape,
    person: GridShape,
    earth: GridShape,
    outer: GridShape,
    total: GridShape,
  }),
  threePowers: Type.Object(
    {
      native: Type.String({ description: "Elements of heaven, person, earth" }),
      elements: Type.Array(ElementShape, { minItems: 3, maxItems: 3 }),
      ties: Type.Array(
        Type.Object({
          between: Type.String(),
          tie: oneOf(
            ["same", "feeds", "fed", "controls", "controlled"],
            "What the upper is to the lower",
          ),
          good: Type.Boolean(),
        }),
        { minItems: 2, maxItems: 2 },
      ),
    },
    { description: "三才" },
  ),
  wanted: Type.Union(
    [
      Type.Object({
        element: ElementShape,
        held: Type.Array(Type.String(), { description: "Grids that have the element" }),
        fed: Type.Array(Type.String(), { description: "Grids whose element generates it" }),
        hindered: Type.Array(Type.String(), { description: "Grids whose element controls it" }),
      }),
      Type.Null(),
    ],
    { description: "Whether the name brings the element asked for; not part of the score" },
  ),
  score: Type.Integer({ minimum: 0, maximum: 100 }),
  scoreParts: Type.Array(
    Type.Object({
      part: Type.String(),
      name: TextShape,
      value: Type.Integer({ minimum: 0, maximum: 100 }),
      weight: Type.Integer({ description: "Percent" }),
    }),
    { description: "The score is their weighted mean; no school fixes it" },
  ),
  verdict: verdictOf(
    oneOf(["favourable", "mixed", "unfavourable"], "70 and above, between, below 45"),
  ),
});

/** The five grids of a name. */
export type NameAnswer = Frozen<Static<typeof NameShape>>;

/** Percent that each part weighs; the heaven grid comes with the surname and weighs nothing. */
const WEIGHTS: Readonly<Record<GridId | "threePowers", number>> = {
  heaven: 0,
  person: 32,
  earth: 20,
  outer: 10,
  total: 20,
  threePowers: 18,
};
const LUCK_VALUES = { lucky: 100, mixed: 60, unlucky: 20 } as const;
/** Value of the three powers by how many of the two ties are good. */
const POWER_VALUES = [20, 60, 100] as const;

/** Five grids of a Chinese name. */
export const nameAnalysisAnalyze = defineProcedure({
  name: "nameAnalysis.analyze",
  tradition: "chinese-names-numbers",
  title: { en: "Name by five grids", zhHant: "姓名五格剖象" },
  summary: {
    en: "Five grids, three powers and the 81 numbers of a Chinese name, by the strokes of the Kangxi dictionary or as written",
    zhHant: "以康熙或現行筆畫推姓名五格、三才與八十一數",
  },
  kind: "calculation",
  cost: 1,
  icon: "icons/name.svg",
  input: Type.Object({
    surname: characters("Surname in Chinese characters, compound surnames whole", 8),
    given: characters("Given name in Chinese characters", 12),
    surnameStrokes: counts("Strokes of each character, in place of the table's count", 4),
    givenStrokes: counts("Strokes of each character, in place of the table's count", 6),
    wantedElement: Type.Optional(
      oneOf(ELEMENT_IDS, "Element that the bearer's chart most needs, as bazi.chart finds it"),
    ),
  }),
  output: NameShape,
  conventions: {
    strokeStandard: STROKE_STANDARD,
    numerals: NUMERALS,
    doubtfulForms: DOUBTFUL_FORMS,
  },
  run(input, give) {
    const surname = readPart("surname", input.surname, input.surnameStrokes, input);
    const given = readPart("given", input.given, input.givenStrokes, input);
    const issues = [...surname.issues, ...given.issues];
    if (issues.length > 0) throw new InputError(issues);
    const strokes = (part: typeof surname) => part.read.map((one) => one.strokes);
    const numbers = fiveGrids(strokes(surname), strokes(given));
    const read = (id: GridId) => readGrid(id, numbers[id]);
    const grids = {
      heaven: read("heaven"),
      person: read("person"),
      earth: read("earth"),
      outer: read("outer"),
      total: read("total"),
    };
    const threePowers = powersOf(grids);
    const scoreParts = partsOf(grids, threePowers.ties.filter(({ good }) => good).length);
    const score = Math.round(
      scoreParts.reduce((sum, { value, weight }) => sum + (value * weight) / 100, 0),
    );
    const en = give.lang === "en";
    return {
      characters: [...surname.read, ...given.read],
      grids: {
        heaven: show(grids.heaven),
        person: show(grids.person),
        earth: show(grids.earth),
        outer: show(grids.outer),
        total: show(grids.total),
      },
      threePowers,
      wanted: input.wantedElement ? wantedIn(grids, input.wantedElement) : null,
      score,
      scoreParts,
      verdict: {
        value: verdictOn(score),
        because: [
          ...(["person", "total", "earth"] as const).map((id) => ({
            rule: en
              ? `${grids[id].grid.gloss} ${grids[id].reduced} is ${grids[id].luck}`
              : `${grids[id].grid.native} ${grids[id].reduced} 數，${LUCK_NATIVE[grids[id].luck]}`,
            source: "table of 81 numbers",
          })),
          {
            rule: en
              ? `three powers ${threePowers.native}: ${threePowers.ties.filter(({ good }) => good).length} of 2 ties are good`
              : `三才${threePowers.native}，兩重之中其吉者 ${threePowers.ties.filter(({ good }) => good).length}`,
            source: "generation and control of the five phases",
          },
        ],
      },
    };
  },
  brief: (answer, lang: Lang) => nameBrief(answer, lang),
  picture: (answer, lang: Lang) => drawName(answer, lang),
  examples: [
    {
      title: "a single surname with a double given name",
      input: { surname: "高", given: "宏波" },
      expect: {
        characters: [{ strokes: 10 }, { strokes: 7 }, { strokes: 9 }],
        grids: {
          heaven: { number: 11 },
          person: { number: 17 },
          earth: { number: 16 },
          outer: { number: 10 },
          total: { number: 26 },
        },
        threePowers: { native: "木金土" },
      },
      source: "Unihan kRSKangXi; printed name tables",
    },
  ],
  references: [
    {
      title: "Seimei no shinpi 姓名の神秘",
      author: "Kumasaki Ken'ō 熊﨑健翁",
      year: "1929",
      part: "five grids and 81 numbers",
    },
    { title: "Kangxi Zidian 康熙字典", year: "1716", part: "radicals and strokes" },
    { title: "Unihan Database", author: "Unicode, Inc.", part: "kRSKangXi, kTotalStrokes" },
  ],
});

function verdictOn(score: number): "favourable" | "mixed" | "unfavourable" {
  if (score >= 70) return "favourable";
  return score < 45 ? "unfavourable" : "mixed";
}

/** The judgements in Traditional Chinese. */
const LUCK_NATIVE = { lucky: "吉", mixed: "吉凶參半", unlucky: "凶" } as const;

type ReadCharacter = Static<typeof CharacterShape>;

/** Reads the characters of one part of the name, or its strokes alone. */
function readPart(
  part: "surname" | "given",
  typed: string | undefined,
  strokes: readonly number[] | undefined,
  rules: StrokeRules,
): { readonly read: readonly ReadCharacter[]; readonly issues: readonly Issue[] } {
  const strokesPath = `${part}Strokes`;
  if (typed === undefined) {
    if (!strokes) {
      const message = `Cannot read name: give ${part} or ${strokesPath}`;
      return { read: [], issues: [{ path: part, message }] };
    }
    const read = strokes.map((count) => ({
      character: null,
      form: null,
      part,
      strokes: count,
      by: "caller" as const,
      alternatives: [],
    }));
    return { read, issues: [] };
  }
  const letters = [...typed.normalize("NFC").replace(/[\s·・]/gu, "")];
  const stray = letters.find((letter) => !/^\p{Script=Han}$/u.test(letter));
  if (stray !== undefined || letters.length === 0) {
    const message = `Cannot read name: "${stray ?? typed}" is not a Chinese character`;
    return { read: [], issues: [{ path: part, message }] };
  }
  if (strokes && strokes.length !== letters.length) {
    const message = `Cannot read strokes: ${strokes.length} given for ${letters.length} characters`;
    return { read: [], issues: [{ path: strokesPath, message }] };
  }
  const counted = letters.map((letter, i) => {
    const byTable = countCharacter(letter, part, rules);
    return strokes ? byCaller(letter, strokes[i]!) : byTable;
  });
  const unknown = counted.indexOf(null);
  if (unknown >= 0) {
    const message = `Cannot count strokes: "${letters[unknown]}" is not in the table, give ${strokesPath}`;
    return { read: [], issues: [{ path: part, message }] };
  }
  return {
    read: counted.map((one) => ({ ...one!, alternatives: [...one!.alternatives], part })),
    issues: [],
  };
}

interface Issue {
  readonly path: string;
  readonly message: string;
}

function byCaller(character: string, strokes: number) {
  const by = "caller" as const;
  const alternatives: CountedCharacter["alternatives"] = [];
  return { character, form: character, strokes, by, alternatives };
}

function powersOf({ heaven, person, earth }: Readonly<Record<GridId, Grid>>) {
  const elements = [heaven.element, person.element, earth.element];
  const tie = (upper: Grid, lower: Grid) => {
    const found = tieOf(upper.element, lower.element);
    return {
      between: `${upper.grid.id} ${lower.grid.id}`,
      tie: found,
      good: isGoodTie(found),
    };
  };
  return {
    native: elements.map((element) => ELEMENT_NAMES[element].native).join(""),
    elements,
    ties: [tie(heaven, person), tie(person, earth)],
  };
}

/** Which grids have an element, feed it or work against it. */
function wantedIn(grids: Readonly<Record<GridId, Grid>>, element: Element) {
  const that = (kind: ReturnType<typeof relationOf>) =>
    GRID_IDS.filter((id) => relationOf(grids[id].element, element) === kind);
  return { element, held: that("same"), fed: that("generates"), hindered: that("controls") };
}

function partsOf(grids: Readonly<Record<GridId, Grid>>, goodTies: number) {
  return [
    ...GRID_IDS.map((id) => ({
      part: id as string,
      name: { en: grids[id].grid.gloss, zhHant: grids[id].grid.native },
      value: LUCK_VALUES[grids[id].luck],
      weight: WEIGHTS[id],
    })),
    {
      part: "threePowers",
      name: { en: "three powers", zhHant: "三才" },
      value: POWER_VALUES[goodTies]!,
      weight: WEIGHTS.threePowers,
    },
  ];
}

function show({ grid, number, reduced, element, polarity, luck, traits }: Grid) {
  return { ...grid, number, reduced, element, polarity, luck, traits: [...traits] };
}
