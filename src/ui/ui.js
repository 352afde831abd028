// What pages gain where scripts run. Nothing here is needed to use a page.

// Times of day in the zone of the reader, with its name; the time in UTC stays as the title.
const locale = document.documentElement.lang === "en" ? "en-GB" : "zh-TW";
const clock = new Intl.DateTimeFormat(locale, {
  year: "numeric",
  month: locale === "en-GB" ? "short" : "numeric",
  day: "numeric",
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
  timeZoneName: "short",
});
for (const time of document.querySelectorAll("time[data-clock]")) {
  time.title = time.textContent;
  time.textContent = clock.format(new Date(time.dateTime)).replace(/[[\]]/g, "");
}

// Copy buttons, where the browser lets a page copy.
for (const button of navigator.clipboard ? document.querySelectorAll("button[data-copy]") : []) {
  button.hidden = false;
  const label = button.querySelector("[data-label]");
  const before = label.textContent;
  button.addEventListener("click", async () => {
    await navigator.clipboard.writeText(document.getElementById(button.dataset.copy).textContent);
    label.textContent = button.dataset.done;
    setTimeout(() => (label.textContent = before), 2000);
  });
}

// A menu closes by Escape and by a tap elsewhere.
for (const menu of document.querySelectorAll("details.menu")) {
  document.addEventListener("click", (event) => {
    if (!menu.contains(event.target)) menu.open = false;
  });
  menu.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || !menu.open) return;
    menu.open = false;
    menu.querySelector("summary").focus();
  });
}

// A form is sent once, however often its button is pressed.
const sent = new WeakSet();
document.addEventListener("submit", (event) => {
  if (event.target.method !== "post") return;
  if (sent.has(event.target)) event.preventDefault();
  sent.add(event.target);
});
addEventListener("pageshow", (event) => event.persisted && location.reload());

// A page that waits for something asks again by itself and shows what has come.
const waiting = document.querySelector("[data-poll]");
if (waiting) {
  const look = async () => {
    const response = await fetch(waiting.dataset.poll).catch(() => null);
    if (!response?.ok) return setTimeout(look, 5000);
    const page = new DOMParser().parseFromString(await response.text(), "text/html");
    const fresh = page.querySelector("[data-poll]");
    if (fresh?.dataset.state === waiting.dataset.state) setTimeout(look, 1500);
    else location.reload();
  };
  setTimeout(look, 1500);
}
