import type { Translation, Words } from "#sdk";
import * as core from "../../core/words/en.ts";
import type { ChartRefusals } from "../../core/nativity.ts";
import type { SpanRefusals } from "../../core/span.ts";
import type { answer, EclipseKind, EclipseRow, EclipsesAnswer } from "../answer.ts";
import type { CONVENTIONS, input } from "../input.ts";

const { placeName } = core;
const light = { solar: "Sun", lunar: "Moon" };
const kinds: Readonly<Record<EclipseKind, string>> = {
  total: "total",
  annular: "annular",
  hybrid: "annular and total",
  partial: "partial",
  penumbral: "penumbral",
  none: "not seen",
};
const minute = ({ local }: { readonly local: string }) => local.replace("T", " ").slice(0, -3);

/** What a place sees of one. */
function seenFrom({ atPlace, light: of }: EclipseRow): string {
  if (!atPlace) return "";
  if (!atPlace.visible) return " The place sees nothing of it.";
  if (of === "lunar") {
    return ` From the place it is seen as ${kinds[atPlace.kind]}, the Moon ${Math.round(atPlace.maximum!.altitudeDeg)}° high at the middle.`;
  }
  const { seen, maximum } = atPlace;
  const part = `${Math.round(seen!.obscuration * 100)} % of the disc`;
  return maximum!.altitudeDeg < 0
    ? ` The place sees at most ${part}, at ${minute(seen!).slice(-5)} with the Sun on the horizon: the maximum is below it.`
    : ` The place sees ${part} covered at ${minute(seen!).slice(-5)}, the Sun ${Math.round(maximum!.altitudeDeg)}° high.`;
}

export const en = {
  title: "Eclipses",
  summary:
    "Solar and lunar eclipses in a span: kind, magnitude, degree, saros, and what a place sees",
  inputs: core.spanInputs,
  fields: {
    ...core.place,
    ...core.when,
    eclipses: "Eclipses",
    light: "Of the",
    kind: "Kind",
    magnitude: "Magnitude",
    penumbralMagnitude: "Penumbral magnitude",
    gamma: "Gamma",
    saros: "Saros",
    begins: "Begins",
    ends: "Ends",
    partial: "In the umbra",
    total: "Central, or total",
    greatestLatitude: "Greatest at latitude (°)",
    greatestLongitude: "Greatest at longitude (°)",
    atPlace: "At the place",
    visible: "Seen",
    obscuration: "Covered part of the disc",
    partialBegins: "Umbra begins",
    centralBegins: "Totality begins",
    maximum: "Maximum",
    centralEnds: "Totality ends",
    partialEnds: "Umbra ends",
    azimuthDeg: "Azimuth (°)",
    altitudeDeg: "Altitude (°)",
    seen: "Deepest phase seen",
  },
  terms: { sign: core.sign, eclipsedLight: light, eclipseKind: kinds },
  conventions: {
    penumbral: {
      title: "Penumbral eclipses",
      options: { listed: "listed", leftOut: "left out" },
    },
  },
  refusals: { ...core.spanRefusals, ...core.chartRefusals },
  reading: ({ eclipses }: EclipsesAnswer) => {
    if (eclipses.length === 0) {
      return [
        "No eclipse falls in these days. Eclipses come in seasons about half a year apart, when the new or the full Moon stands near a node.",
      ];
    }
    return eclipses.map((one) => {
      const { light: of, kind, longitudeDeg, saros } = one;
      const name = `${kinds[kind]} eclipse of the ${light[of]}`;
      return `${minute(one)}: ${name} at ${placeName(longitudeDeg)}, saros ${saros}.${seenFrom(one)}`;
    });
  },
  picture: {
    title: "Eclipses",
    desc: (count: number) => `${count} eclipses in order of time with their degrees`,
    kind: ({ kind, light: of }: EclipseRow) => `${light[of]}, ${kinds[kind]}`,
  },
} satisfies Words<{
  input: typeof input;
  answer: typeof answer;
  conventions: typeof CONVENTIONS;
  refusals: SpanRefusals & ChartRefusals;
}>;

export type EclipsesWords = Translation<typeof en>;
