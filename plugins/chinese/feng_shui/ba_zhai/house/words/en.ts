import { english, type Translation, type Words } from "#sdk";
import { direction, gender, kuaGroup, trigram, wanderingStar } from "../../../../core/words/en.ts";
import type { Direction } from "#east/directions.ts";
import type { WanderingStar } from "../../../../core/eight_mansions.ts";
import { nativeOf } from "#east/natives.ts";
import { TRIGRAM, type TrigramId } from "../../../../core/trigrams.ts";
import { mountain, namedMountain } from "../../../core/words/en.ts";
import { dipperStar, gives, starNamed } from "../../core/words/en.ts";
import type { answer, HouseAnswer, Seat } from "../answer.ts";
import type { CONVENTIONS, input } from "../input.ts";

const { capital, list } = english;
type Resident = HouseAnswer["residents"][number];
type Sector = HouseAnswer["sectors"][number];

const houseGroup = { east: "east house", west: "west house" };
const seat: Readonly<Record<Seat, string>> = {
  seated: "seated",
  level: "level",
  unseated: "unseated",
};
const named = (id: TrigramId) => `${nativeOf(TRIGRAM, id)} (${trigram[id]})`;

/** What house and resident make of each other. */
const together: Readonly<Record<WanderingStar, string>> = {
  shengQi: "house and resident wake each other",
  tianYi: "the house does its resident good",
  yanNian: "house and resident hold together for years",
  fuWei: "the house is of the resident's own kind",
  huoHai: "the house frets its resident in small things",
  liuSha: "the house draws its resident into entanglements",
  wuGui: "the house unsettles its resident’s sleep and trust",
  jueMing: "the house wears its resident out",
};
/** What comes of a door that opens in a star of the house. */
const doors: Readonly<Record<WanderingStar, string>> = {
  shengQi: "which brings in work and news",
  tianYi: "which brings in help",
  yanNian: "which brings in lasting guests",
  fuWei: "which keeps the house quiet and its gains small",
  huoHai: "which lets vexation in; a screen inside the door slows it",
  liuSha: "which lets money and affections run out; keep it closed and well lit",
  wuGui: "which lets rumours in; keep fire and wires away from it",
  jueMing: "which drains whoever comes and goes; use a side door where there is one",
};

/** A sector with what belongs there. */
function sectorText({ direction: side, star, seat: at, isGood }: Sector): string {
  const stands =
    at === "level"
      ? ""
      : at === "seated"
        ? isGood
          ? ", at full strength in this palace"
          : ", strong in this palace and so to be weighed down"
        : isGood
          ? ", held back by this palace"
          : ", tamed by this palace";
  return `${capital(direction[side])} is ${starNamed(star)}${stands}: ${gives[star]}`;
}

function residentText(one: Resident, i: number, sectors: HouseAnswer["sectors"]): string {
  const star = sectors.find(({ direction: side }) => side === one.bed)!.residents[i]!;
  const where =
    one.bothGood.length > 0
      ? `good for both are ${list(one.bothGood.map((side) => direction[side]))}, and the bed stands best in the ${direction[one.bed]}, ${starNamed(star)} for this person`
      : `no direction is good for both, so that the person goes before the house: the bed stands in the ${direction[one.bed]}, ${starNamed(star)} for this person, with its head to a good side`;
  return `${capital(ordinals[i]!)} resident (${one.gender === "male" ? "man" : "woman"}, solar year ${one.solarYear}) has the life trigram ${named(one.trigram)} of the ${kuaGroup[one.group]}: ${one.fits ? "the group of the house" : "not the group of the house"}, and by ${starNamed(one.star)} ${together[one.star]}; ${where}.`;
}
const ordinals = [
  "the first",
  "the second",
  "the third",
  "the fourth",
  "the fifth",
  "the sixth",
  "the seventh",
  "the eighth",
];

