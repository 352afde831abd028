/** The figures of the page `/accuracy`, as `bun run accuracy:generate` measured them. */
import measured from "./figures.json";

/** One file of reference cases. */
export interface Matter {
  /** Name of the file: `chinese-lunar-date`. */
  readonly id: string;
  /** Whose figures they are, in English. */
  readonly source: string;
  readonly agreed: number;
  readonly differ: number;
  /** Cases that were not judged, by their reason. */
  readonly setAside: readonly { readonly reason: string; readonly count: number }[];
  /** Fields in which agreeing cases were farthest off, in the field's own unit. */
  readonly worst: readonly { readonly field: string; readonly difference: number }[];
}

/** The sky against Swiss Ephemeris. */
export interface SkyFigures {
  readonly eras: readonly { readonly name: string; readonly instants: number }[];
  readonly bodies: readonly {
    readonly body: string;
    /** Largest difference in longitude in arcseconds; null where the body is not served. */
    readonly eras: readonly ({ readonly largest: number } | null)[];
    /** Middle of a century and the largest difference in it, arcseconds. */
    readonly curve: readonly (readonly [year: number, arcseconds: number])[];
  }[];
}

export interface Figures {
  /** When it was measured, ISO 8601. */
  readonly date: string;
  readonly matters: readonly Matter[];
  readonly sky: SkyFigures;
}

export const FIGURES = measured as Figures;
