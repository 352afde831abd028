import { type Given, type InputOf, matchOf, type ReceiptNotes, type Weighing } from "#sdk";
import { refuseOutside } from "../../core/solar_years.ts";
import { type BirthStars, starsOf } from "../rules.ts";
import { describe } from "../stars.ts";
import type { KiMatch } from "./answer.ts";
import { compareStars } from "./compare.ts";
import type { input } from "./input.ts";

export function run(_input: InputOf<typeof input>, give: Given): KiMatch {
  const [a, b] = (["a", "b"] as const).map((who) => {
    const moment = give.civil(who);
    refuseOutside(moment.year);
    return starsOf(moment);
  }) as [BirthStars, BirthStars];
  const fromSecond = matchOf(compareStars(b, a)).score;
  return { ...matchOf(compareStars(a, b)), fromSecond, a: personOf(a), b: personOf(b) };
}

export function receipt(
  _input: InputOf<typeof input>,
  give: Given,
  who: "a" | "b" | undefined,
): ReceiptNotes {
  return {
    warnings: give.civil(who).timeKnown ? [] : [{ code: "noonTaken" }],
  };
}

export function weigh({ score, components }: KiMatch): Weighing {
  return { score, testimonies: components };
}

function personOf({ year, month }: BirthStars): KiMatch["a"] {
  return { year: describe(year), month: describe(month) };
}
