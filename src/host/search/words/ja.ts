/** What people in Japan call what they look for. */
import type { ConceptWords } from "../concepts.ts";

export const ja: ConceptWords = {
  changes: ["易", "易経", "周易", "八卦", "六十四卦", "断易"],
  westernSigns: ["星座", "太陽星座", "十二星座", "星座占い"],
  animalSigns: ["干支", "十二支", "生肖", "えと"],
  birthSign: ["何座", "何星座"],
  love: ["恋愛", "恋", "結婚", "相性", "縁結び", "復縁", "片思い"],
  career: ["仕事", "転職", "就職", "職業", "出世"],
  money: ["金運", "お金", "財運", "収入"],
  today: ["今日の運勢", "今日", "毎日の運勢", "本日"],
  thisYear: ["今年の運勢", "今年", "年運", "流年"],
  goodDay: ["吉日", "日取り", "大安", "一粒万倍日", "択日"],
  yesOrNo: ["はい", "いいえ", "どちら", "二択"],
  lots: ["おみくじ", "御籤", "くじ", "籤"],
  lostThing: ["失せ物", "落とし物", "なくし物", "探し物"],
  birthChart: ["命盤", "命式", "ホロスコープ", "出生図"],
  name: ["姓名判断", "名前", "命名", "改名"],
  number: ["数秘", "数秘術", "ラッキーナンバー", "電話番号", "数字"],
  fengShui: ["風水", "家相", "方位"],
  cards: ["カード", "タロットカード", "トランプ"],
  geomancy: ["土占い", "ジオマンシー"],
  personality: ["性格", "人柄", "個性"],
  timing: ["いつ", "時期"],
  mercury: ["水星逆行"],
};
