import { english, type Translation, type Words } from "#sdk";
import type { SpanRefusals } from "../../core/span.ts";
import * as core from "../../core/words/en.ts";
import type { answer, ElectedMoment, ElectionalAnswer } from "../answer.ts";
import type { Criterion } from "../criteria.ts";
import type { CONVENTIONS, input } from "../input.ts";
import type { Purpose } from "../purposes.ts";

const purpose: Readonly<Record<Purpose, string>> = {
  wedding: "wedding",
  agreement: "agreement or partnership",
  openBusiness: "opening of a business",
  purchase: "purchase",
  building: "start of building",
  moveHome: "moving home",
  journey: "journey",
  application: "application for a post",
  study: "beginning of studies",
  publication: "publication",
};
const criterion: Readonly<Record<Criterion, string>> = {
  moonVoid: "Moon void of course",
  moonCombust: "Moon within 12° of the Sun",
  moonToMalefic: "Moon next meets Mars or Saturn badly",
  moonToBenefic: "Moon next meets Venus or Jupiter well",
  moonToMatter: "Moon next meets the lord of the matter well",
  moonStrong: "Moon in her house or exaltation",
  moonWeak: "Moon in detriment or fall",
  moonBurntWay: "Moon in the burnt way",
  moonWaxing: "Moon waxing",
  moonBadHouse: "Moon in the 6th, 8th or 12th house",
  lordStrong: "lord of the Ascendant in his house or exaltation",
  lordWeak: "lord of the Ascendant in detriment or fall",
  lordRetrograde: "lord of the Ascendant retrograde",
  lordCombust: "lord of the Ascendant burnt by the Sun",
  lordAngular: "lord of the Ascendant in an angle",
  lordCadent: "lord of the Ascendant cadent",
  beneficOnAngle: "Venus or Jupiter on an angle",
  maleficOnAngle: "Mars or Saturn on an angle",
  matterLordStrong: "lord of the matter in his house or exaltation",
  matterLordWeak: "lord of the matter in detriment or fall",
  matterLordRetrograde: "lord of the matter retrograde",
  beneficInMatter: "Venus or Jupiter in the house of the matter",
  maleficInMatter: "Mars or Saturn in the house of the matter",
  rulerStrong: "planet of the undertaking in its house or exaltation",
  rulerWeak: "planet of the undertaking in detriment or fall",
  rulerRetrograde: "planet of the undertaking retrograde",
  rulerCombust: "planet of the undertaking burnt by the Sun",
  rulerHour: "hour of the undertaking’s planet",
  signSuits: "a sign rises that suits the undertaking",
  natalBenefic: "Venus or Jupiter on a planet of the birth",
  natalMalefic: "Mars or Saturn on a planet of the birth",
};
/** The same as clauses. */
const clause: Readonly<Record<Criterion, string>> = {
  moonVoid: "the Moon makes no further aspect in her sign, and little comes of what is begun",
  moonCombust: "the Moon is hidden in the Sun’s light",
  moonToMalefic: "the Moon runs into Mars or Saturn next",
  moonToBenefic: "the Moon goes next to Venus or Jupiter",
  moonToMatter: "the Moon carries the matter to its own lord",
  moonStrong: "the Moon is at home or exalted",
  moonWeak: "the Moon is where she can do least",
  moonBurntWay: "the Moon crosses the burnt way",
  moonWaxing: "the Moon is gaining light",
  moonBadHouse: "the Moon falls out of sight of the Ascendant",
  lordStrong: "the lord of the Ascendant is at home or exalted",
  lordWeak: "the lord of the Ascendant is in detriment or fall",
  lordRetrograde: "the lord of the Ascendant goes backwards",
  lordCombust: "the lord of the Ascendant is burnt by the Sun",
  lordAngular: "the lord of the Ascendant stands in an angle",
  lordCadent: "the lord of the Ascendant is cadent",
  beneficOnAngle: "Venus or Jupiter stands on an angle",
  maleficOnAngle: "Mars or Saturn stands on an angle",
  matterLordStrong: "the lord of the matter is strong",
  matterLordWeak: "the lord of the matter is weak",
  matterLordRetrograde: "the lord of the matter goes backwards",
  beneficInMatter: "a benefic stands in the house of the matter",
  maleficInMatter: "a malefic stands in the house of the matter",
  rulerStrong: "the planet that such things belong to is strong",
  rulerWeak: "the planet that such things belong to is weak",
  rulerRetrograde: "the planet that such things belong to goes backwards",
  rulerCombust: "the planet that such things belong to is burnt by the Sun",
  rulerHour: "the hour is that of its planet",
  signSuits: "the rising sign suits it",
  natalBenefic: "a benefic touches the birth",
  natalMalefic: "a malefic touches the birth",
};

