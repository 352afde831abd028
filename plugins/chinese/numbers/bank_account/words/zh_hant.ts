import * as shared from "../../words/zh_hant.ts";
import type { AccountWords } from "./en.ts";

const use = { account: "帳號", card: "卡號", password: "密碼" };

const ENDS_WELL = "末組為天醫或延年，宜於守財。";
const ENDS_OTHERWISE = "論者以末組得天醫則進財，得延年則守財，此號未合。";

export const zhHant: AccountWords = {
  title: "帳號密碼風水",
  summary: "以八星論帳號、卡號、密碼之進財、守財與耗財，並看末組是否歸於天醫、延年；密碼概不顯示",
  inputs: {
    number: { label: "號碼", about: "全號或末段皆可，六至八位即足" },
    use: { label: "何種號碼", about: "帳號、卡號或密碼，預設帳號", values: use },
  },
  fields: { ...shared.fields, use: "何種號碼", endsWell: "末組宜守財" },
  terms: { ...shared.terms, use },
  phrases: { ...shared.phrases, ...shared.numberIssues },
  conventions: shared.conventions,
  reading: (reading) =>
    shared.pairStory(reading, {
      subject: `此${use[reading.use]}`,
      closing: `${reading.endsWell ? ENDS_WELL : ENDS_OTHERWISE}星數不保盈虧，理財仍當審慎。`,
    }),
  picture: { ...shared.pairPicture, names: use },
};
