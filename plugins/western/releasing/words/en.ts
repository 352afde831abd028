import { english, type Translation, type Words } from "#sdk";
import type { Sign } from "#lore";
import * as core from "../../core/words/en.ts";
import type { GivenRefusals } from "../../core/given_chart.ts";
import type { TargetRefusals } from "../../core/target_date.ts";
import { indexOfSign } from "../../core/zodiac.ts";
import type { Mark } from "../../hellenistic/periods.ts";
import type { answer, ReleasingAnswer } from "../answer.ts";
import type { CONVENTIONS, input } from "../input.ts";

type Level = ReleasingAnswer["levels"][number];
type Period = Level["periods"][number];

const { lot, sign, the, themeOf, topicOf } = core;

/** What each lot governs. */
const MATTER: Readonly<Record<string, string>> = {
  spirit: "what one does: work, standing and choice",
  fortune: "what befalls one: body, livelihood and circumstance",
  eros: "whom and what one longs for",
};
const activeOf = ({ active, periods }: Level): Period | undefined =>
  active === null ? undefined : periods[active];
const day = (text: string) => text.slice(0, 10);

/** The place from Fortune that a sign is. */
function placeFrom(fortune: Sign, at: Sign): number {
  return ((indexOfSign(at) - indexOfSign(fortune) + 12) % 12) + 1;
}

function chapter(
  { sign: at, lord, start, end, marks, units }: Period,
  fortune: Sign | null,
): string {
  const when =
    start && end ? ` from ${day(start)} to ${day(end)}` : ` for ${units} years of 360 days`;
  const place = fortune ? placeFrom(fortune, at) : null;
  return core.paragraph(
    `The chapter of ${sign[at]} runs${when}, led by ${the(lord)}: ${themeOf(lord)}.`,
    place !== null &&
      (marks.includes("angularFromFortune")
        ? `${sign[at]} is the ${english.ordinal(place)} place from Fortune, an angle: these years stand out${place === 10 ? " most of all, with the most in view" : ""}.`
        : `It is the ${english.ordinal(place)} place from Fortune and colours these years by ${topicOf(place)}.`),
  );
}

function within({ sign: at, lord, start, end, marks }: Period, fortune: Sign | null): string {
  const when = start && end ? `, ${day(start)} to ${day(end)}` : "";
  return core.paragraph(
    `Inside it the months of ${sign[at]} hold now${when}, under ${the(lord)}, with ${themeOf(lord)}${fortune ? ` and a look at ${topicOf(placeFrom(fortune, at))}` : ""}.`,
    marks.includes("loosingOfBond") &&
      "The bond has been loosed: the order jumped to the opposite sign, and what had been set for years turns another way.",
    marks.includes("angularFromFortune") && "A peak within the chapter.",
  );
}

function turns({ periods, active }: Level): string {
  const loosed = periods.find(
    ({ marks }, i) => marks.includes("loosingOfBond") && i > (active ?? -1),
  );
  return loosed?.start
    ? `The bond of this chapter is loosed on ${day(loosed.start)}, into ${sign[loosed.sign]}.`
    : "";
}

export const en = {
  title: "Zodiacal releasing",
  summary:
    "Releasing from Fortune, Spirit or Eros to four levels with loosing of the bond and peaks",
  inputs: {
    ...core.givenInputs,
    ...core.inputs,
    from: {
      label: "Lot",
      about: "Lot that is released; Spirit",
      values: { spirit: lot.spirit, fortune: lot.fortune, eros: lot.eros },
    },
    fromSign: { label: "From sign", about: "A sign in place of a lot", values: sign },
    ageDays: { label: "Age in days", about: "In place of a date" },
    levels: { label: "Levels", about: "1 to 4, the years to the hours" },
  },
  fields: {
    lot: "Lot",
    startSign: "Released from",
    fortuneSign: "Fortune in",
    age: "Age",
    totalDays: "Days lived",
    years: "Years of 360 days",
    "age/days": "And days",
    levels: "Levels",
    level: "Level",
    unitDays: "Days of a unit",
    active: "Runs now (from 0)",
    periods: "Periods",
    sign: "Sign",
    lord: "Lord",
    units: "Units",
    days: "Days",
    fromDay: "From day",
    start: "From (UTC)",
    end: "To (UTC)",
    cut: "Cut short",
    marks: "Marks",
  },
  terms: {
    lot,
    sign,
    releasingMark: {
      loosingOfBond: "loosing of the bond",
      angularFromFortune: "angular from Fortune",
    },
  },
  conventions: {
    sharedLots: {
      title: "Spirit in the sign of Fortune",
      options: {
        same: "release both from that sign",
        next: "release Spirit from the next sign",
      },
    },
    lotsSchool: {
      title: "Formulas of the lots",
      options: {
        hermetic: "the seven of Hermes",
        valens: "Eros and Necessity from Fortune and Spirit",
      },
    },
  },
  refusals: { ...core.givenRefusals, ...core.targetRefusals },
  reading: ({ lot: from, startSign, fortuneSign, levels }: ReleasingAnswer): readonly string[] => {
    const [first, second, third] = levels;
    const [now, month, week] = [first, second, third].map((one) => one && activeOf(one));
    const named = from ? `${lot[from]} is released from ${sign[startSign]}: ${MATTER[from]}.` : "";
    if (!now) {
      const opening = first!.periods[0]!;
      return [
        named || `The times are released from ${sign[startSign]}.`,
        `The first chapter is of ${sign[opening.sign]}, ${opening.units} years of 360 days under ${the(opening.lord)}; ${sign[first!.periods[1]!.sign]} follows.`,
      ];
    }
    return core.paragraphs(
      core.paragraph(named, chapter(now, fortuneSign)),
      month && core.paragraph(within(month, fortuneSign), turns(second!)),
      week?.end &&
        `Nearer still, the days belong to ${sign[week.sign]} until ${day(week.end)}, and ${the(week.lord)} has them.`,
    );
  },
  picture: {
    title: "Zodiacal releasing",
    marks: { loosingOfBond: "×", angularFromFortune: "▲" } satisfies Record<Mark, string>,
    note: ({ fortuneSign }: ReleasingAnswer) =>
      fortuneSign ? "▲ angular from Fortune · × loosing of the bond" : "× loosing of the bond",
    from: (days: number) => `day ${Math.round(days)}`,
    desc: ({ startSign, levels }: ReleasingAnswer) =>
      `${levels[0]!.periods.length} chapters from ${sign[startSign]}, one of them divided`,
  },
} satisfies Words<{
  input: typeof input;
  answer: typeof answer;
  conventions: typeof CONVENTIONS;
  refusals: GivenRefusals & TargetRefusals;
}>;

export type ReleasingWords = Translation<typeof en>;
