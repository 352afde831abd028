/** The reading of a board in English: what was asked first, then what the board adds. */
import { PILLAR, STEM } from "#lore";
import { english } from "#sdk";
import { SOLAR_TERM } from "#east/calendar/solar_terms.ts";
import * as calendar from "#east/calendar/words/en.ts";
import { said } from "../../../core/question/words/en.ts";
import { withAnswer } from "../../../core/question/words/said.ts";
import { stemName } from "../../../core/words/en.ts";
import { nativeOf } from "#east/natives.ts";
import type { QimenAnswer } from "../../answer.ts";
import type { Palace } from "../../board_shape.ts";
import { FORMATION } from "../../formations/formation.ts";
import { STEM_PAIR } from "../../formations/stem_pairs.ts";
import type { Bearing } from "../../matter_shape.ts";
import { notable } from "../../highlights.ts";
import { openPalaces, wayOut } from "../../opening.ts";
import { PALACE_PHASES } from "../../palaces.ts";
import { DOOR, GOD, STAR } from "../../terms.ts";
import { door, dun, god, sideOf, star, yuan } from "./board.ts";
import { formation } from "./formations.ts";
import { outlook, role, topic } from "./matter.ts";
import { stemPair } from "./stem_pairs.ts";

const { list } = english;
const capital = (text: string) => text[0]!.toUpperCase() + text.slice(1);

/** What the doors are good for. */
const doorUses: Readonly<Record<keyof typeof door, string>> = {
  kai: "travel or asking officials",
  xiu: "rest or reconciliation",
  sheng: "trade or asking for money",
  jingView: "proposals or publicity",
  du: "hiding or keeping secrets",
  shang: "collecting what is owed or contests",
  jing: "disputes or pursuit",
  si: "remembrance or clearing away",
  zhong: "nothing in particular",
};

/** Terms that have been glossed, so that each is glossed once. */
function glossary() {
  const known = new Set<string>();
  return (native: string, gloss: string) => {
    if (known.has(native)) return native;
    known.add(native);
    return `${native} (${gloss})`;
  };
}
type Gloss = ReturnType<typeof glossary>;

function furniture(palace: Palace, gloss: Gloss): string {
  const { door: of, god: deity, stars } = palace;
  const [first] = stars;
  const stands = [
    of && gloss(nativeOf(DOOR, of), `the door of ${door[of]}`),
    first && gloss(nativeOf(STAR, first), star[first]),
  ].filter((part): part is string => Boolean(part));
  const under = deity ? ` under ${gloss(nativeOf(GOD, deity), god[deity])}` : "";
  return stands.length > 0 ? `with ${stands.join(" and ")}${under}` : "without a door";
}

function matterText(board: QimenAnswer, gloss: Gloss): string {
  const { matter, palaces, pillars } = board;
  const asker = palaces[matter.askerPalace - 1]!;
  const [hour, day] = [nativeOf(PILLAR, pillars.hour), nativeOf(PILLAR, pillars.day)];
  const told = new Set([asker.number]);
  const signs = matter.signs.map((sign) => {
    const palace = palaces[sign.palace - 1]!;
    const isNew = !told.has(palace.number);
    told.add(palace.number);
    const where = isNew
      ? `in the ${sideOf(palace.number)}${palace.isVoid ? " (void and so not yet real)" : ""} ${furniture(palace, gloss)}`
      : palace === asker
        ? "in your own palace"
        : `also in the ${sideOf(palace.number)}`;
    const [from, to] = [sideOf(palace.number), sideOf(asker.number)];
    const stands =
      palace === asker || !isNew ? "" : `, and the ${from} ${bears[sign.bearing]} the ${to}`;
    return `${capital(role[sign.role])} stands ${where}${stands}.`;
  });
  return (
    `For ${topic[matter.topic]} the board of ${hour} on the day ${day} is ${outlook[matter.outlook]}. ` +
    `You stand in the ${sideOf(asker.number)} ${furniture(asker, gloss)}. ${signs.join(" ")}`
  );
}

