import { english, type Translation, type Words } from "#sdk";
import type { KuaGroup, WanderingStar } from "../../../../core/eight_mansions.ts";
import { WANDERING_STAR } from "../../../../core/eight_mansions.ts";
import type { Direction } from "#east/directions.ts";
import { nativeOf } from "#east/natives.ts";
import { TRIGRAM, type TrigramId } from "../../../../core/trigrams.ts";
import { direction, gender, kuaGroup, trigram, wanderingStar } from "../../../../core/words/en.ts";
import { dipperStar, gives, starNamed, tellsIn } from "../../core/words/en.ts";
import type { answer, LifeTrigram } from "../answer.ts";
import type { input } from "../input.ts";

const { capital } = english;

/** How a life trigram lives in a house. */
const temper: Readonly<Record<TrigramId, string>> = {
  qian: "You like a room with height, a clear order and the last word on where things stand.",
  dui: "You want a table for company and a window through which voices come in.",
  li: "You need light more than space, and a dark corner tires you sooner than work.",
  zhen: "You rise early and move much; a room that lets you out quickly suits you.",
  xun: "You feel draughts and moods alike, and settle where air moves gently.",
  kan: "You withdraw to think, and a quiet bedroom matters more to you than a fine hall.",
  gen: "You keep things and keep still; one corner that nobody clears away is enough.",
  kun: "You hold a household together, and the middle of the house is your place.",
};

export const en = {
  title: "Life trigram",
  summary:
    "Life trigram of a birth year and gender, its group, and the eight directions with their stars: where door, bed, desk and stove look, and what goes where it is bad",
  fields: {
    gender: "Gender",
    solarYear: "Year by li chun",
    turnsThatDay: "Li chun on that day",
    kua: "Kua",
    raw: "Before 5 is given away",
    trigram: "Life trigram",
    group: "Group",
    directions: "Directions",
    direction: "Direction",
    centreDeg: "Middle",
    star: "Star",
    dipper: "Star of the dipper",
    element: "Element",
    isGood: "Good",
    tells: "Tells in",
  },
  terms: { gender, trigram, kuaGroup, direction, wanderingStar, dipperStar },
  reading({
    gender: of,
    solarYear,
    turnsThatDay,
    kua,
    raw,
    group,
    directions,
    ...who
  }: LifeTrigram) {
    const five = raw === 5 ? " (5, which a man reads as 2 and a woman as 8)" : "";
    const told = (isGood: boolean) =>
      directions
        .filter((one) => one.isGood === isGood)
        .map(
          ({ direction: side, star }) =>
            `${capital(direction[side])}, ${starNamed(star)}: ${gives[star]}`,
        )
        .join(". ");
    const [best] = directions;
    const worst = directions.at(-1)!;
    return [
      `A ${of === "male" ? "man" : "woman"} of the solar year ${solarYear} has kua ${kua}${five}: the life trigram ${nativeOf(TRIGRAM, who.trigram)} (${trigram[who.trigram]}) of the ${kuaGroup[group]}. ${temper[who.trigram]}${turnsThatDay ? " Li chun falls on the day of birth: someone born before its instant belongs to the year before." : ""}`,
      `${told(true)}.`,
      `The other four want weight or water rather than sleep: a bad direction that carries the store room or the bathroom is pressed down (壓). ${told(false)}.`,
      `Of them all the ${direction[best!.direction]} is felt most in years and months of ${tellsIn(best!.star)}, and the ${direction[worst.direction]} in those of ${tellsIn(worst.star)}. Where the ${direction[best!.direction]} cannot be had for the door, turn the desk or the head of the bed there.`,
    ];
  },
  picture: {
    heading: ({ trigram: id, kua, group }: LifeTrigram) =>
      `${nativeOf(TRIGRAM, id)} ${trigram[id]}, kua ${kua}, ${kuaGroup[group]}`,
    group: (id: KuaGroup) => kuaGroup[id],
    side: (id: Direction) => direction[id],
    star: (id: WanderingStar): string => wanderingStar[id],
    legend: "south above; green good, red bad",
    desc: ({ directions }: LifeTrigram) =>
      directions
        .map(({ direction: side, star }) => `${direction[side]} ${nativeOf(WANDERING_STAR, star)}`)
        .join(", "),
  },
} satisfies Words<{ input: typeof input; answer: typeof answer }>;

export type KuaWords = Translation<typeof en>;
