import type { Classical } from "#lore";
import * as core from "../../core/words/zh_hant.ts";
import type { IngressWords } from "./en.ts";

const { body, point, sign } = core;
const HOUSES = [
  "人民與民心",
  "國庫、銀行與物價",
  "交通、新聞與鄰邦",
  "土地、收成、住房與在野勢力",
  "學校、演藝、生育與投機",
  "公共衛生、勞工與公職",
  "外交、條約與公開之敵",
  "債務、稅收與公共資金",
  "法院、宗教、大學與海外貿易",
  "政府、元首與國際聲望",
  "國會、盟友與立法",
  "監獄、醫院與暗敵",
] as const;
const BRINGS: Readonly<Record<Classical, string>> = {
  sun: "帶來權威與矚目",
  moon: "帶來群眾與變動",
  mercury: "帶來議論與往來",
  venus: "帶來和解與安適",
  mars: "帶來爭端與急迫",
  jupiter: "帶來增長與紓解",
  saturn: "帶來短缺、延宕與嚴格核算",
};
const SERVES: Readonly<Record<number, string>> = {
  12: "上升為固定星座，此盤主事一年。",
  6: "上升為變動星座，此盤主事半年，至對面之入座為止。",
  3: "上升為本位星座，此盤主事一季，至下次入座為止。",
};
const RULES: Readonly<Record<Classical, string>> = {
  sun: "由當權者定調，要求服從",
  moon: "由平民定調，民心轉得快",
  mercury: "由商人、文人與談判者定調",
  venus: "各方求和，娛樂興旺",
  mars: "由軍人、罷工與火事定調",
  jupiter: "由法律、信仰與豐收定調",
  saturn: "由長者、藩籬與撙節定調",
};

export const zhHant: IngressWords = {
  title: "世運盤",
  summary: "為一國首都立太陽入座、朔望或交食之盤，並定年主",
  inputs: {
    year: { label: "年", about: "-900 至 2900" },
    event: {
      label: "天象",
      about: "以何開盤，預設太陽入座",
      values: { ingress: "太陽入座", lunation: "朔望", eclipse: "交食" },
    },
    sign: {
      label: "星座",
      about: "所入之座，預設牡羊座",
      values: {
        aries: sign.aries,
        cancer: sign.cancer,
        libra: sign.libra,
        capricorn: sign.capricorn,
      },
    },
    number: { label: "序數", about: "該年第幾次朔望或交食，預設第一次" },
  },
  fields: {
    ...core.viewFields,
    ...core.when,
    event: "天象",
    months: "主事月數",
    lordOfYear: "年主",
    strengths: "強弱",
    planet: "行星",
    points: "分數",
  },
  terms: {
    mundaneEvent: { ingress: "太陽入座", lunation: "朔望", eclipse: "交食" },
    point,
    aspect: core.aspect,
    sign,
    houseSystem: core.houseSystem,
  },
  phrases: core.housePhrases,
  conventions: { houseSystem: core.conventions.houseSystem },
  refusals: {
    "place-needed": { when: "未提供地點", says: "國運之盤立於首都，請填地點" },
    "no-such-event": {
      when: "該年此類天象不足此數",
      says: ({ number }) => `該年此類天象不足 ${number} 次，請填較小之數`,
    },
  },
  reading: (answer) => {
    const { angles, strengths, lordOfYear, months, event, aspects } = answer;
    const house = (id: string) => strengths.find(({ planet }) => planet === id)!.house;
    const angular = strengths.filter(({ house: at }) => [1, 4, 7, 10].includes(at));
    const hard = aspects.filter(
      (one) => one.orbDeg < 3 && (one.aspect === "square" || one.aspect === "opposition"),
    );
    const weakest = strengths.at(-1)!;
    return core.paragraphs(
      core.paragraph(
        `${sign[angles!.ascendant.sign]}上升，${sign[angles!.midheaven.sign]}居天頂。`,
        event === "ingress" ? SERVES[months] : "",
      ),
      `最強者為${body[lordOfYear]}，計 ${strengths[0]!.points} 分：${RULES[lordOfYear]}，首在${HOUSES[house(lordOfYear) - 1]}。`,
      angular.length > 0 &&
        angular
          .filter(({ planet }) => planet !== lordOfYear)
          .slice(0, 3)
          .map(
            ({ planet, house: at }) =>
              `${body[planet]}臨角宮，為${HOUSES[at - 1]}${BRINGS[planet]}。`,
          )
          .join(""),
      core.paragraph(
        `月亮主大眾，其心思在${HOUSES[house("moon") - 1]}。`,
        house("saturn") === house("mars")
          ? `火土同在${HOUSES[house("saturn") - 1]}之宮，壓力集中於此。`
          : `土星壓在${HOUSES[house("saturn") - 1]}，火星攪動${HOUSES[house("mars") - 1]}。`,
        weakest.planet !== "saturn" &&
          weakest.planet !== "mars" &&
          `${body[weakest.planet]}最弱，於${HOUSES[weakest.house - 1]}助益最少。`,
      ),
      hard.length > 0 &&
        `最緊的張力在${point[hard[0]!.a]}與${point[hard[0]!.b]}之${core.aspect[hard[0]!.aspect]}。`,
    );
  },
  picture: {
    ...core.wheel,
    title: "世運盤",
    desc: ({ bodies }) =>
      bodies
        .map(({ body: id, longitudeDeg }) => `${point[id]}${core.placeName(longitudeDeg)}`)
        .join("；"),
  },
};
