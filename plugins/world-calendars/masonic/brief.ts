/** The page of a date in the masonic eras. */
import type { Brief, Lang, Text } from "#old";
import { writePage } from "../page.ts";

/** What the page is written from. */
export interface MasonicPage {
  readonly eras: Readonly<
    Record<
      string,
      {
        readonly latin: string;
        readonly name: Text;
        readonly rite: Text;
        readonly from: Text;
        readonly year: number | null;
      }
    >
  >;
  readonly frenchRite: { readonly month: number; readonly day: number };
  readonly scottishRite: { readonly day: number; readonly month: string; readonly native: string };
  readonly formatted: readonly string[];
}

const LIMIT: Text = {
  en: "The eras are ceremonial: each begins where a legend of its rite begins, and lodges differ in the day on which the year turns.",
  zhHant: "這些紀元都是禮儀之用：各自從本禮的傳說算起，而歲首在哪一天，各會所並不一致。",
};

/** Writes the page. */
export function writeBrief(answer: MasonicPage, lang: Lang): Brief {
  const { eras, frenchRite, scottishRite, formatted } = answer;
  const counted = Object.values(eras).filter(({ year }) => year !== null);
  const [first, ...others] = counted;
  const rest: Text = {
    en: `Beside it stand ${others.map(({ latin, year, rite }) => `${latin} ${year} (${rite.en})`).join(", ")}.`,
    zhHant: `此外有${others.map(({ name, year, rite }) => (name.zhHant.includes("（") ? `${name.zhHant}${year} 年` : `${name.zhHant} ${year} 年（${rite.zhHant}）`)).join("、")}。`,
  };
  const opening: Text = first
    ? {
        en: `In the Craft the day belongs to ${first.latin} ${first.year}, counted from ${first.from.en}.`,
        zhHant: `就藍色會所而言，當日屬${first.name.zhHant} ${first.year} 年，起點是${first.from.zhHant}。`,
      }
    : { en: "No masonic era has begun by that day.", zhHant: "當日各紀元皆未起算。" };
  const days: Text = {
    en: `A lodge of the French Rite would write day ${frenchRite.day} of month ${frenchRite.month}, since its months are numbered from March; the Scottish Rite follows the Hebrew calendar and writes ${scottishRite.day} ${scottishRite.month}.`,
    zhHant: `法國禮自三月起數月，寫作第 ${frenchRite.month} 月第 ${frenchRite.day} 日；蘇格蘭禮依希伯來曆，寫作 ${scottishRite.month}（${scottishRite.native}）${scottishRite.day} 日。`,
  };
  return writePage(
    lang,
    { formatted, frenchRite, scottishRite },
    [opening, ...(others.length > 0 ? [rest] : [])],
    [days],
    [LIMIT],
  );
}
