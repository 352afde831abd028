/** The page of publishable keys: listed with what to paste, made, deleted. */
import { wordsIn } from "../../../speech/mod.ts";
import {
  button,
  card,
  copyBox,
  empty,
  facts,
  fold,
  formatNumber,
  hidden,
  html,
  note,
  pageHead,
  postForm,
  textArea,
  textField,
  type Child,
  type Html,
} from "../../../ui/mod.ts";
import type { PublishableKey } from "../../../wallet/contract.ts";
import { goTo } from "../asking.ts";
import { missing } from "../keep/missing.ts";
import { personal, unknownDeed } from "../keep/pages.ts";
import type { OwnForm } from "../keep/people.ts";
import type { Rooms } from "../rooms.ts";
import { signInPath, type Accounts } from "../visitor.ts";
import { loadFor, type SiteVoice } from "../voice.ts";
import type { EmbedWords } from "./words/en.ts";

const WORDS = wordsIn<EmbedWords>(import.meta);
export const EMBED_PATH = "/embed";
const MAX_NAME = 60;
const MAX_ORIGINS = 10;
const MAX_DAILY = 1_000_000;
const FIELDS = ["name", "origins", "daily"] as const;
type Field = (typeof FIELDS)[number];

/** What stands in the form, and what is wrong with it. */
interface Draft {
  readonly values: Readonly<Record<string, string>>;
  readonly faults: readonly Field[];
}

interface State {
  readonly voice: SiteVoice;
  readonly words: EmbedWords;
  readonly csrf: string;
  readonly origin: string;
  readonly keys: readonly PublishableKey[];
  readonly draft: Draft;
  readonly done: string | null;
}

const BLANK: Draft = { values: { daily: "200" }, faults: [] };

/** Makes the handlers. */
export function createEmbedPages(
  { rooms, accounts: { embeds } }: { readonly rooms: Rooms; readonly accounts: Accounts },
  ownForm: OwnForm,
) {
  async function show(request: Request, draft = BLANK): Promise<Response> {
    const visited = await rooms.visit(request);
    const { visitor, voice } = visited;
    if (!visitor) return goTo(signInPath(EMBED_PATH));
    const { words } = await loadFor(WORDS, voice.asked);
    const { searchParams, origin } = new URL(request.url);
    const done = searchParams.get("done") ?? "";
    const main = writeKeys({
      voice,
      words,
      csrf: visitor.csrf,
      origin,
      keys: await embeds.list(visitor.caller.userId),
      draft,
      done: Object.hasOwn(words.done, done) ? words.done[done as keyof typeof words.done] : null,
    });
    const page = await personal(request, visited, words.title, main, "docs");
    if (draft.faults.length === 0) return page;
    return new Response(page.body, { status: 400, headers: page.headers });
  }

  async function change(request: Request): Promise<Response> {
    const { visitor, form } = await ownForm(request);
    const { userId } = visitor.caller;
    if (form.get("do") === "delete") {
      if (!(await embeds.remove(userId, form.get("id") ?? ""))) throw missing();
      return goTo(`${EMBED_PATH}?done=removed`);
    }
    if (form.get("do") !== "add") throw unknownDeed();
    const values = Object.fromEntries(FIELDS.map((name) => [name, (form.get(name) ?? "").trim()]));
    const { name = "", daily = "" } = values;
    const origins = readOrigins(values["origins"] ?? "");
    const faults: Field[] = [];
    if (name === "" || name.length > MAX_NAME) faults.push("name");
    if (!origins) faults.push("origins");
    const isWhole = /^\d{1,7}$/.test(daily) && Number(daily) >= 1 && Number(daily) <= MAX_DAILY;
    if (!isWhole) faults.push("daily");
    if (!origins || faults.length > 0) return show(request, { values, faults });
    await embeds.add(userId, { name, origins, dailyPoints: Number(daily) });
    return goTo(`${EMBED_PATH}?done=added`);
  }

  return { show, change };
}

