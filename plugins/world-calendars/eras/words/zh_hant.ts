import { chinese } from "#sdk";
import type { ErasWords } from "./en.ts";

const era = {
  common: { text: "公元", about: "民用紀年，無零年" },
  auc: { text: "羅馬建城紀元", about: "瓦羅之說，自建城起算" },
  olympiad: { text: "奧林匹克紀年", about: "四年一屆，自公元前 776 年夏" },
  seleucid: { text: "塞琉古紀元（馬其頓式）", about: "公元前 312 年秋" },
  seleucidBabylon: { text: "塞琉古紀元（巴比倫式）", about: "公元前 311 年春" },
  nabonassar: { text: "納波那薩爾紀元", about: "托勒密所用，自公元前 747 年" },
  spanish: { text: "西班牙紀元", about: "自公元前 38 年，伊比利用至十五世紀" },
  coptic: { text: "殉道者紀元", about: "自戴克里先即位，公元 284 年" },
  ethiopian: { text: "衣索比亞慈悲紀元", about: "比公元晚七或八年" },
  ameteAlem: { text: "衣索比亞創世紀元", about: "比慈悲紀元早五千五百年" },
  byzantine: { text: "拜占庭創世紀元", about: "自公元前 5509 年 9 月 1 日" },
  alexandrian: { text: "亞歷山卓創世紀元", about: "安尼亞努斯所推" },
  ussher: { text: "烏雪創世紀元", about: "自公元前 4004 年秋" },
  hebrew: { text: "希伯來創世紀元", about: "自公元前 3761 年秋" },
  annoLucis: { text: "共濟會光明紀元", about: "公元加四千" },
  julianPeriod: { text: "儒略週期", about: "斯卡利傑所立，凡 7,980 年" },
  armenian: { text: "亞美尼亞紀元", about: "自 552 年，年長三百六十五日" },
  hijri: { text: "伊斯蘭曆（希吉來）", about: "太陰年，按算術曆" },
  persian: { text: "伊朗陽曆（太陽希吉來）", about: "伊朗與阿富汗所用" },
  shahanshahi: { text: "伊朗帝王紀元", about: "1976 至 1978 年法定" },
  yazdegerd: { text: "雅茲底格德紀元", about: "祆教所用，自 632 年，以春分歲首計" },
  kaliYuga: { text: "爭鬥時（已過年數）", about: "自公元前 3102 年 2 月 18 日" },
  saka: { text: "塞迦紀元", about: "印度國曆" },
  vikramNorth: { text: "超日王紀元（北式）", about: "春季歲首" },
  vikramSouth: { text: "超日王紀元（古吉拉特式）", about: "秋季歲首" },
  bengali: { text: "孟加拉紀元", about: "孟加拉所用" },
  kollam: { text: "奎隆紀元", about: "喀拉拉所用" },
  nepal: { text: "尼泊爾紀元", about: "自 879 年" },
  viraNirvana: { text: "大雄涅槃紀元", about: "耆那教所用，自公元前 527 年" },
  nanakshahi: { text: "納納克沙希紀元", about: "錫克教所用，自 1469 年" },
  buddhistThai: { text: "佛曆（泰國）", about: "1941 年起以 1 月 1 日為歲首" },
  buddhistSriLanka: { text: "佛曆（斯里蘭卡）", about: "衛塞節歲首" },
  burmese: { text: "緬曆", about: "自 638 年" },
  tibetan: { text: "西藏王曆", about: "自首位贊普" },
  minguo: { text: "中華民國紀年", about: "自 1912 年" },
  juche: { text: "主體紀年", about: "北韓，自 1912 年" },
  dangun: { text: "檀君紀元", about: "韓國，自公元前 2333 年" },
  huangdi: { text: "黃帝紀元", about: "自公元前 2698 年，諸說之一" },
  confucius: { text: "孔子紀元", about: "自孔子生年，公元前 551 年" },
  koki: { text: "皇紀", about: "日本，自神武即位" },
  holocene: { text: "全新世紀元", about: "公元加一萬" },
  republican: { text: "法國共和紀元", about: "自 1792 年 9 月 22 日" },
  positivist: { text: "實證主義紀元", about: "孔德所立，自 1789 年" },
  fascist: { text: "法西斯紀元", about: "義大利 1922 至 1945 年" },
  bahai: { text: "巴哈伊紀元", about: "自 1844 年" },
  thelemic: { text: "泰勒瑪紀元", about: "自 1904 年，首年為零" },
  discordian: { text: "紛亂女神紀元", about: "公元加 1,166" },
};

const values = Object.fromEntries(
  Object.entries(era).map(([id, { text }]) => [id, text]),
) as Record<keyof typeof era, string>;

export const zhHant: ErasWords = {
  title: "一年在各紀元",
  summary: "同一年在羅馬、教會、伊斯蘭、印度、東亞與近代各紀元的年數，並附各自歲首",
  inputs: {
    year: { label: "年", about: "不指定紀元時：0 為公元前 1 年，-1 為公元前 2 年" },
    from: { label: "所給紀元", about: "年數所屬紀元；取其歲首所在之公曆年", values },
    era: { label: "欲換成", about: "只要一種紀元；不填則全列", values },
  },
  fields: {
    given: "所給",
    era: "紀元",
    about: "說明",
    year: "年",
    "eras/year": "元旦時之年數",
    astronomical: "公曆年（含零年）",
    historical: "公曆年",
    leapYear: "閏年",
    eras: "各紀元",
    later: "年底時之年數",
    from: "歲首",
    begins: "歲首之定法",
    cycle: "奧林匹克屆次",
    "cycle/year": "四年之第幾年",
  },
  terms: {
    era,
    eraBegins: {
      fixed: "每年同日",
      moon: "依月相，約在此時",
      wandering: "每四年早一日，於其時代約在此時",
    },
  },
  phrases: {
    noYear: "公元前 1 年與公元 1 年之間沒有零年",
    outOfRange: "公曆年超出 -99999 至 99999",
  },
  reading({ given, historical, eras }) {
    const civil = historical < 0 ? `公元前 ${-historical} 年` : `公元 ${historical} 年`;
    const asked =
      given.era === "common"
        ? civil
        : `${era[given.era].text} ${given.year} 年始於${civil}，這一年`;
    const find = (wanted: string) => eras.find((one) => one.era === wanted);
    const said = (id: keyof typeof era) => {
      const one = find(id);
      if (!one) return [];
      return [
        `${era[id].text} ${one.later === null ? `${one.year} 年` : `${one.year} 年（歲首後 ${one.later} 年）`}`,
      ];
    };
    const chosen =
      eras.length === 1
        ? said(eras[0]!.era)
        : (["auc", "hebrew", "hijri", "saka", "buddhistThai", "minguo"] as const).flatMap(said);
    return [
      `${asked}是${chinese.list(chosen)}。`,
      "紀元只是數年的起點；多數紀元另有自己的歲首，所以一個公曆年常跨兩個年數。零與負數，表示還在該紀元開始之前。",
    ];
  },
  picture: {
    title: (year) => `${year} 年在各紀元`,
    band: "紀元",
    year: (year) => (year < 0 ? `前 ${-year}` : String(year)),
  },
};
