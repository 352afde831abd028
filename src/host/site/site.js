// What the site gains where scripts run. Nothing here is needed to use it.

// Finding as one types: the same page, asked in the background.
const seek = document.getElementById("seek");
if (seek) {
  let wait;
  let asked = 0;
  const look = async () => {
    const query = new URLSearchParams(
      [...new FormData(seek)].filter(([, value]) => value.trim() !== ""),
    );
    const path = query.size > 0 ? `/?${query}` : "/";
    const turn = ++asked;
    const response = await fetch(path).catch(() => null);
    if (!response?.ok || turn !== asked) return;
    const page = new DOMParser().parseFromString(await response.text(), "text/html");
    if (turn !== asked) return;
    document.getElementById("matches").replaceWith(page.getElementById("matches"));
    history.replaceState(null, "", path);
  };
  seek.addEventListener("input", () => {
    clearTimeout(wait);
    wait = setTimeout(look, 120);
  });
  seek.addEventListener("submit", (event) => {
    event.preventDefault();
    clearTimeout(wait);
    void look();
  });
}

// A link to a shelf opens it.
const openShelf = () => {
  const shelf = location.hash.length > 1 && document.getElementById(location.hash.slice(1));
  if (shelf?.matches?.("details.closed-shelf")) shelf.open = true;
};
addEventListener("hashchange", openShelf);
openShelf();

// Today is that of the reader's own clocks.
const today = document.querySelector(".today[data-zone]");
const ownZone = Intl.DateTimeFormat().resolvedOptions().timeZone;
if (today && ownZone && !new URLSearchParams(location.search).has("zone")) {
  if (today.dataset.zone !== ownZone && ownZone !== "UTC") {
    location.replace(`/today?zone=${encodeURIComponent(ownZone)}`);
  }
}

// The key stays in this tab.
const KEY = "auspex-key";
const fillKey = () => {
  const field = document.querySelector('input[name="_key"]');
  const kept = sessionStorage.getItem(KEY);
  if (field && field.value === "" && kept) field.value = kept;
};
fillKey();

// A place completes while one types: a list below its field, by keyboard, pointer or touch.
const MOST_PLACES = 8;
function completePlaces(part) {
  for (const place of part.querySelectorAll("[data-place]")) completePlace(place);
}
function completePlace(place) {
  const { place: name, found, none } = place.dataset;
  const input = place.querySelector("input[type=text]");
  const list = document.createElement("ul");
  Object.assign(list, { id: `${input.id}-list`, className: "place-list", role: "listbox" });
  list.ariaLabel = place.querySelector("label").textContent;
  const status = document.createElement("span");
  Object.assign(status, { role: "status", className: "visually-hidden" });
  place.append(list, status);
  input.role = "combobox";
  input.ariaAutoComplete = "list";
  input.setAttribute("aria-controls", list.id);
  let hits = [];
  let at = -1;
  let turn = 0;
  let wait;

  const close = () => {
    turn++;
    clearTimeout(wait);
    list.hidden = true;
    input.ariaExpanded = "false";
    input.removeAttribute("aria-activedescendant");
    at = -1;
  };
  const mark = (to) => {
    at = to;
    [...list.children].forEach((item, index) => (item.ariaSelected = String(index === to)));
    list.children[to].scrollIntoView({ block: "nearest" });
    input.setAttribute("aria-activedescendant", list.children[to].id);
  };
  const along = (end) => {
    let field = place.querySelector(`input[type=hidden][name="${CSS.escape(name + end)}"]`);
    if (!field) {
      field = Object.assign(document.createElement("input"), { type: "hidden", name: name + end });
      place.append(field);
    }
    return field;
  };
  const choose = (index) => {
    const { id, text } = hits[index];
    for (const choices of place.querySelectorAll(".place-choices")) choices.remove();
    input.value = text;
    along("_id").value = id;
    along("_for").value = text;
    close();
  };
  const show = () => {
    list.replaceChildren(
      ...hits.map(({ text }, index) => {
        const item = document.createElement("li");
        Object.assign(item, { id: `${list.id}-${index}`, role: "option", textContent: text });
        item.ariaSelected = "false";
        item.addEventListener("click", () => choose(index));
        return item;
      }),
    );
    list.hidden = hits.length === 0;
    input.ariaExpanded = String(hits.length > 0);
    status.textContent = hits.length > 0 ? found.replace("{n}", hits.length) : none;
  };
  const look = async () => {
    const text = input.value.trim();
    // Coordinates and ids are no names.
    if (text === "" || /^[-+\d]|^(gn|at|geo):/.test(text)) return close();
    const mine = ++turn;
    const query = { text, lang: document.documentElement.lang, limit: MOST_PLACES };
    const path = `/api/trpc/places.search?input=${encodeURIComponent(JSON.stringify(query))}`;
    const response = await fetch(path).catch(() => null);
    const answer = response?.ok ? await response.json() : null;
    if (!answer || mine !== turn || document.activeElement !== input) return;
    hits = answer.result.data.places.map(({ id, label }) => ({ id, text: label.text }));
    at = -1;
    input.removeAttribute("aria-activedescendant");
    show();
  };
  input.addEventListener("input", (event) => {
    clearTimeout(wait);
    // While characters are composed, what stands there is not yet a name.
    if (!event.isComposing) wait = setTimeout(look, 150);
  });
  input.addEventListener("compositionend", () => void look());
  input.addEventListener("keydown", (event) => {
    if (event.isComposing) return;
    const { key } = event;
    if (key === "ArrowDown" || key === "ArrowUp") {
      event.preventDefault();
      if (list.hidden) return void look();
      const step = key === "ArrowDown" ? 1 : -1;
      mark(at < 0 && step < 0 ? hits.length - 1 : (at + step + hits.length) % hits.length);
    } else if (key === "Enter" && !list.hidden && at >= 0) {
      event.preventDefault();
      choose(at);
    } else if (key === "Escape" || key === "Enter") {
      // A list that was on its way comes no more.
      if (key === "Escape" && !list.hidden) event.preventDefault();
      close();
    }
  });
  input.addEventListener("blur", close);
  // A press on the list must not take the focus out of the field before it is a click.
  list.addEventListener("pointerdown", (event) => event.preventDefault());
  list.addEventListener("mousedown", (event) => event.preventDefault());
  close();
}
completePlaces(document);

