import * as core from "../../core/words/zh_hant.ts";
import type { AsteroidsAnswer } from "../answer.ts";
import type { AsteroidsWords } from "./en.ts";

type Row = AsteroidsAnswer["bodies"][number];

const { aspect, houseName, point, sign, themeOf, topicOf } = core;
const { ceres, pallas, juno, vesta, chiron, pholus, meanLilith, trueLilith, meanNode, trueNode } =
  point;
const minor = {
  ceres,
  pallas,
  juno,
  vesta,
  chiron,
  pholus,
  meanLilith,
  trueLilith,
  meanNode,
  trueNode,
};
const SENSES: Readonly<Record<string, string>> = {
  ceres: "如何照料與放手",
  pallas: "如何看出格局與籌謀",
  juno: "在伴侶身上需要什麼才願留下",
  vesta: "獨自守護而不熄之火",
  chiron: "受過傷而學會助人之處",
  pholus: "小事一啟便牽動全局之處",
  meanLilith: "不容馴服之處",
  trueLilith: "不馴之處的突發",
  meanNode: "成長所趨之處",
  trueNode: "當下成長所趨之處",
};

function told({ body, sign: at, house }: Row): string {
  const place = house === null ? "" : `、${houseName(house)}，關乎${topicOf(house)}`;
  return `${point[body]}在${sign[at]}${place}：${SENSES[body]}，其道${core.MANNERS[at]}。`;
}

export const zhHant: AsteroidsWords = {
  title: "小行星與虛點",
  summary: "穀神、智神、婚神、灶神、凱龍、佛魯斯、莉莉絲與月交點之位置",
  inputs: { bodies: { label: "星體", about: "未填則全列", values: minor } },
  fields: {
    ...core.viewFields,
    ...core.unavailable,
    ...point,
    signs: "星座",
    latitudeDeg: "黃緯（度）",
    speedDegPerDay: "每日度數",
  },
  terms: { body: point, point, sign, aspect },
  conventions: { houseSystem: core.conventions.houseSystem },
  refusals: core.chartRefusals,
  omissions: {
    birthTime: "未提供出生時刻：星位以當地正午計，宮位從缺。",
    latitude: "未提供出生地：宮位與四軸從缺。",
  },
  reading: ({ bodies, aspects }) => {
    if (bodies.length === 0) {
      return ["所問星體於此日期無位置，其軌道自一五〇〇年至二四〇〇年方可推算。"];
    }
    const shown = bodies.filter(({ body }) => body !== "trueLilith" && body !== "trueNode");
    return core.paragraphs(
      (shown.length > 0 ? shown : bodies).map(told).join(""),
      aspects.length > 0 &&
        `與全盤最緊密者：${aspects
          .slice(0, 3)
          .map(
            (one) =>
              `${point[one.a]}與${point[one.b]}成${aspect[one.aspect]}，相差 ${core.formatArc(one.orbDeg)}（${themeOf(one.b)}）`,
          )
          .join("；")}。`,
    );
  },
  picture: {
    ...core.wheel,
    title: "小行星與虛點",
    desc: ({ bodies }) =>
      bodies
        .map(({ body, longitudeDeg }) => `${point[body]}${core.placeName(longitudeDeg)}`)
        .join("；"),
  },
};
