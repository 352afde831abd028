import { PILLAR } from "#lore";
import { nativeOf } from "#east/natives.ts";
import { english, type Speaker, type Translation, type Words } from "#sdk";
import { OLD_MONTH, readKanshi } from "../../calendar/names.ts";
import type { OldCalendarRefusals } from "../../calendar/old_calendar.ts";
import * as old from "../../calendar/words/en.ts";
import { houi } from "../../core/words/en_directions.ts";
import type { answer, OnmyodoAnswer, Phrases } from "../answer.ts";
import { GOD, LUCKY_POINT, type Elsewhere, type God, type LuckyPoint } from "../gods.ts";
import type { CONVENTIONS, input } from "../input.ts";

const { list } = english;

const onmyoGod: Readonly<Record<God, { text: string; forbids: string }>> = {
  toshitoku: {
    text: "virtue of the year",
    forbids: "nothing: everything done towards it goes well",
  },
  taisai: { text: "the year itself", forbids: "felling trees and quarrels" },
  daishogun: {
    text: "the great general",
    forbids: "everything, building above all, for three years",
  },
  taion: { text: "the year’s consort", forbids: "what concerns women, and childbirth" },
  saikyo: { text: "the year’s punisher", forbids: "tilling and sowing" },
  saiha: { text: "the year’s breaker", forbids: "moving house, and sea journeys" },
  saisetsu: { text: "the year’s killer", forbids: "weddings and moving" },
  oban: { text: "the yellow banner", forbids: "opening gates and moving earth; it favours arms" },
  hyobi: { text: "the leopard’s tail", forbids: "bringing in animals" },
  konjin: { text: "the metal god", forbids: "moving earth, building, moving house and journeys" },
  tenichi: { text: "the middle god", forbids: "going straight towards it, and disputes" },
  taihaku: { text: "the daily round", forbids: "setting out towards it" },
  doku: { text: "the earth’s lord", forbids: "touching the place where it is" },
};
const onmyoElsewhere: Readonly<Record<Elsewhere, string>> = {
  heaven: "in heaven",
  underground: "under the ground",
  hearth: "in the hearth",
  gate: "at the gate",
  well: "in the well",
  garden: "in the garden",
};
const ehou: Readonly<Record<LuckyPoint, { text: string; side: string }>> = {
  jia: { text: "kinoe", side: "between north-east and east" },
  geng: { text: "kanoe", side: "between south-west and west" },
  bing: { text: "hinoe", side: "between south-east and south" },
  ren: { text: "mizunoe", side: "between north-west and north" },
};
const name = (god: God) => `${GOD.writings[god]!.roman} (${GOD.writings[god]!.native})`;
const seatOf = ({ directions, elsewhere }: OnmyodoAnswer["gods"][number]) =>
  elsewhere ? onmyoElsewhere[elsewhere] : `in the ${list(directions.map((one) => houi[one]))}`;

