import { PILLAR, type Polarity } from "#lore";
import type { Translation, Words } from "#sdk";
import type { LongitudeRefusal } from "#east/calendar/chart_time.ts";
import type { LunarRefusal } from "#east/calendar/lunar_moment.ts";
import * as calendar from "#east/calendar/words/en.ts";
import { tallyPhrases } from "../../core/words/en.ts";
import { askedText } from "../../core/words/en/question.ts";
import { nativeOf } from "#east/natives.ts";
import type { TallyPhrases } from "#east/tally.ts";
import type { answer, Placed, Side, TaiYiAnswer } from "../answer.ts";
import type { CONVENTIONS, Epoch, input, Scope } from "../input.ts";
import { stronger } from "../stronger.ts";
import { FORMATION, POSITION, type Formation } from "../terms.ts";
import type { BoardPhrases } from "../weight.ts";

const { clock, dayBoundary } = calendar.conventions;

const scope = { year: "year", month: "month", day: "day", hour: "hour" };
const position = {
  zi: "north",
  chou: "north by northeast",
  gen: "northeast",
  yin: "east by northeast",
  mao: "east",
  chen: "east by southeast",
  xun: "southeast",
  si: "south by southeast",
  wu: "south",
  wei: "south by southwest",
  kun: "southwest",
  shen: "west by southwest",
  you: "west",
  xu: "west by northwest",
  qian: "northwest",
  hai: "north by northwest",
};
const cycle = { human: "governs people", heaven: "governs heaven", earth: "governs earth" };
const formation = {
  yan: "covered: the guest eye stands with Tai Yi",
  qiu: "imprisoned: the host eye stands with Tai Yi",
  ji: "struck: the guest eye stands beside Tai Yi",
  po: "pressed: the host eye stands beside Tai Yi",
  ge: "barred: the guest eye faces Tai Yi",
  dui: "opposed: the host eye faces Tai Yi",
  guan: "locked: host and guest generals meet",
};
const countMark = {
  long: "long count",
  short: "short count",
  withoutHeaven: "without heaven: no ten",
  withoutEarth: "without earth: no five",
  withoutPeople: "without people: no unit",
};

/** Sides of the palaces by Tai Yi's numbers, 1 first. */
const SIDES = [
  "northwest",
  "south",
  "northeast",
  "east",
  "centre",
  "west",
  "southwest",
  "north",
  "southeast",
] as const;

const favours = {
  host: "The host has the longer count, and with it the stronger hand: it favours those who hold their ground and let the other begin.",
  guest:
    "The guest has the longer count, and with it the stronger hand: it favours those who set out and take the first step.",
  neither: "The counts are even, and neither side should press.",
};

const at = ({ position: id }: Placed) => `${nativeOf(POSITION, id)} (${position[id]})`;
const counted = ({ count, marks }: Side) =>
  `${count} (${marks.map((mark) => countMark[mark]).join(", ")})`;

function formationsText(formations: readonly Formation[]): string {
  if (formations.length === 0) {
    return "No hostile formation binds Tai Yi, so undertakings are not hampered from above.";
  }
  const named = formations.map((id) => `${nativeOf(FORMATION, id)} (${formation[id]})`);
  return `Of the formations there ${named.length === 1 ? "is" : "are"} ${named.join("; ")}, a sign to move with care.`;
}

