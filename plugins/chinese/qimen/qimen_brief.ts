import type { Brief, Lang } from "#old";
import type { Named } from "../core/named.ts";

interface Palace {
  readonly number: number;
  readonly earth: Named;
  readonly heaven: readonly Named[];
  readonly stars: readonly Named[];
  readonly door: Named | null;
  readonly god: Named | null;
  readonly isVoid: boolean;
  readonly isHorse: boolean;
  readonly marks: readonly Named[];
}

/** What the reading is made of. */
export interface QimenAnswer {
  readonly pillars: {
    readonly [K in "year" | "month" | "day" | "hour"]: { readonly native: string };
  };
  readonly ju: {
    readonly term: Named;
    readonly dun: Named;
    readonly number: number;
    readonly yuan: Named;
  };
  readonly valueStar: { readonly star: Named; readonly palace: number };
  readonly valueDoor: { readonly door: Named; readonly palace: number };
  readonly palaces: readonly Palace[];
  readonly marks: readonly Named[];
  readonly question: string | null;
}

/** Directions by palace number, 1 first. */
export const SIDES_EN = [
  "north",
  "southwest",
  "east",
  "southeast",
  "centre",
  "northwest",
  "west",
  "northeast",
  "south",
] as const;
/** Palaces by number in Chinese, 1 first. */
export const SIDES_ZH = [
  "坎北",
  "坤西南",
  "震東",
  "巽東南",
  "中宮",
  "乾西北",
  "兌西",
  "艮東北",
  "離南",
] as const;

const CENTRE = 5;
const GOOD_DOORS = ["kai", "xiu", "sheng"];
const DOOR_USE: Readonly<Record<string, readonly [string, string]>> = {
  kai: ["opening, travel and asking officials", "開張、出行、謁貴"],
  xiu: ["rest, reconciliation and meeting people", "休養、和解、會晤"],
  sheng: ["trade, building and asking for money", "營商、修造、求財"],
};

/** Tells a writer the board, and reads what it favours. */
export function qimenBrief(answer: QimenAnswer, lang: Lang): Brief {
  const en = lang === "en";
  return {
    facts: {
      pillars: Object.values(answer.pillars).map(({ native }) => native),
      ju: answer.ju,
      valueStar: answer.valueStar,
      valueDoor: answer.valueDoor,
      marks: answer.marks,
      palaces: answer.palaces.map((palace) => ({
        number: palace.number,
        door: palace.door?.native ?? null,
        star: palace.stars.map(({ native }) => native),
        god: palace.god?.native ?? null,
        marks: palace.marks.map(({ native }) => native),
      })),
      question: answer.question,
    },
    outline: en ? ["The board", "Where to turn", "Cautions"] : ["局象", "利方", "戒慎"],
    plain: (en ? english(answer) : chinese(answer)).join("\n\n"),
  };
}

function favourable(answer: QimenAnswer): readonly Palace[] {
  return answer.palaces
    .filter(
      ({ door, marks }) =>
        door && GOOD_DOORS.includes(door.id) && !marks.some(({ id }) => id === "doorPresses"),
    )
    .sort((a, b) => Number(a.isVoid) - Number(b.isVoid));
}

function english(answer: QimenAnswer): readonly string[] {
  const { ju, valueStar, valueDoor, pillars } = answer;
  const asked = answer.question ? `You asked: ${answer.question} ` : "";
  const first = `${asked}The hour ${pillars.hour.native} of the day ${pillars.day.native} falls in ${ju.dun.gloss} ${ju.number}, ${ju.yuan.gloss} of ${ju.term.native} (${ju.term.gloss}). The duty star ${valueStar.star.native} stands in the ${SIDES_EN[valueStar.palace - 1]}, the duty door ${valueDoor.door.native} in the ${SIDES_EN[valueDoor.palace - 1]}.`;
  const good = favourable(answer);
  const second =
    good.length === 0
      ? "None of the three good doors stands freely; this is an hour for staying where one is."
      : `Of the three good doors ${good
          .map(
            (palace) =>
              `${palace.door!.native} (${palace.door!.gloss}) opens to the ${SIDES_EN[palace.number - 1]} with ${palace.stars[0]!.native}${palace.isVoid ? ", but in a void palace" : ""}, for ${DOOR_USE[palace.door!.id]![0]}`,
          )
          .join("; ")}.`;
  const named = answer.palaces.flatMap(({ number, marks }) =>
    marks
      .filter(({ id }) => !id.startsWith("door"))
      .map((mark) => `${mark.native} (${mark.gloss}) in the ${SIDES_EN[number - 1]}`),
  );
  const whole = answer.marks.map(({ native, gloss }) => `${native} (${gloss})`);
  const third =
    named.length + whole.length === 0
      ? "No named formation stands out."
      : `To be noted: ${[...whole, ...named].slice(0, 6).join("; ")}.`;
  const open = good.find(({ isVoid, number }) => !isVoid && number !== CENTRE);
  const turn = open
    ? ` Whoever has to act now does best to turn to the ${SIDES_EN[open.number - 1]}.`
    : " If it can wait, let it wait.";
  return [
    first,
    second,
    `${third}${turn} A board holds for its double hour and for the matter it was cast for; the next hour opens other doors.`,
  ];
}

function chinese(answer: QimenAnswer): readonly string[] {
  const { ju, valueStar, valueDoor, pillars } = answer;
  const asked = answer.question ? `所問：「${answer.question}」。` : "";
  const first = `${asked}${pillars.day.native}日${pillars.hour.native}時，${ju.term.native}${ju.yuan.native}，${ju.dun.native}${ju.number}局。值符${valueStar.star.native}落${SIDES_ZH[valueStar.palace - 1]}，值使${valueDoor.door.native}落${SIDES_ZH[valueDoor.palace - 1]}。`;
  const good = favourable(answer);
  const second =
    good.length === 0
      ? "三吉門皆不得地，此時宜靜守。"
      : `三吉門中，${good
          .map(
            (palace) =>
              `${palace.door!.native}臨${SIDES_ZH[palace.number - 1]}，會${palace.stars[0]!.native}${palace.isVoid ? "而逢空" : ""}，利${DOOR_USE[palace.door!.id]![1]}`,
          )
          .join("；")}。`;
  const named = answer.palaces.flatMap(({ number, marks }) =>
    marks
      .filter(({ id }) => !id.startsWith("door"))
      .map((mark) => `${SIDES_ZH[number - 1]}${mark.native}`),
  );
  const notes = [...answer.marks.map(({ native }) => native), ...named].slice(0, 6);
  const third = notes.length === 0 ? "別無顯著格局。" : `格局可注意者：${notes.join("、")}。`;
  const open = good.find(({ isVoid, number }) => !isVoid && number !== CENTRE);
  const turn = open
    ? `此時若須有所舉動，以向${SIDES_ZH[open.number - 1]!.slice(1)}為宜。`
    : "事若可緩，不妨稍待。";
  return [first, second, `${third}${turn}一局只應一時一事，時辰既過，門戶自換。`];
}
