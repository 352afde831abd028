import type { Translation, Words } from "#sdk";
import * as core from "../../core/words/en.ts";
import type { answer } from "../answer.ts";
import type { input } from "../input.ts";

export const en = {
  title: "Find a place",
  summary:
    "Places whose names are, begin with or nearly are what was typed, in any script, the likeliest first; free",
  inputs: {
    ...core.inputs,
    text: {
      label: "Name",
      about: "A name or its beginning, with or without a country, a state or a city near it",
    },
    limit: { label: "How many", about: "At most so many, 1 to 50; default 10" },
  },
  fields: { ...core.fields, places: "Places" },
  terms: core.terms,
  phrases: core.phrases,
} satisfies Words<{ input: typeof input; answer: typeof answer }>;

export type SearchWords = Translation<typeof en>;
