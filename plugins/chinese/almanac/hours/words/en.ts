import { ANIMAL, BRANCH, PILLAR, type Animal } from "#lore";
import { english, type Translation, type Words } from "#sdk";
import { direction, pillarName } from "../../../core/words/en.ts";
import { nativeOf } from "#east/natives.ts";
import { pairOf } from "#east/pairs.ts";
import { en as almanac } from "../../words/en.ts";
import { act } from "../../words/en/acts.ts";
import { roadGod, road } from "../../words/en/terms.ts";
import { ROAD_GOD } from "#east/almanac/terms.ts";
import type { answer, HoursAnswer } from "../answer.ts";
import type { input } from "../input.ts";
import { HOUR_MARK, type HourMark } from "../marks.ts";

const { capital, list } = english;
type Hour = HoursAnswer["hours"][number];

/** A mark's name and what it does to whoever uses the hour. */
const marks: Readonly<Record<HourMark, readonly [name: string, does: string]>> = {
  riLu: ["salary of the day", "work in it is paid"],
  tianYi: ["heavenly noble", "someone of weight can be asked"],
  riHe: ["partner of the day", "agreements hold"],
  sanHe: ["trine of the day", "people join in"],
  riMa: ["horse of the day", "it is good for setting out"],
  riPo: ["breaker of the day", "what is begun in it breaks off"],
  riXing: ["punishment of the day", "rules and tempers chafe"],
  riHai: ["harm of the day", "helpers let go"],
  wuBuYu: ["five non-meetings", "whoever is sought is not met"],
  jieLu: ["void of the cut road", "the way is blocked halfway"],
  xunKong: ["void of the ten days", "it comes to little"],
};
const hourMark = Object.fromEntries(
  Object.entries(marks).map(([id, [name]]) => [id, name]),
) as Readonly<Record<HourMark, string>>;
const animals = Object.fromEntries(
  ANIMAL.ids.map((id) => [id, `${id} ${nativeOf(ANIMAL, id)}`]),
) as Readonly<Record<Animal, string>>;

const span = ({ from, to }: Hour) => `${from} to ${to}`;
const because = ({ marks: of }: Hour) =>
  of.map((mark) => `${nativeOf(HOUR_MARK, mark)}: ${marks[mark][1]}`);

function bestText(hour: Hour): string {
  const reasons = [
    `${nativeOf(ROAD_GOD, hour.god)} (${roadGod[hour.god]}) on the ${hour.road} road`,
    ...because(hour),
  ];
  const suited =
    hour.suitable.length > 0
      ? ` The table gives it to ${list(hour.suitable.slice(0, 4).map((one) => act[one]))}.`
      : "";
  return `${capital(span(hour))}, ${nativeOf(PILLAR, hour.pillar)} (${pillarName(hour.pillar)}): ${reasons.join("; ")}. Sit or set out towards the ${direction[hour.joy]} for joy and the ${direction[hour.wealth]} for money.${suited}`;
}

export const en = {
  title: "Hours of the day",
  summary:
    "The twelve double hours of a day: pair, yellow or black road, what each is to the day, clash, killers, directions of joy, wealth and nobles, suitable and unsuitable acts, and the best three; today when no date is given",
  inputs: {
    animal: {
      label: "Your animal",
      about: "Animal of your birth year; hours that clash with it count against",
      values: animals,
    },
  },
  fields: {
    date: "Date",
    day: "Day",
    animal: "Your animal",
    hours: "Hours",
    pillar: "Double hour",
    from: "From",
    to: "To",
    god: "Road god",
    road: "Road",
    marks: "To the day",
    clash: "Clash",
    clashAnimal: "Animal of the clash",
    clashesYou: "Clashes with you",
    sha: "Killers",
    joy: "Joy",
    wealth: "Wealth",
    nobles: "Nobles",
    suitable: "Suitable",
    avoid: "To avoid",
    points: "Points",
    grade: "Grade",
    best: "Best hours",
  },
  terms: {
    roadGod,
    road,
    hourMark,
    hourGrade: { good: "good", even: "even", hard: "hard" },
    direction,
    act,
  },
  refusals: { yearOutOfRange: almanac.refusals.yearOutOfRange },
  reading({ date, day, animal, hours, best }: HoursAnswer) {
    const of = (branch: (typeof best)[number]) =>
      hours.find(({ pillar }) => pairOf(pillar).branch.id === branch)!;
    const hard = hours.filter(({ grade }) => grade === "hard");
    const yours = animal
      ? ` Born under the ${animal}, leave ${list(hours.filter(({ clashesYou }) => clashesYou).map(span))} aside: that hour clashes with you.`
      : "";
    return [
      `On ${date}, a ${nativeOf(PILLAR, day)} day (${pillarName(day)}), three hours stand out.`,
      ...best.map((branch) => bestText(of(branch))),
      (hard.length > 0
        ? `Leave alone ${list(hard.map((one) => `${span(one)} (${nativeOf(BRANCH, pairOf(one.pillar).branch.id)}: ${one.marks.map((mark) => hourMark[mark]).join(", ") || "black road"})`))}.`
        : "No hour of this day is bad throughout.") + yours,
    ];
  },
  picture: {
    title: "Hours of the day",
    subtitle: ({ day, best }: HoursAnswer) =>
      `${nativeOf(PILLAR, day)} day · best ${best.map((id) => nativeOf(BRANCH, id)).join(" ")}`,
    god: ({ god }: Hour): string => roadGod[god],
    marks: ({ marks: of }: Hour): string => of.map((mark) => nativeOf(HOUR_MARK, mark)).join(" "),
    legend: "green good, red bad; on the right what the hour is to the day",
    desc: ({ hours }: HoursAnswer) =>
      hours.map(({ pillar, grade }) => `${nativeOf(PILLAR, pillar)} ${grade}`).join(", "),
  },
} satisfies Words<{
  input: typeof input;
  answer: typeof answer;
  refusals: { yearOutOfRange: { year: number } };
}>;

export type HoursWords = Translation<typeof en>;
