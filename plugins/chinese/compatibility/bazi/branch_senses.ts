import type { Text } from "#old";
import type { RelationId } from "../../core/relations.ts";

/** What each relation means in one place; `none` where there is none. */
export type Sense = Readonly<Partial<Record<RelationId, Text>>> & { readonly none: Text };

/** What a relation means where it joins the seats of marriage. */
export const SEAT_SENSE: Sense = {
  none: {
    en: "nothing binds or divides them at home; the household is what they make of it",
    zhHant: "居家無合無沖，家道如何全在兩人經營",
  },
  sixCombine: { en: "at home they fit like lid and box", zhHant: "居家相得，如盒與蓋" },
  halfCombine: { en: "at home they pull the same way", zhHant: "居家同心，步調相近" },
  arch: {
    en: "at home they are well inclined, once a common purpose holds them",
    zhHant: "居家有意相親，得共同之志則更固",
  },
  hiddenCombine: {
    en: "a fondness works under the surface",
    zhHant: "情意潛通，不形於外",
  },
  clash: {
    en: "the home is where they differ most; rooms and habits need settling early",
    zhHant: "起居習性相左，宜早定分際",
  },
  harm: {
    en: "small things wear on both, the more the closer they live",
    zhHant: "細處易生嫌隙，近則愈顯",
  },
  ungratefulPunishment: {
    en: "kindness done is soon forgotten; thanks should be said aloud",
    zhHant: "施受易忘，宜常言謝",
  },
  bullyingPunishment: {
    en: "each leans on being in the right",
    zhHant: "各恃其理，不肯下氣",
  },
  rudePunishment: {
    en: "courtesy is the first thing to go, and the first to keep",
    zhHant: "親近而失禮，最宜相敬",
  },
  selfPunishment: {
    en: "two of one kind, who double each other's worst hour",
    zhHant: "同氣自刑，易一同陷於低潮",
  },
  break: { en: "promises slip and have to be mended", zhHant: "小約易破，須勤修補" },
};

/** What a relation means where it joins the years: families and circles. */
export const YEAR_SENSE: Sense = {
  none: {
    en: "families and circles neither help nor hinder",
    zhHant: "兩家往來，無助亦無礙",
  },
  sixCombine: { en: "the families take to each other", zhHant: "兩家親睦" },
  halfCombine: { en: "family and friends approve", zhHant: "親友樂見其成" },
  arch: { en: "the families are well disposed", zhHant: "兩家尚稱投契" },
  hiddenCombine: { en: "a tie of the families shows only later", zhHant: "兩家之緣，日久方見" },
  clash: { en: "the families see life from opposite sides", zhHant: "門風相左，宜各留餘地" },
  harm: { en: "relatives may talk between them", zhHant: "親屬之間易有閒言" },
  ungratefulPunishment: {
    en: "favours between the families are counted",
    zhHant: "兩家人情易計較",
  },
  bullyingPunishment: { en: "the families measure themselves", zhHant: "兩家易爭高下" },
  rudePunishment: { en: "manners differ from house to house", zhHant: "兩家禮數不同" },
  selfPunishment: { en: "the families share one weak spot", zhHant: "兩家習氣相近，短處亦同" },
  break: { en: "arrangements among relatives come undone", zhHant: "親族之約易變" },
};

/** What a relation means where it joins the months: work. */
export const MONTH_SENSE: Sense = {
  none: { en: "their working lives run side by side", zhHant: "事業各行其道" },
  sixCombine: { en: "they would make good partners in work", zhHant: "共事相宜，事業互助" },
  halfCombine: { en: "their work goes the same way", zhHant: "事業方向相近" },
  arch: { en: "their work can be joined for a common task", zhHant: "得共同之事則可並力" },
  hiddenCombine: { en: "each helps the other's work unseen", zhHant: "事業暗中相助" },
  clash: { en: "their working rhythms cross", zhHant: "作息與志業相違" },
  harm: { en: "work brought home breeds complaint", zhHant: "公事入家則生怨" },
  ungratefulPunishment: { en: "who did how much becomes a question", zhHant: "功勞易起爭論" },
  bullyingPunishment: { en: "both want the last word in business", zhHant: "共事則互爭主張" },
  rudePunishment: { en: "they should not be each other's superior", zhHant: "不宜互為上下" },
  selfPunishment: { en: "the same worry about work doubles", zhHant: "同憂一事，愈憂愈重" },
  break: { en: "joint plans want a second draft", zhHant: "合作之事多改易" },
};
