export const NAME = "blend.indian";

/** A chart of the whole sky before numbers of one date. */
export const WEIGHTS = { "vedic.chart": 6, "numerology.indian": 4 } as const;
