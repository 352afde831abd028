/** What today is in several traditions, free for everybody: computed once a day for each language and zone. */
import { invoke, prepare, textKeyOf, type Registry } from "../../../plugins/mod.ts";
import { wordsIn, type Lang } from "../../../speech/mod.ts";
import {
  attributes,
  card,
  facts,
  fold,
  formatDay,
  html,
  linkButton,
  pageHead,
  selectField,
  timeOf,
  type Child,
  type Html,
} from "../../../ui/mod.ts";
import { sitePage } from "../frame.ts";
import type { Library } from "../library.ts";
import type { Rooms } from "../rooms.ts";
import { isSpoken } from "../value.ts";
import { loadFor, type SiteVoice } from "../voice.ts";
import { moonOfDay } from "./moon.ts";
import type { TodayWords } from "./words/en.ts";

const WORDS = wordsIn<TodayWords>(import.meta);
/** What speaks of a day without being asked anything. */
const ARTS = ["almanac.daily", "dreamspell.kin", "aztec.tonalpohualli"] as const;
const ZONES = [...new Set([...Intl.supportedValuesOf("timeZone"), "UTC"])].toSorted();
/** Days of languages and zones that are kept. */
const MAX_KEPT = 64;

export interface TodayDeps {
  readonly rooms: Rooms;
  readonly registry: Registry;
  readonly clock: { now(): number };
}

/** What one art says of a day. */
interface Said {
  readonly id: string;
  readonly text: string;
  readonly picture: string | null;
}

/** Makes the handler. */
export function createToday({ rooms, registry, clock }: TodayDeps) {
  const days = new Map<string, Promise<readonly Said[]>>();

  function saidOn(day: string, zone: string, lang: Lang): Promise<readonly Said[]> {
    const key = `${day} ${zone} ${lang}`;
    let said = days.get(key);
    if (!said) {
      said = sayAll(zone, lang);
      days.set(key, said);
      said.catch(() => days.delete(key));
      if (days.size > MAX_KEPT) days.delete(days.keys().next().value!);
    }
    return said;
  }

  /** The arts that are served; each runs as it would for a caller who names nothing but a zone. */
  async function sayAll(zone: string, lang: Lang): Promise<readonly Said[]> {
    const now = clock.now();
    const served = ARTS.flatMap((id) => registry.procedures.get(id) ?? []);
    return Promise.all(
      served.map(async ({ procedure, plugin }) => {
        const input = { timezone: zone, lang, ...(procedure.pictured ? { picture: true } : {}) };
        const { answer } = await invoke(prepare(procedure, input, now), {
          now,
          plugin,
          procedureOf: (name) => registry.procedures.get(name)?.procedure,
        });
        const [written, drawn] = [answer[textKeyOf(procedure)], answer["picture"]];
        return {
          id: procedure.name,
          text: isSpoken(written) ? written.text : "",
          picture: isSpoken(drawn) ? drawn.text : null,
        };
      }),
    );
  }

  return async function show(request: Request): Promise<Response> {
    const { voice, library, frame } = await rooms.visit(request);
    const { words } = await loadFor(WORDS, voice.asked);
    const asked = new URL(request.url).searchParams.get("zone") ?? "";
    const zone = ZONES.includes(asked) ? asked : "UTC";
    const now = clock.now();
    const day = dayIn(zone, now);
    const said = await saidOn(day, zone, voice.asked);
    const main: Child = [
      pageHead({
        title: words.title,
        lead: words.lead(formatDay(voice.lang, day), zone),
        actions: frame.hasWallet
          ? linkButton("/calendars", words.calendars, { look: "quiet", small: true, icon: "clock" })
          : null,
      }),
      html`<div class="today" data-zone="${zone}">
        ${moon(voice, words, now)} ${said.map((one) => art(voice, words, library, one))}
      </div>`,
      zoneForm(words, zone),
    ];
    return sitePage(request, frame, {
      title: `${words.title} · ${voice.words.site}`,
      description: words.lead(day, zone),
      at: "today",
      main,
    });
  };
}

/** YYYY-MM-DD on the clocks of a zone. */
function dayIn(zone: string, now: number): string {
  return new Intl.DateTimeFormat("en-CA", { timeZone: zone, dateStyle: "short" }).format(now);
}

function moon({ lang }: SiteVoice, words: TodayWords, now: number): Html {
  const { phase, litPercent, nextNew, nextFull } = moonOfDay(now);
  const soonest = [
    [words.next.new, nextNew],
    [words.next.full, nextFull],
  ] as const;
  const coming = soonest.toSorted(([, a], [, b]) => a - b);
  return card(
    [
      html`<p>${words.lit(String(litPercent), words.phases[phase])}</p>`,
      facts(coming.map(([name, at]) => [name, timeOf(lang, new Date(at).toISOString())] as const)),
    ],
    { title: words.moon },
  );
}

function art(
  voice: SiteVoice,
  words: TodayWords,
  library: Library,
  { id, text, picture }: Said,
): Html | null {
  const volume = library.volumes.get(id);
  if (!volume) return null;
  const { entry, href } = volume;
  const image = picture && {
    src: `data:image/svg+xml,${encodeURIComponent(picture)}`,
    alt: entry.name,
  };
  return card(
    [
      html`<div class="today-text">
        ${text.split(/\n{2,}/).map((paragraph) => html`<p>${paragraph}</p>`)}
      </div>`,
      image
        ? fold(
            words.picture,
            html`<figure class="picture">
              <img ${attributes({ ...image, loading: "lazy" })} />
            </figure>`,
          )
        : null,
      html`<div>${linkButton(href, words.whole, { look: "quiet", small: true })}</div>`,
    ],
    { title: entry.name },
  );
}

function zoneForm(words: TodayWords, zone: string): Html {
  const choices = ZONES.map((one) => ({ value: one, label: one }));
  return html`<form method="get" action="/today" class="form today-zone">
    ${selectField({ name: "zone", label: words.zone, choices, value: zone })}
    <div><button class="button button-quiet button-small">${words.show}</button></div>
  </form>`;
}
