/** What src/time says, in Japanese. */
import type { CalendarNames, Given, TimeConventions, TimeWords } from "../phrases.ts";
import { cityOf } from "./city_of.ts";

const DEGREES = { latitude: "緯度", longitude: "経度" };

function quote(value: Given): string {
  return typeof value === "string" ? `「${value}」` : String(value);
}

/** What the calendars are called. */
export const calendars: CalendarNames = {
  gregorian: "グレゴリオ暦",
  julian: "ユリウス暦",
  romanKalends: "ローマ暦",
  isoWeek: "ISO 週",
  weekday: "曜日",
  julianDayNumber: "ユリウス通日",
  egyptian: "古代エジプト暦",
  armenian: "アルメニア暦",
  coptic: "コプト暦",
  ethiopic: "エチオピア暦",
  ethiopicAmeteAlem: "エチオピア暦（アメテ・アレム）",
  babylonian: "バビロニア暦",
  hebrew: "ヘブライ暦",
  islamicCivil: "イスラム民間暦",
  islamicTabularThursdayEpoch: "イスラム表計算暦（木曜元期）",
  islamicUmmAlQura: "イスラム暦（ウンム・アルクラー）",
  islamicObservationalCairo: "イスラム暦（カイロ観測）",
  persianAstronomical: "イラン暦",
  persianArithmetic2820: "イラン暦（2820 年周期）",
  zoroastrianKadmi: "ゾロアスター暦（カドミー）",
  zoroastrianShahanshahi: "ゾロアスター暦（シャーハンシャーヒー）",
  bahaiAstronomical: "バハイ暦",
  bahaiWestern: "バハイ暦（西方）",
  nanakshahi: "ナーナクシャーヒー暦",
  indianNational: "インド国定暦",
  hinduSolarOld: "インド太陽暦（平均）",
  hinduLunarOld: "インド太陰暦（平均）",
  hinduSolarModern: "インド太陽暦（スーリヤ・シッダーンタ）",
  hinduLunarModern: "インド太陰暦（スーリヤ・シッダーンタ）",
  hinduSolarTrue: "インド太陽暦（真）",
  hinduLunarTrue: "インド太陰暦（真）",
  hinduSolarAstro: "インド太陽暦（原刊のまま）",
  hinduLunarAstro: "インド太陰暦（原刊のまま）",
  tibetanPhugpa: "チベット暦（プクパ）",
  tibetanTsurphu: "チベット暦（ツルプ）",
  bhutanese: "ブータン暦",
  mongolian: "モンゴル暦（トゥグス・ボヤント）",
  myanmar: "ビルマ暦",
  thaiBuddhist: "タイ仏暦",
  thaiLunar: "タイ太陰暦",
  khmer: "クメール暦",
  javaneseWeton: "ジャワのウェトン",
  javanese: "ジャワ暦",
  baliPawukon: "バリのパウコン",
  balineseSaka: "バリのサカ暦",
  akan: "アカン暦",
  mayanLongCount: "マヤ長期暦",
  mayanHaab: "マヤのハアブ",
  mayanTzolkin: "マヤのツォルキン",
  aztecXihuitl: "アステカのシウイトル",
  aztecTonalpohualli: "アステカのトナルポワリ",
  icelandic: "アイスランド暦",
  frenchAstronomical: "フランス革命暦",
  frenchRomme: "フランス革命暦（ロム）",
  positivist: "実証主義暦",
  chinese: "中国農暦",
  japanese: "旧暦",
  korean: "韓国陰暦",
  vietnamese: "ベトナム陰暦",
};

/** Points on which readings of a civil time differ. */
export const conventions: TimeConventions = {
  backzone: {
    title: "1970 年より前の時間帯名がどの土地の時計か",
    options: {
      listed: "時間帯表にある土地ごとの記録（Debian の編み方）",
      all: "名前のあるすべての土地ごとの記録（疑わしいものも）",
      none: "1970 年以後が同じ土地をひとつの記録に",
    },
  },
};

