/** What src/time says, in Traditional Chinese. */
import type { CalendarNames, Given, TimeConventions, TimeWords } from "../phrases.ts";
import { cityOf } from "./city_of.ts";

const DEGREES = { latitude: "緯度", longitude: "經度" };

function quote(value: Given): string {
  return typeof value === "string" ? `「${value}」` : String(value);
}

/** What the calendars are called. */
export const calendars: CalendarNames = {
  gregorian: "格里曆",
  julian: "儒略曆",
  romanKalends: "羅馬曆",
  isoWeek: "ISO 週曆",
  weekday: "星期",
  julianDayNumber: "儒略日數",
  egyptian: "古埃及曆",
  armenian: "亞美尼亞曆",
  coptic: "科普特曆",
  ethiopic: "衣索比亞曆",
  ethiopicAmeteAlem: "衣索比亞曆（創世紀元）",
  babylonian: "巴比倫曆",
  hebrew: "希伯來曆",
  islamicCivil: "伊斯蘭民用曆",
  islamicTabularThursdayEpoch: "伊斯蘭表算曆（週四紀元）",
  islamicUmmAlQura: "伊斯蘭曆（烏姆庫拉）",
  islamicObservationalCairo: "伊斯蘭曆（開羅觀測）",
  persianAstronomical: "波斯曆",
  persianArithmetic2820: "波斯曆（2820 年週期）",
  zoroastrianKadmi: "瑣羅亞斯德曆（卡德米）",
  zoroastrianShahanshahi: "瑣羅亞斯德曆（沙漢沙希）",
  bahaiAstronomical: "巴哈伊曆",
  bahaiWestern: "巴哈伊曆（西方）",
  nanakshahi: "那納克沙希曆",
  indianNational: "印度國曆",
  hinduSolarOld: "印度陽曆（平）",
  hinduLunarOld: "印度陰曆（平）",
  hinduSolarModern: "印度陽曆（蘇利耶悉檀多）",
  hinduLunarModern: "印度陰曆（蘇利耶悉檀多）",
  hinduSolarTrue: "印度陽曆（真）",
  hinduLunarTrue: "印度陰曆（真）",
  hinduSolarAstro: "印度陽曆（依原刊）",
  hinduLunarAstro: "印度陰曆（依原刊）",
  tibetanPhugpa: "藏曆（浦派）",
  tibetanTsurphu: "藏曆（楚布派）",
  bhutanese: "不丹曆",
  mongolian: "蒙古曆（圖格斯布揚圖）",
  myanmar: "緬曆",
  thaiBuddhist: "泰國佛曆",
  thaiLunar: "泰國陰曆",
  khmer: "高棉曆",
  javaneseWeton: "爪哇 weton 曆",
  javanese: "爪哇曆",
  baliPawukon: "峇里 Pawukon 曆",
  balineseSaka: "峇里薩卡曆",
  akan: "阿坎曆",
  mayanLongCount: "馬雅長紀曆",
  mayanHaab: "馬雅 haab 曆",
  mayanTzolkin: "馬雅 tzolkin 曆",
  aztecXihuitl: "阿茲特克 xihuitl 曆",
  aztecTonalpohualli: "阿茲特克 tonalpohualli 曆",
  icelandic: "冰島曆",
  frenchAstronomical: "法國共和曆",
  frenchRomme: "法國共和曆（羅默）",
  positivist: "實證主義曆",
  chinese: "中國農曆",
  japanese: "日本舊曆",
  korean: "韓國陰曆",
  vietnamese: "越南陰曆",
};

/** Points on which readings of a civil time differ. */
export const conventions: TimeConventions = {
  backzone: {
    title: "時區名稱在 1970 年以前用何地之時",
    options: {
      listed: "時區表所列各地各用其沿革，如 Debian 所編",
      all: "凡有名者各用其沿革，存疑者亦同",
      none: "1970 年以後相同之各地共用一沿革",
    },
  },
};

