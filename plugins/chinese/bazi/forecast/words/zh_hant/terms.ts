/** 流運之名目與語句。 */
import { BRANCH, STEM } from "#lore";
import type { Translation } from "#sdk";
import { natives, nativeOf } from "#east/natives.ts";
import { pairOf } from "#east/pairs.ts";
import { godFamily, phase } from "../../../../core/words/zh_hant.ts";
import { STAR } from "../../../chart/star_table.ts";
import { ELEMENT_ROLE } from "../../../chart/useful_god_answer.ts";
import { MEETING, TAI_SUI, type MeetingId } from "../../meetings.ts";
import { ANNUAL_STAR } from "../../passing_stars.ts";
import type * as en from "../en/terms.ts";

export const unit: typeof en.unit = { year: "年", month: "月", day: "日" };
export const standing: typeof en.standing = {
  year: "年柱",
  month: "月柱",
  day: "日柱",
  hour: "時柱",
  luck: "大運",
};
export const meeting: typeof en.meeting = natives(MEETING);
export const taiSui: typeof en.taiSui = natives(TAI_SUI);
export const tone: typeof en.tone = {
  favourable: "得力",
  mixed: "得失參半",
  demanding: "辛勞",
};
export const topic: typeof en.topic = { work: "事業", money: "財運", love: "感情", family: "家庭" };
export const annualStar: typeof en.annualStar = natives(ANNUAL_STAR);
const role = natives(ELEMENT_ROLE);

/** 與某柱如何相遇：子卯相刑而非無禮之刑。 */
function met(id: MeetingId, place: string, native: string): string {
  if (id === "selfPunishment") return `與${place}${native}自刑`;
  return id.endsWith("Punishment")
    ? `與${place}${native}相刑`
    : `與${place}${meeting[id]}（${native}）`;
}

export const outlookPhrases: Translation<typeof en.outlookPhrases> = {
  stemIs: ({ stem, element, role: as }) =>
    `${nativeOf(STEM, stem)}屬${phase[element]}，為${role[as]}`,
  branchIs: ({ branch, element, role: as }) =>
    `${nativeOf(BRANCH, branch)}屬${phase[element]}，為${role[as]}`,
  luckIs: ({ pillar, element, role: as }) =>
    `大運${pairOf(pillar).native}屬${phase[element]}，為${role[as]}`,
  meets: ({ meeting: id, place, native }) => met(id, standing[place], native),
  gathers: ({ meeting: id, native, element, role: as }) =>
    `${native}${meeting[id]}而聚${phase[element]}，為${role[as]}`,
  punishes: ({ native }) => `${native}三刑俱全`,
};

export const topicPhrases: Translation<typeof en.topicPhrases> = {
  comes: ({ native, family, element, role: as }) =>
    `${native}帶來${godFamily[family]}${phase[element]}而為${role[as]}`,
  moves: ({ meeting: id, place, native }) => met(id, standing[place], native),
  starComes: ({ star: id, branch }) => `${nativeOf(BRANCH, branch)}引動${nativeOf(STAR, id)}`,
  untouched: ({ families }) => `干支皆非${families.map((one) => godFamily[one]).join("、")}`,
};
