import { vocabulary, type IdOf } from "#sdk";

const MAJOR = {
  ziWei: { native: "紫微", roman: "zǐ wēi" },
  tianJi: { native: "天機", roman: "tiān jī" },
  taiYang: { native: "太陽", roman: "tài yáng" },
  wuQu: { native: "武曲", roman: "wǔ qū" },
  tianTong: { native: "天同", roman: "tiān tóng" },
  lianZhen: { native: "廉貞", roman: "lián zhēn" },
  tianFu: { native: "天府", roman: "tiān fǔ" },
  taiYin: { native: "太陰", roman: "tài yīn" },
  tanLang: { native: "貪狼", roman: "tān láng" },
  juMen: { native: "巨門", roman: "jù mén" },
  tianXiang: { native: "天相", roman: "tiān xiàng" },
  tianLiang: { native: "天梁", roman: "tiān liáng" },
  qiSha: { native: "七殺", roman: "qī shā" },
  poJun: { native: "破軍", roman: "pò jūn" },
};
const MINOR = {
  zuoFu: { native: "左輔", roman: "zuǒ fǔ" },
  youBi: { native: "右弼", roman: "yòu bì" },
  wenChang: { native: "文昌", roman: "wén chāng" },
  wenQu: { native: "文曲", roman: "wén qū" },
  tianKui: { native: "天魁", roman: "tiān kuí" },
  tianYue: { native: "天鉞", roman: "tiān yuè" },
  luCun: { native: "祿存", roman: "lù cún" },
  tianMa: { native: "天馬", roman: "tiān mǎ" },
  qingYang: { native: "擎羊", roman: "qíng yáng" },
  tuoLuo: { native: "陀羅", roman: "tuó luó" },
  huoXing: { native: "火星", roman: "huǒ xīng" },
  lingXing: { native: "鈴星", roman: "líng xīng" },
  diKong: { native: "地空", roman: "dì kōng" },
  diJie: { native: "地劫", roman: "dì jié" },
};

/** The fourteen major stars, in the order of their two series. */
export const MAJOR_STAR = vocabulary("majorStar", MAJOR);
/** Helpers, killers and the two of wealth and travel. */
export const MINOR_STAR = vocabulary("minorStar", MINOR);
/** Major and minor stars: those that can shine or be transformed. */
export const STAR = vocabulary("star", { ...MAJOR, ...MINOR });
export type MajorId = IdOf<typeof MAJOR_STAR>;
export type MinorId = IdOf<typeof MINOR_STAR>;
export type StarId = IdOf<typeof STAR>;

/** Adjective stars. */
export const ADJECTIVE_STAR = vocabulary("adjectiveStar", {
  hongLuan: { native: "紅鸞", roman: "hóng luán" },
  tianXi: { native: "天喜", roman: "tiān xǐ" },
  longChi: { native: "龍池", roman: "lóng chí" },
  fengGe: { native: "鳳閣", roman: "fèng gé" },
  tianKu: { native: "天哭", roman: "tiān kū" },
  tianXu: { native: "天虛", roman: "tiān xū" },
  tianDe: { native: "天德", roman: "tiān dé" },
  yueDe: { native: "月德", roman: "yuè dé" },
  tianKong: { native: "天空", roman: "tiān kōng" },
  tianCai: { native: "天才", roman: "tiān cái" },
  tianShou: { native: "天壽", roman: "tiān shòu" },
  guChen: { native: "孤辰", roman: "gū chén" },
  guaSu: { native: "寡宿", roman: "guǎ sù" },
  xianChi: { native: "咸池", roman: "xián chí" },
  huaGai: { native: "華蓋", roman: "huá gài" },
  poSui: { native: "破碎", roman: "pò suì" },
  feiLian: { native: "蜚廉", roman: "fēi lián" },
  nianJie: { native: "年解", roman: "nián jiě" },
  tianGuan: { native: "天官", roman: "tiān guān" },
  tianFuBlessing: { native: "天福", roman: "tiān fú" },
  tianChu: { native: "天廚", roman: "tiān chú" },
  jieLu: { native: "截路", roman: "jié lù" },
  kongWang: { native: "空亡", roman: "kōng wáng" },
  xunKong: { native: "旬空", roman: "xún kōng" },
  jieShen: { native: "解神", roman: "jiě shén" },
  tianYao: { native: "天姚", roman: "tiān yáo" },
  tianXing: { native: "天刑", roman: "tiān xíng" },
  yinSha: { native: "陰煞", roman: "yīn shà" },
  tianYueMoon: { native: "天月", roman: "tiān yuè" },
  tianWu: { native: "天巫", roman: "tiān wū" },
  sanTai: { native: "三臺", roman: "sān tái" },
  baZuo: { native: "八座", roman: "bā zuò" },
  enGuang: { native: "恩光", roman: "ēn guāng" },
  tianGui: { native: "天貴", roman: "tiān guì" },
  taiFu: { native: "臺輔", roman: "tái fǔ" },
  fengGao: { native: "封誥", roman: "fēng gào" },
  tianShang: { native: "天傷", roman: "tiān shāng" },
  tianShi: { native: "天使", roman: "tiān shǐ" },
});
export type AdjectiveId = IdOf<typeof ADJECTIVE_STAR>;

