import type { Translation, Words } from "#sdk";
import { nativeOf } from "#east/natives.ts";
import type { answer, LuBanAnswer } from "../answer.ts";
import type { CONVENTIONS, input } from "../input.ts";
import { PART, RULER, SECTION, type Part, type Ruler, type Section } from "../rulers.ts";

type Reading = LuBanAnswer["readings"][number];

const ruler: Readonly<Record<Ruler, { readonly text: string; readonly use: string }>> = {
  luban: { text: "Lu Ban ruler", use: "doors, beds, desks and whatever else the living use" },
  door: { text: "door ruler", use: "clear openings of doors and windows" },
  dinglan: { text: "Ding Lan ruler", use: "altars and the houses of ancestors" },
};
const rulerSection: Readonly<Record<Section, { readonly text: string; readonly sense: string }>> = {
  cai: { text: "wealth", sense: "means and good character go together" },
  bing: { text: "ailing", sense: "strength and money leak away" },
  li: { text: "parting", sense: "people and things drift off" },
  yi: { text: "right conduct", sense: "help from others and a growing household" },
  guan: { text: "office", sense: "advancement and good standing" },
  jie: { text: "plunder", sense: "loss by others' hands" },
  hai: { text: "harm", sense: "quarrels and mishaps" },
  ben: { text: "the root", sense: "steady livelihood" },
  guiRen: { text: "the helper", sense: "people of standing come through the door" },
  xianHuo: { text: "peril", sense: "wandering and insecurity" },
  tianZai: { text: "heaven's mishap", sense: "setbacks from without" },
  tianCai: { text: "heaven's wealth", sense: "unlooked-for gain" },
  fuLu: { text: "blessing and pay", sense: "a full and settled house" },
  guDu: { text: "solitude", sense: "few callers" },
  tianZei: { text: "heaven's thief", sense: "things go missing" },
  zaiXiang: { text: "the minister", sense: "rank and learning" },
  ding: { text: "offspring", sense: "children and pupils do well" },
  wang: { text: "thriving", sense: "joyful occasions" },
  ku: { text: "hardship", sense: "toil without return" },
  si: { text: "stillness", sense: "a section that is passed over" },
  xing: { text: "rising", sense: "the family comes up in the world" },
  shi: { text: "loss", sense: "what was held slips away" },
};
const rulerPart: Readonly<Record<Part, string>> = {
  caiDe: "wealth with virtue",
  baoKu: "treasury",
  liuHe: "six harmonies",
  yingFu: "blessing met",
  tuiCai: "wealth recedes",
  gongShi: "lawsuits",
  laoZhi: "confinement",
  guGua: "loneliness",
  changKu: "long drain",
  jieCai: "wealth robbed",
  guanGui: "trouble with officials",
  shiTuo: "things let slip",
  tianDing: "a child added",
  yiLi: "profit",
  guiZi: "a worthy child",
  daJi: "great fortune",
  shunKe: "examination passed",
  hengCai: "sudden gain",
  jinYi: "increase",
  fuGui: "riches and rank",
  siBie: "bitter parting",
  tuiKou: "fewer at table",
  liXiang: "leaving home",
  caiShi: "wealth lost",
  zaiZhi: "trouble arrives",
  siJue: "broken line",
  bingLin: "sickness near",
  kouShe: "quarrels",
  caiZhi: "wealth arrives",
  dengKe: "success at examinations",
  jinBao: "treasure enters",
  xingWang: "prosperity",
  fuXing: "star of blessing",
  jiDi: "graduation",
  caiWang: "flourishing wealth",
  tianDe: "heaven's virtue",
  xiShi: "a happy event",
  naFu: "blessing received",
  wuSi: "no heir",
  tianKu: "heaven's store",
  tuiDing: "fewer children",
  shiCai: "money lost",
};
const cm = (mm: number) => `${Math.round(mm) / 10} cm`;
const near = ({ shorterMm, longerMm }: Reading) =>
  shorterMm === null ? cm(longerMm) : `${cm(shorterMm)} or ${cm(longerMm)}`;

export const en = {
  title: "Lu Ban ruler",
  summary:
    "Reads a length on the carpenters' rulers: that of Lu Ban for the living, the door ruler and that of Ding Lan for altars, with section, part and the nearest lucky lengths",
  inputs: {
    lengthMm: { label: "Length", about: "Millimetres" },
    ruler: {
      label: "Ruler",
      about: "All three where left out",
      values: { luban: ruler.luban.text, door: ruler.door.text, dinglan: ruler.dinglan.text },
    },
  },
  fields: {
    lengthMm: "Length",
    readings: "Readings",
    ruler: "Ruler",
    use: "Used for",
    rulerMm: "Length of the ruler",
    turn: "Turn",
    atMm: "Ends at",
    section: "Section",
    sense: "Sense",
    part: "Part",
    isLucky: "Lucky",
    shorterMm: "Nearest lucky, shorter",
    longerMm: "Nearest lucky, longer",
  },
  terms: { ruler, rulerSection, rulerPart },
  conventions: {
    foot: {
      title: "Length of the Lu Ban ruler",
      options: { tape: "42.9 cm, as tapes print it", ming: "46.08 cm, by the old book" },
    },
  },
  reading({ lengthMm, readings }: LuBanAnswer) {
    return readings.map((one) => {
      const { section, part } = one;
      const named = `${nativeOf(SECTION, section)} (${rulerSection[section].text})`;
      const within = part ? `, part ${nativeOf(PART, part)} (${rulerPart[part]})` : "";
      const advice = one.isLucky
        ? `It is a lucky length for ${ruler[one.ruler].use}, and wants no change.`
        : `For ${ruler[one.ruler].use} take ${near(one)} instead.`;
      return `On the ${ruler[one.ruler].text} (${nativeOf(RULER, one.ruler)}) ${cm(lengthMm)} ends in ${named}${within}: ${rulerSection[section].sense}. ${advice}`;
    });
  },
  picture: {
    title: ({ lengthMm }: LuBanAnswer) => cm(lengthMm),
    name: (id: Ruler): string => ruler[id].text,
    sign: (native: string): string => native,
    lines: (one: Reading): readonly string[] => [
      `${rulerSection[one.section].text}${one.part ? `, ${rulerPart[one.part]}` : ""}: ${one.isLucky ? "lucky" : "not lucky"}`,
      `nearest lucky lengths: ${near(one)}`,
    ],
    desc: ({ readings }: LuBanAnswer) =>
      readings
        .map((one) => `${nativeOf(RULER, one.ruler)}: ${rulerSection[one.section].text}`)
        .join(", "),
  },
} satisfies Words<{
  input: typeof input;
  answer: typeof answer;
  conventions: typeof CONVENTIONS;
}>;

export type LuBanWords = Translation<typeof en>;
