import { calendarOutOfRange } from "../../core/words/zh_hant.ts";
import type { LodgeRelation } from "../lodges.ts";
import type { SukuyoWords } from "./en.ts";

const lodgeGroup = {
  stable: {
    text: "安重",
    says: "做長久的事",
  },
  gentle: {
    text: "和善",
    says: "以善意待人而得人心",
  },
  swift: {
    text: "急速",
    says: "先動手，而且常做對",
  },
  mixed: {
    text: "剛柔",
    says: "能進也能退",
  },
  light: {
    text: "輕躁",
    says: "要走動、要遠行、要新消息",
  },
  fierce: {
    text: "猛惡",
    says: "善鬥，鬥什麼須自己選",
  },
  sharp: {
    text: "毒害",
    says: "一把刀，能傷也能治",
  },
};

const lodge = {
  mao: {
    text: "昴宿",
    portrait: "知書達禮，只有一處極固執",
  },
  biNet: {
    text: "畢宿",
    portrait: "肩寬步慢，催不動",
  },
  zi: {
    text: "觜宿",
    portrait: "惜言，也惜財",
  },
  shen: {
    text: "參宿",
    portrait: "機鋒快、愛新奇，也回嘴快",
  },
  jing: {
    text: "井宿",
    portrait: "說理清楚，情緒起伏",
  },
  gui: {
    text: "鬼宿",
    portrait: "浪遊之人，想法奇，心地好",
  },
  liu: {
    text: "柳宿",
    portrait: "一季熱一樁，下一季又一樁",
  },
  xing: {
    text: "星宿",
    portrait: "為名聲做到深夜",
  },
  zhang: {
    text: "張宿",
    portrait: "生來合於臺前，也真敢上",
  },
  yi: {
    text: "翼宿",
    portrait: "夢在遠方，靠章法走到",
  },
  zhen: {
    text: "軫宿",
    portrait: "熱心好走動，車馬都由他張羅",
  },
  jiao: {
    text: "角宿",
    portrait: "手巧、開朗、會享樂",
  },
  kang: {
    text: "亢宿",
    portrait: "見人仗勢便要頂回去",
  },
  di: {
    text: "氐宿",
    portrait: "胃口大，也有生意頭腦",
  },
  fang: {
    text: "房宿",
    portrait: "得天獨厚，也提防人妒",
  },
  xin: {
    text: "心宿",
    portrait: "人人喜愛，心事少說",
  },
  wei: {
    text: "尾宿",
    portrait: "守住一事，不精不休",
  },
  ji: {
    text: "箕宿",
    portrait: "膽大聲高，到哪個港都自在",
  },
  dou: {
    text: "斗宿",
    portrait: "志向高，梯子藏得好",
  },
  nu: {
    text: "女宿",
    portrait: "守規矩、辦公事，從不嫌累",
  },
  xu: {
    text: "虛宿",
    portrait: "一身兩心，多想像，也自負",
  },
  weiRooftop: {
    text: "危宿",
    portrait: "活在當下，也活在朋友裡",
  },
  shi: {
    text: "室宿",
    portrait: "精力滿，信自己的盤算",
  },
  bi: {
    text: "壁宿",
    portrait: "撐住別人，也守得住祕密",
  },
  kui: {
    text: "奎宿",
    portrait: "細緻盡責，小處見美",
  },
  lou: {
    text: "婁宿",
    portrait: "把人與物接上，任何瑕疵都看見",
  },
  weiStomach: {
    text: "胃宿",
    portrait: "想吞下世界，也消化得了",
  },
};

const luminary = {
  sun: "日曜",
  moon: "月曜",
  mars: "火曜",
  mercury: "水曜",
  jupiter: "木曜",
  venus: "金曜",
  saturn: "土曜",
};

const lodgeRelation = {
  self: "命",
  deed: "業",
  womb: "胎",
  flourishing: "榮",
  waning: "衰",
  ease: "安",
  risk: "危",
  completion: "成",
  breaking: "壞",
  friend: "友",
  kin: "親",
};

export const zhHant: SukuyoWords = {
  title: "宿曜本命宿",
  summary: "依舊曆生日求二十七宿之本命宿，及其類屬、曜與性情",
  weighs: "本命宿所屬之類，分數為本服務自訂",
  fields: {
    oldDate: "舊曆生日",
    year: "年",
    month: "月",
    isLeapMonth: "閏月",
    day: "日",
    lodge: "宿",
    portrait: "性情",
    index: "二十七宿之次",
    group: "類屬",
    says: "一句話",
    luminary: "所配之曜",
    relations: "諸宿與本命宿之關係",
    relation: "關係",
    sixHarms: "六害宿",
  },
  terms: { lodge, lodgeGroup, luminary, lodgeRelation },
  phrases: {
    base: "任何一宿",
    group: ({ group }) => `本命宿屬${lodgeGroup[group].text}`,
  },
  refusals: { calendarOutOfRange },
  reading: ({ lodge: id, group, luminary: by, oldDate, relations, sixHarms }) => {
    const of = (wanted: LodgeRelation) =>
      relations
        .filter(({ relation }) => relation === wanted)
        .map((one) => lodge[one.lodge].text)
        .join("、");
    return [
      `依舊曆，生日在${oldDate.isLeapMonth ? "閏 " : " "}${oldDate.month} 月 ${oldDate.day} 日，月宿於${lodge[id].text}。此宿之人：${lodge[id].portrait}。`,
      `本宿屬「${lodgeGroup[group].text}」一類，${lodgeGroup[group].says}；所配之曜為${luminary[by]}。`,
      `${of("flourishing")}之日與人主榮，${of("kin")}主親。凌犯期間，逢${sixHarms.map((one) => lodge[one].text).join("、")}之日宜謹慎。`,
    ];
  },
};
