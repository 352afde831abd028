/**
 * Where Vietnam places the stars that it counts otherwise than China, and those that are its own.
 *
 * @source Vân Đằng Thái Thứ Lang, Tử Vi Đẩu Số Tân Biên, as lasotuvi (2016) reckons it; the grades are that table's
 */
import { modulo } from "#time";
import {
  KUI,
  LU,
  HORSE,
  placeAdjectiveStars,
  placeMinorStars,
  YUE,
  type Frame,
} from "#east/purple_star/placing.ts";
import type { MinorId, StarId } from "#east/purple_star/stars.ts";
import type { DoSang, TapTinh } from "./terms.ts";

/** Rules on which schools differ. */
export interface PlacingRules {
  readonly forward: boolean;
  readonly fireAndBell: "byGender" | "forward";
  readonly patrons: "canhWithTan" | "canhWithGiap";
}

const CANH = 6;
const TAN = 7;

/** Places helpers and killers. */
export function placeHelpers(frame: Frame, rules: PlacingRules): ReadonlyMap<MinorId, number> {
  const places = new Map(placeMinorStars(frame));
  const stem = frame.year.stem.index;
  if (rules.patrons === "canhWithTan" && stem === CANH) {
    // The pair of Tân: Khôi on Ngọ, Việt on Dần.
    places.set("tianKui", KUI[TAN]!).set("tianYue", YUE[TAN]!);
  }
  if (rules.fireAndBell === "byGender") {
    const back = (place: number) => modulo(place - 2 * frame.hour, 12);
    const turned: MinorId = rules.forward ? "lingXing" : "huoXing";
    places.set(turned, back(places.get(turned)!));
  }
  return places;
}

const LUU_HA = [9, 10, 7, 4, 5, 6, 8, 3, 11, 2] as const;
const THIEN_TRU = [5, 6, 0, 5, 6, 8, 2, 6, 9, 10] as const;

/** Across the axis of Sửu and Mùi, as pairs of stars mirror each other. */
const mirrored = (place: number) => 2 - place;

/** Places the other stars. */
export function placeOthers(
  frame: Frame,
  minor: ReadonlyMap<MinorId, number>,
  friends: number,
  health: number,
): ReadonlyMap<TapTinh, number> {
  const shared = placeAdjectiveStars(frame, minor, friends, health);
  const { year, month, day, hour } = frame;
  const [stem, y, m] = [year.stem.index, year.branch.index, month - 1];
  const grace = minor.get("wenChang")! + day - 2;
  const horse = HORSE[y % 4]!;
  const lu = LU[stem]!;
  const places: readonly (readonly [TapTinh, number])[] = [
    ["thienHinh", shared.get("tianXing")!],
    ["thienRieu", shared.get("tianYao")!],
    ["thienY", shared.get("tianYao")!],
    ["daoHoa", horse + 7],
    ["hongLoan", shared.get("hongLuan")!],
    ["thienHy", shared.get("tianXi")!],
    ["longTri", shared.get("longChi")!],
    ["phuongCac", shared.get("fengGe")!],
    ["giaiThan", shared.get("fengGe")!],
    ["tamThai", shared.get("sanTai")!],
    ["batToa", shared.get("baZuo")!],
    ["anQuang", grace],
    ["thienQuy", mirrored(grace)],
    ["thaiPhu", shared.get("taiFu")!],
    ["phongCao", shared.get("fengGao")!],
    ["thienQuan", shared.get("tianGuan")!],
    ["thienPhuc", shared.get("tianFuBlessing")!],
    ["thienDuc", shared.get("tianDe")!],
    ["nguyetDuc", shared.get("yueDe")!],
    ["thienTai", shared.get("tianCai")!],
    ["thienTho", shared.get("tianShou")!],
    ["thienKhoc", shared.get("tianKu")!],
    ["thienHu", shared.get("tianXu")!],
    ["thienKhong", shared.get("tianKong")!],
    ["coThan", shared.get("guChen")!],
    ["quaTu", shared.get("guaSu")!],
    ["hoaCai", horse + 2],
    ["kiepSat", horse + 3],
    ["phaToai", shared.get("poSui")!],
    ["dauQuan", y - m + hour],
    ["quocAn", lu + 8],
    ["duongPhu", lu + 5],
    ["vanTinh", lu + 3],
    ["thienGiai", 8 + m],
    ["diaGiai", 7 + m],
    ["luuHa", LUU_HA[stem]!],
    ["thienTru", THIEN_TRU[stem]!],
    ["thienLa", 4],
    ["diaVong", 10],
    ["thienThuong", friends],
    ["thienSu", health],
  ];
  return new Map(places.map(([id, place]) => [id, modulo(place, 12)]));
}

const GRADES: Readonly<Record<string, DoSang>> = {
  M: "mieu",
  V: "vuong",
  D: "dac",
  B: "binh",
  H: "ham",
};

/** Grades from Tý to Hợi. */
const ROWS: Readonly<Partial<Record<StarId, string>>> = {
  ziWei: "BDMBVMMDMBVB",
  lianZhen: "VDVHMHVDVHMH",
  tianTong: "VHMDHDHHMHHD",
  wuQu: "VMVDMHVMVDMH",
  taiYang: "HDVVVMMDHHHH",
  tianJi: "DDHMMVDDVMMH",
  tianFu: "MBMBVDMDMBVD",
  taiYin: "VDHHHHHDVMMM",
  tanLang: "HMDHVHHMDHVH",
  juMen: "VHVMHHVHDMHD",
  tianXiang: "VDMHVDVDMHVD",
  tianLiang: "VDVVMHMDVHMH",
  qiSha: "MDMHHVMDMHHV",
  poJun: "MVHHDHMVHHDH",
  tuoLuo: "HDHHDHHDHHDH",
  qingYang: "HDHHDHHDHHDH",
  lingXing: "HHDDDDDHHHHH",
  huoXing: "HHDDDDDHHHHH",
  wenChang: "HDHDHDHDHHDD",
  wenQu: "HDHDHDHDHHDD",
  diKong: "HHDHHDHHDHHD",
  diJie: "HHDHHDHHDHHD",
};

/** The grade of a star on a branch, or null where it has none. */
export function gradeOf(star: StarId, branchIndex: number): DoSang | null {
  return GRADES[ROWS[star]?.[branchIndex] ?? ""] ?? null;
}