export const en = {
  title: "Directions of Onmyōdō",
  summary:
    "Where the eight generals, the metal god, Ten'ichi and Taihaku sit on a day, the lucky point of the year, and the detour around a closed way (kata-tagae)",
  inputs: {
    date: { label: "Date", about: "A day in Japan" },
    towards: {
      label: "Going towards",
      about: "Where you want to go, seen from home; then the way is found",
      values: houi,
    },
  },
  fields: {
    ...old.oldDateFields,
    date: "Date",
    old: "Old date",
    yearPair: "Pair of the year",
    dayPair: "Pair of the day",
    lucky: "Lucky point (ehō)",
    point: "Point",
    side: "Lies",
    bearingDeg: "Bearing",
    gods: "Gods",
    god: "God",
    forbids: "Forbids",
    seat: "Keeps the seat",
    closes: "Closes ways",
    branches: "Branches",
    directions: "Directions",
    elsewhere: "Elsewhere",
    until: "Until",
    direction: "Direction",
    closed: "Closed",
    way: "The way",
    towards: "Towards",
    first: "First",
    second: "Then",
    openFrom: "Open from",
  },
  terms: {
    oldMonth: old.oldMonth,
    houi,
    onmyoGod,
    onmyoElsewhere,
    ehou,
    onmyoSeat: {
      year: "for the year",
      threeYears: "for three years",
      days: "for five or six days",
      day: "for the day",
      season: "for the season",
    },
    onmyoWay: { open: "open", detour: "by a detour", wait: "wait" },
  },
  phrases: {
    none: "No god closes it",
    closedBy: ({ god }: Phrases["closedBy"]) => `${name(god)} sits there`,
    byWay: ({ first, second }: Phrases["byWay"]) =>
      `Go ${houi[first]} first, stay the night, and go on ${houi[second]} from there`,
    until: ({ date }: Phrases["until"]) =>
      `The directions beside it are closed too; it opens on ${date}`,
    noEnd: "The directions beside it are closed too, and it does not open within sixty days",
  },
  conventions: {
    yearStart: {
      title: "When the gods of the year change seats",
      options: { risshun: "at risshun", oldNewYear: "with the old new year" },
    },
    leap2033: old.leap2033,
  },
  refusals: { oldYearOutOfRange: old.oldYearOutOfRange },
  reading(answer: OnmyodoAnswer, say: Speaker) {
    const { date, yearPair, lucky, gods, directions, way } = answer;
    const of = (id: God) => gods.find(({ god }) => god === id)!;
    const [general, metal, tenichi, taihaku] = [
      of("daishogun"),
      of("konjin"),
      of("tenichi"),
      of("taihaku"),
    ];
    const { month, isLeapMonth, day, monthName } = answer.old;
    const open = directions.filter(({ closed }) => !closed).map(({ direction }) => houi[direction]);
    const wanted = way
      ? [
          `Towards the ${houi[way.towards]}: ${way.way.because.map((one) => say.phrase(one)).join(". ")}.`,
        ]
      : [];
    return [
      ...wanted,
      `On ${date}, ${isLeapMonth ? "leap " : ""}month ${month} (${OLD_MONTH.writings[monthName]!.roman}) day ${day} of the old calendar, the daily gods sit so: ${name("tenichi")} ${seatOf(tenichi)} until ${tenichi.until}, ${name("taihaku")} ${seatOf(taihaku)}.`,
      `In this year of ${nativeOf(PILLAR, yearPair)} (${readKanshi(yearPair)}) ${name("daishogun")} sits ${seatOf(general)} and ${name("konjin")} ${seatOf(metal)}. ${open.length > 0 ? `Open ways lead ${list(open)}` : "No way is open"}.`,
      `The lucky point, ehō, is ${LUCKY_POINT.writings[lucky.point]!.native}, ${ehou[lucky.point].side}, at ${lucky.bearingDeg}° from north.`,
    ];
  },
  picture: {
    heading: ({ date, yearPair, dayPair }: OnmyodoAnswer) =>
      `${date} · year ${nativeOf(PILLAR, yearPair)}, day ${nativeOf(PILLAR, dayPair)}`,
    south: "south on top",
    mark: {
      toshitoku: "恵方",
      taisai: "太歳",
      daishogun: "大将軍",
      taion: "太陰",
      saikyo: "歳刑",
      saiha: "歳破",
      saisetsu: "歳殺",
      oban: "黄幡",
      hyobi: "豹尾",
      konjin: "金神",
      tenichi: "天一",
      taihaku: "太白",
      doku: "土公",
    },
    legend: ({ gods }: OnmyodoAnswer) => [
      "red: Daishōgun 大将軍, Konjin 金神, Ten'ichi 天一, Taihaku 太白",
      gods
        .filter(({ elsewhere }) => elsewhere)
        .map(({ god, elsewhere }) => `${GOD.writings[god]!.roman} ${onmyoElsewhere[elsewhere!]}`)
        .join(" · "),
      "green: 恵方, the lucky point",
    ],
    desc: ({ date, directions }: OnmyodoAnswer) =>
      `Compass of the gods on ${date}; closed: ${list(directions.filter(({ closed }) => closed).map(({ direction }) => houi[direction])) || "none"}`,
  },
} satisfies Words<{
  input: typeof input;
  answer: typeof answer;
  conventions: typeof CONVENTIONS;
  refusals: Pick<OldCalendarRefusals, "oldYearOutOfRange">;
}>;

export type OnmyodoWords = Translation<typeof en>;
