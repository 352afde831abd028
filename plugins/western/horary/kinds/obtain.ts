/**
 * Whether a thing is obtained, and whether there will be children.
 *
 * @source W. Lilly, Christian Astrology (1647), pp. 124-128, 167, 205, 302, 444; children p. 222
 */
import type { Sign } from "#lore";
import { cuspSign, lordOfHouse, signOf } from "../figure.ts";
import { combustion, meetsWell, moonNext, strength, tenants } from "../measures.ts";
import { meets, mutualReception } from "../meeting.ts";
import { bestWay, hindrances } from "../perfection.ts";
import type { Judgement, Question } from "../question.ts";
import type { Testimony } from "../testimonies.ts";

/** Judges whether the matter comes about. */
export function judgeObtain(question: Question): Judgement {
  const { figure, querent, quesited, first, matter } = question;
  const best = bestWay(question);
  const ways = [
    ...(best.testimony ? [best.testimony] : []),
    ...dwelling(question),
    ...naturally(question),
  ];
  const significators = [...new Set([querent, quesited])];
  return {
    deciding: best.deciding,
    testimonies: [
      ...ways,
      ...(ways.length === 0
        ? [{ code: "nothing", with: { by: querent, to: quesited }, weight: -15 } as const]
        : []),
      ...hindrances(question, best),
      ...significators.flatMap((planet) => [
        ...strength(figure, planet, 5),
        ...combustion(figure, planet, -5),
      ]),
      ...tenants(question, [first, matter]),
      ...moonNext(question),
      ...endOfMatter(question),
    ],
  };
}

/** One side in the other's house. */
function dwelling({ figure, querent, quesited, first, matter }: Question): readonly Testimony[] {
  const { houses } = figure;
  if (first === matter) return [];
  return [
    ...(querent !== quesited && houses[quesited].house === first
      ? [{ code: "matterComes", with: { planet: quesited }, weight: 10 } as const]
      : []),
    ...(querent !== quesited && houses[querent].house === matter
      ? [{ code: "querentInMatter", with: { planet: querent, house: matter }, weight: 10 } as const]
      : []),
    ...(houses.moon.house === matter
      ? [{ code: "moonInMatter", with: { house: matter }, weight: 10 } as const]
      : []),
  ];
}

/** The planet that signifies the matter by nature. */
function naturally({ figure, querent, quesited, natural }: Question): readonly Testimony[] {
  for (const planet of natural) {
    if (planet === querent || planet === quesited) continue;
    for (const by of [querent, "moon"] as const) {
      const meeting = meets(figure, by, planet);
      if (!meeting) continue;
      return [{ code: "natural", with: { by, planet, aspect: meeting.aspect }, weight: 5 }];
    }
  }
  return [];
}

/** The lord of the fourth shows the end of the matter. */
function endOfMatter({ figure, querent, quesited }: Question): readonly Testimony[] {
  const end = lordOfHouse(figure, 4);
  if (end === querent || end === quesited) return [];
  const { now } = figure.motion;
  for (const by of new Set([querent, quesited, "moon"] as const)) {
    const meeting = meetsWell(figure, by, end);
    const exchanged = by !== "moon" && mutualReception(by, end, now);
    if (!meeting && !exchanged) continue;
    return [
      meeting
        ? { code: "end.meets", with: { by, planet: end, aspect: meeting.aspect }, weight: 5 }
        : { code: "end.received", with: { by, planet: end }, weight: 5 },
    ];
  }
  return [];
}

const FRUITFUL: readonly Sign[] = ["cancer", "scorpio", "pisces"];
const BARREN: readonly Sign[] = ["gemini", "leo", "virgo"];

/** Judges whether there will be children: as of any matter, with the signs that bear and those that do not. */
export function judgeChildren(question: Question): Judgement {
  const { figure, querent, quesited, matter, first } = question;
  const signs = {
    ascendant: cuspSign(figure, first),
    cusp: cuspSign(figure, matter),
    querent: signOf(figure, querent),
    lord: signOf(figure, quesited),
    moon: signOf(figure, "moon"),
  } as const;
  const asked = judgeObtain(question);
  const fertility = (Object.keys(signs) as (keyof typeof signs)[])
    .filter((what) => what !== "querent" || querent !== quesited)
    .flatMap((what): readonly Testimony[] => {
      const sign = signs[what];
      if (FRUITFUL.includes(sign)) return [{ code: `${what}.fruitful`, with: { sign }, weight: 5 }];
      return BARREN.includes(sign) ? [{ code: `${what}.barren`, with: { sign }, weight: -5 }] : [];
    });
  return { ...asked, testimonies: [...asked.testimonies, ...fertility] };
}
