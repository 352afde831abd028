import { BRANCH, PILLAR, STEM } from "#lore";
import { term, Type, vocabulary, type Frozen, type IdOf, type Static } from "#sdk";
import { GENDER } from "#east/gender.ts";
import { PALACE, STAR, TRANSFORMATION } from "#east/purple_star/stars.ts";

/** The periods from the longest to the shortest. */
export const PERIOD = vocabulary("horoscopePeriod", {
  decade: { native: "大限", roman: "dà xiàn" },
  year: { native: "流年", roman: "liú nián" },
  month: { native: "流月", roman: "liú yuè" },
  day: { native: "流日", roman: "liú rì" },
  hour: { native: "流時", roman: "liú shí" },
});
export type PeriodId = IdOf<typeof PERIOD>;

/** Stars that a period lays by its stem and its branch. */
export const FLOW_STAR = vocabulary("flowStar", {
  lu: { native: "流祿", roman: "liú lù" },
  yang: { native: "流羊", roman: "liú yáng" },
  tuo: { native: "流陀", roman: "liú tuó" },
  kui: { native: "流魁", roman: "liú kuí" },
  yue: { native: "流鉞", roman: "liú yuè" },
  chang: { native: "流昌", roman: "liú chāng" },
  qu: { native: "流曲", roman: "liú qū" },
  ma: { native: "流馬", roman: "liú mǎ" },
  luan: { native: "流鸞", roman: "liú luán" },
  xi: { native: "流喜", roman: "liú xǐ" },
});
export type FlowStar = IdOf<typeof FLOW_STAR>;

/** How the square of a palace is starred. */
export const SQUARE = vocabulary("squareStanding", ["strong", "fair", "strained", "exposed"]);

/** What people ask a period about. */
export const HOROSCOPE_TOPIC = vocabulary("horoscopeTopic", [
  "self",
  "love",
  "money",
  "health",
  "work",
]);
export type HoroscopeTopic = IdOf<typeof HOROSCOPE_TOPIC>;

const periodShape = Type.Object(
  {
    period: term(PERIOD, "Which period"),
    stem: term(STEM, "Its stem"),
    branch: term(BRANCH, "Branch of its pillar, or of the decade's palace"),
    lifeBranch: term(BRANCH, "Branch on which its life palace stands"),
    palace: term(PALACE, "Palace of birth there"),
    transformations: Type.Array(
      Type.Object(
        {
          transformation: term(TRANSFORMATION, "One of the four"),
          star: term(STAR, "The star"),
          palace: term(PALACE, "Palace of birth in which it stands"),
          flowPalace: term(PALACE, "What that palace is in the period"),
        },
        { description: "A transformed star" },
      ),
      { minItems: 4, maxItems: 4, description: "In the order 祿 權 科 忌" },
    ),
    stars: Type.Array(
      Type.Object(
        {
          star: term(FLOW_STAR, "The star"),
          branch: term(BRANCH, "Where it stands"),
          palace: term(PALACE, "Palace of birth there"),
        },
        { description: "A flowing star" },
      ),
      { minItems: 10, maxItems: 10, description: "流曜" },
    ),
    topics: Type.Array(
      Type.Object(
        {
          topic: term(HOROSCOPE_TOPIC, "The topic"),
          flowPalace: term(PALACE, "Palace of the period that speaks of it"),
          palace: term(PALACE, "Palace of birth under it"),
          standing: term(SQUARE, "How its square is starred at birth"),
          transformations: Type.Array(term(TRANSFORMATION, "One of the four"), {
            description: "Which of the period's four fall into it",
          }),
        },
        { description: "A topic" },
      ),
      { minItems: 5, maxItems: 5, description: "What the period says of each" },
    ),
  },
  { description: "A period" },
);

export const answer = Type.Object({
  gender: term(GENDER, "Gender by which decades run"),
  birthYear: term(PILLAR, "Year pillar of the chart"),
  lifePalace: term(BRANCH, "Branch of the life palace of birth"),
  target: Type.Object(
    {
      date: Type.String({ description: "Civil day, YYYY-MM-DD" }),
      lunar: Type.String({ description: "The same in the Chinese calendar" }),
      nominalAge: Type.Integer({ description: "虛歲: 1 at birth" }),
    },
    { description: "The day asked about" },
  ),
  decadeAges: Type.Object(
    {
      from: Type.Integer({ description: "First nominal age" }),
      to: Type.Integer({ description: "Last nominal age" }),
      isChildhood: Type.Boolean({ description: "Whether the childhood limit (童限) still rules" }),
    },
    { description: "Ages of the decade" },
  ),
  minorLimit: Type.Object(
    { branch: term(BRANCH, "Its branch"), palace: term(PALACE, "Palace of birth there") },
    { description: "小限" },
  ),
  periods: Type.Array(periodShape, {
    minItems: 4,
    maxItems: 5,
    description: "Decade, year, month and day, and the hour where a time was given",
  }),
});
export type HoroscopeAnswer = Frozen<Static<typeof answer>>;
