/** Names of what stands in a chart, and how they enter a sentence. */
import { chinese } from "#sdk";
import { zhHant as lore } from "#lore/words/zh_hant.ts";
import { signAt, type Sign } from "#lore";
import type { HouseSystem } from "#sky";
import type { AspectId } from "../../aspects.ts";
import type { WesternAyanamsa, ZodiacKind } from "../../conventions.ts";
import type { Dignity } from "../../dignities.ts";
import type { LotId } from "../../lots.ts";
import type { LunarPhase } from "../../lunar_phase.ts";
import type { PatternId, ShapeId } from "../../patterns.ts";
import type { PointId } from "../../points.ts";
import type { StrengthId } from "../../strength.ts";
import { formatDegree } from "../../zodiac.ts";
export { formatArc } from "../../zodiac.ts";

export const body = lore.body;
const { northNode: _, ...bodies } = body;

export const point: Readonly<Record<PointId, string>> = {
  ...bodies,
  ascendant: "上升點",
  midheaven: "天頂",
  descendant: "下降點",
  imumCoeli: "天底",
  vertex: "宿命點",
  fortune: "福點",
  spirit: "精神點",
  ariesPoint: "牡羊點",
};
export const sign: Readonly<Record<Sign, string>> = lore.sign;
export const element = lore.element;
export const modality = lore.modality;

/** A house in a sentence: 第十宮. */
export function houseName(house: number): string {
  return `第${chinese.numeral(house)}宮`;
}

/** A place in its sign: 獅子座12°34′. */
export function placeName(longitudeDeg: number): string {
  return `${sign[signAt(longitudeDeg)]}${formatDegree(longitudeDeg)}`;
}

export const aspect: Readonly<Record<AspectId, string>> = {
  conjunction: "合相",
  sextile: "六分相",
  square: "四分相",
  trine: "三分相",
  opposition: "對分相",
  semisextile: "十二分相",
  semisquare: "八分相",
  quintile: "五分相",
  sesquisquare: "補八分相",
  biquintile: "倍五分相",
  quincunx: "補十二分相",
};

export const lunarPhase: Readonly<Record<LunarPhase, string>> = {
  new: "新月",
  crescent: "眉月",
  firstQuarter: "上弦月",
  gibbous: "盈凸月",
  full: "滿月",
  disseminating: "虧凸月",
  lastQuarter: "下弦月",
  balsamic: "殘月",
};

export const pattern: Readonly<Record<PatternId, string>> = {
  grandTrine: "大三角",
  tSquare: "T 型三角",
  grandCross: "大十字",
  yod: "上帝之指",
  kite: "風箏",
  mysticRectangle: "神秘矩形",
  stellium: "星群",
};

export const shape: Readonly<Record<ShapeId, string>> = {
  bundle: "集團型",
  bowl: "碗型",
  bucket: "提桶型",
  locomotive: "火車頭型",
  seesaw: "蹺蹺板型",
  splash: "散落型",
  splay: "擴展型",
};

export const sect = { day: "晝", night: "夜" };
export const reception = { domicile: "廟之互容", exaltation: "旺之互容", mixed: "廟旺互容" };
export const zodiac: Readonly<Record<ZodiacKind, string>> = {
  tropical: "回歸黃道",
  sidereal: "恆星黃道",
};

export const houseSystem: Readonly<Record<HouseSystem, string>> = {
  placidus: "普拉西度制",
  koch: "柯赫制",
  regiomontanus: "雷喬蒙塔努斯制",
  campanus: "坎帕努斯制",
  porphyry: "波菲利制",
  alcabitius: "阿卡比提斯制",
  equal: "等宮制",
  wholeSign: "整宮制",
  vehlow: "維洛制",
  morinus: "莫里努斯制",
  meridian: "子午線制",
  topocentric: "地面中心制",
  sripati: "斯里帕提制",
  krusinski: "克魯辛斯基制",
  ascendantParallel: "上升點赤緯圈制（APC）",
  carter: "卡特制",
  sunshine: "日照制",
  horizontal: "地平制",
  equalFromMidheaven: "天頂點等宮制",
  pullenDelta: "普倫差數制",
  pullenRatio: "普倫比例制",
};

export const ayanamsa: Readonly<Record<WesternAyanamsa, string>> = {
  faganBradley: "費根—布萊德利",
  lahiri: "拉希里",
  krishnamurti: "克里希納穆提",
  raman: "拉曼",
  yukteshwar: "尤克特斯瓦",
  deLuce: "德盧斯",
  babylonianHuber: "巴比倫（胡伯）",
  babylonianAldebaran: "畢宿五定於金牛十五度",
  galacticCentre0Sagittarius: "銀河中心定於射手零度",
  trueChitra: "角宿一定於天秤零度",
};

export const lot: Readonly<Record<LotId, string>> = {
  fortune: "福點",
  spirit: "精神點",
  eros: "愛慾點",
  necessity: "必然點",
  courage: "勇氣點",
  victory: "勝利點",
  nemesis: "報應點",
  father: "父親點",
  mother: "母親點",
  siblings: "手足點",
  children: "子女點",
  marriageMen: "男婚點",
  marriageWomen: "女婚點",
  exaltation: "擢升點",
  basis: "根基點",
};

export const dignity: Readonly<Record<Dignity, string>> = {
  domicile: "廟",
  exaltation: "旺",
  triplicity: "三分",
  participating: "三分伴主",
  bound: "界",
  face: "面",
  detriment: "陷",
  fall: "落",
  peregrine: "外來",
};

/** 強弱表之項目。 */
export const strength: Readonly<Record<StrengthId, string>> = {
  domicile: "入廟",
  exaltation: "擢升",
  triplicity: "主三分性",
  bound: "居本界",
  face: "居本面",
  detriment: "失勢",
  fall: "落陷",
  peregrine: "外來，毫無尊貴",
  receivedByDomicile: "以廟互容",
  receivedByExaltation: "以擢升互容",
  house: "依所在之宮",
  direct: "順行",
  retrograde: "逆行",
  swift: "行速快",
  slow: "行速慢",
  oriental: "東出，先日而升",
  occidental: "西入，後日而沒",
  increasing: "月光漸盈",
  decreasing: "月光漸虧",
  free: "不受日光所掩",
  cazimi: "日心吉位",
  combust: "焦灼",
  underBeams: "日光之下",
  withBenefic: "與木星或金星相合",
  trineBenefic: "與木星或金星成三分",
  sextileBenefic: "與木星或金星成六分",
  withMalefic: "與土星或火星相合",
  opposedMalefic: "與土星或火星對分",
  squareMalefic: "與土星或火星四分",
  northNode: "與北交點相合",
  southNode: "與南交點相合",
  besieged: "為火土所圍",
  regulus: "與軒轅十四相合",
  spica: "與角宿一相合",
  algol: "與大陵五相合",
};
