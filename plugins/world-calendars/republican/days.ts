/**
 * What each day of the Republican year is called after: a plant, on days 5 and 15 and 25 an animal, on days 10, 20
 * and 30 a tool, in Nivôse minerals.
 *
 * @source P. Fabre d'Églantine, Rapport fait à la Convention nationale (3 brumaire II), the annexed table
 */
import { vocabulary } from "#sdk";

const TABLE = `
Raisin,Safran,Châtaigne,Colchique,Cheval,Balsamine,Carotte,Amaranthe,Panais,Cuve,Pomme de terre,Immortelle,Potiron,Réséda,Âne,Belle de nuit,Citrouille,Sarrasin,Tournesol,Pressoir,Chanvre,Pêche,Navet,Amaryllis,Bœuf,Aubergine,Piment,Tomate,Orge,Tonneau
Pomme,Céleri,Poire,Betterave,Oie,Héliotrope,Figue,Scorsonère,Alisier,Charrue,Salsifis,Mâcre,Topinambour,Endive,Dindon,Chervis,Cresson,Dentelaire,Grenade,Herse,Bacchante,Azerole,Garance,Orange,Faisan,Pistache,Macjonc,Coing,Cormier,Rouleau
Raiponce,Turneps,Chicorée,Nèfle,Cochon,Mâche,Chou-fleur,Miel,Genièvre,Pioche,Cire,Raifort,Cèdre,Sapin,Chevreuil,Ajonc,Cyprès,Lierre,Sabine,Hoyau,Érable à sucre,Bruyère,Roseau,Oseille,Grillon,Pignon,Liège,Truffe,Olive,Pelle
Tourbe,Houille,Bitume,Soufre,Chien,Lave,Terre végétale,Fumier,Salpêtre,Fléau,Granit,Argile,Ardoise,Grès,Lapin,Silex,Marne,Pierre à chaux,Marbre,Van,Pierre à plâtre,Sel,Fer,Cuivre,Chat,Étain,Plomb,Zinc,Mercure,Crible
Lauréole,Mousse,Fragon,Perce-neige,Taureau,Laurier-thym,Amadouvier,Mézéréon,Peuplier,Coignée,Ellébore,Brocoli,Laurier,Avelinier,Vache,Buis,Lichen,If,Pulmonaire,Serpette,Thlaspi,Thimelé,Chiendent,Trainasse,Lièvre,Guède,Noisetier,Cyclamen,Chélidoine,Traîneau
Tussilage,Cornouiller,Violier,Troène,Bouc,Asaret,Alaterne,Violette,Marceau,Bêche,Narcisse,Orme,Fumeterre,Vélar,Chèvre,Épinard,Doronic,Mouron,Cerfeuil,Cordeau,Mandragore,Persil,Cochléaria,Pâquerette,Thon,Pissenlit,Sylvie,Capillaire,Frêne,Plantoir
Primevère,Platane,Asperge,Tulipe,Poule,Bette,Bouleau,Jonquille,Aulne,Couvoir,Pervenche,Charme,Morille,Hêtre,Abeille,Laitue,Mélèze,Ciguë,Radis,Ruche,Gainier,Romaine,Marronnier,Roquette,Pigeon,Lilas,Anémone,Pensée,Myrtille,Greffoir
Rose,Chêne,Fougère,Aubépine,Rossignol,Ancolie,Muguet,Champignon,Hyacinthe,Râteau,Rhubarbe,Sainfoin,Bâton d'or,Chamerisier,Ver à soie,Consoude,Pimprenelle,Corbeille d'or,Arroche,Sarcloir,Statice,Fritillaire,Bourrache,Valériane,Carpe,Fusain,Civette,Buglosse,Sénevé,Houlette
Luzerne,Hémérocalle,Trèfle,Angélique,Canard,Mélisse,Fromental,Martagon,Serpolet,Faux,Fraise,Bétoine,Pois,Acacia,Caille,Œillet,Sureau,Pavot,Tilleul,Fourche,Barbeau,Camomille,Chèvrefeuille,Caille-lait,Tanche,Jasmin,Verveine,Thym,Pivoine,Chariot
Seigle,Avoine,Oignon,Véronique,Mulet,Romarin,Concombre,Échalote,Absinthe,Faucille,Coriandre,Artichaut,Girofle,Lavande,Chamois,Tabac,Groseille,Gesse,Cerise,Parc,Menthe,Cumin,Haricot,Orcanète,Pintade,Sauge,Ail,Vesce,Blé,Chalémie
Épeautre,Bouillon blanc,Melon,Ivraie,Bélier,Prêle,Armoise,Carthame,Mûre,Arrosoir,Panic,Salicorne,Abricot,Basilic,Brebis,Guimauve,Lin,Amande,Gentiane,Écluse,Carline,Câprier,Lentille,Aunée,Loutre,Myrte,Colza,Lupin,Coton,Moulin
Prune,Millet,Lycoperdon,Escourgeon,Saumon,Tubéreuse,Sucrion,Apocyn,Réglisse,Échelle,Pastèque,Fenouil,Épine vinette,Noix,Truite,Citron,Cardère,Nerprun,Tagette,Hotte,Églantier,Noisette,Houblon,Sorgho,Écrevisse,Bigarade,Verge d'or,Maïs,Marron,Panier
Jour de la Vertu,Jour du Génie,Jour du Travail,Jour de l'Opinion,Jour des Récompenses,Jour de la Révolution`;

const MONTHS = TABLE.trim()
  .split("\n")
  .map((line) => line.split(","));

const idOf = (french: string) =>
  french
    .replaceAll("œ", "oe")
    .replaceAll("Œ", "Oe")
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase()
    .replace(/[^a-z]+/g, "-");

/** Things that days are called after, in the order of the year. */
export const DAY_IDS: readonly string[] = MONTHS.flat().map(idOf);

export const NAMED_AFTER = vocabulary(
  "republicanDay",
  Object.fromEntries(MONTHS.flat().map((french) => [idOf(french), { native: french }])),
);

/** Words of the things in the order of the year, by their ids. */
export function namedInOrder(list: string): Readonly<Record<string, string>> {
  const names = list
    .split(/[,、\n]/)
    .map((name) => name.trim())
    .filter((name) => name !== "");
  if (names.length !== DAY_IDS.length) {
    throw new RangeError(`Cannot name the days: ${names.length} words for ${DAY_IDS.length} days`);
  }
  return Object.fromEntries(names.map((name, index) => [DAY_IDS[index]!, name]));
}

/** What a day is called after. */
export const namedAfter = (month: number, day: number): string =>
  idOf(MONTHS[month - 1]![day - 1]!);

/** Kinds of things. */
export const KIND = vocabulary("republicanKind", [
  "plant",
  "animal",
  "tool",
  "mineral",
  "festival",
]);

/** The kind of thing that a day is called after. */
export function kindOf(
  month: number,
  day: number,
): "plant" | "animal" | "tool" | "mineral" | "festival" {
  if (month === 13) return "festival";
  if (day % 10 === 0) return "tool";
  if (day % 5 === 0) return "animal";
  return month === 4 ? "mineral" : "plant";
}
