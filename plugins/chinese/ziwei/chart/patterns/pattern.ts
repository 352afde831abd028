/** Names of the constellations of stars that the Quanshu and the later schools know. */
import { vocabulary, type IdOf } from "#sdk";

/** Those the book lists under 富 and 貴. */
const FORTUNATE = {
  ziFuTongGong: { native: "紫府同宮", roman: "zǐ fǔ tóng gōng" },
  ziFuChaoYuan: { native: "紫府朝垣", roman: "zǐ fǔ cháo yuán" },
  ziFuJiaMing: { native: "紫府夾命", roman: "zǐ fǔ jiā mìng" },
  jiXiangLiMing: { native: "極向離明", roman: "jí xiàng lí míng" },
  yangMianChaoDou: { native: "仰面朝斗", roman: "yǎng miàn cháo dǒu" },
  fuBiGongZhu: { native: "輔弼拱主", roman: "fǔ bì gǒng zhǔ" },
  junChenQingHui: { native: "君臣慶會", roman: "jūn chén qìng huì" },
  jinYuPengZhi: { native: "金輿捧櫛", roman: "jīn yú pěng zhì" },
  fuXiangChaoYuan: { native: "府相朝垣", roman: "fǔ xiàng cháo yuán" },
  tianFuChaoYang: { native: "天府朝陽", roman: "tiān fǔ cháo yáng" },
  caiYinJiaYin: { native: "財蔭夾印", roman: "cái yìn jiā yìn" },
  caiYinJiaLu: { native: "財印夾祿", roman: "cái yìn jiā lù" },
  riYueJiaCai: { native: "日月夾財", roman: "rì yuè jiā cái" },
  caiLuJiaMa: { native: "財祿夾馬", roman: "cái lù jiā mǎ" },
  riYueZhaoBi: { native: "日月照璧", roman: "rì yuè zhào bì" },
  riYueJiaMing: { native: "日月夾命", roman: "rì yuè jiā mìng" },
  riYueBingMing: { native: "日月並明", roman: "rì yuè bìng míng" },
  riYueTongLin: { native: "日月同臨", roman: "rì yuè tóng lín" },
  riYueZhengYao: { native: "日月並爭耀", roman: "rì yuè bìng zhēng yào" },
  mingZhuChuHai: { native: "明珠出海", roman: "míng zhū chū hǎi" },
  riChuFuSang: { native: "日出扶桑", roman: "rì chū fú sāng" },
  riZhaoLeiMen: { native: "日照雷門", roman: "rì zhào léi mén" },
  riLiZhongTian: { native: "日麗中天", roman: "rì lì zhōng tiān" },
  yueLangTianMen: { native: "月朗天門", roman: "yuè lǎng tiān mén" },
  yueShengCangHai: { native: "月生滄海", roman: "yuè shēng cāng hǎi" },
  shuiChengGuiE: { native: "水澄桂萼", roman: "shuǐ chéng guì è" },
  shanYinChaoGang: { native: "善蔭朝綱", roman: "shàn yìn cháo gāng" },
  liangJuWuWei: { native: "梁居午位", roman: "liáng jū wǔ wèi" },
  yangLiangChangLu: { native: "陽梁昌祿", roman: "yáng liáng chāng lù" },
  juRiTongGong: { native: "巨日同宮", roman: "jù rì tóng gōng" },
  juJiJuMao: { native: "巨機居卯", roman: "jù jī jū mǎo" },
  shiZhongYinYu: { native: "石中隱玉", roman: "shí zhōng yǐn yù" },
  wuQuShouYuan: { native: "武曲守垣", roman: "wǔ qū shǒu yuán" },
  wuQuMiaoYuan: { native: "武曲廟垣", roman: "wǔ qū miào yuán" },
  qiShaChaoDou: { native: "七殺朝斗", roman: "qī shā cháo dǒu" },
  yingXingRuMiao: { native: "英星入廟", roman: "yīng xīng rù miào" },
  xiongSuChaoYuan: { native: "雄宿朝元", roman: "xióng sù cháo yuán" },
  lianShaJiFu: { native: "廉貞七殺積富", roman: "lián zhēn qī shā jī fù" },
  huoTan: { native: "火貪格", roman: "huǒ tān gé" },
  lingTan: { native: "鈴貪格", roman: "líng tān gé" },
  huoGui: { native: "火貴格", roman: "huǒ guì gé" },
  tanHuoLingSiMu: { native: "貪狼火鈴四墓", roman: "tān láng huǒ líng sì mù" },
  maTouDaiJian: { native: "馬頭帶劍", roman: "mǎ tóu dài jiàn" },
  yangRenRuMiao: { native: "羊刃入廟", roman: "yáng rèn rù miào" },
  changQuJiaMing: { native: "昌曲夾命", roman: "chāng qū jiā mìng" },
  changQuSiHai: { native: "昌曲巳亥", roman: "chāng qū sì hài" },
  wenXingAnGong: { native: "文星暗拱", roman: "wén xīng àn gǒng" },
  yuXiuTianXiang: { native: "玉袖天香", roman: "yù xiù tiān xiāng" },
  chanGongZheGui: { native: "蟾宮折桂", roman: "chán gōng zhé guì" },
  huangDianChaoBan: { native: "皇殿朝班", roman: "huáng diàn cháo bān" },
  wenWuJianBei: { native: "文武兼備", roman: "wén wǔ jiān bèi" },
  zuoYouJiaMing: { native: "左右夾命", roman: "zuǒ yòu jiā mìng" },
  zuoYouTongGong: { native: "左右同宮", roman: "zuǒ yòu tóng gōng" },
  kuiYueGongMing: { native: "魁鉞拱命", roman: "kuí yuè gǒng mìng" },
  kuiYueJiaMing: { native: "魁鉞夾命", roman: "kuí yuè jiā mìng" },
  zuoGuiXiangGui: { native: "坐貴向貴", roman: "zuò guì xiàng guì" },
  luMaJiaoChi: { native: "祿馬交馳", roman: "lù mǎ jiāo chí" },
  luMaPeiYin: { native: "祿馬佩印", roman: "lù mǎ pèi yìn" },
  mingLuAnLu: { native: "明祿暗祿", roman: "míng lù àn lù" },
  duiMianChaoDou: { native: "對面朝斗", roman: "duì miàn cháo dǒu" },
  keQuanLuHe: { native: "科權祿合", roman: "kē quán lù hé" },
  keMingHuiLu: { native: "科名會祿", roman: "kē míng huì lù" },
  quanLuShengFeng: { native: "權祿生逢", roman: "quán lù shēng féng" },
} as const;

