/** Patterns of wealth and honour in English: name, condition, and the gist of what the books make of them. */
import type { FortunateId } from "../../patterns/pattern.ts";

/** What is said of a pattern. */
export interface PatternText {
  readonly text: string;
  readonly condition: string;
  readonly sense: string;
}

export const fortunate: Readonly<Record<FortunateId, PatternText>> = {
  ziFuTongGong: {
    text: "emperor and treasury together",
    condition: "Ziwei and Tianfu in the life palace, at Yin or Shen; year stem Jia; no killer",
    sense: "command and reserves in one hand, so you can afford to wait and to be generous",
  },
  ziFuChaoYuan: {
    text: "emperor and treasury in audience",
    condition: "Ziwei and Tianfu look at a life palace on Yin or Shen",
    sense: "people of standing come to you with means and mandates",
  },
  ziFuJiaMing: {
    text: "emperor and treasury on either side",
    condition: "Ziwei and Tianfu flank the life palace",
    sense: "you grow up or work between strong figures who hold you upright",
  },
  jiXiangLiMing: {
    text: "the pole faces the light",
    condition:
      "Ziwei in a life palace on Wu, without Qingyang and obstruction; year stem Jia, Ding or Ji",
    sense: "authority in full daylight, fit for the highest offices",
  },
  yangMianChaoDou: {
    text: "face lifted to the Dipper",
    condition:
      "Ziwei in a life palace on Zi or Wu, with two of prosperity, authority and renown in its square (all three never meet there)",
    sense: "the good transformations serve the ruler, and promotion finds you",
  },
  fuBiGongZhu: {
    text: "assistants about the ruler",
    condition: "Ziwei in the life palace; Zuofu and Youbi look at it or flank it",
    sense: "good deputies turn your decisions into deeds",
  },
  junChenQingHui: {
    text: "ruler and ministers in congratulation",
    condition: "Ziwei, Zuofu and Youbi together in the life palace",
    sense: "you lead with a loyal cabinet and rarely stand alone",
  },
  jinYuPengZhi: {
    text: "the golden carriage attends",
    condition: "Ziwei in a life palace two branches past Lucun, on the golden carriage",
    sense: "comfort and rank travel with you",
  },
  fuXiangChaoYuan: {
    text: "treasury and minister in audience",
    condition: "Tianfu and Tianxiang look at the life palace, best on Yin or Shen",
    sense: "salary, seal and secure posts, earned by reliability",
  },
  tianFuChaoYang: {
    text: "the treasury turns to the sun",
    condition: "Tianfu in a life palace on Wu or Xu, with Tianxiang looking at it; year stem Jia",
    sense: "trust over large means, of the first rank",
  },
  caiYinJiaYin: {
    text: "wealth and shelter flank the seal",
    condition:
      "Tianxiang in the life or property palace between Tianliang and a prosperity (the book prints Wuqu, which never stands there)",
    sense: "your seal is guarded on one side by money, on the other by an elder",
  },
  caiYinJiaLu: {
    text: "wealth and seal flank prosperity",
    condition:
      "a prosperity in the life or wealth palace between Wuqu and Tianxiang (the book prints Tianliang for Wuqu, which never flanks with Tianxiang)",
    sense: "income that institutions guarantee",
  },
  riYueJiaCai: {
    text: "Sun and Moon flank the treasurer",
    condition: "Wuqu in the life or wealth palace between Taiyang and Taiyin",
    sense: "money earned by day and by night, from public and from quiet sources",
  },
  caiLuJiaMa: {
    text: "wealth and prosperity flank the horse",
    condition: "Tianma in the life palace between Wuqu and a prosperity",
    sense: "movement pays; each journey brings trade",
  },
  riYueZhaoBi: {
    text: "Sun and Moon shine on the wall",
    condition: "Taiyang and Taiyin together in the property palace",
    sense: "land and houses gather in your name",
  },
  riYueJiaMing: {
    text: "Sun and Moon flank the life palace",
    condition: "Taiyang and Taiyin on either side of a life palace that is helped and not void",
    sense: "light falls on you from both parents, or from two patrons",
  },
  riYueBingMing: {
    text: "Sun and Moon both bright",
    condition:
      "life palace on Chou, Taiyang at Si, Taiyin at You; both bright in another square is the lesser form",
    sense: "reason and feeling are both awake, and examinations go well",
  },
  riYueTongLin: {
    text: "Sun and Moon arrive together",
    condition: "Taiyang and Taiyin in one palace on Chou or Wei, opposite the life palace",
    sense: "the world outside gives you rank",
  },
  riYueZhengYao: {
    text: "Sun and Moon vie in brightness",
    condition: "Taiyang at Chen and Taiyin at Xu, one of them in the square of life",
    sense: "two strong lights, and no little authority and pay",
  },
  mingZhuChuHai: {
    text: "the pearl leaves the sea",
    condition: "life palace on Wei, Taiyang at Mao, Taiyin at Hai",
    sense: "a gift that is hidden early and prized when it surfaces",
  },
  riChuFuSang: {
    text: "Sun rising from the mulberry",
    condition: "Taiyang at Mao in the life or career palace",
    sense: "an early start and a name that climbs with the morning",
  },
  riZhaoLeiMen: {
    text: "Sun at the gate of thunder",
    condition: "Taiyang in a life palace on Zi, Chen or Mao, for births by day",
    sense: "your voice carries in public affairs",
  },
  riLiZhongTian: {
    text: "Sun at its height",
    condition: "Taiyang in a life palace on Wu; best for the year stems Geng, Xin, Ding and Ji",
    sense: "splendour with the duty of shining for others",
  },
  yueLangTianMen: {
    text: "Moon clear at heaven's gate",
    condition: "Taiyin in a life palace on Hai; best for a Zi year and a birth by night",
    sense: "calm judgement that is given large responsibility",
  },
  yueShengCangHai: {
    text: "Moon born of the dark sea",
    condition: "Taiyin in a property palace on Zi",
    sense: "houses and savings that grow like a tide",
  },
  shuiChengGuiE: {
    text: "cassia on clear water",
    condition:
      "Taiyin in a life palace on Zi; best for the year stems Bing and Ding, born by night",
    sense: "loyal, fine-grained work close to those who govern",
  },
  shanYinChaoGang: {
    text: "kindness upholds the court",
    condition: "Tianji and Tianliang together in the life palace, without killers",
    sense: "strategy with a conscience; you advise, teach and argue well",
  },
  liangJuWuWei: {
    text: "the beam at noon",
    condition: "Tianliang in a life palace on Wu; year stem Ding, Ji or Gui",
    sense: "a clean record and a senior post",
  },
  yangLiangChangLu: {
    text: "Sun and beam with letters and prosperity",
    condition: "Taiyang, Tianliang, Wenchang and a prosperity in the square of the life palace",
    sense: "first places in examinations and competitions",
  },
  juRiTongGong: {
    text: "gate and Sun together",
    condition: "life palace on Yin with Jumen and Taiyang in it, or opposite at Shen",
    sense: "a living and a name made by speech",
  },
  juJiJuMao: {
    text: "gate and secret at Mao",
    condition: "Jumen and Tianji in a life palace on Mao; year stem Yi, Xin, Ji or Bing",
    sense: "an inventive mind that rises by research and argument",
  },
  shiZhongYinYu: {
    text: "jade hidden in stone",
    condition:
      "Jumen in a life palace on Zi or Wu, meeting a good transformation; year stem Xin or Gui",
    sense: "worth that must be quarried, better kept from display",
  },
  wuQuShouYuan: {
    text: "the treasurer keeps the wall",
    condition: "Wuqu in a life palace on Mao",
    sense: "stubborn guardianship that ends in rank",
  },
  wuQuMiaoYuan: {
    text: "the treasurer in its temple",
    condition: "Wuqu in a life palace on Chen or Xu; year branch Chen, Xu, Chou or Wei",
    sense: "a formidable name won by resolve",
  },
  qiShaChaoDou: {
    text: "the general salutes the Dipper",
    condition: "Qisha in a life palace on Yin, Shen, Zi or Wu, without killers",
    sense: "independent command, with rank to match",
  },
  yingXingRuMiao: {
    text: "the hero star in its temple",
    condition: "Pojun in a life palace on Zi or Wu, without killers; year stem Jia or Gui",
    sense: "renewal carried through to a high and clear position",
  },
  xiongSuChaoYuan: {
    text: "the strong lodge attends court",
    condition: "Lianzhen in a life palace on Yin, Shen or Wei, without killers",
    sense: "drive under discipline, which reaches far",
  },
  lianShaJiFu: {
    text: "passion and general heap up wealth",
    condition:
      "Lianzhen and Qisha together in the life palace, with neither obstruction nor killer",
    sense: "hard-won means, put together by your own nerve",
  },
  huoTan: {
    text: "fire and wolf",
    condition: "Tanlang and Huoxing together in the life palace, both bright",
    sense: "sudden openings that reward the quick",
  },
  lingTan: {
    text: "bell and wolf",
    condition: "Tanlang and Lingxing together in the life palace, both bright",
    sense: "a slow fuse, then a leap in rank or money",
  },
  huoGui: {
    text: "noble fire",
    condition: "Tanlang and Huoxing meet in the square of the life or the body palace",
    sense: "chances that flare up through others",
  },
  tanHuoLingSiMu: {
    text: "wolf with fire or bell in the four graves",
    condition:
      "Tanlang in a life palace on Chen, Xu, Chou or Wei, with Huoxing or Lingxing there or looking at it; Chen and Xu are best",
    sense: "an estate that seems to come from nowhere",
  },
  maTouDaiJian: {
    text: "a sword at the horse's head",
    condition:
      "Qingyang with Tiantong or Tanlang in a life palace on Wu; year stem Bing or Wu (with Tianma itself Qingyang never stands)",
    sense: "honours won at frontiers, with risk attached",
  },
  yangRenRuMiao: {
    text: "the blade in its temple",
    condition: "Qingyang in a helped life palace on Chen, Xu, Chou or Wei",
    sense: "force that has found its use",
  },
  changQuJiaMing: {
    text: "two literary stars flank the life palace",
    condition: "Wenchang and Wenqu on either side of the life palace",
    sense: "learning surrounds you, and polish comes easily",
  },
  changQuSiHai: {
    text: "literary stars at Si or Hai",
    condition:
      "Wenchang or Wenqu in a life palace on Si or Hai, where the other always looks at it",
    sense: "if not rank, then considerable means, by way of letters or the arts",
  },
  wenXingAnGong: {
    text: "literary stars in secret attendance",
    condition: "Wenchang and Wenqu look at the life palace",
    sense: "you pass where others have to sit twice",
  },
  yuXiuTianXiang: {
    text: "jade sleeves and heaven's scent",
    condition: "Wenchang and Wenqu together in the palace of inner fortune",
    sense: "refined pleasures and a mind at ease",
  },
  chanGongZheGui: {
    text: "cassia broken in the toad palace",
    condition: "Taiyin with Wenqu or Wenchang in the spouse palace",
    sense: "a partner of grace, through whom you rise",
  },
  huangDianChaoBan: {
    text: "place in the imperial hall",
    condition: "Taiyang and Wenchang in the career palace",
    sense: "a seat near the centre of your institution",
  },
  wenWuJianBei: {
    text: "letters and arms",
    condition: "Wenqu and Wuqu in the life and body palaces",
    sense: "you can both draft the plan and carry it out",
  },
  zuoYouJiaMing: {
    text: "two assistants flank the life palace",
    condition: "Zuofu and Youbi on either side of the life palace",
    sense: "help stands at both elbows",
  },
  zuoYouTongGong: {
    text: "both assistants together",
    condition: "Zuofu and Youbi together in the life palace",
    sense: "colleagues lift you into better cloth",
  },
  kuiYueGongMing: {
    text: "leader and halberd attend",
    condition: "Tiankui and Tianyue look at the life palace",
    sense: "benefactors appear when they are needed",
  },
  kuiYueJiaMing: {
    text: "leader and halberd on either side",
    condition: "Tiankui and Tianyue flank the life palace",
    sense: "unusual patronage from two sides",
  },
  zuoGuiXiangGui: {
    text: "seated on honour and facing honour",
    condition: "one of Tiankui and Tianyue in the life palace, the other looking at it",
    sense: "you are both helped and a helper of standing",
  },
  luMaJiaoChi: {
    text: "prosperity and horse run together",
    condition: "a prosperity and Tianma in the square of the life palace, neither void nor struck",
    sense: "money earned on the move",
  },
  luMaPeiYin: {
    text: "prosperity and horse wear the seal",
    condition:
      "Tianma looks at the life palace, and the branch ahead of it holds a prosperity and Tianxiang",
    sense: "missions with credentials and pay",
  },
  mingLuAnLu: {
    text: "open and hidden prosperity",
    condition:
      "a prosperity in the life palace and the other in the palace joined to it by the six harmonies",
    sense: "besides what people see you earn there is a second, quiet stream",
  },
  duiMianChaoDou: {
    text: "face to face with the Dipper",
    condition: "life palace on Zi or Wu, with Lucun in it or opposite",
    sense: "means come from the very place you look towards",
  },
  keQuanLuHe: {
    text: "three wonders meet",
    condition: "renown, authority and prosperity in the square of the life palace",
    sense: "name, power and income support one another",
  },
  keMingHuiLu: {
    text: "renown meets authority or prosperity",
    condition: "renown in the life palace, with authority or prosperity in its square",
    sense: "a good name that is turned into position",
  },
  quanLuShengFeng: {
    text: "authority and prosperity together",
    condition: "authority and prosperity both in the life palace, on bright stars",
    sense: "weight with people and the means to use it",
  },
};
