import { natives } from "#east/natives.ts";
import type { MolesAnswer } from "../answer.ts";
import { MOLE_PLACE } from "../places.ts";
import type { MolesWords } from "./en.ts";
import { SENSES } from "./places_zh_hant.ts";

type Mole = MolesAnswer["moles"][number];
const names = natives(MOLE_PLACE);
const molePlace = Object.fromEntries(
  MOLE_PLACE.ids.map((id) => [id, { text: names[id], sense: SENSES[id] }]),
) as MolesWords["terms"]["molePlace"];
const moleTopic = {
  career: "事業聲望",
  home: "家宅",
  strength: "體力",
  mind: "心智言語",
  wealth: "錢財",
  love: "感情",
  children: "子女晚輩",
  comfort: "衣食",
};
const luck = { lucky: "吉", mixed: "平", unlucky: "凶" };
const said = ({ place, luck: of, isHidden, isOwnSide }: Mole) =>
  `${names[place]}之痣，主${luck[of]}${isHidden ? "，隱而不顯，書以為佳" : ""}：${SENSES[place]}${isOwnSide === true ? "；在本邊，應驗較重" : isOwnSide === false ? "；不在本邊，應驗較輕" : ""}。`;

export const zhHant: MolesWords = {
  title: "痣相",
  summary: "依痣在面部或身上之位置論其所主：主題、吉凶、隱顯，以及是否在本邊（男左女右）",
  inputs: {
    positions: { label: "位置", about: "至多十二處", values: names },
    gender: { label: "性別", about: "定本邊：男左女右", values: { male: "男", female: "女" } },
  },
  fields: {
    moles: "痣",
    place: "位置",
    sense: "所主",
    topic: "主題",
    luck: "吉凶",
    isHidden: "隱",
    isOwnSide: "在本邊",
    lucky: "吉者",
    unlucky: "凶者",
  },
  terms: { molePlace, moleTopic, luck },
  conventions: {
    hidden: { title: "衣下之痣", options: { better: "吉加一等", alike: "依位置而論" } },
  },
  reading({ moles }) {
    const topics = [...new Set(moles.map(({ topic }) => topic))];
    return [
      ...moles.map(said),
      `${moles.length > 1 ? `合而觀之，所主在${topics.map((id) => moleTopic[id]).join("、")}。` : ""}痣若有變化，宜就醫，不在相書。`,
    ];
  },
  picture: {
    title: "痣相",
    line: ({ place, luck: of }) => `${names[place]}：${luck[of]}`,
  },
};
