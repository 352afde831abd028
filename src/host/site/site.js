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

// The key stays in this tab.
const KEY = "auspex-key";
const fillKey = () => {
  const field = document.querySelector('input[name="_key"]');
  const kept = sessionStorage.getItem(KEY);
  if (field && field.value === "" && kept) field.value = kept;
};
fillKey();

// Asking without leaving the page: the same answer, put in place of the form.
document.addEventListener("submit", async (event) => {
  const form = event.target;
  if (!form.matches("form[data-ask]")) return;
  event.preventDefault();
  const live = document.getElementById("live");
  if (live.getAttribute("aria-busy") === "true") return;
  const body = new URLSearchParams(new FormData(form, event.submitter));
  const key = body.get("_key");
  if (key) sessionStorage.setItem(KEY, key);
  live.setAttribute("aria-busy", "true");
  try {
    const response = await fetch(form.action, { method: "POST", body });
    const page = new DOMParser().parseFromString(await response.text(), "text/html");
    const fresh = page.getElementById("live");
    if (!fresh) throw new Error("no answer");
    live.replaceWith(fresh);
    fillKey();
    addCopying(fresh);
    const wrong = fresh.querySelector('[aria-invalid="true"]');
    const start = wrong ?? fresh.querySelector("[data-start]") ?? fresh;
    start.focus({ preventScroll: true });
    start.scrollIntoView({ block: wrong ? "center" : "start" });
  } catch {
    live.setAttribute("aria-busy", "false");
    form.removeAttribute("data-ask");
    form.submit();
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
