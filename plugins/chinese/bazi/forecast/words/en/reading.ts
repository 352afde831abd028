/** The reading of a forecast in English: each period by what is particular to it. */
import { STEM } from "#lore";
import { english, type Reading, type Speaker } from "#sdk";
import { nativeOf } from "#east/natives.ts";
import { pairOf } from "#east/pairs.ts";
import { pillarName, stemName, tenGod } from "../../../../core/words/en.ts";
import { strength } from "../../../chart/words/en/judgement.ts";
import { luckThemes } from "../../../chart/words/en/themes.ts";
import type { Forecast } from "../../answer.ts";
import { factsOf } from "../../facts.ts";
import { MEETING, type MeetingId, type StandingPlace } from "../../meetings.ts";
import type { Passing } from "../../outlook.ts";
import { ANNUAL_STAR } from "../../passing_stars.ts";
import { annualStar, meeting, standing, taiSui, topic, unit } from "./terms.ts";

const { capital, list } = english;

type Period = Forecast["periods"][number];

/** Reads a forecast out, with the facts that a writer may use. */
export function readOut(forecast: Forecast, say: Speaker): Reading {
  const { periods, unit: by } = forecast;
  return {
    paragraphs: [
      readGround(forecast),
      ...periods.slice(0, 12).map((one, i) => readPeriod(one, periods[i - 1], by, say)),
    ],
    outline: ["The ground", "Each period", "Its topics", "Its months"],
    facts: factsOf(forecast, say),
  };
}

function readGround({ natal }: Forecast): string {
  const { native, dayMaster, strength: judged, usefulGod } = natal;
  return `Your birth chart ${native} has the day master ${nativeOf(STEM, dayMaster)} (${stemName(dayMaster)}), ${strength[judged.value]}, and most needs ${usefulGod.value}: what brings it helps you, what works against it costs you.`;
}

const TONES = {
  favourable: "a favourable stretch",
  mixed: "a stretch of mixed weather",
  demanding: "a demanding stretch",
};

function themeOf({ tenGod: god, tone: leans }: Pick<Passing, "tenGod" | "tone">): string {
  const { bright, dark } = luckThemes[god];
  if (leans === "favourable") return bright;
  return leans === "demanding" ? dark : `${bright} with ${dark} as the price`;
}

/** @param before the period before, whose luck need not be named again */
function readPeriod(
  period: Period,
  before: Period | undefined,
  by: keyof typeof unit,
  say: Speaker,
): string {
  const { native } = pairOf(period.pillar);
  const head = {
    year: `${period.year}, the year ${native} (${pillarName(period.pillar)}), age ${period.nominalAge} by Chinese count`,
    month: `The month ${native} (${pillarName(period.pillar)}) from ${period.from.slice(0, 10)}`,
    day: `${period.from}, a ${native} (${pillarName(period.pillar)}) day`,
  }[by];
  const sentences = [
    `${head}, brings ${tenGod[period.tenGod]} and is ${TONES[period.tone]} (${period.score} of 100): ${themeOf(period)}.`,
    ...readLuck(period, before),
    ...readWhole(period),
    ...readMeetings(period, by),
    ...(by === "day" ? [] : readTopics(period, say)),
    ...readYear(period),
    ...readMonths(period),
  ];
  return sentences.join(" ");
}

function readLuck({ luck }: Period, before: Period | undefined): readonly string[] {
  const { pillar, changesTo, changesOn } = luck;
  const sentences: string[] = [];
  if (pillar && pillar !== before?.luck.pillar) {
    sentences.push(
      `It runs under the luck pillar ${pairOf(pillar).native} (${pillarName(pillar)}).`,
    );
  }
  if (changesTo) {
    sentences.push(
      `Luck changes to ${pairOf(changesTo).native}${changesOn ? ` on ${changesOn}` : ""}.`,
    );
  }
  return sentences;
}

/** Triples and punishments that the period makes whole. */
function readWhole({ completions }: Period): readonly string[] {
  return completions.map(({ meeting: id, native, with: places, result }) => {
    const where = list(places.map((place) => standing[place]));
    const name = `${nativeOf(MEETING, id)} (${meeting[id]})`;
    return result
      ? `With ${where} its branch makes ${native} whole, a ${name} that gathers ${result}.`
      : `With ${where} its branch makes the ${name} of ${native} whole: hold your temper and read what you sign.`;
  });
}

/** Meetings that a reading speaks of, and what they mean for the pillar met. */
const TOLD: Readonly<Partial<Record<MeetingId, string>>> = {
  sameAsLuck: "what the decade brings comes double",
  fuYin: "an old matter comes round again",
  fanYin: "what seemed settled is turned over",
  clash: "there will be movement",
};

function readMeetings({ meetings, pillar }: Period, by: keyof typeof unit): readonly string[] {
  // The topics of a year or a month tell of its other clashes.
  const isToldApart = (place: StandingPlace) => by === "day" || place === "luck";
  const told = meetings.filter(
    ({ meeting: id, with: place }) =>
      TOLD[id] && (id !== "clash" || (isToldApart(place) && !isTurned(meetings, place))),
  );
  const joined = new Map<MeetingId, string[]>();
  for (const { meeting: id, with: place } of told) {
    joined.set(id, [...(joined.get(id) ?? []), standing[place]]);
  }
  return [...joined].map(
    ([id, places]) =>
      `${nativeOf(MEETING, id)} (${meeting[id]}) of ${pairOf(pillar).native} and your ${list(places)} means that ${TOLD[id]}.`,
  );
}

/** A clash within 反吟 is not told apart from it. */
function isTurned(meetings: Period["meetings"], place: StandingPlace): boolean {
  return meetings.some((one) => one.meeting === "fanYin" && one.with === place);
}

const TOPIC_TONES = {
  favourable: "is well placed",
  mixed: "stands even",
  demanding: "asks for care",
};

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
      return one.code === "comes" ? `the same ${one.with.native} bears on ${topic[id]}` : said;
    });
    return `${capital(topic[id])} ${TOPIC_TONES[value]} in ${native}: ${reasons.join("; ")}.`;
  });
  if (others.length > 0) {
    const names = list(others.map(({ topic: id }) => topic[id]));
    sentences.push(
      `${capital(names)} ${others.length === 1 ? "is" : "are"} not touched by ${native}.`,
    );
  }
  return sentences;
}

function readYear({ annualStar: id, taiSui: offences }: Period): readonly string[] {
  if (!id) return [];
  const spirit = `Among the spirits of the year your animal has ${nativeOf(ANNUAL_STAR, id)} (${annualStar[id]})`;
  return offences.length > 0
    ? [
        `${spirit} and stands ${list(offences.map((one) => taiSui[one]))} so that papers want to be in order.`,
      ]
    : [`${spirit}.`];
}

function readMonths({ months }: Period): readonly string[] {
  const ranked = [...months].sort((a, b) => b.score - a.score);
  const [best, hardest] = [ranked[0], ranked.at(-1)];
  if (!best || !hardest || best === hardest) return [];
  const named = (month: typeof best) =>
    `${pairOf(month.pillar).native} from ${month.from.slice(0, 10)} (${themeOf(month)})`;
  return [`Its lightest month is ${named(best)}; the heaviest is ${named(hardest)}.`];
}
