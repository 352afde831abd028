/** The catalogue as it is served: every system in every language, made when a language is first asked for. */
import {
  catalogueEntries,
  languagesOf,
  type CatalogueEntry,
  type Registry,
} from "../plugins/mod.ts";
import { matchLanguage, type Lang } from "../speech/mod.ts";
import { ICON_VARIANTS } from "./icon_variants.ts";

type Variants = Readonly<Record<(typeof ICON_VARIANTS)[number], string>>;

/** A catalogue entry as it is served. */
export interface System extends CatalogueEntry {
  /** Addresses of the icons as SVG. */
  readonly iconVariants: Variants;
  /** Addresses of the icons as PNG, 128 pixels; `?size=` from 16 to 512 gives another size. */
  readonly iconPng: Variants;
}

export interface Catalogue {
  /** Languages that at least one system speaks. */
  readonly languages: readonly Lang[];
  /** The nearest of those languages to what was asked for; English where none is near. */
  readonly choose: (requested: string | null | undefined) => Lang;
  /** All systems in the registry's order; those without the language are shown in English. */
  readonly systems: (lang: Lang) => Promise<readonly System[]>;
}

/** Makes the catalogue of a registry. */
export function createCatalogue(registry: Registry, modelConfigured: boolean): Catalogue {
  const all = [...registry.procedures.values()];
  const languages = [...new Set(all.flatMap(({ procedure }) => languagesOf(procedure)))].sort();
  const made = new Map<Lang, Promise<readonly System[]>>();

  async function make(lang: Lang): Promise<readonly System[]> {
    const entries = await catalogueEntries(registry, modelConfigured, lang);
    return entries.map((entry) => ({
      ...entry,
      iconVariants: variants(entry.id, "svg"),
      iconPng: variants(entry.id, "png"),
    }));
  }

  return {
    languages,
    choose: (requested) => (requested && matchLanguage(requested, languages)) || "en",
    systems(lang) {
      let systems = made.get(lang);
      if (!systems) made.set(lang, (systems = make(lang)));
      return systems;
    },
  };
}

function variants(id: string, type: "svg" | "png"): Variants {
  return {
    white: `/icons/${id}/white.${type}`,
    black: `/icons/${id}/black.${type}`,
    transparent: `/icons/${id}/transparent.${type}`,
  };
}
