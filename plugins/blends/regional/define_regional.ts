import {
  asksOfDeath,
  Birth,
  defineProcedure,
  Gender,
  oneOf,
  Refusal,
  sayIn,
  Type,
  type AnyProcedure,
  type Example,
  type Lang,
  VISIBLE,
} from "#old";
import { GENDER_OMITTABLE, GENDER_READERS } from "../gender.ts";
import type { Asked } from "../members/asked.ts";
import type { Fields } from "../members/member.ts";
import { memberOptions, membersOf, type Member } from "../members/table.ts";
import { momentFields, MomentInput, MomentShape, settleMoment } from "../moment.ts";
import { BLEND_REFUSALS, blendOf, BlendShape, type BlendAnswer } from "../outcome.ts";
import { drawBlend } from "../picture.ts";
import { synthesise } from "../prose/synthesis.ts";
import { portraitOf } from "../natal/portrait.ts";
import { callSystems } from "../weigh/systems.ts";
import { FORMULA } from "../weigh/weigh.ts";
import type { Regional } from "./blends.ts";
import { MATTER_OMITTABLE, MATTERS, MOMENT_OMITTABLE } from "./matters.ts";
import { compareRegions, regionsOf, RegionsShape, type Regions } from "./regions.ts";

const QUESTION = Type.Optional(
  Type.String({
    minLength: 1,
    maxLength: 500,
    pattern: VISIBLE,
    description: "What is asked; horary needs it, the others echo it",
  }),
);
const SEED = Type.Optional(
  Type.String({
    minLength: 1,
    maxLength: 128,
    description: "Reproduces every draw of the blend; random when left out",
  }),
);
const NAME = Type.Optional(
  Type.String({
    minLength: 1,
    maxLength: 200,
    description: "Name for the number arts; read where it has Latin letters",
  }),
);

interface Input {
  readonly question?: string;
  readonly name?: string;
  readonly gender?: string;
  readonly matter?: string;
  readonly at?: Fields;
  readonly timezone?: string;
  readonly latitude?: number;
  readonly longitude?: number;
}

/** A schema whose fields follow from the blend, so that their types cannot be known here. */
const loose: (fields: Parameters<typeof Type.Object>[0]) => ReturnType<typeof Type.Object> =
  Type.Object;

/** Makes the procedure of one regional blend. */
export function defineRegional(blend: Regional): AnyProcedure {
  const { members: names, asks, cost, title } = blend;
  const members = membersOf(names);
  const hasBirth = asks !== "question";
  const hasQuestion = asks !== "birth";
  const hasMoment = asks === "birthAndQuestion";
  const readsGender = names.some((name) => name in GENDER_READERS);
  const readsName = names.some((name) => name.startsWith("numerology."));
  const hasHorary = names.includes("horary.judge");
  return defineProcedure({
    name: `blend.${blend.id}`,
    tradition: "synthesis",
    title,
    summary: blend.summary,
    kind: "blend",
    cost,
    narrated: true,
    icon: `icons/${blend.id}.svg`,
    needs: hasMoment ? ["now", "random", "call"] : hasQuestion ? ["random", "call"] : ["call"],
    uses: names,
    ...(hasBirth ? { reads: "birth" as const } : {}),
    input: loose({
      ...(hasBirth ? Birth : {}),
      ...(readsGender ? { gender: Type.Optional(Gender) } : {}),
      ...(readsName ? { name: NAME } : {}),
      ...(hasQuestion ? { question: QUESTION, seed: SEED } : {}),
      ...(hasHorary
        ? { matter: Type.Optional(oneOf(MATTERS, "What kind of matter is asked")) }
        : {}),
      ...(hasMoment ? { at: Type.Optional(MomentInput) } : {}),
    }),
    output: loose({
      ...BlendShape,
      ...(hasQuestion ? { question: Type.Union([Type.String(), Type.Null()]) } : {}),
      ...(hasMoment ? { moment: MomentShape } : {}),
      ...(blend.regions ? { regions: RegionsShape } : {}),
    }),
    omittable: {
      ...(readsGender ? { gender: GENDER_OMITTABLE } : {}),
      ...(hasHorary ? { matter: MATTER_OMITTABLE } : {}),
      ...(hasMoment ? { at: MOMENT_OMITTABLE } : {}),
    },
    options: { formula: FORMULA, members: memberOptions(names, blend.weights) },
    refusals: BLEND_REFUSALS,
    async run(given, give) {
      const input = given as Input;
      requireAnswerable(input.question, give.lang);
      const moment = hasMoment
        ? settleMoment(input.at, input, (give as { readonly now: number }).now)
        : undefined;
      const asked: Asked = {
        lang: give.lang,
        ...(hasBirth ? { birth: birthOf(input) } : {}),
        ...(input.gender ? { gender: input.gender } : {}),
        ...(input.name ? { name: input.name } : {}),
        ...(input.question ? { question: input.question } : {}),
        ...(input.matter ? { matter: input.matter } : {}),
        ...(moment ? { at: momentFields(moment) } : {}),
        ...("random" in give ? { seed: (give.random as { readonly seed: string }).seed } : {}),
      };
      const asksOf = members.map((member) => ({
        member,
        weight: blend.weights?.[member.name] ?? 1,
        ways: waysOf(member, asked),
      }));
      const answer = blendOf(`blend.${blend.id}`, await callSystems(asksOf, give.call), cost);
      return {
        ...answer,
        ...(hasQuestion ? { question: input.question ?? null } : {}),
        ...(moment ? { moment } : {}),
        ...(blend.regions ? { regions: regionsOf(blend.regions, answer.systems) } : {}),
      };
    },
    brief: (answer, lang) => {
      const whole = answer as BlendAnswer & {
        readonly question?: string | null;
        readonly regions?: Regions;
      };
      const subject = asks === "birth" ? "birth" : "question";
      const own = whole.regions
        ? [compareRegions(whole.regions, lang)]
        : asks === "birth"
          ? portraitOf(whole.systems, lang)
          : [];
      const facts = whole.question ? { question: whole.question } : {};
      return synthesise(subject, whole, lang, own, facts);
    },
    picture: (answer, lang: Lang) => drawBlend(blend.id, title, answer as BlendAnswer, lang),
    examples: [exampleOf(blend, hasBirth, hasQuestion, hasMoment)],
    references: [{ title: "The works of each system, listed with it in the catalogue" }],
  }) as AnyProcedure;
}

