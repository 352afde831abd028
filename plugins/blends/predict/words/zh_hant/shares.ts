/** 多項結果之論述。 */
import { chinese, type Said, type Speaker } from "#sdk";
import { toldOf, type Lead, type Told } from "../../told.ts";
import type { Shares, Wording } from "../en/shares.ts";
import { boards, LIMIT, OTHER_WORDS, percent, unasked } from "../zh_hant.ts";

const { list } = chinese;
const OUTLINE = ["何者居先", "緣由", "起盤之法", "怎麼用"];

const LEADS: Readonly<Record<Exclude<Lead, "even" | "tied">, string>> = {
  slight: "領先有限。",
  clear: "以此類盤式而言，領先明白。",
  strong: "此類盤式所能給的領先，大抵以此為極。",
};

export function sharesReading(shares: Shares, wording: Wording, say: Speaker) {
  const { question, outcomes, signal, favours, drawn, hour } = shares;
  const told = toldOf(outcomes, signal);
  return {
    paragraphs: [
      `問「${unasked(question)}」，${opener(told, wording)}${say.phrase(favours)}`,
      why(told, say),
      cast(hour),
      `${wording.advice}各數合計為一百，是算法使然。${LIMIT}`,
    ].filter((paragraph) => paragraph !== ""),
    outline: OUTLINE,
    facts: {
      question,
      outcomes: outcomes.map(({ label, probability, score, parts }) => ({
        label,
        probability,
        score,
        parts: parts.map((part) => ({
          system: boards[part.system],
          place: say.phrase(part.place),
          score: part.score,
          reasons: part.testimonies.map((one) => say.phrase(one)),
        })),
      })),
      lead: told.lead,
      favours: say.phrase(favours),
      drawn: say.phrase(drawn),
      limit: LIMIT,
    },
  };
}

function opener({ lead, first, second, even }: Told, { many }: Wording): string {
  const [most, next, chance] = [first.probability, second.probability, even].map(percent);
  if (lead === "tied") {
    return `諸盤把答案留在「${first.label}」與「${second.label}」之間，各為 ${most} 與 ${next}，均分則為 ${chance}，兩者不分先後。`;
  }
  if (lead === "even") {
    return `諸盤對${many}幾乎一視同仁。「${first.label}」居先，${most}，而均分也有 ${chance}，算不上領先。`;
  }
  return `諸盤在${many}之中以「${first.label}」為首，${most}，均分則為 ${chance}；其次是「${second.label}」，${next}。${LEADS[lead]}`;
}

function cast(hour: string | undefined): string {
  const drawn =
    hour === undefined
      ? "各段大六壬的活時由題目字句取得。"
      : `大六壬以題目字句取得的 ${hour} 起課，各項結果所居之位與所擲之卦由其字句取得。`;
  return drawn + OTHER_WORDS;
}

function why({ first, last, field, lifts, lowers }: Told, say: Speaker): string {
  const between = field.map(({ label, probability }) => `「${label}」${percent(probability)}`);
  return [
    lifts ? `最抬舉「${first.label}」的是${from(lifts, say)}。` : "",
    lowers
      ? `敬陪末座的是「${last.label}」，${percent(last.probability)}，受制於${from(lowers, say)}。`
      : "",
    between.length > 0 ? `居間者為${list(between)}。` : "",
  ].join("");
}

/** 「大六壬的子上乘貴人」。 */
function from(reason: Said, say: Speaker): string {
  return `${boards[reason.of as keyof typeof boards]}的「${say.phrase(reason)}」`;
}
