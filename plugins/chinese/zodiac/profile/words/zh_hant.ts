import { ANIMAL, BRANCH, PHASE, PILLAR, type Branch } from "#lore";
import * as calendar from "#east/calendar/words/zh_hant.ts";
import { zhHant as zodiac } from "../../../compatibility/zodiac/words/zh_hant.ts";
import { nativeOf, natives } from "#east/natives.ts";
import { direction, naYin } from "../../../core/words/zh_hant.ts";
import { GUARDIAN } from "../answer.ts";
import type { ProfileWords } from "./en.ts";

const animal = natives(ANIMAL);
const phase = natives(PHASE);
const guardian = natives(GUARDIAN);

/** 各生肖之性情、做事、感情與所失。 */
const characters = {
  rat: {
    temper: "外套還沒脫，你已看清出口在哪裡；東西值多少，你心裡都有數。",
    work: "你不聲張地早早備好，缺的時候只有你不慌。",
    love: "你愛人的方式是供應；嘴上不說，心裡卻很在意一聲謝。",
    trips: "絆住你的，常是一筆用不著的便宜。",
  },
  ox: {
    temper: "你下決心慢，改主意更慢。",
    work: "起了頭的田你一定犁完，旁人看你便知道時辰。",
    love: "你是留下來的人；話來得晚，卻句句算數。",
    trips: "絆住你的，是田已變了還照舊的打算。",
  },
  tiger: {
    temper: "你一進門，便像有事要開始，而往往真的開始了。",
    work: "頭一陣衝鋒你最好，衝完要有人替你點兵。",
    love: "你護人護得兇，卻戴不住繩子。",
    trips: "絆住你的，是替別人接下的一場架。",
  },
  rabbit: {
    temper: "你先聽語氣才聽內容，聲音一大人便不見了。",
    work: "別人弄皺的你來撫平；大家信你的眼光，多過信你的算盤。",
    love: "你要的是飯桌上的平和，和一扇關得輕的門。",
    trips: "絆住你的，是一個始終沒說出口的不。",
  },
  dragon: {
    temper: "你想的都是大格局，總以為天氣也該配合。",
    work: "別人不敢想的目標，你一說便有人跟上。",
    love: "在枕邊你也要被欣賞；冷淡比責怪更傷你。",
    trips: "絆住你的，是交給風去管的細節。",
  },
  snake: {
    temper: "你心事不外露，看一件事能看到它自己動。",
    work: "你找得到那個用小力便能成大事的點。",
    love: "你給信任很慢，收回卻只在一瞬。",
    trips: "絆住你的，是一個從未查證的疑心。",
  },
  horse: {
    temper: "窗外有東西在走，你心裡才覺得自由。",
    work: "你學得快、說得動人，面壁的位子最磨你。",
    love: "你動心很快；一天裡記得留一段回家的時間。",
    trips: "絆住你的，是事情的後半段。",
  },
  goat: {
    temper: "別人進屋先覺冷暖，你先覺氣氛。",
    work: "你把東西做得好看又好用，需要的是賞識的人，不是對手。",
    love: "你要人疼，疼人也從不記帳。",
    trips: "絆住你的，是夜裡排演了好幾遍的擔心。",
  },
  monkey: {
    temper: "還沒講解完，你已看懂怎麼做。",
    work: "修補、買賣、臨場應變都難不倒你，越不可能的要求你越有興致。",
    love: "你愛逗心上人，正經話總藏在玩笑裡。",
    trips: "絆住你的，是大家都看見你抄的那條近路。",
  },
  rooster: {
    temper: "牆上的畫歪了，你在門口便看見，不扶正坐不住。",
    work: "你準時、精確、敢說，帳房與台前都合適。",
    love: "你誇得少、糾正得多；倒過來做，家裡會亮許多。",
    trips: "絆住你的，是在不對的時候說了對的話。",
  },
  dog: {
    temper: "你還沒想清楚道理，已經知道自己站哪一邊。",
    work: "公平由你看著，大家放心把鑰匙交給你。",
    love: "你忠心到不顧方便，只等人說一聲看見了。",
    trips: "絆住你的，是在門口就下的一個判斷。",
  },
  pig: {
    temper: "別人的話你照著信，日子端上什麼便吃什麼。",
    work: "多扛了也不覺得，累是一下子來的。",
    love: "你請客大方，原諒人更大方，少有人比你好相處。",
    trips: "絆住你的，是一個推不掉的人情。",
  },
};
const tempers = {
  wood: "使你往長遠處打算，也看重公道",
  fire: "使你快了幾分，心裡的事都寫在臉上",
  earth: "使你沉得住，才能都落在實用",
  metal: "使你稜角更硬，話少而說到做到",
  water: "使你遇阻便繞，推不動的就流過去",
};

