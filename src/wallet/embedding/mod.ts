/** Publishable keys, by which pages of other origins ask on their owner's account. */
export { createEmbeds } from "./embeds.ts";
