import * as core from "../../../core/words/zh_hant.ts";
import type { SamvatsaraWords } from "./en.ts";

const yugaLord = {
  vishnu: "毗濕奴",
  brihaspati: "祈禱主（Brihaspati）",
  indra: "因陀羅",
  agni: "火神阿耆尼",
  tvashtri: "工巧神（Tvashtri）",
  ahirbudhnya: "深淵之蛇（Ahirbudhnya）",
  pitris: "祖靈",
  vishvedevas: "一切神",
  soma: "蘇摩",
  indragni: "因陀羅與阿耆尼",
  ashvins: "雙馬童",
  bhaga: "福神（Bhaga）",
};
const third = { brahma: "梵天", vishnu: "毗濕奴", shiva: "濕婆" };
const temper = { brahma: "創造之二十年", vishnu: "護持之二十年", shiva: "收束之二十年" };

export const zhHant: SamvatsaraWords = {
  title: "歲名（Samvatsara）",
  summary: "木星六十年周中之歲名，南北兩系，並其主神",
  inputs: {
    year: { label: "年", about: "西曆年，印度之歲於其春起始" },
    date: { label: "日期", about: "歲中之一日，可代年" },
  },
  fields: {
    number: "序號",
    name: "歲名",
    lord: "五年之主",
    yuga: "五年組",
    third: "二十年之主",
    shaka: "釋迦曆",
    from: "起",
    until: "訖",
    next: "次歲",
  },
  terms: { samvatsara: core.samvatsara, yugaLord, third },
  conventions: {
    school: {
      title: "周",
      options: { south: "南系：一年一名", north: "北系：依平木星，約八十五年缺一名" },
    },
  },
  refusals: {
    "year-or-date": { when: "年與日期皆未填", says: "請填年，或歲中之一日" },
  },
  reading: ({ number, name, lord, yuga, third: of, shaka, from, until, next }) => [
    `${core.samvatsara[name]} 為六十年之第 ${number} 年，自 ${from} 起，至 ${until} ${next === "prabhava" ? "周而復始，再起 Prabhava" : `由 ${core.samvatsara[next]} 接替`}；釋迦曆 ${shaka} 年。屬十二組之第 ${yuga} 組，主神${yugaLord[lord]}，在${temper[of]}（${third[of]}）之中。`,
  ],
  picture: {
    title: "六十年周",
    desc: ({ number, name, from, until }) =>
      `第 ${number} 年 ${core.samvatsara[name]}，${from} 至 ${until}`,
  },
};
