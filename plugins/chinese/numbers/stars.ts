import type { Text } from "#old";
import type { Element } from "#time";
import type { WanderingStarId } from "../core/eight_mansions.ts";

/** What a star of digit pairs stands for. */
export interface StarNature {
  readonly lucky: boolean;
  readonly element: Element;
  readonly sense: Text;
  /** Stars whose pairs answer this one; empty for a lucky star. */
  readonly answeredBy: readonly WanderingStarId[];
}

/**
 * Nature of the eight stars as readers of numbers use them.
 *
 * @source elements of the nine stars in Bazhai Mingjing; senses of contemporary digit-pair practice
 */
export const STAR_NATURES: { readonly [K in WanderingStarId]: StarNature } = {
  shengQi: {
    lucky: true,
    element: "wood",
    sense: {
      en: "helpful people, an open temper and things that come with ease",
      zhHant: "貴人相助，性情開朗，凡事順手",
    },
    answeredBy: [],
  },
  tianYi: {
    lucky: true,
    element: "earth",
    sense: {
      en: "income, a kind heart and a settled home",
      zhHant: "正財豐足，心地仁厚，家室安穩",
    },
    answeredBy: [],
  },
  yanNian: {
    lucky: true,
    element: "metal",
    sense: {
      en: "skill, authority and the will to see work through",
      zhHant: "專才出眾，有擔當，能主事",
    },
    answeredBy: [],
  },
  fuWei: {
    lucky: true,
    element: "wood",
    sense: {
      en: "waiting and carrying on, which prolongs the star before it",
      zhHant: "守候蓄勢，延續前一星之性",
    },
    answeredBy: [],
  },
  huoHai: {
    lucky: false,
    element: "earth",
    sense: {
      en: "a ready tongue, quarrels over words and strained nerves",
      zhHant: "能言善道，亦易惹口舌，勞心傷神",
    },
    answeredBy: ["shengQi", "tianYi"],
  },
  liuSha: {
    lucky: false,
    element: "water",
    sense: {
      en: "fine feeling, tangled relationships and worry",
      zhHant: "心思細膩，人情糾葛，多愁善感",
    },
    answeredBy: ["yanNian"],
  },
  wuGui: {
    lucky: false,
    element: "fire",
    sense: {
      en: "quick ideas, sudden change and trouble that does not show at first",
      zhHant: "才思敏捷，變動突然，暗中多阻",
    },
    answeredBy: ["shengQi", "tianYi"],
  },
  jueMing: {
    lucky: false,
    element: "metal",
    sense: {
      en: "bold ventures, great swings and money that goes as it came",
      zhHant: "敢闖敢拼，起伏甚大，財來財去",
    },
    answeredBy: ["tianYi", "yanNian"],
  },
};

/** What people ask a number about. */
export const TOPICS = ["wealth", "relationship", "career", "health"] as const;

/** Which stars help and which strain a matter. */
export const TOPIC_STARS: Readonly<
  Record<
    (typeof TOPICS)[number],
    {
      readonly name: Text;
      readonly helped: readonly WanderingStarId[];
      readonly strained: readonly WanderingStarId[];
    }
  >
> = {
  wealth: {
    name: { en: "money", zhHant: "財運" },
    helped: ["tianYi", "shengQi"],
    strained: ["jueMing", "wuGui"],
  },
  relationship: {
    name: { en: "relationships", zhHant: "感情" },
    helped: ["tianYi", "yanNian"],
    strained: ["liuSha", "wuGui"],
  },
  career: {
    name: { en: "work", zhHant: "事業" },
    helped: ["yanNian", "shengQi"],
    strained: ["huoHai", "jueMing"],
  },
  health: {
    name: { en: "well-being", zhHant: "身心" },
    helped: ["tianYi", "shengQi"],
    strained: ["huoHai", "wuGui"],
  },
};
