/** Readings of the characters of era names and rulers, without tones, as histories in English write them. */

const READINGS =
  "䴥jia丁ding上shang丑chou中zhong久jiu乾qian五wu交jiao亨heng人ren仁ren保bao儀yi元yuan先xian光guang冊ce凰huang初chu功gong勝sheng化hua升sheng受shou君jun命ming和he咸xian唐tang啟qi嗣si嘉jia國guo地di垂chui壽shou大da天tian太tai奲duo如ru始shi子zi孝xiao宅zhai安an定ding宣xuan寧ning寶bao封feng將jiang居ju崇chong常chang平ping庚geng康kang廣guang延yan建jian弘hong征zheng後hou得de復fu德de徽hui恆heng意yi慶qing憙xi憲xian應ying成cheng承cheng拱gong授shou攝she收shou政zheng文wen昇sheng昌chang明ming昭zhao晏yan普pu景jing曆li更geng會hui有you朔shuo本ben業ye極ji樂le正zheng武wu歲sui民min永yong河he治zhi法fa泰tai洪hong淳chun清qing漢han炎yan烏wu熙xi熹xi燕yan爵jue狩shou玄xuan玉yu瑞rui璽xi甘gan登deng白bai皇huang盛sheng監jian真zhen眷juan祐you祚zuo神shen祥xiang祿lu禎zhen福fu禧xi禮li禾he秦qin竟jing章zhang端duan符fu節jie紀ji紹shao統tong綏sui緒xu總zong義yi翔xiang耀yao聖sheng聰cong至zhi致zhi興xing萬wan衡heng視shi觀guan調tiao證zheng豐feng象xiang豫yu貞zhen賜ci贊zan赤chi足zu載zai輔fu通tong造zao運yun道dao都du重chong金jin長chang開kai阜fu陽yang隆long雀que雍yong雲yun露lu青qing靖jing順shun顯xian飛fei鳳feng鳴ming鴻hong麟lin黃huang鼎ding龍long龜gui" +
  "三san丕pi世shi主zhu之zhi乞qi代dai伏fu伯bo侯hou倫lun健jian傉tan僖xi儁jun充chong克ke兒er全quan公gong冉ran凱kai出chu利li則ze前qian劉liu劭shao勃bo勒le勢shi南nan及ji友you史shi后hou吳wu呂lü周zhou哀ai哲zhe喜xi固gu堅jian塽shuang士shi妃fei姚yao嬰ying孤gu孫sun孺ru宇yu宗zong容rong密mi少shao山shan崧song巢chao帝di師shi幼you度du廢fei張zhang律lü徐xu忠zhong思si恂xun恭gong惠hui愍min感gan慕mu懷huai懿yi敬jing方fang昏hun昺bing暐wei暠gao暮mu曜yao朝chao期qi末mo朱zhu李li東dong林lin某mou桂gui桓huan梁liang楊yang檀tan欽qin歆xin歸gui殤shang段duan毅yi沖chong沮ju泓hong泚ci海hai淵yuan渠qu渥wo溥pu演yan烈lie無wu煬yang熾chi牧mu特te犍jian獻xian王wang珍zhen理li瑤yao璠fan生sheng益yi睿rui石shi磐pan祏shi祖zu祗zhi禿tu秀xiu稽ji穆mu竇dou簡jian粲can經jing纂zuan耶ye肅su臘la自zi舉ju苗miao英ying苻fu茂mao莊zhuang莽mang華hua萇chang蒙meng蕭xiao薛xue虎hu衛wei袁yuan襄xiang西xi誠cheng諒liang諒liang變bian貴gui質zhi赫he超chao趙zhao跋ba軌gui輝hui述shu連lian遜xun郢ying鄉xiang鄭zheng里li銑xian錫xi鑒jian閔min闥ta陳chen陵ling隨sui隱yin雄xiong雅ya靈ling靚jing靜jing韓han顗yi馮feng駿jun高gao髮fa鬱yu鹿lu麴qu黑hei齊qi";

