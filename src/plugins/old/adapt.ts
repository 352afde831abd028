/** Turns a procedure in the old shape into the new one. */
import type { AnyWords, Lang, Said } from "../../speech/mod.ts";
import { matchLanguage } from "../../speech/mod.ts";
import type { CallOutcome as NewOutcome } from "../contract.ts";
import type { Computed } from "../compute.ts";
import { present } from "../present.ts";
import { voiceOf } from "../tongue.ts";
import type { CallOutcome, Convention, Lang as OldLang, Omittable, Text } from "./contract.ts";

type Fields = Readonly<Record<string, unknown>>;
// deno-lint-ignore no-explicit-any
type Any = any;

const keyOf = (lang: Lang): "en" | "zhHant" => (lang.startsWith("zh") ? "zhHant" : "en");
const oldLang = (lang: Lang): OldLang => (lang.startsWith("zh") ? "zh-Hant" : "en");

/** The language an old procedure runs in. */
function langOf(input: Fields): OldLang {
  const asked = input["lang"] as string | undefined;
  return oldLang((asked && matchLanguage(asked, ["en", "zh-Hant", "zh-Hans"])) || "en");
}

export function adapt(old: Any): Any {
  const {
    title,
    summary,
    brief,
    picture,
    refusals,
    conventions,
    omittable,
    run,
    receipt,
    ...rest
  } = old;
  const procedure = {
    ...rest,
    old: true,
    words: {
      languages: () => ["en", "zh-Hant"],
      load: async (lang: Lang) => wordsOf(old, lang),
    },
    refusals: Object.keys(refusals ?? {}),
    ...(conventions ? { conventions } : {}),
    ...(omittable ? { omittable: omissionsOf(omittable) } : {}),
    run: (input: Fields, give: Any) => run(input, lendOld(give, langOf(input))),
    ...(receipt
      ? { receipt: (input: Fields, give: Any, who: Any) => receiptOf(receipt, input, give, who) }
      : {}),
    ...(picture
      ? { picture: (answer: Any, _words: Any, lang: Lang) => picture(answer, oldLang(lang)) }
      : {}),
  };
  return procedure;
}

function wordsOf(old: Any, lang: Lang): AnyWords {
  const key = keyOf(lang);
  const { title, summary, brief, refusals = {}, conventions = {}, omittable = {} } = old;
  const all = <T>(from: object, make: (value: Any) => T) =>
    Object.fromEntries(Object.entries(from).map(([name, value]) => [name, make(value)]));
  return {
    title: title[key],
    summary: summary[key],
    refusals: all(refusals, (when: string) => ({
      when,
      says: (({ message }: { message: string }) => message) as never,
    })),
    conventions: all(conventions, (one: Convention) => ({
      title: one.title[key],
      ...(one.defaultRule ? { rule: one.defaultRule[key] } : {}),
      options: all(one.options, (option: { title: Text }) => option.title[key]),
    })),
    omissions: all(omittable, (one: Omittable) =>
      one.reported ? (((told: Text) => told[key]) as never) : one.says[key],
    ),
    ...(brief
      ? {
          reading: (answer: never) => {
            const { plain, outline, facts } = brief(answer, oldLang(lang));
            return { paragraphs: [plain], outline, facts };
          },
        }
      : {}),
  };
}

function omissionsOf(omittable: Readonly<Record<string, Omittable>>) {
  return Object.fromEntries(
    Object.entries(omittable).map(([name, { says: _says, reported, ...one }]) => [
      name,
      {
        ...one,
        ...(reported
          ? {
              reported: (input: Fields, answer: Fields) => {
                const en = reported(input, answer, "en");
                if (!en) return undefined;
                const { says, ...told } = en;
                return {
                  ...told,
                  with: { en: says, zhHant: reported(input, answer, "zh-Hant")!.says },
                };
              },
            }
          : {}),
      },
    ]),
  );
}

function receiptOf(receipt: Any, input: Fields, give: Any, who: Any) {
  const { warnings, ...notes } = receipt(input, { ...give, lang: langOf(input) }, who) ?? {};
  if (!warnings) return notes;
  const said = warnings.map((text: string): Said => ({ code: "asIs", with: { text } }));
  return { ...notes, warnings: said };
}

function lendOld(give: Any, lang: OldLang): Any {
  if (!give.call) return { ...give, lang };
  const call = async (name: string, input: Fields): Promise<CallOutcome> => {
    const outcome = (await give.call(name, input)) as NewOutcome;
    if (!outcome.ok) {
      const { code, with: params } = outcome;
      return { ok: false, name, code, reason: String(params?.["reason"] ?? code) };
    }
    const computed = outcome.shown as Computed;
    const { answer } = await present(computed, lang);
    const { weight } = outcome;
    if (!weight) return { ok: true, name, answer };
    const evidence = await bothLanguages(computed);
    return {
      ok: true,
      name,
      answer,
      weighing: {
        score: weight.score,
        confidence: weight.confidence,
        testimonies: weight.testimonies.map((one) => ({
          code: one.code,
          weight: one.weight,
          evidence: evidence(one),
        })),
      },
    };
  };
  return { ...give, call, lang };
}

async function bothLanguages({ procedure, output }: Computed): Promise<(said: Said) => Text> {
  const en = await voiceOf(procedure, "en");
  const zh = await voiceOf(procedure, "zh-Hant");
  for (const { words } of [en, zh]) await words.ready?.(output as never);
  return (said) => ({ en: en.speaker.phrase(said), zhHant: zh.speaker.phrase(said) });
}
