/** Japanese names of officers, selected days and lodges. */
import type { Choku, Lodge28, Selected, Zassetsu } from "../terms.ts";

type Told = { readonly text: string; readonly about: string };

export const choku: Readonly<Record<Choku, Told>> = {
  tatsu: { text: "建（たつ）", about: "万事を始めるによい日。ただし土を動かすのは避けます" },
  nozoku: { text: "除（のぞく）", about: "掃除、治療、井戸掘りによい日" },
  mitsu: { text: "満（みつ）", about: "移転、旅立ち、婚礼によい日" },
  taira: { text: "平（たいら）", about: "地固め、相談事によい日" },
  sadan: { text: "定（さだん）", about: "契約、婚礼、事始めによい日" },
  toru: { text: "執（とる）", about: "種まき、造作、祝い事によい日" },
  yaburu: { text: "破（やぶる）", about: "訴訟や交渉事のほかは控える日" },
  ayabu: { text: "危（あやぶ）", about: "何事も控えめに。高い所に注意します" },
  naru: { text: "成（なる）", about: "開店、習い事、婚礼によい日" },
  osan: { text: "納（おさん）", about: "収穫、買い入れ、蔵入れによい日" },
  hiraku: { text: "開（ひらく）", about: "開業、入学、婚礼によい日" },
  tozu: { text: "閉（とず）", about: "貯蓄、締めくくり、繕い物によい日" },
};

export const selectedDay: Readonly<Record<Selected, Told>> = {
  tensha: {
    text: "天赦日（てんしゃび）",
    about: "天が万物の罪を赦すとされる、年に数日だけの最上の吉日。大事を始めるのに向きます",
  },
  ichiryuManbai: {
    text: "一粒万倍日（いちりゅうまんばいび）",
    about: "一粒が万倍に実る日。開業や種まき、投資によく、借り事は避けます",
  },
  kinoeNe: {
    text: "甲子の日（きのえねのひ）",
    about: "六十干支の最初、大黒天の縁日。長く続けたいことを始めるのによい日",
  },
  tsuchinotoMi: {
    text: "己巳の日（つちのとみのひ）",
    about: "六十日に一度の弁財天の縁日。金運と芸事によい日",
  },
  toraNoHi: {
    text: "寅の日（とらのひ）",
    about: "千里往って千里還る虎の日。旅立ちと金運によく、婚礼は避けます",
  },
  miNoHi: {
    text: "巳の日（みのひ）",
    about: "弁財天の使いである白蛇にちなむ日。金運と芸事によい日",
  },
  kishuku: {
    text: "鬼宿日（きしゅくにち）",
    about: "二十八宿の鬼宿の日。嫁取りのほかは万事によい日",
  },
  tenon: { text: "天恩日（てんおんにち）", about: "天の恩恵を受ける日。祝い事によい日" },
  tsukitoku: {
    text: "月徳日（つきとくにち）",
    about: "その月の徳のある日。普請や土を動かすことによい日",
  },
  tenichiTenjo: {
    text: "天一天上（てんいちてんじょう）",
    about: "天一神が天に上り、方角の障りがない日",
  },
  kanoeSaru: {
    text: "庚申の日（かのえさるのひ）",
    about: "庚申待ちの日。眠らずに夜を明かす習わしがあります",
  },
  ushiOfDoyo: {
    text: "土用の丑の日（どようのうしのひ）",
    about: "うなぎなど「う」のつくものを食べる日",
  },
  fujoju: { text: "不成就日（ふじょうじゅび）", about: "事を始めても成就しないとされる日" },
  sanrinbo: { text: "三隣亡（さんりんぼう）", about: "棟上げなどの普請を忌む日" },
  hassen: {
    text: "八専（はっせん）",
    about: "干支の気が偏り、雨が多いとされる期間。造作や法事を控えます",
  },
  juppogure: {
    text: "十方暮（じっぽうぐれ）",
    about: "干支が相剋し、相談事がまとまりにくいとされる期間",
  },
  bodo: { text: "犯土（ぼんど）", about: "土公神が土中にいて、土を動かすことを忌む期間" },
};

export const zassetsu: Readonly<Record<Zassetsu, string>> = {
  setsubun: "節分",
  higanIri: "彼岸の入り",
  higanChunichi: "彼岸の中日",
  higanAke: "彼岸の明け",
  shanichi: "社日",
  hachijuhachiya: "八十八夜",
  nyubai: "入梅",
  hangesho: "半夏生",
  nihyakutoka: "二百十日",
  nihyakuhatsuka: "二百二十日",
  doyoIri: "土用の入り",
  doyoAke: "土用の明け",
};

export const lodge28: Readonly<Record<Lodge28, string>> = {
  mao: "昴宿",
  biNet: "畢宿",
  zi: "觜宿",
  shen: "参宿",
  jing: "井宿",
  gui: "鬼宿",
  liu: "柳宿",
  xing: "星宿",
  zhang: "張宿",
  yi: "翼宿",
  zhen: "軫宿",
  jiao: "角宿",
  kang: "亢宿",
  di: "氐宿",
  fang: "房宿",
  xin: "心宿",
  wei: "尾宿",
  ji: "箕宿",
  dou: "斗宿",
  nu: "女宿",
  xu: "虚宿",
  weiRooftop: "危宿",
  shi: "室宿",
  bi: "壁宿",
  kui: "奎宿",
  lou: "婁宿",
  weiStomach: "胃宿",
  niu: "牛宿",
};
