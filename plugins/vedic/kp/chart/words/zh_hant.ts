import * as core from "../../../core/words/zh_hant.ts";
import {
  housesText,
  spokenFor,
  kpConventions,
  kpFields,
  kpPicture,
  kpRefusals,
  rulingFields,
  topics,
} from "../../words/zh_hant.ts";
import type { KpChartWords } from "./en.ts";

const { graha, sign } = core;
const PROMISES = { yes: "可成", mixed: "可成而多阻", no: "分主無所支持" };

export const zhHant: KpChartWords = {
  title: "KP 命盤",
  summary: "普拉西度宮頭與諸星之宿主、分主、細分主，四層表徵、主時之星與解讀",
  weighs: "此術重在描述而不判吉凶，不另擬分數",
  fields: {
    ...kpFields,
    ...rulingFields,
    promises: "諸宮之許",
    promise: "許否",
    signified: "所表",
    good: "有利之宮",
    bad: "不利之宮",
    retrogradeStar: "宿主逆行",
  },
  terms: { graha, promise: { yes: "可成", mixed: "可成而多阻", no: "未許" } },
  conventions: kpConventions,
  refusals: kpRefusals,
  reading: ({ planets, cusps, promises, ruling }) => {
    const [lagna] = cusps;
    const moon = planets.find((one) => one.graha === "moon")!;
    const told = [10, 7, 2, 4, 5, 9].map((house) => promises[house - 1]!);
    const yes = promises.filter(({ promise }) => promise === "yes");
    return [
      `命宮在${sign[lagna!.sign]} ${lagna!.degree}，居${graha[lagna!.starLord]}之宿、${graha[lagna!.subLord]}之分。此派以分主為斷，${graha[lagna!.subLord]}表${housesText(promises[0]!.signified)}。月在${sign[moon.sign]} ${moon.degree}，由宿主${graha[moon.starLord]}表${housesText(moon.byStar)}，自身表${housesText(moon.bySelf)}。`,
      ...told.map(
        ({ house, promise, subLord, starLord, good, bad, retrogradeStar }) =>
          `${topics[house - 1]!}：第 ${house} 宮頭在${sign[cusps[house - 1]!.sign]} ${cusps[house - 1]!.degree}，分主${graha[subLord]}居${graha[starLord]}之宿${retrogradeStar ? "（宿主逆行）" : ""}。${spokenFor(good, bad)}，故${PROMISES[promise]}。`,
      ),
      `十二事中${yes.length > 0 ? `第 ${yes.map(({ house }) => house).join("、")} 宮之事` : "無一"}直可成。事成於表徵之星行運之時，第十宮以${(cusps[9]!.inStarOfOccupant.length > 0 ? cusps[9]!.inStarOfOccupant : [cusps[9]!.owner]).map((id) => graha[id]).join("、")}為最強。出生之時由${ruling.all.map((id) => graha[id]).join("、")}主之。`,
    ];
  },
  picture: {
    ...kpPicture,
    title: "KP 宮頭與諸星",
    heading: "座、宿、分、細分之主；星後為所居之宮",
    desc: "十二宮頭與九星及其四主",
  },
};
