/** The places of a cast: their names, what they ask, and how they lead into their rune, in Chinese. */
import type { PlaceTexts } from "../../spreads.ts";

export const places: PlaceTexts = {
  focus: {
    text: "焦點",
    asks: "一支盧恩，說出此刻要的是什麼。",
    lead: (rune) => `袋中抽出的是${rune}，它這樣說。`,
  },
  situation: {
    text: "處境",
    asks: "什麼都還沒動之前，布上擺著的局面。",
    lead: (rune) => `事情的底子是${rune}。`,
  },
  action: {
    text: "行動",
    asks: "自己的手，能為它做什麼。",
    lead: (rune) => `要動手的話，來的是${rune}。`,
  },
  outcome: {
    text: "結果",
    asks: "這樣做，容易鬆動出什麼。",
    lead: (rune) => `隨之而來的，刻作${rune}。`,
  },
  urd: {
    text: "兀爾德：已成的",
    asks: "已經成形、沉在井裡的事。",
    lead: (rune) => `兀爾德從井裡撈起${rune}，照見事情怎麼來的。`,
  },
  verdandi: {
    text: "薇兒丹蒂：正成的",
    asks: "正在成形、還可以著力的事。",
    lead: (rune) => `薇兒丹蒂正用${rune}織著，還有一條線可以握。`,
  },
  skuld: {
    text: "詩蔻蒂：該還的",
    asks: "由前兩者而來的，像有借就有還。",
    lead: (rune) => `至於接下去的，詩蔻蒂刻的是${rune}。`,
  },
  present: {
    text: "現在（中）",
    asks: "放在布中央的，事情此刻的樣子。",
    lead: (rune) => `正中央是${rune}。`,
  },
  past: {
    text: "過去（左）",
    asks: "事情從哪裡來，又還沒完全離開。",
    lead: (rune) => `左邊是來處，${rune}還留著當時的一幕。`,
  },
  future: {
    text: "未來（右）",
    asks: "手若不動，事情往哪邊傾。",
    lead: (rune) => `右邊是去向，落著${rune}。`,
  },
  help: {
    text: "助力（下）",
    asks: "在下面托著、可以請來幫忙的。",
    lead: (rune) => `下方是助力，${rune}伸出手來。`,
  },
  challenge: {
    text: "考驗（上）",
    asks: "懸在事情上方，要先面對才談得上了結的。",
    lead: (rune) => `上方懸著要面對的，是${rune}。`,
  },
};
