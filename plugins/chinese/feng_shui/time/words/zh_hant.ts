import { PILLAR } from "#lore";
import * as calendar from "#east/calendar/words/zh_hant.ts";
import { nativeOf } from "#east/natives.ts";
import { direction } from "../../../core/words/zh_hant.ts";
import { directionOf } from "../../core/stars.ts";
import * as shared from "../../core/words/zh_hant.ts";
import type { FlyingTimeWords } from "./en.ts";

const layer = { period: "元運", year: "年", month: "月", day: "日", hour: "時" };
const place = (palace: number) => {
  const side = directionOf(palace);
  return side ? `${direction[side]}方` : "中宮";
};

export const zhHant: FlyingTimeWords = {
  title: "紫白飛星",
  summary: "任一時刻之元運、年、月、日、時飛星盤",
  fields: {
    period: "元運",
    from: "起",
    to: "迄",
    layers: "各盤",
    layer: "時段",
    pillar: "干支",
    centre: "入中之星",
    flies: "遞進",
    board: "飛星盤",
    fiveYellow: "五黃",
    ...shared.boardFields,
  },
  terms: { direction, layer, nineStar: shared.nineStar },
  phrases: { ...calendar.phrases },
  conventions: {
    clock: calendar.conventions.clock,
    dayBoundary: calendar.conventions.dayBoundary,
  },
  refusals: {
    longitudeNeeded: calendar.refusals.longitudeNeeded,
    yearOutOfRange: calendar.refusals.yearOutOfRange,
  },
  reading({ period, layers, fiveYellow }) {
    const centres = layers
      .slice(1)
      .map(
        ({ layer: id, pillar, centre }) =>
          `${nativeOf(PILLAR, pillar!)}${layer[id]}${shared.nineStar[centre.star]}`,
      )
      .join("、");
    const seats = new Map<number, string[]>();
    for (const { layer: id, palace } of fiveYellow.filter(({ layer: id }) => id !== "period")) {
      seats.set(palace, [...(seats.get(palace) ?? []), layer[id]]);
    }
    const yellow = [...seats]
      .map(([palace, whose]) => `${whose.join("、")}盤在${place(palace)}`)
      .join("，");
    const met = [...seats].find(([, whose]) => whose.length > 1);
    const timely = layers
      .slice(1)
      .map(({ layer: id, board }) => {
        const { palace } = board.find(({ number }) => number === period.number)!;
        return `${layer[id]}盤在${place(palace)}`;
      })
      .join("，");
    return [
      `此時在${"一二三四五六七八九"[period.number - 1]}運（${period.from} 至 ${period.to} 年），入中者為${centres}。`,
      `五黃宜靜：${yellow}${met ? `；${place(met[0])}五黃相疊，尤忌動土` : ""}。`,
      `當運之星${shared.nineStar[layers[0]!.centre.star]}：${timely}。`,
    ];
  },
  picture: {
    title: "紫白飛星",
    key: "中大字為年，左為月，右為日；上南下北；有色者逢五黃",
    desc: ({ layers }) =>
      `飛星盤：${layers.map(({ layer: id, centre }) => `${layer[id]}${centre.number}入中`).join("，")}`,
    layer,
    side: shared.side,
  },
};