/** The four transformations. */
export const TRANSFORMATION = vocabulary("transformation", {
  lu: { native: "化祿", roman: "huà lù" },
  quan: { native: "化權", roman: "huà quán" },
  ke: { native: "化科", roman: "huà kē" },
  ji: { native: "化忌", roman: "huà jì" },
});
export type TransformationId = IdOf<typeof TRANSFORMATION>;

/** Grades of brightness. */
export const BRIGHTNESS = vocabulary("brightness", {
  miao: { native: "廟", roman: "miào" },
  wang: { native: "旺", roman: "wàng" },
  de: { native: "得", roman: "dé" },
  li: { native: "利", roman: "lì" },
  ping: { native: "平", roman: "píng" },
  bu: { native: "不", roman: "bù" },
  xian: { native: "陷", roman: "xiàn" },
});
export type BrightnessId = IdOf<typeof BRIGHTNESS>;

/** The twelve palaces in their order, counter-clockwise from the life palace. */
export const PALACE = vocabulary("palace", {
  life: { native: "命宮", roman: "mìng gōng" },
  siblings: { native: "兄弟", roman: "xiōng dì" },
  spouse: { native: "夫妻", roman: "fū qī" },
  children: { native: "子女", roman: "zǐ nǚ" },
  wealth: { native: "財帛", roman: "cái bó" },
  health: { native: "疾厄", roman: "jí è" },
  travel: { native: "遷移", roman: "qiān yí" },
  friends: { native: "僕役", roman: "pú yì" },
  career: { native: "官祿", roman: "guān lù" },
  property: { native: "田宅", roman: "tián zhái" },
  fortune: { native: "福德", roman: "fú dé" },
  parents: { native: "父母", roman: "fù mǔ" },
});
export type PalaceId = IdOf<typeof PALACE>;

/** The ring of the twelve spirits of the doctor (博士). */
export const DOCTOR_RING = vocabulary("doctorRing", {
  boShi: { native: "博士", roman: "bó shì" },
  liShi: { native: "力士", roman: "lì shì" },
  qingLong: { native: "青龍", roman: "qīng lóng" },
  xiaoHao: { native: "小耗", roman: "xiǎo hào" },
  jiangJun: { native: "將軍", roman: "jiāng jūn" },
  zouShu: { native: "奏書", roman: "zòu shū" },
  feiLian: { native: "飛廉", roman: "fēi lián" },
  xiShen: { native: "喜神", roman: "xǐ shén" },
  bingFu: { native: "病符", roman: "bìng fú" },
  daHao: { native: "大耗", roman: "dà hào" },
  fuBing: { native: "伏兵", roman: "fú bīng" },
  guanFu: { native: "官府", roman: "guān fǔ" },
});
/** The ring before the year (歲前). */
export const YEAR_RING = vocabulary("yearRing", {
  suiJian: { native: "歲建", roman: "suì jiàn" },
  huiQi: { native: "晦氣", roman: "huì qì" },
  sangMen: { native: "喪門", roman: "sāng mén" },
  guanSuo: { native: "貫索", roman: "guàn suǒ" },
  guanFu: { native: "官符", roman: "guān fú" },
  xiaoHao: { native: "小耗", roman: "xiǎo hào" },
  daHao: { native: "大耗", roman: "dà hào" },
  longDe: { native: "龍德", roman: "lóng dé" },
  baiHu: { native: "白虎", roman: "bái hǔ" },
  tianDe: { native: "天德", roman: "tiān dé" },
  diaoKe: { native: "弔客", roman: "diào kè" },
  bingFu: { native: "病符", roman: "bìng fú" },
});
/** The ring before the general (將前). */
export const GENERAL_RING = vocabulary("generalRing", {
  jiangXing: { native: "將星", roman: "jiàng xīng" },
  panAn: { native: "攀鞍", roman: "pān ān" },
  suiYi: { native: "歲驛", roman: "suì yì" },
  xiShen: { native: "息神", roman: "xī shén" },
  huaGai: { native: "華蓋", roman: "huá gài" },
  jieSha: { native: "劫煞", roman: "jié shà" },
  zaiSha: { native: "災煞", roman: "zāi shà" },
  tianSha: { native: "天煞", roman: "tiān shà" },
  zhiBei: { native: "指背", roman: "zhǐ bèi" },
  xianChi: { native: "咸池", roman: "xián chí" },
  yueSha: { native: "月煞", roman: "yuè shà" },
  wangShen: { native: "亡神", roman: "wáng shén" },
});

/** The five bureaus, which the sound of the life palace decides. */
export const BUREAU = vocabulary("bureau", {
  water2: { native: "水二局", roman: "shuǐ èr jú" },
  wood3: { native: "木三局", roman: "mù sān jú" },
  metal4: { native: "金四局", roman: "jīn sì jú" },
  earth5: { native: "土五局", roman: "tǔ wǔ jú" },
  fire6: { native: "火六局", roman: "huǒ liù jú" },
});
export type BureauId = IdOf<typeof BUREAU>;
