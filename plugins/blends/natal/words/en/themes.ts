/** The themes of a life, in English. */
import { english, type Leaning } from "#sdk";
import type { Chart, Evidence, Named, Role, Theme, Told, Voice } from "../../themes.ts";

const { capital, list } = english;

interface ThemeWords {
  readonly title: string;
  /** What the theme comes to, by how the charts stand to it. */
  readonly comes: Readonly<Record<Leaning, string>>;
  /** What to do with it. */
  readonly step: Readonly<Record<Leaning, string>>;
  /** What each chart looks at for it. */
  readonly looks: Readonly<Record<Chart, string>>;
}

export const THEMES: Readonly<Record<Theme, ThemeWords>> = {
  character: {
    title: "Character",
    comes: {
      favourable:
        "You stand on your own feet early, and people notice it before you do. What you are and what you show lie close together, which makes you easy to trust and hard to move.",
      mixed:
        "There are two people in this birth, one who acts and one who watches the acting, and they take turns. Those who know you from one side are surprised by the other.",
      adverse:
        "The self in this birth is made rather than given: it grows against resistance and is surest where it once gave way. Confidence comes late and then stays.",
    },
    step: {
      favourable: "Use the ease with which you begin to help something slow that is not yours.",
      mixed: "Say beforehand which of the two is speaking, and the surprise will turn into range.",
      adverse:
        "Keep a list of what you have carried through; you will believe it before you believe praise.",
    },
    looks: {
      "bazi.chart": "what is of the same kind as the self",
      "ziwei.chart": "the palace of life",
      "vedic.chart": "the first house, the body and the bearing",
      "astrology.calculate": "the rising sign",
    },
  },
  love: {
    title: "Love and partnership",
    comes: {
      favourable:
        "Closeness is a place of rest here and not a test. A partner adds to what you can do, and affection tends to outlast its first occasion.",
      mixed:
        "Love comes with a condition attached that neither side wrote down. It goes well as long as the condition is spoken of, and stiffens when it is merely kept.",
      adverse:
        "Partnership asks more of this birth than it offers at first. What is missing is seldom feeling; it is time, distance or an old loyalty that will not move over.",
    },
    step: {
      favourable: "Let yourself be helped in something you could do alone.",
      mixed: "Ask what the other has assumed, in a quiet week and not in a quarrel.",
      adverse:
        "Choose slowly, live near rather than together for a while, and watch deeds in small matters.",
    },
    looks: {
      "bazi.chart": "the branch beneath the day master, where a partner sits",
      "ziwei.chart": "the palace of the spouse",
      "vedic.chart": "the seventh house, of the one opposite",
      "astrology.calculate": "the descendant, where others are met",
    },
  },
  work: {
    title: "Work and standing",
    comes: {
      favourable:
        "Responsibility finds you, and it fits. A rank or a craft with its own rules suits you better than a free hand, and superiors tend to be of use.",
      mixed:
        "The work is good and the ladder is crooked: promotion comes from the side, through a change of place more often than through waiting.",
      adverse:
        "Authority rubs. You may do the same work with half the friction as your own master, or under one person whom you chose.",
    },
    step: {
      favourable: "Take the post in which you would be answerable for others.",
      mixed: "Look every second year at what the neighbouring trade is doing.",
      adverse: "Bargain for a free hand before you bargain for the pay.",
    },
    looks: {
      "bazi.chart": "what governs the self, office and discipline",
      "ziwei.chart": "the palace of the career",
      "vedic.chart": "the tenth house, of deeds that are seen",
      "astrology.calculate": "the midheaven",
    },
  },
  money: {
    title: "Money and goods",
    comes: {
      favourable:
        "Means gather where you have worked. There is a hand for keeping in this birth as well as one for earning, and gains are seldom lost the way they came.",
      mixed:
        "Money passes through in both directions. It is earned by one gift and spent on another, and the balance is a matter of habits more than of luck.",
      adverse:
        "What you hold costs strength to hold. Large sums bring cares with them, and a modest steady income leaves you richer than a windfall.",
    },
    step: {
      favourable: "Put a fixed part where you cannot reach it quickly.",
      mixed: "Separate by account what the two gifts earn and spend.",
      adverse: "Own little that has to be defended, and stand surety for nobody.",
    },
    looks: {
      "bazi.chart": "what the self takes hold of and manages",
      "ziwei.chart": "the palace of wealth",
      "vedic.chart": "the second house, of stores and speech",
      "astrology.calculate": "the second house, of what is owned",
    },
  },
  body: {
    title: "Body and rest",
    comes: {
      favourable:
        "The frame is a willing one and repairs itself when it is let alone. Regular days do more for you than cures.",
      mixed:
        "Strength comes in waves. You can do more than others for a week, and the next week sends the bill.",
      adverse:
        "Rest is the scarce thing in this birth. The body speaks early and is asked to wait, and then it speaks louder.",
    },
    step: {
      favourable: "Keep one bodily craft into old habits: walking, digging, singing.",
      mixed: "Plan the quiet week together with the hard one.",
      adverse: "Fix an hour of sleep as you would fix a meeting, and leave findings to a doctor.",
    },
    looks: {
      "bazi.chart": "what nourishes and restores the self",
      "ziwei.chart": "the palace of health",
      "vedic.chart": "the sixth house, of effort and ailments",
      "astrology.calculate": "the sixth house, of daily care",
    },
  },
  family: {
    title: "Home and family",
    comes: {
      favourable:
        "What you come from carries you. The house you grew up in, or the one you made in its place, stays a ground to return to, and elders remain on your side.",
      mixed:
        "The family gave you a gift and a task in one parcel. You use the gift daily and have put the task off.",
      adverse:
        "The roots are in stony ground. You owe your steadiness to people who were not bound to give it, and home is where you have built it.",
    },
    step: {
      favourable: "Write down what the oldest of them still remembers.",
      mixed: "Do the smallest part of the task, and tell them that it is done.",
      adverse: "Name those people to your own household, and keep their feast days.",
    },
    looks: {
      "bazi.chart": "the branch of the month, where parents and upbringing stand",
      "ziwei.chart": "the palace of the parents",
      "vedic.chart": "the fourth house, of mother and dwelling",
      "astrology.calculate": "the lowest point of the sky, the root",
    },
  },
  growth: {
    title: "Growth and inner life",
    comes: {
      favourable:
        "You learn by making, and what you make teaches others. There is joy in it that does not depend on applause, and long roads do you good.",
      mixed:
        "Ideas come easily and want an editor. The years in which you finished little were spent on finding out what deserved finishing.",
      adverse:
        "Expression is uphill here: you know more than you can show, and showing it tires you. What ripens does so unseen and is then suddenly complete.",
    },
    step: {
      favourable: "Teach a thing while you are still learning it.",
      mixed: "Give one work a date and a reader.",
      adverse: "Show unfinished things to one person only, always the same one.",
    },
    looks: {
      "bazi.chart": "what the self brings forth",
      "ziwei.chart": "the palace of inner fortune",
      "vedic.chart": "the ninth house, of teachers and blessings",
      "astrology.calculate": "the ninth house, of far places and beliefs",
    },
  },
};

