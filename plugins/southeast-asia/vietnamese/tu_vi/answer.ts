import { PHASE, PHASE_RELATION } from "#lore";
import { term, Type, type Frozen, type Static } from "#sdk";
import { GENDER } from "#east/gender.ts";
import { CAN, CAN_CHI, CHI } from "../core/names.ts";
import {
  BAC_SI,
  CHINH_TINH,
  CUC,
  CUNG,
  DO_SANG,
  HOA,
  PHU_TINH,
  TAP_TINH,
  THAI_TUE,
  TINH,
  TRANG_SINH,
} from "./terms.ts";

const shine = {
  grade: Type.Union([term(DO_SANG, "The grade"), Type.Null()], {
    description: "Miếu, vượng, đắc, bình or hãm; null where it has none",
  }),
  transformation: Type.Union([term(HOA, "One of the four"), Type.Null()], {
    description: "Tứ hóa by the stem of the year; null where it is not transformed",
  }),
};

const palace = Type.Object(
  {
    palace: term(CUNG, "The palace"),
    stem: term(CAN, "Stem of the palace"),
    branch: term(CHI, "Branch of the palace"),
    isBody: Type.Boolean({ description: "Whether Thân, the body, stands here" }),
    mainStars: Type.Array(
      Type.Object({ star: term(CHINH_TINH, "The star"), ...shine }, { description: "A star" }),
      { description: "Main stars (chính tinh)" },
    ),
    minorStars: Type.Array(
      Type.Object({ star: term(PHU_TINH, "The star"), ...shine }, { description: "A star" }),
      { description: "Helpers and killers (phụ tinh)" },
    ),
    otherStars: Type.Array(term(TAP_TINH, "A star"), { description: "Other stars" }),
    stage: term(TRANG_SINH, "Ring of Tràng Sinh"),
    doctorRing: term(BAC_SI, "Ring of Bác Sĩ"),
    yearRing: term(THAI_TUE, "Ring of Thái Tuế"),
    tuan: Type.Boolean({ description: "Whether Tuần, the void of the ten days, lies on it" }),
    triet: Type.Boolean({ description: "Whether Triệt, the cut road, lies on it" }),
    decade: Type.Object(
      {
        from: Type.Integer({ description: "First nominal age" }),
        to: Type.Integer({ description: "Last nominal age" }),
      },
      { description: "Đại hạn, nominal ages" },
    ),
    minorLimit: term(CHI, "Tiểu hạn: in years of this branch the minor limit stands here"),
  },
  { description: "A palace with its stars" },
);

export const answer = Type.Object({
  gender: term(GENDER, "Gender by which rings and limits run"),
  lunarDate: Type.Object(
    {
      year: Type.Integer({ description: "Gregorian year in which the lunar year begins" }),
      month: Type.Integer({ minimum: 1, maximum: 12, description: "1 to 12" }),
      isLeapMonth: Type.Boolean({ description: "Whether it is a leap month" }),
      day: Type.Integer({ minimum: 1, maximum: 30, description: "1 to 30" }),
      native: Type.String({ description: "As it is said in Vietnamese" }),
    },
    { description: "Vietnamese date on the chart's clock" },
  ),
  countedAs: Type.Object(
    {
      month: Type.Integer({ description: "1 to 12" }),
      day: Type.Integer({ description: "1 to 30" }),
      hour: term(CHI, "Double hour"),
    },
    { description: "By which the stars are placed, leap month and late hour resolved" },
  ),
  year: term(CAN_CHI, "Pair of the year"),
  yang: Type.Boolean({ description: "Whether the year is yang (dương nam, dương nữ)" }),
  element: term(PHASE, "Element of the year's sound (bản mệnh)"),
  bureau: term(CUC, "Bureau (cục)"),
  bureauNumber: Type.Integer({ minimum: 2, maximum: 6, description: "Number of the bureau" }),
  elementToBureau: term(PHASE_RELATION, "What the element of the birth is to that of the bureau"),
  soulMaster: term(TINH, "Mệnh chủ, by the branch of the life palace"),
  bodyMaster: term(TINH, "Thân chủ, by the branch of the year"),
  palaces: Type.Array(palace, {
    minItems: 12,
    maxItems: 12,
    description: "Mệnh first, then with the branches backward",
  }),
});
export type TuViAnswer = Frozen<Static<typeof answer>>;
export type TuViPalace = TuViAnswer["palaces"][number];
