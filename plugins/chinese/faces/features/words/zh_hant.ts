import { natives } from "#east/natives.ts";
import { FACE_PALACE, FACE_PART, FEATURE, OFFICER, type FacePart } from "../terms.ts";
import type { FaceWords } from "./en.ts";
import { SENSES } from "./features_zh_hant.ts";

const facePart = natives(FACE_PART);
const officerName = natives(OFFICER);
const palaceName = natives(FACE_PALACE);
const names = natives(FEATURE);
const luck = { lucky: "吉", mixed: "平", unlucky: "凶" };
const faceOfficer = {
  ears: { text: officerName.ears, about: "耳" },
  brows: { text: officerName.brows, about: "眉" },
  eyes: { text: officerName.eyes, about: "目" },
  nose: { text: officerName.nose, about: "鼻" },
  mouth: { text: officerName.mouth, about: "口" },
};
const facePalace = {
  life: { text: palaceName.life, about: "所願與順逆" },
  wealth: { text: palaceName.wealth, about: "錢財" },
  siblings: { text: palaceName.siblings, about: "手足朋友" },
  property: { text: palaceName.property, about: "田宅" },
  children: { text: palaceName.children, about: "子女門生" },
  servants: { text: palaceName.servants, about: "部屬助手" },
  spouse: { text: palaceName.spouse, about: "婚姻" },
  health: { text: palaceName.health, about: "體力" },
  travel: { text: palaceName.travel, about: "出行遷居" },
  official: { text: palaceName.official, about: "事業" },
  fortune: { text: palaceName.fortune, about: "福樂心情" },
  parents: { text: palaceName.parents, about: "長輩" },
};
const faceFeature = Object.fromEntries(
  FEATURE.ids.map((id) => [id, { text: names[id], sense: SENSES[id] }]),
) as FaceWords["terms"]["faceFeature"];
const SHAPES = {
  high: "高",
  low: "低",
  round: "圓",
  lined: "有紋",
  marked: "有痕",
  clear: "明淨",
  narrow: "狹",
  long: "長",
  short: "短",
  thick: "濃",
  thin: "薄疏",
  curved: "彎",
  straight: "直",
  broken: "斷",
  large: "大",
  small: "小",
  bright: "有神",
  deep: "深",
  protruding: "凸",
  full: "飽滿",
  sunken: "陷",
  dark: "暗",
  flat: "平",
  hooked: "勾",
  fleshy: "豐",
  upturned: "上揚",
  smooth: "豐隆",
  rounded: "圓潤",
  shallow: "淺",
  downturned: "下垂",
  outward: "外張",
  pointed: "尖",
  receding: "後縮",
};

export const zhHant: FaceWords = {
  title: "面相",
  summary: "依固定用語之描述（不看照片）讀面相：五官、十二宮、所助與所宜留意，以及流年所行部位",
  inputs: {
    features: { label: "面貌", about: "至多二十四項，部位與形狀" },
    part: { label: "部位", about: "面上部位", values: facePart },
    shape: { label: "形狀", about: "各部位有其可用之形狀", values: SHAPES },
    age: { label: "年齡", about: "用以定流年部位" },
  },
  fields: {
    features: "面貌",
    feature: "特徵",
    sense: "所主",
    part: "部位",
    palace: "宮位",
    about: "說明",
    luck: "吉凶",
    officers: "五官",
    officer: "官",
    palaces: "十二宮",
    agePart: "流年部位",
    ageFeatures: "該處所述",
    score: "分數",
    verdict: "判語",
  },
  terms: {
    facePart,
    faceOfficer,
    facePalace,
    faceFeature,
    luck,
    faceGrade: { open: "開朗", even: "持平", guarded: "斂藏" },
  },
  phrases: {
    helps: ({ feature }) => `${names[feature]}，有助。`,
    asks: ({ feature }) => `${names[feature]}，宜留意。`,
    shapeOfOther: ({ part, shapes }) => `${facePart[part as FacePart]}可用之形狀：${shapes}`,
    twice: ({ part }) => `${facePart[part as FacePart]}重複描述`,
  },
  conventions: {
    ageCounts: { title: "年齡算法", options: { nominal: "虛歲", full: "實歲" } },
  },
  reading({ palaces, officers, agePart, ageFeatures, verdict }) {
    const strong = officers.filter((one) => one.luck === "lucky");
    const shown = {
      open: "所述之貌開朗，助多於礙。",
      even: "所述之貌，助礙相當。",
      guarded: "所述之貌斂藏，相書以儀態與習慣補之。",
    };
    return [
      `${shown[verdict.value]}${strong.length > 0 ? `五官之中，${strong.map((one) => officerName[one.officer]).join("、")}為佳。` : ""}`,
      ...palaces.map(
        ({ palace, features }) =>
          `${palaceName[palace]}：${features.map((id) => `${names[id]}，${SENSES[id]}`).join("；")}。`,
      ),
      agePart
        ? `流年行${facePart[agePart]}${ageFeatures.length > 0 ? `，所述為${ageFeatures.map((id) => names[id]).join("、")}，此時應驗較重` : "，此處未有描述"}。`
        : "",
    ].filter((one) => one !== "");
  },
  picture: {
    title: "面相",
    line: ({ palace, luck: of, features }) =>
      `${palaceName[palace]}（${luck[of]}）：${features.map((id) => names[id]).join("、")}`,
  },
};
