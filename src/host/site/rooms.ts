/** What every page of the site begins with: words and shelves in the language of its request, and its visitor. */
import type { Registry } from "../../plugins/mod.ts";
import type { Lang } from "../../speech/mod.ts";
import { chooseLang } from "../../ui/mod.ts";
import type { Catalogue } from "../catalogue.ts";
import { HttpError } from "../problem.ts";
import type { SiteFrame } from "./frame.ts";
import { labelsOf } from "./labels.ts";
import { createLibrary, type Library, type Volume } from "./library.ts";
import type { Labels } from "./view.ts";
import { readVisitor, type Accounts, type SignedIn } from "./visitor.ts";
import { siteVoice, type SiteVoice } from "./voice.ts";

/** A page's words and shelves, in the language of its request. */
export interface Room {
  readonly voice: SiteVoice;
  readonly library: Library;
}

/** A room with who is in it. */
export interface Visited extends Room {
  readonly visitor: SignedIn | null;
  readonly frame: SiteFrame;
}

export interface Rooms {
  readonly langs: readonly Lang[];
  /** @throws {RateLimited} where the visitor asks for too many pages */
  visit(request: Request): Promise<Visited>;
  /** The room of a language, for pages that are the same for everybody. */
  inLang(lang: Lang): Promise<Room>;
  /** @throws {HttpError} 404 */
  volumeOf(library: Library, id: string | null): Volume;
  labelsFor(room: Room, volume: Volume): Promise<Labels>;
}

/** Makes the rooms; a library is put on its shelves once for each language. */
export function createRooms(
  registry: Registry,
  catalogue: Catalogue,
  accounts: Accounts | null,
  hasWallet: boolean,
): Rooms {
  const langs = catalogue.languages;
  const procedureOf = (name: string) => registry.procedures.get(name)?.procedure;
  const inLang = kept(async (lang: Lang): Promise<Room> => {
    const voice = await siteVoice(lang);
    return { voice, library: await createLibrary(registry, catalogue, voice) };
  });
  // Names are the same for every answer of a system in a language.
  const labels = kept((key: string): Promise<Labels> => {
    const [name, lang] = key.split(" ") as [string, Lang];
    return labelsOf(procedureOf(name)!, lang, procedureOf);
  });
  return {
    langs,
    inLang,
    async visit(request) {
      const [room, visitor] = await Promise.all([
        inLang(chooseLang(request, langs)),
        readVisitor(accounts, request),
      ]);
      const { voice } = room;
      return { ...room, visitor, frame: { voice, langs, hasWallet, visitor } };
    },
    volumeOf(library, asked) {
      // Null where the router could not decode it.
      const id = asked ?? "";
      const volume = library.volumes.get(id);
      if (volume) return volume;
      const shown = JSON.stringify(id.slice(0, 64));
      throw new HttpError(404, "unknown_system", `Cannot find system ${shown}`);
    },
    labelsFor: ({ voice }, { entry }) => labels(`${entry.id} ${voice.asked}`),
  };
}

/** A function that makes its value once for each key; a failure is not kept. */
export function kept<T>(make: (key: string) => Promise<T>): (key: string) => Promise<T> {
  const made = new Map<string, Promise<T>>();
  return (key) => {
    let value = made.get(key);
    if (!value) {
      value = make(key);
      made.set(key, value);
      value.catch(() => made.delete(key));
    }
    return value;
  };
}
