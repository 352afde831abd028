/**
 * Parts of the Arabic lists: base + to − from, and whether the night counts the other way.
 *
 * @source al-Biruni, Book of Instruction (1029) 475-480; Abu Ma'shar, Great Introduction VIII. Parts of death and
 * of the killing planet stand in the lists and are not computed here.
 */
import { vocabulary, type IdOf } from "#sdk";
import type { Classical } from "#lore";

/** What a part is measured from or to. */
export type PartEnd =
  | Classical
  | "ascendant"
  | "midheaven"
  | "northNode"
  | "fortune"
  | "spirit"
  | `cusp${2 | 9 | 12}`
  | `lord${2 | 9 | 12}`
  | "cancer15"
  | "aries19"
  | "taurus3";

type Row = readonly [
  to: PartEnd,
  from: PartEnd,
  byNight: "same" | "reversed",
  house: number | null,
];

const ROWS = {
  fortune: ["moon", "sun", "reversed", 1],
  spirit: ["sun", "moon", "reversed", 1],
  love: ["venus", "spirit", "reversed", 1],
  necessity: ["fortune", "mercury", "reversed", 1],
  courage: ["fortune", "mars", "reversed", 1],
  victory: ["jupiter", "spirit", "reversed", 1],
  nemesis: ["fortune", "saturn", "reversed", 1],
  life: ["saturn", "jupiter", "reversed", 1],
  basis: ["spirit", "fortune", "reversed", 1],
  substance: ["cusp2", "lord2", "same", 2],
  brothers: ["jupiter", "saturn", "same", 3],
  father: ["saturn", "sun", "reversed", 4],
  realEstate: ["moon", "saturn", "same", 4],
  cultivation: ["saturn", "venus", "same", 4],
  children: ["saturn", "jupiter", "reversed", 5],
  timeOfChildren: ["jupiter", "mars", "same", 5],
  sons: ["jupiter", "moon", "same", 5],
  daughters: ["venus", "moon", "same", 5],
  chronicIllness: ["mars", "saturn", "reversed", 6],
  servants: ["moon", "mercury", "same", 6],
  marriageOfMen: ["venus", "saturn", "same", 7],
  marriageOfMenValens: ["venus", "sun", "same", 7],
  marriageOfWomen: ["saturn", "venus", "same", 7],
  marriageOfWomenValens: ["mars", "moon", "same", 7],
  timeOfMarriage: ["moon", "sun", "same", 7],
  travel: ["cusp9", "lord9", "same", 9],
  travelByWater: ["cancer15", "saturn", "reversed", 9],
  intellect: ["moon", "saturn", "reversed", 9],
  rumours: ["moon", "mercury", "same", 9],
  nobility: ["aries19", "sun", "same", 10],
  kingdom: ["moon", "mars", "reversed", 10],
  power: ["saturn", "sun", "reversed", 10],
  authority: ["moon", "saturn", "same", 10],
  mother: ["moon", "venus", "reversed", 10],
  friends: ["mercury", "moon", "same", 11],
  hope: ["venus", "saturn", "reversed", 11],
  enemiesOfSome: ["mars", "saturn", "same", 12],
  enemies: ["cusp12", "lord12", "same", 12],
  wheat: ["mars", "sun", "same", null],
  water: ["venus", "moon", "same", null],
  barley: ["jupiter", "moon", "same", null],
  chickpeas: ["sun", "venus", "same", null],
  lentils: ["saturn", "mars", "same", null],
  beans: ["mars", "saturn", "same", null],
  dates: ["venus", "sun", "same", null],
  honey: ["sun", "moon", "same", null],
  rice: ["saturn", "jupiter", "same", null],
  olives: ["moon", "mercury", "same", null],
  grapes: ["venus", "saturn", "same", null],
  cotton: ["venus", "mercury", "same", null],
  melons: ["saturn", "mercury", "same", null],
} as const satisfies Readonly<Record<string, Row>>;

export const PART = vocabulary("arabicPart", Object.keys(ROWS) as (keyof typeof ROWS)[]);
export type PartId = IdOf<typeof PART>;
export const PARTS: Readonly<Record<PartId, Row>> = ROWS;
