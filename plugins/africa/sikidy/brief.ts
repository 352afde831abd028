/** The reading of a tableau as rules write it. */
import type { Brief, Frozen, Lang } from "#old";
import type { SikidyAnswer } from "./sikidy_cast.ts";
import { ANSWERING, PRINCIPAL } from "./tableau.ts";

type Column = Frozen<SikidyAnswer>["columns"][number];

const MOST = 4;

/** Writes what a writer may use, and the whole reading from rules alone. */
export function writeBrief(answer: Frozen<SikidyAnswer>, lang: Lang): Brief {
  const english = lang === "en";
  const say = (text: { readonly en: string; readonly zhHant: string }) =>
    english ? text.en : text.zhHant;
  const asker = answer.columns[0]!;
  const echoes = answer.columns.filter(
    ({ number, figure }) => number >= ANSWERING[0] && figure === asker.figure,
  );
  return {
    facts: {
      question: answer.question,
      asker: { figure: asker.figureName, rank: asker.rank },
      echoes: echoes.map(({ stands }) => say(stands)),
      unique: findAlone(answer).map(({ stands }) => say(stands)),
      testimonies: answer.testimonies.map(({ evidence, weight }) => [say(evidence), weight]),
      leaning: answer.leaning.value,
      score: answer.score,
    },
    outline: english
      ? ["The one who asks", "Columns that answer", "The balance"]
      : ["問者", "相應之列", "權衡"],
    plain: (english ? englishText : chineseText)(answer, asker, echoes),
  };
}

/** Principal columns whose figure stands nowhere else. */
function findAlone(answer: Frozen<SikidyAnswer>): readonly Column[] {
  return answer.columns.filter(({ unique, number }) => unique && PRINCIPAL.includes(number));
}

function englishText(answer: Frozen<SikidyAnswer>, asker: Column, echoes: readonly Column[]) {
  const rank =
    asker.rank === "prince"
      ? "a prince, who acts in his own right"
      : "a slave, who moves at another's bidding";
  const opponent = answer.columns[7]!;
  const facing =
    opponent.rank === asker.rank
      ? `The opponent's column is ${opponent.rank === "prince" ? "a prince as well" : "a slave as well"}, so neither side outranks the other.`
      : `The opponent's column is a ${opponent.rank}, so the two do not meet as equals.`;
  const answers =
    echoes.length > 0
      ? `The same figure returns in the ${echoes.length === 1 ? "column" : "columns"} of ${list(
          echoes.map(({ stands }) => stands.en),
        )}: that is where the question finds its answer.`
      : "No later column repeats the asker's figure, so the matter rests on the asker alone.";
  const unique = findAlone(answer)
    .filter(({ number }) => number > 1)
    .slice(0, MOST);
  const alone =
    unique.length > 0
      ? ` Columns that speak alone, and therefore strongly, are those of ${list(
          unique.map(({ stands }) => stands.en),
        )}.`
      : "";
  const balance = {
    favourable: "the seeds lean in favour; go on, and keep to what was agreed",
    mixed: "the seeds hold the balance; the outcome follows the care that is taken",
    adverse: "the seeds ask for patience; put something right before going on",
  }[answer.leaning.value];
  return [
    `In the first column, that of the one who asks, lies ${asker.figureName}: ${rank}. ${facing}`,
    answers + alone,
    `Taken together, ${balance} (${answer.score} of 100). The creator's column holds a prince and the three inseparable pairs agree, so the tableau may be read.`,
  ].join("\n\n");
}

function chineseText(answer: Frozen<SikidyAnswer>, asker: Column, echoes: readonly Column[]) {
  const rank = asker.rank === "prince" ? "為王，能自己作主" : "為奴，須隨他人而動";
  const opponent = answer.columns[7]!;
  const facing =
    opponent.rank === asker.rank
      ? "對手之列與之同等，高下未分。"
      : `對手之列為${opponent.rank === "prince" ? "王" : "奴"}，兩邊地位不齊。`;
  const answers =
    echoes.length > 0
      ? `同一象又見於${echoes.map(({ stands }) => `「${stands.zhHant}」`).join("、")}，問題的答案就在那裡。`
      : "問者之象在其後各列不再出現，此事全看問者自己。";
  const unique = findAlone(answer)
    .filter(({ number }) => number > 1)
    .slice(0, MOST);
  const alone =
    unique.length > 0
      ? `獨一無二、因而聲音最強的，是${unique.map(({ stands }) => `「${stands.zhHant}」`).join("、")}。`
      : "";
  const balance = {
    favourable: "種籽傾向於順，依約行事即可",
    mixed: "種籽兩相持平，結果看用心多少",
    adverse: "種籽要人耐心，先把一件事補正再走",
  }[answer.leaning.value];
  return [
    `第一列主問者，得 ${asker.figureName}，${rank}。${facing}`,
    answers + alone,
    `合而觀之，${balance}（${answer.score} 分，滿分一百）。造物者之列為王，三對不離之列相合，此盤可讀。`,
  ].join("\n\n");
}

/** Columns stand for "this and that", so a list of them needs semicolons. */
function list(items: readonly string[]): string {
  return items.join("; ");
}
