import { english, type Translation, type Words } from "#sdk";
import type { UranianPoint } from "#sky";
import type { ChartRefusals } from "../../core/nativity.ts";
import type { PointId } from "../../core/points.ts";
import * as core from "../../core/words/en.ts";
import type { answer, UranianAnswer } from "../answer.ts";
import type { CONVENTIONS, input } from "../input.ts";

const { point, the } = core;
const SENSES: Readonly<Record<UranianPoint, string>> = {
  cupido: "family, groups and art",
  hades: "want, the past and what is hidden",
  zeus: "directed force, work with fire and machines",
  kronos: "authority and mastery",
  apollon: "breadth, science and trade",
  admetos: "depth, narrowing and raw matter",
  vulkanus: "sheer power",
  poseidon: "spirit, ideas and light",
};
const senseOf = (id: PointId) =>
  id in SENSES
    ? SENSES[id as UranianPoint]
    : id === "ariesPoint"
      ? "the world at large"
      : core.themeOf(id);
const named = (id: PointId) => (id in SENSES ? point[id] : the(id));

export const en = {
  title: "Uranian chart",
  summary:
    "Eight Hamburg points on the dial, planetary pictures, sensitive points and houses of six kinds",
  inputs: { orbDeg: { label: "Orb", about: "Degrees on the dial; 1" } },
  fields: {
    ...core.place,
    ...core.unavailable,
    points: "Points",
    point: "Point",
    latitudeDeg: "Latitude (°)",
    dialDeg: "On the dial (°)",
    houses: "Houses",
    kind: "Kind",
    house: "House",
    contacts: "Meetings on the dial",
    a: "A",
    b: "B",
    c: "C",
    d: "D",
    orbDeg: "Orb (°)",
    axes: "Axes",
    pair: "Axis",
    sums: "Pictures A + B = C + D",
    sensitive: "Sensitive points A + B − C",
    on: "On",
  },
  terms: {
    point,
    uranianHouses: {
      meridian: "meridian",
      ascendant: "ascendant",
      sun: "Sun",
      moon: "Moon",
      node: "node",
      earth: "Earth",
    },
  },
  conventions: {
    dial: { title: "Dial", options: { "90": "90°", "45": "45°", "22.5": "22½°" } },
    node: core.conventions.node,
  },
  refusals: {
    ...core.chartRefusals,
    "birth-time-needed": core.angleRefusals["birth-time-needed"],
  },
  reading: ({ contacts, axes, sums, sensitive }: UranianAnswer): readonly string[] => {
    const own = axes.filter(({ point: id }) => !(id in SENSES));
    return core.paragraphs(
      contacts.length > 0
        ? `On the dial ${english.list(contacts.slice(0, 4).map((one) => `${named(one.a)} meets ${named(one.b)} (${senseOf(one.a)} with ${senseOf(one.b)})`))}.`
        : "No Hamburg point meets another point on the dial within the orb.",
      own.length > 0 &&
        own
          .slice(0, 3)
          .map(
            ({ point: id, pair: [a, b], orbDeg }) =>
              `${english.capital(named(id))} holds the axis of ${named(a!)} and ${named(b!)}, within ${core.formatArc(orbDeg)}: where ${senseOf(a!)} come together with ${senseOf(b!)}, ${senseOf(id)} answer.`,
          )
          .join(" "),
      sums.length > 0 &&
        `The closest picture is ${point[sums[0]!.a]} + ${point[sums[0]!.b]} = ${point[sums[0]!.c]} + ${point[sums[0]!.d]}: ${senseOf(sums[0]!.a)} and ${senseOf(sums[0]!.b)} balance ${senseOf(sums[0]!.c)} and ${senseOf(sums[0]!.d)}.`,
      sensitive.length > 0 &&
        `${english.capital(named(sensitive[0]!.on))} stands on the point ${point[sensitive[0]!.a]} + ${point[sensitive[0]!.b]} − ${point[sensitive[0]!.c]}.`,
    );
  },
  picture: {
    title: "Uranian dial",
    key: "90° of the zodiac make the round; what meets or faces is in hard aspect",
    desc: ({ points }: UranianAnswer) =>
      points.map((one) => `${point[one.point]} ${(one.longitudeDeg % 90).toFixed(1)}°`).join("; "),
    modality: core.modality,
  },
} satisfies Words<{
  input: typeof input;
  answer: typeof answer;
  conventions: typeof CONVENTIONS;
  refusals: ChartRefusals & { "birth-time-needed": {} };
}>;

export type UranianWords = Translation<typeof en>;
