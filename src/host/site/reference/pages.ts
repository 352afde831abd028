/** The pages below `/docs`: an index, the routes of the service, and one for each procedure. */
import type { Registry } from "../../../plugins/mod.ts";
import { wordsIn } from "../../../speech/mod.ts";
import type { Child } from "../../../ui/mod.ts";
import type { FixedRoutes } from "../../openapi/mod.ts";
import { sitePage } from "../frame.ts";
import type { Rooms, Visited } from "../rooms.ts";
import { loadFor } from "../voice.ts";
import { writeIndex } from "./index_page.ts";
import type { Speech } from "./parts.ts";
import { writeProcedure } from "./procedure_page.ts";
import { routesOf, writeService } from "./service_page.ts";
import type { ReferenceWords } from "./words/en.ts";

export interface ReferenceDeps {
  readonly rooms: Rooms;
  readonly registry: Registry;
  /** What the fixed routes say of themselves. */
  readonly fixedRoutes: () => Promise<FixedRoutes>;
}

const WORDS = wordsIn<ReferenceWords>(import.meta);

/** Makes the handlers. */
export function createReference({ rooms, registry, fixedRoutes }: ReferenceDeps) {
  async function speechOf({ voice }: Visited): Promise<Speech> {
    const { words, lang } = await loadFor(WORDS, voice.asked);
    return { voice: { ...voice, lang }, words };
  }

  function show(
    request: Request,
    { frame }: Visited,
    title: string,
    description: string,
    main: Child,
  ) {
    return sitePage(request, frame, {
      title: `${title} · ${frame.voice.words.site}`,
      description,
      at: "docs",
      main,
    });
  }

  return {
    async index(request: Request): Promise<Response> {
      const visited = await rooms.visit(request);
      const speech = await speechOf(visited);
      const routes = routesOf(await fixedRoutes());
      const { origin } = new URL(request.url);
      const main = writeIndex(speech, visited.library, routes, origin);
      const { title, lead } = speech.words;
      return show(request, visited, title, lead(String(visited.library.volumes.size)), main);
    },
    async service(request: Request): Promise<Response> {
      const visited = await rooms.visit(request);
      const speech = await speechOf(visited);
      const { service, serviceLead } = speech.words;
      const main = writeService(speech, routesOf(await fixedRoutes()));
      return show(request, visited, service, serviceLead, main);
    },
    /** @throws {HttpError} 404 */
    async procedure(request: Request, id: string | null): Promise<Response> {
      const visited = await rooms.visit(request);
      const volume = rooms.volumeOf(visited.library, id);
      const { entry } = volume;
      const main = writeProcedure({
        ...(await speechOf(visited)),
        volume,
        registered: registry.procedures.get(entry.id)!,
        labels: await rooms.labelsFor(visited, volume),
        origin: new URL(request.url).origin,
      });
      return show(request, visited, entry.id, entry.description, main);
    },
  };
}
