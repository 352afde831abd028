import { english, type Translation, type Words } from "#sdk";
import type { BoundaryPhrases } from "#east/calendar/boundary_warnings.ts";
import type { LongitudeRefusal } from "#east/calendar/chart_time.ts";
import * as calendar from "#east/calendar/words/en.ts";
import { nativeOf } from "#east/natives.ts";
import * as stars from "#east/purple_star/words/en.ts";
import type { StarId, TransformationId } from "#east/purple_star/stars.ts";
import { gender, lifeStage, phase, stemName } from "#east/words/en.ts";
import { STEM, type Stem } from "#lore";
import type { VietnameseRefusal } from "../../core/calendar.ts";
import { CAN, CAN_CHI, CHI, conGiapOf } from "../../core/names.ts";
import { calendarOutOfRange, canChi, chi, conGiap, meridian } from "../../core/words/en.ts";
import { pairOf } from "#east/pairs.ts";
import type { answer, TuViAnswer, TuViPalace } from "../answer.ts";
import {
  bodyPalace,
  factsOf,
  isBright,
  lookAt,
  SPOKEN,
  transformed,
  type Looked,
} from "../highlights.ts";
import type { CONVENTIONS, input } from "../input.ts";
import type { TuViRefusal } from "../read_chart.ts";
import { CUC, CUNG, HOA, TINH, type DoSang } from "../terms.ts";
import { tapTinh } from "./others_en.ts";
import { changes, fields, themes } from "./themes_en.ts";

const { list, capital } = english;

const doSang: Readonly<Record<DoSang, string>> = {
  mieu: "in its temple",
  vuong: "thriving",
  dac: "well placed",
  binh: "level",
  ham: "fallen",
};
const can = Object.fromEntries(STEM.ids.map((id) => [id, stemName(id)])) as Record<Stem, string>;
const thaiTue = {
  thaiTue: "lord of the year",
  thieuDuong: "lesser yang",
  tangMon: "gate of mourning",
  thieuAm: "lesser yin",
  quanPhu: "court summons",
  tuPhu: "sealed tally",
  tuePha: "breaker of the year",
  longDuc: "dragon virtue",
  bachHo: "white tiger",
  phucDuc: "virtue of blessing",
  dieuKhach: "condoler",
  trucPhu: "tally of duty",
};

const name = (star: StarId) => nativeOf(TINH, star);
const LETTER: Readonly<Record<DoSang, string>> = {
  mieu: "M",
  vuong: "V",
  dac: "Đ",
  binh: "B",
  ham: "H",
};
const OUTLINE = [
  "the birth and its bureau",
  "the life palace",
  "the body palace and the transformations",
  "money, work, marriage, the world and the family's blessing",
];

/** Each star with what it makes of the place. */
function ruled({ rulers, isLent, helpers, killers, palace }: Looked): string {
  const said = rulers.map(
    (one) =>
      `${name(one.star)} (${stars.majorStar[one.star]}${one.grade ? `, ${doSang[one.grade]}` : ""}): ${themes[one.star][isBright(one) ? "bright" : "dim"]}`,
  );
  const also = [
    ...(helpers.length > 0
      ? [`${list(helpers.map(({ star }) => name(star)))} ${helpers.length > 1 ? "help" : "helps"}`]
      : []),
    ...(killers.length > 0
      ? [
          `${list(killers.map(({ star }) => name(star)))} ${killers.length > 1 ? "press" : "presses"}`,
        ]
      : []),
    ...(palace.tuan ? ["Tuần (void) thins it"] : []),
    ...(palace.triet ? ["Triệt (cut) stops it in the first half of life"] : []),
  ];
  const own = isLent
    ? `no main star of its own, so that opposite lends ${said.join("; ")}`
    : said.join("; ");
  return `${own}${also.length > 0 ? `. Beside that ${list(also)}` : ""}`;
}

