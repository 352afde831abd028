import type { Lang } from "#sdk";
import { julianDayOfEpochMs } from "#time";
import { COLOURS } from "../core/picture/drawing.ts";
import { drawTimeLine } from "../core/picture/time_line.ts";
import type { GardeningAnswer } from "./answer.ts";
import { PLANT_PART, type PlantPart } from "./rules.ts";
import type { GardeningWords } from "./words/en.ts";

const COLOUR: Readonly<Record<PlantPart, string>> = {
  root: COLOURS.earth,
  flower: COLOURS.air,
  leaf: "#3f7d3a",
  fruit: COLOURS.fire,
};
const at = ({ utc }: { readonly utc: string }) => julianDayOfEpochMs(Date.parse(utc));
type Span = GardeningAnswer["planting"][number];
const barOf =
  (colour: string) =>
  ({ begins, ends }: Span) => ({ fromUt: at(begins), toUt: at(ends), colour });

/** Draws the days of roots, flowers, leaves and fruit against the calendar, with the hours to avoid. */
export function drawGarden(
  { days, planting, avoid }: GardeningAnswer,
  { picture, terms }: GardeningWords,
  lang: Lang,
): string {
  return drawTimeLine({
    id: "gardening",
    lang,
    title: picture.title,
    desc: picture.desc(days.length),
    fromUt: at(days[0]!.begins),
    toUt: at(days.at(-1)!.ends),
    rows: [
      ...PLANT_PART.ids.map((part) => ({
        name: terms.plantPart[part],
        bars: days.filter((one) => one.part === part).map(barOf(COLOUR[part])),
      })),
      { name: picture.planting, bars: planting.map(barOf(COLOURS.union)) },
      { name: picture.avoid, bars: avoid.map(barOf(COLOURS.tense)) },
    ],
  });
}
