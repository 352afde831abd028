/** Rata Die of the start of the Kali age, 18 February 3102 BCE (Julian). */
export const HINDU_EPOCH = -1132959;

/** Years of the Kali age that had passed when the Śaka era began. */
export const SAKA_ERA = 3179;
/** Years of the Kali age that had passed when the Vikrama era began. */
export const VIKRAMA_ERA = 3044;

/** A date by months that end with the new moon. */
export interface HinduLunarMonthDate {
  /** Elapsed years of the calendar's era. */
  readonly year: number;
  /** 1 is Chaitra. */
  readonly month: number;
  /** True in a month added before the one of its number. */
  readonly leapMonth: boolean;
  /** Lunar day (tithi), 1 to 30; 16 follows the full moon. */
  readonly day: number;
}

/** A lunar date in a calendar that repeats lunar days. */
export interface HinduLunarDate extends HinduLunarMonthDate {
  /** True on the second of two civil days with one lunar day. */
  readonly leapDay: boolean;
}

/** The lunar months. */
export const HINDU_LUNAR_MONTHS: readonly { readonly roman: string; readonly native: string }[] = [
  { roman: "Caitra", native: "चैत्र" },
  { roman: "Vaiśākha", native: "वैशाख" },
  { roman: "Jyeṣṭha", native: "ज्येष्ठ" },
  { roman: "Āṣāḍha", native: "आषाढ" },
  { roman: "Śrāvaṇa", native: "श्रावण" },
  { roman: "Bhādrapada", native: "भाद्रपद" },
  { roman: "Āśvina", native: "आश्विन" },
  { roman: "Kārtika", native: "कार्तिक" },
  { roman: "Mārgaśīrṣa", native: "मार्गशीर्ष" },
  { roman: "Pauṣa", native: "पौष" },
  { roman: "Māgha", native: "माघ" },
  { roman: "Phālguna", native: "फाल्गुन" },
];

/** The solar months, named after the signs that the Sun is in. */
export const HINDU_SOLAR_MONTHS: readonly { readonly roman: string; readonly native: string }[] = [
  { roman: "Meṣa", native: "मेष" },
  { roman: "Vṛṣabha", native: "वृषभ" },
  { roman: "Mithuna", native: "मिथुन" },
  { roman: "Karkaṭa", native: "कर्कट" },
  { roman: "Siṃha", native: "सिंह" },
  { roman: "Kanyā", native: "कन्या" },
  { roman: "Tulā", native: "तुला" },
  { roman: "Vṛścika", native: "वृश्चिक" },
  { roman: "Dhanus", native: "धनुस्" },
  { roman: "Makara", native: "मकर" },
  { roman: "Kumbha", native: "कुम्भ" },
  { roman: "Mīna", native: "मीन" },
];
