import { PILLAR } from "#lore";
import { nativeOf } from "#east/natives.ts";
import * as old from "../../calendar/words/ja.ts";
import type { EraReading } from "../answer.ts";
import type { NengoWords } from "./en.ts";

const COURTS = { northern: "北朝", southern: "南朝" };
const counted = ({ native, court }: EraReading) => `${court ? `${COURTS[court]}の` : ""}${native}`;
const span = ({ began, ended }: { readonly began: string; readonly ended: string | null }) =>
  ended === null
    ? `${old.dateText(began)}から続いています`
    : `${old.dateText(began)}から${old.dateText(ended)}までです`;

export const ja: NengoWords = {
  title: "和暦（年号）と西暦の換算",
  summary: "年号と西暦を日まで相互に換算します。南北両朝と、各年号の始まりと終わりの日も示します",
  inputs: {
    era: { label: "年号", about: "年号の漢字またはローマ字（令和、Reiwa）" },
    eraYear: { label: "年", about: "その年号の何年か。1 から 200、省略すると元年" },
    month: { label: "月", about: "当時の暦の月。day と eraYear も入れます" },
    leap: { label: "閏月", about: "閏月かどうか。省略すると平月" },
    day: { label: "日", about: "月の何日か" },
  },
  fields: {
    readings: "年号による年",
    era: "年号",
    native: "表記",
    roman: "ローマ字",
    court: "朝廷",
    eraYear: "年号の年",
    year: "西暦年",
    pillar: "年の干支",
    began: "改元の日",
    ended: "年号の終わりの日",
    firstDay: "この年の始まり",
    lastDay: "この年の終わり",
    old: "当時の月日",
    month: "月",
    isLeapMonth: "閏月",
    day: "日",
    date: "グレゴリオ暦の日付",
    gregorian: "グレゴリオ暦の日付",
    julian: "ユリウス暦の日付",
  },
  terms: { japaneseCourt: COURTS },
  conventions: {
    southernEras: {
      title: "建徳・文中の改元日",
      options: { chronicles: "編年史による", documents: "最古の文書による" },
    },
  },
  refusals: {
    eraOrDate: {
      when: "年号も日付もないか、両方が入っているか、月と日がそろっていません",
      says: "date か era を入れてください。era には eraYear を、さらに month と day を添えられます",
    },
    eraUnknown: {
      when: "その名の年号はありません",
      says: ({ era }) => `「${era}」という年号は見つかりません`,
    },
    noEra: {
      when: "その日に行われていた年号がありません",
      says: ({ year }) =>
        year < 645
          ? `${year}年に年号はまだありません。最初の大化は645年の夏に始まります`
          : `${year}年のその日に年号はありません。654年から686年、686年から701年の間は年号が定められませんでした`,
    },
    eraYearBeyond: {
      when: "その年号はその年まで続きませんでした",
      says: ({ era, eraYear, last }) =>
        `${era}${eraYear}年はありません。${era}は${last}年で終わります`,
    },
    dayOutsideEra: {
      when: "改元の前か、次の改元の後の日です",
      says: ({ native, began, ended }) =>
        `その日は${native}に入りません。この年号は${span({ began, ended: ended || null })}`,
    },
    oldYearOutOfRange: old.oldYearOutOfRange,
    noSuchOldDate: {
      when: old.noSuchOldDate.when,
      says: (of) => old.noSuchOldDate.says(of),
    },
  },
  reading({ readings, gregorian, julian }) {
    const [first, ...rest] = readings;
    const { year, pillar, firstDay, lastDay } = first!;
    const western = julian === null ? "" : `（ユリウス暦では${old.dateText(julian)}）`;
    const head = gregorian
      ? `${old.dateText(gregorian)}${western}は、${readings.map(counted).join("、")}です。`
      : `${counted(first!)}は西暦${year}年で、${old.dateText(firstDay)}から${old.dateText(lastDay)}までです。`;
    const others =
      gregorian === null && rest.length > 0
        ? `同じ読みの年号に、${rest.map((one) => `${counted(one)}（${one.year}年）`).join("、")}もあります。`
        : "";
    return [
      `${head}${others}`,
      `${readings.map((one) => `${one.era.native}は${span(one)}`).join("。")}。年の干支は${nativeOf(PILLAR, pillar)}（${old.pillarKana(pillar)}）です。`,
    ];
  },
  picture: {
    heading: ({ readings }) => `${readings[0]!.native} · 西暦${readings[0]!.year}年`,
    names: (native) => [native],
    desc: ({ readings }) =>
      `西暦${readings[0]!.year}年前後の年号の帯。${readings.map((one) => one.era.native).join("と")}に印があります`,
  },
};
