/**
 * How well the numbers of a date and a name go together, 0 to 100.
 *
 * 50; psychic and destiny number friends 15, foes -15; the name number's bond with each of them 10 or
 * -10; every full line of the grid 5.
 */
import type { Text } from "#old";
import { bondOf, grahaOf } from "./planets.ts";

/** One share of the score. */
export interface Testimony {
  readonly code: "psychicDestiny" | "namePsychic" | "nameDestiny" | "fullLine";
  readonly weight: number;
  readonly evidence: Text;
}

/** A score and what it is the sum of. */
export interface Score {
  readonly value: number;
  readonly base: 50;
  readonly testimonies: readonly Testimony[];
}

/** Adds up the score; `name` is null without a name. */
export function scoreOf(
  psychic: number,
  destiny: number,
  name: number | null,
  fullLines: readonly (readonly number[])[],
): Score {
  const testimonies = [
    ...bond("psychicDestiny", psychic, destiny, 15),
    ...(name === null
      ? []
      : [...bond("namePsychic", name, psychic, 10), ...bond("nameDestiny", name, destiny, 10)]),
    ...fullLines.map(fullLine),
  ];
  const sum = testimonies.reduce((total, { weight }) => total + weight, 50);
  return { value: Math.min(Math.max(sum, 0), 100), base: 50, testimonies };
}

function bond(
  code: Exclude<Testimony["code"], "fullLine">,
  a: number,
  b: number,
  points: number,
): readonly Testimony[] {
  const regard = bondOf(a, b);
  if (regard === "neutral") return [];
  const [one, other] = [grahaOf(a), grahaOf(b)];
  const word =
    regard === "friend" ? { en: "friends", zhHant: "相友" } : { en: "at odds", zhHant: "相敵" };
  const evidence =
    a === b
      ? {
          en: `${a} and ${b}: both of ${one.name.en}`,
          zhHant: `${a} 與 ${b}：同屬${one.name.zhHant}`,
        }
      : {
          en: `${a} and ${b}: ${one.name.en} and ${other.name.en} are ${word.en}`,
          zhHant: `${a} 與 ${b}：${one.name.zhHant}與${other.name.zhHant}${word.zhHant}`,
        };
  return [{ code, weight: regard === "friend" ? points : -points, evidence }];
}

function fullLine(line: readonly number[]): Testimony {
  const numbers = line.join("-");
  return {
    code: "fullLine",
    weight: 5,
    evidence: { en: `the line ${numbers} is full`, zhHant: `${numbers} 連成一線` },
  };
}
