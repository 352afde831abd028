/**
 * What a tableau answers to a question: by the column of its matter.
 *
 * A thing is looked for with whatever column shows the same figure again. Diviners also give the figures quarters
 * of the sky, but their lists differ from region to region, so no direction is told. How long it takes is this
 * folder's own reading: as many days as the figure has seeds for a prince, who moves of himself, and as many weeks
 * for a slave. Options are set in columns 5 and on, where the tableau answers; a prince stands over a slave, and
 * a figure that answers the asker's over one that does not.
 */
import type { Matter } from "#lore";
import { standingOf, type Reply, type Understood } from "#sdk";
import type { Stands } from "./tableau.ts";

/** A column as an answer shows it. */
interface Column {
  readonly number: number;
  readonly stands: Stands;
  readonly figure: string;
  readonly seeds: number;
  readonly rank: "prince" | "slave";
}

/** What the column of a matter stands for; schools call some otherwise, and the first that stands is taken. */
const COLUMNS: Readonly<Record<Matter, readonly Stands[]>> = {
  love: ["women"],
  marriage: ["women"],
  work: ["chiefs", "respect", "food"],
  money: ["goods", "property"],
  study: ["healer"],
  health: ["healer"],
  home: ["house"],
  travel: ["road"],
  lostThing: ["goods", "property"],
  lostAnimal: ["goods", "property"],
  lostPerson: ["road"],
  lawsuit: ["opponent", "enemy"],
  children: ["children"],
  family: ["land", "village", "relations"],
  friend: ["third", "relations"],
  spirit: ["ancestors"],
  contest: ["opponent", "enemy"],
  message: ["road"],
  weather: ["creator", "god"],
  choice: ["helpers"],
  general: ["asker"],
};
const FIRST_OPTION = 5;

/** The column of a matter. */
export function columnOf<C extends Column>(columns: readonly C[], matter: Matter): C {
  const found = COLUMNS[matter].map((one) => columns.find(({ stands }) => stands === one));
  return found.find((one) => one !== undefined) ?? columns[0]!;
}

/** Further columns that show the figure of a column. */
export function alikeOf<C extends Column>(columns: readonly C[], one: C): readonly C[] {
  return columns.filter(({ number, figure }) => number !== one.number && figure === one.figure);
}

/** The column of each option; none where there are more options than columns. */
export function optionColumns<C>(columns: readonly C[], count: number): readonly C[] {
  const free = columns.slice(FIRST_OPTION - 1);
  return count <= free.length ? free.slice(0, count) : [];
}

/** Answers a question from its tableau. */
export function replyOf(
  { matter, form, hope, options }: Understood,
  columns: readonly Column[],
  score: number,
): Reply {
  const { seeds, rank } = columnOf(columns, matter);
  const weigh = ({ rank: own, figure }: Column) =>
    (own === "prince" ? 65 : 35) + (figure === columns[0]!.figure ? 10 : 0);
  return {
    standing: standingOf(score, hope),
    where: form === "where" ? { quarter: null, ground: null } : null,
    when:
      form === "when"
        ? { count: seeds, unit: rank === "prince" ? "days" : "weeks", from: null, to: null }
        : null,
    weighed: optionColumns(columns, options.length).map((column, index) => ({
      option: options[index]!,
      score: weigh(column),
    })),
  };
}
