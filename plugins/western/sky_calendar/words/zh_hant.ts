import * as core from "../../core/words/zh_hant.ts";
import type { EventRow } from "../answer.ts";
import type { SkyCalendarWords } from "./en.ts";

const { body: names, sign, aspect, placeName } = core;
const { sun, moon, mercury, venus, mars, jupiter, saturn, uranus, neptune, pluto } = names;
const body = { sun, moon, mercury, venus, mars, jupiter, saturn, uranus, neptune, pluto };
const minute = ({ local }: { readonly local: string }) => local.replace("T", " ").slice(0, -3);
const kinds = {
  aspect: "相位",
  ingress: "入座",
  station: "留",
  phase: "月相",
  voidOfCourse: "月亮空亡",
  parallel: "赤緯平行",
};
const phases = { new: "新月", firstQuarter: "上弦", full: "滿月", lastQuarter: "下弦" };
const MOST_READ = 60;

function told(one: EventRow): string {
  const { planet, other, longitudeDeg } = one;
  if (one.parallel && other) {
    return `${body[planet]}與${body[other]}赤緯${one.parallel === "parallel" ? "平行" : "反平行"}`;
  }
  if (one.aspect && other) {
    return `${body[planet]}在${placeName(longitudeDeg)}與${body[other]}成${aspect[one.aspect]}`;
  }
  if (one.enters) {
    return `${body[planet]}${one.motion === "retrograde" ? "逆行退" : ""}入${sign[one.enters]}`;
  }
  if (one.turns) {
    return `${body[planet]}在${placeName(longitudeDeg)}轉${core.turn[one.turns]}`;
  }
  if (one.phase) return `${phases[one.phase]}，月亮在${placeName(longitudeDeg)}`;
  return `月亮空亡，至 ${minute(one.ends!)} 為止`;
}

export const zhHant: SkyCalendarWords = {
  title: "天象曆",
  summary: "區間內一切準確相位、入座、留、月相與月亮空亡，供行事曆與訂閱之用",
  inputs: {
    ...core.spanInputs,
    kinds: { label: "天象", about: "所列之天象，未填則列平行以外各項", values: kinds },
    planets: { label: "行星", about: "未填則為太陽至冥王星", values: body },
  },
  fields: {
    ...core.place,
    ...core.when,
    events: "天象",
    kind: "種類",
    planet: "行星",
    motion: "行向",
    other: "對象",
    aspect: "相位",
    enters: "入座",
    turns: "轉為",
    phase: "月相",
    parallel: "平行",
    declinationDeg: "赤緯（度）",
    ends: "迄",
  },
  terms: {
    body,
    sign,
    aspect,
    turn: core.turn,
    skyEvent: kinds,
    moonQuarter: phases,
    parallel: { parallel: "平行", contraparallel: "反平行" },
  },
  conventions: {
    voidRule: {
      title: "何謂月亮空亡",
      options: {
        classical: "離座前不再與七政成相位",
        modern: "離座前不再與十星成相位",
        hellenistic: "其後三十度內無相位，不論座界",
      },
    },
  },
  refusals: core.spanRefusals,
  reading: ({ events }) => {
    if (events.length === 0) {
      return ["此段期間沒有所查的天象。延長日期或增加種類，便看得到下一次。"];
    }
    return events.slice(0, MOST_READ).map((one) => `${minute(one)}：${told(one)}。`);
  },
  picture: {
    title: "天象曆",
    desc: (count) => `${count} 項天象依曆日排列，每星一列`,
  },
};
