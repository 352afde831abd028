/** Usual tasks, ready to be chosen. */
import { fromJsonSchema, type McpServer } from "@modelcontextprotocol/server";
import { Type, type TObject } from "@sinclair/typebox";

interface Task {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly args: TObject;
  readonly say: (given: Readonly<Record<string, string | undefined>>) => string;
}

const text = (description: string) => Type.String({ description });
const PERSON = {
  birthDate: text("YYYY-MM-DD"),
  birthTime: Type.Optional(text("HH:MM; left out where it is unknown")),
  place: text("Town of birth"),
  lang: Type.Optional(text("Language of the reading, e.g. zh-Hant")),
};
const born = ({ birthDate, birthTime, place }: Readonly<Record<string, string | undefined>>) =>
  `born on ${birthDate}${birthTime ? ` at ${birthTime}` : " at an unknown time"} in ${place}`;
const inLang = (lang: string | undefined) => (lang ? ` Ask in lang ${lang} and answer in it.` : "");
const CARE =
  " Quote the price before anything above 20 points and ask me first. Say what the answer assumed or left open, and that it is a symbolic tradition.";

const TASKS: readonly Task[] = [
  {
    name: "birth_chart",
    title: "Read a birth chart",
    description: "One person's chart by a tradition that fits, explained from its facts",
    args: Type.Object({ ...PERSON, tradition: Type.Optional(text("western, chinese, vedic …")) }),
    say: (given) =>
      `Read the chart of a person ${born(given)}${given["tradition"] ? ` by ${given["tradition"]}` : ""}. Find the system with search_systems, read describe_system, then call_system and show_chart.${CARE}${inLang(given["lang"])}`,
  },
  {
    name: "fair_draw",
    title: "Draw fairly for a question",
    description: "Tarot, runes, a temple lot or another draw that is committed to and verified",
    args: Type.Object({
      question: text("The question"),
      system: Type.Optional(text("e.g. tarot.draw")),
      lang: PERSON.lang,
    }),
    say: ({ question, system, lang }) =>
      `My question: ${question}\nDraw ${system ? `with ${system}` : "with a draw that suits it (search_systems, kind draw)"}: commit_draw, call_system with its callWith, verify_draw with the serverHash. Tell me the reading and whether it verified.${CARE}${inLang(lang)}`,
  },
  {
    name: "compare_people",
    title: "Compare two people",
    description: "A match of two births by one tradition",
    args: Type.Object({
      first: text("Birth date, time and place of the first"),
      second: text("Of the second"),
      lang: PERSON.lang,
    }),
    say: ({ first, second, lang }) =>
      `Compare two people. First: ${first}. Second: ${second}. Choose a system of compatibility with search_systems, describe it, then call it.${CARE}${inLang(lang)}`,
  },
  {
    name: "choose_day",
    title: "Look at a day",
    description: "The almanac of a day for a plan",
    args: Type.Object({
      date: text("YYYY-MM-DD"),
      plan: text("What is planned"),
      lang: PERSON.lang,
    }),
    say: ({ date, plan, lang }) =>
      `Is ${date} a good day for this: ${plan}? Use almanac.daily and the days before and after by call_many.${CARE}${inLang(lang)}`,
  },
  {
    name: "compare_schools_of",
    title: "Ask what other schools say",
    description: "Where schools of one art read the same birth differently",
    args: Type.Object({ ...PERSON, system: text("e.g. bazi.chart") }),
    say: (given) =>
      `For a person ${born(given)}: use compare_schools on ${given["system"]} and explain what changes, and why the schools differ.${CARE}${inLang(given["lang"])}`,
  },
];

/** Registers them. */
export function addPrompts(server: McpServer): void {
  for (const { name, title, description, args, say } of TASKS) {
    server.registerPrompt(
      name,
      { title, description, argsSchema: fromJsonSchema<Record<string, string>>(args as never) },
      (given) => ({
        messages: [{ role: "user" as const, content: { type: "text" as const, text: say(given) } }],
      }),
    );
  }
}
