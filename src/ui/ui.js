// What pages gain where scripts run: copy buttons. Nothing here is needed to use a page.
for (const button of document.querySelectorAll("button[data-copy]")) {
  button.hidden = false;
  const label = button.querySelector("[data-label]");
  const before = label.textContent;
  button.addEventListener("click", async () => {
    const source = document.getElementById(button.dataset.copy);
    await navigator.clipboard.writeText(source.value ?? source.textContent);
    label.textContent = button.dataset.done;
    setTimeout(() => (label.textContent = before), 2000);
  });
}

// A page that waits for something asks again by itself and says so when it has come.
const waiting = document.querySelector("[data-poll]");
if (waiting) {
  const look = async () => {
    const response = await fetch(waiting.dataset.poll, { headers: { accept: "text/html" } });
    if (!response.ok) return setTimeout(look, 5000);
    const fresh = new DOMParser()
      .parseFromString(await response.text(), "text/html")
      .querySelector("[data-poll]");
    if (fresh === null || fresh.dataset.state !== waiting.dataset.state) location.reload();
    else setTimeout(look, 1500);
  };
  setTimeout(look, 1500);
}
