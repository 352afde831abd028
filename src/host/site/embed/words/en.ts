/** The words of the page of publishable keys, in English. */
import type { Translation } from "../../../../speech/mod.ts";

export const en = {
  title: "In your own pages",
  lead: "Show charts and readings on another website with three elements of HTML. A publishable key may be read by everybody: it works on the origins you name alone, and spends at most what you allow it a day. Your points pay; what visitors ask is kept by nobody.",
  none: "You have no publishable key yet.",
  add: "Make a key",
  name: "Name",
  nameHint: "For yourself: where it is used.",
  origins: "Origins",
  originsHint:
    "One a line, as the address bar shows them: https://example.org. At most ten; http is for localhost alone.",
  daily: "Points a day",
  dailyHint: "Counted from midnight UTC. What is beyond it is refused until the next day.",
  make: "Make the key",
  spent: (spent: string, daily: string) => `${spent} of ${daily} points spent today`,
  on: "On",
  key: "Key",
  page: "For your page",
  pageLead:
    "Paste it where the chart is to stand; choose another system by its id, and see the guide for its inputs.",
  remove: "Delete",
  removeLead: "Pages that use the key show nothing from then on.",
  faults: {
    name: "Give a name of at most 60 characters.",
    origins: "Give one to ten origins such as https://example.org, without a path.",
    daily: "Give whole points from 1 to 1000000.",
  },
  done: { added: "The key works from now on.", removed: "Deleted." },
};

export type EmbedWords = Translation<typeof en>;
