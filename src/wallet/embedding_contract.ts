/** What the host sees of publishable keys: keys in the pages of others, bound to origins and to points a day. */
import type { Caller } from "./caller.ts";

/** A key as its owner sees it; it is no secret. */
export interface PublishableKey {
  readonly id: string;
  /** `at_pub_…`. */
  readonly key: string;
  readonly name: string;
  /** `https://example.org`, 1 to 10. */
  readonly origins: readonly string[];
  /** Points that it may spend in a day of UTC. */
  readonly dailyPoints: number;
  readonly spentToday: number;
  /** ISO 8601, UTC. */
  readonly createdAt: string;
}

/** A key that was shown by a page of one of its origins. */
export interface Embedder {
  readonly keyId: string;
  /** Pays as the owner of the key, and sees neither their balance nor what they keep. */
  readonly caller: Caller;
}

export interface Embeds {
  /** Oldest first. */
  list(userId: number): Promise<readonly PublishableKey[]>;
  /**
   * @param name 1 to 60 characters
   * @param origins as browsers write them
   * @throws {TooMany} 20 are there already
   */
  add(
    userId: number,
    key: Pick<PublishableKey, "name" | "origins" | "dailyPoints">,
  ): Promise<string>;
  /** From now on it opens nothing. @returns false: not there */
  remove(userId: number, id: string): Promise<boolean>;
  /**
   * The key of a page's call; counts the call against the rate of the visitor's address for this key.
   *
   * @returns null: there is none, or it is not for that origin
   * @throws {RateLimited}
   */
  admit(key: string, origin: string, address: string): Promise<Embedder | null>;
  /** Sets points aside for a call. @returns false: the day's are used up */
  reserve(keyId: string, points: number): Promise<boolean>;
  /** Gives back what a call did not cost. */
  giveBack(keyId: string, points: number): Promise<void>;
}
