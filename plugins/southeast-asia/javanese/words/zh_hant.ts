import { direction } from "../../core/words/zh_hant.ts";
import type { Pancasuda } from "../weton.ts";
import type { WetonWords } from "./en.ts";

const dina = {
  sunday: { text: "星期日", portrait: "勤快，以做好事情為榮" },
  monday: { text: "星期一", portrait: "討喜而多變" },
  tuesday: { text: "星期二", portrait: "性子熱，直率，騙不了" },
  wednesday: { text: "星期三", portrait: "安靜隨和，好學" },
  thursday: { text: "星期四", portrait: "有禮，別人略有幾分敬畏" },
  friday: { text: "星期五", portrait: "手腳乾淨，心向敬神" },
  saturday: { text: "星期六", portrait: "有威勢，喜人聽從" },
};

const pasaran = {
  legi: { text: "Legi", portrait: "有氣度、誠實、大方，有時大方到傾囊" },
  pahing: { text: "Pahing", portrait: "勇敢有志，天生會做買賣，性子也倔" },
  pon: { text: "Pon", portrait: "忠誠肯做，只是易被激怒" },
  wage: { text: "Wage", portrait: "有耐性、懂理財，受了氣記得久" },
  kliwon: { text: "Kliwon", portrait: "心力強、肯施與，堅定到近乎硬" },
};

const pancasuda = {
  wasesaSegara: { text: "執掌之海", meaning: "心量寬、能容人，衣食有餘" },
  tunggakSemi: { text: "枯樁發芽", meaning: "用去的會再長回來" },
  satriyaWibawa: { text: "有威儀的武士", meaning: "不求而得敬重" },
  sumurSinaba: { text: "眾人來汲之井", meaning: "別人來討主意、求庇蔭" },
  satriyaWirang: { text: "受辱的武士", meaning: "多遇阻礙，學會挺直了承受" },
  bumiKapetak: { text: "深埋之土", meaning: "在暗處長久勞作，與土地相親" },
  lebuKatiupAngin: { text: "風吹之塵", meaning: "常遷動，在不要求扎根處最有所得" },
};

/** The seven as Java calls them. */
const javanese: Readonly<Record<Pancasuda, string>> = {
  wasesaSegara: "Wasesa Segara",
  tunggakSemi: "Tunggak Semi",
  satriyaWibawa: "Satriya Wibawa",
  sumurSinaba: "Sumur Sinaba",
  satriyaWirang: "Satriya Wirang",
  bumiKapetak: "Bumi Kapetak",
  lebuKatiupAngin: "Lebu Katiup Angin",
};

const colour = { white: "白", red: "紅", yellow: "黃", black: "黑", manyColours: "雜色" };

export const zhHant: WetonWords = {
  title: "爪哇生日（weton）",
  summary: "出生星期與市集日、neptu 數、性情、wuku 週與往後的 weton 日期",
  weighs: "pancasuda 與 neptu，為諸條之和",
  inputs: {
    from: { label: "自何日起列", about: "往後的 weton 自此日起列出；預設為生日" },
  },
  fields: {
    weton: "Weton",
    weekday: "星期",
    dina: "星期",
    portrait: "性情",
    marketDay: "市集日",
    pasaran: "市集日名",
    neptu: "Neptu 數",
    direction: "方位",
    colour: "顏色",
    pancasuda: "Pancasuda",
    meaning: "意思",
    dayWeight: "星期之數",
    sum: "兩數之和",
    wuku: "Wuku 週",
    number: "次序",
    name: "名稱",
    day: "週中第幾日",
    afterSunset: "日落後出生",
    beforeSunrise: "日出前出生",
    sunsetKnown: "日落依所在地推算",
    nextWeton: "往後日期",
  },
  terms: { dina, pasaran, pancasuda, direction, colour },
  phrases: {
    base: "任何 weton",
    pancasuda: ({ dayWeight, marketWeight, pancasuda: id }) =>
      `${dayWeight} 與 ${marketWeight} 相加除七得 ${javanese[id]}（${pancasuda[id].text}）`,
    neptu: "neptu 愈高，此日之力愈強",
    noSuchDate: ({ date }) => `沒有 ${date} 這一天`,
  },
  conventions: {
    dayBegin: { title: "一日之始", options: { sunset: "日落", sunrise: "日出" } },
    pancasuda: {
      title: "pancasuda 之數",
      options: {
        pawukon: "pawukon 之數：星期日六，其後四、三、六、五、七、八",
        neptu: "即用 neptu",
      },
    },
  },
  omissions: {
    birthTime:
      "未提供出生時刻，以正午計；爪哇之日始於日落，傍晚以後出生屬次日之 weton；若以日出為一日之始，日出前出生屬前一日。",
  },
  reading: (birth) => {
    const { weekday, marketDay, neptu, wuku, weton } = birth;
    const { pancasuda: left, dayWeight, sum } = birth.pancasuda;
    const otherwise =
      dayWeight === weekday.neptu
        ? ""
        : `；推 pancasuda 時舊表以星期之數為 ${dayWeight}，合 ${sum}`;
    const when = birth.afterSunset
      ? "出生在日落之後，屬於剛開始的那一日。"
      : birth.beforeSunrise
        ? "出生在日出之前，屬於將盡的那一日。"
        : "";
    return [
      `生日是 ${weton}。${when}${dina[weekday.dina].text}所賦的性情：${dina[weekday.dina].portrait}；市集日方位在${direction[marketDay.direction]}、其色為${colour[marketDay.colour]}，所賦的性情：${pasaran[marketDay.pasaran].portrait}。`,
      `兩數 ${weekday.neptu} 與 ${marketDay.neptu} 相加，neptu 為 ${neptu}${otherwise}，除以七得 ${javanese[left]}（${pancasuda[left].text}）：${pancasuda[left].meaning}。`,
      `所屬之週為 ${wuku.name}，三十週中的第 ${wuku.number}。weton 每三十五日一回，下一次在 ${birth.nextWeton[0]}。`,
    ];
  },
};
