/** 主星與宮位之意，語為本服務所撰。 */
import type * as en from "./themes_en.ts";

export const themes: typeof en.themes = {
  ziWei: { bright: "持重而能主事", dim: "無輔之君，自尊而孤" },
  tianJi: { bright: "隨機應變的謀劃", dim: "主意不定" },
  taiYang: { bright: "光照他人，因而得名", dim: "出力而少人看見" },
  wuQu: { bright: "理財任事，手腕堅實", dim: "辛苦賺錢，言語剛硬" },
  tianTong: { bright: "寬厚安逸，福在後頭", dim: "太早求安逸" },
  lianZhen: { bright: "有熱情也守規矩", dim: "熱情與規矩糾纏" },
  tianFu: { bright: "倉廩充實，守得住", dim: "守著而不用" },
  taiYin: { bright: "細水長財，心地溫柔", dim: "情緒起伏，錢悄悄流走" },
  tanLang: { bright: "興味廣，有魅力，多才多藝", dim: "想要的多過拿得住的" },
  juMen: { bright: "口才服人", dim: "言語惹是非" },
  tianXiang: { bright: "公道掌印，兩邊都信", dim: "誰在身邊就為誰忙" },
  tianLiang: { bright: "如長輩般庇蔭人", dim: "勸告太多" },
  qiSha: { bright: "衝鋒與號令", dim: "急躁孤戰" },
  poJun: { bright: "開疆闢土", dim: "連有用的也一併破了" },
};

export const fields: typeof en.fields = {
  life: "自己",
  siblings: "兄弟",
  spouse: "婚姻",
  children: "子女",
  wealth: "錢財",
  health: "身體",
  travel: "外出",
  friends: "朋友部屬",
  career: "事業",
  property: "房產",
  fortune: "祖上福德",
  parents: "父母",
};

export const changes: typeof en.changes = {
  lu: "有所得",
  quan: "掌權柄",
  ke: "得名聲",
  ji: "多牽掛",
};
