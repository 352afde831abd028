import {
  Birth,
  type Brief,
  defineProcedure,
  type Lang,
  matchOf,
  MatchShape,
  sayIn,
  type Static,
  type Testimony,
  type Text,
  TextShape,
  Type,
} from "#old";
import { moduloFromOne, type TzolkinDay } from "#time";
import { kinDay, kinOfDate, SEALS, type KinNumber } from "../dreamspell/kin.ts";
import { compareKins } from "../dreamspell/match.ts";
import { describe } from "./birth_sign.ts";
import { CORRELATION, LANGUAGE } from "./conventions.ts";
import { kinOf, mayaFixed, readMayaDay } from "./day.ts";
import { compareDays } from "./match.ts";

const person = Type.Object({
  kin: Type.Integer({ minimum: 1, maximum: 260 }),
  number: Type.Integer({ minimum: 1, maximum: 13 }),
  name: Type.String(),
  text: Type.String({ description: "Number and name" }),
  gloss: TextShape,
  portrait: TextShape,
});

const output = Type.Object({
  ...MatchShape,
  a: person,
  b: person,
  couple: Type.Object(
    { kin: Type.Integer({ minimum: 1, maximum: 260 }), text: Type.String(), gloss: TextShape },
    { description: "The day of both places in the round added together" },
  ),
});

type MatchAnswer = Static<typeof output>;
type Person = MatchAnswer["a"];

/** Two birth days of the round of 260 side by side. */
export const mayanTzolkinMatch = defineProcedure({
  name: "compatibility.mayanTzolkin",
  tradition: "maya",
  title: { en: "Tzolkin compatibility", zhHant: "卓爾金曆合盤" },
  summary: {
    en: "Match of two tzolkin days by distance, colour, number and trecena",
    zhHant: "以相距、方位顏色、數與十三日週比較兩人的卓爾金日",
  },
  kind: "calculation",
  cost: 2,
  icon: "icons/maya_match.svg",
  reads: "births",
  conventions: {
    system: {
      title: { en: "Count of days", zhHant: "曆系" },
      default: "tzolkin",
      options: {
        tzolkin: {
          title: { en: "the count of the day-keepers", zhHant: "守日者之曆" },
          source: "Landa on days and directions; after B. Tedlock (1982)",
        },
        dreamspell: {
          title: { en: "the Dreamspell count of 1990", zhHant: "一九九〇年夢語曆" },
          source: "After Argüelles (1990), as programs of the count have it",
        },
      },
    },
    language: LANGUAGE,
    correlation: CORRELATION,
  },
  input: Type.Object({
    a: Type.Object({ ...Birth }, { description: "The one person" }),
    b: Type.Object({ ...Birth }, { description: "The other person" }),
  }),
  output,
  run: ({ system, language, correlation }, give): MatchAnswer => {
    if (system === "dreamspell") return matchDreamspell(give.civil("a"), give.civil("b"));
    const [a, b] = [give.civil("a"), give.civil("b")].map(
      ({ fixed }) => readMayaDay(mayaFixed(fixed, correlation)).day,
    ) as [TzolkinDay, TzolkinDay];
    const together = moduloFromOne(kinOf(a) + kinOf(b), 260);
    const couple = describe(
      { number: moduloFromOne(together, 13), name: moduloFromOne(together, 20) },
      language,
    );
    return complete(compareDays(a, b), personOf(a, language), personOf(b, language), {
      kin: together,
      text: couple.text,
      gloss: couple.gloss,
    });
  },
  brief: writeBrief,
  examples: [
    {
      title: "11 Ik' of the north and 8 Ajaw of the south",
      input: {
        a: { birthDate: "2000-01-01" },
        b: { birthDate: "2013-05-30" },
        language: "yucatec",
      },
      expect: {
        a: { text: "11 Ikʼ" },
        b: { text: "8 Ajaw" },
        components: [{ code: "oppositeDirection", weight: 58 }],
        score: 58,
      },
      source:
        "convertdate and the calendar of Emacs: 1 January 2000 is 11 Ik'; 31 May 2013 is 9 Imix",
    },
    {
      title: "two born on one day",
      input: { a: { birthDate: "1990-05-17" }, b: { birthDate: "1990-05-17" } },
      expect: {
        components: [
          { code: "sameSign", weight: 78 },
          { code: "sameNumber" },
          { code: "sameTrecena" },
        ],
      },
      source: "Rule of the match: same sign 78, same number 6, same trecena 8",
    },
  ],
  references: [
    {
      title: "Time and the Highland Maya",
      author: "Barbara Tedlock",
      year: "1982",
      part: "day relations",
    },
    {
      title: "Dreamspell",
      author: "José Argüelles and Lloydine Burris",
      year: "1990",
      part: "oracle of five",
    },
  ],
});

