/**
 * Pictures as PNG. Drawing Chinese text takes seconds: the renderer reads the whole file of a font, some 20 MB, again
 * for every character. It is done beside the main thread, one picture at a time.
 */
import { createGate, GateFull } from "../gate.ts";
import { HttpError } from "../problem.ts";

/** Width, pixels. */
const WIDTH = 1_200;
const MAX_WAITING = 20;
/** Pictures that are kept drawn, the oldest out first. */
const MAX_KEPT = 50;

const gate = createGate(1, MAX_WAITING);
const drawn = new Map<string, Promise<Uint8Array>>();

/**
 * Draws an SVG.
 *
 * @throws {HttpError} 503 when too many wait
 */
export function drawPng(svg: string): Promise<Uint8Array> {
  const known = drawn.get(svg);
  if (known) return known;
  const made = gate(() => draw(svg)).catch((error: unknown) => {
    drawn.delete(svg);
    if (!(error instanceof GateFull)) throw error;
    throw new HttpError(503, "busy", "Cannot draw the picture now: many wait for theirs", {
      headers: { "Retry-After": "30" },
    });
  });
  drawn.set(svg, made);
  if (drawn.size > MAX_KEPT) drawn.delete(drawn.keys().next().value!);
  return made;
}

async function draw(svg: string): Promise<Uint8Array> {
  const { renderAsync } = await import("@resvg/resvg-js");
  const image = await renderAsync(svg, { fitTo: { mode: "width", value: WIDTH } });
  return image.asPng();
}
