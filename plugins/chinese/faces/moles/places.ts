/** Places of moles on face and body, and how the charts count them. */
import { vocabulary, type IdOf } from "#sdk";
import type { Luck } from "#east/luck.ts";

export const MOLE_PLACE = vocabulary("molePlace", {
  forehead: { native: "額中", roman: "é zhōng" },
  foreheadLeft: { native: "左額", roman: "zuǒ é" },
  foreheadRight: { native: "右額", roman: "yòu é" },
  hairline: { native: "髮際", roman: "fà jì" },
  glabella: { native: "印堂", roman: "yìn táng" },
  browLeft: { native: "左眉中", roman: "zuǒ méi zhōng" },
  browRight: { native: "右眉中", roman: "yòu méi zhōng" },
  browTailLeft: { native: "左眉尾", roman: "zuǒ méi wěi" },
  eyelidLeft: { native: "左上眼瞼", roman: "zuǒ shàng yǎn jiǎn" },
  eyelidRight: { native: "右上眼瞼", roman: "yòu shàng yǎn jiǎn" },
  underEyeLeft: { native: "左淚堂", roman: "zuǒ lèi táng" },
  underEyeRight: { native: "右淚堂", roman: "yòu lèi táng" },
  eyeCornerLeft: { native: "左奸門", roman: "zuǒ jiān mén" },
  eyeCornerRight: { native: "右奸門", roman: "yòu jiān mén" },
  noseBridge: { native: "鼻樑", roman: "bí liáng" },
  noseTip: { native: "準頭", roman: "zhǔn tóu" },
  nostrilLeft: { native: "左鼻翼", roman: "zuǒ bí yì" },
  nostrilRight: { native: "右鼻翼", roman: "yòu bí yì" },
  philtrum: { native: "人中", roman: "rén zhōng" },
  upperLip: { native: "上唇", roman: "shàng chún" },
  lowerLip: { native: "下唇", roman: "xià chún" },
  mouthCorner: { native: "嘴角", roman: "zuǐ jiǎo" },
  cheekLeft: { native: "左頰", roman: "zuǒ jiá" },
  cheekRight: { native: "右頰", roman: "yòu jiá" },
  cheekboneLeft: { native: "左顴", roman: "zuǒ quán" },
  cheekboneRight: { native: "右顴", roman: "yòu quán" },
  earLobe: { native: "耳垂", roman: "ěr chuí" },
  earRim: { native: "耳輪", roman: "ěr lún" },
  earInner: { native: "耳內", roman: "ěr nèi" },
  chin: { native: "下巴", roman: "xià bā" },
  chinLeft: { native: "左頤", roman: "zuǒ yí" },
  jaw: { native: "腮", roman: "sāi" },
  neck: { native: "頸", roman: "jǐng" },
  nape: { native: "後頸", roman: "hòu jǐng" },
  shoulder: { native: "肩", roman: "jiān" },
  chest: { native: "胸", roman: "xiōng" },
  heartSide: { native: "乳旁", roman: "rǔ páng" },
  abdomen: { native: "腹", roman: "fù" },
  navel: { native: "臍", roman: "qí" },
  back: { native: "背", roman: "bèi" },
  waist: { native: "腰", roman: "yāo" },
  upperArm: { native: "上臂", roman: "shàng bì" },
  palm: { native: "掌心", roman: "zhǎng xīn" },
  finger: { native: "手指", roman: "shǒu zhǐ" },
  thigh: { native: "大腿", roman: "dà tuǐ" },
  knee: { native: "膝", roman: "xī" },
  foot: { native: "足底", roman: "zú dǐ" },
});
export type MolePlace = IdOf<typeof MOLE_PLACE>;

/** What a mole speaks of. */
export const TOPIC = vocabulary("moleTopic", [
  "career",
  "home",
  "strength",
  "mind",
  "wealth",
  "love",
  "children",
  "comfort",
]);
export type Topic = IdOf<typeof TOPIC>;

/** A place on the drawing, its topic and how it is counted. */
export interface MoleRow {
  readonly topic: Topic;
  readonly luck: Luck;
  /** On a drawing of 420 by 720: a face above, a figure below. */
  readonly at: readonly [x: number, y: number];
}

