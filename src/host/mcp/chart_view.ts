/**
 * The page that shows a chart in clients with MCP Apps (specification 2026-01-26). It shakes hands with its client,
 * waits for the result of show_chart, and draws its SVG as an image, where no script of it could run.
 */

/** Address of the page. */
export const CHART_VIEW = "ui://auspex/chart.html";
/** Type of pages that clients show (MCP Apps). */
export const VIEW_TYPE = "text/html;profile=mcp-app";

/** Where the tool's result carries the SVG for the page, unseen by the model. */
export const SVG_META = "auspex/svg";

export const CHART_PAGE = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="color-scheme" content="light dark">
<title>Chart</title>
<style>
body { margin: 0; font: 15px/1.4 var(--font-sans, system-ui, sans-serif); color: var(--color-text-primary, CanvasText); }
figure { margin: 0; padding: 8px; }
img { display: block; width: 100%; max-width: 720px; height: auto; margin: auto; background: #fff; border-radius: 8px; }
figcaption { padding: 6px 2px; text-align: center; }
</style>
<figure hidden><img alt=""><figcaption></figcaption></figure>
<p id="wait" role="status">…</p>
<script>
"use strict";
const client = window.parent;
const send = (message) => client.postMessage({ jsonrpc: "2.0", ...message }, "*");
const figure = document.querySelector("figure");
function show({ _meta = {}, structuredContent = {}, isError, content = [] }) {
  const svg = _meta["${SVG_META}"] || structuredContent.svg;
  const wait = document.getElementById("wait");
  if (!svg || isError) {
    wait.textContent = content.map((one) => one.text || "").join(" ").slice(0, 300);
    return;
  }
  wait.remove();
  const image = figure.querySelector("img");
  image.alt = structuredContent.title || "Chart";
  image.onload = resize;
  image.src = "data:image/svg+xml;charset=utf-8," + encodeURIComponent(svg);
  figure.querySelector("figcaption").textContent = structuredContent.title || "";
  figure.hidden = false;
}
function resize() {
  const { width, height } = document.documentElement.getBoundingClientRect();
  send({ method: "ui/notifications/size-changed", params: { width: Math.ceil(width), height: Math.ceil(height) } });
}
window.addEventListener("message", ({ source, data }) => {
  if (source !== client || !data || data.jsonrpc !== "2.0") return;
  if (data.id === 1 && data.result) send({ method: "ui/notifications/initialized", params: {} });
  if (data.method === "ui/notifications/tool-result") show(data.params || {});
  if (data.method === "ui/resource-teardown") send({ id: data.id, result: {} });
  if (data.method === "ping") send({ id: data.id, result: {} });
});
send({
  id: 1,
  method: "ui/initialize",
  params: { appInfo: { name: "auspex-chart", version: "1.0.0" }, appCapabilities: {}, protocolVersion: "2026-01-26" },
});
</script>
</html>`;
