/** What one check came to. */
export interface Check {
  readonly check: string;
  readonly ok: boolean;
  /** What follows from the seed, or from what was noted. */
  readonly expected: unknown;
  readonly found: unknown;
}

/** Procedures whose draws can be proved here. */
export const COVERED: readonly string[];

/**
 * Proves a draw; never throws.
 *
 * @param answer as the service gave it: the body, its `result`, or its `data`
 * @param noted what the caller kept: the salt, and the hash of the server's seed
 */
export function verifyDraw(
  answer: unknown,
  noted?: { readonly salt?: string; readonly serverHash?: string },
): Promise<{
  readonly proved: boolean;
  readonly procedure: string | undefined;
  readonly checks: readonly Check[];
}>;