const dayOf = ({ local }: { readonly local: string }) => local.slice(0, -9);
const clock = ({ local }: { readonly local: string }) => local.slice(-8, -3);
const most = (list: ElectedMoment["because"], sign: 1 | -1, count: number) =>
  list
    .filter(({ points }) => points * sign > 0)
    .sort((a, b) => Math.abs(b.points) - Math.abs(a.points))
    .slice(0, count)
    .map((one) => clause[one.criterion]);
const signed = (score: number) => (score > 0 ? `+${score}` : `${score}`);

function first(one: ElectedMoment, middle: number | null, what: string): string {
  const [goods, bads] = [most(one.because, 1, 4), most(one.because, -1, 3)];
  return core.paragraph(
    `The best moment for this ${what} is ${dayOf(one)} at ${clock(one)} (${signed(one.score)}, where half of all moments reach ${signed(middle ?? 0)}), with ${core.placeName(one.ascendant.longitudeDeg)} rising and the Moon at ${core.placeName(one.moon.longitudeDeg)}.`,
    goods.length > 0 && `For it: ${english.list(goods)}.`,
    bads.length > 0
      ? `Against it, and not to be had otherwise: ${english.list(bads)}.`
      : "Nothing on the list speaks against it.",
    `It keeps from ${clock(one.begins)} to ${clock(one.ends)}.`,
  );
}

/** What is told of a later one; what speaks against the first as well is not said again. */
function further(one: ElectedMoment, best: ElectedMoment): string {
  const known = new Set(best.because.map(({ criterion: id }) => id));
  const own = one.because.filter(({ criterion: id, points }) => points > 0 || !known.has(id));
  const [goods, bads] = [most(own, 1, 2), most(own, -1, 1)];
  return `${dayOf(one)} at ${clock(one)} (${signed(one.score)})${goods.length > 0 ? `: ${english.list(goods)}` : ""}${bads.length > 0 ? `, though ${bads[0]}` : ""}.`;
}

export const en = {
  title: "Elections",
  summary:
    "Ranks moments of a span for an undertaking by the Moon, the Ascendant, the lord of the matter, the hour and what afflicts them",
  inputs: {
    ...core.spanInputs,
    purpose: { label: "Undertaking", about: "What the moment is for", values: purpose },
    earliest: { label: "Not before", about: "Time of the clock, any when left out" },
    latest: { label: "Not after", about: "Time of the clock, any when left out" },
    limit: { label: "How many", about: "Moments listed, 1 to 20; default 5" },
    natal: { label: "Birth", about: "Of the one who undertakes it" },
  },
  fields: {
    ...core.when,
    ...core.place,
    purpose: "Undertaking",
    moments: "Moments",
    score: "Score",
    begins: "From",
    ends: "Until",
    ascendant: "Ascendant",
    moon: "Moon",
    hourRuler: "Hour of",
    because: "Because",
    criterion: "What holds",
    points: "Points",
    searched: "Moments looked at",
    middleScore: "Middle score",
    days: "Days",
    date: "Date",
    best: "Best",
  },
  terms: { purpose, criterion },
  conventions: { houseSystem: core.conventions.houseSystem },
  refusals: core.spanRefusals,
  reading: ({ purpose: id, moments, middleScore }: ElectionalAnswer) => {
    const [best, ...rest] = moments;
    if (!best) return ["None of the days has an hour within those asked for."];
    return core.paragraphs(
      first(best, middleScore, purpose[id]),
      best.score <= 0 &&
        "No moment of the span comes out above nothing: this is the least bad of it, and another week is worth a look.",
      rest.length > 0 && `Next to it: ${rest.map((one) => further(one, best)).join(" ")}`,
    );
  },
  picture: {
    title: (id: Purpose) => english.capital(purpose[id]),
    legend: "best score of each day; dark: the moments below",
    desc: (count: number) => `Best score of each day, and the ${count} best moments`,
    row: (place: number, one: ElectedMoment) =>
      `${place}. ${dayOf(one)} ${clock(one)}–${clock(one.ends)} · ${core.sign[one.ascendant.sign]} rises · ${signed(one.score)}`,
  },
} satisfies Words<{
  input: typeof input;
  answer: typeof answer;
  conventions: typeof CONVENTIONS;
  refusals: SpanRefusals;
}>;

export type ElectionalWords = Translation<typeof en>;
