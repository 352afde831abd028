import type { Brief, Lang } from "#old";
import type { WanderingStarId } from "../../core/eight_mansions.ts";
import { STAR_NATURES, TOPICS } from "../stars.ts";
import type { YearsAnswer, YearView } from "./number_feng_shui_annual_fortune.ts";
import { listed, lower } from "../../core/prose.ts";

const senseOf = ({ id }: { readonly id: string }) => STAR_NATURES[id as WanderingStarId].sense;
const TOPIC_EN = {
  wealth: "money",
  relationship: "relationships",
  career: "work",
  health: "well-being",
} as const;
const TOPIC_ZH = {
  wealth: "財運",
  relationship: "感情",
  career: "事業",
  health: "身心",
} as const;

/** Tells a writer the years, and reads the brightest and the hardest. */
export function yearsBrief(answer: YearsAnswer, lang: Lang): Brief {
  const en = lang === "en";
  return {
    facts: {
      years: answer.years.map(({ year, leading, score }) => ({
        year,
        star: leading?.native ?? null,
        score,
      })),
      best: answer.best,
      hardest: answer.hardest,
    },
    outline: en ? ["Course of the years", "Limits"] : ["逐年大勢", "餘論"],
    plain: (en ? english(answer) : chinese(answer)).join("\n\n"),
  };
}

function yearEnglish({ year, leading, join, helped, strained, score }: YearView): string {
  if (!leading) return `${year} makes no pair, and the method is silent.`;
  const across =
    join && join.id !== leading.id
      ? ` At the turn from birthday to year stands ${join.roman} (${join.gloss}).`
      : "";
  const sense = `${year} stands under ${leading.roman} (${leading.gloss}), with ${score} per cent of lucky weight: ${senseOf(leading).en}.${across}`;
  if (helped.length === TOPICS.length) return `${sense} It helps in every matter.`;
  if (strained.length === TOPICS.length) return `${sense} It asks for care in every matter.`;
  const matters = [
    helped.length > 0 ? `favours ${listed(helped.map((topic) => TOPIC_EN[topic]))}` : "",
    strained.length > 0
      ? `asks for care with ${listed(strained.map((topic) => TOPIC_EN[topic]))}`
      : "",
  ].filter((text) => text !== "");
  return matters.length === 0 ? sense : `${sense} It ${matters.join(" and ")}.`;
}

function english(answer: YearsAnswer): readonly string[] {
  const { years, best, hardest } = answer;
  const limit =
    "Month and day of birth come round with every year, so only its digits change the picture, and little from one year to the next; the custom is a modern one and knows no more of a year than its number.";
  if (years.length === 1)
    return [`Joined with the birthday, ${lower(yearEnglish(years[0]!))}`, limit];
  const find = (year: number) => years.find((one) => one.year === year)!;
  if (best.length === 0) {
    return [
      `From ${years[0]!.year} to ${years.at(-1)!.year} the years weigh alike, with ${years[0]!.score} per cent of lucky weight each.`,
      limit,
    ];
  }
  return [
    `From ${years[0]!.year} to ${years.at(-1)!.year} lucky stars hold ${answer.score} per cent of the weight in the mean. The brightest ${best.length === 1 ? "year is" : "years are"} ${listed(best.map(String))}; ${listed(hardest.map(String))} ${hardest.length === 1 ? "asks" : "ask"} for most care.`,
    `${yearEnglish(find(best[0]!))} ${hardestEnglish(find(best[0]!), find(hardest[0]!))}`,
    limit,
  ];
}

/** The hardest year, whose star is not told again where it leads the best one too. */
function hardestEnglish(best: YearView, hardest: YearView): string {
  if (!hardest.leading || hardest.leading.id !== best.leading?.id) return yearEnglish(hardest);
  return `${hardest.year} is led by the same star, but only ${hardest.score} per cent of its weight is lucky.`;
}

function hardestChinese(best: YearView, hardest: YearView): string {
  if (!hardest.leading || hardest.leading.id !== best.leading?.id) return yearChinese(hardest);
  return `${hardest.year} 年主星相同，而吉星之力僅 ${hardest.score}%。`;
}

function yearChinese({ year, leading, join, helped, strained, score }: YearView): string {
  if (!leading) return `${year} 年無兩數可成一組，此法無從置評。`;
  const across = join && join.id !== leading.id ? `交接之處為${join.native}。` : "";
  const sense = `${year} 年以${leading.native}為主，吉星之力 ${score}%，主${senseOf(leading).zhHant}。${across}`;
  if (helped.length === TOPICS.length) return `${sense}諸事皆利。`;
  if (strained.length === TOPICS.length) return `${sense}諸事皆宜謹慎。`;
  const matters = [
    helped.length > 0 ? `利於${helped.map((topic) => TOPIC_ZH[topic]).join("、")}` : "",
    strained.length > 0 ? `${strained.map((topic) => TOPIC_ZH[topic]).join("、")}宜多留意` : "",
  ].filter((text) => text !== "");
  return matters.length === 0 ? sense : `${sense}${matters.join("，")}。`;
}

function chinese(answer: YearsAnswer): readonly string[] {
  const { years, best, hardest } = answer;
  const limit =
    "生日月日逐年相同，所異者惟年數，故相鄰之年起伏不大；此法出於今人，所知不過數字而已。";
  if (years.length === 1) return [`以生日接流年，${yearChinese(years[0]!)}`, limit];
  const find = (year: number) => years.find((one) => one.year === year)!;
  if (best.length === 0) {
    return [
      `自 ${years[0]!.year} 至 ${years.at(-1)!.year} 年，各年輕重相同，吉星之力皆為 ${years[0]!.score}%。`,
      limit,
    ];
  }
  return [
    `自 ${years[0]!.year} 至 ${years.at(-1)!.year} 年，吉星之力平均 ${answer.score}%。以 ${best.join("、")} 年最為明朗，${hardest.join("、")} 年最宜謹慎。`,
    `${yearChinese(find(best[0]!))}${hardestChinese(find(best[0]!), find(hardest[0]!))}`,
    limit,
  ];
}
