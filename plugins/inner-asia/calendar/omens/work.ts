import type { Give, InputOf, Leaning } from "#sdk";
import { dayOfWeek, tibetanPhugpa } from "#time";
import { hairOf, isGoodForHair } from "../../core/hair.ts";
import { dateOf, daysOfMonth, weekdayOf } from "../../core/month.ts";
import { requireYear } from "../../core/year.ts";
import { mansionAt } from "../../tibetan/moon.ts";
import { DAY_PLANET, MANSION } from "../../tibetan/names.ts";
import type { OmensAnswer, Phrases } from "./answer.ts";
import type { input } from "./input.ts";
import {
  combinationOf,
  DAY_ELEMENTS,
  elementOfMansion,
  leaningOf,
  omensOf,
  type Omen,
} from "./tables.ts";

export { drawOmens as picture } from "./picture.ts";

type Reason = { [C in keyof Phrases]: { code: C; with: Phrases[C] } }[keyof Phrases];
type Verdict = { value: Leaning; because: readonly Reason[] };

/** The elements of a civil day and of its mansion, and what they make together. */
function combinationAt(fixed: number) {
  const mansion = mansionAt(fixed);
  const [day, moon] = [DAY_ELEMENTS[dayOfWeek(fixed)]!, elementOfMansion(mansion)];
  return { mansion, day, moon, combination: combinationOf(day, moon) };
}

const byOmen = (omen: Omen): Reason => ({ code: "byOmen", with: { omen } });

export function run(_input: InputOf<typeof input>, give: Give<"now">): OmensAnswer {
  const { fixed, year } = give.civil();
  requireYear(year);
  const { month, leapMonth, day } = tibetanPhugpa.fromFixed(fixed);
  const here = combinationAt(fixed);
  const omens = omensOf(month, day);
  const leaning = leaningOf(here.combination);
  const together: Reason = {
    code: "byCombination",
    with: { day: here.day, mansion: here.moon, combination: here.combination },
  };
  const hard = omens.filter((omen) => omen === "yanKong" || omen === "blackDay");
  const hair = hairOf(day);
  const begin: Verdict = {
    value: hard.length === 0 ? leaning : leaning === "favourable" ? "mixed" : "adverse",
    because: [together, ...hard.map(byOmen)],
  };
  const flags: Verdict = omens.includes("noFlags")
    ? { value: "adverse", because: [byOmen("noFlags")] }
    : { value: leaning, because: [together] };
  const serpents = omens.filter((omen) => omen === "nagasHome" || omen === "nagasAway");
  const nagas: Verdict = {
    value: serpents.length !== 1 ? "mixed" : serpents[0] === "nagasHome" ? "favourable" : "adverse",
    because: serpents.length > 0 ? serpents.map(byOmen) : [{ code: "byNothing", with: { day } }],
  };
  const days = daysOfMonth(tibetanPhugpa, fixed);
  return {
    civil: { date: dateOf(fixed), weekday: weekdayOf(fixed) },
    month,
    leapMonth,
    day,
    dayPlanet: DAY_PLANET.ids[dayOfWeek(fixed)]!,
    dayElement: here.day,
    mansion: MANSION.ids[here.mansion]!,
    mansionElement: here.moon,
    combination: here.combination,
    omens,
    hair,
    matters: {
      begin,
      haircut: {
        value: isGoodForHair(day) ? "favourable" : "adverse",
        because: [{ code: "byHair", with: { hair, day } }],
      },
      flags,
      nagas,
    },
    firstWeekday: weekdayOf(days[0]!),
    days: days.map((one) => {
      const { combination } = combinationAt(one);
      return {
        date: dateOf(one),
        day: tibetanPhugpa.fromFixed(one).day,
        combination,
        leaning: leaningOf(combination),
      };
    }),
  };
}
