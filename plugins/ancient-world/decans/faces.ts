/** What the planet of a decan's face brings, in the folder's own words, and what it weighs. */
import type { Text } from "#old";
import type { Face } from "./decans.ts";

interface FaceLore {
  readonly name: Text;
  /** Points in a score. */
  readonly weight: number;
  /** What it gives the Sun's decan: how a person acts. */
  readonly acts: Text;
  /** What it gives the Moon's: how a person feels at home. */
  readonly feels: Text;
  /** What it gives the rising one: how a person enters a room. */
  readonly appears: Text;
}

export const FACES: Readonly<Record<Face, FaceLore>> = {
  mars: {
    name: { en: "Mars", zhHant: "火星" },
    weight: -2,
    acts: {
      en: "begins before others have finished weighing, and works best against resistance",
      zhHant: "別人還在掂量，自己已經動手；有阻力時做得最好",
    },
    feels: {
      en: "is quick to flare and as quick to forgive, and rests by doing",
      zhHant: "火氣來得急，去得也快，以行動為休息",
    },
    appears: {
      en: "comes in briskly and looks straight at whoever is there",
      zhHant: "步子快，目光直，一進門便看著人",
    },
  },
  sun: {
    name: { en: "the Sun", zhHant: "太陽" },
    weight: 4,
    acts: {
      en: "wants to do the thing itself and be known for it, and gives generously when seen",
      zhHant: "想親手做成一件事並為人所知，被看見時也最慷慨",
    },
    feels: {
      en: "needs warmth that is shown openly, and gives it back in full",
      zhHant: "需要明白表露的溫暖，也會加倍還人",
    },
    appears: {
      en: "takes the middle of the room without asking for it",
      zhHant: "不求而自然站在廳堂中央",
    },
  },
  venus: {
    name: { en: "Venus", zhHant: "金星" },
    weight: 5,
    acts: {
      en: "wins people over before winning the point, and cares how things look when they are done",
      zhHant: "先得人心，再得其事，成果也講究好看",
    },
    feels: {
      en: "finds peace in good company, good cloth and a table set for two",
      zhHant: "在好友、好物與兩人共餐的桌前得到安寧",
    },
    appears: {
      en: "makes others feel that they have been expected",
      zhHant: "讓人覺得自己正被等候著",
    },
  },
  mercury: {
    name: { en: "Mercury", zhHant: "水星" },
    weight: 2,
    acts: {
      en: "asks, compares and names things, and finds the way round by talking",
      zhHant: "好問、好比較、善於命名，談著談著便找到繞路",
    },
    feels: {
      en: "settles a mood by putting it into words",
      zhHant: "把感受說出口，也就安定下來",
    },
    appears: {
      en: "arrives with a question, and remembers the answer",
      zhHant: "帶著問題而來，也記得答案",
    },
  },
  moon: {
    name: { en: "the Moon", zhHant: "月亮" },
    weight: 3,
    acts: {
      en: "moves with the tide of those around and keeps what they would lose",
      zhHant: "隨身邊人的潮汐而動，替他們留住會遺失的東西",
    },
    feels: {
      en: "remembers by places and smells, and comes home in order to begin again",
      zhHant: "以地方和氣味記事，回到家才能重新開始",
    },
    appears: {
      en: "listens first, so that people say more than they meant to",
      zhHant: "先聽人說，使人說得比原想的多",
    },
  },
  saturn: {
    name: { en: "Saturn", zhHant: "土星" },
    weight: -3,
    acts: {
      en: "builds slowly, says no when needed, and outlasts quicker starts",
      zhHant: "建得慢，該拒絕時就拒絕，比起步快的走得更遠",
    },
    feels: {
      en: "guards its feelings well and trusts few, but those for good",
      zhHant: "把情感收得很緊，信的人不多，一信便不改",
    },
    appears: {
      en: "seems reserved until work begins, and then is relied upon",
      zhHant: "初看矜持，做起事來便成眾人倚靠",
    },
  },
  jupiter: {
    name: { en: "Jupiter", zhHant: "木星" },
    weight: 5,
    acts: {
      en: "looks for the larger reason, and lifts others while climbing",
      zhHant: "找更大的道理，自己往上走，也拉別人一把",
    },
    feels: {
      en: "is at ease where there is room, a horizon and something to teach",
      zhHant: "只要有空間、有遠方、有可傳授之事，便覺自在",
    },
    appears: {
      en: "brings good cheer in and leaves some of it behind",
      zhHant: "把好興致帶進門，走時還留下幾分",
    },
  },
};
