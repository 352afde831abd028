import type { Brief, Lang } from "#old";
import type { ChoiceAnswer, Purpose, Ranked } from "./number_feng_shui_choose_number.ts";

/** Tells a writer the order of the candidates, and says why. */
export function choiceBrief(answer: ChoiceAnswer, lang: Lang): Brief {
  const en = lang === "en";
  return {
    facts: {
      purpose: answer.purpose,
      ranking: answer.ranking.map(({ shown, score, dominant }) => ({
        shown,
        score,
        dominant: dominant?.native ?? null,
      })),
      verdict: answer.verdict.value,
    },
    outline: en ? ["First place", "The others"] : ["首選", "其餘"],
    plain: (en ? english(answer) : chinese(answer)).join("\n\n"),
  };
}

/** Up to this score even the best candidate does not read well. */
const WEAK = 40;

const COUNTS = ["Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine", "Ten"];

/** Spells out what starts a sentence. */
function countWord(count: number): string {
  return COUNTS[count - 2] ?? `As many as ${count}`;
}

const FOR_EN: Readonly<Record<Purpose, string>> = {
  general: "",
  wealth: " for money",
  relationship: " for relationships",
  career: " for work",
  health: " for well-being",
};

function nameOf({ shown, candidate }: Ranked, en: boolean): string {
  return en
    ? `${shown} (number ${candidate + 1} of the list)`
    : `${shown}（所列第 ${candidate + 1} 號）`;
}

function whyEnglish({ dominant, outcome, innate, score }: Ranked): string {
  if (!dominant || !outcome) return `it makes no pair and stays at ${score}`;
  const same = dominant.id === outcome.id;
  const stars = same
    ? `${dominant.roman} (${dominant.gloss}) both leads and ends it`
    : `${dominant.roman} (${dominant.gloss}) leads and ${outcome.roman} (${outcome.gloss}) ends it`;
  const brings =
    innate && innate.supplied.length > 0
      ? `, and it brings ${innate.supplied.map(({ roman }) => roman).join(" and ")}, which the birth date lacks`
      : "";
  return `${stars}${brings}; it comes to ${score}`;
}

function english(answer: ChoiceAnswer): readonly string[] {
  const { ranking, verdict, purpose } = answer;
  const [first, second] = [ranking[0]!, ranking[1]!];
  const last = ranking.at(-1)!;
  const opening =
    verdict.value === "tie"
      ? `${countWord(answer.best.length)} numbers stand equal in first place${FOR_EN[purpose]}; the one listed first is ${nameOf(first, true)}: ${whyEnglish(first)}.`
      : `First${FOR_EN[purpose]} comes ${nameOf(first, true)}: ${whyEnglish(first)}. ${
          verdict.value === "clear"
            ? `The lead over the next, ${second.shown} with ${second.score}, is clear.`
            : `The next, ${second.shown} with ${second.score}, is close behind, so liking may decide.`
        }`;
  const end =
    last.rank > 1 && last !== second
      ? `Last stands ${nameOf(last, true)}: ${whyEnglish(last)}.`
      : "";
  const weak = first.score <= WEAK ? " None of the candidates reads well by this method." : "";
  return [
    opening + weak,
    `${end} Digit pairs are a modern custom and the weights this service's own; a number that is easily remembered and honestly come by is worth as much.`.trim(),
  ];
}

const FOR_ZH: Readonly<Record<Purpose, string>> = {
  general: "",
  wealth: "為求財",
  relationship: "為感情",
  career: "為事業",
  health: "為身心安康",
};

function whyChinese({ dominant, outcome, innate, score }: Ranked): string {
  if (!dominant || !outcome) return `無兩數成星，計 ${score} 分`;
  const stars =
    dominant.id === outcome.id
      ? `以${dominant.native}為主，並以之收尾`
      : `以${dominant.native}為主，以${outcome.native}收尾`;
  const brings =
    innate && innate.supplied.length > 0
      ? `，並補生日所缺之${innate.supplied.map(({ native }) => native).join("、")}`
      : "";
  return `${stars}${brings}，計 ${score} 分`;
}

function chinese(answer: ChoiceAnswer): readonly string[] {
  const { ranking, verdict, purpose } = answer;
  const [first, second] = [ranking[0]!, ranking[1]!];
  const last = ranking.at(-1)!;
  const opening =
    verdict.value === "tie"
      ? `${FOR_ZH[purpose]}${FOR_ZH[purpose] ? "，" : ""}有 ${answer.best.length} 號並列首選，列於前者為${nameOf(first, false)}：${whyChinese(first)}。`
      : `${FOR_ZH[purpose]}${FOR_ZH[purpose] ? "，" : ""}首選為${nameOf(first, false)}：${whyChinese(first)}。${
          verdict.value === "clear"
            ? `次者 ${second.shown} 得 ${second.score} 分，高下已分。`
            : `次者 ${second.shown} 得 ${second.score} 分，相去不遠，可隨所好。`
        }`;
  const end =
    last.rank > 1 && last !== second ? `居末者為${nameOf(last, false)}：${whyChinese(last)}。` : "";
  const weak = first.score <= WEAK ? "諸號以此法論皆未見佳。" : "";
  return [
    opening + weak,
    `${end}數字配星乃今人之法，權重為本服務所設；號碼易記而得之以正，亦足可貴。`,
  ];
}
