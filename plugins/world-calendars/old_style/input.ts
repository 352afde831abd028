import type { Conventions } from "#old";
import type { CountryId } from "./adoption.ts";
import { defaultYearStart } from "./rules.ts";

/** The school option of Old Style dates: where the numbered year begins. */
export const YEAR_START_CONVENTION = {
  yearStart: {
    title: { en: "Beginning of the year", zhHant: "歲首" },
    default: (input) =>
      defaultYearStart(input["country"] as CountryId | undefined, String(input["date"])),
    defaultRule: {
      en: "the country's legal year at that time; without a country both January and Lady Day are read",
      zhHant: "依該國當時法定歲首；未指明國家者，一月與聖母領報日兩讀並陳",
    },
    options: {
      unstated: { title: { en: "not stated", zhHant: "未言明" } },
      january: {
        title: { en: "1 January (Circumcision)", zhHant: "一月一日" },
        source: "Roman civil year; modern historians",
      },
      ladyDay: {
        title: {
          en: "25 March after (Lady Day, Florence)",
          zhHant: "其後之三月二十五日（聖母領報）",
        },
        source: "England to 1751, Florence to 1749",
      },
      pisan: {
        title: { en: "25 March before (Pisa)", zhHant: "其前之三月二十五日（比薩式）" },
        source: "Pisa to 1749",
      },
      venetian: {
        title: { en: "1 March (Venice)", zhHant: "三月一日（威尼斯式）" },
        source: "Venice to 1797",
      },
      christmas: {
        title: { en: "25 December before (Nativity)", zhHant: "其前之十二月二十五日（聖誕）" },
        source: "Empire and Spain to the sixteenth century",
      },
      september: {
        title: { en: "1 September before (Byzantine)", zhHant: "其前之九月一日（拜占庭式）" },
        source: "Byzantium; Russia to 1699",
      },
      easter: {
        title: { en: "Easter (France)", zhHant: "復活節（法蘭西式）" },
        source: "French chancery to 1563",
      },
    },
  },
} as const satisfies Conventions;
