import { PILLAR, type Phase } from "#lore";
import { english, type Translation, type Words } from "#sdk";
import { solarTerm } from "#east/calendar/words/en.ts";
import { nativeOf } from "#east/natives.ts";
import type { answer, QiYearAnswer } from "../answer.ts";
import type { CONVENTIONS, input } from "../input.ts";
import { ACCORD, QI_CLASS, SIX_QI, type Accord, type QiClass, type SixQi } from "../terms.ts";

const { list } = english;

const sixQi: Readonly<Record<SixQi, string>> = {
  jueYin: "faint yin, wind and wood",
  shaoYin: "lesser yin, ruling fire",
  shaoYang: "lesser yang, serving fire",
  taiYin: "greater yin, damp and earth",
  yangMing: "bright yang, dryness and metal",
  taiYang: "greater yang, cold and water",
};
/** What each is like as weather. */
const weather: Readonly<Record<SixQi, string>> = {
  jueYin: "wind",
  shaoYin: "warmth",
  shaoYang: "heat",
  taiYin: "damp",
  yangMing: "dryness",
  taiYang: "cold",
};
const qiAccord: Readonly<Record<Accord, { readonly text: string; readonly about: string }>> = {
  same: { text: "of one kind", about: "the season is doubled" },
  feeds: { text: "guest feeds host", about: "mild" },
  fed: { text: "host feeds guest", about: "mild" },
  prevails: { text: "guest over host", about: "goes with the order: 客勝從" },
  yields: { text: "host over guest", about: "goes against the order: 主勝逆" },
};
const qiClass: Readonly<Record<QiClass, { readonly text: string; readonly about: string }>> = {
  tianFu: { text: "heaven's tally", about: "the circuit is that of the sky" },
  suiHui: { text: "meeting of the year", about: "the circuit is that of the branch" },
  taiYi: { text: "tally of the Great One", about: "circuit, sky and branch are one" },
  tongTianFu: {
    text: "like heaven's tally",
    about: "in excess, the circuit is that of the springs",
  },
  tongSuiHui: {
    text: "like a meeting of the year",
    about: "in want, the circuit is that of the springs",
  },
};
const named = (id: SixQi) => `${nativeOf(SIX_QI, id)} (${sixQi[id]})`;
const plenty = ({ great }: QiYearAnswer) => (great.isExcess ? "in excess" : "in want");
const dayOf = (local: string) => local.slice(0, local.indexOf("T"));

export const en = {
  title: "Five circuits and six qi",
  summary:
    "The calendar of circuits and qi of a year by the Suwen: great circuit, host and guest circuits, what rules sky and springs, the six steps of host and guest qi with their instants; a calendar and no medical advice",
  inputs: {
    year: { label: "Year", about: "Year that begins with 大寒, astronomical: 0 is 1 BCE" },
    timezone: {
      label: "Time zone",
      about: "Clock of the local times; that of China where left out",
    },
  },
  fields: {
    year: "Year",
    pillar: "Pair",
    great: "Great circuit",
    element: "Phase",
    isExcess: "In excess",
    sky: "Rules the sky",
    earth: "Rules the springs",
    classes: "Class of the year",
    about: "About",
    circuits: "Circuits",
    host: "Host",
    guest: "Guest",
    utc: "Universal time",
    local: "Local time",
    steps: "Steps",
    accord: "Guest to host",
    from: "Begins with",
    zone: "Clock",
  },
  terms: { sixQi, qiAccord, qiClass, solarTerm },
  conventions: {
    begins: {
      title: "Beginning of the year's qi",
      options: { daHan: "Great Cold 大寒", liChun: "Start of Spring 立春" },
    },
  },
  reading(answer: QiYearAnswer) {
    const { pillar, great, sky, earth, classes, steps, circuits } = answer;
    const against = steps.flatMap(({ accord }, i) => (accord === "yields" ? [i + 1] : []));
    return [
      `In ${nativeOf(PILLAR, pillar)} the great circuit (大運) is ${great.element} ${plenty(answer)}${classes.length > 0 ? `; it is a year of ${list(classes.map((one) => `${nativeOf(QI_CLASS, one)}, ${qiClass[one].text}: ${qiClass[one].about}`))}` : ""}. ${named(sky)} rules the sky and the first half of the year, ${named(earth)} the springs and the second.`,
      `The guest circuits run ${list(circuits.map((one) => `${one.guest} from ${dayOf(one.local)}`))}.`,
      `Step by step the guest brings ${list(steps.map((one) => `${weather[one.guest]} from ${dayOf(one.local)} (${nativeOf(ACCORD, one.accord)})`))}.${against.length > 0 ? ` In step ${list(against.map(String))} the host overcomes the guest, which the book calls contrary.` : ""}`,
      "This is the old calendar of weather. Of health it says nothing about you.",
    ];
  },
  picture: {
    title: ({ year, pillar }: QiYearAnswer) => `${year} ${nativeOf(PILLAR, pillar)}`,
    name: (id: SixQi): string => weather[id],
    day: (local: string) => local.slice(local.indexOf("T") - 5, local.indexOf("T")),
    great: (answer: QiYearAnswer) =>
      `great circuit: ${answer.great.element satisfies Phase} ${plenty(answer)}`,
    legend: "outer ring: guest and the day it begins; inner ring: host",
    desc: ({ steps }: QiYearAnswer) =>
      steps.map((one) => `${dayOf(one.local)} ${nativeOf(SIX_QI, one.guest)}`).join(", "),
  },
} satisfies Words<{
  input: typeof input;
  answer: typeof answer;
  conventions: typeof CONVENTIONS;
}>;

export type QiYearWords = Translation<typeof en>;
