import type { Give, InputOf } from "#sdk";
import { formatDate, fromFixed, islamicCivil } from "#time";
import type { KetikaAnswer } from "./answer.ts";
import { beginningOf, PART, partAt, rulerOf, RULES } from "./hours.ts";
import type { CONVENTIONS, input } from "./input.ts";

export { drawTable as picture } from "./picture.ts";

const two = (number: number) => String(number).padStart(2, "0");
const clockOf = (minute: number) => `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;

export function run(
  { table }: InputOf<typeof input, typeof CONVENTIONS>,
  give: Give<"now">,
): KetikaAnswer {
  const { fixed, timeKnown, hour, minute } = give.civil();
  const { day } = islamicCivil.fromFixed(fixed);
  const roundDay = ((day - 1) % 5) + 1;
  const now = timeKnown ? partAt(60 * hour + minute) : null;
  return {
    date: formatDate(fromFixed(fixed)),
    hijriDay: day,
    roundDay,
    hours: PART.ids.map((part, i) => {
      const ruler = rulerOf(table, roundDay, i);
      const { leaning, colour } = RULES[ruler];
      return {
        part,
        from: clockOf(beginningOf(i)),
        to: clockOf(beginningOf(i + 1)),
        ruler,
        colour,
        leaning: { value: leaning, because: [{ code: "ruledBy", with: { ruler, part } }] },
      };
    }),
    now: now === null ? null : PART.ids[now]!,
  };
}
