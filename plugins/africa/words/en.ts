import type { PluginWords } from "#sdk";

export const en: PluginWords = {
  title: "Africa",
  summary: "Ifa of the Yoruba, sikidy of Madagascar and the four tablets of the Shona.",
  traditions: {
    yoruba: {
      title: "Yoruba Ifá, cowries and calendar",
      family: "Yoruba",
      region: "Nigeria, Benin, Cuba, Brazil",
    },
    malagasy: {
      title: "Malagasy sikidy and vintana",
      family: "Malagasy",
      region: "Madagascar",
    },
    shona: {
      title: "Hakata of southern Africa",
      family: "Shona",
      region: "Zimbabwe, Mozambique, South Africa",
    },
  },
};
