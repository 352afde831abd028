/** Icons: 24 px, drawn with one stroke of the text's own colour. */
import { attributes, html, trustedHtml } from "./html.ts";
import type { Html } from "./html.ts";

const PATHS = {
  home: "M4 11.5 12 4l8 7.5M6 10v9.5h12V10M10 19.5v-5h4v5",
  activity: "M4 6h10M4 12h16M4 18h7M18 4v4M16 6h4M15 18h5",
  points: "M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17M12 8v8M8 12h8",
  plan: "M12 3.5v3M12 17.5v3M3.5 12h3M17.5 12h3M12 8.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7",
  link: "M10 14a4 4 0 0 0 5.7 0l3.1-3.1a4 4 0 0 0-5.7-5.7l-1 1M14 10a4 4 0 0 0-5.7 0l-3.1 3.1a4 4 0 0 0 5.7 5.7l1-1",
  key: "M8 11.5a3.8 3.8 0 1 0 0 7.6 3.8 3.8 0 0 0 0-7.6M10.8 12.6 19.5 4M16 7.5l2.8 2.8M13.4 10l2 2",
  bell: "M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 1.5h-15zM10 20.5h4",
  person: "M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8M4.5 20c.8-3.6 3.8-5.5 7.5-5.5s6.7 1.9 7.5 5.5",
  code: "M8.5 7 3.5 12l5 5M15.5 7l5 5-5 5M13.5 4.5l-3 15",
  menu: "M4 7h16M4 12h16M4 17h16",
  more: "M6 12h.01M12 12h.01M18 12h.01",
  plus: "M12 5v14M5 12h14",
  check: "M5 12.5 10 17.5 19.5 7",
  cross: "M6 6l12 12M18 6 6 18",
  warning: "M12 4 2.8 19.5h18.4zM12 10v4.5M12 17h.01",
  info: "M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17M12 11v5M12 8h.01",
  copy: "M9 9h10.5v10.5H9zM15 9V4.5H4.5V15H9",
  download: "M12 4v11M7.5 11 12 15.5 16.5 11M5 19.5h14",
  out: "M14 4.5H5.5v15H14M10 12h10.5M17 8.5 20.5 12 17 15.5",
  forward: "M5 12h14M13 6l6 6-6 6",
  back: "M19 12H5M11 6l-6 6 6 6",
  open: "M13.5 4.5h6v6M19.5 4.5 11 13M17 14v5.5H4.5V7H10",
  card: "M3.5 6h17v12.5h-17zM3.5 10.5h17M7 15h3",
  chain: "M12 3.5 19.5 8v8L12 20.5 4.5 16V8zM4.5 8 12 12.5 19.5 8M12 12.5v8",
  globe:
    "M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17M3.5 12h17M12 3.5c-5 5-5 12 0 17 5-5 5-12 0-17",
  shield: "M12 3.5 5 6v5.5c0 4.5 3 7.5 7 9 4-1.5 7-4.5 7-9V6zM9 12l2.2 2.2L15.3 10",
  clock: "M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17M12 7.5V12l3 2",
  send: "M20.5 3.5 10 14M20.5 3.5 14 20.5l-4-6.5-6.5-4z",
  search: "M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13M15.5 15.5 20.5 20.5",
  turn: "M19.5 12a7.5 7.5 0 1 1-2.2-5.3L19.5 9M19.5 4.5V9H15",
  book: "M5.5 4.5H16a2 2 0 0 1 2 2v13H7.5a2 2 0 0 1-2-2zM5.5 17.5a2 2 0 0 1 2-2H18M9 8h5.5",
  print: "M7 9V4.5h10V9M7 16H4.5V9h15v7H17M7 13.5h10v6H7z",
  sun: "M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8M12 3v2M12 19v2M3 12h2M19 12h2M5.6 5.6 7 7M17 17l1.4 1.4M18.4 5.6 17 7M7 17l-1.4 1.4",
  bolt: "M13 3.5 5.5 13.5H11l-1 7 7.5-10H12z",
} as const;

export type IconName = keyof typeof PATHS;

/** Draws an icon; it says nothing to a screen reader, so words must stand beside it. */
export function icon(name: IconName, size = 20): Html {
  const box = attributes({ width: size, height: size, viewBox: "0 0 24 24" });
  return html`<svg
    class="icon"
    ${box}
    fill="none"
    stroke="currentColor"
    stroke-width="1.6"
    stroke-linecap="round"
    stroke-linejoin="round"
    aria-hidden="true"
    focusable="false"
  >
    <path d="${PATHS[name]}" />
  </svg>`;
}

const BIRD = "M5.5 17.2c3.9-1.7 7-.5 9 3.3 1.5-6.5 5.4-10.3 12-10.9";
const STAR = { x: 12.3, y: 10.2, r: 1.7 };

/** The mark: a bird that rises past a star, inside the circle that an augur drew in the sky. */
export const MARK_SVG = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="32" height="32"><circle cx="16" cy="16" r="15.5" fill="#0f6250"/><path d="${BIRD}" fill="none" stroke="#fff" stroke-width="2.3" stroke-linecap="round" stroke-linejoin="round"/><circle cx="${STAR.x}" cy="${STAR.y}" r="${STAR.r}" fill="#f0cf86"/></svg>`;

/** The mark for the head of a page. */
export function mark(): Html {
  return trustedHtml(
    `<svg class="mark" viewBox="0 0 32 32" width="30" height="30" aria-hidden="true" focusable="false"><circle cx="16" cy="16" r="15.5"/><path d="${BIRD}"/><circle class="mark-star" cx="${STAR.x}" cy="${STAR.y}" r="${STAR.r}"/></svg>`,
  );
}

/** Arcs of stars turning about the pole: the quiet picture behind a page's first lines. */
export function skyArcs(): Html {
  const arcs = [34, 52, 71, 91, 112, 134, 157].map((r, i) => {
    const dash = [46, 30, 22, 35, 18, 27, 15][i]!;
    return `<circle cx="0" cy="0" r="${r}" pathLength="100" stroke-dasharray="${dash} ${100 - dash}" stroke-dashoffset="${i * 13}"/>`;
  });
  return trustedHtml(
    `<svg class="sky" viewBox="-170 -170 340 340" aria-hidden="true" focusable="false" fill="none" stroke="currentColor" stroke-width="1">${arcs.join("")}<circle cx="0" cy="0" r="2.4" fill="currentColor" stroke="none"/></svg>`,
  );
}
