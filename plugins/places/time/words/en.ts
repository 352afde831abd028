import type { Speaker, Translation, Words } from "#sdk";
import type { answer, TimeAnswer } from "../answer.ts";
import type { input } from "../input.ts";

/** `17 May 1990, 14:30:00` is left as the receipt writes it: `1990-05-17 14:30:00`. */
const plain = (iso: string) => iso.replace("T", " ").replace("Z", "");

function sunWords({ trueSolarTime, siderealTime }: TimeAnswer): string {
  if (!trueSolarTime || !siderealTime.local)
    return "Without a longitude there is no solar time and no local sidereal time.";
  return (
    `A sundial there showed ${plain(trueSolarTime.local)}: ${shift(trueSolarTime.longitudeMinutes)} by the longitude, ` +
    `${shift(trueSolarTime.equationOfTimeMinutes)} by the equation of time. ` +
    `Local sidereal time was ${siderealTime.local.time}, at Greenwich ${siderealTime.greenwich.time}.`
  );
}

function shift(minutes: number): string {
  return `${minutes < 0 ? "−" : "+"}${Math.abs(minutes).toFixed(1)} minutes`;
}

function ended(sentence: string): string {
  return sentence.endsWith(".") ? sentence : `${sentence}.`;
}

export const en = {
  title: "What a clock meant",
  summary:
    "Universal, true solar and sidereal time of a civil time anywhere, with what was assumed and what is doubtful; free",
  inputs: {},
  fields: {
    utc: "Universal time",
    local: "On the clock",
    zone: "Time zone",
    offset: "Offset",
    daylightSavingMinutes: "Daylight saving (minutes)",
    julianDayUt: "Julian day (UT)",
    julianDayTt: "Julian day (TT)",
    meanSolarTime: "Mean solar time",
    trueSolarTime: "True solar time",
    longitudeMinutes: "By the longitude (minutes)",
    equationOfTimeMinutes: "Equation of time (minutes)",
    siderealTime: "Sidereal time",
    greenwich: "Greenwich",
    "siderealTime/local": "Local",
    time: "Time",
    deg: "Angle (°)",
    doubts: "Doubts",
  },
  phrases: {},
  reading: (answer: TimeAnswer, say: Speaker) => {
    const { utc, local, zone, offset, daylightSavingMinutes: saving, doubts } = answer;
    const summer = saving === 0 ? "" : `, ${saving} minutes of it daylight saving`;
    return [
      `${plain(local)} by the clock (${zone}, ${offset}${summer}) was ${plain(utc)} universal time. ${sunWords(answer)}`,
      ...(doubts.length === 0 ? [] : [doubts.map((one) => ended(say.phrase(one))).join(" ")]),
    ];
  },
} satisfies Words<{ input: typeof input; answer: typeof answer }>;

export type TimeWords = Translation<typeof en>;
