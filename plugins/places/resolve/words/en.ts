import { english, type Translation, type Words } from "#sdk";
import * as core from "../../core/words/en.ts";
import type { answer, ResolvePhrases } from "../answer.ts";
import type { input } from "../input.ts";

const label = ({ name, division, country }: ResolvePhrases["taken"]["label"]) =>
  english.address(name, division, country);

export const en = {
  title: "Name a place for certain",
  summary:
    "The one place that a name, an id or coordinates mean, or the list to choose from; what `place` of every procedure does; free",
  inputs: {
    ...core.inputs,
    text: {
      label: "Name, id or coordinates",
      about:
        "A name with or without a country, a state or a city near it; an id of places.search; or coordinates (25.03, 121.56)",
    },
  },
  fields: {
    ...core.fields,
    outcome: "Outcome",
    says: "What became of it",
    place: "Place",
    km: "Distance (km)",
    zones: "Zones in use there",
    passedOver: "Smaller places of the name",
    choices: "To choose from",
    total: "Called so",
    because: "Why there is none",
    near: "Near it",
  },
  terms: {
    ...core.terms,
    outcome: { one: "one place", several: "several places", none: "no place" },
    noPlaceBecause: {
      name: "no place is called so",
      area: "places are called so, but not there",
      country: "the country is not known",
      division: "the state or province is not known",
      id: "no place has this id",
      globe: "the coordinates lie beyond the globe",
    },
  },
  phrases: {
    ...core.phrases,
    taken: (one: ResolvePhrases["taken"]) =>
      `"${one.given}" is ${label(one.label)}` +
      (one.passedOver > 0
        ? `; ${english.counted(one.passedOver, "smaller place")} of the name ${one.passedOver === 1 ? "was" : "were"} passed over.`
        : "."),
    nearest: (one: ResolvePhrases["nearest"]) =>
      `The nearest place to ${one.given} is ${label(one.label)}, ${one.km} km away.`,
    several: ({ given, total }: ResolvePhrases["several"]) =>
      `"${given}" may be any of ${total} places: add the country, the state or a city near it, or send an id.`,
    none: ({ given, nearest }: ResolvePhrases["none"]) =>
      `No place is known for "${given}"` +
      (nearest > 0 ? "; those with the nearest names are listed." : "."),
  },
} satisfies Words<{ input: typeof input; answer: typeof answer }>;

export type ResolveWords = Translation<typeof en>;
