import { chinese } from "#sdk";
import type { LoShuWords } from "./en.ts";

const loShuLine = {
  row1: { text: "上列 4-9-2", of: "思考與記憶" },
  row2: { text: "中列 3-5-7", of: "感受與性靈" },
  row3: { text: "下列 8-1-6", of: "動手與實務" },
  col1: { text: "左行 4-3-8", of: "規劃與條理" },
  col2: { text: "中行 9-5-1", of: "意志" },
  col3: { text: "右行 2-7-6", of: "行動" },
  diag1: { text: "斜線 4-5-6", of: "內在的安定" },
  diag2: { text: "斜線 2-5-8", of: "產業與耐性" },
};
type Line = keyof typeof loShuLine;

const FULL: Readonly<Record<Line, string>> = {
  row1: "先想再動，記得的事很少漏",
  row2: "別人的心情你先知道，相信比證明來得容易",
  row3: "拿得到手的你就修得好，看重結果",
  col1: "還沒開始就看得見完成的樣子，手邊總有清單",
  col2: "一旦決定就難轉向，遇阻只會變慢，不會變軟",
  col3: "先做再說",
  diag1: "心裡有一處安靜，回去一趟就歇過來了",
  diag2: "種在土地或東西上的，多半留得住",
};
const EMPTY: Readonly<Record<Line, string>> = {
  row1: "名字與日期容易溜走，寫下來，也別讓人催著作答",
  row2: "感情收得緊，常被當成冷淡，不等人問就先說",
  row3: "日常的條理費力，借別人的一套，勝過自己發明",
  col1: "計畫邊走邊定，每月只釘死一個日子就很有用",
  col2: "念頭一碰釘子就涼，先告訴一個人，讓他盯著你",
  col3: "走到門口會遲疑，從最小的一步做起",
  diag1: "休息要當一門手藝來學",
  diag2: "對擁有這件事不太上心，文件集中放一處",
};
const NUMBERS: readonly string[] = [
  "替自己開口",
  "分寸",
  "想像",
  "條理",
  "平衡與自由",
  "家與朋友",
  "從失去裡學",
  "錢的感覺",
  "熱心與理想",
];

export const zhHant: LoShuWords = {
  title: "洛書九宮數",
  summary: "把生日的數字填入洛書九宮：有哪些、缺哪些、重複哪些，成了哪些線，並附卦數",
  fields: {
    cells: "九宮",
    number: "數",
    count: "次數",
    written: "宮中所填",
    missing: "缺數",
    repeated: "重數",
    lines: "各線",
    line: "線",
    of: "所主",
    numbers: "數字",
    state: "狀態",
    kua: "年卦數",
  },
  terms: { loShuLine, loShuState: { full: "連成", partial: "部分", empty: "全缺" } },
  omissions: { gender: "未給性別；卦數因性別而異，故從略。" },
  reading({ lines, missing, repeated, cells, kua }) {
    const told = (wanted: "full" | "empty", texts: Readonly<Record<Line, string>>) =>
      lines
        .filter(({ state }) => state === wanted)
        .map(({ line }) => `${loShuLine[line].text}（${loShuLine[line].of}）：${texts[line]}`);
    const [full, empty] = [told("full", FULL), told("empty", EMPTY)];
    const strong = repeated.map((number) => {
      const { count } = cells.find((one) => one.number === number)!;
      return `${NUMBERS[number - 1]}（${number}，${count} 次）`;
    });
    return [
      full.length > 0
        ? `連成的線：${full.join("；")}。`
        : "九宮裡沒有一條線連成：沒有哪一樣天分單獨撐場，要幾樣一起用。",
      empty.length > 0 ? `全缺的線：${empty.join("；")}。` : "沒有一條線全缺。",
      `${strong.length > 0 ? `出現兩次以上的聲音大：${chinese.list(strong)}。` : ""}${missing.length > 0 ? `所缺為${chinese.list(missing.map((number) => `${number}（${NUMBERS[number - 1]}）`))}；生日沒有的，人可以學。` : ""}`,
      ...(kua === null ? [] : [`以公曆年計，卦數為 ${kua}；中國的算法則以立春換年。`]),
    ].filter((one) => one !== "");
  },
  picture: { title: "洛書九宮" },
};
