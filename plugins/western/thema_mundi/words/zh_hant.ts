import * as core from "../../core/words/zh_hant.ts";
import type { ThemaWords } from "./en.ts";

const { aspect, body, placeName, sign } = core;

const STEPS: Readonly<Record<number, string>> = {
  1: "緊鄰日月",
  2: "距日月各兩座",
  3: "距日月各三座",
  4: "距日月各四座",
  5: "與日月相對",
};

const NATURES = {
  sextile: "友善而略須用心",
  square: "爭競",
  trine: "全然友善",
  opposition: "敵對",
};

export const zhHant: ThemaWords = {
  title: "世界誕生盤",
  summary: "世界誕生盤及其所釋：星座主星、相位性質與擢升",
  fields: {
    ...core.place,
    ...core.angles,
    placements: "各星之位",
    planet: "行星",
    house: "宮位",
    derivations: "由此推得",
    rule: "所釋",
    signs: "星座",
    lesson: "推得之由",
    overlay: "與出生相疊",
    ascendantSign: "上升星座",
    planets: "行星",
    houseOfTheWorld: "世界盤之宮",
    natalHouse: "本命宮位",
    signsFromHome: "距其本位之座數",
  },
  terms: {
    lesson: {
      domicile: "星座之主",
      sextile: "六分相之性",
      square: "四分相之性",
      trine: "三分相之性",
      opposition: "對分相之性",
      exaltation: "擢升",
    },
  },
  phrases: {
    homes: ({ planet, solar, lunar, steps }) =>
      `${body[planet]}於太陽一側主${sign[solar]}，於月亮一側主${sign[lunar]}，${STEPS[steps]}。`,
    aspectNature: ({ planet, aspect: kind }) =>
      `${body[planet]}之座與日月之座成${aspect[kind]}，故${aspect[kind]}具${body[planet]}之性：${NATURES[kind]}。`,
    exalted: ({ planet, sign: at, home, aspect: kind }) =>
      `${body[planet]}擢升於${sign[at]}，與其本座${sign[home]}成${aspect[kind]}。`,
  },
  refusals: core.chartRefusals,
  reading: () => [
    "據費爾米庫斯所述，世界誕生之時巨蟹座十五度上升，諸星各居其本座之中：月亮在巨蟹，太陽在獅子，水、金、火、木、土依次居於其後各座。此圖乃教學之圖而非史事：星座之主與相位之性皆由此推出。",
  ],
  picture: {
    ...core.wheel,
    title: "世界誕生盤",
    desc: ({ placements }) =>
      placements
        .map(({ planet, longitudeDeg }) => `${body[planet]} ${placeName(longitudeDeg)}`)
        .join("；"),
  },
};
