/** A board laid whole for a time: plates, voids, horse and formations. */
import { branch } from "#time";
import { voidBranchesOf } from "#east/void.ts";
import type { QimenAnswer } from "./answer.ts";
import { horseOf, layBoard, lodgeOf } from "./board.ts";
import { findFormations, findSides, type FormationBook, type Scene } from "./formations/find.ts";
import type { CentreLodge, Plate } from "./input.ts";
import type { BoardTime } from "./time.ts";

/** A board without what is asked of it. */
export type LaidBoard = Omit<QimenAnswer, "matter" | "asked" | "reply" | "question">;

/** Lays the board of a time. */
export function layTime(
  time: BoardTime,
  plate: Plate,
  centre: CentreLodge,
  book: FormationBook,
): LaidBoard {
  const { day, hour, year, month, monthStart, monthGeneral, course } = time;
  const board = layBoard(course, day, hour, plate, centre);
  const pillars = { year, month, day, hour };
  const lodge = lodgeOf(course, centre);
  const scene: Scene = { board, pillars, monthStart, monthGeneral, lodge, book };
  return {
    ...time.shown,
    hourVoid: voidBranchesOf(hour).map(({ id }) => id),
    dayVoid: voidBranchesOf(day).map(({ id }) => id),
    horse: branch(horseOf(hour.branch.index)).id,
    ...board,
    formations: findFormations(scene),
    sides: findSides(scene),
  };
}
