/**
 * Whether a thing or beast that is lost comes back, and goods that were stolen.
 *
 * @source W. Lilly, Christian Astrology (1647), pp. 319-323, 331-356
 */
import { signedDeg } from "#sky";
import type { Classical } from "#lore";
import { ASPECTS } from "../../core/aspects.ts";
import { hostsOf, essentialOf, FORTUNES, INFORTUNES } from "../measures.ts";
import { isGood, meets } from "../meeting.ts";
import {
  counted,
  decidedBy,
  lord,
  type Deciding,
  type Judgement,
  type Question,
} from "../question.ts";
import type { Testimony } from "../testimonies.ts";

const LIGHTS_ORB_DEG = 8;
const ASCENDANT_ORB_DEG = 6;
const DEBILITATED = -9;
const TAMED = 3;

/** Judges whether what strayed or was mislaid is found. */
export function judgeLost(question: Question): Judgement {
  const { figure, querent, quesited, matter } = question;
  const { houses, solar } = figure;
  const found = comesBack(question);
  const lostAway: readonly Testimony[] = [
    ...(houses[quesited].house === 8
      ? [{ code: "inEighth", with: { planet: quesited }, weight: -5 } as const]
      : []),
    ...(solar[quesited] === "combust"
      ? [{ code: "combust", with: { planet: quesited }, weight: -5 } as const]
      : []),
  ];
  return {
    deciding: found.deciding,
    testimonies: [
      ...found.testimonies,
      ...(found.testimonies.length === 0
        ? [{ code: "nothing", with: { by: querent, to: quesited }, weight: -15 } as const]
        : []),
      ...lights(question),
      ...guests(question, [counted(question, 1), counted(question, 2), matter]),
      ...lostAway,
    ],
  };
}

/** What brings it back. */
function comesBack(question: Question): Judgement {
  const { figure, querent, quesited, first, matter } = question;
  const { houses, motion } = figure;
  const owners = new Set<Classical>([
    querent,
    lord(question, 2),
    quesited,
    ...hostsOf(figure, "moon").slice(0, 1),
  ]);
  const moons = motion.moonNext.find(({ b }) => owners.has(b));
  const meeting = meets(figure, querent, quesited);
  const second = counted(question, 2);
  const testimonies: readonly Testimony[] = [
    ...(moons
      ? [
          {
            code: "moonComes",
            with: { to: moons.b, aspect: moons.aspect },
            weight: isGood(moons.aspect) ? 15 : 10,
          } as const,
        ]
      : []),
    ...(meeting
      ? [
          {
            code: "meets",
            with: {
              by: querent,
              to: quesited,
              aspect: meeting.aspect,
              degrees: meeting.degrees,
              reception: false,
            },
            weight: 15,
          } as const,
        ]
      : []),
    ...(quesited !== querent && houses[quesited].house === first
      ? [{ code: "matterComes", with: { planet: quesited }, weight: 10 } as const]
      : houses.moon.house === first || houses.moon.house === second
        ? [{ code: "moonNear", with: { house: houses.moon.house }, weight: 10 } as const]
        : []),
    ...(quesited !== querent && houses[querent].house === matter
      ? [{ code: "querentInMatter", with: { planet: querent, house: matter }, weight: 10 } as const]
      : []),
  ];
  return { testimonies, deciding: decidingOf(meeting, moons) };
}

function decidingOf(
  meeting: ReturnType<typeof meets>,
  moons: Parameters<typeof decidedBy.exact>[0] | undefined,
): Deciding | null {
  if (moons) return decidedBy.exact(moons);
  return meeting && decidedBy.meeting(meeting);
}

/** Whether the lights see: above the earth, each other, and the ascendant. */
function lights({ figure }: Question): readonly Testimony[] {
  const { houses, motion, cuspsDeg } = figure;
  const above = (["sun", "moon"] as const).filter((light) => houses[light].houseByCusp > 6);
  const apart = (a: number, b: number) => Math.abs(signedDeg(a - b));
  const between = apart(motion.now.sun.longitudeDeg, motion.now.moon.longitudeDeg);
  const agreeing = (["sextile", "trine"] as const).find(
    (aspect) => Math.abs(between - ASPECTS[aspect].angleDeg) <= LIGHTS_ORB_DEG,
  );
  const seen = (["sun", "moon"] as const).flatMap((planet) => {
    const arc = apart(motion.now[planet].longitudeDeg, cuspsDeg[0]!);
    const aspect = (["conjunction", "sextile", "trine"] as const).find(
      (one) => Math.abs(arc - ASPECTS[one].angleDeg) <= ASCENDANT_ORB_DEG,
    );
    return aspect
      ? [{ code: "lightSeesAscendant", with: { planet, aspect }, weight: 5 } as const]
      : [];
  });
  return [
    ...(above.length === 2 ? [{ code: "lightsAbove", weight: 5 } as const] : []),
    ...(above.length === 0 ? [{ code: "lightsBelow", weight: -10 } as const] : []),
    ...(agreeing ? [{ code: "lightsAgree", with: { aspect: agreeing }, weight: 5 } as const] : []),
    ...seen,
  ];
}

/** Fortunes in the houses of the owner, of goods and of the thing; infortunes in the last two. */
function guests(
  { figure, querent, quesited }: Question,
  [first, second, matter]: readonly [number, number, number],
): readonly Testimony[] {
  const guest = (planets: readonly Classical[], houses: readonly number[]) =>
    planets.filter((planet) => houses.includes(figure.houses[planet].house));
  return [
    ...guest(FORTUNES, [first, second, matter])
      .filter((planet) => essentialOf(figure, planet) > DEBILITATED)
      .map(
        (planet) =>
          ({
            code: "fortuneIn",
            with: { planet, house: figure.houses[planet].house },
            weight: 5,
          }) as const,
      ),
    ...guest(INFORTUNES, [second, matter])
      .filter(
        (planet) =>
          planet !== querent && planet !== quesited && essentialOf(figure, planet) < TAMED,
      )
      .map(
        (planet) =>
          ({
            code: "infortuneIn",
            with: { planet, house: figure.houses[planet].house },
            weight: -5,
          }) as const,
      ),
  ];
}

/** Judges whether stolen goods come back; the seventh shows the thief. */
export function judgeTheft(question: Question): Judgement {
  const { figure, querent, first } = question;
  const { houses } = figure;
  const thief = lord(question, 7);
  const goods = lord(question, 2);
  const purse = lord(question, 8);
  const withThief = [counted(question, 7), counted(question, 8)];
  const lost = judgeLost(question);
  const caught = meets(figure, querent, thief);
  const kept = meets(figure, goods, thief);
  return {
    ...lost,
    testimonies: [
      ...lost.testimonies,
      ...(caught || houses[thief].house === first
        ? [{ code: "thiefComes", with: { planet: thief }, weight: 10 } as const]
        : []),
      ...(purse !== thief && houses[purse].house === first
        ? [{ code: "purseComes", with: { planet: purse }, weight: 10 } as const]
        : []),
      ...(withThief.includes(houses[goods].house)
        ? [
            {
              code: "goodsWithThief",
              with: { planet: goods, house: houses[goods].house },
              weight: -10,
            } as const,
          ]
        : []),
      ...(kept
        ? [{ code: "goodsMeetThief", with: { planet: goods, by: thief }, weight: -10 } as const]
        : []),
    ],
  };
}
