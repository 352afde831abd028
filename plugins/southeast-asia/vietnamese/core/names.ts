/** Stems, branches, animals, terms and days as Vietnamese writes them. */
import {
  ANIMAL,
  BRANCH,
  PILLAR,
  STEM,
  type Animal,
  type Branch,
  type Pillar,
  type Stem,
} from "#lore";
import { vocabulary, type IdOf, type Vocabulary } from "#sdk";
import { MANSION, OFFICER, ROAD_GOD } from "#east/almanac/terms.ts";
import { SOLAR_TERM } from "#east/calendar/solar_terms.ts";

interface Written {
  readonly native: string;
}

/** Writings of ids, from a row in their order. */
export function named<Id extends string>(
  ids: readonly Id[],
  row: string,
): Readonly<Record<Id, Written>> {
  const names = row.split(", ");
  return Object.fromEntries(ids.map((id, i) => [id, { native: names[i]! }])) as Record<Id, Written>;
}

const STEMS = named(STEM.ids, "Giáp, Ất, Bính, Đinh, Mậu, Kỷ, Canh, Tân, Nhâm, Quý");
const BRANCHES = named(BRANCH.ids, "Tý, Sửu, Dần, Mão, Thìn, Tỵ, Ngọ, Mùi, Thân, Dậu, Tuất, Hợi");

/** The ten stems, thiên can. */
export const CAN: Vocabulary<"can", Stem> = vocabulary("can", STEMS);
/** The twelve branches, địa chi. */
export const CHI: Vocabulary<"chi", Branch> = vocabulary("chi", BRANCHES);
/** The sixty pairs, can chi. */
export const CAN_CHI: Vocabulary<"canChi", Pillar> = vocabulary(
  "canChi",
  Object.fromEntries(
    PILLAR.ids.map((id) => {
      const [stem, branch] = id.split("-") as [Stem, Branch];
      return [id, { native: `${STEMS[stem].native} ${BRANCHES[branch].native}` }];
    }),
  ) as Record<Pillar, Written>,
);

/** Ids of the animals: those of China, but that Vietnam has a cat and a buffalo. */
export type ConGiap = Exclude<Animal, "rabbit" | "ox"> | "cat" | "buffalo";
const CON_GIAP_IDS: readonly ConGiap[] = ANIMAL.ids.map((id) =>
  id === "rabbit" ? "cat" : id === "ox" ? "buffalo" : id,
);
/** The animals of the years, con giáp. */
export const CON_GIAP: Vocabulary<"conGiap", ConGiap> = vocabulary(
  "conGiap",
  named(CON_GIAP_IDS, "chuột, trâu, hổ, mèo, rồng, rắn, ngựa, dê, khỉ, gà, chó, lợn"),
);

/** The animal of a branch in Vietnam. */
export function conGiapOf(branch: Branch): ConGiap {
  return CON_GIAP.ids[BRANCH.ids.indexOf(branch)]!;
}

/** The twelve officers, thập nhị trực. */
export const TRUC: Vocabulary<"truc", IdOf<typeof OFFICER>> = vocabulary(
  "truc",
  named(OFFICER.ids, "Kiến, Trừ, Mãn, Bình, Định, Chấp, Phá, Nguy, Thành, Thu, Khai, Bế"),
);
/** Gods of the two roads, hoàng đạo and hắc đạo. */
export const THAN: Vocabulary<"than", IdOf<typeof ROAD_GOD>> = vocabulary(
  "than",
  named(
    ROAD_GOD.ids,
    "Thanh Long, Minh Đường, Thiên Hình, Chu Tước, Kim Quỹ, Thiên Đức, Bạch Hổ, Ngọc Đường, Thiên Lao, Huyền Vũ, Tư Mệnh, Câu Trần",
  ),
);
/** The 28 mansions, nhị thập bát tú. */
export const TU: Vocabulary<"tu", IdOf<typeof MANSION>> = vocabulary(
  "tu",
  named(
    MANSION.ids,
    "Giác, Cang, Đê, Phòng, Tâm, Vĩ, Cơ, Đẩu, Ngưu, Nữ, Hư, Nguy, Thất, Bích, Khuê, Lâu, Vị, Mão, Tất, Chủy, Sâm, Tỉnh, Quỷ, Liễu, Tinh, Trương, Dực, Chẩn",
  ),
);
/** The 24 solar terms, tiết khí, by the Sun's longitude from 0° on. */
export const TIET_KHI: Vocabulary<"tietKhi", IdOf<typeof SOLAR_TERM>> = vocabulary(
  "tietKhi",
  named(
    SOLAR_TERM.ids,
    "Xuân Phân, Thanh Minh, Cốc Vũ, Lập Hạ, Tiểu Mãn, Mang Chủng, Hạ Chí, Tiểu Thử, Đại Thử, Lập Thu, Xử Thử, Bạch Lộ, Thu Phân, Hàn Lộ, Sương Giáng, Lập Đông, Tiểu Tuyết, Đại Tuyết, Đông Chí, Tiểu Hàn, Đại Hàn, Lập Xuân, Vũ Thủy, Kinh Trập",
  ),
);

const MONTHS = "Giêng Hai Ba Tư Năm Sáu Bảy Tám Chín Mười Một Chạp".split(" ");

/** A lunar month as Vietnamese speaks of it: tháng Giêng, tháng Sáu nhuận. */
export function monthInVietnamese(month: number, isLeapMonth: boolean): string {
  return `tháng ${MONTHS[month - 1]!}${isLeapMonth ? " nhuận" : ""}`;
}

/** A day of a lunar month: mồng 1, rằm, 23. */
export function dayInVietnamese(day: number): string {
  if (day === 15) return "rằm";
  return day <= 10 ? `mồng ${day}` : String(day);
}

/** A lunar date as Vietnamese speaks of it: mồng 1 tháng Giêng. */
export function dateInVietnamese(month: number, isLeapMonth: boolean, day: number): string {
  return `${dayInVietnamese(day)} ${monthInVietnamese(month, isLeapMonth)}`;
}
