import { chinese } from "#sdk";
import { zhHant as lore } from "#lore/words/zh_hant.ts";
import type { Sign } from "#lore";
import * as core from "../../core/words/zh_hant.ts";
import type { SunSignWords } from "./en.ts";

const { body, element, modality, sign } = core;

const PROFILES: Readonly<Record<Sign, string>> = {
  aries:
    "你寧可先動手也不願乾等，乾脆的拒絕比拖著的也許更對你的胃口。脾氣來得快也去得快，缺的是走完後半段路的耐性。",
  taurus: "你相信摸得著的東西，喜歡上了就長長久久。誰也催不動你，代價是不再滋養你的，也走得太晚。",
  gemini:
    "你靠發問學習、靠說話思考，一次兩件事反而比一件不累。別人覺得你機靈，你自己卻難以被定住。",
  cancer:
    "事情早被旁人忘了，你還記得當時的感受。你用柔情也用硬殼護著自己人，只是一句直話能說清的，偏要繞路。",
  leo: "你走進門就帶來溫度，出手大方。讚美是你的糧食，而一次怠慢會記得比你承認的還久。",
  virgo: "你總看見那顆鬆了的螺絲，默默把它鎖好。你對別人的毛病比對自己的寬厚，這正是毛病所在。",
  libra:
    "你還沒聽見自己的聲音，就先聽完了兩造。美與公平在你是同一件事；做決定比附和費力，而帳總在後頭。",
  scorpio: "你要真相，也承受得起，守起祕密就像別人守諾言。你從不放手一半，無論是愛，還是委屈。",
  sagittarius:
    "你需要一條地平線，和一個比自己更大的問題。真話總在你跑過時脫口而出，事後才懊惱說得太直。",
  capricorn: "別人還在談風景，你已經在爬坡，多扛的分量一聲不吭。玩樂得學，你學得晚，卻學得好。",
  aquarius:
    "你屬於眾人也不屬於誰，今天就想著明天的事。你為人群挺身，身邊的那一個偶爾納悶你去了哪裡。",
  pisces:
    "話還沒出口，你已感到空氣裡的情緒，穿誰的鞋都合腳。你最需要的是一道岸，和一個不把你當成大海的人。",
};

export const zhHant: SunSignWords = {
  title: "太陽星座",
  summary: "太陽星座及其確切入座時刻、交界檢查、旬、元素、模式與主星",
  inputs: {},
  fields: {
    ...core.place,
    enteredUtc: "太陽入座（UTC）",
    leavesUtc: "太陽離座（UTC）",
    hoursFromBorder: "距交界時數",
    onCusp: "當日換座",
    neighbour: "鄰座",
    element: "元素",
    modality: "模式",
    ruler: "主星",
    exalted: "旺星",
    decan: "旬",
    face: "面主",
    decanSign: "旬之色彩",
    opposite: "對座",
  },
  terms: { sign, element, modality, body: lore.body },
  conventions: {},
  omissions: { birthTime: "未提供出生時刻：太陽以當地正午計。" },
  reading: (answer) => {
    const { sign: at, longitudeDeg, ruler, decan, decanSign, face, neighbour, exalted } = answer;
    return core.paragraphs(
      `你的太陽在${core.placeName(longitudeDeg)}。${PROFILES[at]}`,
      core.paragraph(
        `${sign[at]}屬${element[answer.element]}象、${modality[answer.modality]}，以${body[ruler]}為主星${exalted ? `，${body[exalted]}在此為上賓` : ""}：你行事${core.MANNERS[at]}。`,
        `生於第${chinese.numeral(decan)}旬，${decanSign === at ? "純是本座的色彩" : `帶一抹${sign[decanSign]}的色彩`}；依古法，這十度之面屬${body[face]}。`,
      ),
      neighbour
        ? `你出生當天太陽換座，距所取時刻 ${answer.hoursFromBorder} 小時：沒有人同屬兩座，究竟是${sign[at]}還是${sign[neighbour]}，由時刻決定。`
        : `太陽自 ${answer.enteredUtc.slice(0, 10)} 至 ${answer.leavesUtc.slice(0, 10)} 在此座，憑日期即可定案。你一生要學的，正是對面${sign[answer.opposite]}與生俱來的：${core.MANNERS[answer.opposite]}。`,
    );
  },
  picture: {
    ruler: "主星",
    third: ({ decan, decanSign }) => `第${chinese.numeral(decan)}旬，${sign[decanSign]}之色彩`,
    desc: ({ longitudeDeg }) => `太陽在${core.placeName(longitudeDeg)}`,
  },
};
