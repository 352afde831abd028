/** Vietnamese terms in English: what they mean. */
import { BRANCH, PILLAR, type Branch, type Pillar } from "#lore";
import { mansion, officer, roadGod } from "#east/almanac/words/en.ts";
import { solarTerm } from "#east/calendar/words/en.ts";
import { pairOf } from "#east/pairs.ts";
import { stemName } from "#east/words/en.ts";
import { en as lore } from "#lore/words/en.ts";
import type { VietnameseRefusal } from "../calendar.ts";
import { conGiapOf, type ConGiap } from "../names.ts";

const { rabbit: _rabbit, ox: _ox, ...animals } = lore.animal;

/** With the cat and the buffalo of Vietnam. */
export const conGiap: Readonly<Record<ConGiap, string>> = {
  ...animals,
  cat: "cat",
  buffalo: "buffalo",
};
export const chi: Readonly<Record<Branch, string>> = Object.fromEntries(
  BRANCH.ids.map((id) => [id, conGiap[conGiapOf(id)]]),
) as Record<Branch, string>;
export const canChi: Readonly<Record<Pillar, string>> = Object.fromEntries(
  PILLAR.ids.map((id) => {
    const { stem, branch } = pairOf(id);
    return [id, `${stemName(stem.id)} ${chi[branch.id]}`];
  }),
) as Record<Pillar, string>;
export const truc = officer;
export const than = roadGod;
export const tu = mansion;
export const tietKhi = solarTerm;
export const weekday = lore.weekday;
export const WEEKDAYS = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"];
export const MONTHS =
  "January February March April May June July August September October November December".split(
    " ",
  );

export const meridian = {
  title: "Meridian of the months",
  options: {
    seven: "UTC+7 in every year",
    history: "UTC+7 since 1968, UTC+8 before",
  },
};

export const calendarOutOfRange = {
  when: "The date lies outside 1801 to 2199, for which the calendar of Vietnam is reckoned",
  says: ({ year, first, last }: VietnameseRefusal["calendarOutOfRange"]) =>
    `Cannot give the Vietnamese date: the year is ${year}, and must be within ${first} to ${last}`,
};