export const en = {
  title: "Supreme One (tai yi)",
  summary:
    "Epoch count, ju, palace of Tai Yi, eyes of host and guest, counts, generals, eight doors and formations of a year, month, day or hour",
  weighs:
    "50; the asker is the host: the higher count ±8, each mark of lack on the host's count -3 and on the guest's +3, each formation -6",
  inputs: {
    scope: { label: "Board", about: "Which board; default year", values: scope },
  },
  fields: {
    scope: "Board",
    unit: "Pillar",
    lunarYear: "Lunar year",
    accumulation: "Units since the epoch",
    dun: "Course",
    ju: "Ju",
    palace: "Palace",
    "/palace": "Tai Yi's palace",
    cycle: "What it governs",
    wenChang: "Host's eye (wen chang)",
    jiShen: "Planner (ji shen)",
    heShen: "Union (he shen)",
    shiJi: "Guest's eye (shi ji)",
    dingMu: "Set eye (ding mu)",
    position: "Position",
    god: "God",
    host: "Host",
    guest: "Guest",
    set: "Set count",
    count: "Count",
    marks: "Marks",
    general: "Palace of the general",
    deputy: "Palace of the deputy",
    doors: "Doors",
    door: "Door",
    formations: "Formations",
  },
  terms: {
    scope,
    position,
    god: {
      diZhu: "lord of the earth",
      yangDe: "yang virtue",
      heDe: "harmonious virtue",
      luShen: "lü shen",
      gaoCong: "tall thicket",
      taiYang: "great yang",
      daJiong: "great brightness",
      daShen: "great spirit",
      daWei: "great awe",
      tianDao: "way of heaven",
      daWu: "great valour",
      wuDe: "martial virtue",
      taiCu: "great cluster",
      yinZhu: "lord of yin",
      yinDe: "hidden virtue",
      daYi: "great righteousness",
    },
    cycle,
    countMark,
    door: {
      kai: "opening",
      xiu: "rest",
      sheng: "growth",
      shang: "injury",
      du: "closure",
      jing: "view",
      si: "stillness",
      jingAlarm: "alarm",
    },
    formation,
  },
  phrases: {
    ...tallyPhrases,
    counts: ({ host, guest }: BoardPhrases["counts"]) =>
      `The host counts ${host} and the guest ${guest}`,
    hostLacks: "What the host's count lacks",
    guestLacks: "What the guest's count lacks",
    formation: ({ formation: id }: BoardPhrases["formation"]) => `A formation is ${formation[id]}`,
  },
  conventions: {
    clock,
    dayBoundary,
    epoch: {
      title: "Epoch",
      options: {
        tongZong: "Tongzong: 10153917 years before year 0",
        jinJing: "Jinjing: 1936557 years",
        taoJinGe: "Taojin ge: 10154193 years",
      },
    },
    tens: {
      title: "General of a count of tens",
      options: { byNine: "Remainder by nine", one: "Palace one", centre: "The centre" },
    },
  },
  refusals: {
    ...calendar.refusals,
    timeNeeded: {
      when: "An hour board was asked for without a time",
      says: "An hour board cannot be laid: give the time",
    },
    epochOfYears: {
      when: "Another epoch than tongZong was chosen for a day or hour board, which only tongZong counts",
      says: ({ epoch }: { epoch: Epoch }) =>
        `Days cannot be counted from the epoch ${epoch}: only tongZong counts them`,
    },
  },
  reading: ({ question, ...board }: TaiYiAnswer) => [
    `${askedText(question)}In the ${scope[board.scope]} ${nativeOf(PILLAR, board.unit)}, ${board.dun} course, ju ${board.ju}, Tai Yi dwells in palace ${board.palace}, the ${SIDES[board.palace - 1]}, and ${cycle[board.cycle]}. The host's eye, 文昌, is at ${at(board.wenChang)}; the guest's eye, 始擊, at ${at(board.shiJi)}.`,
    `The host counts ${counted(board.host)}, the guest ${counted(board.guest)}. ${favours[stronger(board)]} ${formationsText(board.formations)} Tai Yi was read for realms and seasons; one person may take its drift, hardly more.`,
  ],
  picture: {
    heading: (board: { scope: Scope; native: string; dun: Polarity; ju: number }) =>
      `Tai Yi, ${scope[board.scope]} ${board.native}, ju ${board.ju}`,
    host: "host",
    guest: "guest",
    set: "set",
    legend: [
      "South is on top; the large signs are the eight palaces.",
      "太乙 Tai Yi  文昌 host's eye  始擊 guest's eye",
      "計神 planner  合神 union  定目 set eye",
      "Centre: count · great general / deputy",
    ],
  },
} satisfies Words<{
  input: typeof input;
  answer: typeof answer;
  conventions: typeof CONVENTIONS;
  phrases: BoardPhrases & TallyPhrases;
  refusals: LongitudeRefusal & LunarRefusal & { timeNeeded: {}; epochOfYears: { epoch: Epoch } };
}>;

export type TaiYiWords = Translation<typeof en>;
