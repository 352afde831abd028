import { Birth, Type } from "#sdk";

export const input = Type.Object({ ...Birth });

export const CONVENTIONS = {
  list: {
    default: "hephaestio",
    options: {
      hephaestio: { source: "After Hephaestio, Apotelesmatica I.1" },
      firmicus: { source: "After Firmicus Maternus, Mathesis IV.22" },
      egyptian: {
        source:
          "After H. Brugsch, Thesaurus I; Neugebauer and Parker, Egyptian Astronomical Texts III",
      },
    },
  },
} as const;
