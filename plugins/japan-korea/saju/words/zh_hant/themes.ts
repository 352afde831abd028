/** 天干、六親與神殺在韓國命書中的意思。 */
import type * as en from "../en/themes.ts";

export const selves: typeof en.selves = {
  jia: "參天之木：一路向上，寧折不彎，凡事想走在前頭",
  yi: "攀援之藤：能屈能繞，別人放棄的地方你還抓得住",
  bing: "當空之日：身邊的人都覺得暖，喜怒藏不住",
  ding: "案上之燈：看得細，燒得久，溫熱留給少數人",
  wu: "一座山：不輕易動，人都靠著你，也很難被說動",
  ji: "一塊田：別人給什麼都接得住，還能種出用處",
  geng: "未煉之鐵：決斷快，說到做到，話不包裝",
  xin: "琢過的玉：好壞一眼看穿，一點刮痕都記得",
  ren: "大江：心思奔得遠，容得多，不喜歡堤岸",
  gui: "細雨：先察覺氣氛，默默做，日久無處不到",
};

export const muchOf: typeof en.muchOf = {
  companions: "凡事自己來，愛與同輩較勁",
  output: "總得做點、說點、教點什麼才覺得活著",
  wealth: "看得出東西值多少、能拿來做什麼",
  officer: "責任、名分與旁人的眼光壓在你做的事上",
  resource: "先學後做，也得長輩相助",
};

export const noneOf: typeof en.noneOf = {
  companions: "身邊少同伴，要學著開口邀人",
  output: "懂的東西說得晚，得多練習表達",
  wealth: "成果與錢財要靠計畫，不會自己來",
  officer: "外來的規矩管不太住你，須自立章程",
  resource: "沒人教就先動手，在做中學",
};

export const killers: typeof en.killers = {
  geopsal: "得失反覆，證件鑰匙要收好",
  jaesal: "急中生智，是非交給別人去爭",
  cheonsal: "力所不及之事，耐得住便過去",
  jisal: "自立門戶，多半離家起步",
  nyeonsal: "人緣桃花，招人目光",
  wolsal: "一段枯澀，宜修補不宜開墾",
  mangsin: "不想露臉時偏被看見，也因此成名",
  jangseong: "居中領頭",
  banan: "奔波之後的安穩與名位",
  yeokma: "走動、遠行與消息",
  yukhae: "小阻小礙，對不對勁格外敏銳",
  hwagae: "獨處、學問、藝術與信仰",
};

export const fields: typeof en.fields = {
  year: "在出身與少年",
  month: "在事業與父母手足之間",
  day: "在家中與婚姻",
  hour: "在晚景與子女身上",
};

export const feeds: typeof en.feeds = {
  wood: "清晨、草木、東方與青色",
  fire: "光亮、人群、南方與紅色",
  earth: "三餐定時、腳踏實地與黃色",
  metal: "整頓、工具、西方與白色",
  water: "休息、水邊、北方與黑色",
};
