/** 解讀之詞句。 */
import type { MajorId, PalaceId, TransformationId } from "../../stars.ts";

/** 主星坐命之性情。 */
export const inLife: Readonly<Record<MajorId, string>> = {
  ziWei: "氣度尊貴，有統御之心，厚待知禮之人，貴在得良輔",
  tianJi: "機敏善謀，思慮周密，長於策劃而易多思",
  taiYang: "光明熱忱，樂於公益，好名重義，勞而不言倦",
  wuQu: "剛毅果決，善理財，行動先於言語",
  tianTong: "溫和知足，與人無爭，能享生活之趣",
  lianZhen: "自尊心強，才情兼具，進退之間自有分寸",
  tianFu: "穩重寬厚，善守成，量入為出",
  taiYin: "溫柔細膩，重感情與居家，善積蓄",
  tanLang: "多才多藝，交遊廣闊，欲望與好奇俱盛",
  juMen: "善辯好究，以口才立身，亦須防口舌",
  tianXiang: "公正有禮，善於輔佐，重衣冠儀表",
  tianLiang: "老成持重，好施援手，能逢凶化解",
  qiSha: "獨立剛強，臨事有膽，敢於開創",
  poJun: "破舊立新，喜變動，先破而後成",
};

/** 各宮所主。 */
export const topics: Readonly<Record<PalaceId, string>> = {
  life: "性情",
  siblings: "手足與合夥",
  spouse: "婚姻",
  children: "子女門生",
  wealth: "求財",
  health: "體質起居",
  travel: "外出與際遇",
  friends: "交友僚屬",
  career: "事業",
  property: "家宅產業",
  fortune: "心境",
  parents: "父母上司",
};

/** 四化入宮之應。 */
export const effects: Readonly<Record<TransformationId, string>> = {
  lu: "得祿而順",
  quan: "得權而盛",
  ke: "得科而有名",
  ji: "逢忌而縈懷",
};
