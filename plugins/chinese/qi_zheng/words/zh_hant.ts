import { BRANCH } from "#lore";
import { MANSION } from "#east/almanac/terms.ts";
import { natives } from "#east/natives.ts";
import { DIGNITY, FORMATION, QI_BODY, QI_HOUSE } from "../terms.ts";
import type { QiWords } from "./en.ts";

const body = natives(QI_BODY);
const house = natives(QI_HOUSE);
const mansion = natives(MANSION);
const branch = natives(BRANCH);
const formation = natives(FORMATION);
const dignity = natives(DIGNITY);
const brings = {
  sun: "顯達",
  moon: "情感與變動",
  jupiter: "生長與仁厚",
  mars: "衝勁與摩擦",
  saturn: "耐久與沉重",
  venus: "和悅與公道",
  mercury: "機智與營商",
  luoHou: "先行之志",
  jiDu: "退藏與洞見",
  yueBei: "自行其是之欲",
  ziQi: "清福",
};
const about = {
  life: "自身",
  wealth: "所得",
  siblings: "手足同輩",
  property: "居家田產",
  children: "子女門生",
  servants: "共事之人",
  spouse: "伴侶",
  health: "體力",
  travel: "出行遷居",
  office: "事業名位",
  fortune: "所樂之事",
  looks: "儀表",
};
const palace = (id: keyof typeof house) => house[id].replace(/宮?$/, "宮");
const withAbout = <T extends string>(
  names: Readonly<Record<T, string>>,
  texts: Readonly<Record<T, string>>,
) =>
  Object.fromEntries(
    Object.keys(names).map((id) => [id, { text: names[id as T], about: texts[id as T] }]),
  ) as Record<T, { text: string; about: string }>;
const formationAbout = {
  lightsBeside: "得貴顯之人夾輔",
  lightsTogether: "志與情相合",
  venusMercurySun: "才辯文采可見",
  lordHome: "可自恃",
  lordInLife: "品性重於境遇",
  pearls: "才力聚於一處",
};

export const zhHant: QiWords = {
  title: "七政四餘",
  summary:
    "果老星盤：日月五星與羅睺、計都、月孛，入二十八宿與十二宮，論宮主、歸垣升殿與格局，並附解讀；紫氣無星，自行給度者方列",
  inputs: { ziQiDeg: { label: "紫氣之度", about: "依自用之表，黃經度數" } },
  fields: {
    life: "命宮",
    branch: "支",
    lord: "宮主",
    bodyPalace: "身宮",
    bodies: "諸曜",
    body: "曜",
    longitudeDeg: "黃經",
    lodge: "宿",
    withinDeg: "入宿度",
    house: "宮",
    about: "說明",
    isRetrograde: "逆行",
    dignities: "垣殿",
    houses: "十二宮",
    formations: "格局",
    withZiQi: "有紫氣",
  },
  terms: {
    qiBody: body,
    qiHouse: withAbout(house, about),
    qiDignity: withAbout(dignity, { ownPalace: "在所主之宮", ownLodge: "在本曜之宿" }),
    qiFormation: withAbout(formation, formationAbout),
    mansion,
  },
  conventions: {
    lodgeFrame: { title: "宮界", options: { ancient: "依宿度", modern: "依中氣" } },
    nodes: { title: "羅睺", options: { luoHouAscends: "升交", luoHouDescends: "降交" } },
    apogee: { title: "月孛", options: { mean: "平遠地點", true: "真遠地點" } },
  },
  refusals: {
    birthTimeNeeded: { when: "有生日而無時辰", says: "無生時則不能安十二宮" },
  },
  reading({ life, houses, bodies, formations, bodyPalace, withZiQi }) {
    const lord = bodies.find((one) => one.body === life.lord)!;
    const strong = bodies.filter(({ dignities }) => dignities.length > 0);
    return [
      `命宮在${branch[life.branch]}，命主${body[life.lord]}，躔${mansion[lord.lodge]}宿，居${palace(lord.house)}${lord.isRetrograde ? "而逆行" : ""}，志向繫於${about[lord.house]}。身宮隨月在${branch[bodyPalace]}。`,
      ...houses
        .filter((one) => one.bodies.length > 0)
        .map(
          (one) =>
            `${house[one.house]}（${about[one.house]}）：${one.bodies.map((id) => `${body[id]}主${brings[id]}`).join("，")}。`,
        ),
      strong.length > 0
        ? `${strong.map((one) => `${body[one.body]}${one.dignities.map((id) => dignity[id]).join("、")}`).join("，")}，可以倚重。`
        : "",
      ...formations.map((id) => `${formation[id]}：${formationAbout[id]}。`),
      withZiQi ? "" : "紫氣無星可測，諸書起算不一，故不列。",
    ].filter((one) => one !== "");
  },
  picture: {
    title: "七政四餘",
    house: (id) => about[id],
    short: () => [],
    lines: ({ life, formations }) => [
      `命宮${branch[life.branch]}，命主${body[life.lord]}`,
      ...formations.slice(0, 3).map((id) => formation[id]),
    ],
  },
};
