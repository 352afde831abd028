/** 諸合參所共有之文字。 */
import type { IdOf, Origin, Sentences } from "#sdk";
import type { BlendPhrases } from "../answer.ts";
import type { GenderPhrases } from "../gender.ts";
import type { AskedFrom, MomentPhrases } from "../moment.ts";
import type { MOMENT_FROM, PLACE_FROM } from "../moment.ts";
import type { PictureWords } from "../picture.ts";
import type { Stance, SystemId } from "../system.ts";

export const system: Readonly<Record<SystemId, string>> = {
  "bazi.chart": "八字",
  "ziwei.chart": "紫微斗數",
  "boneWeight.calculate": "稱骨",
  "vedic.chart": "吠陀命盤",
  "vedic.nakshatra": "本命月宿",
  "dasha.vimshottari": "百二十年大運",
  "astrology.calculate": "西洋星盤",
  "declination.compute": "赤緯",
  "fixedStars.locate": "恆星",
  "nineStarKi.chart": "九星氣學",
  "sukuyo.chart": "宿曜",
  "tibetan.natal": "西藏命盤",
  "mahabote.chart": "緬甸摩訶部多",
  "mahaThaksa.chart": "泰國大塔薩輪",
  "weton.calculate": "爪哇生日",
  "maya.birthSign": "馬雅生日",
  "aztec.tonalpohualli": "阿茲特克神曆日",
  "babylonian.horoscope": "巴比倫星兆",
  "decan.find": "埃及旬星",
  "kabbalah.birthAngel": "出生聖名",
  "kabbalah.treeChart": "生命之樹",
  "celticTree.sign": "凱爾特樹",
  "tojeong.year": "土亭祕訣",
  "numerology.calculate": "生命靈數",
  "numerology.indian": "印度數字",
  "qimen.calculate": "奇門遁甲",
  "daLiuRen.calculate": "大六壬",
  "xiaoLiuRen.calculate": "小六壬",
  "taiYi.calculate": "太乙",
  "liuyao.calculate": "六爻",
  "meihua.calculate": "梅花易數",
  "almanac.daily": "黃曆",
  "divination.draw": "靈籤",
  "horary.judge": "卜卦占星",
  "prashna.chart": "發問時刻之盤",
  "tarot.draw": "塔羅",
  "runes.cast": "盧恩符文",
  "ifa.cast": "伊法占卜",
  "sikidy.cast": "西基迪種籽占",
  "hakata.cast": "哈卡塔占板",
  "raml.cast": "阿拉伯沙占",
  "ramal.cast": "波斯拉瑪爾",
  "compatibility.zodiac": "生肖",
  "compatibility.birthday": "生日數",
  "compatibility.bazi": "八字合婚",
  "compatibility.ziwei": "紫微合盤",
  "compatibility.element": "五行",
  "compatibility.fengShuiKua": "命卦",
  "compatibility.horoscope": "西洋合盤",
  "compatibility.celticTree": "凱爾特樹",
  "compatibility.nineStarKi": "九星氣學",
  "compatibility.japaneseEto": "日本干支",
  "compatibility.vedicAshtakoot": "八合婚配",
  "compatibility.nakshatra": "本命月宿",
  "compatibility.mayanTzolkin": "卓爾金曆",
  "compatibility.arabicHuruf": "阿拉伯字母",
};

const stance: Readonly<Record<Stance, string>> = {
  favourable: "看好",
  mixed: "居中",
  adverse: "不看好",
  unweighed: "不判吉凶",
};

const origin: Readonly<Record<Origin, string>> = {
  own: "自有之分數",
  verdict: "分等之判語",
  tally: "吉凶諸象相加",
  aside: "所量非吉凶，僅供參看",
  none: "只描述，不計分",
};

const momentFrom: Readonly<Record<IdOf<typeof MOMENT_FROM>, string>> = {
  given: "如所給",
  call: "呼叫當下",
};

const placeFrom: Readonly<Record<IdOf<typeof PLACE_FROM>, string>> = {
  given: "如所給",
  birth: "出生地",
  none: "地點不明",
};

export const terms = { system, stance, origin };
export const momentTerms = { momentFrom, placeFrom };

export const fields = {
  systems: "所問各門",
  system: "系統",
  title: "稱呼",
  tradition: "傳統",
  delivered: "已作答",
  polarity: "傾向",
  confidence: "可信度",
  "systems/weight": "權重",
  scoring: "計分",
  origin: "分數來歷",
  scoreWithout: "除此之總分",
  readings: "各種讀法",
  assumed: "假設",
  version: "版本",
  data: "全部答案",
  failure: "未作答之故",
  counts: "計數",
  members: "系統數",
  "counts/delivered": "已作答",
  weighed: "判吉凶者",
  traditions: "傳統數",
  blendedScore: "總分",
  formula: "計分之法",
  standing: "此分常見程度",
  lower: "低於此分者（百分比）",
  twentieths: "每百分之五處之分數",
  reference: "比較之對象",
  dissent: "相左之處",
  agreement: "最多一方所占",
  side: "最多之一方",
  spread: "分數之離散",
  favourable: "看好",
  mixed: "居中",
  adverse: "不看好",
  unweighed: "不判吉凶",
  farthest: "離平均最遠者",
  gap: "相距分數",
};

