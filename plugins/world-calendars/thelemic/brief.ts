/** The page of a Thelemic date. */
import type { Brief, Lang, Text } from "#old";
import { writePage } from "../page.ts";

/** What the page is written from. */
export interface ThelemicPage {
  readonly anno: string | null;
  readonly yearsSinceEpoch: number;
  readonly dies: string;
  readonly feasts: readonly { readonly name: Text }[];
  readonly formatted: string;
  readonly summary: Text;
}

const RECKONING: Text = {
  en: "Years are counted from the March equinox of 1904 in spans of twenty-two, one for each trump of the tarot: the upper numeral tells the span, the lower one the year within it. Signs and degrees are those of the tropical zodiac, degrees begun and not rounded.",
  zhHant:
    "紀年自一九〇四年春分起算，每二十二年為一輪，合塔羅二十二張大牌：大寫數字記輪，小寫數字記輪中之年。宮度用回歸黃道，只取整度，不四捨五入。",
};
const LIMIT: Text = {
  en: "It is a way of dating letters and keeping feasts; the year's number carries no forecast of its own.",
  zhHant: "這是寫信落款、記守節慶的方式，年數本身並不含任何預測。",
};

/** Writes the page. */
export function writeBrief(answer: ThelemicPage, lang: Lang): Brief {
  const { summary, anno, dies, feasts, formatted, yearsSinceEpoch } = answer;
  const before: Text[] =
    anno === null
      ? [
          {
            en: "The day lies before the epoch, so no span is counted.",
            zhHant: "當日在紀元之前，不計輪次。",
          },
        ]
      : [];
  const kept: Text[] =
    feasts.length > 0
      ? [
          {
            en: `Kept on it: ${feasts.map(({ name }) => name.en).join("; ")}.`,
            zhHant: `是日守${feasts.map(({ name }) => `「${name.zhHant}」`).join("、")}。`,
          },
        ]
      : [];
  return writePage(
    lang,
    { anno, yearsSinceEpoch, dies, formatted, feasts: feasts.map(({ name }) => name) },
    [
      summary,
      { en: `The weekday is written ${dies}.`, zhHant: `星期寫作 ${dies}。` },
      ...before,
      ...kept,
    ],
    [RECKONING],
    [LIMIT],
  );
}
