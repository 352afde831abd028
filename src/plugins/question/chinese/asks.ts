/** In which form a Chinese question is asked; texts are in Simplified characters. */
import type { Form } from "../../../lore/mod.ts";
import type { Certainty } from "../terms.ts";

const PREAMBLE =
  /^(?:请问|請問|想请问|想问|想知道|我想问|我想知道|请告诉我|告诉我|能不能告诉我|可以告诉我|可否告知|你知道|你觉得|不知道|不晓得|大师|老师|您好|你好|占问|问|卜问|请教|帮我看看|帮我看|看看|请帮我看看|请示|求问|弟子|信女|信徒|信士)[，,：:、 ]*/;

const WHEN =
  /什么时候|什么时间|什么日子|何时|几时|啥时|几月|几号|几日|几点|几岁|哪一?天|哪一?年|哪一?日|哪个?月|哪个?时|哪段时间|哪个季节|哪一?季|多久|多长时间|多快|多少(?:天|日子|年|个月)|几(?:天|年|个月|个星期|周)(?:后|内|才|能|会)|等到何|何日|何年|何月|哪个?(?:日子|星期|礼拜)|哪一个月|多晚/u;
const WHERE_WRONG = /哪(?:里|儿)(?:做错|得罪|不好|出错|错|有问题|不对|不够|出了?问题|惹)/u;
const WHERE =
  /哪里|哪儿|哪边|哪方|哪个?(?:方向|方位|地方|城市|国家|地区|区|县|省|角落|房间|位置)|哪一(?:边|带|区|方|处|个(?:方向|地方|城市|国家|地区))|何处|何方|什么地方|什么方向|什么方位|哪处|往哪|\p{Script=Han}哪(?:了|呢|啊)?[？?]*$|在哪|去哪|到哪|从哪|放哪|掉哪|住哪|藏哪|跑哪|飞哪|啥地方|什么城市|什么国家|往何|在谁(?:家|那|手)/u;
const WHICH =
  /哪(?:一|两|几)?(?:个|件|间|家|所|种|款|条|支|辆|份|位|本|边|项|台|部|张|只|栋|套|班|科|样|首|者|方案|门|幅|双|把|名|组|类|样|队|国|任|期|季(?!节))|何者|孰|二选一|三选一|选择哪/u;
const CHOOSING = /还是|抑或|或者?是?|、|跟|和|与/u;
const OR = /[^，。？！?]+(?:还是|抑或|vs)[^，。？！?]+/u;
const BOTH_GOOD = /([^，。？！?、]+?)(?:比较)?好，?([^，。？！?、]+?)(?:比较)?好/u;
const YES_NO =
  /吗|么[？?]?$|[没]有[？?。]?$|是否|能否|可否|会否|有无|否[？?]?$|(\p{Script=Han})[不没]\1|吧[？?]?$|了没|不$/u;
const HOW =
  /怎么|怎样|怎|如何|为什么|为何|为啥|什么|啥|谁|多少|第几|几(?:楼|层|名|分|成|间|位|次|人|岁|件)|咋|何(?:故|以|事|人)|几个|多大|多高|哪些|哪(?:里|儿)/u;

/** A wish or a dread that is said is one whether it comes about. */
const WISHED = /怕|担心|担忧|希望|但愿|祈求|求(?!职|学|知|救)|好想知道/u;

/** Reads the form of a folded Chinese text. */
export function askedInChinese(text: string): {
  readonly form: Form;
  readonly certainty: Certainty;
} {
  // "However I look for it" asks no how.
  const rest = text
    .replace(PREAMBLE, "")
    .replace(PREAMBLE, "")
    .replace(/怎么(?:\p{Script=Han}{1,2})?(?:也|都)/gu, "都");
  const sentences = rest.split(/(?<=[？?！!。；;])|，|,/u).filter((part) => part.trim() !== "");
  const whole = formOf(rest);
  for (const sentence of sentences.toReversed()) {
    const form = formOf(sentence);
    // "A, or B" may be parted by the comma; what parts the clauses then joins them.
    if (form)
      return {
        form: whole === "which" && form !== "when" && form !== "where" ? whole : form,
        certainty: "sure",
      };
  }
  if (whole) return { form: whole, certainty: "sure" };
  const told = !/[？?]\s*$/u.test(text) && !WISHED.test(rest);
  return { form: told ? "how" : "whether", certainty: "guess" };
}

function formOf(text: string): Form | undefined {
  const asks = /[吗嘛][？?。！!]*\s*$/u.test(text);
  const alternatives =
    OR.test(text) &&
    !asks &&
    !/^(?:他|她|我|你)?还是/u.test(text) &&
    !/了还是(?:好|很|一直|会|想|忘|放|不|没)/u.test(text) &&
    !/[吗]|(?:是不是|会不会|能不能).*还是(?!不)/u.test(text);
  if (/(?:是不是|会不会|有没有|能不能).*(?:什么|谁|哪)(?!时候)/u.test(text)) return "whether";
  if (asks && !/(?:知道|告诉|说|请问).*(?:哪|什么时候|何时)/u.test(text)) return "whether";
  if (/是男(?:孩|生|宝|的)?是女|是福是祸|是吉是凶|是好是坏|是敌是友/u.test(text)) return "which";
  if (WHEN.test(text)) return "when";
  if (WHERE_WRONG.test(text)) return "how";
  if (
    WHICH.test(text) &&
    !/哪个(?:方向|方位|地方|城市|国家|地区|位置|角落)|哪一?边(?:找|跑|走|去)|往哪/u.test(text)
  )
    return "which";
  if (WHERE.test(text)) return "where";
  if (alternatives) return "which";
  if (/[选买挑穿吃喝搭坐].*或/u.test(text) && CHOOSING.test(text)) return "which";
  if (BOTH_GOOD.test(text) && !YES_NO.test(text)) return "which";
  if (HOW.test(text)) return "how";
  if (YES_NO.test(text)) return "whether";
  return undefined;
}