/** How one palace stands to another, between their sides. */
const bears: Readonly<Record<Bearing, string>> = {
  generates: "feeds",
  controlled: "yields to",
  same: "is of one element with",
  drains: "draws on",
  controls: "presses on",
};

function doorOf({ door: id, number }: Palace): string {
  return id ? nativeOf(DOOR, id) : `palace ${number}`;
}

function formationsText(board: QimenAnswer): string {
  const { formations, pairs } = notable(board);
  const hour = nativeOf(PILLAR, board.pillars.hour);
  const named = formations.map(({ formation: id, palaces }) => {
    const where =
      palaces.length > 0 ? ` in the ${list(palaces.map(sideOf))}` : ` over the hour ${hour}`;
    const { text, sense } = formation[id];
    // "for great plans" goes on from the name; a sentence stands for itself.
    const says = sense.startsWith("for ") ? ` is ${sense}` : `: ${sense}`;
    return `${nativeOf(FORMATION, id)} (${text})${where}${says}`;
  });
  const stems = pairs.map(({ palace, pair }) => {
    const { text, sense } = stemPair[pair];
    return `${nativeOf(STEM_PAIR, pair)} (${text}) in the ${sideOf(palace)}: ${sense}`;
  });
  return [...named, ...stems].map((one) => `${one}.`).join(" ");
}

function adviceText(board: QimenAnswer): string {
  const { matter, palaces } = board;
  const open = openPalaces(board);
  const way = wayOut(open);
  const chief = matter.signs[0] && palaces[matter.signs[0].palace - 1];
  const uses = (palace: Palace) => (palace.door ? doorUses[palace.door] : "waiting");
  if (matter.outlook === "unfavourable") {
    return way
      ? `Rather than forcing it turn to ${doorOf(way)} in the ${sideOf(way.number)} for ${uses(way)}.`
      : "No good door stands freely either: leave it for another hour.";
  }
  if (chief && !chief.isVoid && chief.door && matter.outlook === "favourable") {
    return `Go towards ${doorOf(chief)} in the ${sideOf(chief.number)} for ${uses(chief)}.`;
  }
  return way
    ? `Help it along from ${doorOf(way)} in the ${sideOf(way.number)} by ${uses(way)} before you commit.`
    : "It hangs in the balance, and no good door stands freely: gather what is missing first.";
}

/** Reads a board out. */
export function readOut(board: QimenAnswer): readonly string[] {
  const { question, ju, valueStar, valueDoor, hiddenHead } = board;
  const gloss = glossary();
  const head = hiddenHead.at(-1)!;
  const third =
    ju.term && ju.yuan
      ? ` in the ${yuan[ju.yuan]} of ${nativeOf(SOLAR_TERM, ju.term)} (${calendar.solarTerm[ju.term]})`
      : "";
  const headId = STEM.ids.find((id) => nativeOf(STEM, id) === head)!;
  const told = [
    matterText(board, gloss),
    `${formationsText(board)} ${adviceText(board)}`.trim(),
    `It was laid for this double hour alone by ${dun[ju.dun]} ${ju.number}${third}: 甲 hides under ${head} (${stemName(headId)}) while ${gloss(nativeOf(STAR, valueStar.star), star[valueStar.star])} is on duty in the ${sideOf(valueStar.palace)} and ${gloss(nativeOf(DOOR, valueDoor.door), `the door of ${door[valueDoor.door]}`)} in the ${sideOf(valueDoor.palace)}.`,
  ];
  if (!question) return told;
  const { asked, reply, matter } = board;
  const palace = matter.signs[0]!.palace;
  const why = {
    where: `${capital(role[matter.signs[0]!.role])} stands on that side.`,
    when: `${capital(role[matter.signs[0]!.role])} stands in palace ${palace}, and its number counts the time.`,
  };
  return withAnswer(said, { question, asked, reply, phase: PALACE_PHASES[palace - 1]!, why }, told);
}