const CHARTS: Readonly<Record<Chart, string>> = {
  "bazi.chart": "the four pillars",
  "ziwei.chart": "Purple Star",
  "vedic.chart": "the Vedic chart",
  "astrology.calculate": "the Western chart",
};
const ROLES: Readonly<Record<Role, (element: string) => string>> = {
  useful: (element) => `find ${element} there, the very element they are looking for`,
  favourable: (element) => `find ${element} there, which they welcome`,
  idle: (element) => `find ${element} there, which neither helps nor harms them`,
  adverse: (element) => `find ${element} there, of which they have enough`,
  hostile: (element) => `find ${element} there, which works against their remedy`,
};
const CHANGES: Readonly<Record<string, string>> = {
  lu: "one of them brings increase (祿 lù)",
  quan: "one of them brings power (權 quán)",
  ke: "one of them brings a good name (科 kē)",
  ji: "one of them brings obstruction (忌 jì)",
};
const BODIES: Readonly<Record<string, string>> = {
  sun: "the Sun",
  moon: "the Moon",
  mercury: "Mercury",
  venus: "Venus",
  mars: "Mars",
  jupiter: "Jupiter",
  saturn: "Saturn",
};

/** A paragraph for each theme. */
export function tellThemes(told: readonly Told[]): readonly string[] {
  return told.map(({ theme, stands, voices }) => {
    const words = THEMES[theme];
    const evidence = voices.map(
      (voice) => `${english.capital(evidenceOf(voice, words.looks[voice.system]))}.`,
    );
    return `${words.title}. ${words.comes[stands]} ${evidence.join(" ")} ${agreement(stands, voices)} ${words.step[stands]}`;
  });
}

