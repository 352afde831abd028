/** 以繁體中文解盤：先答所問，再述格局。 */
import { PILLAR } from "#lore";
import { solarTerm } from "../../../calendar/words/zh_hant.ts";
import { nativeOf } from "../../../core/natives.ts";
import { withAnswer } from "../../../core/question/words/said.ts";
import { said } from "../../../core/question/words/zh_hant.ts";
import type { QimenAnswer } from "../../answer.ts";
import type { Palace } from "../../board_shape.ts";
import { notable } from "../../highlights.ts";
import { openPalaces, wayOut } from "../../opening.ts";
import { PALACE_PHASES } from "../../palaces.ts";
import { door, dun, god, sideOf, star, yuan } from "./board.ts";
import { formation } from "./formations.ts";
import { bearing, outlook, role, topic } from "./matter.ts";
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

function matterText({ matter, palaces }: QimenAnswer): string {
  const asker = palaces[matter.askerPalace - 1]!;
  const told = new Set([asker.number]);
  const signs = matter.signs.map((sign) => {
    const palace = palaces[sign.palace - 1]!;
    const isNew = !told.has(palace.number);
    told.add(palace.number);
    if (palace === asker) return `${role[sign.role]}與你同宮。`;
    const place = isNew
      ? `落${sideOf(palace.number)}${palace.isVoid ? "空亡之地" : ""}見${furniture(palace)}`
      : `亦在${sideOf(palace.number)}`;
    return `${role[sign.role]}${place}而其宮${bearing[sign.bearing]}。`;
  });
  return `問${topic[matter.topic]}，此局${outlook[matter.outlook]}。你在${sideOf(asker.number)}，得${furniture(asker)}。${signs.join("")}`;
}

function formationsText(board: QimenAnswer): string {
  const { formations, pairs } = notable(board);
  const named = formations.map(({ formation: id, palaces }) => {
    const where = palaces.length > 0 ? `在${palaces.map(sideOf).join("、")}` : "";
    return `${formation[id].text}${where}，${formation[id].sense}`;
  });
  const stems = pairs.map(
    ({ palace, pair }) => `${sideOf(palace)}${stemPair[pair].text}，${stemPair[pair].sense}`,
  );
  return (
    (named.length > 0 ? `格局關乎此事者：${named.join("；")}。` : "") +
    (stems.length > 0 ? `十干克應：${stems.join("；")}。` : "")
  );
}

function adviceText(board: QimenAnswer): string {
  const { matter, palaces } = board;
  const way = wayOut(openPalaces(board));
  const chief = matter.signs[0] && palaces[matter.signs[0].palace - 1];
  const uses = (palace: Palace) => (palace.door ? doorUses[palace.door] : "靜候");
  if (matter.outlook === "unfavourable") {
    return way
      ? `此事眼下不宜強求；此時所利在${sideOf(way.number)}，宜${uses(way)}。`
      : "三吉門亦皆不得地，且待他時。";
  }
  if (chief && !chief.isVoid && chief.door && matter.outlook === "favourable") {
    return `可迎而取之：${sideOf(chief.number)}為其方，門利${uses(chief)}。`;
  }
  return way
    ? `可自${sideOf(way.number)}助之，宜${uses(way)}；未定之處先談妥再應承。`
    : "勢在兩可，吉門又不得地，先把所缺補齊。";
}

/** 全篇。 */
export function readOut(board: QimenAnswer): readonly string[] {
  const { question, pillars, ju, valueStar, valueDoor, hiddenHead } = board;
  const told = [
    matterText(board),
    `${formationsText(board)}${adviceText(board)}`,
    `此為${nativeOf(PILLAR, pillars.day)}日${nativeOf(PILLAR, pillars.hour)}時之局：${solarTerm[ju.term]}${yuan[ju.yuan]}，${dun[ju.dun]}${ju.number}局，符首${hiddenHead}；值符${star[valueStar.star]}在${sideOf(valueStar.palace)}，值使${door[valueDoor.door]}在${sideOf(valueDoor.palace)}。一局只應一時一事。`,
  ];
  if (!question) return told;
  const { asked, reply, matter } = board;
  const { palace, role: sign } = matter.signs[0]!;
  const why = { where: `${role[sign]}落此方。`, when: `${role[sign]}落${palace}宮，以宮數計期。` };
  return withAnswer(
    said,
    { question, asked, reply, phase: PALACE_PHASES[palace - 1]!, why },
    told,
  );
}
