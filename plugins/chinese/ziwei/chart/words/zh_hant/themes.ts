/** 解讀之詞句。 */
import type { AdjectiveId, MajorId, MinorId, PalaceId } from "#east/purple_star/stars.ts";
import type * as en from "../en/themes.ts";

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

/** 各宮之稱、所主、主星之面、其說法，與兩星之連詞。 */
export const themes: Readonly<Record<PalaceId, en.Theme & { readonly joins: string }>> = {
  life: {
    name: "命宮",
    short: "命宮",
    joins: "、也有",
    topic: "性情",
    facet: "temper",
    tells: (facet) => `你給人的樣子是${facet}`,
  },
  siblings: {
    name: "兄弟宮",
    short: "兄弟",
    joins: "、也是",
    topic: "手足",
    facet: "people",
    tells: (facet) => `手足多是${facet}`,
  },
  spouse: {
    name: "夫妻宮",
    short: "夫妻",
    joins: "、也帶來",
    topic: "婚姻",
    facet: "partner",
    tells: (facet) => `伴侶帶來${facet}`,
  },
  children: {
    name: "子女宮",
    short: "子女",
    joins: "、也是",
    topic: "子女門生",
    facet: "people",
    tells: (facet) => `子女門生長成${facet}`,
  },
  wealth: {
    name: "財帛宮",
    short: "財帛",
    joins: "、也在",
    topic: "求財",
    facet: "money",
    tells: (facet) => `財路在於${facet}`,
  },
  health: {
    name: "疾厄宮",
    short: "疾厄",
    joins: "、也要",
    topic: "體質",
    facet: "body",
    tells: (facet) => `身體要你${facet}`,
  },
  travel: {
    name: "遷移宮",
    short: "遷移",
    joins: "、也遇上",
    topic: "外出際遇",
    facet: "abroad",
    tells: (facet) => `出門遇上${facet}`,
  },
  friends: {
    name: "僕役宮",
    short: "僕役",
    joins: "、也是",
    topic: "交友僚屬",
    facet: "people",
    tells: (facet) => `朋友部屬多為${facet}`,
  },
  career: {
    name: "官祿宮",
    short: "官祿",
    joins: "、也是",
    topic: "事業",
    facet: "work",
    tells: (facet) => `工作的本色是${facet}`,
  },
  property: {
    name: "田宅宮",
    short: "田宅",
    joins: "、也是",
    topic: "家宅產業",
    facet: "place",
    tells: (facet) => `家於你是${facet}`,
  },
  fortune: {
    name: "福德宮",
    short: "福德",
    joins: "、也在",
    topic: "心境",
    facet: "mind",
    tells: (facet) => `安心處在${facet}`,
  },
  parents: {
    name: "父母宮",
    short: "父母",
    joins: "、也是",
    topic: "父母上司",
    facet: "people",
    tells: (facet) => `父母上司看來是${facet}`,
  },
};

/** 輔曜所添。 */
export const gifts: Readonly<Record<MinorId, string>> = {
  zuoFu: "得力副手",
  youBi: "暗中幫襯",
  wenChang: "學歷文憑",
  wenQu: "口才",
  tianKui: "明處提攜",
  tianYue: "暗處提攜",
  luCun: "固定收入",
  tianMa: "奔動",
  qingYang: "鋒刃",
  tuoLuo: "拖磨",
  huoXing: "突發",
  lingXing: "悶燒",
  diKong: "空想",
  diJie: "破耗",
};

/** 無輔曜之宮，雜曜所添。 */
export const lesserGifts: Readonly<Record<AdjectiveId, string>> = {
  hongLuan: "婚喜",
  tianXi: "喜慶",
  longChi: "手藝",
  fengGe: "雅好",
  tianKu: "暗淚",
  tianXu: "虛諾",
  tianDe: "善報",
  yueDe: "柔助",
  tianKong: "遐想",
  tianCai: "才思",
  tianShou: "耐力",
  guChen: "獨處",
  guaSu: "矜持",
  xianChi: "風情",
  huaGai: "出塵之心",
  poSui: "零星破損",
  feiLian: "流言",
  nianJie: "當年之解",
  tianGuan: "官面",
  tianFuBlessing: "口福",
  tianChu: "廚藝",
  jieLu: "阻路",
  kongWang: "落空",
  xunKong: "間斷",
  jieShen: "解厄",
  tianYao: "媚態",
  tianXing: "律己",
  yinSha: "暗阻",
  tianYueMoon: "纏綿小恙",
  tianWu: "靈感",
  sanTai: "進階",
  baZuo: "座次",
  enGuang: "恩遇",
  tianGui: "貴重",
  taiFu: "公門之助",
  fengGao: "名銜",
  tianShang: "因人之損",
  tianShi: "擾人之訊",
};

export const effects: typeof en.effects = {
  lu: "得以開展",
  quan: "添了力道",
  ke: "有了好名聲",
  ji: "教人縈心",
};

export const selfEffects: typeof en.selfEffects = {
  lu: "來得容易也給得容易",
  quan: "無人相抗仍自用力",
  ke: "解釋多過所問",
  ji: "心結是自己打的",
};

export const standings: typeof en.standings = {
  strong: "根基穩當",
  fair: "助多於阻",
  strained: "阻多於助",
  exposed: "少有遮護",
};

export const lights: typeof en.lights = {
  bright: "而光足",
  level: "",
  dim: "而光弱",
};
