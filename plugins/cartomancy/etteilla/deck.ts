/**
 * Etteilla’s 78 cards: his order, his keywords upright and reversed, and whether they are good or ill.
 *
 * @source Grand Etteilla (1788-91) and Etteilla’s third cahier, by an outside list of the keywords; printings differ in a
 *   few (3, 18, 35, 66-67). Good and ill are this service’s own, after the keywords
 */
import type { Element } from "#lore";
import { vocabulary } from "#sdk";
import type { DeckCard } from "../core/card.ts";
import { SUIT, type Rank, type Suit, type SuitCardId } from "../tarot/card.ts";

const MAJORS = [
  "etteilla",
  "light",
  "plants",
  "sky",
  "man-and-beasts",
  "stars",
  "birds-and-fish",
  "rest",
  "justice",
  "temperance",
  "strength",
  "prudence",
  "high-priest",
  "devil",
  "magician",
  "last-judgement",
  "mortality",
  "capuchin",
  "temple",
  "wheel-of-fortune",
  "despot",
] as const;
/** As he counts a suit down. */
const DOWN: readonly Rank[] = [
  "king",
  "queen",
  "knight",
  "page",
  "ten",
  "nine",
  "eight",
  "seven",
  "six",
  "five",
  "four",
  "three",
  "two",
  "ace",
];
export type EtteillaId = (typeof MAJORS)[number] | SuitCardId | "folly";

/** By his numbers, from 1. */
export const ETTEILLA = vocabulary<"etteilla", EtteillaId>("etteilla", [
  ...MAJORS,
  ...SUIT.ids.flatMap((suit) => DOWN.map((rank): SuitCardId => `${rank}-of-${suit}`)),
  "folly",
]);

/** Upright and reversed, as they stand at the two ends of a card. */
const KEYWORDS =
  "Questionnant/Questionnant|Éclaircissement/Feu|Propos/Eau|Dépouillement/Air|Voyage/Terre|La Nuit/Le Jour|Appui/Protection|Questionnante/Questionnante|Justice/Légiste|Tempérance/Prêtre|Force/Souverain|Prudence/Peuple|Mariage/Union|Force majeure/Force majeure|Maladie/Maladie|Jugement/Jugement|Mortalité/Néant|Traître/Traître|Misère/Prison|Fortune/Augmentation|Dissension/Arrogance|Homme de campagne/Homme bon et sévère|Femme de campagne/Bonne femme|Départ/Désunion|Bon étranger/Nouvelle|Trahison/Obstacle|Retard/Traverses|Partie de campagne/Dispute intestine|Pourparler/Indécision|Domestique/Attente|Or/Procès|Société/Prospérité|Entreprises/Peine finissant|Chagrin/Surprise|Naissance/Chute|Homme blond/Homme en place|Femme blonde/Femme en place|Arrivée/Friponnerie|Garçon blond/Penchant|La ville/Courroux|Victoire/Sincérité|Fille blonde/Satisfaction|La pensée/Projets|Le passé/L’avenir|Héritage/Parents|Ennui/Nouvelle connaissance|Réussite/Expédition|Amour/Désir|Table/Changement|Homme de robe/Homme méchant|Veuvage/Méchante femme|Militaire/Ignorance|Espion/Imprévoyance|Pleurs/Avantage|Ecclésiastique/Juste défiance|Critique/Incident|Espérance/Sage avis|Route/Déclaration|Perte/Deuil|Solitude/Économie|Éloignement/Égarement|Amitié/Faux|Extrême/Grossesse|Homme brun/Homme vicieux|Femme brune/Mal certain|Utile/Inutile|Garçon brun/Profession|La maison/Loterie|Effet/Duperie|Fille brune/Plus|Argent/Inquiétude|Le présent/Ambition|Amant ou maîtresse/Manque d’ordre|Bienfait/Clôture|Noble/Enfant|Embarras/Billet|Parfait contentement/Bourse d’argent|Folie/Folie".split(
    "|",
  );
/** `a` very ill to `e` very good, by number. */
const UPRIGHT =
  "cdcbcbecdddddbbcaaaeb" +
  "ddcdabdcceddbe" +
  "dddddedccdbeed" +
  "cbcbacbdcabbec" +
  "dddddddeddedbeb";
const REVERSED =
  "cccccddcccdcdbbcbbaeb" +
  "cdadbabbcbedca" +
  "ccacbdeddcdddc" +
  "aabbdbcddadbbd" +
  "aabccbdbcbbdcdb";
const GOOD: Readonly<Record<string, number>> = { a: -2, b: -1, c: 0, d: 1, e: 2 };

const SUIT_ELEMENTS: Readonly<Record<Suit, Element>> = {
  wands: "fire",
  cups: "water",
  swords: "air",
  pentacles: "earth",
};
const UNITS = { fire: "days", water: "weeks", air: "weeks", earth: "months" } as const;
/** Elements of the 22: the first cards are the days of the Creation, and name their own. */
const MAJOR_ELEMENTS =
  "fire fire water air earth air water earth air water fire air earth fire air fire earth earth fire earth fire"
    .split(" ")
    .map((element) => element as Element);

/** A card of the deck. */
export interface EtteillaCard extends DeckCard<EtteillaId> {
  readonly number: number;
  readonly suit: Suit | null;
  readonly rank: Rank | null;
  readonly polarityReversed: number;
  /** In French, as they stand on the card. */
  readonly keywords: { readonly upright: string; readonly reversed: string };
}

/** In the order of his numbers. */
export const DECK: readonly EtteillaCard[] = ETTEILLA.ids.map((id, index) => {
  const [rank, suit] = id.split("-of-") as [Rank, Suit?];
  const ofSuit = suit !== undefined && SUIT.ids.includes(suit);
  const element = ofSuit ? SUIT_ELEMENTS[suit] : (MAJOR_ELEMENTS[index] ?? "air");
  const [upright, reversed] = KEYWORDS[index]!.split("/") as [string, string];
  const pip = ofSuit ? 14 - DOWN.indexOf(rank) : 0;
  return {
    id,
    number: index + 1,
    suit: ofSuit ? suit : null,
    rank: ofSuit ? rank : null,
    polarity: GOOD[UPRIGHT[index]!]!,
    polarityReversed: GOOD[REVERSED[index]!]!,
    element,
    time: { count: pip > 0 && pip <= 10 ? pip : null, unit: UNITS[element] },
    keywords: { upright, reversed },
  };
});

/** A card by its id. */
export const cardOf = (id: EtteillaId): EtteillaCard => DECK[ETTEILLA.ids.indexOf(id)]!;

/** How a card counts as it lies. */
export const polarityOf = (card: EtteillaCard, reversed: boolean): number =>
  reversed ? card.polarityReversed : card.polarity;
