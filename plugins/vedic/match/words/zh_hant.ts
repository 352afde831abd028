/** What both matches say alike, in Traditional Chinese. */
import { nakshatra as stars, place } from "../../core/words/zh_hant.ts";
import { NAKSHATRA, type NakshatraId } from "../../core/nakshatras.ts";
import type { Cell, PersonRefusals } from "../person.ts";

/** The parts of the body, as cords. */
export const cord = { foot: "足", waist: "腰", navel: "臍", neck: "頸", head: "頭" };

const nakshatra = Object.fromEntries(NAKSHATRA.ids.map((id) => [id, stars[id].text])) as Readonly<
  Record<NakshatraId, string>
>;

const half = { before: "宮之前半", after: "宮之後半" };

export const terms = {
  who: { a: "甲方", b: "乙方" },
  given: { birth: "以出生時刻", nakshatra: "以月宿" },
  nakshatra,
};

const roles = { ...terms.who, bride: "新娘", groom: "新郎" };

export const inputs = {
  a: { label: "甲方", about: "出生時刻，或月宿及其足" },
  b: { label: "乙方", about: "出生時刻，或月宿及其足" },
  nakshatra: {
    label: "本命月宿",
    about: "本命月宿之序數，1 為婁宿（Ashwini），27 為奎宿（Revati）；可代替出生時刻",
  },
  pada: { label: "足（Pada）", about: "月宿四分之一，1 至 4" },
  groom: {
    label: "新郎",
    about: "以何人為新郎；未指定則依性別，性別亦不能定時以甲方為新郎",
    values: terms.who,
  },
};

export const fields = {
  ...place,
  groom: "新郎",
  bride: "新娘",
  people: "兩人",
  given: "所據",
  moon: "月亮",
  local: "當地時間",
  zone: "時區",
  rule: "規則",
  "time/rule": "時差之由來",
  offset: "時差",
  utc: "世界時",
  timeKnown: "時刻已知",
  assumed: "所設前提",
  warnings: "提醒",
  "time/warnings": "宜查核者",
  possible: "月亮可能之處",
  note: "說明",
  orders: "兩種次序",
  aAsGroom: "以甲方為新郎",
  bAsGroom: "以乙方為新郎",
  alternatives: "月亮未能確定時",
  certified: "不影響結果",
  least: "最低",
  most: "最高",
  cases: "各種情形",
};

export const phrases = {
  timeUnknown: "未提供出生時刻：月亮以正午計，並逐一試算當日各足。",
  padaOpen: "所給之宿足仍有多種可能，已逐一試算。",
  cell: ({ nakshatra: star, pada, half: part }: Cell) =>
    `${nakshatra[star]}第 ${pada} 足${part ? `，${half[part]}` : ""}`,
};

const GIVEN = { both: "兩者皆給", neither: "兩者皆未給" };

export const refusals = {
  "person-incomplete": {
    when: "某人既無 birthDate 亦無 nakshatra，或兩者皆有",
    says: ({ who, given }: PersonRefusals["person-incomplete"]) =>
      `${roles[who]}須給 birthDate 或 nakshatra 其中之一，現${GIVEN[given]}`,
  },
};

export const omissions = {
  groom:
    "古籍部分規則分別就新郎與新娘而設。未指定角色：若性別一男一女則依性別，否則以甲方為新郎。兩種次序皆列於答案之中。",
};
