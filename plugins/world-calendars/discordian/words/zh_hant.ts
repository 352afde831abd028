import type { DiscordianAnswer } from "../answer.ts";
import type { DiscordianWords } from "./en.ts";

const season = {
  chaos: "混沌",
  discord: "不和",
  confusion: "混淆",
  bureaucracy: "官僚",
  aftermath: "餘波",
};

const weekday = {
  sweetmorn: "甜晨日",
  boomtime: "轟隆日",
  pungenday: "辛烈日",
  pricklePrickle: "芒刺日",
  settingOrange: "落橙日",
};

const holyday = {
  mungday: "Mungday",
  chaoflux: "Chaoflux",
  mojoday: "Mojoday",
  discoflux: "Discoflux",
  syaday: "Syaday",
  confuflux: "Confuflux",
  zaraday: "Zaraday",
  bureflux: "Bureflux",
  maladay: "Maladay",
  afflux: "Afflux",
  stTibsDay: "聖提布日",
};

const apostle = {
  hungMung: "Hung Mung",
  drVanVanMojo: "Dr. Van Van Mojo",
  sriSyadasti: "Sri Syadasti",
  zarathud: "Zarathud",
  malaclypse: "Malaclypse",
};

export const zhHant: DiscordianWords = {
  title: "紛亂曆日期",
  summary: "紛亂曆之年、季、週日、聖日與聖提布日",
  fields: {
    yold: "紛亂女神紀元",
    stTibsDay: "聖提布日",
    season: "季",
    seasonDay: "季中第幾日",
    weekday: "週日",
    holyday: "聖日",
    patronApostle: "本季使徒",
    formatted: "信徒寫法",
  },
  terms: { erisianSeason: season, erisianWeekday: weekday, holyday, apostle },
  reading: (date) => [
    dateOf(date),
    "一年分為五季，每季七十三日；五日一週，一路數去從不間斷。年數是公元加一千一百六十六，據說要一直數回到那場沒請紛亂女神的喜宴。",
    "這是一個走得分秒不差的玩笑。它什麼也不預言，而信徒認為這正是它最大的好處。",
  ],
};

function dateOf(date: DiscordianAnswer): string {
  if (date.season === null || date.weekday === null || date.patronApostle === null) {
    return `紛亂女神紀元 ${date.yold} 年聖提布日，不入季，不入週。`;
  }
  const feast = date.holyday ? `當日為本季聖日 ${holyday[date.holyday]}。` : "";
  return `紛亂女神紀元 ${date.yold} 年，${season[date.season]}季第 ${date.seasonDay} 日，${weekday[date.weekday]}。${feast}本季由使徒 ${apostle[date.patronApostle]} 照管。`;
}
