/** Japanese words of the old calendar. */
import type { OldCalendarRefusals } from "../old_calendar.ts";
import type { OldMonth } from "../names.ts";
import type { Rokuyo } from "../rokuyo.ts";
import type { Sekki } from "../sekki.ts";

export const oldMonth: Readonly<Record<OldMonth, string>> = {
  mutsuki: "睦月（むつき）",
  kisaragi: "如月（きさらぎ）",
  yayoi: "弥生（やよい）",
  uzuki: "卯月（うづき）",
  satsuki: "皐月（さつき）",
  minazuki: "水無月（みなづき）",
  fumizuki: "文月（ふみづき）",
  hazuki: "葉月（はづき）",
  nagatsuki: "長月（ながつき）",
  kannazuki: "神無月（かんなづき）",
  shimotsuki: "霜月（しもつき）",
  shiwasu: "師走（しわす）",
};

export const rokuyo: Readonly<Record<Rokuyo, string>> = {
  taian: "大安",
  shakko: "赤口",
  sensho: "先勝",
  tomobiki: "友引",
  senbu: "先負",
  butsumetsu: "仏滅",
};

export const sekki: Readonly<Record<Sekki, string>> = {
  risshun: "立春（りっしゅん）",
  usui: "雨水（うすい）",
  keichitsu: "啓蟄（けいちつ）",
  shunbun: "春分（しゅんぶん）",
  seimei: "清明（せいめい）",
  kokuu: "穀雨（こくう）",
  rikka: "立夏（りっか）",
  shoman: "小満（しょうまん）",
  boshu: "芒種（ぼうしゅ）",
  geshi: "夏至（げし）",
  shosho: "小暑（しょうしょ）",
  taisho: "大暑（たいしょ）",
  risshu: "立秋（りっしゅう）",
  shoshoEnd: "処暑（しょしょ）",
  hakuro: "白露（はくろ）",
  shubun: "秋分（しゅうぶん）",
  kanro: "寒露（かんろ）",
  soko: "霜降（そうこう）",
  ritto: "立冬（りっとう）",
  shosetsu: "小雪（しょうせつ）",
  taisetsu: "大雪（たいせつ）",
  toji: "冬至（とうじ）",
  shokan: "小寒（しょうかん）",
  daikan: "大寒（だいかん）",
};

/** Fields of an old date. */
export const oldDateFields = {
  year: "年",
  month: "月",
  isLeapMonth: "閏月",
  day: "日",
  monthDays: "月の日数",
  monthName: "和風月名",
  native: "表記",
};

export const leap2033 = {
  title: "2033年の閏月（旧暦2033年問題）",
  options: {
    eleventh: "閏11月を置く",
    seventh: "閏7月を置く",
    first: "翌2034年に閏1月を置く",
  },
};

export const oldYearOutOfRange = {
  when: "旧暦を収める645年から2199年までの外の日付です",
  says: ({ year, first, last }: OldCalendarRefusals["oldYearOutOfRange"]) =>
    `旧暦の日付を求められません。${year}年ではなく、${first}年から${last}年までの日付を入れてください`,
};

export const noSuchOldDate = {
  when: "その年の旧暦にない月、またはその月にない日です",
  says: ({ year, month, leap, day, leapMonth }: OldCalendarRefusals["noSuchOldDate"]) => {
    const why =
      leap && leapMonth !== month
        ? leapMonth > 0
          ? `この年の閏月は閏${leapMonth}月です`
          : "この年に閏月はありません"
        : "この月は29日までの小の月です";
    return `旧暦${year}年${leap ? "閏" : ""}${month}月${day}日はありません。${why}`;
  },
};

/** A day as a sentence writes it: 2025年3月10日. */
export const dateText = (date: string) => {
  const [, year, month, day] = /^(\d+)-(\d+)-(\d+)$/.exec(date) ?? [];
  return day === undefined ? date : `${Number(year)}年${Number(month)}月${Number(day)}日`;
};

const STEM_KANA: Readonly<Record<string, string>> = {
  jia: "きのえ",
  yi: "きのと",
  bing: "ひのえ",
  ding: "ひのと",
  wu: "つちのえ",
  ji: "つちのと",
  geng: "かのえ",
  xin: "かのと",
  ren: "みずのえ",
  gui: "みずのと",
};
const BRANCH_KANA: Readonly<Record<string, string>> = {
  zi: "ね",
  chou: "うし",
  yin: "とら",
  mao: "う",
  chen: "たつ",
  si: "み",
  wu: "うま",
  wei: "ひつじ",
  shen: "さる",
  you: "とり",
  xu: "いぬ",
  hai: "い",
};

/** The kana of a pair: `jia-zi` is きのえね. */
export const pillarKana = (pair: string) => {
  const [stem, branch] = pair.split("-");
  return `${STEM_KANA[stem!]}${BRANCH_KANA[branch!]}`;
};

export const weekdays = ["日", "月", "火", "水", "木", "金", "土"];

/** A Gregorian month over its sheet. */
export const monthTitle = (year: number, month: number) => `${year}年${month}月`;
