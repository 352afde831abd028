import { dateText } from "../../../core/words/days_zh_hant.ts";
import { names } from "../../core/words/zh_hant.ts";
import { STAR } from "../stars.ts";
import type { StarWords } from "./en.ts";
import { lintang } from "./stars_zh_hant.ts";

export const zhHant: StarWords = {
  title: "峇里生辰星（palelintangan）",
  summary: "出生在峇里曆布三十五星中屬哪一星，畫的是什麼，以及本站對畫的讀法",
  fields: {
    star: "星",
    meaning: "本站對畫的讀法",
    number: "次序",
    saptawara: "七日週",
    pancawara: "五日週",
    urip: "Urip 數",
    wuku: "Wuku 週",
    beforeSunrise: "日出前出生",
    sunriseKnown: "日出依所在地推算",
    returns: "往後日期",
  },
  terms: { lintang, saptawara: names.saptawara, pancawara: names.pancawara, wuku: names.wuku },
  omissions: {
    birthTime: "未提供出生時刻，以正午計。峇里之日始於日出，日出前出生屬前一日之星。",
  },
  reading({ star, number, saptawara, pancawara, urip, wuku, beforeSunrise, returns }) {
    const early = beforeSunrise ? "你生在日出之前，仍屬前一日。" : "";
    return [
      `你生在 ${names.saptawara[saptawara]} ${names.pancawara[pancawara]}，在 ${names.wuku[wuku]} 週，兩日之數合為 ${urip}。${early}曆布上這一格是三十五格中的第 ${number} 格，畫的是${lintang[star].text}（${STAR.writings[star]!.roman!}）。`,
      `本站這樣讀這幅畫：${lintang[star].meaning}。`,
      `此星每三十五日一回，下兩次在 ${returns.slice(0, 2).map(dateText).join("、")}。有些星名，畫師與村落之間各有說法。`,
    ];
  },
  picture: {
    title: (star) => star,
    desc: (weekday, market) => `${weekday} ${market} 之星`,
  },
};
