/** Answers to where, when and which, in English. */
import { english } from "../../speech/mod.ts";
import { soughtIn, type Quarter, type SpanUnit } from "../question.ts";
import type { ReplyWords } from "./replies.ts";

const QUARTERS: Readonly<Record<Quarter, string>> = {
  north: "north",
  northeast: "north-east",
  east: "east",
  southeast: "south-east",
  south: "south",
  southwest: "south-west",
  west: "west",
  northwest: "north-west",
};
const UNITS: Readonly<Record<SpanUnit, string>> = {
  hours: "hour",
  days: "day",
  weeks: "week",
  months: "month",
  years: "year",
};
const MONTHS =
  "January February March April May June July August September October November December".split(
    " ",
  );

const grounds: ReplyWords["grounds"] = {
  thing: {
    fire: "somewhere warm, or by tools: the stove, the boiler, the car, the shelf above eye height",
    water:
      "where water runs or stands: the kitchen, the bath, the laundry, a bag with a bottle in it",
    air: "among papers, by a window or on a desk, where people talk and pass",
    earth: "low down and covered: on the floor, in a drawer or box, among clothes or coins",
  },
  creature: {
    fire: "where there is warmth and people who work: engines, kitchens, sunny walls",
    water: "near water or in what grows beside it, lying low",
    air: "in the open, along a road or a fence, and moving",
    earth: "under something solid: a shed, a cellar, a hedge bank, close to the ground",
  },
  place: {
    fire: "a lively place, newly begun, where things are made or shown",
    water: "a place by water, where people look after one another",
    air: "a place of roads, schools or offices, where much is spoken",
    earth: "an old and settled place with land or storerooms to it",
  },
};

function date(day: string): string {
  const [month, of] = day.split("-").map(Number) as [number, number];
  return `${of} ${MONTHS[month - 1]!}`;
}

export const reply: ReplyWords = {
  grounds,
  asked: (question) =>
    `You asked: “${question.trim()}”${/[.?!。？！]$/.test(question.trim()) ? "" : "."}`,
  where({ where: { quarter, ground }, matter, why }) {
    const at = ground === null ? "" : grounds[soughtIn(matter)][ground];
    if (soughtIn(matter) === "place") {
      const side = quarter ? `${QUARTERS[quarter]} of where you are` : "";
      return `It points to ${[at, side].filter((one) => one !== "").join(", ")}. ${why}`;
    }
    const toward = quarter ? `to the ${QUARTERS[quarter]}` : "";
    return `Look ${[toward, at].filter((one) => one !== "").join(", ")}. ${why}`;
  },
  when({ when: { count, unit, from, to }, why }) {
    const span = !unit
      ? ""
      : count
        ? `within about ${english.counted(count, UNITS[unit])}`
        : `in a matter of ${UNITS[unit]}s`;
    const part = from && to ? `between about ${date(from)} and ${date(to)}` : "";
    return `Expect it ${[span, part].filter((one) => one !== "").join(", or ")}. ${why}`;
  },
  which({ weighed }) {
    const lines = weighed.map(({ option, by }) => `For “${option}”: ${by}.`);
    const ranked = [...weighed].sort((a, b) => b.score - a.score);
    const [best, next] = ranked;
    if (!best || !next) return lines.join(" ");
    const verdict =
      best.score === next.score
        ? `“${best.option}” and “${next.option}” come out level, so the choice is yours to make by taste.`
        : `Of ${english.numberWord(weighed.length)}, “${best.option}” has the better of it${best.score - next.score < 15 ? ", by little" : ""}.`;
    return [verdict, ...lines].join(" ");
  },
};
