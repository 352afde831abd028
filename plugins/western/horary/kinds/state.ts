/**
 * How a person or thing fares, whether a vessel is safe, whether what one has will last.
 *
 * @source W. Lilly, Christian Astrology (1647), pp. 150-152, 157, 177, 194, 404
 */
import { cuspSign, isAngular, lordOfHouse, signOf } from "../figure.ts";
import {
  dignity,
  essentialOf,
  FORTUNES,
  fortunesHelping,
  INFORTUNES,
  infortunesHurting,
  isAfflicted,
  lasting,
  lordsOfEighth,
  moonNext,
  strength,
  tenants,
} from "../measures.ts";
import type { Judgement, Question } from "../question.ts";
import type { Testimony } from "../testimonies.ts";

/** Essential dignity below which an infortune in an angle does harm. */
const TAMED = 3;

/** Judges how the person or thing of the matter fares. */
export function judgeState(question: Question): Judgement {
  const { figure, quesited, matter } = question;
  const eighth = lordsOfEighth(question).filter((by) => isAfflicted(figure, quesited, by));
  const hurt: readonly Testimony[] = [
    ...eighth.map(
      (by) => ({ code: "afflictedByEighth", with: { planet: quesited, by }, weight: -15 }) as const,
    ),
    ...infortunesHurting(figure, quesited, -10, eighth),
  ];
  return {
    deciding: null,
    testimonies: [
      ...strength(figure, quesited, 10),
      ...dignity(figure, quesited, 10),
      ...(hurt.length > 0
        ? hurt
        : [{ code: "unafflicted", with: { planet: quesited }, weight: 10 } as const]),
      ...fortunesHelping(figure, quesited, 5),
      ...tenants(question, [matter]),
      ...(figure.houses[quesited].house === 8
        ? [{ code: "inEighth", with: { planet: quesited }, weight: -5 } as const]
        : []),
      ...moonNext(question),
    ],
  };
}

/** Judges whether a ship or vehicle comes through: its body is the first house, its freight the Moon. */
export function judgeVessel(question: Question): Judgement {
  const { figure, querent } = question;
  const hurting = new Set([lordOfHouse(figure, 8), ...INFORTUNES]);
  const moon = [...hurting]
    .filter((by) => by !== "moon" && isAfflicted(figure, "moon", by))
    .map((by) => ({ code: "afflicted", with: { planet: "moon", by }, weight: -10 }) as const);
  const inAngle = (planet: (typeof FORTUNES)[number]) => {
    const { house } = figure.houses[planet];
    return isAngular(house) && house !== 1 ? house : null;
  };
  const angles = [...INFORTUNES, ...FORTUNES].flatMap((planet): readonly Testimony[] => {
    const house = inAngle(planet);
    if (house === null) return [];
    if (FORTUNES.includes(planet)) {
      return [{ code: "fortuneIn", with: { planet, house }, weight: 5 }];
    }
    return planet !== querent && essentialOf(figure, planet) < TAMED
      ? [{ code: "infortuneIn", with: { planet, house }, weight: -5 }]
      : [];
  });
  const state = judgeState(question);
  return { ...state, testimonies: [...state.testimonies, ...moon, ...angles] };
}

/** Judges whether what one has will last: as its state, and by signs that stay or move. */
export function judgeEndure(question: Question): Judgement {
  const { figure, quesited, matter } = question;
  const state = judgeState(question);
  return {
    ...state,
    testimonies: [
      ...state.testimonies,
      ...lasting("cusp", cuspSign(figure, matter), 5, -5),
      ...lasting("lord", signOf(figure, quesited), 5, -5),
      ...lasting("moon", signOf(figure, "moon"), 5, -5),
    ],
  };
}
