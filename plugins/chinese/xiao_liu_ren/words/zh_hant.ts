import * as calendar from "#east/calendar/words/zh_hant.ts";
import { natives, nativeOf } from "#east/natives.ts";
import * as core from "../../core/words/zh_hant.ts";
import { sayAnswer } from "../../core/question/words/said.ts";
import { said } from "../../core/question/words/zh_hant.ts";
import type { PalmAnswer } from "../answer.ts";
import { PALM, SPIRIT } from "../palms.ts";
import type { PalmWords } from "./en.ts";

const { clock, lateZi } = calendar.conventions;

const palm = {
  daAn: { text: "大安", sense: "身不動時，萬事安穩，所求可得。" },
  liuLian: { text: "留連", sense: "事多遲滯，人未即歸，宜緩不宜急。" },
  suXi: { text: "速喜", sense: "喜訊將至，所求速成，南方有應。" },
  chiKou: { text: "赤口", sense: "口舌當防，行事宜慎，勿與人爭。" },
  xiaoJi: { text: "小吉", sense: "和合有成，得人相助，小利可期。" },
  kongWang: { text: "空亡", sense: "事不落實，音信難期，宜另待時。" },
};

const spirit = natives(SPIRIT);

const lucks = {
  lucky: "單論此宮為吉。",
  mixed: "單論此宮為平。",
  unlucky: "單論此宮為不利，或時未至。",
};
const ends = { lucky: "掌訣落於吉宮", mixed: "掌訣落於平宮", unlucky: "掌訣落於凶宮" };

/** The two palms on the way; one sentence where they are one. */
/** The way to the answer; a palm that is the answer too is said once, there. */
function wayText({ month, day, hour }: PalmAnswer): string {
  const [first, second] = [palm[month.palm], palm[day.palm]];
  const isThere = day.palm === hour.palm;
  if (first === second) return isThere ? "" : `其間，${first.sense}`;
  const start = month.palm === hour.palm ? "" : `事之初，${first.sense}`;
  return `${start}${isThere ? "中程即入斷宮。" : `其中，${second.sense}`}`;
}

/** 有所問者，先答其問。 */
function answeredText(answer: PalmAnswer, question: string): readonly string[] {
  const { asked, reply, hour, optionPalms, month, day } = answer;
  const { head, part, step } = sayAnswer(said, {
    question,
    asked,
    reply,
    phase: hour.element,
    why: { where: "末宮所主之方即是。", when: "其數自大安為一，數至末宮。" },
    each: optionPalms.map((id) => `自末宮依其字數續數，落${palm[id].text}`),
  });
  return [
    head,
    `所憑者，末宮落${palm[hour.palm].text}，${palm[hour.palm].sense}${part}`,
    `輪數自${palm[month.palm].text}經${palm[day.palm].text}而止於此，值${spirit[hour.spirit]}。${step}`,
  ];
}

export const zhHant: PalmWords = {
  title: "小六壬",
  summary: "以農曆月日時或三數於六宮輪數，取末宮為斷",
  weighs: "取末宮之吉凶：吉七十，平五十，凶三十",
  inputs: { numbers: { label: "三數", about: "以三數代月、日、時" } },
  fields: {
    optionPalms: "各選項所落之宮",
    counted: "所數",
    by: "起數之法",
    numbers: "數",
    lunarDate: "農曆日期",
    lunarMonth: "農曆月",
    lunarDay: "農曆日",
    "counted/hour": "時辰",
    month: "初數所落",
    day: "次數所落",
    hour: "末數所落（斷）",
    palm: "宮",
    sense: "其義",
    element: "五行",
    spirit: "神將",
    direction: "方位",
    luck: "吉凶",
  },
  terms: {
    countedBy: { moment: "時刻", numbers: "三數" },
    palm,
    spirit,
    direction: core.direction,
    luck: { lucky: "吉", mixed: "平", unlucky: "凶" },
  },
  phrases: { palmEnds: ({ luck }) => ends[luck] },
  conventions: { clock, lateZi },
  refusals: calendar.refusals,
  reading(answer) {
    const { month, day, hour, counted, question } = answer;
    const date = counted.lunarDate ? `（${counted.lunarDate}）` : "";
    if (question) return answeredText(answer, question);
    return [
      `以${counted.numbers.join("、")}輪數${date}，自${palm[month.palm].text}經${palm[day.palm].text}至${palm[hour.palm].text}。${wayText(answer)}`,
      `斷在${palm[hour.palm].text}：${palm[hour.palm].sense}其應${core.direction[hour.direction]}方，值${spirit[hour.spirit]}；${lucks[hour.luck]}`,
    ];
  },
  picture: {
    name: "小六壬",
    title: (native) => `小六壬：${native}`,
    caption: (_palm, id) => nativeOf(SPIRIT, id),
  },
};