export const en = {
  title: "Eight mansions of a house",
  summary:
    "Trigram and group of a house by its sitting, the wandering star of each sector with its seat, the star of the door, and what house and residents make of each other, with a place for each bed",
  inputs: {
    facingDeg: { label: "Facing", about: "Bearing of the facing side, degrees from north" },
    doorDeg: {
      label: "Door",
      about: "Bearing of the door from the centre of the house, where it is not in the facing side",
    },
    declinationDeg: {
      label: "Declination",
      about: "East positive; given where the bearings are from true north",
    },
    residents: { label: "Residents", about: "Up to eight people who live there" },
  },
  fields: {
    facing: "Facing",
    sitting: "Sitting",
    door: "Door",
    direction: "Direction",
    mountain: "Mountain",
    edge: "On an edge",
    trigram: "Trigram",
    group: "Group",
    doorStar: "Star of the door",
    sectors: "Sectors",
    star: "Star",
    dipper: "Star of the dipper",
    element: "Element",
    isGood: "Good",
    seat: "Seat",
    residents: "Residents",
    gender: "Gender",
    solarYear: "Year by li chun",
    kua: "Kua",
    fits: "Of one group",
    bothGood: "Good for both",
    bed: "Bed",
  },
  terms: {
    direction,
    mountain,
    trigram,
    houseGroup,
    kuaGroup,
    wanderingStar,
    dipperStar,
    gender,
    seat,
  },
  conventions: {
    houseBy: {
      title: "Trigram of the house",
      options: { sitting: "By the sitting", door: "By the door" },
    },
  },
  reading({
    facing,
    sitting,
    door,
    trigram: id,
    group,
    doorStar,
    sectors,
    residents,
  }: HouseAnswer) {
    const edge = [facing, door].some((one) => one.edge)
      ? " A bearing lies within a degree and a half of the edge between two palaces: measure again before you move anything."
      : "";
    const told = (isGood: boolean) =>
      sectors
        .filter((one) => one.isGood === isGood)
        .map(sectorText)
        .join(". ");
    return [
      `The house sits on ${namedMountain(sitting.mountain)} and faces ${namedMountain(facing.mountain)}; its trigram is ${named(id)}, that of an ${houseGroup[group]} (${group === "east" ? "東四宅" : "西四宅"}). The door opens ${direction[door.direction]} in ${starNamed(doorStar)}, ${doors[doorStar]}.${edge}`.replace(
        "an west",
        "a west",
      ),
      `Its four good sectors: ${told(true)}.`,
      `Its four bad ones: ${told(false)}.`,
      ...(residents.length > 0
        ? [residents.map((one, i) => residentText(one, i, sectors)).join(" ")]
        : [
            `Whoever has a life trigram of the ${kuaGroup[group]} sleeps well here with little effort; give the residents, and each is held against the house.`,
          ]),
    ];
  },
  picture: {
    heading: ({ sitting, facing, group }: HouseAnswer) =>
      `${namedMountain(sitting.mountain)} to ${namedMountain(facing.mountain)}: ${houseGroup[group]}`,
    house: ({ group }: HouseAnswer): string => houseGroup[group],
    side: (id: Direction, { door }: HouseAnswer) =>
      door.direction === id ? `${direction[id]}: door` : direction[id],
    star: (id: WanderingStar): string => wanderingStar[id],
    resident: ({ trigram: id, kua, fits, bed }: Resident, i: number) =>
      `${i + 1}: ${named(id)} ${kua}, ${fits ? "fits" : "other group"}, bed ${direction[bed]}`,
    legend: "south above; green good, red bad",
    desc: ({ sectors }: HouseAnswer) =>
      sectors
        .map(({ direction: side, star }) => `${direction[side]} ${wanderingStar[star]}`)
        .join(", "),
  },
} satisfies Words<{ input: typeof input; answer: typeof answer; conventions: typeof CONVENTIONS }>;

export type HouseWords = Translation<typeof en>;
