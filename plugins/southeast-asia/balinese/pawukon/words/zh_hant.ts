import { zhHant as lore } from "#lore/words/zh_hant.ts";
import { dateText, dayFields, wall } from "../../../core/words/days_zh_hant.ts";
import { ingkel, names, pawukonFeast } from "../../core/words/zh_hant.ts";
import type { PawukonWords } from "./en.ts";

const { weekday } = lore;

export const zhHant: PawukonWords = {
  title: "峇里 Pawukon 日",
  summary: "某日同時所在的峇里十種週、所屬的名週（wuku）、節日，以及每 210 日一回的生日（otonan）",
  inputs: { count: { label: "Otonan 次數", about: "列出往後幾次；預設 5" } },
  fields: {
    ...dayFields,
    pawukonDay: "輪中之日",
    wuku: "Wuku 週",
    number: "次序",
    name: "名稱",
    weeks: "十種週",
    luang: "一日週（Luang）",
    dwiwara: "二日週",
    triwara: "三日週",
    caturwara: "四日週",
    pancawara: "五日週",
    sadwara: "六日週",
    saptawara: "七日週",
    astawara: "八日週",
    sangawara: "九日週",
    dasawara: "十日週",
    urip: "Urip 數",
    ingkel: "Ingkel（本週不擾）",
    feasts: "節日",
    about: "行事",
    otonan: "Otonan 日期",
    coming: "將至的節日",
    feast: "節日",
    "coming/date": "日期",
  },
  terms: { ...names, ingkel, pawukonFeast },
  reading({ civil, wuku, weeks, urip, ingkel: left, feasts, otonan, coming }) {
    const next = coming[0]!;
    return [
      `${dateText(civil.date)}（${weekday[civil.weekday]}）是 ${names.saptawara[weeks.saptawara]} ${names.pancawara[weeks.pancawara]}，在 ${names.wuku[wuku.name]} 週，三十週中的第 ${wuku.number}。七日週與五日週之數合為 ${urip}，${weeks.luang ? "是偶數，一日週為 Luang，二日週為 Pepet（閉）" : "是奇數，一日週無名，二日週為 Menga（開）"}，十日週得 ${names.dasawara[weeks.dasawara]}。`,
      ...feasts.map((feast) => `${pawukonFeast[feast].text}：${pawukonFeast[feast].about}。`),
      `本週的 ingkel 是${ingkel[left]}，七日內不去驚擾。生在這天的人，下兩次 otonan 在 ${otonan.slice(0, 2).map(dateText).join("、")}；輪中下一個節日是${pawukonFeast[next.feast].text}，在 ${dateText(next.date)}。`,
    ];
  },
  picture: {
    wall,
    title: (date) => `Pawukon・${dateText(date)}`,
    band: (wuku, number) => `Wuku ${wuku} · 第 ${number} 週`,
    urip: (urip, left) => `urip ${urip}，ingkel：${left}`,
    legend: "日期下為五日週與三日週；金色為節日",
  },
};
