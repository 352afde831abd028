/** Sentences from which the reading of a chart is put together. */
import type { GrahaVerbs } from "../../highlights.ts";

/** A life that begins under a rising sign. */
export const lagnaTexts = {
  aries: "迎面而行：起步快、說話直，有可奮力之事便最自在",
  taurus: "不疾不徐，所建必守；安適、手藝與忠誠重於速度",
  gemini: "以言談為學，常兩事並行；好奇使人常新",
  cancer: "憑感受而行：護人、善感，有家可顧之處最見其力",
  leo: "事求做好，也願為人所見；溫暖與自尊並存",
  virgo: "見人所未見，並使之有序；有用於人，便是其情意",
  libra: "求均衡與良伴；決定在比較中成熟",
  scorpio: "深藏而探底；信任給得慢，一給便是全部",
  sagittarius: "志在遠方：原則、幽默與開闊之地使其前行",
  capricorn: "耐心攀登；責任、務實與冷面詼諧是其風格",
  aquarius: "心繫眾人而身處稍遠；理念與體系是其本土",
  pisces: "易受氣氛與意義所感；想像與仁厚需有靜岸可泊",
};

/** Where the lord of the lagna goes, the first house first. */
export const lordTexts = [
  "守在第一宮：一生由己執筆，少倚旁人。",
  "在第二宮，心力流向資財、家人與言語。",
  "在第三宮：努力、膽量與反覆練習開啟門路。",
  "在第四宮；家宅、土地與內心安靜是萬事之基。",
  "在第五宮，學習、遊藝與後輩最能引出所長。",
  "在第六宮：勤務、方法與求正之心，使生活日漸改善。",
  "在第七宮；許多事與人同定、因人而定，或與人相持而定。",
  "在第八宮：路經轉變與探究，亦因此而深。",
  "在第九宮，得師長、原則與運氣之庇。",
  "在第十宮：工作正是此人為世所見之處。",
  "在第十一宮；友朋、人脈與收穫回應恆久之願。",
  "在第十二宮：獨處、服務或異地，所予多於所取。",
];

/** Fields of the houses in two words, the first first. */
export const houseTopics = [
  "身體與儀態",
  "家人與積蓄",
  "膽識與手足",
  "家宅與母親",
  "子女與良策",
  "勞務與競爭",
  "婚姻與伴侶",
  "共財與轉變",
  "福分與師長",
  "職業與地位",
  "收入與友朋",
  "退隱與遠地",
];

/** What each graha does with the matters of its house. */
export const grahaVerbs: GrahaVerbs = {
  sun: "把自尊寄在",
  mars: "奮力爭取",
  mercury: "動腦筋於",
  jupiter: "增益",
  venus: "歡喜於",
  saturn: "磨練耐心於",
  rahu: "渴求",
  ketu: "早已放下",
};

/** What each graha stands for, as a noun phrase. */
export const grahaThemes = {
  sun: "自尊與權威",
  moon: "情感與歸屬",
  mars: "衝勁與勇氣",
  mercury: "理解與交易",
  jupiter: "判斷與成長",
  venus: "情愛與品味",
  saturn: "堅忍與責任",
  rahu: "抱負與未知",
  ketu: "超脫與洞見",
};

/** The colour of each great period. */
export const dashaTexts = {
  sun: "挺身任事之時",
  moon: "以人為本之時",
  mars: "行動競爭之時",
  mercury: "學習交易之時",
  jupiter: "開展受教之時",
  venus: "情誼安適之時",
  saturn: "耐心營造之時",
  rahu: "求進拓新之時",
  ketu: "刪繁內省之時",
};
