/** The guide for whoever writes a program: a page in the design of the site, in its languages. */
import { wordsIn } from "../../../speech/mod.ts";
import { card, copyBox, html, linkButton, pageHead, type Child } from "../../../ui/mod.ts";
import { sitePage } from "../frame.ts";
import { withCode } from "../code_text.ts";
import type { Rooms } from "../rooms.ts";
import { loadFor } from "../voice.ts";
import type { GuideWords } from "./words/en.ts";

const WORDS = wordsIn<GuideWords>(import.meta);

type Section = keyof GuideWords["sections"];

/** What is pasted, the same in every language. */
function sampleOf(section: Section, origin: string): string | null {
  const post = (name: string, json: string) =>
    `curl -s ${origin}/api/trpc/${name} \\\n  -H "Authorization: Bearer $AUSPEX_KEY" -H 'content-type: application/json' \\\n  -d '{"json":${json}}'`;
  const samples: Partial<Record<Section, string>> = {
    first: post("tarot.draw", '{"spread":"three","question":"What helps me now?"}'),
    auth: `curl -s ${origin}/api/v1/stats/ping -H "Authorization: Bearer $AUSPEX_KEY"`,
    money: post("bazi.chart", '{"birthDate":"1990-05-17","place":"台北","dryRun":true}'),
    kept: `curl -s "${origin}/api/v1/readings?limit=5" -H "Authorization: Bearer $AUSPEX_KEY"`,
    draws: `curl -s ${origin}/api/trpc/draws.verify -H 'content-type: application/json' \\\n  -d "{\\"json\\":{\\"answer\\":$ANSWER}}"`,
    schools: post(
      "bazi.chart",
      '{"birthDate":"1990-05-17","birthTime":"23:30","place":"台北","compare":["dayBoundary"]}',
    ),
    words: post(
      "bazi.chart",
      '{"birthDate":"1990-05-17","place":"台北","lang":"zh-Hant","picture":true}',
    ),
    author: "bun run plugin:new norse-lots\nbun run plugin:check plugins/norse-lots\nbun run start",
  };
  return samples[section] ?? null;
}

/** Makes the handler. */
export function createGuide({ rooms }: { readonly rooms: Rooms }) {
  return async function show(request: Request): Promise<Response> {
    const { voice, frame } = await rooms.visit(request);
    const { words, lang } = await loadFor(WORDS, voice.asked);
    const { origin } = new URL(request.url);
    const sections = Object.entries(words.sections) as [Section, GuideWords["sections"][Section]][];
    const main: Child = [
      pageHead({
        title: words.title,
        lead: words.lead,
        actions: [
          linkButton("/docs", words.reference, { look: "quiet", small: true, icon: "code" }),
          linkButton("/embed", words.embed, { look: "quiet", small: true, icon: "open" }),
          linkButton("/", words.systems, { look: "quiet", small: true, icon: "home" }),
        ],
      }),
      html`<nav class="guide-contents" aria-label="${words.contents}">
        <ul>
          ${sections.map(([id, { title }]) => html`<li><a href="#${id}">${title}</a></li>`)}
        </ul>
      </nav>`,
      sections.map(([id, { title, text }]) => {
        const sample = sampleOf(id, origin);
        const body = [
          text.map((paragraph) => html`<p class="guide-text">${withCode(paragraph)}</p>`),
          sample === null ? null : copyBox(lang, `sample-${id}`, sample),
        ];
        return card(body, { title, id });
      }),
    ];
    return sitePage(request, frame, {
      title: `${words.title} · ${voice.words.site}`,
      description: words.lead,
      at: "docs",
      main,
    });
  };
}
