/** A pack with its two first languages side by side, as the checks and those who write packs see it. */
import { packOf, textsOf } from "../library/library.ts";
import type { LotPack, PackTexts, Topic, Verdict } from "../library/pack.ts";
import { isChinese } from "../library/verse.ts";
import { SET } from "../packs/list.ts";

export interface BilingualText {
  readonly zhHant: string;
  readonly en: string;
}

/** One lot with everything that is said of it. */
export interface WholeLot {
  readonly n: number;
  readonly level: string;
  readonly index?: Readonly<Record<string, string>>;
  /** What it is named after, in the tongue of the verse. */
  readonly name: string;
  readonly title: BilingualText;
  /** The lines as the set has them, and as they are spoken where the script does not tell. */
  readonly verse: readonly string[];
  readonly spoken?: readonly string[];
  /** In Chinese and English; the Chinese of a Chinese set is its verse. */
  readonly poem: { readonly zhHant: readonly string[]; readonly en: readonly string[] };
  readonly asks?: readonly number[];
  readonly interpretation: BilingualText;
  readonly allusion?: BilingualText & { readonly summary: BilingualText };
  readonly topics: Readonly<Partial<Record<Topic, { readonly verdict: Verdict } & BilingualText>>>;
}

export type WholePack = Omit<LotPack, "lots"> & { readonly lots: readonly WholeLot[] };

/** Joins the files of a pack; what one of them lacks is an empty text. */
export function joinPack(pack: LotPack, en: PackTexts, zhHant: PackTexts): WholePack {
  const isNative = isChinese(pack.form);
  const lots = pack.lots.map((lot, at): WholeLot => {
    const [english, chinese] = [en.lots[at], zhHant.lots[at]];
    const both = (zh: string | undefined, other: string | undefined): BilingualText => ({
      zhHant: zh ?? "",
      en: other ?? "",
    });
    const topics = Object.entries(lot.verdicts) as [Topic, Verdict][];
    return {
      n: lot.n,
      level: lot.level,
      ...(lot.index ? { index: lot.index as Readonly<Record<string, string>> } : {}),
      name: lot.title,
      title: both(isNative ? lot.title : chinese?.title, english?.title),
      verse: lot.poem,
      ...(lot.spoken ? { spoken: lot.spoken } : {}),
      poem: { zhHant: isNative ? lot.poem : (chinese?.poem ?? []), en: english?.poem ?? [] },
      ...(lot.asks ? { asks: lot.asks } : {}),
      interpretation: both(chinese?.interpretation, english?.interpretation),
      ...(lot.allusion
        ? {
            allusion: {
              ...both(lot.allusion, english?.allusion?.name),
              summary: both(chinese?.allusion?.summary, english?.allusion?.summary),
            },
          }
        : {}),
      topics: Object.fromEntries(
        topics.map(([topic, verdict]) => [
          topic,
          { verdict, ...both(chinese?.topics[topic], english?.topics[topic]) },
        ]),
      ),
    };
  });
  return { ...pack, lots };
}

/** Every served pack, whole, by slug. */
export async function servedPacks(): Promise<Readonly<Record<string, WholePack>>> {
  const packs = await Promise.all(
    SET.ids.map(async (set) => {
      const [pack, en, zh] = [
        await packOf(set),
        await textsOf(set, "en"),
        await textsOf(set, "zh_hant"),
      ];
      return [set, joinPack(pack, en, zh)] as const;
    }),
  );
  return Object.fromEntries(packs);
}
