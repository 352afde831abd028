import { BRANCH } from "#lore";
import { english, type Translation, type Words } from "#sdk";
import type { BoundaryPhrases } from "#east/calendar/boundary_warnings.ts";
import type { LongitudeRefusal } from "#east/calendar/chart_time.ts";
import type { LunarRefusal } from "#east/calendar/lunar_moment.ts";
import * as calendar from "#east/calendar/words/en.ts";
import { nativeOf } from "#east/natives.ts";
import * as core from "../../core/words/en.ts";
import type { answer, PalmAnswer } from "../answer.ts";
import type { CONVENTIONS, input } from "../input.ts";
import { PALM_STAR, PATH, type PalmStar, type Path } from "../terms.ts";

const { capital, list } = english;
const { clock, lateZi } = calendar.conventions;

const palmStar: Readonly<Record<PalmStar, { readonly text: string; readonly sense: string }>> = {
  tianGui: { text: "noble star", sense: "dignity, an open hand, and people who think well of you" },
  tianE: { text: "star of straits", sense: "work that is hard at first and eases with age" },
  tianQuan: { text: "star of power", sense: "a firm voice, a quick mind, and a place at the head" },
  tianPo: { text: "star of breaking", sense: "money that comes and goes, and a frank temper" },
  tianJian: { text: "star of wiles", sense: "cleverness with many plans, best used in the open" },
  tianWen: { text: "star of letters", sense: "learning, fine taste and gentle manners" },
  tianFu: { text: "star of blessing", sense: "plenty, a broad mind and a quiet old age" },
  tianYi: {
    text: "post-horse star",
    sense: "movement, long roads, and little rest before middle life",
  },
  tianGu: { text: "solitary star", sense: "standing on your own feet, with few to lean on" },
  tianRen: { text: "star of the blade", sense: "sharpness and courage that want a task" },
  tianYiArt: { text: "star of arts", sense: "skill of the hand, and a living by what you can do" },
  tianShou: { text: "star of the elder", sense: "kindness, patience and a calm heart" },
};

const path: Readonly<Record<Path, { readonly text: string; readonly sense: string }>> = {
  buddha: { text: "path of the Buddha", sense: "mercy and ease" },
  ghost: { text: "path of ghosts", sense: "care, thrift and a guarded mind" },
  human: { text: "human path", sense: "will, work and standing among people" },
  animal: { text: "path of animals", sense: "endurance and plain strength" },
  asura: { text: "path of the asuras", sense: "drive, contest and many irons in the fire" },
  immortal: { text: "path of immortals", sense: "refinement and a life somewhat apart" },
};

type Place = keyof PalmAnswer["seats"];
const OF: Readonly<Record<Place, string>> = {
  year: "your family and first years",
  month: "your work and those you go with",
  day: "your marriage",
  hour: "yourself",
};

function told({ seats }: PalmAnswer, place: Place): string {
  const { star, path: way } = seats[place];
  return `${nativeOf(PALM_STAR, star)} (${palmStar[star].text}) of the ${path[way].text} (${nativeOf(PATH, way)})`;
}

/** The three other seats; those that hold one star are told together. */
function othersText(answer: PalmAnswer): string {
  const places = (["year", "month", "day"] as const).filter(
    (place) => answer.seats[place].star !== answer.seats.hour.star,
  );
  const stars = [...new Set(places.map((place) => answer.seats[place].star))];
  return stars
    .map((star) => {
      const here = places.filter((place) => answer.seats[place].star === star);
      return `For ${list(here.map((place) => OF[place]))} stands ${told(answer, here[0]!)}: ${palmStar[star].sense}.`;
    })
    .join(" ");
}

/** What comes twice on the palm. */
function repeatedText({ seats }: PalmAnswer): string {
  const all = Object.values(seats).map(({ path: way }) => way);
  const twice = PATH.ids.find((id) => all.filter((one) => one === id).length > 1);
  return twice
    ? ` The ${path[twice].text} comes ${all.filter((one) => one === twice).length} times, so ${path[twice].sense} colour the whole.`
    : " All four belong to different paths: no one strain rules the whole.";
}

export const en = {
  title: "One Palm scripture",
  summary:
    "Year, month, day and hour of a lunar birth counted on the twelve seats of the palm, each with its star and its path",
  fields: {
    lunarDate: "Lunar date",
    gender: "Gender",
    month: "Month counted",
    day: "Day counted",
    hourBranch: "Hour counted",
    seats: "Seats",
    year: "Year",
    "seats/month": "Month",
    "seats/day": "Day",
    hour: "Hour",
    branch: "Branch",
    star: "Star",
    path: "Path",
    sense: "What it says",
  },
  terms: { gender: core.gender, palmStar, path },
  phrases: calendar.phrases,
  conventions: {
    clock,
    lateZi,
    leapMonth: {
      title: "Leap month",
      options: { same: "Counts as the month it repeats", half: "After day 15 as the next month" },
    },
    women: {
      title: "Way of women",
      options: { backward: "Backward", forward: "Forward, as men" },
    },
  },
  refusals: {
    ...calendar.refusals,
    hourNeeded: {
      when: "No time of birth was given",
      says: "The hour is the chief seat: give the time of birth",
    },
  },
  reading(answer: PalmAnswer) {
    const { seats, lunarDate, hourBranch } = answer;
    const { star, path: way } = seats.hour;
    return [
      `Counted from ${lunarDate} and the hour of ${nativeOf(BRANCH, hourBranch)}, the palm ends on ${told(answer, "hour")}, which stands for ${OF.hour}: ${palmStar[star].sense}. Its path is one of ${path[way].sense}.`,
      othersText(answer) + repeatedText(answer),
    ].map(capital);
  },
  picture: {
    name: "One Palm",
    title: (native: string) => `One Palm: ${native}`,
    path: (id: Path) => path[id].text.replace("path of the ", "").replace("path of ", ""),
    heads: { year: "year", month: "month", day: "day", hour: "hour" },
  },
} satisfies Words<{
  input: typeof input;
  answer: typeof answer;
  conventions: typeof CONVENTIONS;
  phrases: BoundaryPhrases;
  refusals: LongitudeRefusal & LunarRefusal & { hourNeeded: {} };
}>;

export type OnePalmWords = Translation<typeof en>;
