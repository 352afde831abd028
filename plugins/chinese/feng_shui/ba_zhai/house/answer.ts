import { PHASE } from "#lore";
import { term, Type, vocabulary, type Frozen, type IdOf, type Static } from "#sdk";
import { DIRECTION } from "#east/directions.ts";
import { KUA_GROUP, WANDERING_STAR } from "../../../core/eight_mansions.ts";
import { GENDER } from "#east/gender.ts";
import { TRIGRAM } from "../../../core/trigrams.ts";
import { MOUNTAIN } from "../../core/mountains.ts";
import { DIPPER_STAR } from "../core/stars.ts";

/** The two groups of houses. */
export const HOUSE_GROUP = vocabulary("houseGroup", {
  east: { native: "東四宅", roman: "dōng sì zhái" },
  west: { native: "西四宅", roman: "xī sì zhái" },
});

/** How a star stands in the palace into which it falls. */
export const SEAT = vocabulary("seat", {
  seated: { native: "得位", roman: "dé wèi" },
  level: { native: "平", roman: "píng" },
  unseated: { native: "失位", roman: "shī wèi" },
});
export type Seat = IdOf<typeof SEAT>;

const side = (description: string) =>
  Type.Object(
    {
      direction: term(DIRECTION, "Its direction"),
      mountain: term(MOUNTAIN, "Its mountain"),
      edge: Type.Boolean({ description: "Whether it lies within 1.5° of an edge between palaces" }),
    },
    { description },
  );

export const answer = Type.Object({
  facing: side("The facing 向"),
  sitting: side("The sitting 山"),
  door: side("The door; the facing where none was given"),
  trigram: term(TRIGRAM, "Trigram of the house 宅卦"),
  group: term(HOUSE_GROUP, "East or west group"),
  doorStar: term(WANDERING_STAR, "Star of the house in which the door opens"),
  sectors: Type.Array(
    Type.Object(
      {
        direction: term(DIRECTION, "The direction"),
        star: term(WANDERING_STAR, "Star of the house there 遊年"),
        dipper: term(DIPPER_STAR, "Star of the dipper to which it belongs"),
        element: term(PHASE, "Element of the star"),
        isGood: Type.Boolean({ description: "Whether it is one of the four good ones" }),
        seat: term(SEAT, "How the star stands in the palace: fed or alike, neither, or controlled"),
        residents: Type.Array(term(WANDERING_STAR, "A resident's own star there"), {
          description: "In the order of the residents",
        }),
      },
      { description: "A sector" },
    ),
    { minItems: 8, maxItems: 8, description: "The eight sectors, best star of the house first" },
  ),
  residents: Type.Array(
    Type.Object(
      {
        gender: term(GENDER, "Gender"),
        solarYear: Type.Integer({ description: "Year of birth from 立春 to 立春" }),
        kua: Type.Integer({ minimum: 1, maximum: 9, description: "Number of the life trigram" }),
        trigram: term(TRIGRAM, "Life trigram"),
        group: term(KUA_GROUP, "East or west group"),
        fits: Type.Boolean({ description: "Whether the house is of the same group" }),
        star: term(WANDERING_STAR, "What house and resident make of each other"),
        bothGood: Type.Array(term(DIRECTION, "A direction"), {
          description: "Directions good for the resident and in the house; empty across groups",
        }),
        bed: term(DIRECTION, "Where the resident's bed stands best"),
      },
      { description: "A resident" },
    ),
    { description: "The residents, in the order given" },
  ),
});
export type HouseAnswer = Frozen<Static<typeof answer>>;
