/** Texts of the lots of one language, read when an answer needs them. */
import { textsOf } from "../../library/library.ts";
import type { LotTexts, PackTexts } from "../../library/pack.ts";
import type { SetId } from "../../packs/list.ts";
import type { LotAnswer, LotRef } from "../answer.ts";

/** What a language knows of the lots. */
export interface LotSpeech {
  /** Reads the texts of an answer's set. */
  readonly ready: (answer: LotAnswer) => Promise<void>;
  /** @throws {RangeError} if the texts of the set have not been read */
  readonly of: (lot: LotRef) => LotTexts;
}

/** @param file name of the language: `en`, `zh_hant` */
export function lotTexts(file: string): LotSpeech {
  const read = new Map<SetId, PackTexts>();
  return {
    async ready({ system: { set } }) {
      if (!read.has(set)) read.set(set, await textsOf(set, file));
    },
    of({ set, lot }) {
      const one = read.get(set)?.lots[lot - 1];
      if (!one) throw new RangeError(`Cannot say lot ${lot} of ${set}: its texts are not read`);
      return one;
    },
  };
}
