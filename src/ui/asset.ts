/** What every page loads from this host: one stylesheet, one small script, one icon. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { MARK_SVG } from "./icon.ts";

/** A file of the pages; its path holds a hash of its content, so browsers keep it for good. */
export interface Asset {
  readonly path: string;
  readonly bytes: number;
  respond(request: Request): Response;
}

const STYLES = ["tokens", "base", "layout", "parts", "pages"];

/** Prepares a file: hashed into its path, compressed once. */
export function createAsset(name: string, type: string, content: string): Asset {
  const plain = new TextEncoder().encode(content);
  const packed = gzipSync(plain, { level: 9 });
  const hash = createHash("sha256").update(plain).digest("base64url").slice(0, 12);
  const dot = name.lastIndexOf(".");
  const headers = {
    "Content-Type": type,
    "Cache-Control": "public, max-age=31536000, immutable",
    "X-Content-Type-Options": "nosniff",
    Vary: "Accept-Encoding",
  };
  return {
    path: `/assets/${name.slice(0, dot)}.${hash}${name.slice(dot)}`,
    bytes: packed.byteLength,
    respond(request) {
      const zip = /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(
        request.headers.get("accept-encoding") ?? "",
      );
      if (!zip) return new Response(plain, { headers });
      return new Response(packed, { headers: { ...headers, "Content-Encoding": "gzip" } });
    },
  };
}

const read = (file: string) => readFileSync(new URL(file, import.meta.url), "utf8");

export const STYLE = createAsset(
  "ui.css",
  "text/css; charset=utf-8",
  shrink(STYLES.map((name) => read(`style/${name}.css`)).join("\n")),
);
export const SCRIPT = createAsset("ui.js", "text/javascript; charset=utf-8", read("ui.js"));
export const FAVICON = createAsset("mark.svg", "image/svg+xml", MARK_SVG);

/** All of them; whoever serves pages serves these. */
export const ASSETS: readonly Asset[] = [STYLE, SCRIPT, FAVICON];

/** Drops comments and indentation; the rest is for the compression. */
function shrink(css: string): string {
  return css.replaceAll(/\/\*[\s\S]*?\*\//g, "").replaceAll(/\n\s*/g, "\n");
}
