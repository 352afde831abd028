import { namesById } from "../../core/named.ts";

/** The fourteen major stars, in the order of their two series. */
export const MAJOR_STARS = namesById([
  ["ziWei", "紫微", "zǐ wēi", "purple star, emperor"],
  ["tianJi", "天機", "tiān jī", "heavenly secret, counsellor"],
  ["taiYang", "太陽", "tài yáng", "Sun"],
  ["wuQu", "武曲", "wǔ qū", "martial star, treasurer"],
  ["tianTong", "天同", "tiān tóng", "heavenly harmony"],
  ["lianZhen", "廉貞", "lián zhēn", "chaste and passionate"],
  ["tianFu", "天府", "tiān fǔ", "heavenly treasury"],
  ["taiYin", "太陰", "tài yīn", "Moon"],
  ["tanLang", "貪狼", "tān láng", "greedy wolf"],
  ["juMen", "巨門", "jù mén", "great gate, speech"],
  ["tianXiang", "天相", "tiān xiàng", "heavenly minister"],
  ["tianLiang", "天梁", "tiān liáng", "heavenly beam, elder"],
  ["qiSha", "七殺", "qī shā", "seven killings, general"],
  ["poJun", "破軍", "pò jūn", "army breaker"],
]);

/** Helpers, killers and the two of wealth and travel. */
export const MINOR_STARS = namesById([
  ["zuoFu", "左輔", "zuǒ fǔ", "left assistant"],
  ["youBi", "右弼", "yòu bì", "right assistant"],
  ["wenChang", "文昌", "wén chāng", "literary glory"],
  ["wenQu", "文曲", "wén qū", "literary tune"],
  ["tianKui", "天魁", "tiān kuí", "heavenly leader"],
  ["tianYue", "天鉞", "tiān yuè", "heavenly halberd"],
  ["luCun", "祿存", "lù cún", "stored prosperity"],
  ["tianMa", "天馬", "tiān mǎ", "heavenly horse"],
  ["qingYang", "擎羊", "qíng yáng", "ram's blade"],
  ["tuoLuo", "陀羅", "tuó luó", "spinning top"],
  ["huoXing", "火星", "huǒ xīng", "fire star"],
  ["lingXing", "鈴星", "líng xīng", "bell star"],
  ["diKong", "地空", "dì kōng", "earthly void"],
  ["diJie", "地劫", "dì jié", "earthly robbery"],
]);

/** Adjective stars. */
export const ADJECTIVE_STARS = namesById([
  ["hongLuan", "紅鸞", "hóng luán", "red phoenix"],
  ["tianXi", "天喜", "tiān xǐ", "heavenly joy"],
  ["longChi", "龍池", "lóng chí", "dragon pool"],
  ["fengGe", "鳳閣", "fèng gé", "phoenix pavilion"],
  ["tianKu", "天哭", "tiān kū", "heavenly tears"],
  ["tianXu", "天虛", "tiān xū", "heavenly void"],
  ["tianDe", "天德", "tiān dé", "heavenly virtue"],
  ["yueDe", "月德", "yuè dé", "monthly virtue"],
  ["tianKong", "天空", "tiān kōng", "heavenly emptiness"],
  ["tianCai", "天才", "tiān cái", "heavenly talent"],
  ["tianShou", "天壽", "tiān shòu", "heavenly constancy"],
  ["guChen", "孤辰", "gū chén", "solitary star"],
  ["guaSu", "寡宿", "guǎ sù", "lonely lodge"],
  ["xianChi", "咸池", "xián chí", "pool of blossoms"],
  ["huaGai", "華蓋", "huá gài", "canopy"],
  ["poSui", "破碎", "pò suì", "shattering"],
  ["feiLian", "蜚廉", "fēi lián", "flying gossip"],
  ["nianJie", "年解", "nián jiě", "year's release"],
  ["tianGuan", "天官", "tiān guān", "heavenly office"],
  ["tianFuBlessing", "天福", "tiān fú", "heavenly blessing"],
  ["tianChu", "天廚", "tiān chú", "heavenly kitchen"],
  ["jieLu", "截路", "jié lù", "cut road"],
  ["kongWang", "空亡", "kōng wáng", "void"],
  ["xunKong", "旬空", "xún kōng", "void of the ten days"],
  ["jieShen", "解神", "jiě shén", "releasing spirit"],
  ["tianYao", "天姚", "tiān yáo", "heavenly charm"],
  ["tianXing", "天刑", "tiān xíng", "heavenly punishment"],
  ["yinSha", "陰煞", "yīn shà", "hidden killer"],
  ["tianYueMoon", "天月", "tiān yuè", "heavenly moon"],
  ["tianWu", "天巫", "tiān wū", "heavenly shaman"],
  ["sanTai", "三臺", "sān tái", "three terraces"],
  ["baZuo", "八座", "bā zuò", "eight seats"],
  ["enGuang", "恩光", "ēn guāng", "light of grace"],
  ["tianGui", "天貴", "tiān guì", "heavenly honour"],
  ["taiFu", "臺輔", "tái fǔ", "terrace assistant"],
  ["fengGao", "封誥", "fēng gào", "imperial patent"],
  ["tianShang", "天傷", "tiān shāng", "heavenly hurt"],
  ["tianShi", "天使", "tiān shǐ", "heavenly envoy"],
]);

