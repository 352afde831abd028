/** 以繁體中文撰寫解讀。 */
import { BRANCH, STEM } from "#lore";
import type { Reading, Speaker } from "#sdk";
import { nativeOf } from "#east/natives.ts";
import { pairOf } from "#east/pairs.ts";
import type { ZiweiAnswer } from "../../answer.ts";
import type { Palace } from "../../palace.ts";
import { factsOf } from "../../facts.ts";
import { metBy } from "../../meetings.ts";
import { CHAPTERS, lightOf, lookAt, markedDecades, type Looked } from "../../highlights.ts";
import type { PalaceId } from "#east/purple_star/stars.ts";
import { facets } from "./facets.ts";
import { carried, meetings } from "./meetings.ts";
import { readPatterns } from "./pattern_reading.ts";
import { readPresent } from "./present_reading.ts";
import {
  adjectiveStar,
  brightness,
  bureau,
  majorStar,
  minorStar,
  star,
  transformation,
} from "#east/purple_star/words/zh_hant.ts";
import { effects, gifts, lesserGifts, lights, selfEffects, standings, themes } from "./themes.ts";

/** 全篇，並附撰文者可用之事實。 */
export function readOut(answer: ZiweiAnswer, say: Speaker): Reading {
  const chapters = CHAPTERS.map((chapter) => chapter.map((id) => readPalace(answer, id)).join(""));
  const present = readPresent(answer);
  return {
    paragraphs: [
      `${readPatterns(answer, say)}${readBirth(answer)}`,
      ...chapters,
      ...(present ? [present] : []),
      readDecades(answer),
    ],
    outline: [
      "格局與命盤",
      "自身",
      "身邊的人",
      "財帛、事業與家宅",
      ...(present ? ["所行限年"] : []),
      "大限",
    ],
    facts: factsOf(answer, say),
  };
}

const placeOf = ({ stem, branch }: Palace) => `${nativeOf(STEM, stem)}${nativeOf(BRANCH, branch)}`;

function readBirth(answer: ZiweiAnswer): string {
  return `你生於${answer.lunarDate.native}${nativeOf(BRANCH, answer.countedAs.hour)}時，${bureau[answer.bureau]}而命主${star[answer.soulMaster]}、身主${star[answer.bodyMaster]}。`;
}

function readPalace(answer: ZiweiAnswer, id: PalaceId): string {
  const looked = lookAt(answer, id);
  return (
    readRulers(looked) +
    readCompany(looked) +
    readChanges(answer, looked) +
    readSelf(looked) +
    readSquare(looked)
  );
}

function readRulers(looked: Looked): string {
  const { palace, rulers, isLent, opposite } = looked;
  const { name, facet, joins, tells } = themes[palace.palace];
  const stars = rulers
    .map(({ star: one, brightness: grade }) =>
      grade && !isLent ? `${majorStar[one]}（${brightness[grade]}）` : majorStar[one],
    )
    .join("、");
  const held = isLent ? `無正曜而借${placeOf(opposite)}之${stars}` : `見${stars}`;
  const beside = besideOf(looked);
  const along = beside.length > 0 ? `並有${beside.join("、")}` : "";
  const sides = rulers.map(({ star: one }) => facets[one][facet]).join(joins);
  const body = palace.isBody ? `身宮亦落${placeOf(palace)}而中年後愈重。` : "";
  const decade = `（${palace.decade.from} 至 ${palace.decade.to} 歲）`;
  return `${name}${placeOf(palace)}${decade}${held}${isLent ? "" : lights[lightOf(looked)]}${along}故${tells(sides)}。${body}`;
}

/** 末項以「與」相連，其餘用頓號。 */
const joined = (items: readonly string[]) =>
  items.length > 1 ? `${items.slice(0, -1).join("、")}與${items.at(-1)}` : items.join("");

/** 與主星同宮之輔曜與雜曜。 */
const besideOf = ({ company, lesser }: Looked) => [
  ...company.map((one) => minorStar[one]),
  ...lesser.map((one) => adjectiveStar[one]),
];

function readCompany(looked: Looked): string {
  const { palace, company, lesser, meeting } = looked;
  const { topic } = themes[palace.palace];
  if (meeting) {
    const touch = lesser.map((one) => `而${adjectiveStar[one]}略帶${lesserGifts[one]}`).join("");
    return `${company.map((one) => minorStar[one]).join("、")}為${topic}添了${joined(company.map((one) => gifts[one]))}${touch}於是${meetings[meeting.major][meeting.group]}。`;
  }
  if (lesser.length === 0) return "";
  return `${besideOf(looked).join("、")}使${topic}略帶${lesser.map((one) => lesserGifts[one]).join("與")}。`;
}

function readChanges(answer: ZiweiAnswer, looked: Looked): string {
  const { palace, trines, opposite } = looked;
  const stem = pairOf(answer.year).stem.native;
  return [...palace.majorStars, ...palace.minorStars]
    .flatMap(({ star: one, transformation: change }) => {
      if (!change) return [];
      const turned = `${stem}年使${placeOf(palace)}之${star[one]}${transformation[change]}而${themes[palace.palace].topic}${effects[change]}`;
      const met = metBy(change, one, [palace, opposite, ...trines]);
      return [`${turned}${met ? carried[change][met.group](star[met.star]) : ""}。`];
    })
    .join("");
}

function readSelf({ palace }: Looked): string {
  return palace.selfTransformations
    .map(
      (change) =>
        `${themes[palace.palace].topic}因宮干${nativeOf(STEM, palace.stem)}自${transformation[change]}而${selfEffects[change]}。`,
    )
    .join("");
}

function readSquare({ trines, opposite, standing }: Looked): string {
  /** 首曜與其所化，及首位輔曜。 */
  const lead = ({ majorStars, minorStars }: Palace): string =>
    [...majorStars.slice(0, 1), ...minorStars.slice(0, 1)]
      .map(
        ({ star: one, transformation: change }) =>
          star[one] + (change ? transformation[change] : ""),
      )
      .join("、") || "無星";
  const from = (palace: Palace) => `${themes[palace.palace].short}${lead(palace)}`;
  return `三合${from(trines[0])}與${from(trines[1])}及對宮${lead(opposite)}使此宮${standings[standing]}。`;
}

function readDecades(answer: ZiweiAnswer): string {
  const { first, best, poorest } = markedDecades(answer);
  const told = (palace: Palace) =>
    `${palace.decade.from} 至 ${palace.decade.to} 歲${placeOf(palace)}${themes[palace.palace].name}`;
  return `大限自 ${first.decade.from} 歲行於${placeOf(first)}（虛歲自一歲起而逢正月初一加一）。前八限中以 ${told(best)}最為得力，而 ${told(poorest)}最須耐心。`;
}
