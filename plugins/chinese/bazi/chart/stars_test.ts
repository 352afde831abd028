import { expect, test } from "bun:test";
import { ask, type Answer } from "../../testing/ask.ts";
import { baziChart } from "./procedure.ts";

const SOURCE = "Sanming Tonghui, juan 2-3";

interface StarCase {
  readonly pillars: readonly [year: string, month: string, day: string, hour: string];
  readonly gender?: "male" | "female";
  readonly star: string;
  readonly carriedBy: string;
  readonly why: string;
}

const CASES: readonly StarCase[] = [
  {
    pillars: ["甲子", "丙寅", "戊寅", "壬子"],
    star: "天赦",
    carriedBy: "戊寅",
    why: "戊寅 in spring",
  },
  {
    pillars: ["甲子", "丙寅", "庚申", "丙子"],
    star: "四廢",
    carriedBy: "庚申",
    why: "庚申 in spring",
  },
  {
    pillars: ["甲子", "辛未", "丙寅", "戊子"],
    gender: "male",
    star: "元辰",
    carriedBy: "未",
    why: "a man of a yang year: the branch after the clash, 未 for 子",
  },
  {
    pillars: ["甲子", "己巳", "丙寅", "戊子"],
    gender: "female",
    star: "元辰",
    carriedBy: "巳",
    why: "a woman of a yang year: the branch before the clash, 巳 for 子",
  },
  {
    pillars: ["甲子", "丙寅", "壬申", "庚子"],
    star: "喪門",
    carriedBy: "寅",
    why: "two branches before the year's own: 寅 for 子",
  },
  {
    pillars: ["甲子", "壬申", "壬戌", "庚子"],
    star: "弔客",
    carriedBy: "戌",
    why: "two branches behind the year's own: 戌 for 子",
  },
  {
    pillars: ["甲子", "丙寅", "壬申", "庚子"],
    star: "天德合",
    carriedBy: "壬",
    why: "tian de of 寅 is 丁, whose partner is 壬",
  },
  {
    pillars: ["甲子", "己巳", "丙寅", "戊子"],
    star: "學堂",
    carriedBy: "巳",
    why: "甲子 sounds of metal, which is born in 巳",
  },
  {
    pillars: ["丙寅", "戊戌", "甲子", "己巳"],
    star: "金神",
    carriedBy: "己巳",
    why: "hour 己巳 of a 甲 day",
  },
  {
    pillars: ["丙寅", "戊戌", "丁巳", "庚戌"],
    star: "孤鸞",
    carriedBy: "丁巳",
    why: "木火逢蛇: 乙巳 and 丁巳",
  },
  {
    pillars: ["丙寅", "戊戌", "甲子", "甲戌"],
    star: "空亡",
    carriedBy: "戌",
    why: "the ten days of 甲子 leave 戌亥 void",
  },
];

for (const { pillars, gender = "male", star, carriedBy, why } of CASES) {
  test(`bazi.chart finds ${star} in ${pillars.join(" ")}: ${why} [${SOURCE}]`, async () => {
    const [year, month, day, hour] = pillars;
    const answer = await ask(baziChart, { pillars: { year, month, day, hour }, gender });
    const found = answer.stars.filter((one: Answer) => one.star.native === star);
    expect(found.map((one: Answer) => one.carriedBy)).toEqual([carriedBy]);
  });
}
