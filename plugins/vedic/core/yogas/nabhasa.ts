/**
 * Nabhasa yogas: the figure that the seven planets draw in the sky, the nodes left aside.
 *
 * @source Brihat Jataka XII; Brihat Parashara Hora Shastra 35
 */
import type { Text } from "#old";
import { PLANET_IDS } from "../grahas.ts";
import { houseOf, KENDRAS, type YogaChart, type YogaRule } from "./chart.ts";

const SOURCE = "Brihat Jataka XII; Brihat Parashara Hora Shastra 35";

function figure(
  id: string,
  zh: string,
  rule: string,
  meaning: Text,
  test: (chart: YogaChart) => boolean,
  needsLagna = false,
): YogaRule {
  const name = id.charAt(0).toUpperCase() + id.slice(1);
  return {
    id,
    name: { en: `${name} yoga`, zhHant: `${zh}（${name}）` },
    kind: "nabhasa",
    rule,
    source: SOURCE,
    meaning,
    needsLagna,
    find: (chart) => (test(chart) ? { grahas: PLANET_IDS } : null),
  };
}

const signsUsed = (chart: YogaChart) => new Set(PLANET_IDS.map((id) => chart.signs[id]));
const allModality = (modality: number) => (chart: YogaChart) =>
  PLANET_IDS.every((id) => chart.signs[id] % 3 === modality);
const allIn = (houses: readonly number[]) => (chart: YogaChart) =>
  PLANET_IDS.every((id) => houses.includes(houseOf(chart, id)));

/** By modality: these win over the count of signs. */
const ASHRAYA: readonly YogaRule[] = [
  figure(
    "rajju",
    "繩格",
    "all seven planets in movable signs",
    { en: "A life on the move, at home in change.", zhHant: "一生多動，以變為家。" },
    allModality(0),
  ),
  figure(
    "musala",
    "杵格",
    "all seven planets in fixed signs",
    { en: "Settled will and a taste for possession.", zhHant: "意志堅定，好有所守。" },
    allModality(1),
  ),
  figure(
    "nala",
    "蘆格",
    "all seven planets in dual signs",
    {
      en: "Versatile and often of two minds, good at repair.",
      zhHant: "多才而常兩可，善於修補。",
    },
    allModality(2),
  ),
];

const SHAPES: readonly YogaRule[] = [
  figure(
    "gada",
    "杖格",
    "all planets in two successive kendras",
    { en: "Effort in one steady direction.", zhHant: "用力恆向一方。" },
    (chart) => [0, 1, 2, 3].some((i) => allIn([KENDRAS[i]!, KENDRAS[(i + 1) % 4]!])(chart)),
    true,
  ),
  figure(
    "kamala",
    "蓮花格",
    "all planets in the four kendras",
    { en: "Much of the life is lived in the open.", zhHant: "一生多在明處。" },
    (chart) =>
      allIn(KENDRAS)(chart) && new Set(PLANET_IDS.map((id) => houseOf(chart, id))).size === 4,
    true,
  ),
  figure(
    "vapi",
    "池格",
    "all planets outside the kendras, in the 2nd, 5th, 8th and 11th or in the 3rd, 6th, 9th and 12th",
    { en: "Quiet accumulation, like water in a tank.", zhHant: "靜中積聚，如池蓄水。" },
    (chart) => allIn([2, 5, 8, 11])(chart) || allIn([3, 6, 9, 12])(chart),
    true,
  ),
  figure(
    "shringataka",
    "三角格",
    "all planets in the trikonas 1, 5 and 9",
    { en: "Principle before profit.", zhHant: "原則先於利益。" },
    allIn([1, 5, 9]),
    true,
  ),
  figure(
    "chakra",
    "輪格",
    "all planets in the odd houses",
    { en: "A commanding bearing, planets spaced like spokes.", zhHant: "諸星如輻分布，氣度恢宏。" },
    allIn([1, 3, 5, 7, 9, 11]),
    true,
  ),
  figure(
    "samudra",
    "海格",
    "all planets in the even houses",
    { en: "Ample means and a calm surface.", zhHant: "資用豐足，波瀾不驚。" },
    allIn([2, 4, 6, 8, 10, 12]),
    true,
  ),
];

const COUNTS: readonly (readonly [string, string, string, string])[] = [
  ["gola", "球格", "Everything is staked on one field.", "諸事集於一處。"],
  ["yuga", "軛格", "Two fields of life pull against each other.", "兩個領域互相牽引。"],
  ["shula", "叉格", "Sharp and driven, with three points of attack.", "銳利而有衝勁，三路並進。"],
  ["kedara", "田格", "Work that benefits many, like a ploughed field.", "如耕田，其勞惠及多人。"],
  [
    "pasha",
    "網格",
    "Many ties and duties, skill in handling them.",
    "牽繫與責任甚多，而善於應對。",
  ],
  ["dama", "環格", "A giving nature, with several sources to draw from.", "天性好施，來源不一。"],
  ["veena", "琴格", "Wide interests and a sense of harmony.", "興趣廣博，善求和諧。"],
];

const SANKHYA: readonly YogaRule[] = COUNTS.map(([id, zh, en, zhHant], i) =>
  figure(
    id,
    zh,
    `the seven planets occupy ${i + 1} sign${i ? "s" : ""}`,
    { en, zhHant },
    (chart) => signsUsed(chart).size === i + 1,
  ),
);

/** The figure by number of signs counts only where no other is drawn. */
export const NABHASA_YOGAS: readonly YogaRule[] = [
  ...ASHRAYA,
  ...SHAPES,
  ...SANKHYA.map((rule) => ({
    ...rule,
    find: (chart: YogaChart) => {
      const drawn = [...ASHRAYA, ...SHAPES].some(
        (other) => (!other.needsLagna || chart.lagna !== null) && other.find(chart),
      );
      return drawn ? null : rule.find(chart);
    },
  })),
];
