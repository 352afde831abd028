/** Which icons there are; `icons.ts` draws them. */

/** `white` and `black` have one colour and the artwork in the alpha channel; `transparent` is in full colour. */
export const ICON_VARIANTS = ["white", "black", "transparent"] as const;
export type IconVariant = (typeof ICON_VARIANTS)[number];

/** Side of a PNG, pixels. */
export const ICON_SIZE = { minimum: 16, maximum: 512, standard: 128 } as const;
