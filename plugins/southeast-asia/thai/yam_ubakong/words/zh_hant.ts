import { dateText, dayFields } from "../../../core/words/days_zh_hant.ts";
import { en, type YamWords } from "./en.ts";

const yamMark = {
  fourZeros: { text: "四圈", about: "所得豐盛，即刻動身便得勝" },
  cross: { text: "叉", about: "五者中最凶，走進去便是敗" },
  clear: { text: "無圈", about: "無害亦無得，只是路通" },
  twoZeros: { text: "二圈", about: "快快上路，途中有利也平安" },
  oneZero: { text: "一圈", about: "暫莫出門，人馬雄壯也會敗回" },
};
const clock = (local: string) => local.slice(-5);

export const zhHant: YamWords = {
  title: "烏巴貢時（出門擇時）",
  summary: "一日一夜十個時段的烏巴貢記號，泰國人據此選擇出門的時刻",
  fields: {
    ...dayFields,
    watches: "時段",
    night: "夜間",
    watch: "第幾段",
    from: "起",
    to: "迄",
    mark: "記號",
    about: "歌訣之意（本站所述）",
    now: "所問之時",
    best: "宜動身之時",
  },
  terms: { yamMark },
  conventions: {
    night: {
      title: "夜間的記號",
      options: { next: "比白天晚一段", same: "與白天相同" },
    },
  },
  reading({ civil, watches, now, best }) {
    const of = (id: keyof typeof yamMark) => watches.filter((one) => one.mark === id);
    const spans = (id: keyof typeof yamMark) =>
      of(id)
        .map(({ from, to }) => `${clock(from)}–${clock(to)}`)
        .join("、");
    const asked =
      now === null
        ? ""
        : `所問之時在${now.night ? "夜間" : "白天"}第 ${now.watch} 段，得${yamMark[now.mark].text}：${yamMark[now.mark].about}。`;
    return [
      `${dateText(civil.date)}自清晨六時起，每段一百四十四分鐘。${asked}`,
      `四圈在 ${spans("fourZeros")}，二圈在 ${spans("twoZeros")}，都宜動身，最早的一段始於 ${clock([...best].sort()[0]!)}。叉在 ${spans("cross")}，一圈在 ${spans("oneZero")}，避開為好；${spans("clear")} 無圈，路通而已。`,
      "此術以一位緬甸將領為名，相傳他據此擇時，從曼谷的牢中脫身而去。",
    ];
  },
  picture: {
    title: (date) => `烏巴貢時・${dateText(date)}`,
    subtitle: "七日各時段，著色者為當日",
    night: "夜",
    weekdays: ["日", "一", "二", "三", "四", "五", "六"],
    weekdayIds: en.picture.weekdayIds,
    legend: ["四點、二點：動身 · 一點：不出門", "叉：大忌 · 空白：無得無失"],
  },
};
