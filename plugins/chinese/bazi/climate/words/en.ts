import { BRANCH, STEM, type Phase, type Stem } from "#lore";
import { english, type Translation, type Vocabulary, type Words } from "#sdk";
import { nativeOf } from "#east/natives.ts";
import * as core from "../../../core/words/en.ts";
import type { answer, ClimateAnswer } from "../answer.ts";
import type { input } from "../input.ts";
import { branchesHolding } from "../roots.ts";
import type { Air } from "../terms.ts";

const { list } = english;

/** What each stem is likened to. */
const images: Readonly<Record<Stem, string>> = {
  jia: "a tall tree",
  yi: "grass and vine",
  bing: "the sun",
  ding: "lamp and furnace",
  wu: "a dyke or hill",
  ji: "field soil",
  geng: "an axe",
  xin: "a jewel",
  ren: "a great river",
  gui: "rain and dew",
};

const short: Readonly<Record<Stem, string>> = {
  jia: "tree",
  yi: "vine",
  bing: "sun",
  ding: "lamp",
  wu: "hill",
  ji: "field",
  geng: "axe",
  xin: "jewel",
  ren: "river",
  gui: "rain",
};

const air: Readonly<Record<Air, string>> = {
  thawing: "cold still in the air",
  mild: "mild spring",
  damp: "warm and damp",
  warm: "growing hot",
  hot: "full heat",
  parched: "hot and parched",
  cooling: "turning cool",
  cool: "clear and cool",
  dry: "dry autumn",
  chilly: "first cold",
  cold: "deep cold",
  frozen: "frozen ground",
};

/** What a phase does for a day stem's phase. */
const does: Readonly<Record<Phase, Readonly<Record<Phase, string>>>> = {
  wood: {
    wood: "gives it company",
    fire: "warms it and brings out its leaf and flower",
    earth: "gives it ground for its roots",
    metal: "trims it into something of use",
    water: "waters its roots",
  },
  fire: {
    wood: "feeds the flame",
    fire: "adds its own light",
    earth: "banks it so that it does not blow about",
    metal: "splits the wood for it and gives it something to work on",
    water: "tempers it and gives back its light",
  },
  earth: {
    wood: "loosens it",
    fire: "warms it",
    earth: "makes it thicker",
    metal: "draws off what is too much",
    water: "moistens it",
  },
  metal: {
    wood: "breaks the earth that buries it, or feeds the fire that works it",
    fire: "smelts it, or takes off the chill",
    earth: "bears it",
    metal: "stands by it",
    water: "washes it bright",
  },
  water: {
    wood: "leads it off and breaks what dams it",
    fire: "takes off the chill and gives it a use",
    earth: "keeps it within banks",
    metal: "is the spring that feeds it",
    water: "swells it",
  },
};

/** Terms as a chooser lists them: 甲 jiǎ. */
function written<Id extends string>({ ids, writings }: Vocabulary<string, Id>) {
  const rows = ids.map((id) => [id, `${writings[id]!.native} ${writings[id]!.roman}`]);
  return Object.fromEntries(rows) as Readonly<Record<Id, string>>;
}

export const en = {
  title: "Climate gods of the day stem",
  summary:
    "What a day stem wants in the month of birth so that the chart is neither too cold nor too hot, dry or wet (tiao hou), from the table of 120",
  inputs: {
    dayStem: { label: "Day stem", about: "Stem of the day pillar", values: written(STEM) },
    monthBranch: {
      label: "Month branch",
      about: "Branch of the month pillar",
      values: written(BRANCH),
    },
  },
  fields: {
    dayStem: "Day stem",
    element: "Phase",
    monthBranch: "Month",
    air: "Air of the month",
    gods: "What is wanted",
    stem: "Stem",
    tenGod: "To the day stem",
    rank: "Rank",
  },
  terms: { air, tenGod: core.tenGod },
  phrases: {},
  reading({ dayStem, element, monthBranch, air: breath, gods }: ClimateAnswer) {
    const [chief, ...rest] = gods;
    const named = (stem: Stem) => `${nativeOf(STEM, stem)} (${images[stem]})`;
    const phases = [...new Set(rest.map((one) => one.element))];
    const helpers = phases.map((phase) => {
      const stems = rest.filter((one) => one.element === phase).map(({ stem }) => named(stem));
      const what = phase === chief!.element ? "to the same end" : `which ${does[element][phase]}`;
      return stems.length > 1
        ? `${list(stems)} (each of ${phase}, ${what})`
        : `${stems[0]}, ${what}`;
    });
    const after =
      rest.length === 0
        ? `Nothing else is needed beside ${nativeOf(STEM, chief!.stem)}.`
        : `Beside it ${rest.length === 1 ? "stands" : "stand"} ${helpers.join("; ")}.`;
    return [
      `A day of ${named(dayStem)} in the month ${nativeOf(BRANCH, monthBranch)} (${core.branchName(monthBranch)}): ${air[breath]}. First of all it wants ${named(chief!.stem)}, its ${core.tenGod[chief!.tenGod]}, which ${does[element][chief!.element]}. ${after}`,
      `Best where ${nativeOf(STEM, chief!.stem)} stands among the stems of the chart; hidden in ${list(
        branchesHolding(chief!.stem).map((id) => nativeOf(BRANCH, id)),
        "or",
      )} it helps when a year or a luck pillar brings it out. How strong the day of ${nativeOf(STEM, dayStem)} is, and its structure, are judged apart from this.`,
    ];
  },
  picture: {
    title: (day: string, month: string) => `Climate gods: ${day} in ${month}`,
    image: (stem: Stem) => short[stem],
    air: (id: Air) => air[id],
    wants: "wants, the chief first",
  },
} satisfies Words<{ input: typeof input; answer: typeof answer }>;

export type ClimateWords = Translation<typeof en>;
