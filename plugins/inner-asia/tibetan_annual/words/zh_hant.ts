import { animal12, dateText, phase, refusals } from "../../core/words/zh_hant.ts";
import { zhHant as natal } from "../../tibetan/words/zh_hant.ts";
import type { AnnualAnswer } from "../answer.ts";
import type { Bond } from "../rules.ts";
import type { AnnualWords } from "./en.ts";

const { sex, force } = natal.terms;

const mewa = {
  "1": { text: "一白", about: "這一年宜清理，也利近水與遠行" },
  "2": { text: "二黑", about: "這一年容易受外人牽累，承諾宜小" },
  "3": { text: "三靛", about: "這一年怒氣來得慢，爭端趁小化解" },
  "4": { text: "四綠", about: "這一年宜園圃、水源與一切栽種" },
  "5": { text: "五黃", about: "這一年以家為重，先顧屋與親人" },
  "6": { text: "六白", about: "這一年交到有用的人，思路清楚" },
  "7": { text: "七紅", about: "這一年血氣旺，別讓它替你作主" },
  "8": { text: "八白", about: "這一年的付出有人看見" },
  "9": { text: "九絳紅", about: "這一年越分享所得越多" },
};
const parkha = {
  li: { text: "離（火）", about: "宜露面，宜開口" },
  khon: { text: "坤（地）", about: "宜承擔，宜耐心" },
  dwa: { text: "兌（鐵與澤）", about: "了結該了結的，也要享樂" },
  khen: { text: "乾（天）", about: "帶頭做事，並請教長者" },
  kham: { text: "坎（水）", about: "遇阻就繞過去" },
  gin: { text: "艮（山）", about: "留下來把事做完" },
  zin: { text: "震（木）", about: "宜起頭，宜生長" },
  zon: { text: "巽（風）", about: "宜走動、書寫、拜訪" },
};
const yearKnot = {
  own: { text: "本命生肖回來", about: "是為結年（lo skag），宜謹慎、默默積善，不冒無謂之險" },
  opposite: { text: "第七肖", about: "與你的生肖相對，旁人往另一頭拉，早些讓步" },
  trine: { text: "三合之友", about: "與你同屬三合，容易得伴" },
  none: { text: "不親不敵", about: "年肖與你的生肖互不相擾" },
};
const yearBond = { mother: "母", friend: "友", same: "同", child: "子", foe: "敵" };
const bond: Readonly<Record<Bond, string>> = {
  mother: "生養",
  friend: "聽命於",
  same: "等同",
  child: "耗用",
  foe: "剋制",
};
const yearText = ({ polarity, element, animal }: AnnualAnswer["born"]) =>
  `${sex[polarity]}${phase[element]}${animal12[animal]}年`;

export const zhHant: AnnualWords = {
  title: "西藏流年",
  summary: "以黑白石子比較流年與生年的五力，並求走到的九宮與卦位，以及結年",
  inputs: { year: { label: "年", about: "藏曆新年所在的公曆年" } },
  fields: {
    born: "生年",
    year: "流年",
    westernYear: "歲首所在公曆年",
    element: "五行",
    animal: "生肖",
    polarity: "陰陽",
    losar: "洛薩",
    age: "虛歲",
    forces: "五力",
    force: "力",
    birth: "生年所屬",
    "forces/year": "流年所屬",
    bond: "流年對生年",
    white: "白石",
    black: "黑石",
    mewaOfBirth: "生年九宮",
    mewa: "流年九宮",
    parkha: "流年卦",
    about: "所言",
    knot: "年肖與本命",
    nextOwn: "下一個本命年",
    nextOpposite: "下一個對沖年",
  },
  terms: { phase, animal12, sex, force, mewa, parkha, yearKnot, yearBond },
  phrases: { beforeBirth: ({ born }) => `生年為 ${born}，請給該年或以後的年份` },
  refusals,
  reading: (annual) => {
    const { born, year, age, forces, white, black, knot } = annual;
    const told = forces.map(
      (one) =>
        `${force[one.force]}：流年之${phase[one.year]}${bond[one.bond]}你的${phase[one.birth]}`,
    );
    const balance =
      white > black
        ? "這一年給的比要的多"
        : white === black
          ? "這一年放多少得多少"
          : "這一年要的比給的多";
    return [
      `你生於 ${born.westernYear} 年的${yearText(born)}；${yearText(year)}始於 ${dateText(annual.losar)}，是你連生年算起的第 ${age} 年。${yearKnot[knot].text}：${yearKnot[knot].about}。`,
      `${told.join("；")}。合計白石 ${white} 枚、黑石 ${black} 枚：${balance}。`,
      `${annual.mewaOfBirth === annual.mewa ? `九宮回到生年的${mewa[annual.mewa].text}` : `九宮由${mewa[annual.mewaOfBirth].text}走到${mewa[annual.mewa].text}`}，${mewa[annual.mewa].about}；卦位走到${parkha[annual.parkha].text}，${parkha[annual.parkha].about}。`,
      `下一個本命年是 ${annual.nextOwn} 年，下一個對沖年是 ${annual.nextOpposite} 年。`,
    ];
  },
  picture: {
    title: ({ year }) => `${year.westernYear} ${yearText(year)}`,
    subtitle: ({ born, age }) => `生於 ${born.westernYear} ${yearText(born)}，第 ${age} 年`,
    desc: ({ forces }) =>
      forces
        .map(
          (one) =>
            `${force[one.force]}：生年${phase[one.birth]}，流年${phase[one.year]}，白 ${one.white} 黑 ${one.black}`,
        )
        .join("；"),
    short: { life: "命力", body: "身力", power: "權勢", luck: "風馬", spirit: "魂" },
    birth: "生年",
    year: "流年",
    stones: ({ white, black }) => `白石 ${white}　黑石 ${black}`,
  },
};
