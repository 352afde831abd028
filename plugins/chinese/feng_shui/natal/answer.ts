import { term, Type, vocabulary, type Frozen, type IdOf, type Static } from "#sdk";
import { DIRECTION } from "#east/directions.ts";
import { DRAGON, MOUNTAIN } from "../core/mountains.ts";
import { NINE_STAR, starShape } from "../core/stars.ts";
import { MEETING } from "./pairs.ts";

/** How the timely star stands to sitting and facing. */
export const CHART_KIND = vocabulary("chartKind", {
  wangShanWangXiang: { native: "旺山旺向", roman: "wàng shān wàng xiàng" },
  shangShanXiaShui: { native: "上山下水", roman: "shàng shān xià shuǐ" },
  doubleFacing: { native: "雙星到向", roman: "shuāng xīng dào xiàng" },
  doubleSitting: { native: "雙星到山", roman: "shuāng xīng dào shān" },
});
export type ChartKind = IdOf<typeof CHART_KIND>;

/** Figures of the whole chart. */
export const FIGURE = vocabulary("figure", {
  parentString: { native: "父母三般卦", roman: "fù mǔ sān bān guà" },
  pearlString: { native: "連珠三般卦", roman: "lián zhū sān bān guà" },
  mountainTen: { native: "山星合十", roman: "shān xīng hé shí" },
  waterTen: { native: "向星合十", roman: "xiàng xīng hé shí" },
  mountainStill: { native: "山星伏吟", roman: "shān xīng fú yín" },
  waterStill: { native: "向星伏吟", roman: "xiàng xīng fú yín" },
  mountainTurned: { native: "山星反吟", roman: "shān xīng fǎn yín" },
  waterTurned: { native: "向星反吟", roman: "xiàng xīng fǎn yín" },
});
export type Figure = IdOf<typeof FIGURE>;

/** How a star stands to the period. */
export const VIGOUR = vocabulary("vigour", {
  timely: { native: "旺", roman: "wàng" },
  rising: { native: "生", roman: "shēng" },
  retreating: { native: "退", roman: "tuì" },
  spent: { native: "衰死", roman: "shuāi sǐ" },
});
export type Vigour = IdOf<typeof VIGOUR>;

const sideShape = (description: string) =>
  Type.Object(
    {
      mountain: term(MOUNTAIN, "Its mountain"),
      direction: term(DIRECTION, "Its direction"),
      dragon: term(DRAGON, "Its dragon"),
      centreDeg: Type.Number({ description: "Centre of the mountain, degrees" }),
    },
    { description },
  );

const flown = (description: string) =>
  Type.Object(
    {
      number: Type.Integer({ minimum: 1, maximum: 9, description: "1 to 9" }),
      star: term(NINE_STAR, "Its name"),
      vigour: term(VIGOUR, "How it stands to the period"),
    },
    { description },
  );

const palaceShape = Type.Object(
  {
    palace: Type.Integer({ minimum: 1, maximum: 9, description: "Luo shu number" }),
    direction: Type.Union([term(DIRECTION, "Its direction"), Type.Null()], {
      description: "Direction; null for the centre",
    }),
    base: starShape("Star of the period"),
    mountain: flown("Mountain star: people and health"),
    water: flown("Water star: means"),
    meeting: Type.Union([term(MEETING, "A meeting"), Type.Null()], {
      description: "What the two are called together; null where the books have no name",
    }),
  },
  { description: "A palace" },
);

const course = (description: string) =>
  Type.Object(
    {
      centre: starShape("Star sent to the centre"),
      replaced: Type.Union([starShape("A star"), Type.Null()], {
        description: "Star of the base board that it stands in for; null without replacement",
      }),
      flies: Type.Union([Type.Literal("forward"), Type.Literal("backward")], {
        description: "順 or 逆",
      }),
    },
    { description },
  );

export const answer = Type.Object({
  period: Type.Object(
    {
      number: Type.Integer({ minimum: 1, maximum: 9, description: "Period of the building" }),
      from: Type.Integer({ description: "Its first year, from 立春" }),
      to: Type.Integer({ description: "Its last year" }),
    },
    { description: "元運" },
  ),
  facingDeg: Type.Number({ description: "Facing by the compass, degrees" }),
  facing: sideShape("The facing 向"),
  sitting: sideShape("The sitting 山"),
  offsetDeg: Type.Number({ description: "From the centre of the facing mountain, -7.5 to 7.5" }),
  voidLine: Type.Boolean({
    description: "空亡: within 1.5° of an edge between mountains, where no chart is trusted",
  }),
  withReplacement: Type.Boolean({ description: "Whether replacement stars (替卦) were used" }),
  mountain: course("How the mountain stars fly"),
  water: course("How the water stars fly"),
  kind: Type.Union([term(CHART_KIND, "A kind"), Type.Null()], {
    description:
      "Where the timely star of the period stands; null where by replacement it is neither",
  }),
  figures: Type.Array(term(FIGURE, "A figure"), { description: "Figures of the whole chart" }),
  imprisoned: Type.Union([Type.Integer({ minimum: 1, maximum: 9 }), Type.Null()], {
    description:
      "入囚: period in which the facing's luck is locked into the centre; null where 5 is there",
  }),
  palaces: Type.Array(palaceShape, {
    minItems: 9,
    maxItems: 9,
    description: "South first row, as a board is looked at",
  }),
});
export type NatalAnswer = Frozen<Static<typeof answer>>;
