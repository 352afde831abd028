/** Which declared route a path belongs to: for the log, and for the `Allow` of a 405. */
import type { AnyElysia } from "elysia";

export interface RouteFinder {
  /** The pattern a path matches, or undefined; a log line with it holds nothing that a caller typed. */
  patternOf(path: string): string | undefined;
  /** Methods under which a path is served, sorted; empty when it is served under none. */
  methodsOf(path: string): readonly string[];
}

interface Pattern {
  readonly path: string;
  readonly shape: RegExp;
  readonly methods: Set<string>;
}

/** Reads the routes that an application has by now. */
export function createRouteFinder(app: AnyElysia): RouteFinder {
  const fixed = new Map<string, Pattern>();
  const open: Pattern[] = [];
  for (const { path, method } of app.routes) {
    const known = fixed.get(path) ?? open.find((one) => one.path === path);
    const pattern = known ?? { path, shape: shapeOf(path), methods: new Set<string>() };
    pattern.methods.add(method);
    if (known) continue;
    if (/[:*]/.test(path)) open.push(pattern);
    else fixed.set(path, pattern);
  }
  const find = (path: string) => fixed.get(path) ?? open.find(({ shape }) => shape.test(path));
  return {
    patternOf: (path) => find(path)?.path,
    methodsOf(path) {
      const methods = new Set(find(path)?.methods);
      if (methods.has("GET")) methods.add("HEAD");
      return [...methods].sort();
    },
  };
}

function shapeOf(path: string): RegExp {
  const parts = path.split("/").map((part) => {
    if (part === "*") return ".*";
    if (part.startsWith(":")) return "[^/]+";
    return part.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
  });
  return new RegExp(`^${parts.join("/")}/?$`);
}

/**
 * Refuses two routes of the same method and path, of which the router would silently keep the last.
 *
 * @throws {TypeError} naming both
 */
export function requireDistinctRoutes(app: AnyElysia): void {
  const seen = new Set<string>();
  for (const { method, path } of app.routes) {
    const route = `${method} ${path}`;
    if (seen.has(route)) throw new TypeError(`Cannot serve ${route}: it is declared twice`);
    seen.add(route);
  }
}
