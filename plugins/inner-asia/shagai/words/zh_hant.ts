import { matters } from "#lore/words/matters_zh_hant.ts";
import { stepOf } from "#lore/words/matters.ts";
import { opening } from "#east/draw/words/zh_hant.ts";
import type { ShagaiAnswer } from "../answer.ts";
import { PARTS, type Side } from "../bones.ts";
import type { ShagaiWords } from "./en.ts";

const shagaiSide = {
  horse: { text: "馬", about: "最吉的一面：快，騎者到得了" },
  sheep: { text: "綿羊", about: "寬而鼓的一面：豐足與善意" },
  goat: { text: "山羊", about: "寬而凹的一面：草薄，為草相爭" },
  camel: { text: "駱駝", about: "窄而凹的一面：負重走遠路" },
};
const shagaiThrow = {
  allFour: { text: "四畜俱全", about: "四畜同時出現，是踝骨最吉的一擲" },
  allAlike: { text: "四枚一色", about: "整片草原只有一群" },
  three: { text: "三同一異", about: "一群之中混進一頭" },
  pairs: { text: "兩對", about: "兩群並排吃草" },
  pair: { text: "一對兩單", about: "雜群之中有個領頭" },
};
const told: Readonly<Record<Side, readonly string[]>> = {
  horse: [
    "一匹馬已上鞍，事情有一部分走得快",
    "兩馬並駕，你不是獨自上路",
    "三馬跑在前頭，抓緊韁繩把住方向",
    "四馬齊出，平野上無人追得上你",
  ],
  sheep: [
    "一隻綿羊走到帳前，是可以收下的小禮",
    "兩隻綿羊肥壯，夠分給別人",
    "三隻綿羊擠滿圈，先收攏再往前",
    "四隻綿羊，四面善意，哪裡都不急",
  ],
  goat: [
    "一隻山羊鑽進糧倉，有點東西被啃掉",
    "兩隻山羊頂角，有人不肯讓",
    "三隻山羊啃禿山坡，這一季收成薄",
    "四隻山羊，各走各的，什麼都站不住",
  ],
  camel: [
    "一頭駱駝跪下，事情有一部分得等",
    "兩頭駱駝合馱，重而且遠",
    "三頭駱駝背風而立，留在原地為宜",
    "四頭駱駝，一支還沒出發的商隊",
  ],
};
const NUMBERS = ["", "一", "兩", "三", "四"];
const herdOf = ({ counts }: ShagaiAnswer) =>
  counts.filter(({ count }) => count > 0).map(({ side, count }) => told[side][count - 1]!);

export const zhHant: ShagaiWords = {
  title: "沙嘎（羊踝骨）占",
  summary: "擲四枚羊踝骨，看馬、綿羊、山羊、駱駝如何同現",
  weighs: "五十分加四面之重",
  inputs: {
    bones: {
      label: "自行擲得",
      about: "自行擲四枚踝骨所得的面；如此則不再隨機",
      values: { horse: "馬", sheep: "綿羊", goat: "山羊", camel: "駱駝" },
    },
  },
  fields: {
    optionBones: "各選項之擲",
    bones: "四骨",
    counts: "各面之數",
    side: "面",
    count: "枚數",
    chief: "主面",
    thrown: "擲式",
    about: "所言",
    leaning: "傾向",
  },
  terms: { shagaiSide, shagaiThrow },
  phrases: {
    bySide: ({ side, count }) => told[side][count - 1]!,
    byThrow: ({ thrown }) => shagaiThrow[thrown].about,
  },
  reading: (shagai) => {
    const { question, asked, reply, chief, thrown, counts, score } = shagai;
    const { text, about } = shagaiThrow[thrown];
    const lie = counts
      .filter(({ count }) => count > 0)
      .map(({ side, count }) => `${NUMBERS[count]!}枚${shagaiSide[side].text}`)
      .join("、");
    const body = `${lie}，是「${text}」：${about}。`;
    const herds = `${herdOf(shagai).join("；")}。`;
    if (question === null) return [body, herds];
    const matter = matters[asked.matter];
    const why = reply.where
      ? `踝骨多現${shagaiSide[chief].text}，那是牠的方位。`
      : reply.when
        ? `領頭的是${shagaiSide[chief].text}，照牠的腳程來。`
        : "";
    const looks = counts
      .filter(({ count }) => count > 0)
      .map(({ side }) => `${shagaiSide[side].text}指的是${matter[PARTS[side]]}`);
    return [
      opening({
        asked,
        reply,
        question,
        score,
        why,
        by: shagai.optionBones.map((bones) =>
          bones.map((side) => shagaiSide[side].text).join("、"),
        ),
        silent: "",
      }),
      `${looks.join("，")}。`,
      thrown === "allFour" ? body : herds,
      stepOf(matter, reply.standing),
    ];
  },
  picture: {
    title: ({ thrown }) => shagaiThrow[thrown].text,
    desc: ({ bones }) => bones.map((side) => shagaiSide[side].text).join("、"),
  },
};
