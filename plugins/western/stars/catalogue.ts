/**
 * The 39 stars of the tradition: natures and what is said of them.
 *
 * @source natures: Ptolemy, Tetrabiblos I.9; V. Robson, The Fixed Stars and Constellations in Astrology
 * (1923). Places and motions come from `#sky`. The sentences are ours.
 */
import type { Text } from "#old";
import type { StarId } from "#sky";
import type { Classical } from "../core/names.ts";

/** A star of the tradition. */
export interface StarLore {
  readonly id: StarId;
  readonly name: Text;
  readonly nature: readonly Classical[];
  /** What the star is said to bring, as a noun phrase. */
  readonly theme: Text;
}

type Row = readonly [
  id: StarId,
  zh: string,
  nature: string,
  en: string,
  zhTheme: string,
  name?: string,
];

const ROWS: readonly Row[] = [
  [
    "diphda",
    "土司空",
    "saturn",
    "restraint and strength held back",
    "克制與蓄而不發的力量",
    "Difda",
  ],
  ["alpheratz", "壁宿二", "jupiter venus", "freedom of movement and good favour", "行動自由與人緣"],
  ["mirach", "奎宿九", "venus", "gentleness and a gift for beauty", "溫柔與審美天分"],
  ["hamal", "婁宿三", "mars saturn", "headlong independence", "奮不顧身的獨立"],
  ["almach", "天大將軍一", "venus", "artistry and popular liking", "藝術才華與眾人喜愛"],
  ["algol", "大陵五", "saturn jupiter", "passion that asks to be mastered", "有待駕馭的激烈情感"],
  ["alcyone", "昴宿六", "moon mars", "far sight and sorrow understood", "遠見與對哀傷的體會"],
  ["aldebaran", "畢宿五", "mars", "honour tested by integrity", "以正直為試煉的榮譽"],
  ["rigel", "參宿七", "jupiter saturn", "teaching and lasting advancement", "教化與穩固的進境"],
  ["bellatrix", "參宿五", "mars mercury", "quick success won by wit", "憑機智速成的成功"],
  ["capella", "五車二", "mars mercury", "curiosity and a love of freedom", "好奇與熱愛自由"],
  ["elnath", "五車五", "mars", "a driving point, for use or harm", "鋒銳之力，可利可傷"],
  ["alnilam", "參宿二", "jupiter saturn", "brief public shine", "一時的聲名"],
  ["betelgeuse", "參宿四", "mars mercury", "success without obstacle", "少有阻礙的成就"],
  ["polaris", "勾陳一", "saturn venus", "constancy and a fixed aim", "恆定與不移的目標"],
  [
    "sirius",
    "天狼星",
    "jupiter mars",
    "ardour through which the ordinary turns memorable",
    "使平凡化為不凡的熱忱",
  ],
  [
    "canopus",
    "老人星",
    "saturn jupiter",
    "finding paths and leading others over them",
    "覓路與引路",
  ],
  ["castor", "北河二", "mercury", "a keen mind that tells stories", "敏銳善述的心智"],
  ["pollux", "北河三", "mars", "boldness and the darker tale told honestly", "果敢與直說的勇氣"],
  ["procyon", "南河三", "mercury mars", "swift rise that needs upkeep", "速起而須用心維持"],
  ["alphard", "星宿一", "saturn venus", "strong feeling kept apart", "獨處之中的深情"],
  [
    "regulus",
    "軒轅十四",
    "mars jupiter",
    "command that lasts while revenge is left aside",
    "不存報復之心方能長久的權位",
  ],
  ["alkaid", "搖光", "mars", "endings faced and work completed", "面對終局與完成工作"],
  ["denebola", "五帝座一", "saturn venus", "standing outside the common view", "自外於流俗"],
  ["vindemiatrix", "東次將", "saturn mercury", "gathering in, at the right season", "應時的收成"],
  [
    "algorab",
    "軫宿三",
    "mars saturn",
    "taking from what lies about, wisely or not",
    "取用周遭之物的分寸",
  ],
  ["spica", "角宿一", "venus mars", "a gift that bears fruit", "能結果實的天賦"],
  ["arcturus", "大角", "mars jupiter", "guarding and opening a new way", "守護並開創新路"],
  ["alphecca", "貫索四", "venus mercury", "honour that comes quietly", "悄然而至的榮譽"],
  ["zubenelgenubi", "氐宿一", "saturn mars", "the price of justice", "公義的代價"],
  [
    "zubeneschamali",
    "氐宿四",
    "jupiter mercury",
    "reform and honest ambition",
    "革新與正當的抱負",
    "Zubeneshamali",
  ],
  ["antares", "心宿二", "mars jupiter", "obsession as a source of power", "執著所生的力量"],
  ["rasalhague", "候", "saturn venus", "healing and mending", "療癒與修補"],
  ["vega", "織女一", "venus mercury", "charm and the art of song", "魅力與詩歌之藝"],
  ["altair", "河鼓二", "mars jupiter", "bold flight and quick decision", "大膽高飛與速決"],
  [
    "denebAlgedi",
    "壘壁陣四",
    "saturn jupiter",
    "law, integrity and care for others",
    "法度、正直與照顧他人",
  ],
  [
    "fomalhaut",
    "北落師門",
    "venus mercury",
    "ideals, noble while they are kept",
    "持守方顯高貴的理想",
  ],
  ["deneb", "天津四", "venus mercury", "learning carried lightly", "舉重若輕的學識"],
  ["scheat", "室宿二", "mars mercury", "thought that breaks its bounds", "衝破界限的思想"],
];

const ENGLISH: Readonly<Partial<Record<StarId, string>>> = { denebAlgedi: "Deneb Algedi" };

/** The 39 stars in the order of their signs at J2000, as the tradition lists them. */
export const STAR_LORE: readonly StarLore[] = ROWS.map(([id, zh, nature, en, zhTheme, name]) => ({
  id,
  name: { en: name ?? ENGLISH[id] ?? id.charAt(0).toUpperCase() + id.slice(1), zhHant: zh },
  nature: nature.split(" ") as Classical[],
  theme: { en, zhHant: zhTheme },
}));
