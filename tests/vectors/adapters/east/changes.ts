/** Stars of the four pillars, the palm of Yixing and the great years of Shao Yong. */
import { differ } from "../../adapter.ts";
import type { Judges } from "./judge.ts";

type Any = any;

/** Our stars by their names in the file. */
const STARS: Readonly<Record<string, string>> = {
  文昌贵人: "wenChang",
  国印: "guoYin",
  天厨贵人: "tianChu",
  禄神: "luShen",
  驿马: "yiMa",
  华盖: "huaGai",
  将星: "jiangXing",
  劫煞: "jieSha",
  亡神: "wangShen",
  桃花: "taoHua",
  灾煞: "zaiSha",
  孤辰: "guChen",
  寡宿: "guaSu",
  丧门: "sangMen",
  吊客: "diaoKe",
  元辰: "yuanChen",
  天德贵人: "tianDe",
  月德贵人: "yueDe",
  天德合: "tianDeHe",
  月德合: "yueDeHe",
  天医星: "tianYiDoctor",
  十恶大败: "shiEDaBai",
  阴差阳错: "yinYangChaCuo",
};
/** Stars that the file counts from the year branch alone. */
const BY_YEAR = new Set(["zaiSha"]);

const moment = ({ birth, zone, gender }: Any) => ({
  birthDate: birth.slice(0, 10),
  birthTime: birth.slice(11),
  timezone: zone,
  clock: "civil",
  gender,
});

export const CHANGES: Judges = {
  "bazi.shenSha": async ({ input, wanted, ask }) => {
    const answer: Any = await ask("bazi.shenSha", { ...moment(input), stems: "dayAndYear" });
    const order = ["year", "month", "day", "hour"];
    const at = (id: string, wants: (from: string) => boolean = () => true) => {
      const found = answer.stars
        .filter((one: Any) => one.star.id === id && wants(one.from.id))
        .flatMap(({ places }: Any) => places.map((place: Any) => place.id));
      return order.filter((place) => found.includes(place));
    };
    const fromDay = (from: string) => from === "dayStem";
    const stars = Object.fromEntries(
      Object.entries(STARS).flatMap(([name, id]) => {
        const places = at(id, BY_YEAR.has(id) ? (from) => from === "yearBranch" : undefined);
        return places.length > 0 ? [[name, places]] : [];
      }),
    );
    const unknown = Object.keys(wanted.stars).filter((name) => !(name in STARS));
    if (unknown.length > 0) return unknown.map((name) => `/stars: no star is called ${name}`);
    return differ(wanted, {
      stars,
      nobleByDayStem: at("tianYi", fromDay),
      nobleByDayOrYearStem: at("tianYi"),
      taiJiByDayStem: at("taiJi", fromDay),
      taiJiByDayOrYearStem: at("taiJi"),
      jinYuByDayStem: at("jinYu", fromDay),
      jinYuByDayOrYearStem: at("jinYu"),
      redPhoenix: at("hongLuan"),
      redCharm: at("hongYan"),
      kuiGang: at("kuiGang").length > 0,
    });
  },
  "onePalm.chart": async ({ input, wanted, ask }) => {
    const { seats }: Any = await ask("onePalm.chart", moment(input));
    const view = ({ branch, star, path }: Any) => ({
      branch: branch.native,
      star: star.native,
      path: path.native,
    });
    return differ(
      wanted,
      Object.fromEntries(Object.entries(seats).map(([place, seat]) => [place, view(seat)])),
    );
  },
  // The programs of the file take the accumulated years as elapsed ones.
  "huangJi.year": async ({ input, wanted, ask }) => {
    const answer: Any = await ask("huangJi.year", { ...input, count: "elapsed" });
    const { accumulated, hui, yun, shi, yearInShi, yearInYun } = answer;
    const huiBranch = answer.huiBranch.native;
    return differ(wanted, { accumulated, hui, yun, shi, yearInShi, yearInYun, huiBranch });
  },
};