/**
 * The places.
 *
 * @source the mole charts of Shenxiang Quanbian 神相全編 and of popular almanacs, which differ in particulars: what most
 *   of them share
 */
export const MOLES: Readonly<Record<MolePlace, MoleRow>> = {
  forehead: { topic: "career", luck: "lucky", at: [210, 70] },
  foreheadLeft: { topic: "career", luck: "lucky", at: [160, 84] },
  foreheadRight: { topic: "career", luck: "lucky", at: [258, 84] },
  hairline: { topic: "home", luck: "mixed", at: [210, 46] },
  glabella: { topic: "strength", luck: "mixed", at: [210, 122] },
  browLeft: { topic: "mind", luck: "lucky", at: [158, 118] },
  browRight: { topic: "wealth", luck: "lucky", at: [262, 118] },
  browTailLeft: { topic: "love", luck: "mixed", at: [128, 122] },
  eyelidLeft: { topic: "home", luck: "mixed", at: [158, 140] },
  eyelidRight: { topic: "home", luck: "mixed", at: [262, 140] },
  underEyeLeft: { topic: "children", luck: "unlucky", at: [158, 172] },
  underEyeRight: { topic: "children", luck: "unlucky", at: [262, 172] },
  eyeCornerLeft: { topic: "love", luck: "mixed", at: [118, 150] },
  eyeCornerRight: { topic: "love", luck: "mixed", at: [302, 150] },
  noseBridge: { topic: "strength", luck: "unlucky", at: [210, 168] },
  noseTip: { topic: "wealth", luck: "unlucky", at: [210, 206] },
  nostrilLeft: { topic: "wealth", luck: "unlucky", at: [188, 206] },
  nostrilRight: { topic: "wealth", luck: "unlucky", at: [232, 206] },
  philtrum: { topic: "children", luck: "mixed", at: [210, 230] },
  upperLip: { topic: "comfort", luck: "lucky", at: [196, 244] },
  lowerLip: { topic: "mind", luck: "mixed", at: [226, 262] },
  mouthCorner: { topic: "mind", luck: "mixed", at: [252, 252] },
  cheekLeft: { topic: "career", luck: "mixed", at: [128, 206] },
  cheekRight: { topic: "career", luck: "mixed", at: [292, 206] },
  cheekboneLeft: { topic: "career", luck: "unlucky", at: [130, 176] },
  cheekboneRight: { topic: "career", luck: "unlucky", at: [290, 176] },
  earLobe: { topic: "wealth", luck: "lucky", at: [86, 196] },
  earRim: { topic: "mind", luck: "lucky", at: [80, 140] },
  earInner: { topic: "strength", luck: "lucky", at: [94, 164] },
  chin: { topic: "home", luck: "mixed", at: [210, 296] },
  chinLeft: { topic: "comfort", luck: "mixed", at: [176, 288] },
  jaw: { topic: "home", luck: "mixed", at: [120, 250] },
  neck: { topic: "career", luck: "lucky", at: [210, 340] },
  nape: { topic: "strength", luck: "mixed", at: [250, 346] },
  shoulder: { topic: "career", luck: "mixed", at: [330, 372] },
  chest: { topic: "career", luck: "lucky", at: [210, 400] },
  heartSide: { topic: "children", luck: "lucky", at: [170, 410] },
  abdomen: { topic: "comfort", luck: "lucky", at: [210, 450] },
  navel: { topic: "children", luck: "lucky", at: [210, 474] },
  back: { topic: "career", luck: "lucky", at: [120, 400] },
  waist: { topic: "wealth", luck: "lucky", at: [250, 470] },
  upperArm: { topic: "career", luck: "lucky", at: [350, 420] },
  palm: { topic: "wealth", luck: "lucky", at: [366, 500] },
  finger: { topic: "mind", luck: "mixed", at: [370, 524] },
  thigh: { topic: "love", luck: "lucky", at: [190, 540] },
  knee: { topic: "strength", luck: "mixed", at: [186, 600] },
  foot: { topic: "career", luck: "lucky", at: [196, 690] },
};
