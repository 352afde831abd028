import { BRANCH, PILLAR } from "#lore";
import { nativeOf } from "#east/natives.ts";
import { yearOutOfRange } from "../../core/words/zh_hant.ts";
import { BIRTH_VOID, VOID } from "../answer.ts";
import type { MainPlace, MainStar, SubPlace } from "../stars.ts";
import type { SanmeiWords } from "./en.ts";
import { sanmeiMain, sanmeiSub } from "./zh_hant_stars.ts";

const sanmeiPlace: Readonly<Record<MainPlace, { text: string; about: string }>> = {
  head: { text: "頭", about: "對待長上" },
  chest: { text: "胸", about: "本心" },
  belly: { text: "腹", about: "對待晚輩" },
  leftHand: { text: "左手", about: "工作與朋友之間" },
  rightHand: { text: "右手", about: "家中與伴侶之間" },
};
const sanmeiAge: Readonly<Record<SubPlace, { text: string; about: string }>> = {
  leftShoulder: { text: "左肩", about: "早年" },
  leftFoot: { text: "左足", about: "中年" },
  rightFoot: { text: "右足", about: "晚年" },
};
const STRENGTHS = { strong: "身強", middle: "中等", light: "身輕" };
const STAGE: Readonly<Record<SubPlace, string>> = {
  leftShoulder: "早年",
  leftFoot: "中年",
  rightFoot: "晚年",
};

export const zhHant: SanmeiWords = {
  title: "算命學人體星圖",
  summary: "日本算命學之人體星圖：五主星、三從星及其能量、天中殺之年，附解讀",
  fields: {
    year: "年",
    month: "月",
    day: "日",
    pair: "干支",
    reading: "日本讀法",
    ruler: "當令藏干",
    daysIntoMonth: "節入日數",
    main: "十大主星",
    place: "部位",
    about: "所主",
    star: "星",
    portrait: "性情",
    subordinate: "十二大從星",
    energy: "能量",
    strength: "強弱",
    void: "天中殺",
    kind: "類",
    branches: "地支",
    years: "起始之年",
    inBirth: "命中所帶",
  },
  terms: {
    sanmeiMain,
    sanmeiSub,
    sanmeiPlace,
    sanmeiAge,
    sanmeiStrength: STRENGTHS,
    sanmeiVoid: {
      xuHai: "戌亥天中殺",
      shenYou: "申酉天中殺",
      wuWei: "午未天中殺",
      chenSi: "辰巳天中殺",
      yinMao: "寅卯天中殺",
      ziChou: "子丑天中殺",
    },
    sanmeiBirthVoid: { year: "生年中殺", month: "生月中殺", day: "生日中殺" },
  },
  conventions: {
    termDay: {
      title: "節入之日",
      options: { first: "算作第一日", zeroth: "不計，次日為第一日" },
    },
  },
  refusals: { yearOutOfRange },
  reading(of) {
    const at = (place: MainPlace) => of.main.find((one) => one.place === place)!.star;
    const said = new Set<MainStar>([at("chest")]);
    const others = (["head", "leftHand", "rightHand", "belly"] as const).map((place) => {
      const star = at(place);
      const again = said.has(star);
      said.add(star);
      return again
        ? `${sanmeiPlace[place].about}也是${sanmeiMain[star].text}`
        : `${sanmeiPlace[place].about}是${sanmeiMain[star].text}，${sanmeiMain[star].portrait}`;
    });
    const ages = of.subordinate.map(({ place, star }, i) =>
      of.subordinate.findIndex((one) => one.star === star) < i
        ? `${STAGE[place]}亦逢${sanmeiSub[star].text}`
        : `${STAGE[place]}逢${sanmeiSub[star].text}，${sanmeiSub[star].portrait}`,
    );
    return [
      `你的本心是${sanmeiMain[at("chest")].text}：${sanmeiMain[at("chest")].portrait}。`,
      `${others.join("；")}。`,
      `${ages.join("；")}。三星合計 ${of.energy} 點（滿三十六），屬${STRENGTHS[of.strength]}${of.strength === "light" ? "；輕者靈敏，並非不足" : ""}。`,
      `日柱${nativeOf(PILLAR, of.day.pair)}，空出${of.void.branches.map((id) => nativeOf(BRANCH, id)).join("、")}，為${VOID.writings[of.void.kind]!.native}；自 ${of.void.years.join("、")} 年起各兩年，此派主張順受而不起大事。${of.void.inBirth.length > 0 ? `命中自帶${of.void.inBirth.map((id) => BIRTH_VOID.writings[id]!.native).join("、")}。` : ""}`,
    ];
  },
  picture: {
    place: {
      head: "頭",
      chest: "胸",
      belly: "腹",
      leftHand: "左手",
      rightHand: "右手",
      leftShoulder: "左肩（早年）",
      leftFoot: "左足（中年）",
      rightFoot: "右足（晚年）",
    },
    pillars: ([year, month, day]) => `${year}年 · ${month}月 · ${day}日`,
    main: (star) => sanmeiMain[star].portrait.split("，")[0]!,
    sub: (_star, energy) => `能量 ${energy}`,
    energy: ({ energy, strength }) => `能量合計 ${energy}／36，${STRENGTHS[strength]}`,
    voids: ({ void: { kind } }) => VOID.writings[kind]!.native!,
    desc: (of) =>
      `人體星圖：${of.main.map(({ place, star }) => `${sanmeiPlace[place].text}${sanmeiMain[star].text}`).join("、")}`,
  },
};
