/** What planets, signs, pillars and worlds bring to a reading of the Tree; the folder's own words. */
import type { Text } from "#old";
import type { Pillar, TreePlanet } from "./tree.ts";

/** A planet: its name, and what its sefirah asks of a person. */
export const PLANET_TEXTS: Readonly<
  Record<TreePlanet, { readonly name: Text; readonly asks: Text }>
> = {
  sun: {
    name: { en: "the Sun", zhHant: "太陽" },
    asks: {
      en: "the heart of the Tree, where a person becomes whole and can be seen whole",
      zhHant: "生命之樹的心，人在此成為完整的自己，也在此被完整看見",
    },
  },
  moon: {
    name: { en: "the Moon", zhHant: "月亮" },
    asks: {
      en: "the store of images and habits on which every day is built",
      zhHant: "意象與習慣的倉庫，每一天都立在它上面",
    },
  },
  mercury: {
    name: { en: "Mercury", zhHant: "水星" },
    asks: {
      en: "the forms of thought, where an experience is given its name",
      zhHant: "思想之形，經驗在此得到名字",
    },
  },
  venus: {
    name: { en: "Venus", zhHant: "金星" },
    asks: {
      en: "desire that lasts, and the pull towards what is lovely",
      zhHant: "持久的嚮往，被美好之物牽引",
    },
  },
  mars: {
    name: { en: "Mars", zhHant: "火星" },
    asks: {
      en: "the power to draw a line and to hold it",
      zhHant: "劃下界線並守住它的力量",
    },
  },
  jupiter: {
    name: { en: "Jupiter", zhHant: "木星" },
    asks: {
      en: "open-handed kindness, that gives before it counts",
      zhHant: "未計先施的慷慨慈心",
    },
  },
  saturn: {
    name: { en: "Saturn", zhHant: "土星" },
    asks: {
      en: "the womb of form, where time teaches what can be kept",
      zhHant: "萬形之母，時間在此教人何者可留",
    },
  },
};

/** The signs: their names and the work of each letter, index 0 is Aries. */
export const SIGN_TEXTS: readonly {
  readonly id: string;
  readonly name: Text;
  readonly work: Text;
}[] = [
  {
    id: "aries",
    name: { en: "Aries", zhHant: "牡羊座" },
    work: { en: "opening a window and speaking first", zhHant: "開窗而先發言" },
  },
  {
    id: "taurus",
    name: { en: "Taurus", zhHant: "金牛座" },
    work: { en: "joining things so that they hold", zhHant: "把事物釘牢相接" },
  },
  {
    id: "gemini",
    name: { en: "Gemini", zhHant: "雙子座" },
    work: { en: "telling two things apart and keeping both", zhHant: "分辨兩者而兼存之" },
  },
  {
    id: "cancer",
    name: { en: "Cancer", zhHant: "巨蟹座" },
    work: { en: "fencing in what is tender", zhHant: "為柔軟之物圍起籬牆" },
  },
  {
    id: "leo",
    name: { en: "Leo", zhHant: "獅子座" },
    work: { en: "tasting life and letting courage show", zhHant: "嚐盡滋味，讓勇氣顯露" },
  },
  {
    id: "virgo",
    name: { en: "Virgo", zhHant: "處女座" },
    work: { en: "doing small things by hand and well", zhHant: "以手做小事而做得好" },
  },
  {
    id: "libra",
    name: { en: "Libra", zhHant: "天秤座" },
    work: { en: "weighing, and teaching by fairness", zhHant: "權衡，並以公平教人" },
  },
  {
    id: "scorpio",
    name: { en: "Scorpio", zhHant: "天蠍座" },
    work: { en: "going under in order to come up changed", zhHant: "沉下去，換一個人再上來" },
  },
  {
    id: "sagittarius",
    name: { en: "Sagittarius", zhHant: "射手座" },
    work: { en: "leaning on a far aim as on a staff", zhHant: "以遠方之志為杖" },
  },
  {
    id: "capricorn",
    name: { en: "Capricorn", zhHant: "摩羯座" },
    work: { en: "looking hard at the world as it is", zhHant: "直視世界的本來面目" },
  },
  {
    id: "aquarius",
    name: { en: "Aquarius", zhHant: "水瓶座" },
    work: { en: "fishing hopes out of common water", zhHant: "自眾人之水中釣起希望" },
  },
  {
    id: "pisces",
    name: { en: "Pisces", zhHant: "雙魚座" },
    work: { en: "following dreams to where they lead", zhHant: "隨夢行至其所往" },
  },
];

/** The pillars. */
export const PILLAR_TEXTS: Readonly<Record<Pillar, { readonly name: Text; readonly leans: Text }>> =
  {
    severity: {
      name: { en: "the pillar of severity", zhHant: "嚴柱" },
      leans: {
        en: "Judgement comes before giving: things are measured, named and kept within bounds, and warmth has to be invited in.",
        zhHant: "先判斷而後給予：凡事量度、命名、守其分際，暖意須另外請進門來。",
      },
    },
    middle: {
      name: { en: "the middle pillar", zhHant: "中柱" },
      leans: {
        en: "The weight lies between giving and holding back: this is a temper that seeks its balance again after every swing.",
        zhHant: "重心落在施與收之間：每一次擺盪之後，性情都會回頭尋它的平衡。",
      },
    },
    mercy: {
      name: { en: "the pillar of mercy", zhHant: "慈柱" },
      leans: {
        en: "Giving comes before judgement: doors stand open, plans grow wide, and a limit now and then is a kindness too.",
        zhHant: "先給予而後判斷：門戶常開，打算也大，偶爾設限反而也是一種仁慈。",
      },
    },
  };

/** What it means that most planets stand in one world; by id. */
export const WORLD_TEXTS: Readonly<Record<string, Text>> = {
  atzilut: {
    en: "most is moved from the spark, before there is a plan",
    zhHant: "多半由一點火花推動，計畫還在其後",
  },
  beriah: {
    en: "most is moved from feeling and from what the heart has made its own",
    zhHant: "多半由情感、由心所認定的事推動",
  },
  yetzirah: {
    en: "most is moved by words, plans and exchange",
    zhHant: "多半由言語、計畫與往來推動",
  },
  asiyah: {
    en: "most is moved by the hands, and believed once it stands",
    zhHant: "多半由雙手推動，立起來了才算數",
  },
};
