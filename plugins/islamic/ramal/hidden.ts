/**
 * The hidden question (zamir): the house of what the asker has in mind.
 *
 * @source by points: Kashf al-asrar al-masuna, p. 153, the fourth way. By houses 1 and 13: Ramal Shastra on
 * astrologyrays (2017), where the order of homes is that of the dwellings whatever circle is read.
 */
import type { Lang, Text } from "#old";
import { addFigures, figureOf, homeOf } from "../core/figures.ts";
import type { TableauReport } from "../core/report.ts";
import { HOUSES } from "../core/tableau.ts";

/** The rule by which it is found. */
export type Zamir = "points" | "firstAndThirteenth";

export interface Hidden {
  /** 1 to 16. */
  readonly house: number;
  readonly stands: Text;
  /** The figure that stands in the house. */
  readonly figure: Text;
  /** House on which the points fell. */
  readonly fell: number | null;
  /** The figure whose home the house is. */
  readonly sign: Text;
  readonly forAnother: boolean | null;
  readonly rule: string;
}

/** The last four houses say nothing of a concern in the words of a tableau. */
const LAST_FOUR: Readonly<Record<number, Text>> = {
  13: { en: "the asker's own part in the matter", zhHant: "問者自己在此事中的份" },
  14: { en: "the part that others have in the matter", zhHant: "旁人在此事中的份" },
  15: { en: "the verdict itself", zhHant: "事情的定論" },
  16: { en: "how the matter will end", zhHant: "事情如何收場" },
};

/** Finds the hidden question of a tableau. */
export function findHidden(report: TableauReport, zamir: Zamir): Hidden {
  const at = (house: number) => report.houses[house - 1]!;
  if (zamir === "firstAndThirteenth") {
    const sum = addFigures(at(1).pattern, at(13).pattern);
    const house = homeOf(sum, "sakan");
    return {
      house,
      stands: HOUSES[house - 1]!,
      figure: at(house).name,
      fell: null,
      sign: figureOf(sum).name,
      forAnother: report.houses.some(({ pattern }) => pattern === sum),
      rule: "the sum of houses 1 and 13 leads to its dwelling; standing in the tableau, it speaks of another",
    };
  }
  const fell = report.totalPoints % 12 || 12;
  // A figure at home keeps the question; any other leads to its home.
  const house = at(fell).home;
  return {
    house,
    stands: HOUSES[house - 1]!,
    figure: at(house).name,
    fell,
    sign: at(fell).name,
    forAnother: null,
    rule: `points of houses 1 to 15, ${report.totalPoints}, cast out by twelve; then the home of the figure found there`,
  };
}

/** What a house says of a concern. */
export function tellHouse({ house, stands }: Pick<Hidden, "house" | "stands">): Text {
  return LAST_FOUR[house] ?? stands;
}

/** The paragraph on the hidden question. */
export function tellHidden(hidden: Hidden, lang: Lang): string {
  const { house, figure, fell, sign, forAnother } = hidden;
  const mind = tellHouse(hidden);
  if (lang === "en") {
    const way =
      fell === null
        ? `Houses 1 and 13 together make ${sign.en}, whose dwelling is house ${house}`
        : fell === house
          ? `The points, cast out by twelve, fall on house ${house}, where ${sign.en} is at home`
          : `The points, cast out by twelve, fall on house ${fell}; ${sign.en} lies there and leads to its home, house ${house}`;
    const other = forAnother ? " The asker may be speaking for someone else." : "";
    const answers = fell === house ? "It answers for itself" : `There ${figure.en} answers`;
    return `${way}. Behind the question stands this: ${mind.en}. ${answers}.${other}`;
  }
  const way =
    fell === null
      ? `第一宮與第十三宮相加得${sign.zhHant}，其居所為第 ${house} 宮`
      : fell === house
        ? `諸點以十二除之，落在第 ${house} 宮，${sign.zhHant}正居本位`
        : `諸點以十二除之，落在第 ${fell} 宮，其象${sign.zhHant}引向本位第 ${house} 宮`;
  const other = forAnother ? "問者也許是代人而問。" : "";
  return `${way}。心中真正掛念的是「${mind.zhHant}」，${fell === house ? "由它自己作答" : `在那裡作答的是${figure.zhHant}`}。${other}`;
}
