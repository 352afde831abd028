import { natives } from "#east/natives.ts";
import { direction } from "../../../core/words/zh_hant.ts";
import * as shared from "../../core/words/zh_hant.ts";
import { CHART_KIND, FIGURE, VIGOUR, type NatalAnswer } from "../answer.ts";
import { MEETING, meetingsOf } from "../pairs.ts";
import type { FlyingNatalWords } from "./en.ts";

const chartKind = natives(CHART_KIND);
const figure = natives(FIGURE);
const starMeeting = natives(MEETING);
const kindSense = {
  wangShanWangXiang: "後有山而前有水或開闊，則丁財兩旺",
  shangShanXiaShui: "山水顛倒，須前有山、後有水方可",
  doubleFacing: "利財而丁稍遜，須前有水而水外有山",
  doubleSitting: "利丁而財稍遜，須後有山而山下有水",
};
const meetingSense = {
  oneFour: "主科名文章",
  oneSix: "主官職與清明",
  sixEight: "主武職與田產",
  eightNine: "主喜慶與聚財",
  twoFive: "主疾病損傷而宜靜",
  twoThree: "主官非口舌",
  sixSeven: "主同類相爭",
  sevenNine: "宜防火燭並護心",
  threeSeven: "宜防失信破財、閃腰傷背",
  fiveNine: "宜防過度，慎飲食用藥",
};
const where = (side: NatalAnswer["palaces"][number]["direction"]) =>
  side ? `${direction[side]}方` : "中宮";

export const zhHant: FlyingNatalWords = {
  title: "玄空宅盤",
  summary: "依坐向與元運排玄空飛星宅盤：運星、山星、向星、格局、三般卦與替卦",
  inputs: {
    facingDeg: { label: "向度", about: "羅盤所測之向，自北順時針之度數" },
    builtYear: {
      label: "建成之年",
      about: "落成之年；以大修或入宅起運者給該年。以立春換年",
    },
    declinationDeg: {
      label: "磁偏角",
      about: "所給為真北方位時之磁偏角，偏東為正，未提供作 0",
    },
  },
  fields: {
    period: "元運",
    from: "起",
    to: "迄",
    facingDeg: "向度",
    facing: "向",
    sitting: "坐",
    "palaces/mountain": "山星",
    "palaces/water": "向星",
    "facing/mountain": "山",
    "sitting/mountain": "山",
    dragon: "三元龍",
    centreDeg: "中線",
    offsetDeg: "偏離中線",
    voidLine: "空亡線",
    withReplacement: "用替卦",
    mountain: "山盤",
    water: "向盤",
    centre: "入中之星",
    replaced: "所替之星",
    flies: "順逆",
    kind: "格局",
    figures: "全盤之局",
    imprisoned: "入囚之運",
    palaces: "九宮",
    base: "運星",
    vigour: "衰旺",
    meeting: "雙星",
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
    vigour: natives(VIGOUR),
  },
  conventions: {
    replacement: {
      title: "替卦界限",
      options: {
        "from4.5": "偏離中線逾 4.5° 用替",
        from3: "偏離中線逾 3° 用替",
        never: "皆用下卦",
      },
    },
  },
  reading(answer) {
    const { period, sitting, facing, kind, figures, palaces, offsetDeg, imprisoned } = answer;
    const front = palaces.find((one) => one.direction === facing.direction)!;
    const back = palaces.find((one) => one.direction === sitting.direction)!;
    const isAlive = (one: { readonly vigour: string }) =>
      one.vigour === "timely" || one.vigour === "rising";
    const open = palaces.filter(({ water }) => isAlive(water));
    const raise = palaces.filter(({ mountain }) => isAlive(mountain));
    const met = palaces.filter(({ meeting }) => meeting);
    const senses = (one: (typeof palaces)[number]["water"]) =>
      shared.starSenses[one.star][isAlive(one) ? 0 : 1];
    const numeral = "一二三四五六七八九"[period.number - 1];
    return [
      `此宅坐${shared.mountain[sitting.mountain]}向${shared.mountain[facing.mountain]}（坐${direction[sitting.direction]}朝${direction[facing.direction]}），偏離中線 ${Math.abs(offsetDeg).toFixed(1)}°，屬${numeral}運（${period.from} 至 ${period.to} 年）。${answer.withReplacement ? "兼向逾界，故用替星。" : ""}${answer.voidLine ? "向度落在空亡線上，宜重測，未可據以興造。" : ""}`,
      kind
        ? `格局為${chartKind[kind]}：${kindSense[kind]}。`
        : "用替之後，當運之星既不到山亦不到向，此宅以他宮為用。",
      `向首之向星${shared.nineStar[front.water.star]}主${senses(front.water)}；坐山之山星${shared.nineStar[back.mountain.star]}主${senses(back.mountain)}。`,
      `門路與水宜在${open.map((one) => `${where(one.direction)}（${one.water.number}）`).join("、")}；床位與高物宜在${raise.map((one) => `${where(one.direction)}（${one.mountain.number}）`).join("、")}。`,
      ...(met.length > 0
        ? [
            `雙星會合：${meetingsOf(palaces)
              .map(
                ([id, sides]) =>
                  `${sides.map(where).join("、")}${starMeeting[id]}，${meetingSense[id]}`,
              )
              .join("；")}。`,
          ]
        : []),
      ...(figures.length > 0 ? [`全盤成${figures.map((one) => figure[one]).join("、")}。`] : []),
      ...(imprisoned ? [`財氣至${"一二三四五六七八九"[imprisoned - 1]}運向星入中而入囚。`] : []),
    ];
  },
  picture: {
    title: "玄空宅盤",
    subtitle: ({ period, facing, sitting }) =>
      `坐${direction[sitting.direction]}朝${direction[facing.direction]} · ${"一二三四五六七八九"[period.number - 1]}運 · 上南下北`,
    desc: ({ period, palaces }) =>
      `第 ${period.number} 運宅盤：${palaces.map((one) => `${shared.side(one.direction)}山${one.mountain.number}向${one.water.number}`).join("，")}`,
    legend: "中大字為運星，左為山星，右為向星；有色者為當旺",
    sitting: "坐",
    facing: "向",
    side: shared.side,
  },
};
