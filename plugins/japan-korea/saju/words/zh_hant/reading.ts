/** 命書：其人、五行、用神、神殺、大運。 */
import { chinese } from "#sdk";
import { nativeOf } from "#east/natives.ts";
import { phase } from "#east/words/zh_hant.ts";
import { CHEONGAN } from "../../../core/hangul.ts";
import { sinsal as killerNames, sipseong, yukchin } from "../../../core/words/zh_hant/arts.ts";
import { cheongan, gapja } from "../../../core/words/zh_hant/korean.ts";
import type { Tie } from "../../../core/arts.ts";
import type { SajuAnswer } from "../../answer.ts";
import { highlightsOf, kindCycles } from "../../highlights.ts";
import type { Singang } from "../../terms.ts";
import { feeds, fields, killers, muchOf, noneOf, selves } from "./themes.ts";

const { list } = chinese;

export const singang: Readonly<Record<Singang, string>> = {
  strong: "身強",
  leaningStrong: "中和偏強",
  leaningWeak: "中和偏弱",
  weak: "身弱",
};

const STANDS: typeof singang = {
  strong: "身強，擔得多而聽不進勸",
  leaningStrong: "中和偏強，站得住也轉得了彎",
  leaningWeak: "中和偏弱，有人撐、有準備時最見本事",
  weak: "身弱，對周遭冷暖敏感，順勢正是你的長處",
};

const TIES: Readonly<Record<Tie, string>> = {
  yukhap: "相合，彼此牽住",
  samhap: "三合，同往一處使力",
  chung: "相沖，主變動遷移",
  hyeong: "相刑，互相磨損",
  pa: "相破，起頭易斷",
  hae: "相害，互相礙手",
  wonjin: "怨嗔，無故生悶氣",
};
const PLACE = { year: "年", month: "月", day: "日", hour: "時" };

/** 各段。 */
export function readOut(answer: SajuAnswer): readonly string[] {
  const { pillars, strength, helper } = answer;
  const { day } = pillars;
  const { most, missing, heavy, absent, killers: carried, ties } = highlightsOf(answer);
  return [
    `你的日干是${cheongan[day.stem]}（${nativeOf(CHEONGAN, day.stem)}），${selves[day.stem]}。生於${gapja[day.gapja]}日，${STANDS[strength.value]}。`,
    [
      `十星之中以${yukchin[most.family]}為重，計 ${most.count} 字：${muchOf[most.family]}。`,
      ...missing.map(
        (one) => `缺${yukchin[one.family]}（${phase[one.element]}）：${noneOf[one.family]}。`,
      ),
      ...(heavy.length > 0 ? [`全局${list(heavy.map((one) => phase[one]))}旺。`] : []),
    ].join(""),
    `扶抑所用之神為${phase[helper.value]}${absent.includes(helper.value) ? "，恰是局中所缺" : ""}，平日可從${feeds[helper.value]}得之。`,
    [
      ...carried.map(
        ({ sinsal, places }) =>
          `${killerNames[sinsal]}${places.map((one) => fields[one]).join("，又")}：${killers[sinsal]}。`,
      ),
      ...ties.map(({ tie, one, other }) => `${PLACE[one]}支與${PLACE[other]}支${TIES[tie]}。`),
    ].join(""),
    luckText(answer),
  ];
}

function luckText(answer: SajuAnswer): string {
  const { forward, number, cycles } = answer.luck;
  const runs = `大運${forward ? "順" : "逆"}行`;
  if (number === null) return `${runs}；何時起運須有出生時間才能定。`;
  const one = (cycle: (typeof cycles)[number]) =>
    `${gapja[cycle.gapja]}（${cycle.startYear} 年起，${cycle.age} 歲，干為${sipseong[cycle.stemGod]}）`;
  const kind = kindCycles(answer);
  return `${runs}，首運${one(cycles[0]!)}。${
    kind.length > 0
      ? `帶來用神的運是${list(kind.map(one))}。`
      : `八步大運都不帶${phase[answer.helper.value]}，須靠平日自己補足。`
  }`;
}
