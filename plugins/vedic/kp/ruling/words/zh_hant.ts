import * as core from "../../../core/words/zh_hant.ts";
import {
  kpConventions,
  kpFields,
  kpPicture,
  kpRefusals,
  rulingFields,
} from "../../words/zh_hant.ts";
import type { RulingWords } from "./en.ts";

const { graha } = core;

export const zhHant: RulingWords = {
  title: "KP 主時之星",
  summary: "一時一地之主時之星，與十二宮四層表徵",
  fields: { ...kpFields, ...rulingFields },
  terms: { graha },
  conventions: kpConventions,
  refusals: kpRefusals,
  reading: ({ ruling, planets }) => {
    const backward = planets.filter(
      (one) =>
        one.retrograde &&
        ruling.all.includes(one.graha) &&
        one.graha !== "rahu" &&
        one.graha !== "ketu",
    );
    return [
      `此時由${ruling.all.map((id) => graha[id]).join("、")}主之，強者在先：命宿屬${graha[ruling.lagnaStar]}，命座屬${graha[ruling.lagnaSign]}，月宿屬${graha[ruling.moonStar]}，月座屬${graha[ruling.moonSign]}，曜日屬${graha[ruling.day]}。此時所問之事，求之於諸星行運之時。${backward.length > 0 ? `${backward.map((one) => graha[one.graha]).join("、")}逆行，事待其回順。` : ""}`,
    ];
  },
  picture: {
    ...kpPicture,
    title: "KP 主時之星",
    heading: "此時之宮頭與諸星及其主",
    desc: "十二宮頭與九星及其四主",
  },
};
