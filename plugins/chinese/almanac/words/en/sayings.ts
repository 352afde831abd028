/** The almanac's sayings in English. */

/** What each stem forbids, after Peng Zu. */
export const stemTaboos = {
  jia: "Do not open the granary: goods will be scattered",
  yi: "Do not plant: of a thousand shoots none will grow",
  bing: "Do not repair the stove: misfortune will follow",
  ding: "Do not shave the head: sores will form",
  wu: "Do not take over land: its owner will have no luck",
  ji: "Do not break contracts: both parties will lose",
  geng: "Do not warp the loom: it will be set up in vain",
  xin: "Do not make sauces: the host will not taste them",
  ren: "Do not let water in: it will be hard to hold",
  gui: "Do not go to law: your case is weak, the other side strong",
};

/** What each branch forbids, after Peng Zu. */
export const branchTaboos = {
  zi: "Do not consult oracles: you invite trouble",
  chou: "Do not put on the cap of office: its wearer will not see home",
  yin: "Do not sacrifice: gods and spirits will not taste it",
  mao: "Do not dig wells: the water will not be sweet",
  chen: "Do not weep: sorrow will come twice",
  si: "Do not travel far: money and goods lie hidden",
  wu: "Do not thatch: the house will change its master",
  wei: "Do not take medicine: its poison enters the bowels",
  shen: "Do not set up a bed: spirits will enter the room",
  you: "Do not receive guests: drink will make them wild",
  xu: "Do not eat dog: it will haunt the bed",
  hai: "Do not marry: it does the groom no good",
};

/** What must not be moved by the day's stem, for the fetal god's sake. */
export const stemThings = {
  door: "door",
  mill: "mortar and mill",
  stove: "kitchen stove",
  storehouse: "storehouse",
  bed: "bedroom and bed",
};

/** The same by the day's branch. */
export const branchThings = {
  mortar: "mortar",
  privy: "privy",
  hearth: "hearth",
  door: "door",
  roost: "chicken roost",
  bed: "bed",
};
