import { phaseRelation, type Phase } from "#lore";
import {
  groupOf,
  SIDES,
  STAR_RANK,
  starsByDirection,
  trigramOfLuoShu,
  wanderingStar,
  type WanderingStar,
} from "../../../core/eight_mansions.ts";
import type { Direction } from "#east/directions.ts";
import type { GenderName } from "#east/gender.ts";
import type { Trigram } from "../../../core/trigrams.ts";
import { bearingOf, opposite, type Bearing, type Mountain } from "../../core/mountains.ts";
import { personOf } from "../core/person.ts";
import { STAR_LORE } from "../core/stars.ts";
import type { HouseAnswer, Seat } from "./answer.ts";
import type { HouseBy } from "./input.ts";

/** A house as it is asked about, bearings from magnetic north. */
export interface House {
  readonly facingDeg: number;
  readonly doorDeg?: number | undefined;
  readonly residents?:
    readonly { readonly birthDate: string; readonly gender: GenderName }[] | undefined;
  readonly houseBy: HouseBy;
}

const EDGE_DEG = 1.5;
const HALF_MOUNTAIN = 7.5;

/**
 * Lays the wandering stars of a house and holds each resident against them.
 *
 * @throws {InputError} if a resident's day does not exist
 * @source Bazhai Mingjing 八宅明鏡, juan 1: 遊年 from the sitting; Yangzhai Sanyao 陽宅三要: from the door. A star fed by its palace
 *   or alike is 得位, one that the palace controls 失位
 */
export function readHouse({ facingDeg, doorDeg, residents = [], houseBy }: House): HouseAnswer {
  const facing = bearingOf(facingDeg);
  const door = bearingOf(doorDeg ?? facingDeg);
  const sitting = { ...facing, mountain: opposite(facing.mountain) };
  const trigram = trigramIn(houseBy === "sitting" ? sitting.mountain : door.mountain);
  const people = residents.map(({ birthDate, gender }) => ({
    gender,
    ...personOf(birthDate, gender),
  }));
  const inHouse = starsByDirection(trigram);
  return {
    facing: sideOf(facing),
    sitting: sideOf(sitting),
    door: sideOf(door),
    trigram: trigram.id,
    group: groupOf(trigram),
    doorStar: wanderingStar(trigram, trigramIn(door.mountain)),
    sectors: inHouse.map(({ direction, star }) => {
      const { dipper, element, isGood } = STAR_LORE[star];
      const palace = trigramAt(direction);
      return {
        direction,
        star,
        dipper,
        element,
        isGood,
        seat: seatOf(element, palace.element),
        residents: people.map((one) => wanderingStar(one.trigram, palace)),
      };
    }),
    residents: people.map(({ gender, solarYear, number, trigram: own, group }) => {
      const both = bothGood(own, inHouse);
      return {
        gender,
        solarYear,
        kua: number,
        trigram: own.id,
        group,
        fits: group === groupOf(trigram),
        star: wanderingStar(own, trigram),
        bothGood: both,
        bed: both[0] ?? bedAcross(own, inHouse),
      };
    }),
  };
}

const trigramIn = ({ palace }: Mountain): Trigram => trigramOfLuoShu(palace)!;
const trigramAt = (direction: Direction): Trigram =>
  trigramOfLuoShu(SIDES.find(([, side]) => side === direction)![0])!;

function sideOf({ mountain, offsetDeg }: Bearing) {
  const [, direction] = SIDES.find(([luoShu]) => luoShu === mountain.palace)!;
  // The outer mountains of a palace border on the next one.
  const outward = mountain.dragon === "earth" ? -1 : mountain.dragon === "human" ? 1 : 0;
  return {
    direction,
    mountain: mountain.id,
    edge: outward !== 0 && offsetDeg * outward > HALF_MOUNTAIN - EDGE_DEG,
  };
}

function seatOf(star: Phase, palace: Phase): Seat {
  const relation = phaseRelation(palace, star);
  if (relation === "generates" || relation === "same") return "seated";
  return relation === "controls" ? "unseated" : "level";
}

type Sides = readonly { readonly direction: Direction; readonly star: WanderingStar }[];

/** Directions that are good for a person and in the house, the person's best first. */
function bothGood(own: Trigram, inHouse: Sides): readonly Direction[] {
  const good = new Set(
    inHouse.filter(({ star }) => STAR_LORE[star].isGood).map(({ direction }) => direction),
  );
  return starsByDirection(own)
    .filter(({ direction, star }) => STAR_LORE[star].isGood && good.has(direction))
    .map(({ direction }) => direction);
}

/** Across groups the person goes before the house: of his own good directions the one least bad in it. */
function bedAcross(own: Trigram, inHouse: Sides): Direction {
  const inHouseRank = (direction: Direction) =>
    STAR_RANK.indexOf(inHouse.find((one) => one.direction === direction)!.star);
  return starsByDirection(own)
    .filter(({ star }) => STAR_LORE[star].isGood)
    .map(({ direction }) => direction)
    .reduce((best, one) => (inHouseRank(one) < inHouseRank(best) ? one : best));
}
