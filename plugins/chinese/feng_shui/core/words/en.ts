/** Words that several arts of feng shui share, in English. */
import { nativeOf } from "#east/natives.ts";
import { direction } from "../../../core/words/en.ts";
import type { Direction } from "#east/directions.ts";
import { DRAGON, MOUNTAIN, type Dragon, type MountainId } from "../mountains.ts";
import { NINE_STAR, type NineStar } from "../stars.ts";

export const nineStar: Readonly<Record<NineStar, string>> = {
  one: "1 white",
  two: "2 black",
  three: "3 jade",
  four: "4 green",
  five: "5 yellow",
  six: "6 white",
  seven: "7 red",
  eight: "8 white",
  nine: "9 purple",
};

const SIDES = ["N", "NE", "E", "SE", "S", "SW", "W", "NW"];

/** `N1` is 壬, `N2` 子, `N3` 癸. */
export const mountain = Object.fromEntries(
  MOUNTAIN.ids.map((id, i) => [id, `${SIDES[Math.floor(i / 3)]}${(i % 3) + 1}`]),
) as Readonly<Record<MountainId, string>>;

export const dragon: Readonly<Record<Dragon, string>> = {
  earth: "earth dragon",
  heaven: "heaven dragon",
  human: "human dragon",
};

/** What each star is taken to bring where it is timely, and where it is not. */
export const starSenses: Readonly<Record<NineStar, readonly [timely: string, spent: string]>> = {
  one: ["renown, study and new connections", "restlessness and money that flows away"],
  two: ["land, patience and large households", "illness that lingers"],
  three: ["enterprise and quick growth", "quarrels and lawsuits"],
  four: ["letters, examinations and romance", "gossip and wavering"],
  five: ["rule and sudden power", "mishaps where the ground is disturbed"],
  six: ["authority and help from above", "loneliness and stiff discipline"],
  seven: ["speech and performance", "theft, cuts and sharp words"],
  eight: ["steady wealth and inheritance", "standstill and stubbornness"],
  nine: ["celebrations, fame and heirs", "haste, fire and eye trouble"],
};

export const named = (id: NineStar) => `${nativeOf(NINE_STAR, id)} (${nineStar[id]})`;
export const namedMountain = (id: MountainId) => `${nativeOf(MOUNTAIN, id)} (${mountain[id]})`;
export const namedDragon = (id: Dragon) => `${nativeOf(DRAGON, id)} (${dragon[id]})`;
export const side = (one: Direction | null) => (one ? direction[one] : "centre");

/** Fields of a board of stars. */
export const boardFields = {
  palace: "Palace",
  direction: "Direction",
  number: "Number",
  star: "Star",
  element: "Element",
};
