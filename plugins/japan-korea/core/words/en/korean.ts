/** Korean terms in English: what they mean. */
import {
  animalOf,
  BRANCH,
  PILLAR,
  STEM,
  type Animal,
  type Branch,
  type Pillar,
  type Stem,
} from "#lore";
import { solarTerm } from "#east/calendar/words/en.ts";
import { pillarName, stemName } from "#east/words/en.ts";
import { en as lore } from "#lore/words/en.ts";
import type { Jeolgi } from "../../hangul.ts";

const named = <Id extends string>(ids: readonly Id[], name: (id: Id) => string) =>
  Object.fromEntries(ids.map((id) => [id, name(id)])) as Record<Id, string>;

export const gapja: Readonly<Record<Pillar, string>> = named(PILLAR.ids, pillarName);
export const cheongan: Readonly<Record<Stem, string>> = named(STEM.ids, stemName);
export const jiji: Readonly<Record<Branch, string>> = named(BRANCH.ids, animalOf);
export const tti: Readonly<Record<Animal, string>> = lore.animal;
export const jeolgi: Readonly<Record<Jeolgi, string>> = solarTerm;
export const weekday = lore.weekday;
export const WEEKDAYS = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"];
export const MONTHS =
  "January February March April May June July August September October November December".split(
    " ",
  );
