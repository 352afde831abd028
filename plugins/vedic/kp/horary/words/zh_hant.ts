import * as core from "../../../core/words/zh_hant.ts";
import { zhHant as chart } from "../../chart/words/zh_hant.ts";
import {
  spokenFor,
  kpConventions,
  kpFields,
  kpPicture,
  kpRefusals,
  rulingFields,
  topics,
} from "../../words/zh_hant.ts";
import type { HoraryNumberWords } from "./en.ts";

const { graha, sign } = core;
const VERDICTS = {
  yes: "可：所問之事有許",
  mixed: "可成，而有阻或遲",
  no: "目下未可：分主無一使之成",
};

export const zhHant: HoraryNumberWords = {
  title: "KP 數卜",
  summary: "以一至二四九之數立盤，由宮頭分主斷之，並主時之星",
  inputs: {
    number: { label: "數", about: "一至二四九，取心中首現之數" },
    house: {
      label: "宮",
      about: "所問之宮：二財、四宅、五子女、六勞務、七婚姻、九遠行、十事業、十一心願",
    },
  },
  fields: {
    ...kpFields,
    ...rulingFields,
    ...chart.fields,
    number: "數",
    division: "黃道之分",
    fromDeg: "起（度）",
    toDeg: "訖（度）",
    verdict: "判斷",
    agree: "相應之主時星",
  },
  terms: chart.terms,
  conventions: kpConventions,
  refusals: {
    ...kpRefusals,
    lifespan: {
      when: "所問涉及生死壽數，此處不推算",
      says: "不予作答：所問涉及生死壽數，此處不推算。請改問他事",
    },
  },
  reading: ({ number, division, verdict, ruling, agree, cusps }) => {
    const { house, subLord, starLord, good, bad, retrogradeStar } = verdict;
    const cusp = cusps[house - 1]!;
    return [
      `${VERDICTS[verdict.promise]}。`,
      `數 ${number} 使命宮起於${sign[division.sign]}（${division.fromDeg.toFixed(2)}°）、${graha[division.starLord]}之宿、${graha[division.subLord]}之分。${topics[house - 1]}屬第 ${house} 宮，宮頭在${sign[cusp.sign]} ${cusp.degree}，分主${graha[subLord]}居${graha[starLord]}之宿${retrogradeStar ? "，宿主逆行而事滯" : ""}。${spokenFor(good, bad)}。`,
      agree.length > 0
        ? `此時主時之星為${ruling.all.map((id) => graha[id]).join("、")}，其中${agree.map((id) => graha[id]).join("、")}表所求之宮：事見於其運與其日。`
        : `此時主時之星（${ruling.all.map((id) => graha[id]).join("、")}）無一表所求之宮：其時未近。`,
    ];
  },
  picture: {
    ...kpPicture,
    title: "KP 數卜",
    heading: "著色者為所問之宮頭",
    desc: "",
    titleOf: ({ number, verdict }) => `數 ${number}，第 ${verdict.house} 宮`,
    descOf: ({ verdict }) => VERDICTS[verdict.promise],
  },
};
