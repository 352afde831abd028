import { BRANCH, PILLAR } from "#lore";
import { term, Type, vocabulary, type Frozen, type Static } from "#sdk";
import { INSTANT } from "#east/calendar/zone_clock.ts";
import { DIRECTION } from "#east/directions.ts";
import { MOUNTAIN } from "../core/mountains.ts";
import { boardShape, starShape } from "../core/stars.ts";

/** The three killings, in the order of their branches. */
export const KILLING = vocabulary("killing", {
  jieSha: { native: "劫煞", roman: "jié shà" },
  zaiSha: { native: "災煞", roman: "zāi shà" },
  suiSha: { native: "歲煞", roman: "suì shà" },
});

const degrees = (description: string) => Type.Number({ minimum: 0, maximum: 360, description });
const sectorFields = {
  mountain: term(MOUNTAIN, "Its mountain"),
  direction: term(DIRECTION, "Its direction"),
  centreDeg: degrees("Centre, degrees from north"),
  fromDeg: degrees("From, degrees"),
  toDeg: degrees("To, degrees"),
};
const sector = (description: string) => Type.Object(sectorFields, { description });
const sectorShape = sector("A sector of 15°");
export type Sector = Frozen<Static<typeof sectorShape>>;

const monthShape = Type.Object(
  {
    month: term(BRANCH, "Branch of the solar month"),
    pillar: term(PILLAR, "Its pair"),
    ...INSTANT,
    centre: starShape("Star in the centre of its board"),
    fiveYellow: Type.Union([term(DIRECTION, "A direction"), Type.Null()], {
      description: "Where 五黃 stands; null in the centre",
    }),
  },
  { description: "A solar month" },
);

export const answer = Type.Object({
  year: Type.Integer({ description: "Year from 立春 to 立春, astronomical" }),
  pillar: term(PILLAR, "Its pair"),
  ...INSTANT,
  taiSui: sector("太歲: the seat of the year"),
  breaker: sector("歲破: across from it"),
  threeKillings: Type.Object(
    {
      direction: term(DIRECTION, "The side of the three"),
      sectors: Type.Array(
        Type.Object(
          { killing: term(KILLING, "Which of the three"), ...sectorFields },
          { description: "One of the three" },
        ),
        { minItems: 3, maxItems: 3, description: "Their sectors" },
      ),
    },
    { description: "三煞: the three killings" },
  ),
  centre: starShape("Star in the centre of the year's board"),
  fiveYellow: Type.Union([term(DIRECTION, "A direction"), Type.Null()], {
    description: "Where 五黃 stands; null in the centre",
  }),
  twoBlack: Type.Union([term(DIRECTION, "A direction"), Type.Null()], {
    description: "Where 二黑 stands; null in the centre",
  }),
  board: boardShape("Stars of the year"),
  months: Type.Array(monthShape, {
    minItems: 12,
    maxItems: 12,
    description: "五黃 by month, 寅 first",
  }),
});
export type AfflictionsAnswer = Frozen<Static<typeof answer>>;
