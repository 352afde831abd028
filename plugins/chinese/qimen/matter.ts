/**
 * The useful signs (用神) of a matter, and how they stand to the asker.
 *
 * @source Dunjia Yanyi, juan 3-4 (doors and stars by matter), with the significators as commonly taught today;
 *   the points are this service's and are disclosed with the weight
 */
import { phaseRelation } from "#lore";
import { pairOf } from "#east/pairs.ts";
import type { LaidBoard } from "./laid.ts";
import type { Palace } from "./board_shape.ts";
import type { Bearing, Matter } from "./matter_shape.ts";
import { CENTRE, PALACE_PHASES } from "./palaces.ts";
import { STAR } from "./terms.ts";
import { ADVERSE, SIGNS, type Significator, type Topic } from "./topics.ts";
import { ownPoints, weightOfPalace } from "./weight.ts";

const BEARING_POINTS: Readonly<Record<Bearing, number>> = {
  generates: 10,
  controlled: 5,
  same: 5,
  drains: -5,
  controls: -10,
};

const FAVOURABLE = 8;

type Board = LaidBoard;

/** Reads a matter on a board. */
export function readMatter(board: Board, topic: Topic): Matter {
  const asker = ofPillar(board, "day");
  const signs = SIGNS[topic].flatMap(([role, significator]) => {
    const place = find(board, significator);
    if (!place) return [];
    const bearing = bearingOf(place, asker);
    const sense = ADVERSE.includes(role) ? -1 : 1;
    const weight = sense * (weightOfPalace(board, place) - pointsOf(significator));
    return [{ role, palace: place.number, bearing, weight }];
  });
  const points = signs.reduce(
    (sum, { bearing, weight }, i) => sum + (BEARING_POINTS[bearing] + weight) / (i === 0 ? 1 : 2),
    0,
  );
  return {
    topic,
    askerPalace: asker.number,
    signs,
    outlook: points >= FAVOURABLE ? "favourable" : points <= -FAVOURABLE ? "unfavourable" : "mixed",
    points,
  };
}

/** What a sign weighs in any palace: it says nothing of this one. */
function pointsOf(by: Significator): number {
  if ("door" in by) return ownPoints.door(by.door);
  if ("star" in by) return ownPoints.star(by.star);
  if ("god" in by) return ownPoints.god(by.god);
  return "by" in by && by.by === "chief" ? ownPoints.god("zhiFu") : 0;
}

function bearingOf(place: Palace, asker: Palace): Bearing {
  const phase = ({ number }: Palace) => PALACE_PHASES[number - 1]!;
  const relation = phaseRelation(phase(place), phase(asker));
  if (relation === "generates" || relation === "controls" || relation === "same") return relation;
  return relation === "generatedBy" ? "drains" : "controlled";
}

function find(board: Board, by: Significator): Palace | undefined {
  const { palaces } = board;
  if ("door" in by) return palaces.find(({ door }) => door === by.door);
  if ("star" in by) return palaces.find(({ stars }) => stars.includes(by.star));
  if ("god" in by) return palaces.find(({ god }) => god === by.god);
  if ("stem" in by) return palaces.find(({ heaven }) => heaven.includes(by.stem));
  if (by.by === "hour") return ofPillar(board, "hour");
  if (by.by === "chief") return palaces[board.valueStar.palace - 1];
  const home = palaces[STAR.ids.indexOf(board.valueStar.star)]!;
  return home.number === CENTRE && home.door === null ? palaces[1] : home;
}

/** Palace over which a pillar's stem stands on the heaven plate; 甲 hides under the duty star. */
export function ofPillar(board: Board, pillar: "day" | "hour"): Palace {
  const stem = pairOf(board.pillars[pillar]).stem.id;
  const chief = board.palaces[board.valueStar.palace - 1]!;
  return stem === "jia" ? chief : board.palaces.find(({ heaven }) => heaven.includes(stem))!;
}
