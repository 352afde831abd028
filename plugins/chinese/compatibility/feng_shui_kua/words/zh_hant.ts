import type { WanderingStar } from "../../../core/eight_mansions.ts";
import {
  direction,
  gender,
  kuaGroup,
  trigram,
  wanderingStar,
} from "../../../core/words/zh_hant.ts";
import { grade, omissionFields } from "../../words/zh_hant.ts";
import type { KuaMatch } from "../answer.ts";
import type { CompatibilityKuaWords } from "./en.ts";

/** 遊星於兩人之義。 */
const SENSE: Readonly<Record<WanderingStar, string>> = {
  shengQi: "互添生氣，情誼日長",
  tianYi: "彼此調和，相扶相養",
  yanNian: "陰陽相濟，久處而和",
  fuWei: "氣質相同，安穩而少變",
  huoHai: "口舌細故，宜坦誠相待",
  liuSha: "情緒相擾，宜留分寸",
  wuGui: "易生猜疑，事宜公開",
  jueMing: "稟性相違，同住須多忍讓",
};

function readOut({ a, b, star, sameGroup, score, readings }: KuaMatch): readonly string[] {
  const scores = readings.map((one) => one.score);
  const spread =
    readings.length > 1
      ? `因有未具之項，可得 ${readings.length} 讀，自 ${Math.min(...scores)} 至 ${Math.max(...scores)} 分；此處述其第一，分數取其平均，為 ${score}。`
      : `得 ${score} 分。`;
  const best = ({ directions }: typeof a) =>
    directions
      .slice(0, 2)
      .map((one) => direction[one.direction])
      .join("、");
  return [
    `前者命卦${trigram[a.trigram]}（${a.kua}），後者命卦${trigram[b.trigram]}（${b.kua}），兩卦相配為${wanderingStar[star]}：${SENSE[star]}。${spread}`,
    `${sameGroup ? `同屬${kuaGroup[a.group]}，一宅可以兼宜。` : "分屬東西四命，宅向難以兩全，宜各得其位。"}前者以${best(a)}為吉，後者以${best(b)}為吉。命卦本為安床立門而設，情意之事所言不多。`,
  ];
}

export const zhHant: CompatibilityKuaWords = {
  title: "八宅命卦相配",
  summary: "以八宅論兩人命卦：互為何遊星、東西四命之別，並列各人八方",
  weighs: "兩命卦所成遊星之分數",
  fields: {
    ...omissionFields,
    genderAssumption: "未提供性別",
    gender: "性別",
    solarYear: "立春之年",
    kua: "命卦數",
    raw: "五寄宮前之數",
    trigram: "命卦",
    group: "東西四命",
    directions: "八方",
    direction: "方位",
    star: "遊星",
    sameGroup: "同組",
    verdict: "結論",
    method: "計分之法",
    readings: "各讀",
    dissent: "相左之項",
  },
  terms: { direction, gender, grade, kuaGroup, trigram, wanderingStar },
  phrases: {
    trigramsMake: ({ a, b, star }) => `命卦 ${a} 與 ${b} 為${wanderingStar[star]}`,
    method: ({ scores }) =>
      `兩卦之間八星各有其分，依《八宅明鏡》之次第為 ${scores.join("、")}。次第本於書，分數為本服務自訂。`,
    withoutTime: "未提供出生時間，而立春適在當日，兩年並讀，取其平均。",
    withoutGender: "未提供性別，而命卦因之而異，故兩讀而取其平均。",
  },
  reading: readOut,
  picture: {
    title: "命卦相配",
    side: ({ group, kua }) => `${kuaGroup[group]} ${kua}`,
  },
};
