/** Each side of a life together told by those who judge it, in English. */
import { english, type Leaning } from "#sdk";
import { system as names } from "../../../core/words/en.ts";
import type { Dimension } from "../../dimensions.ts";
import type { Judged, Side } from "../../sides.ts";

interface SideWords {
  readonly title: string;
  readonly comes: Readonly<Record<Leaning, string>>;
  readonly step: Readonly<Record<Leaning, string>>;
}

const SIDES: Readonly<Record<Dimension, SideWords>> = {
  love: {
    title: "Love",
    comes: {
      favourable:
        "Attraction needs no explaining between these two, and it comes back after a dull month without being called.",
      mixed:
        "There is warmth, in two rhythms: one of them is quick to come near and quick to need air, the other slow to both.",
      adverse:
        "Affection is shown here in ways that the other was never taught to read, so that much of it arrives unnoticed.",
    },
    step: {
      favourable: "Spend the ease on a risk together, not on comfort alone.",
      mixed: "Agree on a sign for “I want to be alone and nothing is wrong”.",
      adverse: "Each asks the other once for the exact gesture that would be felt as love.",
    },
  },
  marriage: {
    title: "Marriage",
    comes: {
      favourable:
        "What they promise each other has a frame to stand in: families, customs and years ahead pull the same way.",
      mixed:
        "The promise holds in its large lines and is quarrelled over in its small print: whose feast, whose town, whose turn.",
      adverse:
        "Two ideas of what a household is meet at one door. Without being spoken of, each will be kept by one and broken by the other.",
    },
    step: {
      favourable: "Set the one old custom of each house into the new one before any are invented.",
      mixed: "Write the small print down together once a year and sign it at table.",
      adverse: "Live a season in a place that belongs to neither family before anything is built.",
    },
  },
  career: {
    title: "Work",
    comes: {
      favourable:
        "Each of them is of use to the other's working life, as adviser, door-opener or plain relief at the end of the day.",
      mixed:
        "In work they are good neighbours rather than partners: they help at the fence and do not share the tools.",
      adverse:
        "Success of the one tends to fall in the busy season of the other, and envy is easier to deny than to prevent.",
    },
    step: {
      favourable: "Put one piece of work under both names, small enough to be finished.",
      mixed: "Ask for advice by appointment and not over dinner.",
      adverse: "Decide in advance whose turn it is to be the one who moves.",
    },
  },
  wealth: {
    title: "Money",
    comes: {
      favourable:
        "One purse of theirs would hold more than two: what one earns the other can keep.",
      mixed:
        "Money is the subject that goes well until it is large; sums below a certain line are never a question, those above it always.",
      adverse:
        "One counts to feel safe and the other spends to feel free, and both are right about themselves.",
    },
    step: {
      favourable: "Own one thing jointly that earns, however little.",
      mixed: "Name the line, and talk before it is crossed instead of after.",
      adverse: "Keep three purses, one each and a third that needs both hands to open.",
    },
  },
  health: {
    title: "Well-being",
    comes: {
      favourable:
        "Their constitutions agree: they tire at the same hour, eat at the same table and mend faster in the same house.",
      mixed:
        "One is a morning and the other an evening, and the day between them is shorter than it looks.",
      adverse:
        "The pace of one exhausts the other, and rest taken together rests only half of the couple.",
    },
    step: {
      favourable: "Keep a walk of an hour that belongs to nobody else.",
      mixed:
        "Fix the two hours of the day at which both are at their best, and use them for each other.",
      adverse: "Sleep and holiday separately now and then, and call it what it is, a courtesy.",
    },
  },
};

const KOOTAS: Readonly<Record<string, string>> = {
  yoni: "the koota of natures",
  gana: "the koota of tempers",
  grahaMaitri: "the koota of the Moon's lords",
  varna: "the koota of callings",
  bhakoot: "the koota of the Moon signs",
  nadi: "the koota of constitutions",
  tara: "the koota of the birth stars",
};

const called = ({ system, field, score }: Judged) => {
  const koota = KOOTAS[field.split("/").at(-1)!];
  return `${koota ?? `the ${names[system]}`} (${score})`;
};

/** A paragraph for each side that somebody judges. */
export function tellEach(sides: readonly Side[]): readonly string[] {
  return sides.map(({ name, score, stands, on }) => {
    const { title, comes, step } = SIDES[name];
    const say = (list: readonly Judged[], verbs: readonly [one: string, many: string]) =>
      list.length === 0
        ? []
        : [
            `${english.list(list.map(called))} ${list.length === 1 && !isPlural(list[0]!) ? verbs[0] : verbs[1]}`,
          ];
    const judged = [
      ...say(on.favourable, ["speaks for it", "speak for it"]),
      ...say(on.adverse, ["speaks against it", "speak against it"]),
      ...say(on.mixed, ["keeps to the middle", "keep to the middle"]),
    ];
    return `${title}, ${score} of 100. ${comes[stands]} ${english.capital(judged.join("; "))}. ${step[stands]}`;
  });
}

/** Systems whose name is a plural. */
function isPlural({ system, field }: Judged): boolean {
  return !field.includes("/kootas/") && !/match|of Japan/.test(names[system]);
}
