/** The page of a time on both clocks. */
import type { Brief, Lang, Text } from "#old";
import { writePage } from "../page.ts";

/** What the page is written from. */
export interface DecimalPage {
  readonly standard: { readonly text: string };
  readonly decimal: { readonly text: string };
  readonly exact: boolean;
  readonly fraction: number;
  readonly swatch: { readonly text: string };
  readonly hexadecimal: { readonly text: string };
  readonly summary: Text;
}

const RECKONING: Text = {
  en: "The clock of the Republic had ten hours to the day, a hundred minutes to the hour and a hundred seconds to the minute, so that its second lasts 0.864 of ours. It was law from 1793 and suspended in 1795.",
  zhHant:
    "共和國的鐘一日十時，一時百分，一分百秒，所以一秒只有今日的 0.864 秒。一七九三年入法，一七九五年停行。",
};
const LIMIT: Text = {
  en: "Dials of the time counted from local midnight by the Sun; no zone is taken into account here except for the Swatch beat.",
  zhHant: "當年的鐘面自當地真太陽之午夜起算；此處除「拍」之外，不涉時區。",
};

/** Writes the page. */
export function writeBrief(answer: DecimalPage, lang: Lang): Brief {
  const { standard, decimal, exact, fraction, swatch, hexadecimal } = answer;
  const percent = (fraction * 100).toFixed(1);
  const passed: Text = {
    en: `By then ${percent} per cent of the day have passed: beat ${swatch.text} of Swatch time, ${hexadecimal.text} on a hexadecimal dial.`,
    zhHant: `至此一日已過 ${percent}%，斯沃琪時間為 ${swatch.text}，十六進位鐘面為 ${hexadecimal.text}。`,
  };
  const rounded: Text[] = exact
    ? []
    : [
        {
          en: "The last decimal place is rounded, since the two clocks do not divide each other.",
          zhHant: "末位小數為四捨五入，因兩鐘互不整除。",
        },
      ];
  return writePage(
    lang,
    { standard: standard.text, decimal: decimal.text, fraction, exact },
    [answer.summary, passed, ...rounded],
    [RECKONING],
    [LIMIT],
  );
}