// A filter above many cards.
function addFilters(part) {
  for (const filter of part.querySelectorAll("input[data-filter]")) {
    filter.hidden = false;
    const list = document.getElementById(filter.dataset.filter);
    filter.addEventListener("input", () => {
      const wanted = filter.value.trim().toLowerCase();
      for (const one of list.querySelectorAll("[data-words]")) {
        one.hidden = !one.dataset.words.includes(wanted);
      }
      for (const group of list.querySelectorAll("[data-group]")) {
        group.hidden = !group.querySelector("[data-words]:not([hidden])");
        if (group.matches("details")) group.open = wanted !== "" && !group.hidden;
      }
    });
    filter.addEventListener("keydown", (event) => {
      if (event.key === "Enter" && !event.isComposing) event.preventDefault();
    });
  }
}
addFilters(document);

// Asking without leaving the page: the same answer, put in place of the form.
document.addEventListener("submit", async (event) => {
  const form = event.target;
  // Whoever signs in first leaves the page with the form.
  if (!form.matches("form[data-ask]") || event.submitter?.value === "sign-in") return;
  event.preventDefault();
  const live = document.getElementById("live");
  if (live.getAttribute("aria-busy") === "true") return;
  const body = new URLSearchParams(new FormData(form, event.submitter));
  const key = body.get("_key");
  if (key) sessionStorage.setItem(KEY, key);
  live.setAttribute("aria-busy", "true");
  try {
    const response = await fetch(form.action, { method: "POST", body });
    // An answer that is kept has a page of its own.
    if (response.redirected) return location.assign(response.url);
    const page = new DOMParser().parseFromString(await response.text(), "text/html");
    const fresh = page.getElementById("live");
    if (!fresh) throw new Error("no answer");
    live.replaceWith(fresh);
    fillKey();
    addCopying(fresh);
    completePlaces(fresh);
    addFilters(fresh);
    const faulty = fresh.querySelector('[aria-invalid="true"]');
    const wrong = faulty?.querySelector("input[type=radio]") ?? faulty;
    const start = wrong ?? fresh.querySelector("[data-start]") ?? fresh;
    start.focus({ preventScroll: true });
    start.scrollIntoView({ block: wrong ? "center" : "start" });
  } catch {
    live.setAttribute("aria-busy", "false");
    form.removeAttribute("data-ask");
    form.submit();
  }
});

// Paper has no folds.
for (const button of document.querySelectorAll("button[data-print]")) {
  button.hidden = false;
  button.addEventListener("click", () => print());
}
addEventListener("beforeprint", () => {
  for (const fold of document.querySelectorAll(".answer details:not([open], .unprinted)")) {
    fold.open = true;
    fold.dataset.unfolded = "";
  }
});
addEventListener("afterprint", () => {
  for (const fold of document.querySelectorAll("details[data-unfolded]")) {
    fold.open = false;
    delete fold.dataset.unfolded;
  }
});

// Copy buttons of what has come later.
function addCopying(part) {
  if (!navigator.clipboard) return;
  for (const button of part.querySelectorAll("button[data-copy]")) {
    button.hidden = false;
    const label = button.querySelector("[data-label]");
    const before = label.textContent;
    button.addEventListener("click", async () => {
      await navigator.clipboard.writeText(document.getElementById(button.dataset.copy).textContent);
      label.textContent = button.dataset.done;
      setTimeout(() => (label.textContent = before), 2000);
    });
  }
}
