import { differ, verdictOf, type Adapter } from "../adapter.ts";
import { simplify } from "./chinese_script.ts";

type Answer = any;

const native = (one: Answer): string => simplify(one.native);
const sorted = (list: readonly string[]) => [...list].sort();

/** `name:brightness/transformation` as the file writes stars. */
function starText(star: Answer): string {
  const brightness = star.brightness ? `:${native(star.brightness)}` : "";
  const transformation = star.transformation ? `/${native(star.transformation).slice(1)}` : "";
  return native(star.star) + brightness + transformation;
}

function palaceFields(palace: Answer) {
  return {
    stem: palace.stem.native,
    palace: native(palace.palace),
    ...(palace.isBody ? { body: true } : {}),
    major: sorted(palace.majorStars.map(starText)),
    minor: sorted(palace.minorStars.map(starText)),
    adjective: sorted(palace.adjectiveStars.map(native)),
    changSheng: native(palace.lifeStage),
    boShi: native(palace.doctorRing),
    suiQian: native(palace.yearRing),
    jiangQian: native(palace.generalRing),
    decadal: [palace.decade.from, palace.decade.to],
  };
}

/** 23:30 for the late zi, half past its beginning for every other double hour. */
function timeOf(hourIndex: number): string {
  if (hourIndex === 12) return "23:30";
  return hourIndex === 0 ? "00:30" : `${String(hourIndex * 2 - 1).padStart(2, "0")}:30`;
}

const charts: Adapter = {
  files: /^chinese-ziwei\.json$/,
  procedures: () => ["ziwei.chart"],
  async judge(one, call) {
    const { date, hourIndex, gender } = one["input"] as Answer;
    const { palaces: expectedPalaces, ...expected } = one["expect"] as Answer;
    const answer: Answer = await call("ziwei.chart", {
      birthDate: date,
      birthTime: timeOf(hourIndex),
      timezone: "+08:00",
      clock: "civil",
      gender,
    });
    const { year, month, isLeapMonth, day } = answer.lunarDate;
    const found = {
      lunar: { year, month, leap: isLeapMonth, day },
      bureau: simplify(answer.bureau.native),
      soulMaster: native(answer.soulMaster),
      bodyMaster: native(answer.bodyMaster),
      lifePalace: answer.lifePalace.native,
      bodyPalace: answer.bodyPalace.native,
    };
    const palaces = Object.fromEntries(
      answer.palaces.map((palace: Answer) => [palace.branch.native, palaceFields(palace)]),
    );
    const wanted = Object.fromEntries(
      Object.entries(expectedPalaces as Record<string, Answer>).map(([branch, palace]) => [
        branch,
        {
          ...palace,
          major: sorted(palace.major),
          minor: sorted(palace.minor),
          adjective: sorted(palace.adjective),
        },
      ]),
    );
    return verdictOf([...differ(expected, found), ...differ(wanted, palaces)]);
  },
};

const horoscopes: Adapter = {
  files: /^chinese-ziwei-horoscope\.json$/,
  procedures: () => ["ziwei.horoscope"],
  async judge(one, call) {
    const { date, hourIndex, gender, target, targetHourIndex } = one["input"] as Answer;
    const answer: Answer = await call("ziwei.horoscope", {
      birthDate: date,
      birthTime: timeOf(hourIndex),
      timezone: "+08:00",
      clock: "civil",
      gender,
      targetDate: target,
      targetTime: timeOf(targetHourIndex),
    });
    const show = (id: string) => {
      const found = answer.periods.find(({ period }: Answer) => period.id === id);
      return {
        palace: found.lifeBranch.native,
        stem: found.stem.native,
        branch: found.branch.native,
        siHua: found.transformations.map(({ star }: Answer) => native(star)),
      };
    };
    return verdictOf(
      differ(one["expect"], {
        decadal: show("decade"),
        yearly: show("year"),
        monthly: show("month"),
        daily: show("day"),
        age: { nominal: answer.target.nominalAge, palace: answer.minorLimit.branch.native },
      }),
    );
  },
};

export const adapters: readonly Adapter[] = [charts, horoscopes];
