import { PILLAR } from "#lore";
import { zhHant as lore } from "#lore/words/zh_hant.ts";
import { band as bands, yearOutOfRange } from "../../core/words/zh_hant.ts";
import type { EtoMatch, Ties } from "../answer.ts";
import type { EtoWords } from "./en.ts";

const etoAnimal = {
  rat: { text: "鼠", portrait: "機敏、儉省、愛熱鬧" },
  ox: { text: "牛", portrait: "起步慢，動了就停不住" },
  tiger: { text: "虎", portrait: "勇敢、大方，一急便吼" },
  rabbit: { text: "兔", portrait: "溫和、謹慎，朋友緣好" },
  dragon: { text: "龍", portrait: "心氣高，打算大" },
  snake: { text: "蛇", portrait: "耐心、優雅，讓人猜不透" },
  horse: { text: "馬", portrait: "開朗、坐不住、會誇人" },
  sheep: { text: "羊", portrait: "善良、有藝術氣，容易操心" },
  monkey: { text: "猴", portrait: "手巧舌也巧" },
  rooster: { text: "雞", portrait: "早起、精確、有話直說" },
  dog: { text: "狗", portrait: "忠誠、公道、守得住門" },
  boar: { text: "野豬", portrait: "直往前衝，誠實而熱心" },
};

const branches =
  (sense: string) =>
  ({ a, b, further }: Ties["same"]) =>
    further ? `又兼${sense}` : `${lore.branch[a]}與${lore.branch[b]}${sense}`;

const stems =
  (sense: string) =>
  ({ a, b }: Ties["stemClash"]) =>
    `天干${lore.stem[a]}${lore.stem[b]}${sense}`;

export const zhHant: EtoWords = {
  title: "日本干支合盤",
  summary: "比較兩人的日本生肖與年干",
  weighs: "兩人生年之地支與天干的關係，分數為本服務自訂",
  fields: { year: "年", kanshi: "干支", animal: "生肖", portrait: "性情" },
  terms: { etoAnimal },
  phrases: {
    sixCombine: branches("六合"),
    threeCombine: branches("三合"),
    same: branches("同支"),
    clash: branches("相沖"),
    punish: branches("相刑"),
    harm: branches("相害"),
    break: branches("相破"),
    neutral: ({ a, b }) => `${lore.branch[a]}與${lore.branch[b]}無特別關係`,
    stemCombine: stems("相合"),
    stemClash: stems("相沖"),
    stemFeeds: stems("相生"),
    stemChecks: stems("相剋"),
    noonTaken: "未提供出生時刻，以正午計；只有在立春當日才會影響結果",
  },
  conventions: {
    yearBoundary: {
      title: "歲首",
      options: { newYear: "一月一日，一八七三年以來的通俗用法", risshun: "立春" },
    },
  },
  refusals: { yearOutOfRange },
  reading: ({ a, b, components, score, band }, say) => {
    const person = ({ animal, kanshi }: EtoMatch["a"]) =>
      `生於${PILLAR.writings[kanshi]!.native}年，屬${etoAnimal[animal].text}：${etoAnimal[animal].portrait}`;
    return [
      `一位${person(a)}。另一位${person(b)}。`,
      `${components.map((one) => say.phrase(one)).join("；")}。`,
      `合計 ${score} 分（滿分一百），屬「${bands[band]}」。同班同學多半同一生肖，它說的是兩人初見時的招呼，說不到更多。`,
    ];
  },
};
