import type { Translation, Words } from "#sdk";
import * as core from "../../core/words/en.ts";
import type { SpanRefusals } from "../../core/span.ts";
import type { answer, VoidMoonAnswer } from "../answer.ts";
import type { CONVENTIONS, input } from "../input.ts";

const { body, sign, aspect, the } = core;
const { sun, moon, mercury, venus, mars, jupiter, saturn, uranus, neptune, pluto } = body;
const minute = ({ local }: { readonly local: string }) => local.replace("T", " ").slice(0, -3);

export const en = {
  title: "Void-of-course Moon",
  summary: "Void-of-course Moon and her entries into signs over a span, by three rules",
  inputs: core.spanInputs,
  fields: {
    ...core.when,
    spans: "Void of course",
    begins: "Begins",
    ends: "Ends",
    hours: "Hours",
    from: "From",
    to: "To",
    lastAspect: "Last aspect",
    nextAspect: "Next aspect",
    planet: "Planet",
    aspect: "Aspect",
    ingresses: "Entries into signs",
    sign: "Sign",
  },
  terms: {
    body: { sun, moon, mercury, venus, mars, jupiter, saturn, uranus, neptune, pluto },
    aspect,
    sign,
  },
  conventions: {
    rule: {
      title: "What makes her void",
      options: {
        classical: "no more aspect to the seven planets in her sign",
        modern: "no more aspect to the ten planets in her sign",
        hellenistic: "no aspect within the next thirty degrees, over the borders of signs",
      },
    },
  },
  refusals: core.spanRefusals,
  reading: ({ spans }: VoidMoonAnswer) => {
    if (spans.length === 0) {
      return [
        "By the rule chosen the Moon is never void of course in these days, so nothing has to wait for her.",
      ];
    }
    return spans.map(({ begins, ends, from, to, lastAspect }) => {
      const since = lastAspect
        ? `after her ${aspect[lastAspect.aspect]} with ${the(lastAspect.planet)}`
        : `from her entry into ${sign[from]}`;
      return `The Moon in ${sign[from]} is void ${since} from ${minute(begins)} to ${minute(ends)}, when she ${from === to ? "meets the next planet" : `is in ${sign[to]}`}.`;
    });
  },
  picture: {
    title: "Void-of-course Moon",
    desc: (spans: number) => `${spans} spans against the calendar, a row for each sign`,
  },
} satisfies Words<{
  input: typeof input;
  answer: typeof answer;
  conventions: typeof CONVENTIONS;
  refusals: SpanRefusals;
}>;

export type VoidMoonWords = Translation<typeof en>;
