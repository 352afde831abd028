/** What main stars and palaces mean, in words of ours. */
import type { MajorId, PalaceId, TransformationId } from "#east/purple_star/stars.ts";

export const themes: Readonly<Record<MajorId, { readonly bright: string; readonly dim: string }>> =
  {
    ziWei: { bright: "rule with dignity", dim: "a ruler without ministers, proud and alone" },
    tianJi: { bright: "plans that turn with events", dim: "plans that never settle" },
    taiYang: { bright: "light given freely, and a name", dim: "labour that others do not see" },
    wuQu: { bright: "a firm hand on money and work", dim: "hard earning and hard words" },
    tianTong: { bright: "ease, kindness and late luck", dim: "comfort sought too early" },
    lianZhen: { bright: "discipline with passion", dim: "passion that tangles in rules" },
    tianFu: { bright: "a full store, carefully kept", dim: "a store that is watched and not used" },
    taiYin: {
      bright: "quiet wealth and tenderness",
      dim: "moods, and money that slips away at night",
    },
    tanLang: { bright: "appetite, charm and many skills", dim: "wanting more than can be held" },
    juMen: { bright: "a voice that persuades", dim: "words that start quarrels" },
    tianXiang: { bright: "a fair seal, trusted by both sides", dim: "serving whoever is near" },
    tianLiang: { bright: "shelter given as an elder gives it", dim: "advice that comes too often" },
    qiSha: { bright: "attack and command", dim: "haste and lonely fights" },
    poJun: { bright: "breaking ground for the new", dim: "breaking what was still of use" },
  };

/** Palaces as parts of a life. */
export const fields: Readonly<Record<PalaceId, string>> = {
  life: "yourself",
  siblings: "brothers and sisters",
  spouse: "marriage",
  children: "children",
  wealth: "money",
  health: "the body",
  travel: "the world outside",
  friends: "friends and staff",
  career: "work",
  property: "house and land",
  fortune: "the family's blessing",
  parents: "parents",
};

export const changes: Readonly<Record<TransformationId, string>> = {
  lu: "brings gain",
  quan: "gives power",
  ke: "gives a name",
  ji: "holds and worries",
};
