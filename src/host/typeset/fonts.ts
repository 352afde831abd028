/**
 * The fonts that documents are set in, by language, the first that is there. Those of Latin letters come with the
 * compiler; the others are those of the system, such as Debian's `fonts-noto-cjk`, and of the folders of `PDF_FONTS`.
 */

export interface Families {
  readonly serif: readonly string[];
  readonly sans: readonly string[];
}

const LATIN = "Libertinus Serif";
/** Symbols of planets and signs, and letters of India. */
const OTHERS = ["DejaVu Sans", "Noto Serif Devanagari", "Noto Sans Devanagari"];

/** Families of Chinese letters as they are written in a region. */
function families(region: "TC" | "SC" | "JP"): Families {
  return {
    serif: [`Noto Serif CJK ${region}`, `Noto Serif ${region}`, `Source Han Serif ${region}`],
    sans: [`Noto Sans CJK ${region}`, `Noto Sans ${region}`, `Source Han Sans ${region}`],
  };
}

export const FONT_FAMILIES = {
  en: {
    serif: [LATIN, ...families("TC").serif, ...OTHERS],
    sans: [...families("TC").sans, ...families("TC").serif, ...OTHERS],
  },
  "zh-Hant": {
    serif: families("TC").serif,
    sans: [...families("TC").sans, ...families("TC").serif],
  },
  "zh-Hans": {
    serif: [...families("SC").serif, ...families("TC").serif],
    sans: [...families("SC").sans, ...families("SC").serif],
  },
  ja: {
    serif: [...families("JP").serif, ...families("TC").serif],
    sans: [...families("JP").sans, ...families("JP").serif],
  },
} as const satisfies Readonly<Record<string, Families>>;
