/** The reading of a board in English: what was asked first, then what the board adds. */
import { PILLAR, STEM } from "#lore";
import { english } from "#sdk";
import { SOLAR_TERM } from "../../../calendar/solar_terms.ts";
import * as calendar from "../../../calendar/words/en.ts";
import { said } from "../../../core/question/words/en.ts";
import { withAnswer } from "../../../core/question/words/said.ts";
import { stemName } from "../../../core/words/en.ts";
import { nativeOf } from "../../../core/natives.ts";
import type { QimenAnswer } from "../../answer.ts";
import type { Palace } from "../../board_shape.ts";
import { FORMATION } from "../../formations/formation.ts";
import { STEM_PAIR } from "../../formations/stem_pairs.ts";
import { notable } from "../../highlights.ts";
import { openPalaces, wayOut } from "../../opening.ts";
import { PALACE_PHASES } from "../../palaces.ts";
import { DOOR, GOD, STAR } from "../../terms.ts";
import { door, dun, god, sideOf, star, yuan } from "./board.ts";
import { formation } from "./formations.ts";
import { bearing, outlook, role, topic } from "./matter.ts";
import { stemPair } from "./stem_pairs.ts";

const { list } = english;
const capital = (text: string) => text[0]!.toUpperCase() + text.slice(1);

/** What the doors are good for. */
const doorUses: Readonly<Record<keyof typeof door, string>> = {
  kai: "opening, travel and asking officials",
  xiu: "rest, reconciliation and meeting people",
  sheng: "trade, building and asking for money",
  jingView: "proposals, writing and publicity",
  du: "hiding, closing gaps and keeping secrets",
  shang: "collecting what is owed, hunting and contests",
  jing: "disputes, pursuit and alarming others",
  si: "remembrance and clearing away",
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
  const parts = [
    of && `the door ${gloss(nativeOf(DOOR, of), door[of])}`,
    stars[0] && `the star ${gloss(nativeOf(STAR, stars[0]), star[stars[0]])}`,
    deity && `the deity ${gloss(nativeOf(GOD, deity), god[deity])}`,
  ].filter((part): part is string => Boolean(part));
  return parts.length > 0 ? list(parts) : "no door";
}

function matterText(board: QimenAnswer, gloss: Gloss): string {
  const { matter, palaces } = board;
  const asker = palaces[matter.askerPalace - 1]!;
  const told = new Set([asker.number]);
  const signs = matter.signs.map((sign) => {
    const palace = palaces[sign.palace - 1]!;
    const isNew = !told.has(palace.number);
    told.add(palace.number);
    const where = isNew
      ? `in the ${sideOf(palace.number)}${palace.isVoid ? " (void and so not yet real)" : ""} with ${furniture(palace, gloss)}`
      : palace === asker
        ? "in your own palace"
        : `also in the ${sideOf(palace.number)}`;
    const stands = palace === asker ? "" : ` and its palace ${bearing[sign.bearing]}`;
    return `${capital(role[sign.role])} stands ${where}${stands}.`;
  });
  return (
    `${capital(topic[matter.topic])}: the board is ${outlook[matter.outlook]}. ` +
    `You stand in the ${sideOf(asker.number)} with ${furniture(asker, gloss)}. ${signs.join(" ")}`
  );
}

function formationsText(board: QimenAnswer): string {
  const { formations, pairs } = notable(board);
  const named = formations.map(({ formation: id, palaces }) => {
    const where = palaces.length > 0 ? ` in the ${list(palaces.map(sideOf))}` : "";
    return `${nativeOf(FORMATION, id)} (${formation[id].text})${where}: ${formation[id].sense}`;
  });
  const stems = pairs.map(({ palace, pair }) => {
    const { text, sense } = stemPair[pair];
    return `${nativeOf(STEM_PAIR, pair)} (${text}) in the ${sideOf(palace)}: ${sense}`;
  });
  const formed = named.length > 0 ? `The formations that bear on it: ${named.join("; ")}.` : "";
  const paired = stems.length > 0 ? `Stem over stem the board reads ${stems.join("; ")}.` : "";
  return [formed, paired].filter((part) => part !== "").join(" ");
}

function adviceText(board: QimenAnswer): string {
  const { matter, palaces } = board;
  const open = openPalaces(board);
  const way = wayOut(open);
  const chief = matter.signs[0] && palaces[matter.signs[0].palace - 1];
  const uses = (palace: Palace) => (palace.door ? doorUses[palace.door] : "waiting");
  if (matter.outlook === "unfavourable") {
    return way
      ? `Do not force it now. What this hour does favour lies in the ${sideOf(way.number)}: ${uses(way)}.`
      : "No good door stands freely either: leave it for another hour.";
  }
  if (chief && !chief.isVoid && chief.door && matter.outlook === "favourable") {
    return `Go towards it: the ${sideOf(chief.number)} is its side, and the door there suits ${uses(chief)}.`;
  }
  return way
    ? `It can be helped along from the ${sideOf(way.number)}, by ${uses(way)}; settle the open points before you commit.`
    : "It hangs in the balance, and no good door stands freely: gather what is missing first.";
}

/** Reads a board out. */
export function readOut(board: QimenAnswer): readonly string[] {
  const { question, pillars, ju, valueStar, valueDoor, hiddenHead } = board;
  const gloss = glossary();
  const hour = nativeOf(PILLAR, pillars.hour);
  const head = hiddenHead.at(-1)!;
  const headId = STEM.ids.find((id) => nativeOf(STEM, id) === head)!;
  const told = [
    matterText(board, gloss),
    `${formationsText(board)} ${adviceText(board)}`.trim(),
    `The board is that of the hour ${hour} on the day ${nativeOf(PILLAR, pillars.day)}: ${dun[ju.dun]} ${ju.number}, ${yuan[ju.yuan]} of ${nativeOf(SOLAR_TERM, ju.term)} (${calendar.solarTerm[ju.term]}). ` +
      `Its ten hours hide 甲 under ${head} (${stemName(headId)}); their star ${gloss(nativeOf(STAR, valueStar.star), star[valueStar.star])} is on duty in the ${sideOf(valueStar.palace)}, their door ${gloss(nativeOf(DOOR, valueDoor.door), door[valueDoor.door])} in the ${sideOf(valueDoor.palace)}. It speaks for this double hour and this matter alone.`,
  ];
  if (!question) return told;
  const { asked, reply, matter } = board;
  const palace = matter.signs[0]!.palace;
  const why = {
    where: `${capital(role[matter.signs[0]!.role])} stands on that side.`,
    when: `${capital(role[matter.signs[0]!.role])} stands in palace ${palace}, and its number counts the time.`,
  };
  return withAnswer(
    said,
    { question, asked, reply, phase: PALACE_PHASES[palace - 1]!, why },
    told,
  );
}
