import * as core from "../../core/words/zh_hant.ts";
import type { RetrogradesWords } from "./en.ts";

const { body, sign } = core;
const { sun, moon, mercury, venus, mars, jupiter, saturn, uranus, neptune, pluto } = body;
const day = ({ local }: { readonly local: string }) => local.slice(0, -9);

export const zhHant: RetrogradesWords = {
  title: "行星逆行",
  summary: "區間內各行星之留、逆行與影期",
  inputs: {
    ...core.spanInputs,
    planets: {
      label: "行星",
      about: "所查之行星，未填則八星皆查",
      values: { mercury, venus, mars, jupiter, saturn, uranus, neptune, pluto },
    },
  },
  fields: {
    ...core.place,
    ...core.when,
    stations: "留",
    planet: "行星",
    turns: "轉為",
    loops: "逆行",
    shadowBegins: "影期起",
    turnsRetrograde: "轉逆",
    turnsDirect: "轉順",
    shadowEnds: "影期迄",
    from: "起處",
    to: "迄處",
    days: "日數",
  },
  terms: {
    body: { sun, moon, mercury, venus, mars, jupiter, saturn, uranus, neptune, pluto },
    turn: { retrograde: "逆行", direct: "順行" },
  },
  conventions: {
    shadow: {
      title: "影期",
      options: { longitudes: "自一留之度至另一留之度", none: "不列" },
    },
  },
  refusals: core.spanRefusals,
  reading: ({ loops }) => {
    if (loops.length === 0) {
      return [
        "此段期間所查之行星無一逆行。水星一年約逆行三次，金星與火星約兩年一次，火星以外各星一年一次。",
      ];
    }
    return loops.map(({ planet, turnsRetrograde, turnsDirect, from, to, shadowEnds }) => {
      const across =
        from.sign === to.sign ? `在${sign[from.sign]}` : `自${sign[from.sign]}退入${sign[to.sign]}`;
      const cleared = shadowEnds ? `，${day(shadowEnds)} 越過原留之度` : "";
      return `${body[planet]}${across}逆行，${day(turnsRetrograde)} 至 ${day(turnsDirect)}${cleared}。`;
    });
  },
  picture: {
    title: "逆行時程",
    desc: (loops) => `${loops} 次逆行依曆日排列，影期為細條`,
  },
};
