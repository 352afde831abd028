/** What the wallet says to people. A language is one file; codes go in, sentences come out. */
export { FOR_PROGRAMS, lookUp, MAIL_LANGS, wordsOf } from "./languages.ts";
export type { ErrorWords, Words } from "./languages.ts";
