import { en as lore } from "#lore/words/en.ts";
import { english, type Speaker, type Translation, type Words } from "#sdk";
import { numbers } from "../../pythagorean/words/en/numbers.ts";
import type { answer, BirthdayAnswer, Phrases } from "../answer.ts";
import type { input } from "../input.ts";

const { withArticle } = english;

const season = { spring: "spring", summer: "summer", autumn: "autumn", winter: "winter" };

const bonds = {
  same: "the same number, understood at once and seldom contradicted",
  group: "of one group and so of one temper",
  different: "of different groups and so with something to explain to each other",
};
const rulerBonds = {
  friendly: "who are on good terms",
  hostile: "who are not on good terms",
  even: "who leave each other alone",
};
const grades = { excellent: "excellent", good: "good", mixed: "mixed", challenging: "challenging" };

const tellNumbers = ({ a, b, bond, strained }: Phrases["lifePath"]) =>
  `${a} and ${b}, ${bonds[bond]}${strained ? ", and known to pull two ways" : ""}`;

export const en = {
  title: "Birthday compatibility",
  summary: "Match of two birth dates by life path, day of birth, weekday ruler and season",
  weighs: "The score of the match; each strength counts one for it, each caution one against",
  fields: {
    lifePath: "Life path",
    birthday: "Number of the day",
    weekday: "Weekday",
    ruler: "Ruler of the weekday",
    season: "Season",
    "components/score": "Score of the comparison",
    "components/weight": "Share in the score",
    "strengths/weight": "Share in the score",
    "cautions/weight": "Share in the score",
  },
  terms: { season },
  phrases: {
    lifePath: (pair) => `Life paths: ${tellNumbers(pair)}`,
    birthday: (pair) => `Days of birth: ${tellNumbers(pair)}`,
    weekday: ({ a, b, bond }) =>
      bond === "same"
        ? `Weekday rulers: both born on a day of ${planet(a)}`
        : `Weekday rulers: born under ${planet(a)} and ${planet(b)}, ${rulerBonds[bond]}`,
    season: ({ a, b, bond }) =>
      bond === "same"
        ? `Seasons: both of ${season[a]}`
        : `Seasons: ${season[a]} and ${season[b]}, ${bond} seasons`,
  },
  reading: ({ a, b, components, score, band }: BirthdayAnswer, say: Speaker) => [
    (a.lifePath === b.lifePath
      ? [`Both life paths are ${a.lifePath}.`, numbers[a.lifePath]!.path]
      : [
          `One life path is ${a.lifePath}, the other ${b.lifePath}.`,
          numbers[a.lifePath]!.path,
          numbers[b.lifePath]!.path,
        ]
    ).join(" "),
    components.map((one) => `${say.phrase(one)} (${one.score}).`).join(" "),
    `Weighted, that comes to ${score} out of 100, ${withArticle(grades[band])} match by the dates; what two people make of it is not in the dates.`,
  ],
} satisfies Words<{ input: typeof input; answer: typeof answer }>;

export type BirthdayWords = Translation<typeof en>;

/** Sun and Moon take an article in running English, planets none. */
function planet(id: Phrases["weekday"]["a"]): string {
  return id === "sun" || id === "moon" ? `the ${lore.body[id]}` : lore.body[id];
}
