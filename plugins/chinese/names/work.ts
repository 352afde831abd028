import { PHASE, type Phase, phaseRelation, type PhaseRelation } from "#lore";
import { InputError, type InputOf } from "#sdk";
import { elementOfNumber, luckOf, traitsOf } from "#east/eighty_one.ts";
import { nativeOf } from "#east/natives.ts";
import type { Grid, NameAnswer } from "./answer.ts";
import { readPart } from "./characters.ts";
import {
  fiveGrids,
  GRID,
  type GridId,
  isGoodTie,
  NEIGHBOURS,
  tieOf,
  within81,
} from "#east/five_grids.ts";
import type { CONVENTIONS, input } from "./input.ts";
import { gradeOf, partsOf, scoreOf } from "./scoring.ts";

export { drawName as picture } from "./picture.ts";

/** Grids that a verdict names, the weightiest first. */
const NAMED_GRIDS = ["person", "total", "earth"] as const;

export function run(asked: InputOf<typeof input, typeof CONVENTIONS>): NameAnswer {
  const surname = readPart("surname", asked.surname, asked.surnameStrokes, asked);
  const given = readPart("given", asked.given, asked.givenStrokes, asked);
  const issues = [...surname.issues, ...given.issues];
  if (issues.length > 0) throw new InputError(issues);
  const strokes = (part: typeof surname) => part.read.map((one) => one.strokes);
  const numbers = fiveGrids(strokes(surname), strokes(given));
  const grids = {
    heaven: readGrid("heaven", numbers.heaven),
    person: readGrid("person", numbers.person),
    earth: readGrid("earth", numbers.earth),
    outer: readGrid("outer", numbers.outer),
    total: readGrid("total", numbers.total),
  };
  const threePowers = powersOf(grids);
  const good = threePowers.ties.filter((tie) => tie.good).length;
  const scoreParts = partsOf(grids, good);
  const score = scoreOf(scoreParts);
  return {
    characters: [...surname.read, ...given.read],
    grids,
    threePowers,
    wanted: asked.wantedElement ? wantedIn(grids, asked.wantedElement) : null,
    score,
    scoreParts,
    verdict: {
      value: gradeOf(score),
      because: [
        ...NAMED_GRIDS.map((grid) => ({
          code: "gridIs" as const,
          with: { grid, number: grids[grid].reduced, luck: grids[grid].luck },
          source: "table of 81 numbers",
        })),
        {
          code: "powersTied",
          with: { native: threePowers.native, good },
          source: "generation and control of the five phases",
        },
      ],
    },
  };
}

function readGrid(grid: GridId, number: number): Grid {
  const reduced = within81(number);
  return {
    grid,
    number,
    reduced,
    element: elementOfNumber(reduced),
    polarity: reduced % 2 === 1 ? "yang" : "yin",
    luck: luckOf(reduced),
    traits: traitsOf(reduced),
  };
}

function powersOf({
  heaven,
  person,
  earth,
}: Readonly<Record<GridId, Grid>>): NameAnswer["threePowers"] {
  const elements = [heaven.element, person.element, earth.element];
  return {
    native: elements.map((element) => nativeOf(PHASE, element)).join(""),
    ties: NEIGHBOURS.ids.map((between, i) => {
      const tie = tieOf(elements[i]!, elements[i + 1]!);
      return { between, tie, good: isGoodTie(tie) };
    }),
  };
}

/** Which grids have an element, feed it or work against it. */
function wantedIn(
  grids: Readonly<Record<GridId, Grid>>,
  element: Phase,
): NonNullable<NameAnswer["wanted"]> {
  const that = (kind: PhaseRelation) =>
    GRID.ids.filter((id) => phaseRelation(grids[id].element, element) === kind);
  return { element, held: that("same"), fed: that("generates"), hindered: that("controls") };
}