/** Those under 貧賤, the bad ones outside the lists, and the mixed ones. */
const BURDENED = {
  shaPoLang: { native: "殺破狼", roman: "shā pò láng" },
  jiYueTongLiang: { native: "機月同梁", roman: "jī yuè tóng liáng" },
  riYueTongGongShouMing: { native: "日月同宮守命", roman: "rì yuè tóng gōng shǒu mìng" },
  riLuoWeiShen: { native: "日落未申", roman: "rì luò wèi shēn" },
  mingWuZhengYao: { native: "命無正曜", roman: "mìng wú zhèng yào" },
  shengBuFengShi: { native: "生不逢時", roman: "shēng bù féng shí" },
  luFengLiangSha: { native: "祿逢兩殺", roman: "lù féng liǎng shā" },
  maLuoKongWang: { native: "馬落空亡", roman: "mǎ luò kōng wáng" },
  riYueCangHui: { native: "日月藏輝", roman: "rì yuè cáng huī" },
  riYueFanBei: { native: "日月反背", roman: "rì yuè fǎn bèi" },
  caiYuQiuChou: { native: "財與囚仇", roman: "cái yǔ qiú chóu" },
  yiShengGuPin: { native: "一生孤貧", roman: "yī shēng gū pín" },
  junZiZaiYe: { native: "君子在野", roman: "jūn zǐ zài yě" },
  liangChongHuaGai: { native: "兩重華蓋", roman: "liǎng chóng huá gài" },
  jiJuMaoYou: { native: "極居卯酉", roman: "jí jū mǎo yǒu" },
  ziPoWuJunChen: { native: "紫破無君臣", roman: "zǐ pò wú jūn chén" },
  taoHuaFanZhu: { native: "桃花犯主", roman: "táo huā fàn zhǔ" },
  xingQiuJiaYin: { native: "刑囚夾印", roman: "xíng qiú jiā yìn" },
  fanShuiTaoHua: { native: "泛水桃花", roman: "fàn shuǐ táo huā" },
  fengLiuCaiZhang: { native: "風流彩杖", roman: "fēng liú cǎi zhàng" },
  luShangMaiShi: { native: "路上埋屍", roman: "lù shàng mái shī" },
  juJiYouShang: { native: "巨機酉上", roman: "jù jī yǒu shàng" },
  zhongShuiChaoDong: { native: "眾水朝東", roman: "zhòng shuǐ cháo dōng" },
  liGuangNanFeng: { native: "李廣難封", roman: "lǐ guǎng nán fēng" },
  yangTuoJiaJi: { native: "羊陀夾忌", roman: "yáng tuó jiā jì" },
  huoLingJiaMing: { native: "火鈴夾命", roman: "huǒ líng jiā mìng" },
  jieKongJiaMing: { native: "劫空夾命", roman: "jié kōng jiā mìng" },
  liangYouYueSi: { native: "梁酉月巳", roman: "liáng yǒu yuè sì" },
  luFengChongPo: { native: "祿逢沖破", roman: "lù féng chōng pò" },
} as const;