export const momentFields = {
  moment: "起問的時間與地點",
  date: "日期",
  "moment/time": "時間",
  timezone: "時區",
  latitude: "緯度",
  longitude: "經度",
  momentFrom: "時刻來源",
  placeFrom: "地點來源",
  says: "說明",
};

export const formula =
  "總分＝各系統（權重 × 可信度 × 分數）之和 ÷（權重 × 可信度）之和，四捨五入；無分數者不計。可信度：系統自有分數為 1（乘其自述之可信度），判語為 0.8，象徵相加為 0.6。六十以上為看好，四十以下為不看好";

export const phrases = {
  weightedMean: formula,
  seededCalls:
    "以種子產生之一千次同類推算：出生於 1900 至 2029 年、九座城市，問題於 2000 至 2049 年。所示為此分數之常見程度，並非命或時之優劣",
} satisfies Sentences<BlendPhrases>;

function askedFrom({ momentFrom, placeFrom }: AskedFrom): string {
  const said = [
    momentFrom === "call" ? "未提供所問時刻，以呼叫當下為準。" : "",
    placeFrom === "birth" ? "未提供所問之地，以出生地為準。" : "",
    placeFrom === "none" ? "地點不明，須用地點之系統無法作答。" : "",
  ];
  return said.join("") || "時刻與地點皆如所給。";
}

export const momentPhrases = { askedFrom } satisfies Sentences<MomentPhrases>;

export const genderPhrases = {
  luckCycles: "八字大運之順逆",
  decadeLuck: "紫微斗數之大限",
} satisfies Sentences<GenderPhrases>;

export const inputs = {
  name: { label: "姓名", about: "供數字諸術所用之姓名；有拉丁字母時方讀" },
  question: { label: "所問", about: "所問之事；卜卦占星必須有問，其餘照錄" },
  seed: { label: "種子", about: "可重現本合參之每次抽取；省略則隨機" },
  matter: {
    label: "所問何事",
    about: "所問屬於哪一類，供卜卦占星用",
    values: {
      self: "自身",
      health: "健康",
      money: "錢財與所有物",
      lostThings: "失物",
      siblings: "手足",
      shortTrips: "短途",
      messages: "書信消息",
      home: "家",
      land: "房屋土地",
      father: "父親",
      children: "子女",
      pleasure: "遊戲與樂趣",
      illness: "疾病",
      work: "工作與服務",
      smallAnimals: "小動物",
      partner: "伴侶與婚姻",
      opponent: "公開的對手",
      theft: "竊盜",
      othersMoney: "他人之財",
      travel: "遠行",
      law: "法律",
      learning: "學問",
      career: "事業地位",
      authority: "上司與權威",
      mother: "母親",
      friends: "朋友",
      hopes: "所望之事",
      hiddenEnemies: "暗敵",
      confinement: "拘禁",
    },
  },
  at: {
    label: "起問的時間與地點",
    about: "所問之時刻與地點；不填日期與時刻則取呼叫當下，地點仍以所填為準",
  },
};

export const omissions = {
  gender: ({ others }: { others: number }) =>
    `未提供性別，依男命推算。所及者為八字（bazi.chart）大運之順逆與紫微斗數（ziwei.chart）之大限，女命則反向而行；其餘 ${others} 個系統不因性別而異。`,
  matter: "未指明事類；卜卦占星依所問的字句判讀，判讀不出則看第十一宮，即所願之事。",
  at: askedFrom,
};

export const refusals = {
  "nothing-delivered": {
    when: "無一系統能作答，不計費",
    says: "本合參無一系統能答此問，未計費。請補上時間與地點，或稍後再問",
  },
  lifespan: {
    when: "所問涉及生死壽數，此處不推算",
    says: "不予作答：所問涉及生死壽數，此處不推算。請改問他事",
  },
};

export const picture: PictureWords = {
  favourable: "看好",
  mixed: "居中",
  adverse: "不看好",
  describes: "只描述",
  noAnswer: "未作答",
  desc: (score, bars) =>
    `總分 ${score ?? "無"}（滿分一百）。逐項：${bars.map((bar) => `${bar.title} ${bar.score ?? "–"}`).join("、")}。`,
};
