/** The reading of a tableau as rules write it. */
import type { Frozen, Lang } from "#old";
import { figureOf } from "./figures.ts";
import type { TableauReport } from "./report.ts";

/** Facts of a tableau that a writer may use. */
export function factsOf(answer: Frozen<TableauReport>, lang: Lang) {
  const key = lang === "en" ? "en" : "zhHant";
  return {
    houses: answer.houses.map(({ house, stands, name, motion, atHome }) => ({
      house,
      stands: stands[key],
      figure: name[key],
      motion,
      atHome,
    })),
    returns: answer.returns,
    testimonies: answer.testimonies.map(({ evidence, weight }) => [evidence[key], weight]),
    score: answer.score,
    leaning: answer.leaning.value,
  };
}

/** The paragraphs that both arts share: first figure, witnesses and judge, balance. */
export function tellTableau(answer: Frozen<TableauReport>, lang: Lang): readonly string[] {
  return lang === "en" ? tellEnglish(answer) : tellChinese(answer);
}

function tellEnglish({ houses, returns, motions, score, leaning }: Frozen<TableauReport>) {
  const at = (number: number) => houses[number - 1]!;
  const theme = (number: number) => figureOf(at(number).pattern).theme.en;
  const again =
    returns.length === 0
      ? "It stands nowhere else, so the matter keeps to the one who asks."
      : `It stands again in ${returns.length === 1 ? "house" : "houses"} ${list(returns.map(String), "and")}, which ties the asker to ${returns.map((number) => at(number).stands.en).join("; ")}.`;
  const moving =
    motions.dakhil > motions.kharij
      ? "More figures hold than release: what comes in may be kept."
      : motions.dakhil < motions.kharij
        ? "More figures release than hold: something is on its way out."
        : "Figures that hold and figures that release are equal in number.";
  const balance = {
    favourable: "The whole leans in favour",
    mixed: "The whole stands undecided, and much rests on what is done next",
    adverse: "The whole leans against it, and a different way or time would serve better",
  }[leaning.value];
  return [
    `The first house holds ${at(1).name.en}, a figure of ${theme(1)}${at(1).atHome ? ", strong in its own home" : ""}. ${again}`,
    `The asker's witness is ${at(13).name.en}: ${theme(13)}. The witness of the matter is ${at(14).name.en}: ${theme(14)}. From both comes the judge, ${at(15).name.en}: ${theme(15)}. The end is ${at(16).name.en}: ${theme(16)}.`,
    `${moving} ${balance} (${score} of 100).`,
  ];
}

function tellChinese({ houses, returns, motions, score, leaning }: Frozen<TableauReport>) {
  const at = (number: number) => houses[number - 1]!;
  const theme = (number: number) => figureOf(at(number).pattern).theme.zhHant;
  const again =
    returns.length === 0
      ? "此象別處不見，事情只繫於問者一身。"
      : `此象又見於第 ${returns.join("、")} 宮，把問者與${returns.map((number) => `「${at(number).stands.zhHant}」`).join("、")}連在一起。`;
  const moving =
    motions.dakhil > motions.kharij
      ? "收入之象多於放出之象，來者可留。"
      : motions.dakhil < motions.kharij
        ? "放出之象多於收入之象，有物正要離手。"
        : "收入與放出之象數目相當。";
  const balance = {
    favourable: "整體傾向於成",
    mixed: "整體未決，要看接下來怎麼做",
    adverse: "整體傾向於阻，換個方式或時機較好",
  }[leaning.value];
  return [
    `第一宮得${at(1).name.zhHant}，主${theme(1)}${at(1).atHome ? "，正居本位而有力" : ""}。${again}`,
    `問者之證為${at(13).name.zhHant}（${theme(13)}），所問之證為${at(14).name.zhHant}（${theme(14)}）。二者合成判官${at(15).name.zhHant}，主${theme(15)}；歸結於${at(16).name.zhHant}，主${theme(16)}。`,
    `${moving}${balance}（${score} 分，滿分一百）。`,
  ];
}

/** "a, b and c". */
export function list(items: readonly string[], and: string): string {
  if (items.length < 2) return items.join("");
  return `${items.slice(0, -1).join(", ")} ${and} ${items.at(-1)}`;
}
