/** The places of the whole site, the same in the head of every page. */
import type { IconName } from "./icon.ts";
import { wordsFor } from "./lang.ts";
import type { Tag } from "./lang.ts";
import type { NavItem } from "./layout.ts";
import { WORDS } from "./words/mod.ts";
import type { UiWords } from "./words/en.ts";

/** A place of the site. */
export type Place = keyof UiWords["layout"]["places"];

const PLACES: Readonly<Record<Place, readonly [href: string, icon: IconName]>> = {
  library: ["/", "home"],
  today: ["/today", "sun"],
  readings: ["/readings", "book"],
  people: ["/people", "person"],
  wallet: ["/wallet", "card"],
  docs: ["/guide", "code"],
  about: ["/about", "info"],
};

/** Lists places in their order, the one the reader is at marked. */
export function placesOf(lang: Tag, places: readonly Place[], at?: Place): readonly NavItem[] {
  const names = wordsFor(WORDS, lang).layout.places;
  return places.map((place) => {
    const [href, icon] = PLACES[place];
    return { href, icon, label: names[place], current: place === at };
  });
}

/** Sign-in, for the end of the head. */
export function signInText(lang: Tag): string {
  return wordsFor(WORDS, lang).layout.signIn;
}
