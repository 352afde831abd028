/**
 * Charts, readings and places of Auspex in any page.
 *
 *   <script type="module" src="https://auspex.example/embed/auspex.js"></script>
 *   <auspex-chart key="at_pub_…" system="bazi.chart" input='{"birthDate":"1990-05-17","place":"Taipei"}'></auspex-chart>
 *   <auspex-reading key="at_pub_…" system="bazi.chart" form="birth"></auspex-reading>
 *   <form id="birth"> … <auspex-place name="place"></auspex-place> … </form>
 *
 * Attributes of charts and readings: `key`, `system`, `lang`, and either `input` (JSON) or `form` (the id of a form
 * whose fields are the input; it is asked when the form is sent). A chart and a reading of the same question are asked
 * once. Style them by `::part(text)`, `::part(picture)`, `::part(notice)`, `::part(status)`, `::part(input)`,
 * `::part(list)` and by the properties `--auspex-ink`, `--auspex-quiet`, `--auspex-accent`.
 */
const HOST = new URL(import.meta.url).origin;

const WORDS = {
  en: {
    wait: "Asking …",
    failed: "This could not be asked.",
    network: "The service cannot be reached.",
    more: "About this art",
    found: (count) => `${count} places`,
    none: "No place is called so.",
    place: "Place",
  },
  "zh-Hant": {
    wait: "起問中……",
    failed: "無法起問。",
    network: "無法連上服務。",
    more: "關於此術",
    found: (count) => `${count} 個地點`,
    none: "找不到這個地名。",
    place: "地點",
  },
};

const STYLE = `
  :host { display: block; color: var(--auspex-ink, inherit); font: inherit; line-height: 1.6; }
  [hidden] { display: none !important; }
  img { display: block; width: 100%; height: auto; }
  p { margin: 0 0 0.8em; }
  .notice, .status { font-size: 0.85em; color: var(--auspex-quiet, #57606a); }
  a { color: var(--auspex-accent, #3b3a6d); }
  .place { position: relative; }
  input { box-sizing: border-box; width: 100%; min-height: 44px; padding: 0.5em 0.7em; font: inherit; color: inherit;
    background: transparent; border: 1px solid currentColor; border-radius: 8px; }
  ul { position: absolute; z-index: 10; inset: 100% 0 auto 0; margin: 4px 0 0; padding: 4px; list-style: none;
    background: Canvas; color: CanvasText; border: 1px solid currentColor; border-radius: 8px; max-height: 18em;
    overflow: auto; }
  li { padding: 0.5em 0.6em; border-radius: 6px; cursor: pointer; }
  li[aria-selected="true"] { background: var(--auspex-accent, #3b3a6d); color: #fff; }
  .visually-hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%);
    white-space: nowrap; }
`;

/** @param {Element} element */
function langOf(element) {
  const asked = element.getAttribute("lang") ?? element.closest("[lang]")?.getAttribute("lang");
  return asked || document.documentElement.lang || "en";
}

/** @param {string} lang */
function wordsFor(lang) {
  return /^zh/i.test(lang) ? WORDS["zh-Hant"] : WORDS.en;
}

/** What has been asked by this page, by its whole question. @type {Map<string, Promise<object>>} */
const asked = new Map();

/** Asks once for each question. */
function ask(key, system, lang, input) {
  const body = JSON.stringify({ ...input, lang });
  const name = `${key} ${system} ${body}`;
  let answer = asked.get(name);
  if (!answer) {
    answer = send(key, system, lang, body);
    asked.set(name, answer);
    answer.catch(() => asked.delete(name));
  }
  return answer;
}

async function send(key, system, lang, body) {
  let response;
  try {
    response = await fetch(`${HOST}/api/embed/${encodeURIComponent(system)}`, {
      method: "POST",
      headers: { "content-type": "application/json", "x-auspex-key": key, "accept-language": lang },
      body,
      credentials: "omit",
      referrerPolicy: "no-referrer",
    });
  } catch {
    throw new Error(wordsFor(lang).network);
  }
  const data = await response.json().catch(() => ({}));
  if (!response.ok) throw new Error(data.detail ?? wordsFor(lang).failed);
  return data;
}

/** The fields of a form as an input: `a.birthDate` is a field of `a`; empty ones are left out. */
function inputOf(form) {
  const input = {};
  for (const [name, value] of new FormData(form)) {
    if (typeof value !== "string" || value === "") continue;
    const steps = name.split(".");
    const last = steps.pop();
    let at = input;
    for (const step of steps) {
      if (!Object.hasOwn(at, step)) at[step] = {};
      at = at[step];
    }
    at[last] = value;
  }
  return input;
}