function matchDreamspell(
  a: { year: number; month: number; day: number },
  b: { year: number; month: number; day: number },
): MatchAnswer {
  const [one, other] = [a, b].map((date) => kinOfDate(date, "standard").nearest) as [
    KinNumber,
    KinNumber,
  ];
  const together = moduloFromOne(one + other, 260);
  const couple = kinDay(together);
  return complete(compareKins(one, other), dreamspellPerson(one), dreamspellPerson(other), {
    kin: together,
    text: couple.name.en,
    gloss: couple.name,
  });
}

function dreamspellPerson(kin: KinNumber): Person {
  const { tone, seal, name } = kinDay(kin);
  const { keywords } = SEALS[seal - 1]!;
  return {
    kin,
    number: tone,
    name: SEALS[seal - 1]!.name.en,
    text: name.en,
    gloss: name,
    portrait: keywords,
  };
}

function personOf(day: TzolkinDay, language: string): Person {
  const { number, name, text, gloss, portrait } = describe(day, language);
  return { kin: kinOf(day), number, name, text, gloss, portrait };
}

function complete(
  components: readonly Testimony[],
  a: Person,
  b: Person,
  couple: MatchAnswer["couple"],
): MatchAnswer {
  const { components: all, ...match } = matchOf(components);
  return { ...match, components: [...all], a, b, couple };
}

function writeBrief(answer: MatchAnswer, lang: Lang): Brief {
  const say = sayIn(lang);
  const { a, b, couple, score, components } = answer;
  // A kin's name is its own gloss.
  const called = ({ text, gloss }: { readonly text: string; readonly gloss: Text }) => {
    if (text === gloss.en) return say(gloss);
    return lang === "en" ? `${text} (${gloss.en})` : `${text}（${gloss.zhHant}）`;
  };
  const reasons = components.map(({ evidence }) => say(evidence));
  const facts = {
    a: { day: a.text, gloss: say(a.gloss), portrait: say(a.portrait) },
    b: { day: b.text, gloss: say(b.gloss), portrait: say(b.portrait) },
    couple: couple.text,
    reasons,
    score,
    band: say(answer.bandName),
  };
  if (lang === "en") {
    return {
      facts,
      outline: ["The two days", "Between them", "Their common day"],
      plain: [
        `The one, born on ${called(a)}, ${a.portrait.en}. The other, born on ${called(b)}, ${b.portrait.en}.`,
        `${reasons.join(". ")}. That makes ${score} out of 100, a relation that counts as ${answer.bandName.en} here.`,
        `Added together, the two days make ${called(couple)}, which may be kept as the day of the couple and comes round every 260 days.`,
      ].join("\n\n"),
    };
  }
  return {
    facts,
    outline: ["兩個日子", "彼此之間", "共同的日子"],
    plain: [
      `一位生於${spaced(called(a))}：${a.portrait.zhHant}。另一位生於${spaced(called(b))}：${b.portrait.zhHant}。`,
      `${reasons.join("；")}。合計 ${score} 分（滿分一百），屬「${answer.bandName.zhHant}」。`,
      `兩日相加得${spaced(called(couple))}，可當作兩人共同的日子，每二百六十日一回。`,
    ].join("\n\n"),
  };
}

/** Sets a Latin name or a number off from Chinese text. */
function spaced(text: string): string {
  return /^[\x20-\x7e]/.test(text) ? ` ${text}` : text;
}