/** The sentences of issues, receipts and ranges. */
export const phrases: TimeWords = {
  "unknown-calendar": ({ value, nearest }) =>
    `無法讀取曆法：${quote(value)} 既非 gregorian（格里曆）亦非 julian（儒略曆），最接近者為 ${nearest}`,
  "unreadable-date": ({ value }) => `無法讀取日期：${quote(value)} 不合 YYYY-MM-DD 之格式`,
  "misshapen-date": ({ value, nearest }) =>
    `無法讀取日期：${quote(value)} 不合 YYYY-MM-DD 之格式，請寫作 ${nearest}`,
  "year-out-of-range": ({ value, firstYear, lastYear, nearest }) =>
    `無法讀取日期：${quote(value)} 不在 ${firstYear} 至 ${lastYear} 年之間，最接近者為 ${nearest}`,
  "no-such-month": ({ value, month, nearest }) =>
    `無法讀取日期：${quote(value)} 之月份為 ${month}，須為 01 至 12，最接近者為 ${nearest}`,
  "no-such-day": ({ value, year, month, days, calendar, nearest }) =>
    `這個日期不存在：${quote(value)}，${calendars[calendar]} ${year} 年 ${month} 月有 ${days} 日，最接近者為 ${nearest}`,
  "unreadable-time": ({ value }) => `無法讀取時間：${quote(value)} 不合 HH:MM 或 HH:MM:SS 之格式`,
  "misshapen-time": ({ value, nearest }) =>
    `無法讀取時間：${quote(value)} 不合 HH:MM 或 HH:MM:SS 之格式，請寫作 ${nearest}`,
  "midnight-of-next-day": ({ value, nearest }) =>
    `無法讀取時間：${quote(value)} 即次日之 00:00，請改填次日與 00:00；當日最接近者為 ${nearest}`,
  "no-such-hour": ({ value, hour, nearest }) =>
    `無法讀取時間：${quote(value)} 之時為 ${hour}，須為 00 至 23，最接近者為 ${nearest}`,
  "no-such-minute": ({ value, minute, nearest }) =>
    `無法讀取時間：${quote(value)} 之分為 ${minute}，須為 00 至 59，最接近者為 ${nearest}`,
  "no-such-second": ({ value, second, nearest }) =>
    `無法讀取時間：${quote(value)} 之秒為 ${second}，須為 00 至 59，最接近者為 ${nearest}`,
  "unreadable-degrees": ({ field, value }) => `無法讀取${DEGREES[field]}：${quote(value)} 不是度數`,
  "degrees-out-of-range": ({ field, value, limit, nearest }) =>
    `${DEGREES[field]}須在 ±${limit}° 之內：${value}° 超出範圍，最接近者為 ${nearest}`,
  "unknown-fold": ({ value, nearest }) =>
    `無法讀取 fold：${quote(value)} 既非 0 亦非 1，最接近者為 ${nearest}`,
  "unreadable-zone": ({ value }) => `無法讀取時區：${quote(value)} 既非時區名稱亦非時差`,
  "unknown-zone": ({ value }) =>
    `無此時區：${quote(value)}，請填時區名稱（如 Asia/Taipei）或時差（如 +08:00）`,
  "unknown-zone-near": ({ value, nearest }) => `無此時區：${quote(value)}，最接近者為 ${nearest}`,
  "unreadable-offset": ({ value, nearest }) =>
    `無法讀取時區：${quote(value)} 既非時區名稱亦非時差，請寫作 ${nearest}`,
  "offset-out-of-range": ({ value, nearest }) =>
    `時差須在 ±16:00 之內：${quote(value)} 超出範圍，最接近者為 ${nearest}`,
  "mean-time-without-longitude": () => "無法讀取時區：LMT（地方平時）須有經度，而未提供經度",
  "clock-without-place": () =>
    "無法定位時刻：未提供時區與經度。請填時區（如 Asia/Taipei）、時差（如 +08:00）或經度，或不填時刻",
  "skipped-day": ({ date, zone, from, to, nearest }) =>
    `${zone} 並無 ${date} 此日：時鐘自 ${from} 撥至 ${to}；最接近之日期為 ${nearest}`,
  "skipped-time": ({ local, zone, from, to, ifNotYetForward, ifForwardTooEarly, nearest }) =>
    `${zone} 並無 ${local} 此一時刻：時鐘自 ${from} 撥至 ${to}；若所用之鐘尚未撥快，則為 ${ifNotYetForward}；` +
    `若過早撥快，則為 ${ifForwardTooEarly}；最接近之時刻為 ${nearest}`,

  "noon-assumed": () => "未提供時刻，以當地正午代之。",
  "noon-skipped": ({ time }) => `未提供時刻，而當日時鐘撥快略過正午，以 ${time} 代之。`,
  "utc-assumed": () => "未提供時區與經度，時刻以世界協調時計。",
  "mean-time-assumed": ({ offset }) => `未提供時區，時刻以該經度之地方平時（${offset}）計。`,
  "offset-without-saving": () => "固定時差不含夏令時間之資訊，故未扣除夏令時間。",
  "mean-time-of-city": ({ zone }) => `其時尚無標準時，又未提供經度，故採 ${cityOf(zone)} 之平時。`,
  "mean-time-of-longitude": ({ offset }) => `其時尚無標準時，故採該經度之平時（${offset}）。`,

  "time-occurred-twice": ({ first, second, used }) =>
    `當日時鐘回撥，此時刻出現兩次（${first} 與 ${second}），此處採${used === "first" ? "前" : "後"}者。`,
  "history-of-one-city": ({ zone }) =>
    `1970 年以前，時區資料庫僅以 ${cityOf(zone)} 為準；同一時區之他地當時或用不同時制。`,
  "own-history-left-out": ({ zone, history, offset, ownOffset, backzone }) =>
    `${zone} 此處採 ${cityOf(history)} 之時制（${offset}）；若依其自身之沿革（慣例 ${backzone}），當時為 ${ownOffset}。`,
  "before-gregorian-reform": () =>
    "此日期早於格里曆改革，以向前推算之格里曆讀取；當時之記載多為儒略曆。",
  "longitude-far-from-clock": () => "經度與時鐘相差數小時，請檢查經度正負與時區。",
  "delta-t-extrapolated": () => "此處 ΔT 為外推之值，地球時之瞬間頗不確定。",

  "zone-known": () => "可靠：1970 年以後，資料庫以同一時區各地皆準為旨",
  "zone-of-one-city": ({ history }) => `僅知 ${cityOf(history)} 一地之沿革`,
  "zone-town-by-town": ({ history }) =>
    `僅知 ${cityOf(history)} 一地之沿革；當時各城鎮自訂夏令時間`,
  "zone-of-neighbour": ({ zone, history }) =>
    `採 ${cityOf(history)} 之沿革，非 ${cityOf(zone)} 本地者`,
  "zone-from-backzone": ({ history }) => `${cityOf(history)} 本地之沿革，資料庫另存，較不確定`,
  "zone-mean-time": () => "尚無標準時，各地自用其時",
  "zone-projected": ({ release, releasedOn }) =>
    `依 ${releasedOn} 之 ${release} 版所知法令推定，屆時或有更改`,

  "calendar-out-of-range": ({ calendar, date, first, last }) =>
    `${calendars[calendar]}無從推算 ${date}：日期須` +
    (first === null
      ? `不晚於 ${last}`
      : last === null
        ? `不早於 ${first}`
        : `在 ${first} 至 ${last} 之間`),
  "lunar-year-out-of-range": ({ calendar, year, firstYear, lastYear }) =>
    `${calendars[calendar]}無從推算 ${year} 年：須在 ${firstYear} 至 ${lastYear} 年之間`,
  "sky-out-of-range": ({ firstYear, lastYear }) =>
    `無從推算天象：日期須在 ${firstYear} 至 ${lastYear} 年之間`,
};
