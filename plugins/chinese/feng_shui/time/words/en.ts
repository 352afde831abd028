import { PILLAR } from "#lore";
import type { Translation, Words } from "#sdk";
import type { BoundaryPhrases } from "#east/calendar/boundary_warnings.ts";
import type { LongitudeRefusal } from "#east/calendar/chart_time.ts";
import type { LunarRefusal } from "#east/calendar/lunar_moment.ts";
import * as calendar from "#east/calendar/words/en.ts";
import { nativeOf } from "#east/natives.ts";
import { direction } from "../../../core/words/en.ts";
import { directionOf } from "../../core/stars.ts";
import * as shared from "../../core/words/en.ts";
import type { answer, TimeAnswer } from "../answer.ts";
import type { CONVENTIONS, input } from "../input.ts";

const layer = { period: "period", year: "year", month: "month", day: "day", hour: "hour" };
const place = (palace: number) => {
  const side = directionOf(palace);
  return side ? `the ${direction[side]}` : "the centre";
};

export const en = {
  title: "Flying stars of a moment",
  summary: "Nine-star boards of the period, year, month, day and hour at a moment",
  fields: {
    period: "Period",
    from: "From",
    to: "To",
    layers: "Boards",
    layer: "Time",
    pillar: "Pair",
    centre: "Centre star",
    flies: "Course",
    board: "Board",
    fiveYellow: "Five yellow",
    ...shared.boardFields,
  },
  terms: { direction, layer, nineStar: shared.nineStar },
  phrases: { ...calendar.phrases },
  conventions: {
    clock: calendar.conventions.clock,
    dayBoundary: calendar.conventions.dayBoundary,
  },
  refusals: {
    longitudeNeeded: calendar.refusals.longitudeNeeded,
    yearOutOfRange: calendar.refusals.yearOutOfRange,
  },
  reading({ period, layers, fiveYellow }: TimeAnswer) {
    const centres = layers
      .slice(1)
      .map(
        ({ layer: id, pillar, centre }) =>
          `${shared.named(centre.star)} of the ${layer[id]} ${nativeOf(PILLAR, pillar!)}`,
      )
      .join(", ");
    const seats = new Map<number, string[]>();
    for (const { layer: id, palace } of fiveYellow.filter(({ layer: id }) => id !== "period")) {
      seats.set(palace, [...(seats.get(palace) ?? []), layer[id]]);
    }
    const yellow = [...seats]
      .map(([palace, whose]) => `${place(palace)} by the ${whose.join(" and the ")}`)
      .join(", ");
    const met = [...seats].find(([, whose]) => whose.length > 1);
    const timely = layers
      .slice(1)
      .map(({ layer: id, board }) => {
        const { palace } = board.find(({ number }) => number === period.number)!;
        return `${place(palace)} by the ${layer[id]}`;
      })
      .join(", ");
    return [
      `The moment lies in period ${period.number} (${period.from} to ${period.to}). In the centres stand ${centres}.`,
      `五黃 (five yellow), which wants quiet, is in ${yellow}${met ? `; in ${place(met[0])} it comes ${met[1].length} times over` : ""}.`,
      `The timely star of the period, ${shared.nineStar[layers[0]!.centre.star]}, is in ${timely}.`,
    ];
  },
  picture: {
    title: "Flying stars",
    key: "large: year · left: month · right: day · south above · shaded: 5 yellow",
    desc: ({ layers }: TimeAnswer) =>
      `Boards with ${layers.map(({ layer: id, centre }) => `${centre.number} in the centre of the ${layer[id]}`).join(", ")}`,
    layer,
    side: shared.side,
  },
} satisfies Words<{
  input: typeof input;
  answer: typeof answer;
  conventions: typeof CONVENTIONS;
  phrases: BoundaryPhrases;
  refusals: LongitudeRefusal & LunarRefusal;
}>;

export type FlyingTimeWords = Translation<typeof en>;
