import { english, type Translation, type Words } from "#sdk";
import { nativeOf } from "#east/natives.ts";
import { direction } from "../../../core/words/en.ts";
import * as shared from "../../core/words/en.ts";
import { CHART_KIND, FIGURE, type ChartKind, type Figure, type NatalAnswer } from "../answer.ts";
import type { answer } from "../answer.ts";
import type { CONVENTIONS, input } from "../input.ts";
import { MEETING, meetingsOf, type StarMeeting } from "../pairs.ts";

const { list } = english;

const chartKind: Readonly<Record<ChartKind, string>> = {
  wangShanWangXiang: "timely mountain and timely facing",
  shangShanXiaShui: "up the mountain and down the water",
  doubleFacing: "both stars at the facing",
  doubleSitting: "both stars at the sitting",
};
const kindSense: Readonly<Record<ChartKind, string>> = {
  wangShanWangXiang:
    "the house supports people and means alike where there is a hill behind and open ground or water before",
  shangShanXiaShui:
    "people and means stand the wrong way round and the house wants water behind and a hill before",
  doubleFacing:
    "means come easily and people less so unless beyond the water before the house a hill answers it",
  doubleSitting:
    "people thrive and means less so unless behind the house water lies at the foot of the hill",
};
const figure: Readonly<Record<Figure, string>> = {
  parentString: "parent string of threes",
  pearlString: "string of pearls",
  mountainTen: "mountain stars sum to ten",
  waterTen: "water stars sum to ten",
  mountainStill: "mountain stars stand still",
  waterStill: "water stars stand still",
  mountainTurned: "mountain stars turned round",
  waterTurned: "water stars turned round",
};
const starMeeting: Readonly<Record<StarMeeting, string>> = {
  oneFour: "one and four share a palace",
  oneSix: "one and six of one root",
  sixEight: "six and eight of the soldier's degree",
  eightNine: "eight and nine assist each other",
  twoFive: "two and five upon each other",
  twoThree: "fighting bulls",
  sixSeven: "crossed swords",
  sevenNine: "seven and nine of fire",
  threeSeven: "through the heart",
  fiveNine: "purple and yellow poison",
};
const meetingSense: Readonly<Record<StarMeeting, string>> = {
  oneFour: "study, writing and examinations",
  oneSix: "office and a clear head",
  sixEight: "rank and property",
  eightNine: "joy in the house and wealth that stays",
  twoFive: "illness and mishap, to be kept quiet",
  twoThree: "quarrels and claims",
  sixSeven: "rivals who cross each other",
  sevenNine: "a care for fire and for the heart",
  threeSeven: "loss by trust and a care for the back",
  fiveNine: "excess, to be kept away from what one takes in",
};

const where = (side: NatalAnswer["palaces"][number]["direction"]) =>
  side ? `the ${direction[side]}` : "the centre";

