import { nativeOf, natives } from "#east/natives.ts";
import { dreamEntries } from "../entries.ts";
import { DREAM_THEME } from "../terms.ts";
import type { DreamsWords } from "./en.ts";

const dreamTheme = natives(DREAM_THEME);
const luck = { lucky: "吉", mixed: "平", unlucky: "凶" };
const TOLD = "文字為本服務所撰：傳本周公解夢所有者述其大意，所無者依其例推之。";
const said = (entry: string) => {
  const { keys, gist } = dreamEntries().get(entry)!;
  return `夢「${keys.zh[0]}」：${gist.zh}`;
};

export const zhHant: DreamsWords = {
  title: "周公解夢",
  summary: "查周公解夢：二十類九百餘條，中英文字詞或整句皆可查，逐條述其大意（文字為本服務所撰）",
  inputs: {
    images: { label: "所夢", about: "至多八項，詞或句，中英文皆可" },
    limit: { label: "取幾條", about: "每項所列條數，不填則四" },
  },
  fields: {
    images: "所夢",
    image: "夢見",
    entries: "條目",
    id: "編號",
    native: "中文名",
    theme: "類",
    luck: "吉凶",
    gist: "大意",
    lucky: "吉者",
    unlucky: "凶者",
    told: "述法",
  },
  terms: { dreamTheme, luck },
  phrases: {
    gist: ({ entry }) => `${said(entry)}。`,
    told: TOLD,
  },
  reading({ images }) {
    const missing = images.flatMap(({ entries }, i) => (entries.length === 0 ? [i + 1] : []));
    return [
      ...images.flatMap(({ entries }) => {
        const [first, ...rest] = entries;
        if (!first) return [];
        const more =
          rest.length > 0
            ? `相近者：${rest.map((one) => `${one.native}（${luck[one.luck]}）`).join("、")}。`
            : "";
        return [
          `${said(first.id)}（${nativeOf(DREAM_THEME, first.theme)}類，主${luck[first.luck]}）。${more}`,
        ];
      }),
      missing.length > 0 ? `所列第 ${missing.join("、")} 項書中未見，可改問夢中一物。` : "",
      TOLD,
    ].filter((one) => one !== "");
  },
};
