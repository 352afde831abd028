export const NAME = "blend.indian";

/** A chart of the whole sky before numbers of one date; what is cast for the moment as much as both of the birth. */
export const WEIGHTS = { "vedic.chart": 6, "numerology.indian": 4, "prashna.chart": 10 } as const;
