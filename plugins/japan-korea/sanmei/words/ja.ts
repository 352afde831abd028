import { PILLAR } from "#lore";
import { nativeOf } from "#east/natives.ts";
import { pillarKana } from "../../calendar/words/ja.ts";
import { yearOutOfRange } from "../../core/words/ja.ts";
import { BIRTH_VOID, VOID } from "../answer.ts";
import type { MainPlace, MainStar, SubPlace } from "../stars.ts";
import type { SanmeiWords } from "./en.ts";
import { sanmeiMain, sanmeiSub } from "./ja_stars.ts";

const sanmeiPlace: Readonly<Record<MainPlace, { text: string; about: string }>> = {
  head: { text: "頭", about: "目上との関係" },
  chest: { text: "胸", about: "本質" },
  belly: { text: "腹", about: "目下との関係" },
  leftHand: { text: "左手", about: "仕事や友人との関係" },
  rightHand: { text: "右手", about: "家庭や伴侶との関係" },
};
const sanmeiAge: Readonly<Record<SubPlace, { text: string; about: string }>> = {
  leftShoulder: { text: "左肩", about: "初年期" },
  leftFoot: { text: "左足", about: "中年期" },
  rightFoot: { text: "右足", about: "晩年期" },
};
const KEYS: Readonly<Record<MainStar, string>> = {
  kansaku: "守り",
  sekimon: "和合",
  hokaku: "自然体",
  chojo: "感性",
  rokuzon: "奉仕",
  shiroku: "蓄積",
  shaki: "行動",
  kengyu: "名誉",
  ryuko: "改革",
  gyokudo: "学び",
};
const STRENGTHS = { strong: "身強", middle: "身中", light: "身弱" };

export const ja: SanmeiWords = {
  title: "算命学の人体星図",
  summary: "五つの十大主星、三つの十二大従星とエネルギー、天中殺を人体星図で示し、読み解きます",
  fields: {
    year: "年",
    month: "月",
    day: "日",
    pair: "干支",
    reading: "読み（ローマ字）",
    ruler: "蔵干",
    daysIntoMonth: "節入りからの日数",
    main: "十大主星",
    place: "場所",
    about: "表すこと",
    star: "星",
    portrait: "人となり",
    subordinate: "十二大従星",
    energy: "エネルギー",
    strength: "強弱",
    void: "天中殺",
    kind: "種類",
    branches: "十二支",
    years: "始まる年",
    inBirth: "宿命中殺",
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
      title: "節入り日の数え方",
      options: { first: "節入り日を一日目とする", zeroth: "翌日を一日目とする" },
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
        ? `${sanmeiPlace[place].about}でも${sanmeiMain[star].text}です`
        : `${sanmeiPlace[place].about}では${sanmeiMain[star].text}で、${sanmeiMain[star].portrait}`;
    });
    const ages = of.subordinate.map(({ place, star }, i) =>
      of.subordinate.findIndex((one) => one.star === star) < i
        ? `${sanmeiAge[place].about}も${sanmeiSub[star].text}です`
        : `${sanmeiAge[place].about}は${sanmeiSub[star].text}で、${sanmeiSub[star].portrait}`,
    );
    return [
      `あなたの本質は${sanmeiMain[at("chest")].text}です。${sanmeiMain[at("chest")].portrait}。`,
      `${others.join("。")}。`,
      `${ages.join("。")}。三つを合わせたエネルギーは36点満点中${of.energy}点で、${STRENGTHS[of.strength]}に当たります。${of.strength === "light" ? "身弱は欠点ではなく、感覚の鋭さや身軽さとして表れます。" : ""}`,
      `日干支は${nativeOf(PILLAR, of.day.pair)}（${pillarKana(of.day.pair)}）、天中殺は${VOID.writings[of.void.kind]!.native}です。${of.void.years.join("、")}年からのそれぞれ二年間は、大きなことを起こさず受け身で過ごすのがよいとされます。${of.void.inBirth.length > 0 ? `生まれながらの宿命中殺として${of.void.inBirth.map((id) => BIRTH_VOID.writings[id]!.native).join("と")}を持っています。` : ""}`,
    ];
  },
  picture: {
    place: {
      head: "頭（北）",
      chest: "胸（中央）",
      belly: "腹（南）",
      leftHand: "左手（東）",
      rightHand: "右手（西）",
      leftShoulder: "左肩（初年）",
      leftFoot: "左足（中年）",
      rightFoot: "右足（晩年）",
    },
    pillars: ([year, month, day]) => `${year}年 · ${month}月 · ${day}日`,
    main: (star) => KEYS[star],
    sub: (_star, energy) => `${energy}点`,
    energy: ({ energy, strength }) => `エネルギー ${energy}／36点 · ${STRENGTHS[strength]}`,
    voids: ({ void: { kind } }) => VOID.writings[kind]!.native!,
    desc: (of) =>
      `人体星図。${of.main.map(({ place, star }) => `${sanmeiPlace[place].text}${sanmeiMain[star].text}`).join("、")}`,
  },
};
