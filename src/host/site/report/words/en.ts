/** The words of documents, in English. */
import type { Translation } from "../../../../speech/mod.ts";

export const en = {
  contents: "Contents",
  page: "Page {page} of {pages}",
  asked: (when: string) => `Asked on ${when}`,
  reading: "The reading",
  picture: "The chart",
  several: "Charts and readings",
  moreRows: (count: string) => `and ${count} more, in the JSON of the answer`,
  drawn: (seed: string) =>
    `Drawn by chance; its seed is ${seed}, by which anyone can draw it again.`,
  sources: "Works that the rules come from",
  stuck: (lang: string) => `In ${lang}, as it was given: the rules of this art have changed since.`,
  lacking:
    "Letters of some scripts are left out of this document: the host has no font for them. The answer itself has them.",
  noCompiler:
    "Documents are not set up on this host: the optional package {package} is not installed.",
  noChinese:
    "No font with Chinese letters is installed on this host, so this document cannot be set (fonts-noto-cjk, or PDF_FONTS).",
};

export type ReportWords = Translation<typeof en>;
