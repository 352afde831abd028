/** The reading of an odu as rules write it. */
import type { Brief, Frozen, Lang } from "#old";
import type { IfaAnswer } from "./ifa_cast.ts";

/** Writes what a writer may use, and the whole reading from rules alone. */
export function writeBrief(answer: Frozen<IfaAnswer>, lang: Lang): Brief {
  const key = lang === "en" ? "en" : "zhHant";
  const { odu, right, left, kind, fortune, question } = answer;
  return {
    facts: {
      question,
      odu: odu.name[key],
      rank: odu.rank,
      right: right.theme[key],
      left: left.theme[key],
      fortune: answer.fortuneName[key],
      kind: kind.name[key],
      counsel: [right.counsel[key], left.counsel[key]],
    },
    outline:
      lang === "en" ? ["The odu", "What comes with it", "Counsel"] : ["奧杜", "隨之而來", "叮嚀"],
    plain: lang === "en" ? english(answer) : chinese(answer),
  };

  function english({ method }: Frozen<IfaAnswer>): string {
    const tool = method === "ikin" ? "palm nuts" : "divining chain";
    const legs = odu.isMeji
      ? `Both legs are the same, so it speaks with a single voice, and that voice is of ${right.theme.en}.`
      : `The right leg leads and speaks of ${right.theme.en}; the left answers with ${left.theme.en}.`;
    const comes =
      fortune.value === "ire"
        ? `It comes with ire: the blessing lies with ${kind.name.en}.`
        : `It comes with ibi: the hardship to be met lies with ${kind.name.en}. Ifa names it so that it can be eased, not so that it must be suffered.`;
    const counsel = odu.isMeji ? right.counsel.en : `${right.counsel.en}. ${left.counsel.en}`;
    return [
      `The ${tool} show ${odu.name.en}, ${ordinal(odu.rank)} of the 256 in seniority. ${legs}`,
      comes,
      `${counsel}.`,
    ]
      .join("\n\n")
      .replace("chain show ", "chain shows ");
  }

  function chinese({ method }: Frozen<IfaAnswer>): string {
    const tool = method === "ikin" ? "棕櫚核" : "占鏈";
    const legs = odu.isMeji
      ? `左右兩足相同，只有一個聲音，說的是${right.theme.zhHant}。`
      : `右足為主，說的是${right.theme.zhHant}；左足相應，說的是${left.theme.zhHant}。`;
    const comes =
      fortune.value === "ire"
        ? `此卦帶福而來，福在${kind.name.zhHant}。`
        : `此卦帶逆而來，須面對的是${kind.name.zhHant}。伊法道破它，是為了化解，不是要人認命。`;
    const counsel = odu.isMeji
      ? right.counsel.zhHant
      : `${right.counsel.zhHant}；${left.counsel.zhHant}`;
    return [
      `${tool}所示為${odu.name.zhHant}，在二百五十六奧杜中位居第 ${odu.rank}。${legs}`,
      comes,
      `${counsel}。`,
    ].join("\n\n");
  }
}

function ordinal(value: number): string {
  const tens = value % 100;
  const ending = tens > 10 && tens < 14 ? "th" : (["th", "st", "nd", "rd"][value % 10] ?? "th");
  return `${value}${ending}`;
}
