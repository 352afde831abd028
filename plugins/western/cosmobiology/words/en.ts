import { english, type Translation, type Words } from "#sdk";
import type { ChartRefusals } from "../../core/nativity.ts";
import type { TargetRefusals } from "../../core/target_date.ts";
import * as core from "../../core/words/en.ts";
import { formatArc } from "../../core/zodiac.ts";
import type { answer, CosmobiologyAnswer } from "../answer.ts";
import type { CONVENTIONS, input } from "../input.ts";
import { hasAngles, isDirect, picturesIn, weightiestOf, type Picture } from "../pictures.ts";

const { paragraph, point, the, The, themeOf } = core;

function opening(answer: CosmobiologyAnswer): string {
  const count = picturesIn(answer).length;
  const within = formatArc(answer.orbDeg);
  return paragraph(
    "Cosmobiology reads the chart by its axes: a planet at the middle of two others joins what they stand for.",
    count === 0 && `No such picture lies within ${within} here.`,
    count === 1 && `One such picture lies within ${within} here.`,
    count > 1 && `${count} such pictures lie within ${within} here; these weigh most.`,
    !hasAngles(answer) &&
      "Ascendant and midheaven are missing for want of a time and place of birth.",
  );
}

function about(one: Picture, order: number): string {
  const [a, b] = one.pair;
  const [x, y, z] = [themeOf(a), themeOf(b), themeOf(one.point)];
  const [axis, orb] = [`${point[a]}/${point[b]}`, formatArc(one.orbDeg)];
  const sentences = [
    `${The(one.point)} stands on the axis ${axis} (${orb}): through ${z}, ${x} meet ${y}.`,
    `On ${axis} lies ${the(one.point)}, ${orb} from exact; where ${x} meet ${y}, ${z} ${isDirect(one) ? "show themselves openly" : "work from behind"}.`,
    `${english.capital(z)} are called upon whenever ${x} come together with ${y}, for ${the(one.point)} holds the middle of ${axis} (${orb}).`,
  ];
  return sentences[order % sentences.length]!;
}

function directed({ directed: all }: CosmobiologyAnswer): string | null {
  if (!all) return null;
  const arc = formatArc(all.arcDeg);
  const [first] = all.contacts;
  if (!first) {
    return `With a solar arc of ${arc} no directed point meets an axis within ten minutes of arc.`;
  }
  const [a, b] = first.pair;
  return `For ${all.date} the solar arc is ${arc}; directed ${point[first.point]} reaches ${point[a]}/${point[b]}, which brings ${themeOf(first.point)} to bear on ${themeOf(a)} as well as on ${themeOf(b)}.`;
}

export const en = {
  title: "Cosmobiology",
  summary:
    "90-degree dial, midpoint trees, planetary pictures and solar-arc contacts, read by combination",
  inputs: {
    ...core.inputs,
    orbDeg: {
      label: "Orb of midpoints (°)",
      about: "Orb of midpoints, degrees; default 1°, and 1.5° for Sun, Moon and angles",
    },
    ariesPoint: {
      label: "Include 0° Aries",
      about: "Whether 0° Aries takes part; default false",
    },
    transneptunians: {
      label: "Include the Hamburg points",
      about: "Whether the eight Hamburg points take part; default false",
    },
  },
  fields: {
    ...point,
    ...core.place,
    ...core.unavailable,
    dial: "90° dial",
    point: "Point",
    dialDeg: "On the dial (°)",
    sort45Deg: "On the 45° sort (°)",
    trees: "Midpoint trees",
    pair: "Axis",
    midpointDeg: "Midpoint (°)",
    orbDeg: "Orb (°)",
    contactDeg: "Contact (°)",
    sums: "Planetary pictures A + B = C + D",
    "sums/a": "A",
    "sums/b": "B",
    c: "C",
    d: "D",
    directed: "Directed by solar arc",
    date: "Date",
    arcDeg: "Solar arc (°)",
    contacts: "Contacts",
    leading: "Closest axis of the Sun",
  },
  terms: { point },
  conventions: { node: core.conventions.node },
  refusals: { ...core.chartRefusals, ...core.targetRefusals },
  omissions: {
    birthTime:
      "No time of birth was given: points stand as at local noon. Ascendant and midheaven are left out, and the Moon's axes hold for noon alone.",
    latitude: "No place was given: ascendant and midheaven are left out.",
  },
  reading: (answer: CosmobiologyAnswer) => {
    const weightiest = weightiestOf(answer);
    return {
      paragraphs: core.paragraphs(
        opening(answer),
        paragraph(...weightiest.map(about)),
        directed(answer),
      ),
      outline: weightiest.map(
        ({ point: id, pair: [a, b] }) => `${point[id]} = ${point[a]}/${point[b]}`,
      ),
      facts: {
        pictures: weightiest,
        directed: answer.directed,
        count: picturesIn(answer).length,
      },
    };
  },
  picture: {
    title: "90° dial",
    key: "90° of the zodiac make the round; what meets or faces is in hard aspect",
    desc: ({ dial }: CosmobiologyAnswer): string =>
      dial.map(({ point: id, dialDeg }) => `${point[id]} ${dialDeg.toFixed(1)}°`).join("; "),
    modality: core.modality,
  },
} satisfies Words<{
  input: typeof input;
  answer: typeof answer;
  conventions: typeof CONVENTIONS;
  refusals: ChartRefusals & TargetRefusals;
  omissions: { birthTime: {}; latitude: {} };
}>;

export type CosmobiologyWords = Translation<typeof en>;
