/**
 * Who prevails: in war, at law, against a rival; whether a besieged place is taken.
 *
 * @source W. Lilly, Christian Astrology (1647), pp. 366-401
 */
import type { Classical } from "#lore";
import {
  FORTUNES,
  INFORTUNES,
  isCombust,
  isDebilitated,
  isRetrograde,
  moonAhead,
  netOf,
} from "../measures.ts";
import { isGood, isHard } from "../meeting.ts";
import { counted, type Judgement, type Question } from "../question.ts";
import type { Testimony } from "../testimonies.ts";

const MOST = 20;

/** Judges whether the one who asks prevails; the house of the matter is that of the adversary. */
export function judgeContest(question: Question): Judgement {
  const { figure, querent, quesited, first, matter, kind } = question;
  const { houses, nodes } = figure;
  const difference = netOf(figure, querent) - netOf(figure, quesited);
  const enemyHouse = kind === "siege" ? counted(question, 7) : matter;
  const weight = Math.max(-MOST, Math.min(MOST, difference));
  return {
    deciding: null,
    testimonies: [
      {
        code: difference >= 0 ? "stronger" : "weaker",
        with: {
          by: querent,
          to: quesited,
          net: netOf(figure, querent),
          other: netOf(figure, quesited),
        },
        weight,
      },
      ...troubles(question, querent, enemyHouse, 1),
      ...troubles(question, quesited, first, -1),
      ...guests(question, first, querent, 1),
      ...guests(question, counted(question, 7), quesited, -1),
      ...(nodes?.north === first
        ? [{ code: "northNodeIn", with: { house: first }, weight: 5 } as const]
        : []),
      ...(nodes?.south === first
        ? [{ code: "southNodeIn", with: { house: first }, weight: -10 } as const]
        : []),
      ...moonsSide(question),
      ...([1, 10].map((n) => counted(question, n)).includes(houses.moon.house)
        ? [{ code: "moonNear", with: { house: houses.moon.house }, weight: 5 } as const]
        : []),
    ],
  };
}

/** What weakens one side; `side` is 1 for the querent and -1 for the adversary. */
function troubles(
  { figure }: Question,
  planet: Classical,
  enemyHouse: number,
  side: 1 | -1,
): readonly Testimony[] {
  const { strengths, houses } = figure;
  const rows: readonly (readonly [boolean, Testimony])[] = [
    [
      isDebilitated(figure, planet),
      {
        code: "debilitated",
        with: { planet, points: strengths[planet].essential },
        weight: -10 * side,
      },
    ],
    [isRetrograde(figure, planet), { code: "retrograde", with: { planet }, weight: -5 * side }],
    [isCombust(figure, planet), { code: "combust", with: { planet }, weight: -10 * side }],
    [
      houses[planet].house === enemyHouse,
      { code: "inEnemysPower", with: { planet, house: enemyHouse }, weight: -10 * side },
    ],
  ];
  return rows.flatMap(([holds, one]) => (holds ? [one] : []));
}

function guests(
  { figure }: Question,
  house: number,
  lord: Classical,
  side: 1 | -1,
): readonly Testimony[] {
  const here = (planet: Classical) => figure.houses[planet].house === house;
  return [
    ...FORTUNES.filter(here).map(
      (planet) => ({ code: "fortuneIn", with: { planet, house }, weight: 5 * side }) as const,
    ),
    ...INFORTUNES.filter((planet) => planet !== lord && here(planet)).map(
      (planet) => ({ code: "infortuneIn", with: { planet, house }, weight: -5 * side }) as const,
    ),
  ];
}

function moonsSide({ figure, querent, quesited }: Question): readonly Testimony[] {
  const next = moonAhead(figure);
  if (!next) return [];
  const filled = { planet: next.b, aspect: next.aspect };
  if (isGood(next.aspect)) {
    if (next.b === querent) return [{ code: "moonGoesWell", with: filled, weight: 10 }];
    if (next.b === quesited) return [{ code: "moonToAdversary", with: filled, weight: -10 }];
    return FORTUNES.includes(next.b) ? [{ code: "moonGoesWell", with: filled, weight: 5 }] : [];
  }
  return isHard(next.aspect) && INFORTUNES.includes(next.b)
    ? [{ code: "moonGoesIll", with: filled, weight: -10 }]
    : [];
}
