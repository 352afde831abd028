import * as core from "../../core/words/zh_hant.ts";
import type { VoidMoonWords } from "./en.ts";

const { body, sign, aspect } = core;
const { sun, moon, mercury, venus, mars, jupiter, saturn, uranus, neptune, pluto } = body;
const minute = ({ local }: { readonly local: string }) => local.replace("T", " ").slice(0, -3);

export const zhHant: VoidMoonWords = {
  title: "月亮空亡",
  summary: "區間內之月亮空亡與換座時刻，可依三種規則",
  inputs: core.spanInputs,
  fields: {
    ...core.when,
    spans: "空亡",
    begins: "起",
    ends: "迄",
    hours: "時數",
    from: "起於",
    to: "迄於",
    lastAspect: "最後相位",
    nextAspect: "其後相位",
    planet: "行星",
    aspect: "相位",
    ingresses: "入座",
    sign: "星座",
  },
  terms: {
    body: { sun, moon, mercury, venus, mars, jupiter, saturn, uranus, neptune, pluto },
    aspect,
    sign,
  },
  conventions: {
    rule: {
      title: "何謂空亡",
      options: {
        classical: "離座前不再與七政成相位",
        modern: "離座前不再與十星成相位",
        hellenistic: "其後三十度內無相位，不論座界",
      },
    },
  },
  refusals: core.spanRefusals,
  reading: ({ spans }) => {
    if (spans.length === 0) {
      return ["依所選之規則，此段期間月亮沒有空亡，無事須為此等候。"];
    }
    return spans.map(({ begins, ends, from, to, lastAspect }) => {
      const since = lastAspect
        ? `與${body[lastAspect.planet]}成${aspect[lastAspect.aspect]}之後`
        : `入${sign[from]}之後`;
      const until = from === to ? "遇下一行星為止" : `至入${sign[to]}為止`;
      return `月亮在${sign[from]}，${since}空亡，${minute(begins)} 至 ${minute(ends)}，${until}。`;
    });
  },
  picture: {
    title: "月亮空亡時程",
    desc: (spans) => `${spans} 段空亡依曆日排列，每座一列`,
  },
};
