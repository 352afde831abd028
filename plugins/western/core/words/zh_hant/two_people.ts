/** 一人之星與另一人之星相會之意；`{x}` 為鍵中第一星之主人，`{y}` 為第二星之主人。 */
import type { TwoPeople } from "../../pairs.ts";

export const twoPeople: TwoPeople = {
  "sun sun": { easy: "彼此一眼認得對方的志向", tense: "兩人總在同一天想作主" },
  "sun moon": { easy: "{x}給方向，{y}給方向一個家", tense: "{x}的計畫常踩到{y}的心情" },
  "sun mercury": { easy: "{y}說得出{x}想要的是什麼", tense: "{x}要的是贊同，{y}給的是評論" },
  "sun venus": {
    easy: "{x}引以為傲的，正是{y}所喜歡的",
    tense: "{y}嫌{x}不夠體貼，{x}嫌{y}不夠堅定",
  },
  "sun mars": { easy: "{x}的計畫由{y}推動起來", tense: "{x}無意挑戰，{y}卻次次應戰" },
  "sun jupiter": { easy: "{y}相信{x}，也替{x}開門", tense: "{y}許下的比{x}做得到的還多" },
  "sun saturn": { easy: "{y}替{x}的計畫立下經久的骨架", tense: "{x}盼的是稱讚，{y}給的是評斷" },
  "moon moon": { easy: "讓兩人安心的是同樣的事物", tense: "一個正起勁，一個只想安靜" },
  "moon mercury": { easy: "{x}的感受，{y}說得出來", tense: "{x}想被擁抱，{y}卻在解釋" },
  "moon venus": { easy: "{x}需要溫柔時，{y}就溫柔", tense: "{x}要人照顧，{y}要人追求" },
  "moon mars": { easy: "{x}所愛的，{y}出面保護", tense: "{y}還沒察覺，已傷了{x}" },
  "moon jupiter": { easy: "{y}讓{x}覺得一切都會夠用", tense: "{x}的煩惱被{y}一笑帶過" },
  "moon saturn": { easy: "{y}給{x}一個撐得住的屋頂", tense: "{x}在{y}身邊覺得冷，{y}覺得被倚賴" },
  "mercury mercury": { easy: "話題永遠聊不完", tense: "同樣的話，兩人各有各的意思" },
  "mercury venus": { easy: "{x}的讚美，{y}聽得進去", tense: "{y}只是喜歡，{x}卻要講道理" },
  "mercury mars": { easy: "{x}定計畫，{y}當天就辦完", tense: "{x}與{y}一討論就成爭執" },
  "mercury jupiter": { easy: "{y}替{x}攤開更大的地圖", tense: "{x}要細節，{y}要信任" },
  "mercury saturn": { easy: "{x}的想法經{y}而站得住腳", tense: "{y}一路糾正，直到{x}不再說話" },
  "venus venus": { easy: "品味與溫柔都合得來", tense: "彼此給的都不是對方要的" },
  "venus mars": {
    easy: "{x}有吸引力，{y}主動，兩人心知肚明",
    tense: "{x}與{y}之間吸引很強，少有安靜的時候",
  },
  "venus jupiter": {
    easy: "{x}與{y}對彼此大方，對客人也大方",
    tense: "{x}與{y}在一起，花的比有的多",
  },
  "venus saturn": { easy: "{x}所愛的，{y}守得住", tense: "{x}要溫暖，{y}給得省" },
  "mars mars": { easy: "做事與打仗都在同一邊", tense: "兩人從兩頭推同一扇門" },
  "mars jupiter": { easy: "{y}給{x}的勇氣一個理由", tense: "{x}與{y}互相鼓動，走得太遠" },
  "mars saturn": { easy: "{y}替{x}的力氣排好計畫", tense: "{x}踩油門，{y}拉煞車" },
  "jupiter jupiter": { easy: "兩人盼望的是同樣的事", tense: "各自宣揚對方不信的道理" },
  "jupiter saturn": { easy: "{y}守住的，{x}使它變大", tense: "{y}想留的，{x}想拿去冒險" },
  "saturn saturn": { easy: "對責任的步調一致", tense: "各自替對方訂規矩" },
};
