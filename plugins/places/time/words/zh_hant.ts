import type { TimeAnswer } from "../answer.ts";
import type { TimeWords } from "./en.ts";

const plain = (iso: string) => iso.replace("T", " ").replace("Z", "");

function sunWords({ trueSolarTime, siderealTime }: TimeAnswer): string {
  if (!trueSolarTime || !siderealTime.local) return "未提供經度，故無太陽時與地方恆星時。";
  return (
    `當地日晷所示為 ${plain(trueSolarTime.local)}：經度差 ${shift(trueSolarTime.longitudeMinutes)}，` +
    `均時差 ${shift(trueSolarTime.equationOfTimeMinutes)}。` +
    `地方恆星時 ${siderealTime.local.time}，格林威治恆星時 ${siderealTime.greenwich.time}。`
  );
}

function shift(minutes: number): string {
  return `${minutes < 0 ? "−" : "+"}${Math.abs(minutes).toFixed(1)} 分`;
}

function ended(sentence: string): string {
  return sentence.endsWith("。") ? sentence : `${sentence}。`;
}

export const zhHant: TimeWords = {
  title: "鐘面所指何時",
  summary: "各地民用時刻的世界時、真太陽時與恆星時，並說明所作假定與可疑之處；免費",
  inputs: {},
  fields: {
    utc: "世界時",
    local: "鐘面時刻",
    zone: "時區",
    offset: "時差",
    daylightSavingMinutes: "夏令時間（分）",
    julianDayUt: "儒略日（世界時）",
    julianDayTt: "儒略日（地球時）",
    meanSolarTime: "平太陽時",
    trueSolarTime: "真太陽時",
    longitudeMinutes: "經度差（分）",
    equationOfTimeMinutes: "均時差（分）",
    siderealTime: "恆星時",
    greenwich: "格林威治",
    "siderealTime/local": "地方",
    time: "時刻",
    deg: "角度（°）",
    doubts: "可疑之處",
  },
  phrases: {},
  reading: (answer, say) => {
    const { utc, local, zone, offset, daylightSavingMinutes: saving, doubts } = answer;
    const summer = saving === 0 ? "" : `，其中夏令時間 ${saving} 分`;
    return [
      `鐘面 ${plain(local)}（${zone}，${offset}${summer}）即世界時 ${plain(utc)}。${sunWords(answer)}`,
      ...(doubts.length === 0 ? [] : [doubts.map((one) => ended(say.phrase(one))).join("")]),
    ];
  },
};
