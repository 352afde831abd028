/** What no SVG of a folder may hold: scripts, event handlers and references to the outside. */
const NOT_PLAIN =
  /<script|<foreignObject|<image|<use[^>]+href\s*=\s*["'](?!#)|\son[a-z]+\s*=|href\s*=\s*["'](?!#)|<!ENTITY|@import|url\(\s*["']?(?!#)/i;

/** The first thing in an SVG that is more than drawing; undefined where it is plain. */
export function notPlain(svg: string): string | undefined {
  return NOT_PLAIN.exec(svg)?.[0].trim();
}
