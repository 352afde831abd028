/** Lodges of the stems, 甲 first: 寅辰巳未巳未申戌亥丑. */
export const LODGES = [2, 4, 5, 7, 5, 7, 8, 10, 11, 1] as const;
