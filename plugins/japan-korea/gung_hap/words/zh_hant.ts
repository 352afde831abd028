import { animalOf, type Branch } from "#lore";
import { zhHant as lore } from "#lore/words/zh_hant.ts";
import { phase } from "#east/words/zh_hant.ts";
import type { Tie } from "../../core/arts.ts";
import { band as bands, calendarOutOfRange } from "../../core/words/zh_hant.ts";
import { branchTie, nabeum } from "../../core/words/zh_hant/arts.ts";
import { cheongan, gapja, tti } from "../../core/words/zh_hant/korean.ts";
import type { GungHap } from "../answer.ts";
import type { GungHapWords } from "./en.ts";
import { gungHapImage } from "./images_zh_hant.ts";

const OUTSIDE: Readonly<Record<Tie, string>> = {
  yukhap: "六合，彼此吸引",
  samhap: "同在三合，想要的東西一樣",
  chung: "相沖，一個起頭另一個推翻",
  hyeong: "相刑，同一處都怕碰",
  pa: "相破，安排好的事容易亂",
  hae: "相害，妨了對方的幫手",
  wonjin: "怨嗔，說不出為何生氣，又分不開",
};
const INSIDE: Readonly<Record<Tie, string>> = {
  yukhap: "在家能守在一起",
  samhap: "在家同心",
  chung: "在家容易彼此攪動，各留一點空間與時間為好",
  hyeong: "在家磨神經",
  pa: "在家計畫常變",
  hae: "在家小事絆腳",
  wonjin: "在家怨氣悶著不說",
};
const animal = (branch: Branch) => lore.animal[animalOf(branch)];

export const zhHant: GungHapWords = {
  title: "韓國宮合",
  summary: "以兩人生肖（外宮合）、年柱納音與日柱（內宮合）合婚",
  weighs:
    "五十五分起，生肖關係自加十六至減十二，納音之象加十四、加四或減十，日支自加十至減八，日干自加十至減五；分數為本服務自訂",
  inputs: {},
  fields: {
    year: "年柱",
    animal: "生肖",
    sound: "年柱納音",
    element: "納音五行",
    day: "日柱",
    outer: "生肖（外宮合）",
    image: "納音之象（內宮合）",
    gist: "大意",
    home: "夫妻宮",
  },
  terms: { gapja, tti, nabeum, branchTie, gungHapImage },
  phrases: {
    base: "各對皆由中數起",
    outer: ({ tie, a, b }) => `${animal(a)}與${animal(b)}${OUTSIDE[tie]}`,
    outerSame: ({ a }) => `兩人同屬${animal(a)}，好處壞處都像`,
    outerNone: ({ a, b }) => `${animal(a)}與${animal(b)}兩不相犯`,
    image: ({ image }) =>
      `男女納音成「${gungHapImage[image].text}」之象：${gungHapImage[image].gist}`,
    sounds: ({ a, b, relation }) =>
      relation === "same"
        ? `兩人納音同屬${phase[a]}`
        : relation === "generates" || relation === "generatedBy"
          ? `納音${phase[a]}與${phase[b]}相生`
          : `納音${phase[a]}與${phase[b]}相剋`,
    home: ({ tie, a, b }) => `日支${animal(a)}與${animal(b)}${branchTie[tie]}：${INSIDE[tie]}`,
    stemCombine: ({ a, b }) => `日干${cheongan[a]}${cheongan[b]}相合，一見便認得`,
    stemClash: ({ a, b }) => `日干${cheongan[a]}${cheongan[b]}相沖，爭執直來直往`,
    stemFeeds: ({ a, b }) => `日干${cheongan[a]}${cheongan[b]}相生，一人養著另一人`,
    stemChecks: ({ a, b }) => `日干${cheongan[a]}${cheongan[b]}相剋，一人管著另一人`,
  },
  conventions: {
    yearBoundary: { title: "換年", options: { liChun: "立春", lunarNewYear: "正月初一" } },
  },
  refusals: { calendarOutOfRange },
  reading({ a, b, components, score, band, image }) {
    const say = (codes: readonly string[]) =>
      components
        .filter(({ code }) => codes.includes(code))
        .map((one) => `${phraseOf(one)}。`)
        .join("");
    const person = ({ year, animal: of, sound }: GungHap["a"]) =>
      `${gapja[year]}年、屬${tti[of]}、納音${nabeum[sound]}`;
    return [
      `一位生於${person(a)}；另一位生於${person(b)}。`,
      `外宮合，旁人眼中的兩人：${say(["outer", "outerSame", "outerNone"])}`,
      `內宮合：${say(["image", "sounds", "home", "stemCombine", "stemClash", "stemFeeds", "stemChecks"])}${image ? "" : "傳下之象須指明一男一女，這裡只論五行生剋。"}`,
      `合計 ${score} 分（滿分一百），屬「${bands[band]}」。${score >= 65 ? "媒人會願意傳話。" : "從前的媒人會再問一家；上面點到的，正是兩人該談的事。"}`,
    ];
  },
};

function phraseOf(one: GungHap["components"][number]): string {
  const phrase = zhHant.phrases[one.code];
  return typeof phrase === "string"
    ? phrase
    : (phrase as (given: never) => string)(one.with as never);
}
