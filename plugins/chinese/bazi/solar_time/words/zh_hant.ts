import { BRANCH, PILLAR } from "#lore";
import * as calendar from "#east/calendar/words/zh_hant.ts";
import { nativeOf } from "#east/natives.ts";
import type { SolarTimeAnswer } from "../answer.ts";
import type { SolarTimeWords } from "./en.ts";

function spanText(minutes: number): string {
  const seconds = Math.round(Math.abs(minutes) * 60);
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return [h > 0 ? `${h} 小時` : "", m > 0 ? `${m} 分` : "", s > 0 || seconds === 0 ? `${s} 秒` : ""]
    .filter((one) => one !== "")
    .join(" ");
}
const clockText = (local: string) => local.slice(11, 19);
const shortClock = { civil: "標準時", mean: "平太陽時", true: "真太陽時" };
const hourText = ({ hour, pillar }: SolarTimeAnswer["clocks"][number]) =>
  `${nativeOf(BRANCH, hour)}時（${nativeOf(PILLAR, pillar)}）`;
const CLOSE = 15;

export const zhHant: SolarTimeWords = {
  title: "真太陽時",
  summary:
    "鐘面時間去日光節約、依時區中央經線與當地經度、均時差校正為真太陽時；列三種時鐘之時辰與日柱時柱，並說明是否改柱；不給日期則取現在",
  fields: {
    given: "所給時間",
    dstMinutes: "日光節約（分）",
    meridianDeg: "時區中央經線",
    longitudeDeg: "經度",
    longitudeMinutes: "經度差（分）",
    equationOfTimeMinutes: "均時差（分）",
    shiftMinutes: "合計（分）",
    clocks: "三種時鐘",
    clock: "時鐘",
    local: "時刻",
    hour: "時辰",
    day: "日柱",
    pillar: "時柱",
    toEdgeMinutes: "距時辰之界（分）",
    hourChanges: "時柱改變",
    dayChanges: "日柱改變",
  },
  terms: { clock: calendar.clock },
  conventions: { dayBoundary: calendar.conventions.dayBoundary },
  refusals: {
    longitudeNeeded: calendar.refusals.longitudeNeeded,
    timeNeeded: { when: "僅提供日期而無時刻", says: "無時刻可校：請提供時刻" },
  },
  reading(answer) {
    const [standard, , sundial] = answer.clocks;
    const { dstMinutes, longitudeMinutes, equationOfTimeMinutes, meridianDeg } = answer;
    const saving =
      dstMinutes === 0 ? "當時未行日光節約時間。" : `先除去日光節約 ${spanText(dstMinutes)}。`;
    const edge =
      sundial!.toEdgeMinutes < CLOSE
        ? `真太陽時距時辰之界僅 ${spanText(sundial!.toEdgeMinutes)}，出生時間若有這點出入便成另一時，兩盤都該對照生平來看。`
        : `距時辰之界尚有 ${spanText(sundial!.toEdgeMinutes)}，鐘錶略有快慢亦無妨。`;
    const verdict = answer.dayChanges
      ? `依鐘錶為${nativeOf(PILLAR, standard!.day)}日${hourText(standard!)}，依真太陽時為${nativeOf(PILLAR, sundial!.day)}日${hourText(sundial!)}，日柱、時柱皆改。`
      : answer.hourChanges
        ? `依鐘錶為${hourText(standard!)}，依真太陽時為${hourText(sundial!)}，時柱改變。`
        : `依鐘錶與真太陽時同為${hourText(sundial!)}，時柱不變。`;
    return [
      `鐘錶 ${answer.given.replace("T", " ")}，真太陽時為 ${sundial!.local.replace("T", " ")}。${verdict}${edge}`,
      `${saving}當地在標準時經線 ${meridianDeg}° 之${longitudeMinutes < 0 ? "西" : "東"}，應${longitudeMinutes < 0 ? "減" : "加"} ${spanText(longitudeMinutes)}；當日真太陽較平太陽${equationOfTimeMinutes < 0 ? "遲" : "早"} ${spanText(equationOfTimeMinutes)}。`,
    ];
  },
  picture: {
    title: "真太陽時",
    heading: ({ clocks }) => `真太陽時 ${clockText(clocks.at(-1)!.local)}`,
    subtitle: ({ given, shiftMinutes }) =>
      `鐘錶 ${given.replace("T", " ")}，${shiftMinutes < 0 ? "減" : "加"} ${spanText(shiftMinutes)}`,
    clock: (id) => shortClock[id],
    desc: ({ clocks }) => clocks.map((one) => `${shortClock[one.clock]} ${one.local}`).join("、"),
  },
};
