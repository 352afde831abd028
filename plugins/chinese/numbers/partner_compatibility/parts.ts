/** Parts of a match of two people by digit pairs. */
import type { Text } from "#old";
import type { Part } from "../../compatibility/scoring.ts";
import { STAR_RANK, WANDERING_STARS, type WanderingStarId } from "../../core/eight_mansions.ts";
import { ELEMENT_NAMES, relationOf } from "../../core/elements.ts";
import { dateDigits, readNumber, type Letters } from "../digits.ts";
import { starOf, type Connectors } from "../pairs.ts";
import { readPairs, type PairReading } from "../reading.ts";
import { STAR_NATURES } from "../stars.ts";
import { listed } from "../../core/prose.ts";

/** One of two people, as the caller gave them. */
export interface Person {
  readonly birthDate: string;
  readonly number?: string | undefined;
}

/** What of a person's digits counts beside those of another. */
export interface Digits {
  readonly readings: readonly PairReading[];
  readonly dominant: WanderingStarId | null;
  /** Last digit that is neither 0 nor 5, of the date and of the number. */
  readonly ends: readonly string[];
  readonly own: readonly WanderingStarId[];
  readonly missing: readonly WanderingStarId[];
}

const LUCKY_STARS = STAR_RANK.slice(0, 4);
const VALUES: Readonly<Record<WanderingStarId, number>> = {
  shengQi: 90,
  tianYi: 86,
  yanNian: 82,
  fuWei: 62,
  huoHai: 38,
  liuSha: 32,
  wuGui: 26,
  jueMing: 18,
};
const ELEMENT_VALUES = {
  same: 60,
  generates: 76,
  generatedBy: 76,
  controls: 32,
  controlledBy: 32,
} as const;

const senseOf = (id: WanderingStarId): Text => STAR_NATURES[id].sense;

/** The leading stars by their elements. */
export const dominants: Part<Digits> = {
  name: { en: "Leading stars", zhHant: "主星五行" },
  source: "elements of the eight stars in Bazhai Mingjing; generation and control",
  find({ dominant: a }, { dominant: b }) {
    if (!a || !b) {
      return {
        value: 50,
        tell: () => ({
          en: "one of the two has no pair, so the leading stars cannot be compared",
          zhHant: "一方無星可論，主星不能相較",
        }),
      };
    }
    const [one, other] = [STAR_NATURES[a].element, STAR_NATURES[b].element];
    const kind = relationOf(one, other);
    const names = { a: WANDERING_STARS[a], b: WANDERING_STARS[b] };
    if (a === b) {
      return {
        value: ELEMENT_VALUES.same,
        tell: () => ({
          en: `both are led by ${names.a.roman} (${one}), and so of one mind`,
          zhHant: `主星同為${names.a.native}，氣類相同`,
        }),
      };
    }
    const verb = {
      same: ["and are of one element", "五行相同"],
      generates: [
        `and the first feeds the second`,
        `${ELEMENT_NAMES[one].native}生${ELEMENT_NAMES[other].native}`,
      ],
      generatedBy: [
        `and the second feeds the first`,
        `${ELEMENT_NAMES[other].native}生${ELEMENT_NAMES[one].native}`,
      ],
      controls: [
        `and the first holds down the second`,
        `${ELEMENT_NAMES[one].native}剋${ELEMENT_NAMES[other].native}`,
      ],
      controlledBy: [
        `and the second holds down the first`,
        `${ELEMENT_NAMES[other].native}剋${ELEMENT_NAMES[one].native}`,
      ],
    }[kind];
    return {
      value: ELEMENT_VALUES[kind],
      tell: () => ({
        en: `the leading stars are ${names.a.roman} (${one}) and ${names.b.roman} (${other}), ${verb[0]}`,
        zhHant: `主星為${names.a.native}（${ELEMENT_NAMES[one].native}）與${names.b.native}（${ELEMENT_NAMES[other].native}），${verb[1]}`,
      }),
    };
  },
};

