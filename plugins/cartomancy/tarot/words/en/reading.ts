/** The reading of a spread in English. */
import { english, type Speaker } from "#sdk";
import type { TarotAnswer } from "../../answer.ts";
import { paragraphsOf, type LayoutId, type PlaceId } from "../../layouts.ts";
import type { Lean } from "../../leaning.ts";
import { elements } from "./names.ts";

/** Names of the places and bands that the reading speaks of. */
interface Names {
  readonly place: Readonly<Record<PlaceId, string>>;
  readonly lean: Readonly<Record<Lean, string>>;
}

/** How the cards were laid out. */
const LAID_OUT: Readonly<Record<LayoutId, string>> = {
  single: "One card was drawn",
  pastPresentFuture: "Three cards were laid out as past, present, future",
  situationActionOutcome: "Three cards were laid out as situation, action, outcome",
  mindBodySpirit: "Three cards were laid out as mind, body, spirit",
  celticCross: "Ten cards were laid out as a Celtic Cross",
};

/** Writes a spread: how it was laid, its cards in their places, and what stands out. */
export function readSpread(answer: TarotAnswer, names: Names, say: Speaker): readonly string[] {
  const { cards, layout, theme } = answer;
  const few = cards.length <= 3;
  const paragraphs = paragraphsOf(cards).map((group) =>
    group
      .flatMap(({ says, meaning }) =>
        few ? [say.phrase(says), say.phrase(meaning)] : [say.phrase(says)],
      )
      .join(" "),
  );
  return [
    `${LAID_OUT[layout]}${asked(answer)}`,
    ...paragraphs,
    [...neighbours(answer, names), ...theme.says.map(say.phrase), closing(answer, names)].join(" "),
  ];
}

/** A question that ends a sentence by itself needs no full stop after its closing quote. */
function asked({ question }: TarotAnswer): string {
  const text = question?.trim();
  if (!text) return ".";
  return ` for the question: “${text}”${/[.?!。？！]$/.test(text) ? "" : "."}`;
}

/** Which neighbours help and which hinder each other; friendly ones need no word. */
function neighbours({ elementalDignities }: TarotAnswer, { place }: Names): readonly string[] {
  const pairs = (wanted: "strengthens" | "weakens") =>
    elementalDignities
      .filter(({ relation }) => relation === wanted)
      .map(({ positions: [a, b], elements: [one, other] }) => {
        const names = [elements[one!], elements[other!]].map((name) => name.toLowerCase());
        const between = one === other ? names[0]! : names.join(" against ");
        return `“${place[a!]}” and “${place[b!]}” (${between})`;
      });
  const [helping, hindering] = [pairs("strengthens"), pairs("weakens")];
  return [
    ...(helping.length > 0
      ? [
          `Cards of one element lie side by side in ${english.list(helping)}, and bear each other out.`,
        ]
      : []),
    ...(hindering.length > 0
      ? [`Contrary elements meet in ${english.list(hindering)}, and take from each other's force.`]
      : []),
  ];
}

function closing({ leaning: { band, score }, cards }: TarotAnswer, { lean }: Names): string {
  const whole = cards.length === 1 ? "The card leans" : "Taken together, the cards lean";
  return `${whole} ${lean[band]}: ${score} on a scale from 0 to 100.`;
}
