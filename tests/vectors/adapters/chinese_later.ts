/** Files whose procedures come later; each names them, so that they count as not served. */
import type { Adapter } from "../adapter.ts";

function later(files: RegExp, procedure: string): Adapter {
  return {
    files,
    procedures: () => [procedure],
    judge: async () => ({ kind: "skipped", reason: `${procedure} has no adapter yet` }),
  };
}

export const adapters: readonly Adapter[] = [
  later(/^chinese-ziwei-horoscope\.json$/, "ziwei.horoscope"),
];
