/**
 * Whether one who fled is retaken, and whether one who is held is freed.
 *
 * @source W. Lilly, Christian Astrology (1647), pp. 324, 461-470
 */
import { isAngular, lordOfHouse, signOf } from "../figure.ts";
import {
  dignity,
  FORTUNES,
  fortunesHelping,
  INFORTUNES,
  infortunesHurting,
  isAfflicted,
  isCombust,
  isRetrograde,
  lasting,
  meetsWell,
  moonAhead,
  moonVoid,
  netOf,
} from "../measures.ts";
import { isGood, isHard, isIll, meets } from "../meeting.ts";
import { MEAN_MOTIONS } from "../../core/strength.ts";
import { counted, decidedBy, lord, type Judgement, type Question } from "../question.ts";
import type { Testimony } from "../testimonies.ts";

/** The Moon's daily motion above which a flight succeeds, degrees. */
const SWIFT_MOON_DEG = 13.5;
const MIGHTY = 12;

/** Judges whether one who fled is taken again; favourable means retaken. */
export function judgeFugitive(question: Question): Judgement {
  const { figure, querent, quesited } = question;
  const seeker = [querent, lord(question, 7)]
    .filter((by) => by !== quesited)
    .map((by) => meets(figure, by, quesited))
    .find((meeting) => meeting !== null);
  const { house } = figure.houses[quesited];
  const net = netOf(figure, quesited);
  const holds = (test: boolean, one: Testimony) => (test ? [one] : []);
  return {
    deciding: seeker ? decidedBy.meeting(seeker) : null,
    testimonies: [
      ...(seeker
        ? [
            {
              code: "caught",
              with: { by: seeker.a, planet: quesited, aspect: seeker.aspect },
              weight: seeker.aspect === "opposition" ? 15 : 20,
            } as const,
          ]
        : []),
      ...holds([1, 7].map((n) => counted(question, n)).includes(house), {
        code: "runsToSeeker",
        with: { planet: quesited, house },
        weight: 10,
      }),
      ...holds([3, 9, 12].map((n) => counted(question, n)).includes(house), {
        code: "runsAway",
        with: { planet: quesited, house },
        weight: -5,
      }),
      ...holds(isCombust(figure, quesited), {
        code: "combust",
        with: { planet: quesited },
        weight: 15,
      }),
      ...holds(isRetrograde(figure, quesited), {
        code: "retrograde",
        with: { planet: quesited },
        weight: 10,
      }),
      ...INFORTUNES.filter((by) => isAfflicted(figure, quesited, by)).map(
        (by) => ({ code: "afflicted", with: { planet: quesited, by }, weight: 10 }) as const,
      ),
      ...holds(net >= MIGHTY, { code: "strong", with: { planet: quesited, net }, weight: -10 }),
      ...fugitivesMoon(question),
    ],
  };
}

function fugitivesMoon({ figure }: Question): readonly Testimony[] {
  const next = moonAhead(figure);
  const swift =
    figure.motion.now.moon.longitudeSpeed > SWIFT_MOON_DEG
      ? [{ code: "moonSwift", weight: -5 } as const]
      : [];
  if (!next) return [moonVoid(figure, -5), ...swift];
  const { b: planet, aspect } = next;
  const guarded =
    planet === "sun" || INFORTUNES.includes(planet) || isAngular(figure.houses[planet].house);
  if (isIll(aspect) && guarded) {
    return [{ code: "moonGoesIll", with: { planet, aspect }, weight: 10 }, ...swift];
  }
  return isGood(aspect) && FORTUNES.includes(planet)
    ? [{ code: "moonGoesWell", with: { planet, aspect }, weight: -10 }, ...swift]
    : swift;
}

/** Judges whether one who is held is freed. */
export function judgeRelease(question: Question): Judgement {
  const { figure, quesited } = question;
  const openers = new Set([
    "sun",
    ...[4, 3, 9].map((house) => lordOfHouse(figure, house)),
  ] as const);
  const freed = [...openers]
    .map((by) => meetsWell(figure, quesited, by))
    .find((meeting) => meeting !== null);
  const helped = fortunesHelping(figure, quesited, 10).slice(0, 1);
  const prison = meets(figure, quesited, lordOfHouse(figure, 12));
  const speed = figure.motion.now.moon.longitudeSpeed;
  return {
    deciding: freed ? decidedBy.meeting(freed) : null,
    testimonies: [
      ...lasting("lord", signOf(figure, quesited), -10, 10),
      ...lasting("moon", signOf(figure, "moon"), -5, 5),
      speed > MEAN_MOTIONS.moon
        ? { code: "moonSwift", weight: 5 }
        : { code: "moonSlow", weight: -5 },
      ...helped,
      ...(freed
        ? [
            {
              code: "opened",
              with: { planet: quesited, by: freed.b, aspect: freed.aspect },
              weight: 10,
            } as const,
          ]
        : []),
      ...dignity(figure, quesited, 10).filter(({ weight }) => weight > 0),
      ...(isCombust(figure, quesited)
        ? [{ code: "combust", with: { planet: quesited }, weight: -15 } as const]
        : []),
      ...(isRetrograde(figure, quesited)
        ? [{ code: "retrograde", with: { planet: quesited }, weight: -5 } as const]
        : []),
      ...infortunesHurting(figure, quesited, -10),
      ...(prison && isHard(prison.aspect)
        ? [{ code: "held", with: { planet: quesited, by: prison.b }, weight: -10 } as const]
        : []),
      ...captivesMoon(question),
    ],
  };
}

function captivesMoon({ figure }: Question): readonly Testimony[] {
  const next = moonAhead(figure);
  if (!next) return [];
  const filled = { planet: next.b, aspect: next.aspect };
  if (isGood(next.aspect)) {
    const weight = FORTUNES.includes(next.b) ? 10 : 5;
    return [{ code: "moonGoesWell", with: filled, weight }];
  }
  return INFORTUNES.includes(next.b) ? [{ code: "moonGoesIll", with: filled, weight: -10 }] : [];
}
