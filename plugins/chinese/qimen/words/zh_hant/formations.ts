/** 諸格：條件與其大意。 */
import { nativeOf } from "#east/natives.ts";
import { FORMATION, type Formation } from "../../formations/formation.ts";

const native = (id: Formation) => nativeOf(FORMATION, id);

export const formation: Readonly<
  Record<Formation, { readonly text: string; readonly condition: string; readonly sense: string }>
> = {
  tianDun: {
    text: native("tianDun"),
    condition: "天盤丙合生門臨地盤丁（統宗：丙合生門或開門）",
    sense: "利大舉、上書、開創",
  },
  diDun: { text: native("diDun"), condition: "天盤乙合開門臨地盤己", sense: "利修造、藏守、安營" },
  renDun: { text: native("renDun"), condition: "天盤丁合休門與太陰", sense: "利結盟、密談、求賢" },
  shenDun: {
    text: native("shenDun"),
    condition: "天盤丙合生門臨九天（統宗：乙合休門）",
    sense: "利祭禱與靈感之事",
  },
  guiDun: {
    text: native("guiDun"),
    condition: "天盤乙合杜門或開門、或丁合休門，臨九地",
    sense: "利探察與暗中準備",
  },
  fengDun: {
    text: native("fengDun"),
    condition: "天盤乙合三吉門臨巽四（另有數說）",
    sense: "利傳訊、宣揚、順勢而行",
  },
  yunDun: {
    text: native("yunDun"),
    condition: "天盤乙合三吉門臨地盤辛",
    sense: "利掩蔽、改換、悄然而退",
  },
  longDun: {
    text: native("longDun"),
    condition: "天盤乙合休門臨坎一或地盤癸",
    sense: "利水路、航行、談判",
  },
  huDun: {
    text: native("huDun"),
    condition: "天盤乙合休門臨艮八而下辛，或合生門",
    sense: "利防守、據地",
  },
  greenDragonReturns: {
    text: native("greenDragonReturns"),
    condition: "值符加地盤丙",
    sense: "利發端、謁見、陳請",
  },
  birdFallsIntoNest: {
    text: native("birdFallsIntoNest"),
    condition: "天盤丙加值符地盤",
    sense: "不急而得，諸事可為",
  },
  sanQiDeShi: {
    text: native("sanQiDeShi"),
    condition: "乙加己辛，丙加戊庚，丁加壬癸",
    sense: "奇得其使，值符同宮尤可用",
  },
  sanQiYouLiuYi: {
    text: native("sanQiYouLiuYi"),
    condition: "乙丙丁加戊至癸",
    sense: "小助，幾乎每局皆有",
  },
  zhenZha: { text: native("zhenZha"), condition: "三奇合三吉門臨太陰", sense: "密行可成" },
  chongZha: { text: native("chongZha"), condition: "三奇合三吉門臨九地", sense: "利暗聚人財" },
  xiuZha: { text: native("xiuZha"), condition: "三奇合三吉門臨六合", sense: "利調停、療養、合夥" },
  tianJia: { text: native("tianJia"), condition: "三奇合景門臨九天", sense: "利陳策、謁貴" },
  diJia: {
    text: native("diJia"),
    condition: "丁己癸合杜門臨九地、太陰、六合",
    sense: "利潛藏、遣人",
  },
  renJia: { text: native("renJia"), condition: "壬合驚門臨九天", sense: "利追尋逃者" },
  shenJia: { text: native("shenJia"), condition: "丁己癸合傷門臨九地", sense: "利掩藏於土" },
  guiJia: { text: native("guiJia"), condition: "丁己癸合死門臨九地", sense: "利追思薦度" },
  greenDragonFlees: {
    text: native("greenDragonFlees"),
    condition: "乙加辛",
    sense: "人財走失，客傷",
  },
  whiteTigerRages: {
    text: native("whiteTigerRages"),
    condition: "辛加乙",
    sense: "主客兩傷，不宜舉事",
  },
  redBirdIntoRiver: {
    text: native("redBirdIntoRiver"),
    condition: "丁加癸（統宗亦取丙加壬）",
    sense: "文書沉沒，勿訟勿宣",
  },
  snakeWrithes: { text: native("snakeWrithes"), condition: "癸加丁", sense: "虛驚，文書反噬" },
  daGe: { text: native("daGe"), condition: "庚加癸", sense: "道路閉塞，出者不返" },
  xiaoGe: { text: native("xiaoGe"), condition: "庚加壬", sense: "迷途失緒" },
  xingGe: { text: native("xingGe"), condition: "庚加己", sense: "車破馬傷，官非隨至" },
  suiGe: { text: native("suiGe"), condition: "庚加歲干", sense: "上位之勢相阻" },
  yueGe: { text: native("yueGe"), condition: "庚加月朔干（統宗：月干）", sense: "同輩與時令相阻" },
  riGe: { text: native("riGe"), condition: "庚加日干", sense: "己身受阻" },
  shiGe: { text: native("shiGe"), condition: "庚加時干（統宗：亦及三奇）", sense: "所問之事受阻" },
  feiGanGe: { text: native("feiGanGe"), condition: "日干加庚", sense: "自投其阻，兩敗" },
  fuGongGe: { text: native("fuGongGe"), condition: "庚加值符地盤", sense: "主將本營受敵" },
  feiGongGe: { text: native("feiGongGe"), condition: "值符加庚", sense: "主將出而受制" },
  beiGe: { text: native("beiGe"), condition: "丙加年月日時干或值符", sense: "綱紀紊亂" },
  fireIntoWhite: { text: native("fireIntoWhite"), condition: "丙加庚", sense: "賊退而門戶有耗" },
  whiteIntoFire: { text: native("whiteIntoFire"), condition: "庚加丙", sense: "宜防賊來" },
  sanQiRuMu: {
    text: native("sanQiRuMu"),
    condition: "乙坤、丙乾、丁艮（統宗：乙坤或乾）",
    sense: "吉而未能發",
  },
  sanQiShouZhi: {
    text: native("sanQiShouZhi"),
    condition: "乙臨乾、丙臨坎",
    sense: "助力自身受制",
  },
  menPo: { text: native("menPo"), condition: "門剋宮", sense: "吉門減吉，凶門增凶" },
  jadeMaiden: {
    text: native("jadeMaiden"),
    condition: "丁在值使之宮（統宗：依日干定時）",
    sense: "利私喜、密事、和合",
  },
  tianYiTaiBai: { text: native("tianYiTaiBai"), condition: "值符與庚同宮", sense: "戰於國中" },
  wuBuYuShi: {
    text: native("wuBuYuShi"),
    condition: "時干剋日干，陰陽同性",
    sense: "時反其主，宜緩",
  },
  shiGanRuMu: {
    text: native("shiGanRuMu"),
    condition: "丙戌、壬辰、丁丑、癸未、戊戌、己丑時",
    sense: "事藏而未能出",
  },
  liuYiJiXing: { text: native("liuYiJiXing"), condition: "值符臨其旬所刑之宮", sense: "動則受挫" },
  fuYin: { text: native("fuYin"), condition: "九星各在本宮", sense: "事不動，宜收斂守候" },
  fanYin: { text: native("fanYin"), condition: "九星各在對宮", sense: "反覆迅疾，得而復失" },
  tianWang: {
    text: native("tianWang"),
    condition: "癸時；臨一至四宮網低，餘高",
    sense: "網低可越，網高不可",
  },
  diWang: { text: native("diWang"), condition: "壬時", sense: "守內，出則牽絆" },
  tianSanMen: { text: native("tianSanMen"), condition: "月將加時，卯未酉所臨", sense: "私出之路" },
  diSiHu: { text: native("diSiHu"), condition: "月建加時，除定危開所臨", sense: "起事之旁門" },
  diSiMen: { text: native("diSiMen"), condition: "貴神之六合、太陰、太常所臨", sense: "潛行之門" },
  taiChongTianMa: {
    text: native("taiChongTianMa"),
    condition: "月將加時，卯所臨",
    sense: "避難疾走之方",
  },
  tingTing: { text: native("tingTing"), condition: "月將加時，子所臨", sense: "宜背之方" },
  baiJian: { text: native("baiJian"), condition: "月將加時，寅午戌臨孟之位", sense: "不宜背之方" },
  sanShengGong: {
    text: native("sanShengGong"),
    condition: "值符、九天、生門之宮",
    sense: "宜坐其宮",
  },
  wuBuJi: {
    text: native("wuBuJi"),
    condition: "值符、九天、生門、九地、值使之宮",
    sense: "不宜向之相爭",
  },
};
