import { PILLAR } from "#lore";
import type { Direction } from "#east/directions.ts";
import { natives, nativeOf } from "#east/natives.ts";
import { direction } from "../../../core/words/zh_hant.ts";
import * as shared from "../../core/words/zh_hant.ts";
import { KILLING, type Sector } from "../answer.ts";
import type { AfflictionsWords } from "./en.ts";

const clock = (local: string) => local.replace("T", " ").replace(/:\d\d$/, "");
const named = ({ mountain, direction: side, fromDeg, toDeg }: Sector) =>
  `${direction[side]}方${shared.mountain[mountain]}山（${fromDeg}° 至 ${toDeg}°）`;
const where = (side: Direction | null) => (side ? `${direction[side]}方` : "中宮");

export const zhHant: AfflictionsWords = {
  title: "流年方煞",
  summary: "一年太歲、歲破、三煞、五黃、二黑所在之方位、山向與度數，並附流年飛星盤",
  inputs: { year: { label: "年", about: "立春至立春之年，天文紀年（0 年即公元前 1 年）" } },
  fields: {
    year: "年",
    pillar: "干支",
    utc: "起（世界時）",
    local: "起",
    taiSui: "太歲",
    breaker: "歲破",
    threeKillings: "三煞",
    sectors: "各山",
    killing: "何煞",
    mountain: "山",
    centreDeg: "中線",
    fromDeg: "自",
    toDeg: "至",
    centre: "入中之星",
    fiveYellow: "五黃",
    twoBlack: "二黑",
    board: "飛星盤",
    months: "各月",
    month: "月建",
    ...shared.boardFields,
  },
  terms: {
    direction,
    killing: natives(KILLING),
    mountain: shared.mountain,
    nineStar: shared.nineStar,
  },
  reading({ pillar, local, taiSui, breaker, threeKillings, fiveYellow, twoBlack, months, board }) {
    const doubled = months.filter((one) => one.fiveYellow === fiveYellow && fiveYellow !== null);
    const kind = board.filter(({ number }) => [1, 8, 9].includes(number));
    const killers = threeKillings.sectors
      .map((one) => `${nativeOf(KILLING, one.killing)}在${shared.mountain[one.mountain]}`)
      .join("、");
    const again =
      doubled.length > 0
        ? `${doubled.map((one) => `${nativeOf(PILLAR, one.pillar)}月（${clock(one.local)} 起）`).join("、")}五黃又到，尤須安靜。`
        : "";
    return [
      `${clock(local)} 起為${nativeOf(PILLAR, pillar)}年。太歲在${named(taiSui)}，可坐不可向，忌動土。歲破在${named(breaker)}，與太歲相對。`,
      `三煞占${direction[threeKillings.direction]}方：${killers}；可向不可坐，本年不宜於此修造。`,
      `五黃在${where(fiveYellow)}，二黑在${where(twoBlack)}，皆宜靜，以金洩之而勿動土。${again}白紫諸吉星：${kind.map((one) => `${shared.nineStar[one.star]}在${where(one.direction)}`).join("、")}。`,
    ];
  },
  picture: {
    title: "流年方煞",
    subtitle: () => "上南下北",
    desc: ({ year, taiSui, threeKillings }) =>
      `${year} 年飛星盤：太歲在${direction[taiSui.direction]}，三煞在${direction[threeKillings.direction]}`,
    legend: "數字為流年飛星，有色者宜靜",
    taiSui: "太歲",
    breaker: "歲破",
    killings: "三煞",
    fiveYellow: "五黃",
    twoBlack: "二黑",
    side: shared.side,
  },
};
