/** 以繁體中文撰寫解讀：先言此造之獨，各事一言而止。 */
import { BRANCH, STEM, type Phase } from "#lore";
import type { Reading, Speaker } from "#sdk";
import { PLACES } from "#east/calendar/pillars.ts";
import { place as placeName } from "#east/calendar/words/zh_hant.ts";
import { nativeOf } from "#east/natives.ts";
import { branchOf, pairOf, stemOf } from "#east/pairs.ts";
import { familyOf } from "#east/ten_gods.ts";
import { phase, tenGod } from "../../../../core/words/zh_hant.ts";
import type { StateReason } from "../../../judgement/success_row.ts";
import type { ChartAnswer } from "../../answer.ts";
import { factsOf } from "../../facts.ts";
import {
  fullestAndLeast,
  READ_TIES,
  standingOut,
  tiesOfDay,
  wholeTriple,
  type ReadTie,
} from "../../highlights.ts";
import { actorsOf, elementOf, firmRoots, heaviestSpot, otherSchool } from "../../story.ts";
import { roleOf, spotsOf, spouseFamily } from "../../story.ts";
import type { Spot } from "../../story.ts";
import { judgementTerms, pattern, school, statePhrases, structure } from "./judgement.ts";
import { readLuck } from "./luck.ts";
import { star } from "./stars.ts";
import {
  dayMasters,
  families,
  fares,
  houses,
  months,
  seasons,
  seats,
  states,
  strengths,
  structures,
  ties,
  usefulFor,
} from "./themes.ts";

/** 全篇，並附撰文者可用之事實。 */
export function readOut(answer: ChartAnswer, say: Speaker): Reading {
  return {
    paragraphs: [
      readStructure(answer, say),
      readSelf(answer, say),
      readNeed(answer),
      readTopics(answer),
      readStars(answer),
      readLuck(answer),
      ...readLimits(answer, say),
    ],
    outline: ["格局", "日主與強弱", "用神", "財官印與婚姻", "神煞", "大運"],
    facts: factsOf(answer, say),
  };
}

function readStructure(answer: ChartAnswer, say: Speaker): string {
  const { verdict, state, truth } = answer.structure;
  const sentences = [
    `你生於${answer.native}四柱，${say.phrase(verdict.because[0]!)}而為${structure[verdict.value]}。`,
  ];
  if (truth) {
    const why = truth === "true" ? "純而無雜" : "尚有牽掛";
    sentences.push(`${dayPillar(answer)}日${why}，是為${judgementTerms.truth[truth]}。`);
  }
  const reasons = state.because
    .filter(({ code }) => code !== "conditionsMet")
    .map(({ code }) => reasonOf(answer, code));
  if (reasons.length > 0) sentences.push(`${states[state.value]}${reasons.join("，")}。`);
  sentences.push(`${dayPillar(answer)}日得此格者${structures[verdict.value]}。`);
  return sentences.join("");
}

function reasonOf(answer: ChartAnswer, code: StateReason): string {
  const actors = actorsOf(answer, code).map(at);
  return actors.length > 0 ? `${statePhrases[code]}（${actors.join("、")}）` : statePhrases[code];
}

function readSelf(answer: ChartAnswer, say: Speaker): string {
  const { dayMaster, pillars, strength } = answer;
  const stem = nativeOf(STEM, dayMaster);
  const [image, temper] = dayMasters[dayMaster];
  const roots = firmRoots(answer);
  const { most, least } = fullestAndLeast(answer);
  const beside = strength.verdict.because.find(({ code }) =>
    ["heavyRoots", "resourceWithoutSelf", "smothered", "overpowered"].includes(code),
  );
  const seat = branchOf(pillars.day.branch);
  const month = nativeOf(BRANCH, pillars.month.branch);
  return [
    `日主${stem}${phase[pillars.day.stemElement]}${image}而生於${months[pillars.month.branch]}之${pairOf(pillars.month.pillar).native}月，`,
    `你既為${dayPillar(answer)}日生則${temper}，${seats[familyOf(stemOf(pillars.day.stem), seat)](seat.native)}。`,
    `${seasons[strength.season](stem, month)}，生扶佔全局 ${strength.score}%，${beside ? `${say.phrase(beside)}，` : ""}`,
    ...readStrength(answer),
    roots.length > 0
      ? `其根在${roots.map(at).join("與")}，`
      : `${branchRow(answer)}四支皆不足為其根，`,
    `五行以${phase[most[0]]} ${most[1]}%最盛、${phase[least[0]]} ${least[1]}%最少。`,
  ].join("");
}

/** 強弱之斷；從、化、專旺之局不以強弱論。 */
function readStrength(answer: ChartAnswer): readonly string[] {
  const { kind } = answer.structure;
  if (kind === "follow" || kind === "dominant" || kind === "transformation") return [];
  const { value } = answer.strength.verdict;
  const isWeak = value === "weak" || value === "slightlyWeak";
  const spot = heaviestSpot(answer, isWeak ? "support" : "burden");
  return [`${strengths[value](dayPillar(answer), spot && at(spot))}。`];
}