/** The last digits of both, joined. */
export const joins: Part<Digits> = {
  name: { en: "Ends joined", zhHant: "末數相連" },
  source: "digit-pair practice: the last digits of two people joined are read as a pair",
  find({ ends: a }, { ends: b }) {
    const stars = a.flatMap((one) => b.map((other) => starOf(one, other)));
    if (stars.length === 0) {
      return {
        value: 50,
        tell: () => ({
          en: "the ends make no pair, being 0 or 5",
          zhHant: "末數為零或五，不成一組",
        }),
      };
    }
    const value = Math.round(stars.reduce((sum, star) => sum + VALUES[star], 0) / stars.length);
    const named = [...new Set(stars)].map((star) => WANDERING_STARS[star]);
    return {
      value,
      tell: () => ({
        en: `joined at their ends the two make ${listed(named.map(({ roman, gloss }) => `${roman} (${gloss})`))}: ${senseOf(stars.at(-1)!).en}`,
        zhHant: `末數相連成${named.map(({ native }) => native).join("、")}，主${senseOf(stars.at(-1)!).zhHant}`,
      }),
    };
  },
};

/** Lucky stars that one has and the other lacks. */
export const supplies: Part<Digits> = {
  name: { en: "Lucky stars supplied", zhHant: "吉星互補" },
  source: "digit-pair practice: one's lucky stars make up for those the other lacks",
  find(a, b) {
    const given = (from: Digits, to: Digits) =>
      to.missing.filter((star) => from.own.includes(star));
    const [toA, toB] = [given(b, a), given(a, b)];
    const lacking = a.missing.length + b.missing.length;
    const made = toA.length + toB.length;
    const value = lacking === 0 ? 70 : Math.round(34 + (50 * made) / lacking);
    return {
      value,
      tell() {
        if (lacking === 0) {
          return {
            en: "neither lacks a lucky star, so neither has to lean on the other",
            zhHant: "兩人四吉星俱備，無須相倚",
          };
        }
        if (made === 0) {
          return {
            en: "what the one lacks the other has not either",
            zhHant: "一方所缺，另一方亦無",
          };
        }
        const en = [
          toB.length > 0 ? `the first brings ${listed(toB.map(roman))} to the second` : "",
          toA.length > 0 ? `the second brings ${listed(toA.map(roman))} to the first` : "",
        ].filter((text) => text !== "");
        const zh = [
          toB.length > 0 ? `前者可補後者之${toB.map(native).join("、")}` : "",
          toA.length > 0 ? `後者可補前者之${toA.map(native).join("、")}` : "",
        ].filter((text) => text !== "");
        return { en: en.join(", and "), zhHant: zh.join("，") };
      },
    };
  },
};

const roman = (id: WanderingStarId) => WANDERING_STARS[id].roman;
const native = (id: WanderingStarId) => WANDERING_STARS[id].native;

/** Reads date and number of a person. */
export function digitsOf(
  person: Person,
  letters: Letters,
  connectors: Connectors,
  path: string,
): Digits {
  const rows = [dateDigits(person.birthDate, `${path}/birthDate`)];
  if (person.number !== undefined) {
    rows.push(readNumber(person.number, letters, `${path}/number`).digits);
  }
  const readings = rows.map((row) =>
    readPairs(row, connectors, { scored: row.length, doubled: 0, shown: 0 }),
  );
  const weights = new Map<WanderingStarId, number>();
  for (const { pairs } of readings) {
    for (const { star, weight } of pairs) {
      const id = star.id as WanderingStarId;
      weights.set(id, (weights.get(id) ?? 0) + weight);
    }
  }
  const own = STAR_RANK.filter((id) => weights.has(id));
  const most = Math.max(...weights.values());
  return {
    readings,
    dominant: own.find((id) => weights.get(id) === most) ?? null,
    ends: rows.flatMap((row) => [...row].findLast((digit) => !"05".includes(digit)) ?? []),
    own,
    missing: LUCKY_STARS.filter((id) => !weights.has(id)),
  };
}