export const en = {
  title: "Tử Vi: the Vietnamese purple star chart",
  summary:
    "Twelve palaces by the Vietnamese calendar with stars, grades, transformations, Tuần and Triệt, great and small limits as Vietnam places them",
  inputs: {},
  fields: {
    gender: "Gender",
    lunarDate: "Vietnamese date",
    year: "Year",
    month: "Month",
    isLeapMonth: "Leap month",
    day: "Day",
    native: "As it is said",
    countedAs: "Counted as",
    hour: "Double hour",
    "/year": "Pair of the year",
    yang: "Yang year",
    element: "Element of the birth (bản mệnh)",
    bureau: "Bureau (cục)",
    bureauNumber: "Number of the bureau",
    elementToBureau: "Element to bureau",
    soulMaster: "Mệnh chủ",
    bodyMaster: "Thân chủ",
    palaces: "Palaces",
    palace: "Palace",
    stem: "Stem",
    branch: "Branch",
    isBody: "Body here (Thân)",
    mainStars: "Main stars",
    minorStars: "Helpers and killers",
    star: "Star",
    grade: "Grade",
    transformation: "Transformation",
    otherStars: "Other stars",
    stage: "Ring of Tràng Sinh",
    doctorRing: "Ring of Bác Sĩ",
    yearRing: "Ring of Thái Tuế",
    tuan: "Tuần",
    triet: "Triệt",
    decade: "Great limit (đại hạn)",
    from: "From age",
    to: "To age",
    minorLimit: "Small limit (tiểu hạn) in years of",
  },
  terms: {
    gender,
    can,
    chi,
    canChi,
    chinhTinh: stars.majorStar,
    phuTinh: stars.minorStar,
    tinh: stars.star,
    cung: stars.palace,
    hoa: stars.transformation,
    cuc: stars.bureau,
    trangSinh: lifeStage,
    bacSi: stars.doctorRing,
    thaiTue,
    doSang,
    tapTinh,
  },
  phrases: { ...calendar.phrases },
  conventions: {
    clock: { title: calendar.conventions.clock.title, options: calendar.conventions.clock.options },
    meridian,
    lateZi: calendar.conventions.lateZi,
    leapMonth: {
      title: "Leap month",
      options: {
        half: "To day 15 its own number, then the next month's",
        same: "The number it repeats",
        next: "The next month's number",
      },
    },
    transformations: {
      title: "Table of the four transformations",
      options: { vietnamese: "Vietnamese: Canh and Nhâm otherwise", quanShu: "Toàn Thư" },
    },
    fireAndBell: {
      title: "Hỏa Tinh and Linh Tinh",
      options: { byGender: "One forward, one back, by yin and yang", forward: "Both forward" },
    },
    patrons: {
      title: "Thiên Khôi and Thiên Việt of Canh",
      options: { canhWithTan: "As for Tân", canhWithGiap: "As for Giáp" },
    },
  },
  refusals: {
    longitudeNeeded: calendar.refusals.longitudeNeeded,
    calendarOutOfRange,
    hourNeeded: {
      when: "no time of birth was given; the palaces cannot be placed without the double hour",
      says: "Cannot place the palaces: no time of birth given",
    },
  },
  omissions: {
    gender:
      "No gender was given. Limits, the rings of Tràng Sinh and Bác Sĩ, Hỏa Tinh and Linh Tinh were laid as for a man; for a woman they run the other way.",
  },
  reading(answer: TuViAnswer) {
    const { lunarDate, year, yang, element, bureau, elementToBureau, soulMaster, bodyMaster } =
      answer;
    const kind = `${yang ? "dương" : "âm"} ${answer.gender === "male" ? "nam" : "nữ"}`;
    const tie = {
      same: "is of one kind with",
      generates: "feeds",
      controls: "masters",
      controlledBy: "is mastered by",
      generatedBy: "is fed by",
    }[elementToBureau];
    const life = lookAt(answer, "life");
    const body = bodyPalace(answer);
    const paragraphs = [
      `You were born on ${lunarDate.native}, year ${nativeOf(CAN_CHI, year)} of the ${conGiap[conGiapOf(pairOf(year).branch.id)]}, as ${kind} (${yang ? "yang" : "yin"} ${answer.gender === "male" ? "man" : "woman"}). Your element (bản mệnh) is ${phase[element]} and ${tie} the bureau ${nativeOf(CUC, bureau)}. Masters: ${name(soulMaster)} of Mệnh (life), ${name(bodyMaster)} of Thân (body).`,
      `Mệnh, the life palace, lies in ${nativeOf(CHI, life.palace.branch)}: ${ruled(life)}.`,
      `Thân, the body, what you become after thirty, stands in ${nativeOf(CUNG, body.palace)} (${fields[body.palace]}). ${transformed(
        answer,
      )
        .map(
          ({ change, star, palace }) =>
            `${nativeOf(HOA, change)} on ${name(star)} ${changes[change]} in ${fields[palace]}`,
        )
        .join("; ")}.`,
      ...SPOKEN.map((id) => lookAt(answer, id)).map(
        (one) =>
          `${capital(nativeOf(CUNG, one.palace.palace))} (${fields[one.palace.palace]}): ${ruled(one)}.`,
      ),
    ];
    return { paragraphs, outline: OUTLINE, facts: factsOf(answer) };
  },
  picture: {
    title: ({ palaces }: TuViAnswer) => `Lá số Tử Vi: Mệnh in ${nativeOf(CHI, palaces[0]!.branch)}`,
    desc: ({ palaces }: TuViAnswer) =>
      palaces
        .map(
          ({ palace, branch, mainStars }) =>
            `${nativeOf(CUNG, palace)} ${nativeOf(CHI, branch)}: ${mainStars.map(({ star }) => name(star)).join(" ") || "–"}`,
        )
        .join("; "),
    palace: ({ palace, isBody }: TuViPalace) =>
      `${nativeOf(CUNG, palace)}${isBody ? " (Thân)" : ""}`,
    star: ({ star, grade }: TuViPalace["mainStars"][number] | TuViPalace["minorStars"][number]) =>
      `${name(star)}${grade ? ` (${LETTER[grade]})` : ""}`,
    transformed: (id: TransformationId): string => nativeOf(HOA, id),
    pair: ({ stem, branch }: TuViPalace) => `${nativeOf(CAN, stem)[0]!}.${nativeOf(CHI, branch)}`,
    tuan: "Tuần",
    triet: "Triệt",
    centre: (answer: TuViAnswer): readonly string[] => [
      "Tử Vi",
      `${answer.yang ? "Dương" : "Âm"} ${answer.gender === "male" ? "nam" : "nữ"} · ${nativeOf(CAN_CHI, answer.year)}`,
      answer.lunarDate.native,
      `giờ ${nativeOf(CHI, answer.countedAs.hour)}`,
      nativeOf(CUC, answer.bureau),
      `element: ${phase[answer.element]}`,
      `Mệnh chủ ${name(answer.soulMaster)}`,
      `Thân chủ ${name(answer.bodyMaster)}`,
    ],
    legend: "M V Đ B H: from brightest to fallen; the answer lists the other stars",
  },
} satisfies Words<{
  input: typeof input;
  answer: typeof answer;
  conventions: typeof CONVENTIONS;
  phrases: BoundaryPhrases;
  refusals: LongitudeRefusal & TuViRefusal & VietnameseRefusal;
  omissions: { gender: {} };
}>;

export type TuViWords = Translation<typeof en>;
