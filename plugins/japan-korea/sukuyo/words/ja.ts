import { calendarOutOfRange } from "../../core/words/ja.ts";
import type { LodgeRelation } from "../lodges.ts";
import type { SukuyoWords } from "./en.ts";

const lodgeGroup = {
  stable: { text: "安重宿", says: "長い目で物事を築きます" },
  gentle: { text: "和善宿", says: "人を好み、人に好かれて事を成します" },
  swift: { text: "急速宿", says: "動きが早く、しかも的を外しません" },
  mixed: { text: "剛柔宿", says: "攻めることも退くこともできます" },
  light: { text: "軽躁宿", says: "動き回ること、旅、新しい話題を好みます" },
  fierce: { text: "猛悪宿", says: "勝負に強いので、争う相手は選ぶべきです" },
  sharp: { text: "毒害宿", says: "切れ味が鋭く、人を傷つけもすれば癒やしもします" },
};

const lodge = {
  mao: { text: "昴宿", portrait: "学問と礼儀を身につけ、譲れない一線を持つ" },
  biNet: { text: "畢宿", portrait: "体格がよく歩みはゆっくりで、急かされても動じない" },
  zi: { text: "觜宿", portrait: "言葉にも蓄えにも慎重な" },
  shen: { text: "参宿", portrait: "機知に富み、新しいものを好み、すぐに言い返す" },
  jing: { text: "井宿", portrait: "理屈は明快で、気分は揺れやすい" },
  gui: { text: "鬼宿", portrait: "発想が独特で心根がよく、旅を好む" },
  liu: { text: "柳宿", portrait: "ひとつのことに熱中し、季節が変われば別のことに移る" },
  xing: { text: "星宿", portrait: "名を成すために夜更けまで働く" },
  zhang: { text: "張宿", portrait: "人前に立つのが似合い、本番に強い" },
  yi: { text: "翼宿", portrait: "遠い国を夢見て、筋道を立ててたどり着く" },
  zhen: { text: "軫宿", portrait: "世話好きで身軽、移動の手配も引き受ける" },
  jiao: { text: "角宿", portrait: "手先が器用で朗らか、楽しみを好む" },
  kang: { text: "亢宿", portrait: "力で押さえつける者に立ち向かう" },
  di: { text: "氐宿", portrait: "欲が大きく、商才がある" },
  fang: { text: "房宿", portrait: "財と容姿に恵まれ、妬みに用心する" },
  xin: { text: "心宿", portrait: "誰をも惹きつけ、胸の内はめったに明かさない" },
  wei: { text: "尾宿", portrait: "ひとつのことを究めるまで離さない" },
  ji: { text: "箕宿", portrait: "大胆で声が大きく、どこへ行っても物おじしない" },
  dou: { text: "斗宿", portrait: "志は高く、手の内は見せない" },
  nu: { text: "女宿", portrait: "規則を重んじ、公の務めに疲れを知らない" },
  xu: { text: "虚宿", portrait: "心に二つの面を抱え、想像力と誇りがある" },
  weiRooftop: { text: "危宿", portrait: "今この時と友のために生きる" },
  shi: { text: "室宿", portrait: "力にあふれ、自分の計画に自信がある" },
  bi: { text: "壁宿", portrait: "人を支え、その秘密を守る" },
  kui: { text: "奎宿", portrait: "きめ細かく律儀で、小さなものに美を見いだす" },
  lou: { text: "婁宿", portrait: "人と物を結びつけ、わずかなあらも見逃さない" },
  weiStomach: { text: "胃宿", portrait: "好奇心も欲も旺盛で、こなす力もある" },
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
  flourishing: "栄",
  waning: "衰",
  ease: "安",
  risk: "危",
  completion: "成",
  breaking: "壊",
  friend: "友",
  kin: "親",
};

export const ja: SukuyoWords = {
  title: "宿曜の本命宿",
  summary: "旧暦の生まれた日から求める二十七宿の本命宿と、その類、曜、人となり",
  weighs: "本命宿の属する類。配点はこのサービス独自です",
  fields: {
    oldDate: "旧暦の生年月日",
    year: "年",
    month: "月",
    isLeapMonth: "閏月",
    day: "日",
    lodge: "宿",
    portrait: "人となり",
    index: "二十七宿の順",
    group: "類",
    says: "ひとこと",
    luminary: "曜",
    relations: "本命宿から見た各宿",
    relation: "関係",
    sixHarms: "六害宿",
  },
  terms: { lodge, lodgeGroup, luminary, lodgeRelation },
  phrases: {
    base: "どの宿にも共通",
    group: ({ group }) => `本命宿は${lodgeGroup[group].text}に属します`,
  },
  refusals: { calendarOutOfRange },
  reading: ({ lodge: id, group, luminary: by, oldDate, relations, sixHarms }) => {
    const of = (wanted: LodgeRelation) =>
      relations
        .filter(({ relation }) => relation === wanted)
        .map((one) => lodge[one.lodge].text)
        .join("、");
    return [
      `旧暦では${oldDate.isLeapMonth ? "閏" : ""}${oldDate.month}月${oldDate.day}日の生まれで、月は${lodge[id].text}に宿っていました。${lodge[id].portrait}人の宿とされます。`,
      `${lodgeGroup[group].text}に属し、この類の人は${lodgeGroup[group].says}。七曜では${luminary[by]}に配されます。`,
      `${of("flourishing")}は栄、${of("kin")}は親に当たり、その日もその宿の人もよい縁とされます。凌犯期間には六害宿、すなわち${sixHarms.map((one) => lodge[one].text).join("、")}の日を慎むとよいとされます。`,
    ];
  },
};
