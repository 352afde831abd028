import { defineProcedure, InputError, oneOf, Type, type Lang } from "#old";
import type { Element } from "#time";
import { ELEMENT_NAMES, relationOf } from "../core/elements.ts";
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
import { MOST_STROKES, NameShape } from "./name_shape.ts";
import { drawName } from "./picture.ts";
import { readPart } from "./read_name.ts";
import { DOUBTFUL_FORMS, NUMERALS, STROKE_STANDARD } from "./strokes.ts";

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
