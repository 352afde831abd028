/** The words of calendars and of the page that offers them, in Japanese. */
import type { CalendarWords } from "./en.ts";

export const ja: CalendarWords = {
  title: "カレンダー",
  lead: "術の定める日を、ふだんお使いのカレンダーで購読できます。それぞれに固有のアドレスがあり、いつでも取り消せます。無料です。",
  kinds: {
    almanac: { name: "中国の暦注", lead: "毎日の旧暦、干支、宜と忌。" },
    terms: { name: "二十四節気", lead: "太陽が各節気に達する時刻を、分まで。" },
    moon: { name: "月", lead: "新月、上弦、満月、下弦と、月のボイドの時間。" },
    transits: {
      name: "個人のトランジット",
      lead: "惑星が、保存した人物の出生図と正確な座相を結ぶ時刻。",
    },
    signs: { name: "日の印", lead: "ドリームスペルのキンと、アステカ暦の日。" },
    rahu: {
      name: "ラーフ・カーラム",
      lead: "昼を八つに分けたうち、ラーフに属する時間。その土地の日の出と日の入りによります。",
    },
  },
  nameFor: (calendar, whose) => `${calendar}・${whose}`,
  none: "まだ購読しているものはありません。",
  add: "カレンダーを加える",
  which: "どのカレンダー",
  place: "場所",
  placeFor: "暦注、日の印、ラーフ・カーラムに必要です。日の境と太陽は、その土地のものによります。",
  person: "人物",
  personFor:
    "トランジットに必要です。保存した人物をお選びください。生まれた時刻がわかればなお正確です。",
  nobody: "選ばない",
  toPeople: "先に人物を保存する",
  make: "アドレスを作る",
  subscribe: "購読する",
  address: "カレンダー用のアドレス",
  addressLead:
    "お使いのカレンダーの購読欄に貼ってください。Google カレンダーは「URL で追加」、Outlook は「Web から登録」、Apple はボタンで購読できます。アドレスに名前は含まれませんが、これを持つ人は予定を見られます。",
  withdraw: "取り消す",
  withdrawLead: "以後このアドレスは無効になり、購読中のカレンダーにも新しい予定は届きません。",
  gone: "人物が削除されたため、このカレンダーは空です。",
  faults: {
    kind: "いずれか一つをお選びください。",
    place: "場所を入れてください。同じ名の場所が複数あれば、一つお選びください。",
    person: "保存した人物をお選びください。",
  },
  done: { added: "アドレスは下にあります。", withdrawn: "取り消しました。" },
  colon: "：",
  comma: "、",
  made: "ここのほかの術と同じ規則で計算しています。象徴の伝統であり、予測ではありません。",
  almanac: {
    summary: (lunar, day, officer) => `${lunar}　${day}の日　${officer}`,
    suitable: "宜",
    avoid: "忌",
    clash: (animal, side) => `${animal}と沖、煞は${side}。`,
  },
  terms: { at: (degrees) => `太陽の視黄経が ${degrees}° に達します。` },
  moon: {
    phases: { new: "新月", firstQuarter: "上弦の月", full: "満月", lastQuarter: "下弦の月" },
    void: "月のボイド",
    last: (planet, aspect) => `最後の座相は${planet}との${aspect}。`,
    noLast: "離れていく星座のうちに、もう座相を結びません。",
    into: (sign) => `終わりに${sign}へ入ります。`,
    rule: "リリーの定める七つの惑星によります。",
  },
  transits: {
    exact: (planet, aspect, natal) => `${planet}が出生の${natal}と${aspect}`,
    enters: (planet, house) => `${planet}が第 ${house} ハウスに入る`,
    between: (from, to) => `一度以内は ${from} から ${to} まで。`,
    open: "この一覧の外の日",
    motion: (motion) => `動き：${motion}。`,
  },
  rahu: {
    summary: "ラーフ・カーラム",
    day: (sunrise, sunset, place) => `${place}の日の出は ${sunrise}、日の入りは ${sunset}。`,
    others: (yama, gulika) => `ヤマガンダ ${yama}、グリカ ${gulika}。`,
  },
};