/** The sentences of issues, receipts and ranges. */
export const phrases: TimeWords = {
  "unknown-calendar": ({ value, nearest }) =>
    `暦を読めません：${quote(value)} は gregorian（グレゴリオ暦）でも julian（ユリウス暦）でもありません。最も近いのは ${nearest} です`,
  "unreadable-date": ({ value }) =>
    `日付を読めません：${quote(value)} は YYYY-MM-DD の形ではありません`,
  "misshapen-date": ({ value, nearest }) =>
    `日付を読めません：${quote(value)} は YYYY-MM-DD の形ではありません。${nearest} と書いてください`,
  "year-out-of-range": ({ value, firstYear, lastYear, nearest }) =>
    `日付を読めません：${quote(value)} は ${firstYear} 年から ${lastYear} 年の外にあります。最も近いのは ${nearest} です`,
  "no-such-month": ({ value, month, nearest }) =>
    `日付を読めません：${quote(value)} の月は ${month} ですが、01 から 12 でなければなりません。最も近いのは ${nearest} です`,
  "no-such-day": ({ value, year, month, days, calendar, nearest }) =>
    `日付を読めません：${quote(value)} はありません。${calendars[calendar]}の ${year} 年 ${month} 月は ${days} 日までです。最も近いのは ${nearest} です`,
  "unreadable-time": ({ value }) =>
    `時刻を読めません：${quote(value)} は HH:MM でも HH:MM:SS でもありません`,
  "misshapen-time": ({ value, nearest }) =>
    `時刻を読めません：${quote(value)} は HH:MM でも HH:MM:SS でもありません。${nearest} と書いてください`,
  "midnight-of-next-day": ({ value, nearest }) =>
    `時刻を読めません：${quote(value)} は翌日の 00:00 です。翌日の日付と 00:00 を送ってください。当日で最も近いのは ${nearest} です`,
  "no-such-hour": ({ value, hour, nearest }) =>
    `時刻を読めません：${quote(value)} の時は ${hour} ですが、00 から 23 でなければなりません。最も近いのは ${nearest} です`,
  "no-such-minute": ({ value, minute, nearest }) =>
    `時刻を読めません：${quote(value)} の分は ${minute} ですが、00 から 59 でなければなりません。最も近いのは ${nearest} です`,
  "no-such-second": ({ value, second, nearest }) =>
    `時刻を読めません：${quote(value)} の秒は ${second} ですが、00 から 59 でなければなりません。最も近いのは ${nearest} です`,
  "unreadable-degrees": ({ field, value }) =>
    `${DEGREES[field]}を読めません：${quote(value)} は度の数値ではありません`,
  "degrees-out-of-range": ({ field, value, limit, nearest }) =>
    `${DEGREES[field]}を読めません：${value}° は ±${limit}° の内でなければなりません。最も近いのは ${nearest} です`,
  "unknown-fold": ({ value, nearest }) =>
    `fold を読めません：${quote(value)} は 0 でも 1 でもありません。最も近いのは ${nearest} です`,
  "unreadable-zone": ({ value }) =>
    `時間帯を読めません：${quote(value)} は時間帯の名前でも時差でもありません`,
  "unknown-zone": ({ value }) =>
    `時間帯を読めません：${quote(value)} は時間帯データベースにありません。Asia/Tokyo のような名前か +09:00 のような時差を送ってください`,
  "unknown-zone-near": ({ value, nearest }) =>
    `時間帯を読めません：${quote(value)} は時間帯データベースにありません。最も近いのは ${nearest} です`,
  "unreadable-offset": ({ value, nearest }) =>
    `時間帯を読めません：${quote(value)} は時間帯の名前でも時差でもありません。${nearest} と書いてください`,
  "offset-out-of-range": ({ value, nearest }) =>
    `時間帯を読めません：時差 ${quote(value)} は ±16:00 の内でなければなりません。最も近いのは ${nearest} です`,
  "mean-time-without-longitude": () =>
    "時間帯を読めません：LMT（地方平均時）には経度が要りますが、ありません",
  "clock-without-place": () =>
    "時刻を定められません：時間帯も経度もありません。Asia/Tokyo のような時間帯、+09:00 のような時差、または経度を送るか、時刻を省いてください",
  "skipped-day": ({ date, zone, from, to, nearest }) =>
    `${zone} に ${date} という日はありません：時計は ${from} から ${to} へ進みました。最も近い日付は ${nearest} です`,
  "skipped-time": ({ local, zone, from, to, ifNotYetForward, ifForwardTooEarly, nearest }) =>
    `${zone} に ${local} という時刻はありません：時計は ${from} から ${to} へ進みました。まだ進めていない時計なら ${ifNotYetForward}、` +
    `早く進めすぎた時計なら ${ifForwardTooEarly}、最も近い時刻は ${nearest} です`,

  "noon-assumed": () => "時刻がないため、現地の正午を用いました。",
  "noon-skipped": ({ time }) =>
    `時刻がなく、その日は時計が進められて正午がなかったため、${time} を用いました。`,
  "utc-assumed": () => "時間帯も経度もないため、時刻を協定世界時として読みました。",
  "mean-time-assumed": ({ offset }) =>
    `時間帯がないため、時刻をその経度の地方平均時（${offset}）として読みました。`,
  "offset-without-saving": () => "時差だけでは夏時間が分からないため、夏時間は差し引いていません。",
  "mean-time-of-city": ({ zone }) =>
    `標準時が定められる前で経度もないため、${cityOf(zone)} の平均時を用いました。`,
  "mean-time-of-longitude": ({ offset }) =>
    `標準時が定められる前のため、その経度の平均時（${offset}）を用いました。`,

  "time-occurred-twice": ({ first, second, used }) =>
    `時計が戻されたため、この時刻は二度ありました（${first} と ${second}）。${used === "first" ? "先" : "後"}のほうを用いました。`,
  "history-of-one-city": ({ zone }) =>
    `1970 年より前の時間帯データベースは ${cityOf(zone)} だけに拠ります。同じ時間帯の他の土地では別の時計だったかもしれません。`,
  "own-history-left-out": ({ zone, history, offset, ownOffset, backzone }) =>
    `${zone} を ${cityOf(history)} の時計（${offset}）で読みました。その土地自身の記録（流儀 ${backzone}）では ${ownOffset} でした。`,
  "before-gregorian-reform": () =>
    "この日付はグレゴリオ改暦より前で、遡らせたグレゴリオ暦で読みました。当時の記録ならおそらくユリウス暦です。",
  "longitude-far-from-clock": () =>
    "経度と時計が何時間も離れています。経度の符号と時間帯を確かめてください。",
  "delta-t-extrapolated": () => "ここでの ΔT は外挿した値で、地球時での瞬間はかなり不確かです。",

  "zone-known": () =>
    "確か：1970 年以降、データベースは時間帯のどの土地にも合うように作られています",
  "zone-of-one-city": ({ history }) => `${cityOf(history)} についてだけ知られています`,
  "zone-town-by-town": ({ history }) =>
    `${cityOf(history)} についてだけ知られています。当時の夏時間は町ごとに決められていました`,
  "zone-of-neighbour": ({ zone, history }) =>
    `${cityOf(zone)} 自身ではなく ${cityOf(history)} の記録に拠ります`,
  "zone-from-backzone": ({ history }) =>
    `${cityOf(history)} 自身の記録ですが、データベースはより不確かなものとして別に置いています`,
  "zone-mean-time": () => "標準時が定められる前で、土地ごとの時刻でした",
  "zone-projected": ({ release, releasedOn }) =>
    `${releasedOn} の ${release} 版が知る法令によります。その日までに改められることがあります`,

  "calendar-out-of-range": ({ calendar, date, first, last }) =>
    `${calendars[calendar]}では ${date} を求められません。日付は` +
    (first === null
      ? ` ${last} 以前でなければなりません`
      : last === null
        ? ` ${first} 以後でなければなりません`
        : ` ${first} から ${last} まででなければなりません`),
  "lunar-year-out-of-range": ({ calendar, year, firstYear, lastYear }) =>
    `${calendars[calendar]}では ${year} 年を求められません。${firstYear} 年から ${lastYear} 年まででなければなりません`,
  "sky-out-of-range": ({ firstYear, lastYear }) =>
    `天体の位置を求められません。日付は ${firstYear} 年から ${lastYear} 年まででなければなりません`,
};
