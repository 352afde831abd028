import type { MasonicWords } from "./en.ts";

const masonicEra = {
  annoLucis: { text: "光明紀年", rite: "藍色會所、約克禮與法國禮" },
  annoInventionis: { text: "發現紀年", rite: "皇家拱門" },
  annoDepositionis: { text: "存藏紀年", rite: "祕道禮皇家與精選師傅" },
  annoOrdinis: { text: "騎士團紀年", rite: "聖殿騎士" },
  annoBenefacionis: { text: "祝福紀年", rite: "大祭司團" },
  annoMundiHebrew: { text: "創世紀年", rite: "古老公認蘇格蘭禮" },
  annoLucisMisraim: { text: "光明紀年（米斯拉音禮）", rite: "米斯拉音禮" },
};

const masonicEpoch = {
  creationOfLight: "創世之光，定於公元前四千年",
  secondTemple: "所羅巴伯始建第二聖殿，公元前五三〇年",
  solomonsTemple: "所羅門聖殿落成，定於公元前一千年",
  foundationOfTemplars: "一一一八年騎士團創立",
  deathOfMolay: "一三一四年莫萊大師受刑",
  blessingOfAbraham: "麥基洗德祝福亞伯拉罕，定於公元前一九一三年",
  hebrewCreation: "希伯來曆年，始於提斯利月一日",
  usshersCreation: "烏雪所定之創世，公元前四〇〇四年",
};

const hebrewMonth = {
  nisan: "尼散月",
  iyar: "以珥月",
  sivan: "西彎月",
  tammuz: "搭模斯月",
  av: "埃波月",
  elul: "以祿月",
  tishri: "提斯利月",
  marheshvan: "瑪西班月",
  kislev: "基斯流月",
  tevet: "提別月",
  shevat: "細罷特月",
  adar: "亞達月",
  adarI: "亞達一月",
  adarII: "亞達二月",
};

export const zhHant: MasonicWords = {
  title: "共濟會紀年",
  summary: "某日之光明、發現、存藏、騎士團、創世等紀年，及各禮書寫方式",
  fields: {
    eras: "紀年",
    annoLucis: "光明紀年",
    annoInventionis: "發現紀年",
    annoDepositionis: "存藏紀年",
    annoOrdinis: "騎士團紀年",
    annoBenefacionis: "祝福紀年",
    annoMundiHebrew: "創世紀年",
    annoLucisMisraim: "米斯拉音禮光明紀年",
    name: "紀年名",
    rite: "行用者",
    abbreviation: "縮寫",
    from: "起點",
    year: "年",
    frenchRite: "法國禮之日",
    scottishRite: "蘇格蘭禮之日",
    month: "月",
    day: "日",
    formatted: "各禮寫法",
  },
  terms: { masonicEra, masonicEpoch, hebrewMonth },
  conventions: {
    lucisYearStart: {
      title: "光明紀年之歲首",
      options: { january1: "一月一日", march1: "三月一日" },
    },
    ordinisEpoch: {
      title: "騎士團紀年之起點",
      options: { "1118": "聖殿騎士團創立", "1314": "莫萊大師受刑" },
    },
  },
  reading: ({ eras, frenchRite, scottishRite }) => {
    const { annoLucis: craft, ...others } = eras;
    const rest = Object.values(others)
      .filter(({ year }) => year !== null)
      .map(({ name, year }) => {
        const { text, rite } = masonicEra[name];
        return text.includes("（") ? `${text}${year} 年` : `${text} ${year} 年（${rite}）`;
      })
      .join("、");
    const opening =
      craft.year === null
        ? "當日光明紀年尚未起算。"
        : `就藍色會所而言，當日屬${masonicEra[craft.name].text} ${craft.year} 年，起點是${masonicEpoch[craft.from]}。`;
    const beside = craft.year === null ? "已起算者有" : "此外有";
    return [
      rest === "" ? opening : `${opening}${beside}${rest}。`,
      `法國禮自三月起數月，寫作第 ${frenchRite.month} 月第 ${frenchRite.day} 日；蘇格蘭禮依希伯來曆，寫作${hebrewMonth[scottishRite.month]} ${scottishRite.day} 日。`,
      "這些紀元都是禮儀之用：各自從本禮的傳說算起，而歲首在哪一天，各會所並不一致。",
    ];
  },
};
