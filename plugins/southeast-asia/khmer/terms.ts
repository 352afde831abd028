/** Names of the Khmer calendar. */
import { vocabulary, type IdOf } from "#sdk";

/** Months in the order of the almanac, from Migasir, the two Asaths of a long year last. */
export const MONTH = vocabulary("khmerMonth", {
  migasir: { native: "មិគសិរ", roman: "Migasir" },
  bos: { native: "បុស្ស", roman: "Bos" },
  meak: { native: "មាឃ", roman: "Meak" },
  phalkun: { native: "ផល្គុន", roman: "Phalkun" },
  chet: { native: "ចេត្រ", roman: "Chet" },
  pisak: { native: "ពិសាខ", roman: "Pisak" },
  chesth: { native: "ជេស្ឋ", roman: "Chesth" },
  asath: { native: "អាសាឍ", roman: "Asath" },
  srap: { native: "ស្រាពណ៍", roman: "Srap" },
  phatrabot: { native: "ភទ្របទ", roman: "Phatrabot" },
  assoch: { native: "អស្សុជ", roman: "Assoch" },
  kadek: { native: "កត្ដិក", roman: "Kadek" },
  firstAsath: { native: "បឋមាសាឍ", roman: "Pathamasath" },
  secondAsath: { native: "ទុតិយាសាឍ", roman: "Tutiyasath" },
});

export const YEAR_KIND = vocabulary("khmerYearKind", ["common", "addedDay", "addedMonth"]);

/** Names of the year by its last figure, from 0. */
export const SAK = vocabulary("khmerSak", {
  samridhi: { native: "សំរឹទ្ធិស័ក", roman: "Samridhi Sak" },
  aek: { native: "ឯកស័ក", roman: "Aek Sak" },
  to: { native: "ទោស័ក", roman: "To Sak" },
  trei: { native: "ត្រីស័ក", roman: "Trei Sak" },
  chattva: { native: "ចត្វាស័ក", roman: "Chattva Sak" },
  pancha: { native: "បញ្ចស័ក", roman: "Pancha Sak" },
  chha: { native: "ឆស័ក", roman: "Chha Sak" },
  sappa: { native: "សប្តស័ក", roman: "Sappa Sak" },
  attha: { native: "អដ្ឋស័ក", roman: "Attha Sak" },
  nappa: { native: "នព្វស័ក", roman: "Nappa Sak" },
});

/** The animals of the years in Khmer, from the rat. */
export const ANIMAL_NAMES: readonly string[] = "ជូត ឆ្លូវ ខាល ថោះ រោង ម្សាញ់ មមី មមែ វក រកា ច កុរ".split(
  " ",
);

/** The seven daughters of Kabil Maha Prum, by the weekday of the New Year from Sunday. */
export const ANGEL = vocabulary("khmerAngel", {
  tungsa: { native: "ទុង្សាទេវី", roman: "Tungsa Tevy" },
  koreak: { native: "គោរាគទេវី", roman: "Koreak Tevy" },
  reaksa: { native: "រាក្យសាទេវី", roman: "Reaksa Tevy" },
  mondar: { native: "មណ្ឌាទេវី", roman: "Mondar Tevy" },
  keriny: { native: "កិរិណីទេវី", roman: "Keriny Tevy" },
  kimira: { native: "កិមិរាទេវី", roman: "Kimira Tevy" },
  mohurea: { native: "មហោទរាទេវី", roman: "Mohothora Tevy" },
});

export const FEAST = vocabulary("khmerFeast", {
  moharSangkran: { native: "មហាសង្ក្រាន្ត", roman: "Moha Sangkran" },
  virakVanabat: { native: "វីរៈវ័នបត", roman: "Virak Vanabat" },
  lerngSak: { native: "វារៈឡើងស័ក", roman: "Vearak Lerng Sak" },
  meakBochea: { native: "មាឃបូជា", roman: "Meak Bochea" },
  visakBochea: { native: "វិសាខបូជា", roman: "Visak Bochea" },
  royalPloughing: { native: "ច្រត់ព្រះនង្គ័ល", roman: "Chrat Preah Neangkol" },
  cholVossa: { native: "ចូលវស្សា", roman: "Chol Vossa" },
  kanBen: { native: "កាន់បិណ្ឌ", roman: "Kan Ben" },
  pchumBen: { native: "ភ្ជុំបិណ្ឌ", roman: "Pchum Ben" },
  chenhVossa: { native: "ចេញវស្សា", roman: "Chenh Vossa" },
  bonOmTuk: { native: "បុណ្យអុំទូក", roman: "Bon Om Tuk" },
});
export type Feast = IdOf<typeof FEAST>;