function readNeed(answer: ChartAnswer): string {
  const { usefulGod, structure: judged, pillars } = answer;
  const { useful, adverse } = usefulGod.roles;
  const month = nativeOf(BRANCH, pillars.month.branch);
  const [nearest] = spotsOf(answer, useful.element);
  const sentences = [
    `你最需${of(answer, useful.element)}，於${dayPillar(answer)}為${families[useful.family]}而${usefulFor[useful.element]}。`,
    nearest
      ? `${placeName[nearest.place]}柱得${nearest.native}則由${houses[nearest.place]}而至。`
      : "",
    judged.pattern ? `${dayPillar(answer)}生${month}月是為${pattern[judged.pattern]}。` : "",
    `所忌是${of(answer, adverse.element)}。`,
  ];
  const { climate } = usefulGod;
  if (climate.element && climate.element !== useful.element) {
    const percent = answer.balance.percent[climate.element];
    sentences.push(`${month}月寒暖所喜尚有${phase[climate.element]}，局中僅 ${percent}%。`);
  }
  const id = otherSchool(answer);
  const other = usefulGod.schools[id];
  const name = school[id];
  const isSame = other.element === useful.element;
  sentences.push(
    `若依《${name}》則${dayPillar(answer)}生${month}月為${structure[other.structure]}而${isSame ? "亦" : "改"}取${phase[other.element]}。`,
  );
  return sentences.join("");
}

function readTopics(answer: ChartAnswer): string {
  const told = answer.usefulGod.roles.useful.family;
  const topics = [
    ["wealth", "錢財"],
    ["officer", "職位"],
    ["resource", "長輩"],
  ] as const;
  const sentences = topics
    .filter(([family]) => family === "wealth" || family !== told)
    .map(([family, name]) => {
      const element = elementOf(answer, family);
      const has = `${of(answer, element)}主${name}`;
      if (spotsOf(answer, element).length === 0) return `${has}而待歲運方來。`;
      const { useful, adverse } = answer.usefulGod.roles;
      const fare = fares[roleOf(answer, family)];
      return `${has}，佔 ${answer.balance.percent[element]}%而${fare(dayPillar(answer), phase[useful.element], phase[adverse.element])}。`;
    });
  const seat = answer.pillars.day;
  const main = seat.hiddenStems[0]!;
  const element = elementOf(answer, spouseFamily(answer));
  const star = answer.gender === "male" ? "妻星" : "夫星";
  sentences.push(
    `婚姻之宮${nativeOf(BRANCH, seat.branch)}中藏${nativeOf(STEM, main.stem)}為${tenGod[main.tenGod]}，${star}是${of(answer, element, 1)}。`,
  );
  for (const tie of tiesOfDay(answer)
    .filter((one) => READ_TIES.includes(one.relation as ReadTie))
    .slice(0, 2)) {
    const half = tie.between === "stems" ? "干" : "支";
    const others = tie.others.map((one) => placeName[one]).join("、");
    sentences.push(
      `日${half}${tie.own}與${others}${half}${tie.native}${ties[tie.relation as ReadTie]}。`,
    );
  }
  const triple = wholeTriple(answer);
  if (triple?.result) sentences.push(`地支${triple.native}會成${phase[triple.result]}局。`);
  return sentences.join("");
}

function readStars(answer: ChartAnswer): string {
  return standingOut(answer)
    .map(({ star: id, pillars, carriedBy }) => {
      const places = pillars.map((one) => placeName[one]).join("、");
      return `${places}柱${carriedBy}之${star[id].text}主${star[id].meaning}。`;
    })
    .join("");
}

function readLimits({ hourKnown, withoutDate }: ChartAnswer, say: Speaker): readonly string[] {
  const doubts = withoutDate?.doubts.map((one) => `${say.phrase(one)}。`) ?? [];
  const limits = withoutDate
    ? [`僅憑四柱不能推定者：${withoutDate.untold.map((one) => say.phrase(one)).join("；")}。`]
    : hourKnown
      ? []
      : ["出生時辰不詳，以上皆就三柱立論；時辰所能更動者，見未決各項。"];
  const whole = [...doubts, ...limits].join("");
  return whole === "" ? [] : [whole];
}

/** `月支辰與日支辰之土`；局中無者，言其無。 */
function of(answer: ChartAnswer, element: Phase, most = 2): string {
  const spots = spotsOf(answer, element).slice(0, most);
  return spots.length > 0
    ? `${spots.map(at).join("與")}之${phase[element]}`
    : `${answer.native.replaceAll(" ", "")}中所無之${phase[element]}`;
}

function at({ at: half, place, native, within }: Spot): string {
  if (half === "above") return `${placeName[place]}干${native}`;
  return half === "below"
    ? `${placeName[place]}支${native}`
    : `${placeName[place]}支${within}中${native}`;
}

function dayPillar({ pillars: { day } }: ChartAnswer): string {
  return nativeOf(STEM, day.stem) + nativeOf(BRANCH, day.branch);
}

function branchRow({ pillars }: ChartAnswer): string {
  return PLACES.map((one) => (pillars[one] ? nativeOf(BRANCH, pillars[one].branch) : "")).join("");
}
