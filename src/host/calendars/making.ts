/** What the events of a calendar are made of. */
import type { Person } from "../kept/mod.ts";
import type { AskSystem } from "./ask.ts";
import type { Feed } from "./feed.ts";
import type { Window } from "./window.ts";
import type { CalendarWords } from "./words/en.ts";

export interface Making {
  readonly feed: Feed;
  /** Whom it is about, where it is about somebody. */
  readonly person: Person | null;
  readonly window: Window;
  readonly words: CalendarWords;
  readonly ask: AskSystem;
}
