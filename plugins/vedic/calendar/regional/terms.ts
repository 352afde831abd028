/** The calendars of the regions, their months and eras. */
import { vocabulary, type IdOf } from "#sdk";

/** Calendars whose months follow the Sun. */
export const REGIONAL = vocabulary("regionalCalendar", [
  "tamil",
  "malayalam",
  "bengali",
  "bangla-academy",
  "odia",
  "saka",
  "bikram",
]);
export type Regional = IdOf<typeof REGIONAL>;

/** What gives a month its first day. */
export const MONTH_RULE = vocabulary("monthRule", [
  "sunset",
  "afternoon",
  "midnight",
  "dayItself",
  "fixedDays",
  "table",
]);
export type MonthRule = IdOf<typeof MONTH_RULE>;

/** Eras that count the years. */
export const REGIONAL_ERA = vocabulary("regionalEra", [
  "shaka",
  "thiruvalluvar",
  "kollam",
  "bangabda",
  "vilayati",
  "bikram",
]);
export type RegionalEra = IdOf<typeof REGIONAL_ERA>;

/** Months from that of the Sun in Aries on; the national calendar's from Chaitra. */
const NAMES = {
  tamil: [
    "Chithirai சித்திரை",
    "Vaikasi வைகாசி",
    "Aani ஆனி",
    "Aadi ஆடி",
    "Aavani ஆவணி",
    "Purattasi புரட்டாசி",
    "Aippasi ஐப்பசி",
    "Karthigai கார்த்திகை",
    "Margazhi மார்கழி",
    "Thai தை",
    "Maasi மாசி",
    "Panguni பங்குனி",
  ],
  malayalam: [
    "Medam മേടം",
    "Edavam ഇടവം",
    "Mithunam മിഥുനം",
    "Karkidakam കർക്കടകം",
    "Chingam ചിങ്ങം",
    "Kanni കന്നി",
    "Thulam തുലാം",
    "Vrischikam വൃശ്ചികം",
    "Dhanu ധനു",
    "Makaram മകരം",
    "Kumbham കുംഭം",
    "Meenam മീനം",
  ],
  bengali: [
    "Boishakh বৈশাখ",
    "Joishtho জ্যৈষ্ঠ",
    "Asharh আষাঢ়",
    "Srabon শ্রাবণ",
    "Bhadro ভাদ্র",
    "Ashwin আশ্বিন",
    "Kartik কার্তিক",
    "Ogrohayon অগ্রহায়ণ",
    "Poush পৌষ",
    "Magh মাঘ",
    "Falgun ফাল্গুন",
    "Choitro চৈত্র",
  ],
  odia: [
    "Baisakha ବୈଶାଖ",
    "Jyeshtha ଜ୍ୟେଷ୍ଠ",
    "Asadha ଆଷାଢ଼",
    "Srabana ଶ୍ରାବଣ",
    "Bhadraba ଭାଦ୍ରବ",
    "Aswina ଆଶ୍ୱିନ",
    "Kartika କାର୍ତ୍ତିକ",
    "Margasira ମାର୍ଗଶିର",
    "Pausa ପୌଷ",
    "Magha ମାଘ",
    "Phalguna ଫାଲ୍ଗୁନ",
    "Chaitra ଚୈତ୍ର",
  ],
  saka: [
    "Chaitra चैत्र",
    "Vaishakha वैशाख",
    "Jyaishtha ज्येष्ठ",
    "Ashadha आषाढ",
    "Shravana श्रावण",
    "Bhadra भाद्र",
    "Ashvina आश्विन",
    "Kartika कार्तिक",
    "Agrahayana अग्रहायण",
    "Pausha पौष",
    "Magha माघ",
    "Phalguna फाल्गुन",
  ],
  bikram: [
    "Baishakh वैशाख",
    "Jestha जेठ",
    "Asar असार",
    "Saun साउन",
    "Bhadau भदौ",
    "Asoj असोज",
    "Kartik कात्तिक",
    "Mangsir मंसिर",
    "Pus पुस",
    "Magh माघ",
    "Phagun फागुन",
    "Chait चैत",
  ],
} as const;
export type MonthSet = keyof typeof NAMES;
export const MONTH_SETS = Object.keys(NAMES) as readonly MonthSet[];

/** Bangladesh shares the names of Bengal. */
export const setOf = (calendar: Regional): MonthSet =>
  calendar === "bangla-academy" ? "bengali" : calendar;

export type RegionalMonth = `${MonthSet}${number}`;
/** `tamil1` is Chithirai. */
export const REGIONAL_MONTH = vocabulary(
  "regionalMonth",
  Object.fromEntries(
    MONTH_SETS.flatMap((set) =>
      NAMES[set].map((name, i) => {
        const [roman, native] = name.split(" ") as [string, string];
        return [`${set}${i + 1}`, { roman, native }];
      }),
    ),
  ) as Record<RegionalMonth, { roman: string; native: string }>,
);

/** Months by their words: `names` gives the twelve of a calendar. */
export function monthWords(names: (set: MonthSet) => readonly string[]) {
  return Object.fromEntries(
    MONTH_SETS.flatMap((set) => names(set).map((name, i) => [`${set}${i + 1}`, name])),
  ) as Readonly<Record<RegionalMonth, string>>;
}
/** The twelve as they are written in Latin letters. */
export const romanMonths = (set: MonthSet): readonly string[] =>
  NAMES[set].map((name) => name.split(" ")[0]!);