/** Origins as browsers write them; null where one of them is none. */
function readOrigins(text: string): readonly string[] | null {
  const given = [...new Set(text.split(/[\s,]+/).filter((one) => one !== ""))];
  const origins = given.map((one) => {
    if (!URL.canParse(one)) return null;
    const { origin, protocol, hostname, pathname, search, hash, username } = new URL(one);
    const isBare = pathname === "/" && search === "" && hash === "" && username === "";
    const isLocal = /^(?:localhost|127\.0\.0\.1|\[::1\])$/.test(hostname);
    const isFit = protocol === "https:" || (protocol === "http:" && isLocal);
    return isBare && isFit ? origin : null;
  });
  const isFit = origins.length >= 1 && origins.length <= MAX_ORIGINS;
  return isFit && origins.every((one) => one !== null) ? origins : null;
}

function writeKeys(state: State): Child {
  const { words, keys, done } = state;
  return [
    pageHead({ title: words.title, lead: words.lead, back: { href: "/guide", label: "API" } }),
    done ? note("good", done, { live: true }) : null,
    keys.length === 0
      ? card(empty("code", words.none))
      : keys.map((one) => card(keyCard(state, one), { title: html`<bdi>${one.name}</bdi>` })),
    card(form(state), { title: words.add, id: "add" }),
  ];
}

function keyCard({ voice, words, csrf, origin }: State, one: PublishableKey): Child {
  const { lang } = voice;
  const { id, key, origins, spentToday, dailyPoints } = one;
  const sample = [
    `<script type="module" src="${origin}/embed/auspex.js"></script>`,
    '<form id="birth">',
    '  <input type="date" name="birthDate" required>',
    '  <input type="time" name="birthTime">',
    '  <auspex-place name="place"></auspex-place>',
    "  <button>OK</button>",
    "</form>",
    `<auspex-chart key="${key}" system="astrology.calculate" form="birth"></auspex-chart>`,
    `<auspex-reading key="${key}" system="astrology.calculate" form="birth"></auspex-reading>`,
  ].join("\n");
  const number = (value: number) => formatNumber(lang, value);
  return [
    facts([
      [words.on, origins.join(", ")],
      [words.daily, words.spent(number(spentToday), number(dailyPoints))],
    ]),
    html`<p class="legend">${words.key}</p>`,
    copyBox(lang, `key-${id}`, key),
    fold(words.page, [
      html`<p class="muted small">${words.pageLead}</p>`,
      copyBox(lang, `sample-${id}`, sample),
    ]),
    fold(
      words.remove,
      postForm(EMBED_PATH, csrf, [
        hidden("do", "delete"),
        hidden("id", id),
        html`<p>${words.removeLead}</p>`,
        html`<div>${button(words.remove, { look: "danger", small: true })}</div>`,
      ]),
    ),
  ];
}

function form({ words, csrf, draft: { values, faults } }: State): Html {
  const faultOf = (name: Field) => (faults.includes(name) ? words.faults[name] : null);
  return postForm(EMBED_PATH, csrf, [
    hidden("do", "add"),
    html`<div class="fields">
      ${textField({
        name: "name",
        label: words.name,
        hint: words.nameHint,
        fault: faultOf("name"),
        input: { value: values["name"] ?? "", maxlength: MAX_NAME, required: true },
      })}
      ${textField({
        name: "daily",
        label: words.daily,
        hint: words.dailyHint,
        fault: faultOf("daily"),
        input: { value: values["daily"] ?? "", inputmode: "numeric", required: true },
      })}
    </div>`,
    textArea({
      name: "origins",
      label: words.origins,
      hint: words.originsHint,
      fault: faultOf("origins"),
      value: values["origins"] ?? "",
      input: { rows: 3, required: true, spellcheck: "false" },
    }),
    html`<div>${button(words.make)}</div>`,
  ]);
}