/** Those of the periods of a life: 定雜局. */
const PERIODIC = {
  yiJinHuanXiang: { native: "衣錦還鄉", roman: "yī jǐn huán xiāng" },
  fengYunJiHui: { native: "風雲際會", roman: "fēng yún jì huì" },
  jinShangTianHua: { native: "錦上添花", roman: "jǐn shàng tiān huā" },
  luShuaiMaKun: { native: "祿衰馬困", roman: "lù shuāi mǎ kùn" },
  jiXiongXiangBan: { native: "吉凶相伴", roman: "jí xiōng xiāng bàn" },
  kuMuFengChun: { native: "枯木逢春", roman: "kū mù féng chūn" },
} as const;

export type FortunateId = keyof typeof FORTUNATE;
export type BurdenedId = keyof typeof BURDENED;
export type PeriodicId = keyof typeof PERIODIC;

export const PATTERN = vocabulary("pattern", { ...FORTUNATE, ...BURDENED, ...PERIODIC });
export type PatternId = IdOf<typeof PATTERN>;

/** The lists of the book in which a pattern stands. */
export const PATTERN_KIND = vocabulary("patternKind", {
  wealth: { native: "富", roman: "fù" },
  honour: { native: "貴", roman: "guì" },
  want: { native: "貧賤", roman: "pín jiàn" },
  adverse: { native: "凶", roman: "xiōng" },
  mixed: { native: "雜", roman: "zá" },
});
export type PatternKind = IdOf<typeof PATTERN_KIND>;

/** How far a chart keeps the conditions of a pattern. */
export const STANDING = vocabulary("standing", {
  full: { native: "成格", roman: "chéng gé" },
  lesser: { native: "次格", roman: "cì gé" },
  broken: { native: "破格", roman: "pò gé" },
});
export type Standing = IdOf<typeof STANDING>;

/** Other names under which the book or the later schools tell the same stars. */
export const OTHER_NAMES: { readonly [K in PatternId]?: readonly string[] } = {
  jiXiangLiMing: ["紫微居午"],
  yangMianChaoDou: ["仰斗"],
  shanYinChaoGang: ["機梁加會"],
  riYueBingMing: ["日巳月酉"],
  riYueZhengYao: ["丹墀桂墀"],
  mingZhuChuHai: ["三合明珠"],
  riLiZhongTian: ["金燦光輝"],
  yueLangTianMen: ["月落亥宮"],
  liangJuWuWei: ["壽星入廟"],
  juJiJuMao: ["巨機同臨"],
  huoTan: ["貪火相逢"],
  maTouDaiJian: ["馬頭帶箭"],
  yangRenRuMiao: ["擎羊入廟"],
  keQuanLuHe: ["三奇加會"],
  quanLuShengFeng: ["權祿巡逢"],
  maLuoKongWang: ["馬遇空亡"],
};
