import { chinese } from "#sdk";
import { dateText } from "../../core/words/zh_hant.ts";
import { refusals as sky } from "../../moon/core/words/zh_hant.ts";
import type { JainWords } from "./en.ts";

const jainMonth = {
  chaitra: "制怛羅月",
  vaishakha: "吠舍佉月",
  jyeshtha: "逝瑟吒月",
  ashadha: "頞沙荼月",
  shravana: "室羅伐拏月",
  bhadrapada: "婆羅缽陀月",
  ashvina: "頞濕縛庾闍月",
  kartika: "迦剌底迦月",
  margashirsha: "末伽始羅月",
  pausha: "報沙月",
  magha: "磨祛月",
  phalguna: "頗勒窶拏月",
};
const jainFeast = {
  birthOfMahavira: { text: "大雄誕辰", about: "演示其母所夢諸相，抬聖像遊街" },
  akshayaTritiya: { text: "無盡三日", about: "隔日而食滿一年的人，仿效勒舍婆以甘蔗汁開齋" },
  omniscienceOfMahavira: { text: "大雄成全知日", about: "他在河畔娑羅樹下成就全知" },
  shrutaPanchami: { text: "聖典五日", about: "取出寫本，拂塵禮敬" },
  rainsBegin: { text: "雨季四月齋", about: "僧尼自此安居一處四個月" },
  viraShasana: { text: "大雄初轉法輪", about: "紀念他在王舍城的第一次說法" },
  liberationOfParshva: { text: "巴濕伐解脫日", about: "第二十三祖在峰頂山解脫，獻糖球紀念" },
  samvatsari: { text: "歲末懺悔日", about: "向每個人求恕，也寬恕每個人" },
  samvatsariOfTheFifth: { text: "歲末懺悔日（初五）", about: "向每個人求恕，也寬恕每個人" },
  sugandhaDashami: { text: "香十日", about: "在寺中焚香，如同業也要燒盡" },
  anantaChaturdashi: { text: "無邊十四日", about: "十德之日以齋戒與浴像作結" },
  kshamavani: { text: "求恕日", about: "向一切有生命者求恕" },
  liberationOfMahavira: {
    text: "大雄解脫日、排燈節",
    about: "無月之夜將盡，他在波婆捨身，人們以燈代他的光",
  },
  newYear: { text: "大雄紀元新年", about: "這天破曉，首座弟子瞿曇成就全知" },
  jnanaPanchami: { text: "知識五日", about: "禮敬書冊中的知識" },
  rainsEnd: { text: "秋季四月齋", about: "雨季安居到此結束" },
  kartikaPurnima: { text: "迦剌底迦滿月", about: "雨季後重開的勝敵山，香客登山朝禮" },
  maunaEkadashi: { text: "靜默十一日", about: "整日不語，一百五十件祖師事蹟同在此日" },
  birthOfParshva: { text: "巴濕伐誕辰", about: "三日各進一餐以誌紀念" },
  liberationOfRishabha: { text: "勒舍婆解脫日、須彌十三日", about: "以酥油堆成小須彌山，供奉初祖" },
  liberationOfRishabhaSky: { text: "勒舍婆解脫日", about: "初祖在八足山解脫" },
  springRite: { text: "春季四月齋", about: "一年三次四月懺悔的第三次" },
};
const jainSeason = {
  paryushana: { text: "駐心節", about: "八日齋戒，聽講《劫波經》，與人和解" },
  dasLakshana: { text: "十德節", about: "自寬恕至貞潔，一日修一德" },
  ayambilOliOfSpring: { text: "春季素食九日", about: "九日各進一餐，不用油、鹽與香料" },
  ayambilOliOfAutumn: { text: "秋季素食九日", about: "九日各進一餐，不用油、鹽與香料" },
  ashtahnikaOfRains: { text: "雨季八日供", about: "相傳諸天在難提首羅洲禮拜，人間同此" },
  ashtahnikaOfAutumn: { text: "秋季八日供", about: "相傳諸天在難提首羅洲禮拜，人間同此" },
  ashtahnikaOfSpring: { text: "春季八日供", about: "相傳諸天在難提首羅洲禮拜，人間同此" },
};

const DAYS = "一 二 三 四 五 六 七 八 九 十 十一 十二 十三 十四 十五".split(" ");
const tithiText = (tithi: number) =>
  tithi === 15
    ? "滿月日"
    : tithi === 30
      ? "無月日"
      : `${tithi > 15 ? "黑" : "白"}半月第${DAYS[(tithi - 1) % 15]!}日`;

export const zhHant: JainWords = {
  title: "耆那教日曆",
  summary: "大雄涅槃紀年、某日某地的月日（tithi）、齋日，以及各派的駐心節與其他節日",
  fields: {
    civil: "公曆",
    date: "日期",
    weekday: "星期",
    year: "大雄涅槃紀年",
    month: "陰曆月",
    monthOfNorth: "北印度月名",
    addedMonth: "閏月",
    bright: "白半月",
    tithi: "月日（1 至 30）",
    inHalf: "半月中第幾日",
    sunrise: "日出",
    tithiBegins: "月日起",
    tithiEnds: "月日迄",
    utc: "世界時",
    kept: "當日所守月日",
    fasts: "齋日",
    season: "節期",
    about: "行事",
    dayOfSeason: "節期第幾日",
    feasts: "節日",
  },
  terms: { jainMonth, jainFeast, jainSeason },
  refusals: {
    ...sky,
    "sun-keeps-up-or-down": {
      when: "當日當地沒有日出",
      says: ({ date }) => `${date}或次日當地沒有日出，而此曆以日出為一日之始。請改用其他日期或地點`,
    },
  },
  conventions: {
    school: {
      title: "宗派",
      options: {
        murtipujak: "白衣派（拜像）",
        sthanakvasi: "白衣派（不拜像）",
        digambara: "天衣派",
      },
    },
  },
  reading(given) {
    const { civil, year, month, monthOfNorth, addedMonth, kept, tithi, fasts, feasts, season } =
      given;
    const north =
      monthOfNorth !== null && monthOfNorth !== month
        ? `（北印度此時已稱${jainMonth[monthOfNorth]}）`
        : "";
    const added = addedMonth ? "本月為閏月，節日留待正月份。" : "";
    const keeping =
      kept.length === 0
        ? `${tithiText(tithi)}跨兩個日出，由第二天守，今日空過。`
        : kept.length > 1
          ? `${tithiText(kept[1]!)}不逢日出，由今日一併守。`
          : "";
    const fast =
      fasts.length > 0
        ? `今日是齋日：${chinese.list(fasts.map(tithiText))}。`
        : "今日不在齋日之列。";
    const span =
      season === null
        ? ""
        : given.dayOfSeason === null
          ? `正值${jainSeason[season].text}：${jainSeason[season].about}。`
          : `今日是${jainSeason[season].text}第 ${given.dayOfSeason} 日：${jainSeason[season].about}。`;
    return [
      `${dateText(civil.date)}日出時，月在${jainMonth[month]}${tithiText(tithi)}${north}，時為大雄涅槃 ${year} 年。${added}`,
      keeping + fast,
      ...feasts.map((feast) => `${jainFeast[feast].text}：${jainFeast[feast].about}。`),
      ...(span === "" ? [] : [span]),
    ];
  },
  picture: {
    title: (date) => `耆那教日曆・${dateText(date)}`,
    half: (bright) => (bright ? "白半月" : "黑半月"),
    season: (name, day) => (day === null ? name : `${name}第 ${day} 日`),
    fast: "齋日",
    year: (year) => `大雄涅槃 ${year} 年`,
    civil: dateText,
  },
};
