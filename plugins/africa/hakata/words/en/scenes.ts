/** A scene for each fall, told as ours: what the four are doing in the yard. */
import type { Fall } from "../../falls.ts";

export const scenes: Readonly<Record<Fall["id"], string>> = {
  closed:
    "In the yard the mats are rolled and the fire is banked; a dog lifts its head and lays it down again; whoever knocks is told to come when there is light.",
  lumwe:
    "A boy has gone out before dawn with a spear too long for him; he will come home with a guinea fowl or with a thorn in his foot, and either way with a story.",
  ntakwala:
    "A girl stands at the gate with a gourd on her hip and does not call out; the water in it has not been spilt, and that is the whole of her message.",
  ntakwalaLumwe:
    "Two young voices are singing behind the granary where they think that nobody hears; the old ones hear, and turn over, and say nothing until morning.",
  chilume:
    "The father sits on his stool in the middle of the yard with his axe across his knees; he has spoken, and the chickens go on scratching.",
  chilumeLumwe:
    "Father and son have gone into the bush with one rope between them; the tree they want is down before the women have finished arguing about its shade.",
  chilumeNtakwala:
    "The girl has asked, and the old man has put down his pipe to answer; it is the putting down of the pipe that the others notice.",
  chilumeNtakwalaLumwe:
    "The path is full of people with baskets, and the door of the house is shut; until she who keeps the key has eaten, they will be standing there.",
  kwame:
    "Grandmother is shelling beans and looks at no one; before the bowl is full she knows who has come, what for, and whether they will say it.",
  kwameLumwe:
    "The boy ploughs and the old woman walks behind him with a stick, tapping where the line bends; by the last furrow she has stopped tapping.",
  kwameNtakwala:
    "Two women are mending one mat from both ends; when their fingers meet in the middle somebody laughs, and the rain may come.",
  kwameNtakwalaLumwe:
    "The pot is on, the guests are seated, and everybody is kind; only the meat is not cut, for the one who should cut it is looking at his feet.",
  kwameChilume:
    "The two elders sit in the evening with their backs against the same wall; one begins a sentence and the other ends it, and the young ones write nothing down because they will remember.",
  kwameChilumeLumwe:
    "The new hut goes up straight and quick, and it is hot to sit in; somebody forgot the small window on the side of the morning.",
  kwameChilumeNtakwala:
    "The beer is strained, the drum is warm, and the women have come down the hill; they are looking along the road for one young man, who is looking for his other shoe.",
  open: "All the doors of the village are open and the hens walk in and out as they please; somebody pours the first cup on the ground before anybody drinks.",
};
