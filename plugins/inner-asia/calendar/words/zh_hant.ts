import { animal12 } from "../../core/words/zh_hant.ts";
import { zhHant as natal } from "../../tibetan/words/zh_hant.ts";

const { sex, dayPlanet, mansion, dayRepeat } = natal.terms;
export const shared = { animal12, sex, dayPlanet, mansion, dayRepeat };

export const tibetanConjunction = {
  removing: "除障",
  friend: "親愛",
  enduring: "具壽",
  fortunate: "善緣",
  splendid: "妙好",
  greatKnot: "大結",
  goodWork: "善業",
  holding: "執持",
  thorn: "刺痛",
  knot: "結",
  growth: "增長",
  firm: "堅固",
  striking: "擊破",
  joy: "歡喜",
  vajra: "金剛",
  attained: "悉地",
  reversal: "顛倒",
  excellent: "殊勝",
  bar: "橫門",
  peace: "寂靜",
  accomplished: "成就",
  toAccomplish: "所成",
  virtue: "善",
  bright: "白淨",
  brahma: "梵天",
  indra: "帝釋",
  discord: "執怨",
};

export const tibetanHalfDay = {
  ugly: "不妙",
  sown: "播種",
  child: "幼兒",
  kindred: "有種姓",
  sesame: "榨油",
  houseborn: "家生",
  trade: "商賈",
  ruin: "毘史底（敗）",
  bird: "吉祥鳥",
  fourfooted: "四足",
  serpent: "龍",
};

export const tibetanObservance = {
  losar: { text: "洛薩，藏曆新年", about: "拜年、飲青稞酒、換新經旗" },
  chotrul: { text: "神變節", about: "佛陀在舍衛城示現神變，十五日圓滿" },
  sagaDawa: { text: "薩嘎達瓦節", about: "紀念佛陀成道與入涅槃，此日行善功德倍增" },
  chokhor: { text: "初轉法輪節", about: "佛陀第一次說法" },
  lhabab: { text: "天降節", about: "佛陀自天界返回人間" },
  ngamcho: { text: "甘丹五供節", about: "家家窗前燃燈，紀念甘丹寺的宗喀巴大師" },
  gutor: { text: "古朵節", about: "跳神驅祟、吃麵疙瘩，掃去舊年" },
  medicineBuddha: { text: "藥師佛日", about: "為病者祈福" },
  guru: { text: "蓮師日", about: "向蓮花生大士獻薈供" },
  fullMoon: { text: "滿月，阿彌陀佛日", about: "重新受戒" },
  dakini: { text: "空行母日", about: "向空行母獻薈供" },
  protector: { text: "護法日", about: "供養護法" },
  newMoon: { text: "新月，釋迦佛日", about: "重新受戒" },
};
