/** What the year does with each matter: the lord of the lagna, the lord of the house, and the light between them. */
import type { Phrase } from "#sdk";
import type { PlanetId } from "../../core/grahas.ts";
import { SIGN_LORDS } from "../../core/grahas.ts";
import type { Outcome, Phrases } from "./answer.ts";
import { yogasOfPair, type FormedYoga, type Standings } from "./yogas.ts";

const GOOD_HOUSES = [1, 2, 4, 5, 7, 9, 10, 11];

/** A matter with its lord, its outcome and why. */
export interface Matter {
  readonly house: number;
  readonly lord: PlanetId;
  readonly outcome: { readonly value: Outcome; readonly because: readonly Phrase<Phrases>[] };
}

/** The matters of houses two to twelve. */
export function mattersOf(all: Standings, lagna: number): readonly Matter[] {
  const a = SIGN_LORDS[lagna]!;
  return Array.from({ length: 11 }, (_, i) => {
    const house = i + 2;
    const lord = SIGN_LORDS[(lagna + house - 1) % 12]!;
    return { house, lord, outcome: lord === a ? ofOneLord(all, a) : ofTwoLords(all, a, lord) };
  });
}

function ofOneLord(all: Standings, graha: PlanetId): Matter["outcome"] {
  const { house, dignified, hurt } = all[graha];
  const isWell = GOOD_HOUSES.includes(house);
  const value = isWell && !hurt ? "comes" : isWell || dignified ? "helped" : "hindered";
  return { value, because: [{ code: "sameLord", with: { graha, house, dignified } }] };
}

function ofTwoLords(all: Standings, a: PlanetId, b: PlanetId): Matter["outcome"] {
  const formed = yogasOfPair(all, a, b);
  if (formed.length === 0)
    return { value: "quiet", because: [{ code: "noLight", with: { a, b } }] };
  return {
    value: outcomeOf(formed),
    because: formed.map(({ yoga, by }) => ({ code: "formed", with: { yoga, a, b, by } })),
  };
}

/** What spoils an ithasala outweighs what furthers it; help from a third brings a matter by a detour. */
function outcomeOf(formed: readonly FormedYoga[]): Outcome {
  const has = (...ids: readonly FormedYoga["yoga"][]) =>
    formed.some(({ yoga }) => ids.includes(yoga));
  if (has("manau", "rudda", "khallasara")) return "hindered";
  if (has("ithasala")) return "comes";
  if (has("nakta", "yamaya", "dutthotthaDavira", "tambira", "gairiKambula")) return "helped";
  return "fades";
}
