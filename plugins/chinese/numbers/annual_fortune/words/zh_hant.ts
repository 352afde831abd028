import { wanderingStar } from "../../../core/words/zh_hant.ts";
import { TOPIC } from "../../answer.ts";
import * as shared from "../../words/zh_hant.ts";
import type { YearsAnswer, YearView } from "../answer.ts";
import type { YearsWords } from "./en.ts";

const { senses } = shared;
const { topic } = shared.terms;

const LIMIT =
  "生日月日逐年相同，所異者惟年數，故相鄰之年起伏不大；此法出於今人，所知不過數字而已。";

function yearText({ year, leading, join, helped, strained, score }: YearView): string {
  if (!leading) return `${year} 年無兩數可成一組，此法無從置評。`;
  const across = join && join !== leading ? `交接之處為${wanderingStar[join]}。` : "";
  const sense = `${year} 年以${wanderingStar[leading]}為主，吉星之力 ${score}%，主${senses[leading]}。${across}`;
  if (helped.length === TOPIC.ids.length) return `${sense}諸事皆利。`;
  if (strained.length === TOPIC.ids.length) return `${sense}諸事皆宜謹慎。`;
  const names = (topics: typeof helped) => topics.map((one) => topic[one]).join("、");
  const matters = [
    helped.length > 0 ? `利於${names(helped)}` : "",
    strained.length > 0 ? `${names(strained)}宜多留意` : "",
  ].filter((part) => part !== "");
  return matters.length === 0 ? sense : `${sense}${matters.join("，")}。`;
}

/** The hardest year, whose star is not described again where it leads the best one too. */
function hardestText(best: YearView, hardest: YearView): string {
  if (!hardest.leading || hardest.leading !== best.leading) return yearText(hardest);
  return `${hardest.year} 年主星相同，而吉星之力僅 ${hardest.score}%。`;
}

function paragraphs({ years, best, hardest, score }: YearsAnswer): readonly string[] {
  const [first, last] = [years[0]!, years.at(-1)!];
  if (years.length === 1) return [`以生日接流年，${yearText(first)}`, LIMIT];
  if (best.length === 0) {
    return [
      `自 ${first.year} 至 ${last.year} 年，各年輕重相同，吉星之力皆為 ${first.score}%。`,
      LIMIT,
    ];
  }
  const view = (year: number) => years.find((one) => one.year === year)!;
  const [brightest, worst] = [view(best[0]!), view(hardest[0]!)];
  return [
    `自 ${first.year} 至 ${last.year} 年，吉星之力平均 ${score}%。以 ${best.join("、")} 年最為明朗，${hardest.join("、")} 年最宜謹慎。`,
    `${yearText(brightest)}${hardestText(brightest, worst)}`,
    LIMIT,
  ];
}

export const zhHant: YearsWords = {
  title: "數字流年風水",
  summary: "以生日月日接流年數字，逐年論八星，至多三十年，交接處與年數加倍計量",
  inputs: {
    fromYear: { label: "起始年", about: "起始之公曆年，1 至 9999" },
    toYear: { label: "終止年", about: "終止之年，預設同起始年，至多三十年" },
  },
  fields: {
    years: "逐年",
    year: "年",
    join: "交接之星",
    stars: "諸星",
    leading: "主星",
    ending: "末組之星",
    helped: "得助之事",
    strained: "受損之事",
    grade: "吉凶",
    best: "最明朗之年",
    hardest: "最宜謹慎之年",
    verdict: "斷語",
  },
  terms: shared.terms,
  phrases: {
    ...shared.dateIssues,
    yearLed: ({ year, leading, percent }) =>
      `${year} 年以${wanderingStar[leading]}為主，吉星之力 ${percent}%`,
    yearSilent: ({ year }) => `${year} 年無星`,
    spanOfYears: ({ years, most }) =>
      years < 1 ? "終止年不可早於起始年" : `跨度為 ${years} 年，須為 1 至 ${most} 年`,
  },
  conventions: { connectors: shared.conventions.connectors },
  reading: (reading) => ({
    paragraphs: paragraphs(reading),
    outline: ["逐年大勢", "餘論"],
    facts: {
      years: reading.years.map(({ year, leading, score }) => ({
        year,
        star: leading && wanderingStar[leading],
        score,
      })),
      best: reading.best,
      hardest: reading.hardest,
    },
  }),
  picture: { ...shared.stagePicture, name: "數字流年", year: (year) => `${year} 年` },
};
