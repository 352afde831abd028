/** What the page of an answer calls its fields, and what it may call them. */
import { OWN_KEYS } from "../../src/host/site/section.ts";
import { siteVoice } from "../../src/host/site/voice.ts";
import { voiceOf, type AnyProcedure, type Registry, type Voice } from "../../src/plugins/mod.ts";
import { decoded, wordsOf } from "./support.ts";

const LABELLED = "dt, th, summary, .part-title, .judged-name, .entry-title";

/** Every label in the part of a page that holds the answer. */
export async function shownLabels(html: string): Promise<ReadonlySet<string>> {
  const labels: string[] = [];
  const rewriter = new HTMLRewriter();
  for (const selector of LABELLED.split(", ")) {
    rewriter.on(`.answer ${selector}`, {
      element(element) {
        const at = labels.push("") - 1;
        element.onEndTag(() => void (labels[at] = decoded(wordsOf(labels[at]!).trim())));
      },
      text: (chunk) => void (labels[labels.length - 1] += chunk.text),
    });
  }
  await rewriter.transform(new Response(html)).text();
  // A row that is headed by a term shows the term's own name before its text: 格局 gé jú · structure, वृद्धि Vriddhi.
  return new Set(
    labels
      .filter((label) => label !== "")
      .map((label) =>
        label
          .split(" · ")
          .at(-1)!
          .replace(/^[\p{Script=Devanagari}\s]+(?=\S)/u, ""),
      ),
  );
}

/** Every text of a value that may be a label. */
function textsIn(value: unknown): readonly string[] {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}

function labelsIn({ words, common, finish }: Voice): readonly string[] {
  const { fields, inputs, conventions, terms } = words;
  const own = textsIn([
    fields,
    inputs,
    conventions,
    terms,
    common.fields,
    common.inputs,
    common.terms,
  ]);
  return own.map(finish);
}

const voiceIn = (registry: Registry, procedure: AnyProcedure, lang: string) =>
  voiceOf(procedure, lang, (name) => registry.procedures.get(name)?.procedure);

/** What a page may call things: the words of the system, of those it is made of, of all, and of the site. */
export async function knownLabels(
  registry: Registry,
  procedure: AnyProcedure,
  lang: string,
): Promise<ReadonlySet<string>> {
  const voice = await voiceIn(registry, procedure, lang);
  const voices = [voice, ...voice.others.values()];
  const { words } = await siteVoice(lang);
  return new Set(
    [
      ...voices.flatMap(labelsIn),
      ...voices.map(({ words: own, finish }) => finish(own.title)),
      ...textsIn(words),
      "ID",
    ].map((text) => wordsOf(text).trim()),
  );
}

/** Top-level fields of an answer that its page does not show under their own label. */
export async function unlabelledFields(
  registry: Registry,
  procedure: AnyProcedure,
  lang: string,
  html: string,
): Promise<readonly string[]> {
  const { words, common, finish } = await voiceIn(registry, procedure, lang);
  const answer = await answerOn(html);
  const markers = new Set(
    Object.values(procedure.omittable ?? {}).map((one) => (one as { marker?: string }).marker),
  );
  const shown = wordsOf(html);
  return Object.entries(answer).flatMap(([name, value]) => {
    const isEmpty = value === null || (Array.isArray(value) && value.length === 0);
    if (isEmpty || OWN_KEYS.has(name) || markers.has(name) || name === "verified") return [];
    const label = words.fields?.[`/${name}`] ?? words.fields?.[name] ?? common.fields?.[name];
    return label !== undefined && decoded(shown).includes(finish(label)) ? [] : [name];
  });
}

/** The answer as the page holds it for programs. */
async function answerOn(html: string): Promise<Readonly<Record<string, unknown>>> {
  let json = "";
  await new HTMLRewriter()
    .on("#json", { text: (chunk) => void (json += chunk.text) })
    .transform(new Response(html))
    .text();
  return JSON.parse(decoded(json)) as Readonly<Record<string, unknown>>;
}
