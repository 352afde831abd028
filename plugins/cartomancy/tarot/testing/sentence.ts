/** A phrase of an answer in the words of one language, for tests. */
import type { AnyWords, Said } from "#sdk";

/** @throws {Error} if the words have no such phrase */
export function sentenceIn(words: object, { code, with: params = {} }: Said): string {
  const sentence = (words as AnyWords).phrases?.[code];
  if (sentence === undefined) throw new Error(`No phrase "${code}"`);
  return typeof sentence === "string" ? sentence : sentence(params as never);
}
