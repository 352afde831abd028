/** 流運之讀：各期先言其獨。 */
import { STEM } from "#lore";
import { chinese, type Reading, type Speaker } from "#sdk";
import { nativeOf } from "#east/natives.ts";
import { pairOf } from "#east/pairs.ts";
import { phase, tenGod } from "../../../../core/words/zh_hant.ts";
import { strength } from "../../../chart/words/zh_hant/judgement.ts";
import { luckThemes } from "../../../chart/words/zh_hant/themes.ts";
import type { Forecast } from "../../answer.ts";
import { factsOf } from "../../facts.ts";
import type { MeetingId } from "../../meetings.ts";
import type { Passing } from "../../outlook.ts";
import { annualStar, meeting, standing, taiSui, tone, topic, unit } from "./terms.ts";

const list = (items: readonly string[]) => chinese.list(items, "、");

type Period = Forecast["periods"][number];

/** 全篇，並附撰文者可用之事實。 */
export function readOut(forecast: Forecast, say: Speaker): Reading {
  const { periods, unit: by } = forecast;
  return {
    paragraphs: [
      readGround(forecast),
      ...periods.slice(0, 12).map((one, i) => readPeriod(one, periods[i - 1], by, say)),
    ],
    outline: ["命局", "流年流月", "各事", "各月"],
    facts: factsOf(forecast, say),
  };
}

function readGround({ natal }: Forecast): string {
  return `你的命局為${natal.native}，日主${nativeOf(STEM, natal.dayMaster)}，${strength[natal.strength.value]}，用神為${phase[natal.usefulGod.value]}；以下各期，得用神則順，遇忌神則勞。`;
}

function themeOf({ tenGod: god, tone: leans }: Pick<Passing, "tenGod" | "tone">): string {
  const { bright, dark } = luckThemes[god];
  if (leans === "favourable") return bright;
  return leans === "demanding" ? dark : `${bright}，亦須防${dark}`;
}

/** @param before 前一期，其大運相同者不再重提 */
function readPeriod(
  period: Period,
  before: Period | undefined,
  by: keyof typeof unit,
  say: Speaker,
): string {
  const { native } = pairOf(period.pillar);
  const head = {
    year: `${period.year} ${native}年，虛歲 ${period.nominalAge}`,
    month: `${native}月（${period.from.slice(0, 10)} 起）`,
    day: `${period.from} ${native}日`,
  }[by];
  return [
    `${head}，${tenGod[period.tenGod]}值${unit[by]}，${tone[period.tone]}（${period.score} 分）：${themeOf(period)}。`,
    ...readLuck(period, before),
    ...readWhole(period),
    ...readMeetings(period, by),
    ...(by === "day" ? [] : readTopics(period, say)),
    ...readYear(period),
    ...readMonths(period),
  ].join("");
}

function readLuck({ luck }: Period, before: Period | undefined): readonly string[] {
  const { pillar, changesTo, changesOn } = luck;
  const sentences: string[] = [];
  if (pillar && pillar !== before?.luck.pillar) sentences.push(`行${pairOf(pillar).native}運。`);
  if (changesTo) sentences.push(`${changesOn ?? "期內"}交入${pairOf(changesTo).native}運。`);
  return sentences;
}

/** 三合、三會與三刑至此而全者。 */
function readWhole({ completions }: Period): readonly string[] {
  return completions.map(({ meeting: id, native, with: places, result }) => {
    const where = list(places.map((place) => standing[place]));
    return result
      ? `會${where}，${native}${meeting[id]}成${phase[result]}局。`
      : `會${where}，${native}三刑俱全，宜制怒慎約。`;
  });
}

/** 篇中所言之遇，及其於所遇之柱之義。 */
const TOLD: Readonly<Partial<Record<MeetingId, string>>> = {
  sameAsLuck: "運之所主倍至",
  fuYin: "舊事重來",
  fanYin: "已定者復動",
  clash: "主有變動",
};

function readMeetings({ meetings, pillar }: Period, by: keyof typeof unit): readonly string[] {
  const isTurned = (place: string) =>
    meetings.some((one) => one.meeting === "fanYin" && one.with === place);
  const joined = new Map<MeetingId, string[]>();
  for (const { meeting: id, with: place } of meetings) {
    // 年月之他沖，各事已言。
    const isToldApart = (by === "day" || place === "luck") && !isTurned(place);
    if (!TOLD[id] || (id === "clash" && !isToldApart)) continue;
    joined.set(id, [...(joined.get(id) ?? []), standing[place]]);
  }
  return [...joined].map(
    ([id, places]) => `${pairOf(pillar).native}與${list(places)}${meeting[id]}而${TOLD[id]}。`,
  );
}

const TOPIC_TONES = { favourable: "有利", mixed: "平平", demanding: "宜慎" };

function readTopics({ topics, pillar }: Period, say: Speaker): readonly string[] {
  const touched = topics.filter(({ verdict }) => verdict.because[0]!.code !== "untouched");
  const others = topics.filter((one) => !touched.includes(one));
  const { native } = pairOf(pillar);
  const told = new Set<string>();
  const sentences = touched.map(({ topic: id, verdict: { value, because } }) => {
    const reasons = because.map((one) => {
      const said = say.phrase(one);
      if (!told.has(said)) {
        told.add(said);
        return said;
      }
      return one.code === "comes" ? `同此${one.with.native}亦及${topic[id]}` : said;
    });
    return `${native}於${topic[id]}${TOPIC_TONES[value]}：${reasons.join("；")}。`;
  });
  if (others.length > 0) {
    sentences.push(`${list(others.map(({ topic: id }) => topic[id]))}不為${native}所動。`);
  }
  return sentences;
}

function readYear({ annualStar: id, taiSui: offences }: Period): readonly string[] {
  if (!id) return [];
  const spirit = `生肖於歲中逢${annualStar[id]}`;
  return offences.length > 0
    ? [`${spirit}，${offences.map((one) => taiSui[one]).join("、")}而宜低調守成。`]
    : [`${spirit}。`];
}

function readMonths({ months }: Period): readonly string[] {
  const ranked = [...months].sort((a, b) => b.score - a.score);
  const [best, hardest] = [ranked[0], ranked.at(-1)];
  if (!best || !hardest || best === hardest) return [];
  const named = (month: typeof best) =>
    `${pairOf(month.pillar).native}月（${month.from.slice(0, 10)} 起）`;
  return [`月份以${named(best)}最順，${named(hardest)}最須謹慎。`];
}
