/** A place and the name by which it matches. */
export interface Match {
  readonly place: number;
  readonly name: number;
  /** True where the name only sounds like the one looked for. */
  readonly sounds?: true;
}

/** Whether a place may be an answer. */
export type Accept = (place: number) => boolean;
