/** 以五行論事之術，回答所問的話，繁體中文。 */
import { matters } from "#lore/words/matters_zh_hant.ts";
import { reply as replies } from "#lore/words/replies_zh_hant.ts";
import { phase as phases } from "../../words/zh_hant.ts";
import type { SaidWords } from "./said.ts";

export const said: SaidWords = {
  matters,
  replies,
  blank: "",
  ground: {
    thing: {
      wood: "木藏物，多在家具、紙張、布料或花木之間。",
      fire: "火藏物，多在有光有熱之處：燈下、螢幕旁、爐邊，或就擺在明處。",
      earth: "土藏物，多在低處、覆蓋之下：地上、箱中、重物底下。",
      metal: "金藏物，多在工具、錢幣、鎖具、機器旁，或在能關上的東西裡。",
      water: "水藏物，多在水槽、水管、溼衣旁，或在又深又暗之處。",
    },
    creature: {
      wood: "屬木則近樹叢、籬笆與草木。",
      fire: "屬火則近暖牆、廚房與夜裡點燈的人家。",
      earth: "屬土則伏於低處，簷下院中，不大走動。",
      metal: "屬金則近道路、門口與車輛。",
      water: "屬水則近溝渠水邊與暗處，夜裡才動。",
    },
    place: {
      wood: "木所宜者，有綠意、還在生長的地方。",
      fire: "火所宜者，明亮熱鬧、新開闢的地方。",
      earth: "土所宜者，安定有地、鄰里久居的地方。",
      metal: "金所宜者，整齊有序、辦公所在的地方。",
      water: "水所宜者，近港、近河、近車站，人來人往的地方。",
    },
  },
  part: (phase, part) => `主事者屬${phases[phase]}，在此應於${part}。`,
  whose: (person) => `若有旁人牽涉其中，便是${person}。`,
  further: {
    start: (phase, part) => `其始屬${phases[phase]}，起於${part}。`,
    end: (phase, part) => `其終屬${phases[phase]}，歸於${part}。`,
    other: (phase, part) => `應爻屬${phases[phase]}，對方與你相接之處，在${part}。`,
  },
  alone: "一局只斷一事，以下所論是這番取捨的全局；要分高下，須逐一另問。",
};
