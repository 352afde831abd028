import { chinese } from "#sdk";
import * as core from "../../core/words/zh_hant.ts";
import type { LocalSpaceWords } from "./en.ts";

const { themeOf } = core;
const { sun, moon, mercury, venus, mars, jupiter, saturn, uranus, neptune, pluto } = core.body;
const body = { sun, moon, mercury, venus, mars, jupiter, saturn, uranus, neptune, pluto };
const wind = {
  n: "北",
  nne: "北北東",
  ne: "東北",
  ene: "東北東",
  e: "東",
  ese: "東南東",
  se: "東南",
  sse: "南南東",
  s: "南",
  ssw: "南南西",
  sw: "西南",
  wsw: "西南西",
  w: "西",
  wnw: "西北西",
  nw: "西北",
  nnw: "北北西",
};

export const zhHant: LocalSpaceWords = {
  title: "在地方位盤",
  summary: "自一地所見各星之方位與高度，及其在地表所成之大圓",
  inputs: {
    targets: { label: "地點", about: "欲知方向之地" },
    name: { label: "名稱", about: "地名" },
  },
  fields: {
    bodies: "行星",
    body: "行星",
    azimuthDeg: "方位角（度）",
    altitudeDeg: "高度（度）",
    wind: "方向",
    line: "線",
    latitude: "緯度",
    longitude: "經度",
    targets: "地點",
    name: "名稱",
    bearingDeg: "方位（度）",
    kilometres: "公里",
    near: "所臨之星線",
    apartDeg: "相差（度）",
    behind: "在其背面",
  },
  terms: { body, wind },
  conventions: { parallax: core.conventions.parallax },
  refusals: core.angleRefusals,
  reading: ({ bodies, targets }) => {
    const up = bodies.filter(({ altitudeDeg }) => altitudeDeg > 0);
    const at = (id: string) => wind[bodies.find((one) => one.body === id)!.wind];
    return core.paragraphs(
      up.length > 0
        ? `在地平之上、顯而易見者：${up.map((one) => `${body[one.body]}在${wind[one.wind]}`).join("、")}。`
        : "諸星皆在地平之下，其方位隱而不顯。",
      `求${themeOf("venus")}宜向${at("venus")}，求${themeOf("jupiter")}宜向${at("jupiter")}，而${themeOf("saturn")}守在${at("saturn")}。`,
      ...targets.map(
        ({ name, wind: to, kilometres, near }) =>
          `${name || "該地"}在${wind[to]}方，相距 ${kilometres} 公里，${near.length > 0 ? `臨${chinese.list(near.map((one) => `${body[one.body]}線${one.behind ? "（背面）" : ""}`))}，主${chinese.list(near.map((one) => themeOf(one.body)))}` : "不臨任何星線"}。`,
      ),
    );
  },
  picture: {
    title: "在地方位",
    legend: "深色：地平之上 · 淺色：地平之下",
    desc: "羅盤上各星之方位",
  },
};
