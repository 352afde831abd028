/**
 * What the host sees of what people keep: the answers they paid for, and the persons they ask about. The
 * wallet stores both encrypted under WALLET_KEY and reads neither; every method takes the owner, and what
 * belongs to somebody else is as if it were not there.
 */
import type { Caller } from "./caller.ts";

/** A kept answer as a list shows it. */
export interface KeptReading {
  /** UUID of the posting that paid for it. */
  readonly id: string;
  /** As the answer names itself; the same question has the same. */
  readonly readingId: string;
  /** What was bought: a name of the catalogue. */
  readonly reference: string;
  /** Given by its owner; null: none. */
  readonly title: string | null;
  /** Whom or what it is about, as the host wrote it down; null: nothing of that. */
  readonly about: string | null;
  readonly points: number;
  /** ISO 8601, UTC. */
  readonly createdAt: string;
  /** When it goes by itself; null: when its owner deletes it. */
  readonly expiresAt: string | null;
  /** Whether whoever has its link may read it. */
  readonly shared: boolean;
}

/** A kept answer with all it holds. */
export interface WholeReading extends KeptReading {
  /** The answer byte for byte as it was sent. */
  readonly body: string;
  /** What was asked, as the host wrote it down. */
  readonly request: string;
  /** Token of its link; null where it is not shared. */
  readonly share: string | null;
}

export interface ReadingPage {
  /** Newest first. */
  readonly readings: readonly KeptReading[];
  /** Id to go on from; null on the last page. */
  readonly nextCursor: string | null;
}

/** Answers that were paid for. All methods may throw `Unavailable`. */
export interface Readings {
  /**
   * Keeps an answer for whoever paid, as long as they want theirs kept; kept before, nothing changes.
   *
   * @param id of the posting
   * @returns whether it is kept: not where its owner wants nothing kept
   */
  keep(answer: {
    readonly userId: number;
    readonly id: string;
    readonly readingId: string;
    readonly reference: string;
    readonly points: number;
    readonly body: string;
    readonly request: string;
    readonly about: string | null;
  }): Promise<boolean>;
  /** @param limit 1-100, default 20 */
  list(
    userId: number,
    page?: { readonly cursor?: string; readonly limit?: number },
  ): Promise<ReadingPage>;
  /** @param id its own, or the one that the answer has: then the newest of that name. @returns null: not there */
  read(userId: number, id: string): Promise<WholeReading | null>;
  /** The reading behind a link; null for a link that is unknown or was withdrawn. */
  readShared(token: string): Promise<WholeReading | null>;
  /** @param title at most 100 characters; null takes it away. @returns false: not there */
  rename(userId: number, id: string, title: string | null): Promise<boolean>;
  /** Makes its link, or tells the one that there is. @returns the token; null: not there */
  share(userId: number, id: string): Promise<string | null>;
  /** Ends its link for good; a later one is another. @returns false: not there */
  withdraw(userId: number, id: string): Promise<boolean>;
  /** @returns false: not there */
  remove(userId: number, id: string): Promise<boolean>;
  /** Deletes all. @returns how many */
  removeAll(userId: number): Promise<number>;
  /** Days that readings are kept; null: until they are deleted, 0: not at all. */
  keepDays(userId: number): Promise<number | null>;
  /** Sets it, also for those that are kept already: what is older goes at once. */
  setKeepDays(userId: number, days: number | null): Promise<void>;
}

/** A saved person; `data` is what the host wrote down of them. */
export interface SavedPerson {
  readonly id: string;
  readonly data: string;
  /** When the owner said that they may keep it. ISO 8601, UTC. */
  readonly consentedAt: string;
}

/** Persons whom somebody asks about. All methods may throw `Unavailable`. */
export interface People {
  /** Oldest first; at most as many as one may have. */
  list(userId: number): Promise<readonly SavedPerson[]>;
  read(userId: number, id: string): Promise<SavedPerson | null>;
  /** @returns the id. @throws {TooMany} 200 are saved already */
  add(userId: number, data: string): Promise<string>;
  /** @returns false: not there */
  change(userId: number, id: string, data: string): Promise<boolean>;
  /** Gone for good, row and all. @returns false: not there */
  remove(userId: number, id: string): Promise<boolean>;
  removeAll(userId: number): Promise<number>;
}

/** A calendar that somebody subscribes to; `data` is what the host wrote down of it. */
export interface CalendarFeed {
  readonly id: string;
  readonly userId: number;
  readonly data: string;
  /** ISO 8601, UTC. */
  readonly createdAt: string;
}

/** Calendars by an address that nobody can guess. All methods that ask the store may throw `Unavailable`. */
export interface Feeds {
  /** Oldest first; at most as many as one may have. */
  list(userId: number): Promise<readonly CalendarFeed[]>;
  /** @returns the id. @throws {TooMany} 20 are there already */
  add(userId: number, data: string): Promise<string>;
  /** The last part of its address: its id and a signature under the wallet's key; nothing of it is stored. */
  tokenOf(id: string): string;
  /** The calendar of an address; null for one that was never given out or was withdrawn. */
  readByToken(token: string): Promise<CalendarFeed | null>;
  /** Ends its address for good. @returns false: not there */
  remove(userId: number, id: string): Promise<boolean>;
  removeAll(userId: number): Promise<number>;
}

export interface Keeping {
  /** Whether anything can be kept: there is a key to encrypt it with. */
  readonly isOpen: boolean;
  readonly readings: Readings;
  readonly people: People;
  readonly feeds: Feeds;
  /** Encrypts a text that goes through an address, such as a half-filled form. */
  seal(text: string): string;
  /** What was sealed; null for anything else. */
  unseal(token: string): string | null;
}

/** Somebody who is signed in, on a page. */
export interface Visitor {
  readonly caller: Caller;
  readonly displayName: string;
  /** For the hidden field `csrf` of forms. */
  readonly csrf: string;
}

/** The sign-ins of browsers, where the wallet's pages are served on the same origin. */
export interface Sessions {
  /**
   * Who is signed in; counts against the rate of pages.
   *
   * @param address of the client, against which unknown cookies count
   * @throws {RateLimited}
   */
  read(request: Request, address: string): Promise<Visitor | null>;
  /** Whether a request carries the cookie of a sign-in at all, be it live or not. */
  isClaimed(request: Request): boolean;
  /** Whether a form was sent by the visitor's own page: its field `csrf`, and no sign of another origin. */
  isOwnForm(request: Request, form: URLSearchParams, visitor: Visitor): boolean;
}
