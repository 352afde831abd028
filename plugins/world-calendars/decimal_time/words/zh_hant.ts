import type { DecimalTimeWords } from "./en.ts";

export const zhHant: DecimalTimeWords = {
  title: "十進位時刻",
  summary: "尋常時刻與法國共和曆十進位時、分、秒互換",
  inputs: {
    time: { label: "尋常時刻", about: "要換算的尋常時刻，HH:MM、HH:MM:SS 或 HH:MM:SS.mmm" },
    decimal: { label: "十進位時刻", about: "要換算的十進位時刻，H:MM、H:MM:SS 或 H:MM:SS.ddd" },
    utcOffset: { label: "時差", about: "尋常鐘面與世界協調時間之差，用於斯沃琪時間：+08:00" },
  },
  fields: {
    direction: "換算方向",
    millisecond: "午夜後毫秒數",
    standard: "尋常鐘面",
    decimal: "十進位鐘面",
    hours: "時",
    minutes: "分",
    seconds: "秒",
    text: "寫法",
    exact: "無捨入",
    fraction: "已過的一日之幾",
    centidays: "百分日",
    millidays: "千分日",
    swatch: "斯沃琪時間",
    beats: "拍",
    hexadecimal: "十六進位鐘面",
    parts: "六萬五千五百三十六分日",
  },
  terms: { conversion: { toDecimal: "換成十進位時刻", toStandard: "換成尋常時刻" } },
  phrases: {
    notBoth: "尋常時刻與十進位時刻只能給其一",
    neither: "未給十進位時刻時，此項必填",
  },
  omissions: { utcOffset: "未提供時差，以世界協調時間計；僅「拍」受其影響。" },
  reading: ({ standard, decimal, exact, fraction, swatch, hexadecimal }) => {
    const passed = `尋常鐘面的 ${standard.text}，在十進位鐘面上是 ${decimal.text}。至此一日已過 ${(fraction * 100).toFixed(1)}%，斯沃琪時間為 ${swatch.text}，十六進位鐘面為 ${hexadecimal.text}。`;
    const rounded = "末位小數為四捨五入，因兩鐘互不整除。";
    return [
      exact ? passed : passed + rounded,
      "共和國的鐘一日十時，一時百分，一分百秒，所以一秒只有今日的 0.864 秒。一七九三年入法，一七九五年停行。",
      "當年的鐘面自當地真太陽之午夜起算；此處除「拍」之外，不涉時區。",
    ];
  },
};