const hours = (of: readonly Branch[]) => of.map((id) => nativeOf(BRANCH, id)).join("、");

export const zhHant: ProfileWords = {
  title: "生肖本命",
  summary:
    "生年之肖、五行與納音（兼列正月初一與立春兩種起算），三合六合與沖害，貴人、時辰、本位、本命佛，並論性情、做事與感情",
  fields: {
    pillar: "干支",
    animal: "生肖",
    element: "五行",
    sound: "納音",
    soundElement: "納音五行",
    byLunarNewYear: "以正月初一起",
    byStartOfSpring: "以立春起",
    schoolsPart: "兩法不同",
    allies: "三合",
    secretFriend: "六合",
    opposite: "六沖",
    harm: "六害",
    punishes: "相刑",
    breaks: "相破",
    seat: "本位",
    nobles: "貴人",
    goodHours: "吉時",
    hardHours: "忌時",
    guardian: "本命佛",
  },
  terms: { direction, naYin, guardian },
  conventions: { yearStart: zodiac.conventions.yearStart },
  refusals: { yearOutOfRange: calendar.refusals.yearOutOfRange },
  reading(answer) {
    const { pillar, allies, secretFriend, opposite, harm, punishes, seat, ...of } = answer;
    const { temper, work, love, trips } = characters[of.animal];
    const [lunar, spring] = [answer.byLunarNewYear, answer.byStartOfSpring];
    const parted = answer.schoolsPart
      ? `以正月初一起算肖${animal[lunar.animal]}（${nativeOf(PILLAR, lunar.pillar)}），以立春起算肖${animal[spring.animal]}（${nativeOf(PILLAR, spring.pillar)}）；生在兩者之間，兩肖可並看。`
      : "";
    const self = punishes.includes(of.animal) ? "與同肖之人自刑，情緒容易互相加倍。" : "";
    return [
      `你生於${nativeOf(PILLAR, pillar)}年，為${phase[of.element]}${animal[of.animal]}，納音${naYin[of.sound]}。${parted}`,
      `${temper}年干屬${phase[of.element]}，${tempers[of.element]}。`,
      `${work}${trips}`,
      `${love}與你三合的是${allies.map((one) => animal[one]).join("、")}，志趣相投；六合的是${animal[secretFriend]}，暗中幫得上忙。${animal[opposite]}與你相沖，方向常相反；${animal[harm]}與你相害，小事上互磨。${self}`,
      `本位在${direction[seat]}。${answer.nobles.map((id) => animal[ANIMAL.ids[BRANCH.ids.indexOf(id)]!]).join("、")}年生人是你的天乙貴人，有事先請教。約人談事宜${hours(answer.goodHours)}時，難談之事避${hours(answer.hardHours)}時。本命佛為${guardian[answer.guardian]}。`,
    ];
  },
  picture: {
    title: "生肖本命",
    heading: ({ pillar, animal: id, element }) =>
      `${nativeOf(PILLAR, pillar)}年　${phase[element]}${animal[id]}`,
    animal: (id, branch) => [animal[id], branch],
    legend: "綠線：三合、六合；紅線：沖、害",
    desc: ({ animal: id, allies, secretFriend, opposite, harm }) =>
      `${animal[id]}：三合${allies.map((one) => animal[one]).join("、")}，六合${animal[secretFriend]}，沖${animal[opposite]}，害${animal[harm]}`,
  },
};