const text = (named: Named) => (typeof named === "string" ? named : named.text);

function evidenceOf(voice: Voice, looks: string): string {
  const name = CHARTS[voice.system];
  switch (voice.system) {
    case "bazi.chart":
      return `${name} look to ${looks}, and ${ROLES[voice.says.role](text(voice.says.element))}`;
    case "ziwei.chart":
      return `${name} has in ${looks} ${starsOf(voice.says)}`;
    case "vedic.chart": {
      const { points, lord, lordHouse } = voice.says;
      const strength = points > 30 ? "strong" : points < 26 ? "weak" : "of middling strength";
      return `${name} gives ${looks}, ${points} points where 28 are usual, so that it is ${strength}, and its lord ${text(lord)} stands in house ${lordHouse}`;
    }
    case "astrology.calculate": {
      const { sign, lord, dignity, occupants } = voice.says;
      const able =
        dignity >= 4
          ? "is well placed"
          : dignity < 0
            ? "is ill placed"
            : "has little dignity of its own";
      const guests =
        occupants.length > 0
          ? `; ${list(occupants.map((one) => BODIES[idText(one)] ?? text(one)))} ${occupants.length > 1 ? "stand" : "stands"} there`
          : "";
      return `${name} has ${looks}, in ${text(sign)}, whose lord ${BODIES[lord]?.replace(/^the /, "the ") ?? lord} ${able}${guests}`;
    }
  }
}

function idText(named: Named): string {
  return typeof named === "string" ? named : named.id;
}

function starsOf({ stars, changes }: Evidence["ziwei.chart"]): string {
  if (stars.length === 0) return "no principal star, and borrows from the palace opposite";
  const named = stars.map(({ star, bright }) => {
    const native = typeof star !== "string" && star.native ? ` (${star.native})` : "";
    return `the star ${capital(text(star))}${native}${bright === null ? "" : bright ? ", bright" : ", dim"}`;
  });
  const changed = changes.map((one) => CHANGES[one]).filter((one) => one !== undefined);
  return `${list(named)}${changed.length > 0 ? `, and ${list(changed)}` : ""}`;
}

const SIDES: Readonly<Record<Leaning, string>> = {
  favourable: "see it in a good light",
  mixed: "keep to the middle",
  adverse: "see it in a hard light",
};

/** Which charts go together, and which do not. */
function agreement(stands: Leaning, voices: readonly Voice[]): string {
  const on = (side: Leaning) =>
    voices.filter((voice) => voice.side === side).map(({ system }) => CHARTS[system]);
  const same = on(stands);
  if (same.length === voices.length) {
    return voices.length > 1 ? "All of them agree." : "It is the only one that could be asked.";
  }
  const others = (["favourable", "mixed", "adverse"] as const).filter(
    (side) => side !== stands && on(side).length > 0,
  );
  const dissent = others.map((side) => `${list(on(side))} ${verbFor(on(side), side)}`);
  return same.length === 0
    ? `They part: ${list(dissent)}, and the middle is only their sum.`
    : `${capital(list(same))} ${verbFor(same, stands)}, while ${list(dissent)}.`;
}

/** "the four pillars see", "Purple Star sees". */
function verbFor(names: readonly string[], side: Leaning): string {
  const plural = names.length > 1 || names[0] === CHARTS["bazi.chart"];
  return plural ? SIDES[side] : SIDES[side].replace(/^(\w+)/, "$1s");
}
