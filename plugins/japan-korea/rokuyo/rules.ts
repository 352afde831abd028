/**
 * The hours of the six days, and what they are used for.
 *
 * @source hours and names as Japanese almanacs print them: Koyomi no pēji (koyomi8.com), 六曜; National Diet
 *   Library, Nihon no koyomi, 六曜; farewells are put off on 友引, when halls close, by custom
 */
import { vocabulary, type IdOf } from "#sdk";
import type { Rokuyo } from "../calendar/rokuyo.ts";
import type { OCCASIONS } from "./input.ts";

/** Parts of a day. */
export const DAY_PART = vocabulary("rokuyoPart", {
  allDay: { native: "終日", roman: "shūjitsu" },
  morning: { native: "午前", roman: "gozen" },
  noon: { native: "正午", roman: "shōgo" },
  afternoon: { native: "午後", roman: "gogo" },
});
export type DayPart = IdOf<typeof DAY_PART>;

/** Luck of a part. */
export const PART_LUCK = vocabulary("rokuyoLuck", {
  good: { native: "吉", roman: "kichi" },
  bad: { native: "凶", roman: "kyō" },
});
export type PartLuck = IdOf<typeof PART_LUCK>;

export interface Part {
  readonly part: DayPart;
  /** Hours of the clock, 0 to 24. */
  readonly from: number;
  readonly to: number;
  readonly luck: PartLuck;
}

const part = (part: DayPart, from: number, to: number, luck: PartLuck): Part => ({
  part,
  from,
  to,
  luck,
});

/** The parts of each day; noon is the hour of the Horse, 11 to 13. */
export const PARTS: Readonly<Record<Rokuyo, readonly Part[]>> = {
  taian: [part("allDay", 0, 24, "good")],
  shakko: [
    part("morning", 0, 11, "bad"),
    part("noon", 11, 13, "good"),
    part("afternoon", 13, 24, "bad"),
  ],
  sensho: [part("morning", 0, 12, "good"), part("afternoon", 12, 24, "bad")],
  tomobiki: [
    part("morning", 0, 11, "good"),
    part("noon", 11, 13, "bad"),
    part("afternoon", 13, 24, "good"),
  ],
  senbu: [part("morning", 0, 12, "bad"), part("afternoon", 12, 24, "good")],
  butsumetsu: [part("allDay", 0, 24, "bad")],
};

export const FITNESS = vocabulary("rokuyoFitness", ["best", "fits", "byHour", "avoided"]);
export type Fitness = IdOf<typeof FITNESS>;
export type Occasion = (typeof OCCASIONS)[number];

/** What each day is for an occasion. */
export const FITNESS_OF: Readonly<Record<Occasion, Readonly<Record<Rokuyo, Fitness>>>> = {
  wedding: {
    taian: "best",
    tomobiki: "fits",
    sensho: "byHour",
    senbu: "byHour",
    shakko: "byHour",
    butsumetsu: "avoided",
  },
  farewell: {
    taian: "fits",
    tomobiki: "avoided",
    sensho: "fits",
    senbu: "fits",
    shakko: "fits",
    butsumetsu: "fits",
  },
  business: {
    taian: "best",
    tomobiki: "byHour",
    sensho: "byHour",
    senbu: "byHour",
    shakko: "byHour",
    butsumetsu: "avoided",
  },
};