let readings: ReadonlyMap<string, string> | undefined;

function readingOf(char: string): string {
  readings ??= new Map(
    [...READINGS.matchAll(/(\P{ASCII})([a-zü]+)/gu)].map(([, one, as]) => [one!, as!]),
  );
  return readings.get(char) ?? "";
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
const joined = (chars: string) => capital([...chars].map(readingOf).join(""));

/** An era name in letters: 建元 is `Jianyuan`. */
export const romanEra = joined;

/** Rulers whose names are read otherwise than character by character. */
const RULERS: Readonly<Record<string, string>> = {
  更始帝: "Gengshi Emperor",
  趙王倫: "Sima Lun, Prince of Zhao",
  公孫述: "Gongsun Shu",
  齊王: "Prince of Qi",
  高貴鄉公: "Duke of Gaogui",
  會稽王: "Prince of Kuaiji",
  海西公: "Duke of Haixi",
  鬱林王: "Prince of Yulin",
  海陵王: "Prince of Hailing",
  東昏侯: "Marquis of Donghun",
  豫章王: "Prince of Yuzhang",
  武陵王: "Prince of Wuling",
  貞陽侯: "Marquis of Zhenyang",
  南安王: "Prince of Nan’an",
  東海王: "Prince of Donghai",
  安定王: "Prince of Anding",
  高昌某王: "a king of Gaochang",
  郢王: "Prince of Ying",
  武肅王: "King Wusu",
  皇泰主: "Lord of Huangtai",
  孺子嬰: "Ruzi Ying",
  苗劉之變: "mutiny of Miao and Liu",
  帝昺: "Emperor Bing",
  衛紹王: "Prince Shao of Wei",
  武則天: "Wu Zetian",
  蕭德妃: "Consort Xiao",
  感天后: "Empress Gantian",
  承天后: "Empress Chengtian",
  溥儀: "Puyi",
  中華民國: "the Republic of China",
};
const DOUBLE_SURNAMES = /^(慕容|乞伏|禿髮|沮渠|赫連|耶律|宇文)/;
/** Temple and posthumous names. */
const TITLE = /[帝祖宗主]$/;

/** A ruler in letters: 武帝 is `Wudi`, 慕容垂 is `Murong Chui`. */
export function romanRuler(name: string): string {
  const known = RULERS[name];
  if (known) return known;
  if (TITLE.test(name)) return joined(name);
  const length = DOUBLE_SURNAMES.test(name) ? 2 : 1;
  return `${joined(name.slice(0, length))} ${joined(name.slice(length))}`;
}

/** Characters of era names that the simplified script writes otherwise. */
const SIMPLIFIED =
  "保保儀仪冊册勝胜啟启國国壽寿寧宁寶宝將将廣广後后復复慶庆憲宪應应攝摄昇升曆历會会業业極极樂乐歲岁漢汉烏乌爾尔璽玺眷眷禎祯祿禄禮礼節节紀纪紹绍統统綏绥緒绪總总義义聖圣聰聪興兴萬万視视觀观調调證证豐丰貞贞賜赐贊赞載载輔辅運运長长開开陽阳雲云順顺顯显飛飞鳳凤鳴鸣鴻鸿龍龙龜龟";

let toSimplified: ReadonlyMap<string, string> | undefined;

/** A name as it is compared: simplified, without spaces, tones and capitals. */
export function keyOf(name: string): string {
  toSimplified ??= new Map(
    Array.from({ length: SIMPLIFIED.length / 2 }, (_, i) => [
      SIMPLIFIED[2 * i]!,
      SIMPLIFIED[2 * i + 1]!,
    ]),
  );
  const plain = name
    .normalize("NFD")
    .replace(/[\u0300-\u036f\s'’-]/g, "")
    .toLowerCase()
    .replace(/年號$/, "");
  return [...plain].map((char) => toSimplified!.get(char) ?? char).join("");
}
