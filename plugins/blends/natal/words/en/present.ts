/** The present decade and year of a birth, in English. */
import { en as lore } from "#lore/words/en.ts";
import type { Pillar } from "#lore";
import type { Named, Role } from "../../themes.ts";
import type { Present } from "../../present.ts";

const YEARS: Readonly<Record<Role, string>> = {
  useful: "the element this birth looks for: a year in which to begin what has been put off",
  favourable: "an element it welcomes: help comes when it is asked for",
  idle: "an element it neither needs nor fears: the year is what is made of it",
  adverse: "an element it has enough of: take on less than is offered",
  hostile:
    "an element that works against its remedy: finish, mend and clear before anything is begun",
};
const PERIODS: Readonly<Record<string, string>> = {
  sun: "being seen, authority and the father's side",
  moon: "the home, the mind's tides and those one cares for",
  mars: "effort, land, quarrels and courage",
  mercury: "trade, learning and the written word",
  jupiter: "teachers, children and growth",
  venus: "partnership, comfort and the arts",
  saturn: "duty, delay and endurance",
  rahu: "ambition, foreign things and sudden turns",
  ketu: "letting go, solitude and insight",
};

const text = (named: Named) => (typeof named === "string" ? named : named.text);
const written = (named: Named) =>
  typeof named === "string" || !named.native ? text(named) : `${named.native} (${named.text})`;
const idOf = (named: Named) => (typeof named === "string" ? named : named.id);

/** One paragraph; empty where nothing is running. */
export function tellPresent(present: Present): string {
  const { year, yearRole, yearElement, luck, decade, periods } = present;
  const parts = [
    luck
      ? `The present decade of the four pillars, ${luck.from} to ${luck.to}, runs under ${written(luck.pillar)}: its stem stands to you as ${written(luck.tenGod)}.`
      : "",
    yearRole
      ? `This year is ${lore.pillar[year as Pillar]}, and brings ${lore.phase[yearElement]}, ${YEARS[yearRole]}.`
      : "",
    decade
      ? `Purple Star has you, between the ${decade.from}th and the ${decade.to}th year as it counts them, in the palace of ${text(decade.palace)}: that part of life sets the tone of these ten years.`
      : "",
    periods
      ? `India counts by planets: the great period (mahadasha) of ${text(periods.great)}, which is about ${PERIODS[idOf(periods.great)] ?? "its own affairs"}, lasts until ${periods.greatEnds}${periods.sub ? `, and within it that of ${text(periods.sub)}, of ${PERIODS[idOf(periods.sub)] ?? "its own affairs"}, until ${periods.subEnds}` : ""}.`
      : "",
  ].filter((part) => part !== "");
  return parts.length > 0 ? `Now. ${parts.join(" ")}` : "";
}