/** What charts and readings have in common: a question, its state, its answer. */
class AuspexAnswer extends HTMLElement {
  static observedAttributes = ["key", "system", "lang", "input", "form"];
  #form = null;
  #turn = 0;
  #planned = false;

  connectedCallback() {
    if (!this.shadowRoot) {
      this.attachShadow({ mode: "open" });
      this.shadowRoot.innerHTML = `<style>${STYLE}</style><div class="status" part="status" role="status"></div>
        <div class="answer" part="answer" hidden></div>`;
    }
    this.#plan();
  }

  disconnectedCallback() {
    this.#listen(null);
  }

  attributeChangedCallback() {
    if (this.isConnected) this.#plan();
  }

  /** Attributes that are set one after another are one question. */
  #plan() {
    if (this.#planned) return;
    this.#planned = true;
    queueMicrotask(() => {
      this.#planned = false;
      if (!this.isConnected) return;
      const id = this.getAttribute("form");
      this.#listen(id === null ? null : document.getElementById(id));
      if (id !== null) return;
      const given = this.getAttribute("input");
      if (given === null) return;
      try {
        this.ask(JSON.parse(given));
      } catch {
        this.#say(wordsFor(langOf(this)).failed);
      }
    });
  }

  #listen(form) {
    if (this.#form === form) return;
    this.#form?.removeEventListener("submit", this.#sent);
    this.#form = form;
    form?.addEventListener("submit", this.#sent);
  }

  #sent = (event) => {
    event.preventDefault();
    this.ask(inputOf(this.#form));
  };

  #say(text) {
    const status = this.shadowRoot.querySelector(".status");
    status.textContent = text;
    status.hidden = text === "";
  }

  /** Asks, and shows the answer; `auspex-answer` and `auspex-error` tell the page. */
  async ask(input) {
    const turn = ++this.#turn;
    const lang = langOf(this);
    const box = this.shadowRoot.querySelector(".answer");
    this.#say(wordsFor(lang).wait);
    this.setAttribute("aria-busy", "true");
    try {
      const key = this.getAttribute("key") ?? "";
      const answer = await ask(key, this.getAttribute("system") ?? "", lang, input);
      if (turn !== this.#turn) return;
      box.replaceChildren(...this.show(answer, wordsFor(lang)));
      box.lang = answer.lang;
      box.hidden = false;
      this.#say("");
      this.dispatchEvent(new CustomEvent("auspex-answer", { detail: answer, bubbles: true }));
    } catch (error) {
      if (turn !== this.#turn) return;
      box.hidden = true;
      this.#say(error.message);
      this.dispatchEvent(new CustomEvent("auspex-error", { detail: error.message, bubbles: true }));
    } finally {
      if (turn === this.#turn) this.removeAttribute("aria-busy");
    }
  }
}

function element(name, part, text) {
  const made = document.createElement(name);
  if (part) made.setAttribute("part", part);
  if (text) made.textContent = text;
  return made;
}

/** Where the art is explained, and that it is no prediction. */
function ending(answer, words) {
  const notice = element("p", "notice", `${answer.notice} `);
  notice.className = "notice";
  const link = element("a", "link", words.more);
  link.href = answer.url;
  link.rel = "noopener";
  link.target = "_blank";
  notice.append(link);
  return notice;
}

class AuspexChart extends AuspexAnswer {
  show(answer, words) {
    if (!answer.picture) return [element("p", "text", answer.name), ending(answer, words)];
    const image = element("img", "picture");
    // As an image nothing in it can run.
    image.src = `data:image/svg+xml,${encodeURIComponent(answer.picture)}`;
    const parsed = new DOMParser().parseFromString(answer.picture, "image/svg+xml");
    const said = ["title", "desc"].map((name) => parsed.querySelector(name)?.textContent?.trim());
    image.alt = said.filter(Boolean).join(". ") || answer.name;
    return [image, ending(answer, words)];
  }
}

class AuspexReading extends AuspexAnswer {
  show(answer, words) {
    const paragraphs = (answer.text ?? "").split(/\n{2,}/).filter((one) => one.trim() !== "");
    const shown = paragraphs.map((one) => {
      const paragraph = element("p", "text", one);
      paragraph.lang = answer.textLang;
      return paragraph;
    });
    return [...shown, ending(answer, words)];
  }
}

/** A field that completes names of places; its value in a form is the id of the one chosen, or what was typed. */
class AuspexPlace extends HTMLElement {
  static formAssociated = true;
  #internals = this.attachInternals();
  #input;
  #list;
  #status;
  #places = [];
  #at = -1;
  #timer;
  #turn = 0;
  #chosen = null;

  connectedCallback() {
    if (this.shadowRoot) return;
    const root = this.attachShadow({ mode: "open", delegatesFocus: true });
    root.innerHTML = `<style>${STYLE}</style><div class="place">
      <input part="input" role="combobox" autocomplete="off" spellcheck="false" maxlength="120" aria-autocomplete="list"
        aria-expanded="false" aria-controls="list"><ul part="list" id="list" role="listbox" hidden></ul>
      <span class="visually-hidden" role="status"></span></div>`;
    this.#input = root.querySelector("input");
    this.#list = root.querySelector("ul");
    this.#status = root.querySelector("[role=status]");
    const label = this.getAttribute("aria-label") ?? wordsFor(langOf(this)).place;
    this.#input.setAttribute("aria-label", label);
    this.#list.setAttribute("aria-label", label);
    this.#input.value = this.getAttribute("value") ?? "";
    this.#set();
    this.#input.addEventListener("input", () => this.#typed());
    this.#input.addEventListener("keydown", (event) => this.#pressed(event));
    this.#input.addEventListener("blur", () => setTimeout(() => this.#close(), 150));
    this.#list.addEventListener("pointerdown", (event) => {
      const item = event.target.closest("li");
      if (!item) return;
      event.preventDefault();
      this.#choose(Number(item.dataset.at));
    });
  }

  get value() {
    return this.#chosen?.id ?? this.#input?.value.trim() ?? "";
  }
  get name() {
    return this.getAttribute("name") ?? "place";
  }
  get form() {
    return this.#internals.form;
  }
  formResetCallback() {
    this.#chosen = null;
    this.#input.value = this.getAttribute("value") ?? "";
    this.#set();
  }

  #set() {
    this.#internals.setFormValue(this.value);
  }

  #typed() {
    this.#chosen = null;
    this.#set();
    clearTimeout(this.#timer);
    const text = this.#input.value.trim();
    if (text.length < 2) return this.#close();
    this.#timer = setTimeout(() => this.#search(text), 180);
  }

  async #search(text) {
    const turn = ++this.#turn;
    const lang = langOf(this);
    const query = new URLSearchParams({ input: JSON.stringify({ text, lang, limit: 8 }) });
    let found = [];
    try {
      const response = await fetch(`${HOST}/api/trpc/places.search?${query}`, {
        credentials: "omit",
      });
      const { result } = await response.json();
      found = result?.data?.places ?? [];
    } catch {
      found = [];
    }
    if (turn !== this.#turn || this.#chosen) return;
    this.#places = found.map(({ id, label }) => ({ id, label: label.text }));
    this.#open(wordsFor(lang));
  }

  #open(words) {
    this.#at = -1;
    this.#list.replaceChildren(
      ...this.#places.map(({ label }, at) => {
        const item = element("li", "option", label);
        item.id = `option-${at}`;
        item.dataset.at = String(at);
        item.setAttribute("role", "option");
        item.setAttribute("aria-selected", "false");
        return item;
      }),
    );
    const isOpen = this.#places.length > 0;
    this.#list.hidden = !isOpen;
    this.#input.setAttribute("aria-expanded", String(isOpen));
    this.#input.removeAttribute("aria-activedescendant");
    this.#status.textContent = isOpen ? words.found(this.#places.length) : words.none;
  }

  #close() {
    this.#list.hidden = true;
    this.#input.setAttribute("aria-expanded", "false");
    this.#input.removeAttribute("aria-activedescendant");
  }

  #pressed(event) {
    if (this.#list.hidden) return;
    if (event.key === "Escape") this.#close();
    else if (event.key === "Enter" && this.#at >= 0) this.#choose(this.#at);
    else if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      const step = event.key === "ArrowDown" ? 1 : -1;
      this.#at = (this.#at + step + this.#places.length) % this.#places.length;
      for (const [at, item] of [...this.#list.children].entries()) {
        item.setAttribute("aria-selected", String(at === this.#at));
        if (at === this.#at) item.scrollIntoView({ block: "nearest" });
      }
      this.#input.setAttribute("aria-activedescendant", `option-${this.#at}`);
    } else return;
    event.preventDefault();
  }

  #choose(at) {
    this.#chosen = this.#places[at];
    this.#input.value = this.#chosen.label;
    this.#set();
    this.#close();
    this.dispatchEvent(new CustomEvent("change", { detail: this.#chosen, bubbles: true }));
  }
}

customElements.define("auspex-chart", AuspexChart);
customElements.define("auspex-reading", AuspexReading);
customElements.define("auspex-place", AuspexPlace);