export const en = {
  title: "Flying-star chart of a building",
  summary:
    "Natal flying-star chart for a facing and the period of a building: base, mountain and water stars, kind of chart, figures and replacement stars",
  inputs: {
    facingDeg: {
      label: "Facing",
      about: "Bearing of the facing by the compass, degrees from north",
    },
    builtYear: {
      label: "Year of the building",
      about:
        "Year of completion, or of the last great renovation or moving in by schools that count so; a year begins with 立春",
    },
    declinationDeg: {
      label: "Declination",
      about: "Magnetic declination, east positive, where the bearing is from true north; default 0",
    },
  },
  fields: {
    period: "Period",
    from: "From",
    to: "To",
    facingDeg: "Facing, degrees",
    facing: "Facing",
    sitting: "Sitting",
    "palaces/mountain": "Mountain star",
    "palaces/water": "Water star",
    "facing/mountain": "Mountain",
    "sitting/mountain": "Mountain",
    dragon: "Dragon",
    centreDeg: "Centre, degrees",
    offsetDeg: "From the centre of the mountain",
    voidLine: "On a void line",
    withReplacement: "With replacement stars",
    mountain: "Mountain stars",
    water: "Water stars",
    centre: "Centre star",
    replaced: "In place of",
    flies: "Course",
    kind: "Kind of chart",
    figures: "Figures",
    imprisoned: "Locked in period",
    palaces: "Palaces",
    base: "Base star",
    vigour: "Vigour",
    meeting: "Meeting",
    ...shared.boardFields,
  },
  terms: {
    chartKind,
    direction,
    dragon: shared.dragon,
    figure,
    mountain: shared.mountain,
    nineStar: shared.nineStar,
    starMeeting,
    vigour: { timely: "timely", rising: "rising", retreating: "retreating", spent: "spent" },
  },
  conventions: {
    replacement: {
      title: "Replacement stars",
      options: {
        "from4.5": "Beyond 4.5° from the centre of a mountain",
        from3: "Beyond 3° from the centre of a mountain",
        never: "Never",
      },
    },
  },
  reading(answer: NatalAnswer) {
    const { period, sitting, facing, kind, figures, palaces, offsetDeg, imprisoned } = answer;
    const front = palaces.find((one) => one.direction === facing.direction)!;
    const back = palaces.find((one) => one.direction === sitting.direction)!;
    const open = palaces.filter(
      ({ water }) => water.vigour === "timely" || water.vigour === "rising",
    );
    const raise = palaces.filter(
      ({ mountain }) => mountain.vigour === "timely" || mountain.vigour === "rising",
    );
    const met = palaces.filter(({ meeting }) => meeting);
    const placed = (side: typeof sitting) =>
      `${shared.namedMountain(side.mountain)} in the ${direction[side.direction]}`;
    const senses = (one: (typeof palaces)[number]["water"]) => {
      const [timely, spent] = shared.starSenses[one.star];
      return one.vigour === "timely" || one.vigour === "rising" ? timely : spent;
    };
    return [
      `The house sits on ${placed(sitting)} and faces ${placed(facing)}, ${Math.abs(offsetDeg).toFixed(1)}° from the middle of the mountain, in period ${period.number} (${period.from} to ${period.to}).${answer.withReplacement ? " It lies so far from the middle that replacement stars (替星) were flown." : ""}${answer.voidLine ? " The bearing lies on a void line (空亡): measure again before anything is built on this chart." : ""}`,
      kind
        ? `The chart is ${nativeOf(CHART_KIND, kind)} (${chartKind[kind]}): ${kindSense[kind]}.`
        : "By replacement the timely star stands neither at the sitting nor at the facing: the house lives by its other palaces.",
      `At the facing the water star ${shared.named(front.water.star)} brings ${senses(front.water)}; at the sitting the mountain star ${shared.named(back.mountain.star)} brings ${senses(back.mountain)}.`,
      `Doors and water do well in ${list(open.map((one) => `${where(one.direction)} (${one.water.number})`))}; beds and high things in ${list(raise.map((one) => `${where(one.direction)} (${one.mountain.number})`))}.`,
      ...(met.length > 0
        ? [
            `Of the meetings that the books name there are ${list(meetingsOf(palaces).map(([id, sides]) => `${nativeOf(MEETING, id)} (${starMeeting[id]}) in ${list(sides.map(where))} for ${meetingSense[id]}`))}.`,
          ]
        : []),
      ...(figures.length > 0
        ? [
            `The whole chart makes ${list(figures.map((one) => `${nativeOf(FIGURE, one)} (${figure[one]})`))}.`,
          ]
        : []),
      ...(imprisoned
        ? [
            `Its luck in means lasts until period ${imprisoned}, in which the star is locked into the centre (入囚).`,
          ]
        : []),
    ];
  },
  picture: {
    title: "Flying-star chart",
    subtitle: ({ period, facing, sitting }: NatalAnswer) =>
      `sits ${direction[sitting.direction]}, faces ${direction[facing.direction]} · period ${period.number} · south above`,
    desc: ({ period, palaces }: NatalAnswer) =>
      `Chart of period ${period.number}: ${palaces.map((one) => `${shared.side(one.direction)} mountain ${one.mountain.number} water ${one.water.number}`).join(", ")}`,
    legend: "large: base · left: mountain star · right: water star · shaded: timely",
    sitting: "sitting",
    facing: "facing",
    side: shared.side,
  },
} satisfies Words<{ input: typeof input; answer: typeof answer; conventions: typeof CONVENTIONS }>;

export type FlyingNatalWords = Translation<typeof en>;
