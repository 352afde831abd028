/**
 * The twelve months of a figure.
 *
 * The printed book has a verse for each month of each of the 144 figures. Those verses follow no
 * rule that could be computed; here each month is weighed by the element of its branch against the
 * two trigrams, which is this service's own method and is said to be so.
 */
import type { Text } from "#old";
import { branch, type Element } from "#time";
import { relationOf, type Relation } from "../core/elements.ts";

const POINTS: Readonly<Record<Relation, number>> = {
  parent: 2,
  same: 1,
  child: 0,
  wealth: 1,
  officer: -2,
};

export type Tone = "bright" | "fair" | "even" | "guarded";

const TONES: Readonly<Record<Tone, Text>> = {
  bright: { en: "bright", zhHant: "亮" },
  fair: { en: "fair", zhHant: "順" },
  even: { en: "even", zhHant: "平" },
  guarded: { en: "guarded", zhHant: "守" },
};

const SAYINGS: Readonly<Record<Tone, readonly Text[]>> = {
  bright: [
    { en: "ask now for what you have waited to ask", zhHant: "等著開口的事，現在可以開口" },
    { en: "a door stands open; go in before supper", zhHant: "門開著，趁早進去" },
    { en: "help comes from someone you once helped", zhHant: "你幫過的人會回來幫你" },
    { en: "what you plant in these weeks takes root", zhHant: "這幾週種下的，會生根" },
  ],
  fair: [
    { en: "steady work is seen and paid", zhHant: "埋頭做的事有人看見，也有回報" },
    { en: "a good month to mend, visit and settle", zhHant: "宜修補、探訪、了結舊事" },
    { en: "share the gain and it grows", zhHant: "得了好處分一些出去，反而更多" },
    {
      en: "a letter or a visit brings the missing piece",
      zhHant: "一封信或一次來訪，補上缺的那一塊",
    },
    { en: "keep to the plan and the plan keeps to you", zhHant: "照著打算走，打算也會護著你" },
  ],
  even: [
    { en: "give more than you take, and sleep well", zhHant: "多給少取，睡得安穩" },
    { en: "nothing hurries; finish what lies on the table", zhHant: "不必趕，把桌上的做完" },
    { en: "keep accounts and keep promises", zhHant: "記清帳，也守住約" },
    { en: "learn something that has no use yet", zhHant: "學一樣眼下用不上的東西" },
    { en: "put the house in order before the next push", zhHant: "先把家裡理好，再往前推" },
  ],
  guarded: [
    {
      en: "leave quarrels to others and papers unsigned for a week",
      zhHant: "別人的爭執別碰，文件放一週再簽",
    },
    { en: "travel light and lend little", zhHant: "行李輕，少借人" },
    { en: "rest before you are tired", zhHant: "還沒累就先歇" },
    { en: "say no once and kindly", zhHant: "好好說一次「不」" },
    { en: "let the slower road be the right one", zhHant: "慢的那條路，就當它是對的" },
  ],
};

/** Reads the months of a year by the elements of the two trigrams, from the first month (寅). */
export function readMonths(upper: Element, lower: Element) {
  const told: Record<Tone, number> = { bright: 0, fair: 0, even: 0, guarded: 0 };
  return Array.from({ length: 12 }, (_, i) => {
    const { native, element } = branch(i + 2);
    const points = POINTS[relationOf(upper, element)] + POINTS[relationOf(lower, element)];
    const tone = toneOf(points);
    const sayings = SAYINGS[tone];
    const says = sayings[told[tone]++ % sayings.length]!;
    return { month: i + 1, branch: native, tone, toneName: TONES[tone], says };
  });
}

function toneOf(points: number): Tone {
  if (points >= 3) return "bright";
  if (points >= 1) return "fair";
  return points >= -1 ? "even" : "guarded";
}
