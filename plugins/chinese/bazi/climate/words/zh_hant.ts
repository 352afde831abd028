import { BRANCH, STEM, type Phase, type Stem } from "#lore";
import { natives, nativeOf } from "#east/natives.ts";
import * as core from "../../../core/words/zh_hant.ts";
import { AIR } from "../terms.ts";
import { branchesHolding } from "../roots.ts";
import type { ClimateWords } from "./en.ts";

const images: Readonly<Record<Stem, string>> = {
  jia: "大樹",
  yi: "花草",
  bing: "太陽",
  ding: "燈燭爐火",
  wu: "堤岸高山",
  ji: "田園之土",
  geng: "斧鉞",
  xin: "珠玉",
  ren: "江河",
  gui: "雨露",
};
const air = natives(AIR);

const does: Readonly<Record<Phase, Readonly<Record<Phase, string>>>> = {
  wood: {
    wood: "相伴同林",
    fire: "暖其身而發其華",
    earth: "為其栽根之地",
    metal: "修剪成材",
    water: "滋潤其根",
  },
  fire: {
    wood: "添薪引焰",
    fire: "助其光明",
    earth: "護火而不散",
    metal: "劈木以供薪，亦為其所用",
    water: "既濟而映其光",
  },
  earth: {
    wood: "疏土使鬆",
    fire: "暖土",
    earth: "增其厚",
    metal: "洩其有餘",
    water: "潤土",
  },
  metal: {
    wood: "破埋金之土，或引煉金之火",
    fire: "煆煉成器，或去其寒",
    earth: "生養其根",
    metal: "同類相扶",
    water: "淘洗生光",
  },
  water: {
    wood: "疏導其流，破土之塞",
    fire: "去寒而得用",
    earth: "築堤收束",
    metal: "為水之源",
    water: "增其勢",
  },
};

export const zhHant: ClimateWords = {
  title: "調候用神",
  summary: "日干生於某月，何者可使寒暖燥溼得中：窮通寶鑑十干十二月，共一百二十條",
  inputs: {
    dayStem: { label: "日干", about: "日柱之天干", values: natives(STEM) },
    monthBranch: { label: "月支", about: "月柱之地支", values: natives(BRANCH) },
  },
  fields: {
    dayStem: "日干",
    element: "五行",
    monthBranch: "月支",
    air: "月令之氣",
    gods: "調候用神",
    stem: "天干",
    tenGod: "十神",
    rank: "次序",
  },
  terms: { air, tenGod: core.tenGod },
  phrases: {},
  reading({ dayStem, element, monthBranch, air: breath, gods }) {
    const [chief, ...rest] = gods;
    const named = (stem: Stem) => `${nativeOf(STEM, stem)}（${images[stem]}）`;
    const phases = [...new Set(rest.map((one) => one.element))];
    const after =
      rest.length === 0
        ? `專用${nativeOf(STEM, chief!.stem)}，不必他求。`
        : `佐以${phases
            .map((phase) => {
              const stems = rest.filter((one) => one.element === phase);
              const what = phase === chief!.element ? "與主同功" : does[element][phase];
              return `${stems.map(({ stem }) => named(stem)).join("、")}，${what}`;
            })
            .join("；")}。`;
    return [
      `${named(dayStem)}日生於${nativeOf(BRANCH, monthBranch)}月，${air[breath]}之時。首取${named(chief!.stem)}，於日干為${core.tenGod[chief!.tenGod]}，${does[element][chief!.element]}。${after}`,
      `${nativeOf(STEM, chief!.stem)}透於天干為上；若不透而藏於${branchesHolding(chief!.stem)
        .map((id) => nativeOf(BRANCH, id))
        .join("、")}之中，待大運流年引出而後得力。${nativeOf(STEM, dayStem)}日之旺衰與格局須另論。`,
    ];
  },
  picture: {
    title: (day, month) => `調候：${day}生${month}月`,
    image: (stem) => images[stem],
    air: (id) => air[id],
    wants: "所取，首者為主",
  },
};
