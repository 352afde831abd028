import { ANIMAL, BRANCH, PILLAR } from "#lore";
import { nativeOf, natives } from "#east/natives.ts";
import { pairOf } from "#east/pairs.ts";
import { direction } from "../../../core/words/zh_hant.ts";
import { ACT } from "../../acts.ts";
import { ROAD, ROAD_GOD } from "#east/almanac/terms.ts";
import { zhHant as almanac } from "../../words/zh_hant.ts";
import { GRADE, type HoursAnswer } from "../answer.ts";
import { HOUR_MARK, type HourMark } from "../marks.ts";
import type { HoursWords } from "./en.ts";

type Hour = HoursAnswer["hours"][number];
const animal = natives(ANIMAL);
const act = natives(ACT);
const roadGod = natives(ROAD_GOD);
const road = natives(ROAD);
const hourMark = natives(HOUR_MARK);

const does: Readonly<Record<HourMark, string>> = {
  riLu: "做事有酬",
  tianYi: "可求有分量的人",
  riHe: "約定得住",
  sanHe: "有人同心",
  riMa: "利出門",
  riPo: "起頭易斷",
  riXing: "規矩與脾氣相磨",
  riHai: "助力易鬆手",
  wuBuYu: "訪人不遇",
  jieLu: "半路受阻",
  xunKong: "所得不多",
};

const span = ({ from, to }: Hour) => `${from} 至 ${to}`;

function bestText(hour: Hour): string {
  const reasons = [
    `值${roadGod[hour.god]}${road[hour.road]}`,
    ...hour.marks.map((mark) => `${hourMark[mark]}，${does[mark]}`),
  ];
  const suited =
    hour.suitable.length > 0
      ? `通書列宜${hour.suitable
          .slice(0, 4)
          .map((one) => act[one])
          .join("、")}。`
      : "";
  return `${nativeOf(PILLAR, hour.pillar)}時（${span(hour)}）：${reasons.join("；")}。喜神在${direction[hour.joy]}，財神在${direction[hour.wealth]}，坐位、出門可取其向。${suited}`;
}

export const zhHant: HoursWords = {
  title: "時辰吉凶",
  summary:
    "一日十二時辰之干支、黃黑道、與日之合沖刑害祿馬貴人、沖煞、喜神財神貴人方位、宜忌，並擇最佳三時；不給日期則取當日",
  inputs: {
    animal: { label: "生肖", about: "你的生肖；與之相沖之時減分", values: animal },
  },
  fields: {
    date: "日期",
    day: "日柱",
    animal: "生肖",
    hours: "時辰",
    pillar: "時柱",
    from: "起",
    to: "迄",
    god: "值神",
    road: "黃黑道",
    marks: "與日之關係",
    clash: "沖",
    clashAnimal: "所沖生肖",
    clashesYou: "沖你",
    sha: "煞方",
    joy: "喜神",
    wealth: "財神",
    nobles: "貴人方",
    suitable: "宜",
    avoid: "忌",
    points: "計分",
    grade: "吉凶",
    best: "最佳之時",
  },
  terms: { roadGod, road, hourMark, hourGrade: natives(GRADE), direction, act },
  refusals: { yearOutOfRange: almanac.refusals.yearOutOfRange },
  reading({ date, day, animal: own, hours, best }) {
    const of = (branch: (typeof best)[number]) =>
      hours.find(({ pillar }) => pairOf(pillar).branch.id === branch)!;
    const hard = hours.filter(({ grade }) => grade === "hard");
    const yours = own
      ? `肖${animal[own]}者避 ${hours
          .filter(({ clashesYou }) => clashesYou)
          .map(span)
          .join("、")}，其時與你相沖。`
      : "";
    return [
      `${date} 為${nativeOf(PILLAR, day)}日，可用之時以下列三時為先。`,
      ...best.map((branch) => bestText(of(branch))),
      (hard.length > 0
        ? `宜避之時：${hard
            .map(
              (one) =>
                `${nativeOf(PILLAR, one.pillar)}時（${one.marks.map((mark) => hourMark[mark]).join("、") || road[one.road]}）`,
            )
            .join("、")}。`
        : "此日無全凶之時。") + yours,
    ];
  },
  picture: {
    title: "時辰吉凶",
    subtitle: ({ day, best }) =>
      `${nativeOf(PILLAR, day)}日　吉時：${best.map((id) => nativeOf(BRANCH, id)).join("、")}`,
    god: ({ god, road: on }) => `${roadGod[god]}${road[on]}`,
    marks: ({ marks }) => marks.map((mark) => hourMark[mark]).join(" "),
    legend: "綠為吉，紅為凶；右為時與日之關係",
    desc: ({ hours }) =>
      hours
        .map(({ pillar, grade }) => `${nativeOf(PILLAR, pillar)}時${nativeOf(GRADE, grade)}`)
        .join("、"),
  },
};