/**
 * Declines what is never calculated.
 *
 * @throws {Refusal} `lifespan`
 */
export function requireAnswerable(question: string | undefined, lang: Lang): void {
  if (question === undefined || !asksOfDeath(question)) return;
  throw new Refusal(
    "lifespan",
    lang === "en"
      ? "Cannot answer: the question is about death or the length of a life, which is not calculated here"
      : "不予作答：所問涉及生死壽數，此處不推算",
  );
}

const NO_QUESTION = {
  en: "no question was asked, and horary judges one",
  zhHant: "未提所問，而卜卦占星須有一問",
};
const NO_PLACE = {
  en: "no place is known, and a horary chart needs one",
  zhHant: "地點不明，而卜卦盤須有地點",
};

/** How a system is asked; horary cannot be asked nothing, nor from nowhere. */
function waysOf(member: Member, asked: Asked) {
  if (member.name === "horary.judge") {
    const say = sayIn(asked.lang);
    if (asked.question === undefined) return { code: "question-needed", reason: say(NO_QUESTION) };
    if (asked.at?.["latitude"] === undefined) {
      return { code: "place-needed", reason: say(NO_PLACE) };
    }
  }
  return [{ input: member.asks(asked, member.name) }];
}

function birthOf(input: Input): Fields {
  const fields = Object.keys(Birth);
  return Object.fromEntries(
    Object.entries(input).filter(([name, value]) => fields.includes(name) && value !== undefined),
  );
}

function exampleOf(
  { members, cost }: Regional,
  hasBirth: boolean,
  hasQuestion: boolean,
  hasMoment: boolean,
): Example {
  return {
    title: hasBirth ? "an afternoon in Taipei" : "one question",
    input: {
      ...(hasBirth
        ? {
            birthDate: "1990-06-15",
            birthTime: "14:30",
            timezone: "Asia/Taipei",
            latitude: 25.033,
            longitude: 121.565,
          }
        : {}),
      ...(hasQuestion ? { question: "Shall I move to Kaohsiung?", seed: "blend-example" } : {}),
      ...(hasMoment ? { at: { date: "2026-03-03", time: "10:20", timezone: "Asia/Taipei" } } : {}),
    },
    expect: { counts: { members: members.length, delivered: members.length }, creditsUsed: cost },
    source: "Service specification 4.5: the number of systems and the price",
  };
}
