import type { Text } from "#old";

/** Names of the lots. */
export const LOT_NAMES: Readonly<Record<string, Text>> = {
  fortune: { en: "Fortune", zhHant: "福點" },
  spirit: { en: "Spirit", zhHant: "精神點" },
  eros: { en: "Eros", zhHant: "愛慾點" },
  necessity: { en: "Necessity", zhHant: "必然點" },
  courage: { en: "Courage", zhHant: "勇氣點" },
  victory: { en: "Victory", zhHant: "勝利點" },
  nemesis: { en: "Nemesis", zhHant: "報應點" },
  father: { en: "Father", zhHant: "父親點" },
  mother: { en: "Mother", zhHant: "母親點" },
  siblings: { en: "Siblings", zhHant: "手足點" },
  children: { en: "Children", zhHant: "子女點" },
  marriageMen: { en: "Marriage of men", zhHant: "男婚點" },
  marriageWomen: { en: "Marriage of women", zhHant: "女婚點" },
  exaltation: { en: "Exaltation", zhHant: "擢升點" },
  basis: { en: "Basis", zhHant: "根基點" },
};
