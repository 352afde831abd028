import type { Brief, Lang } from "#old";
import type { Page } from "./page.ts";
import { listed } from "../core/prose.ts";

const OUTLINE = {
  en: ["The day", "Suitable and unsuitable", "Directions and cautions", "Hours"],
  "zh-Hant": ["日辰", "宜忌", "方位與禁忌", "時辰吉凶"],
} as const;

const WEEKDAYS = {
  en: ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"],
  zh: ["日", "一", "二", "三", "四", "五", "六"],
} as const;

const MONTHS = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
] as const;

/** Tells a writer what the page holds, and reads it out. */
export function almanacBrief(page: Page, lang: Lang): Brief {
  return {
    facts: { ...page, hours: page.hours.map(({ native, from, god }) => ({ native, from, god })) },
    outline: OUTLINE[lang],
    plain: lang === "en" ? english(page) : chinese(page),
  };
}

function english(page: Page): string {
  const { lunar, pillars, officer, mansion, dayGod, solarTerm, phenology, clash, directions } =
    page;
  const feast = page.festival ? ` It is the ${page.festival.gloss}.` : "";
  const term =
    solarTerm.day === 0
      ? `${solarTerm.term.native} (${solarTerm.term.gloss}) begins today, at ${solarTerm.utc.slice(11, 16)} UT`
      : `It is day ${solarTerm.day + 1} of ${solarTerm.term.native} (${solarTerm.term.gloss})`;
  const first =
    `${WEEKDAYS.en[page.dayOfWeek]}, ${longDate(page.date)}, is ${lunar.native}, a ${pillars.day.native} day (${pillars.day.gloss}).${feast} ` +
    `${term}, the season when ${phenology.gloss}. The officer is ${officer.native} (${officer.gloss}), ` +
    `the mansion ${mansion.native} (${mansion.gloss}, ${mansion.luck}), and ${dayGod.native} (${dayGod.gloss}) walks the ${dayGod.road.id} road.`;
  const second =
    acts("Suitable are", page.suitable, "Nothing in particular is marked as suitable.") +
    " " +
    acts("Better avoided are", page.avoid, "Nothing in particular is marked as unsuitable.");
  const third =
    `Joy lies in the ${directions.joy.gloss} and wealth in the ${directions.wealth.gloss}. The day clashes with the ${clash.branch.gloss}, ` +
    `above all with those born in a ${clash.pair.native} year, and the ${clash.sha.gloss} is to be left alone. Peng Zu's sayings run: ${page.pengZu[0]!.en}. ${page.pengZu[1]!.en}.`;
  const good = page.hours.filter((hour) => hour.god.road.id === "yellow");
  const fourth = `The hours of the yellow road begin at ${listed(good.map((hour) => `${hour.from} (${hour.native.at(-1)})`))}.`;
  return [first, second, third, fourth].join("\n\n");
}

function acts(opening: string, names: Page["suitable"], none: string): string {
  if (names.length === 0) return none;
  const undertakings = names.filter(({ id }) => id !== NOTHING_FITS && id !== NOTHING_ELSE);
  const nothingElse = names.some(({ id }) => id === NOTHING_ELSE);
  if (undertakings.length === 0) return "The day is marked as unsuited to any undertaking.";
  const rest = nothingElse ? "; nothing else should be undertaken" : "";
  return `${opening} ${listed(undertakings.map(({ gloss }) => gloss))}${rest}.`;
}

/** Entries of the table that speak of all acts: 諸事不宜 and 餘事勿取. */
const NOTHING_FITS = "zhuShiBuYi";
const NOTHING_ELSE = "yuShiWuQu";

function longDate(date: string): string {
  const [year, month, day] = date.split("-").map(Number) as [number, number, number];
  return `${day} ${MONTHS[month - 1]} ${year}`;
}

function chinese(page: Page): string {
  const { lunar, pillars, officer, mansion, dayGod, solarTerm, phenology, clash, directions } =
    page;
  const feast = page.festival ? `，適逢${page.festival.native}` : "";
  const term =
    solarTerm.day === 0
      ? `今日交${solarTerm.term.native}（${solarTerm.local.slice(11, 16)}）`
      : `時值${solarTerm.term.native}第 ${solarTerm.day + 1} 日`;
  const first =
    `${page.date} 星期${WEEKDAYS.zh[page.dayOfWeek]}，${lunar.native}，${pillars.day.native}日${feast}。${term}，物候「${phenology.native}」。` +
    `建除值${officer.native}，${mansion.native}宿${mansion.luck === "lucky" ? "吉" : "凶"}，${dayGod.native}${dayGod.road.native}。`;
  const second = `宜：${names(page.suitable, "無特別標示")}。忌：${names(page.avoid, "無特別標示")}。`;
  const third =
    `喜神${directions.joy.native}，財神${directions.wealth.native}。日沖${clash.branch.animalNative}（${clash.pair.native}年生人尤宜留意），煞${clash.sha.native}。` +
    `彭祖百忌：${page.pengZu[0]!.zhHant}，${page.pengZu[1]!.zhHant}。`;
  const good = page.hours.filter((hour) => hour.god.road.id === "yellow");
  const fourth = `黃道吉時：${good.map((hour) => `${hour.native.at(-1)}時（${hour.from} 起）`).join("、")}。`;
  return [first, second, third, fourth].join("\n\n");
}

function names(acts: Page["suitable"], none: string): string {
  return acts.length > 0 ? acts.map(({ native }) => native).join("、") : none;
}
