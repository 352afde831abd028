/** When and where an input lies, as a picture writes it above itself. */

/** A birth or a moment as it was read. */
export interface Caption {
  /** `1990-06-10 10:30 EDT (UTC-04:00)`; the date alone where the time was left out. */
  readonly when: string;
  /** `Taipei 25°03′ N 121°32′ E`; null without a place. */
  readonly where: string | null;
}

/** Captions of an input: one under "", those of two people under "a" and "b". */
export type Captions = Readonly<Partial<Record<"" | "a" | "b", Caption>>>;