/** Names of the four transformations. */
export const TRANSFORMATIONS = namesById([
  ["lu", "化祿", "huà lù", "prosperity"],
  ["quan", "化權", "huà quán", "authority"],
  ["ke", "化科", "huà kē", "renown"],
  ["ji", "化忌", "huà jì", "obstruction"],
]);

/** Grades of brightness. */
export const BRIGHTNESS = namesById([
  ["miao", "廟", "miào", "in its temple"],
  ["wang", "旺", "wàng", "thriving"],
  ["de", "得", "dé", "gained"],
  ["li", "利", "lì", "favoured"],
  ["ping", "平", "píng", "level"],
  ["bu", "不", "bù", "lacking"],
  ["xian", "陷", "xiàn", "fallen"],
]);

/** The twelve palaces in their order, counter-clockwise from the life palace. */
export const PALACES = namesById([
  ["life", "命宮", "mìng gōng", "life"],
  ["siblings", "兄弟", "xiōng dì", "siblings"],
  ["spouse", "夫妻", "fū qī", "spouse"],
  ["children", "子女", "zǐ nǚ", "children"],
  ["wealth", "財帛", "cái bó", "wealth"],
  ["health", "疾厄", "jí è", "health"],
  ["travel", "遷移", "qiān yí", "travel"],
  ["friends", "僕役", "pú yì", "friends and staff"],
  ["career", "官祿", "guān lù", "career"],
  ["property", "田宅", "tián zhái", "property"],
  ["fortune", "福德", "fú dé", "inner fortune"],
  ["parents", "父母", "fù mǔ", "parents"],
]);

/** The ring of the twelve spirits of the doctor (博士). */
export const DOCTOR_RING = "博士 力士 青龍 小耗 將軍 奏書 飛廉 喜神 病符 大耗 伏兵 官府".split(" ");
/** The ring before the year (歲前). */
export const YEAR_RING = "歲建 晦氣 喪門 貫索 官符 小耗 大耗 龍德 白虎 天德 弔客 病符".split(" ");
/** The ring before the general (將前). */
export const GENERAL_RING = "將星 攀鞍 歲驛 息神 華蓋 劫煞 災煞 天煞 指背 咸池 月煞 亡神".split(
  " ",
);

/** Id of a major star. */
export type MajorId = keyof typeof MAJOR_STARS;
/** Id of a minor star. */
export type MinorId = keyof typeof MINOR_STARS;
/** Id of an adjective star. */
export type AdjectiveId = keyof typeof ADJECTIVE_STARS;
/** Id of a palace. */
export type PalaceId = keyof typeof PALACES;
/** Id of a transformation. */
export type TransformationId = keyof typeof TRANSFORMATIONS;
/** Id of a grade of brightness. */
export type BrightnessId = keyof typeof BRIGHTNESS;
