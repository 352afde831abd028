/** 以繁體中文解盤：先答所問，再述格局。 */
import { PILLAR } from "#lore";
import { solarTerm } from "#east/calendar/words/zh_hant.ts";
import { nativeOf } from "#east/natives.ts";
import { withAnswer } from "../../../core/question/words/said.ts";
import { said } from "../../../core/question/words/zh_hant.ts";
import type { QimenAnswer } from "../../answer.ts";
import type { Palace } from "../../board_shape.ts";
import type { Bearing } from "../../matter_shape.ts";
import { notable } from "../../highlights.ts";
import { openPalaces, wayOut } from "../../opening.ts";
import { PALACE_PHASES } from "../../palaces.ts";
import { door, dun, god, sideOf, star, yuan } from "./board.ts";
import { formation } from "./formations.ts";
import { outlook, role, topic } from "./matter.ts";
import { stemPair } from "./stem_pairs.ts";

/** 八門所宜。 */
const doorUses: Readonly<Record<keyof typeof door, string>> = {
  kai: "開張、出行、謁貴",
  xiu: "休養、和解、會晤",
  sheng: "營商、修造、求財",
  jingView: "陳策、文書、宣傳",
  du: "藏匿、堵漏、守密",
  shang: "討債、漁獵、競賽",
  jing: "爭辯、追捕、警示",
  si: "追思、清理",
  zhong: "靜守",
};

function furniture({ door: of, god: deity, stars }: Palace): string {
  const parts = [of && door[of], stars[0] && star[stars[0]], deity && god[deity]].filter(Boolean);
  return parts.length > 0 ? parts.join("、") : "無門";
}

function matterText({ matter, palaces, pillars }: QimenAnswer): string {
  const asker = palaces[matter.askerPalace - 1]!;
  const told = new Set([asker.number]);
  const signs = matter.signs.map((sign) => {
    const palace = palaces[sign.palace - 1]!;
    const isNew = !told.has(palace.number);
    told.add(palace.number);
    if (palace === asker) return `${role[sign.role]}與你同宮。`;
    const [from, to] = [sideOf(palace.number), sideOf(asker.number)];
    if (!isNew) return `${role[sign.role]}亦在${from}。`;
    const place = `落${from}${palace.isVoid ? "空亡之地" : ""}見${furniture(palace)}`;
    return `${role[sign.role]}${place}，${bears[sign.bearing](from, to)}。`;
  });
  return `${nativeOf(PILLAR, pillars.day)}日${nativeOf(PILLAR, pillars.hour)}時之局於${topic[matter.topic]}${outlook[matter.outlook]}。你在${sideOf(asker.number)}得${furniture(asker)}。${signs.join("")}`;
}

/** 兩宮之間，以方位言之。 */
const bears: Readonly<Record<Bearing, (from: string, to: string) => string>> = {
  generates: (from, to) => `${from}生${to}`,
  controlled: (from, to) => `${from}受${to}之剋`,
  same: (from, to) => `${from}與${to}同氣`,
  drains: (from, to) => `${from}洩${to}`,
  controls: (from, to) => `${from}剋${to}`,
};

function doorOf({ door: id }: Palace): string {
  return id ? door[id] : "無門之宮";
}

/** 所主：以利、宜、不起者直接其名，餘加一「主」字。 */
function meaning(sense: string): string {
  return /^[利宜不]/.test(sense) ? sense : `主${sense}`;
}

function formationsText(board: QimenAnswer): string {
  const { formations, pairs } = notable(board);
  const named = formations.map(({ formation: id, palaces }) => {
    const where = palaces.length > 0 ? `${palaces.map(sideOf).join("、")}之` : "";
    return `${where}${formation[id].text}${meaning(formation[id].sense)}`;
  });
  const stems = pairs.map(
    ({ palace, pair }) => `${sideOf(palace)}${stemPair[pair].text}${meaning(stemPair[pair].sense)}`,
  );
  return [...named, ...stems].map((one) => `${one}。`).join("");
}

function adviceText(board: QimenAnswer): string {
  const { matter, palaces } = board;
  const way = wayOut(openPalaces(board));
  const chief = matter.signs[0] && palaces[matter.signs[0].palace - 1];
  const uses = (palace: Palace) => (palace.door ? doorUses[palace.door] : "靜候");
  if (matter.outlook === "unfavourable") {
    return way
      ? `與其強求，不如就${sideOf(way.number)}之${doorOf(way)}${uses(way)}。`
      : "三吉門亦皆不得地，且待他時。";
  }
  if (chief && !chief.isVoid && chief.door && matter.outlook === "favourable") {
    return `宜迎向${sideOf(chief.number)}之${doorOf(chief)}以${uses(chief)}。`;
  }
  return way
    ? `可借${sideOf(way.number)}之${doorOf(way)}以${uses(way)}相助，未定之處談妥再應承。`
    : "勢在兩可，吉門又不得地，先把所缺補齊。";
}

/** 全篇。 */
export function readOut(board: QimenAnswer): readonly string[] {
  const { question, ju, valueStar, valueDoor, hiddenHead } = board;
  const told = [
    matterText(board),
    `${formationsText(board)}${adviceText(board)}`,
    `此局專為這一時辰而立，用${ju.term && ju.yuan ? `${solarTerm[ju.term]}${yuan[ju.yuan]}` : ""}${dun[ju.dun]}${ju.number}局，符首${hiddenHead}之下值符${star[valueStar.star]}在${sideOf(valueStar.palace)}、值使${door[valueDoor.door]}在${sideOf(valueDoor.palace)}。`,
  ];
  if (!question) return told;
  const { asked, reply, matter } = board;
  const { palace, role: sign } = matter.signs[0]!;
  const why = { where: `${role[sign]}落此方。`, when: `${role[sign]}落${palace}宮，以宮數計期。` };
  return withAnswer(said, { question, asked, reply, phase: PALACE_PHASES[palace - 1]!, why }, told);
}
