/** The bond of the planet of birth with those of fortune, patron, power and misfortune. Own weights. */
import type { Phrase } from "#sdk";
import type { Reasons } from "./answer.ts";
import { bondOf, PLACE } from "./wheel.ts";

/** @param numbers Thai numbers of the planets in the eight places, from the retinue */
export function weighWheel(
  numbers: readonly number[],
): readonly (Phrase<Reasons> & { readonly weight: number })[] {
  const part = (code: Exclude<keyof Reasons, "base">, friends: number, enemies: number) => {
    const bond = bondOf(numbers[0]!, numbers[PLACE.ids.indexOf(code)]!);
    return { code, with: { bond }, weight: { friends, enemies, neutral: 0 }[bond] };
  };
  return [
    { code: "base", weight: 62 },
    part("si", 14, -8),
    part("montri", 10, -6),
    part("det", 8, -4),
    part("kalakini", 4, -6),
  ];
}
