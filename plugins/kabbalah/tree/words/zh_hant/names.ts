/** Names of planets, signs, sefirot, pillars and worlds in Chinese, and what each brings to a reading. */
import type { Sign } from "#lore";
import type { Pillar, SefirahId, TreePlanet, WorldId } from "../../sefirot.ts";

/** A planet, and what its sefirah asks of a person. */
export const planets: Readonly<
  Record<TreePlanet, { readonly name: string; readonly asks: string }>
> = {
  sun: { name: "太陽", asks: "生命之樹的心，人在此成為完整的自己，也在此被完整看見" },
  moon: { name: "月亮", asks: "意象與習慣的倉庫，每一天都立在它上面" },
  mercury: { name: "水星", asks: "思想之形，經驗在此得到名字" },
  venus: { name: "金星", asks: "持久的嚮往，被美好之物牽引" },
  mars: { name: "火星", asks: "劃下界線並守住它的力量" },
  jupiter: { name: "木星", asks: "未計先施的慷慨慈心" },
  saturn: { name: "土星", asks: "萬形之母，時間在此教人何者可留" },
};

/** The signs and the work of each letter. */
export const signs: Readonly<Record<Sign, { readonly name: string; readonly work: string }>> = {
  aries: { name: "牡羊座", work: "開窗而先發言" },
  taurus: { name: "金牛座", work: "把事物釘牢相接" },
  gemini: { name: "雙子座", work: "分辨兩者而兼存之" },
  cancer: { name: "巨蟹座", work: "為柔軟之物圍起籬牆" },
  leo: { name: "獅子座", work: "嚐盡滋味，讓勇氣顯露" },
  virgo: { name: "處女座", work: "親手把小事做好" },
  libra: { name: "天秤座", work: "權衡，並以公平教人" },
  scorpio: { name: "天蠍座", work: "沉下去，換一個人再上來" },
  sagittarius: { name: "射手座", work: "執遠方之志為杖" },
  capricorn: { name: "摩羯座", work: "直視世界的本來面目" },
  aquarius: { name: "水瓶座", work: "自眾人之水中釣起希望" },
  pisces: { name: "雙魚座", work: "隨夢行至其所往" },
};

export const sefirot: Readonly<
  Record<SefirahId, { readonly text: string; readonly gloss: string }>
> = {
  keter: { text: "科帖爾", gloss: "王冠" },
  chokhmah: { text: "侯克瑪", gloss: "智慧" },
  binah: { text: "比納", gloss: "理解" },
  chesed: { text: "黑塞德", gloss: "慈愛" },
  gevurah: { text: "革夫拉", gloss: "力量" },
  tiferet: { text: "悌菲列特", gloss: "美" },
  netzach: { text: "聶札克", gloss: "勝利" },
  hod: { text: "侯德", gloss: "榮耀" },
  yesod: { text: "耶索德", gloss: "根基" },
  malkhut: { text: "瑪互特", gloss: "王國" },
};

/** What rules a sefirah where no planet does: the heavens above them, the earth below. */
export const rulers: Readonly<Record<SefirahId, string>> = {
  keter: "原動天",
  chokhmah: "黃道諸宮",
  binah: "土星",
  chesed: "木星",
  gevurah: "火星",
  tiferet: "太陽",
  netzach: "金星",
  hod: "水星",
  yesod: "月亮",
  malkhut: "大地",
};

export const pillars: Readonly<Record<Pillar, { readonly name: string; readonly leans: string }>> =
  {
    severity: {
      name: "嚴柱",
      leans: "先判斷而後給予：凡事量度、命名、守其分際，暖意須另外請進門來。",
    },
    middle: {
      name: "中柱",
      leans: "重心落在施與收之間：每一次擺盪之後，性情都會回頭尋它的平衡。",
    },
    mercy: {
      name: "慈柱",
      leans: "先給予而後判斷：門戶常開，打算也大，偶爾設限反而也是一種仁慈。",
    },
  };

/** The worlds, and what it means that most planets stand in one. */
export const worlds: Readonly<
  Record<WorldId, { readonly text: string; readonly gloss: string; readonly most: string }>
> = {
  atzilut: { text: "阿齊魯特", gloss: "流溢界", most: "多半由一點火花推動，計畫還在其後" },
  beriah: { text: "貝利亞", gloss: "創造界", most: "多半由情感、由心所認定的事推動" },
  yetzirah: { text: "耶齊拉", gloss: "形成界", most: "多半由言語、計畫與往來推動" },
  asiyah: { text: "阿西亞", gloss: "行動界", most: "多半由雙手推動，立起來了才算數" },
};
