/** What the arts of Bali share, in Chinese. */
import type { PawukonFeast, SakaFeast } from "../feasts.ts";

export { names } from "./en.ts";

export const ingkel = {
  wong: "人",
  sato: "獸",
  mina: "魚",
  manuk: "鳥",
  taru: "樹",
  buku: "竹等有節之物",
};

export const sasih = {
  kasa: "一月",
  karo: "二月",
  katiga: "三月",
  kapat: "四月",
  kalima: "五月",
  kanem: "六月",
  kapitu: "七月",
  kawolu: "八月",
  kasanga: "九月",
  kadasa: "十月",
  destha: "十一月",
  sadha: "十二月",
};

export const pawukonFeast: Readonly<Record<PawukonFeast, { text: string; about: string }>> = {
  banyuPinaruh: { text: "智水沐浴日（Banyu Pinaruh）", about: "天未亮到泉邊或海邊沐浴" },
  somaRibek: { text: "謝米日（Soma Ribek）", about: "向倉中的稻米致謝" },
  sabuhMas: { text: "祝金日（Sabuh Mas）", about: "為金飾珠寶祈福" },
  pagerwesi: { text: "鐵籬日（Pagerwesi）", about: "以供奉護住心念，如立鐵籬" },
  tumpekLandep: { text: "利器日（Tumpek Landep）", about: "為刀刃、工具與車輛祈福" },
  tumpekUduh: { text: "草木日（Tumpek Uduh）", about: "告訴果樹加隆安快到了" },
  sugihanJawa: { text: "外淨日（Sugihan Jawa）", about: "加隆安之前潔淨外界" },
  sugihanBali: { text: "內淨日（Sugihan Bali）", about: "加隆安之前潔淨自身" },
  penyekeban: { text: "催熟日（Penyekeban）", about: "悶熟香蕉，也收束感官" },
  penyajan: { text: "製糕日（Penyajan）", about: "為加隆安做米糕" },
  penampahanGalungan: { text: "加隆安前一日", about: "備辦祭食，豎起長竿（penjor）" },
  galungan: { text: "加隆安節（Galungan）", about: "正法得勝，祖先回家" },
  manisGalungan: { text: "加隆安次日", about: "親友互訪" },
  pemaridanGuru: { text: "分供日（Pemaridan Guru）", about: "全家分享供品" },
  ulihan: { text: "啟程日（Ulihan）", about: "祖先動身返回" },
  pemacekanAgung: { text: "送祟日（Pemacekan Agung）", about: "送走擾人的靈" },
  penampahanKuningan: { text: "庫寧安前一日", about: "預備黃飯" },
  kuningan: { text: "庫寧安節（Kuningan）", about: "午前以黃色供品送祖先" },
  pegatUwakan: { text: "收竿日（Pegat Uwakan）", about: "拆下長竿，節期結束" },
  tumpekKrulut: { text: "樂器日（Tumpek Krulut）", about: "為甘美朗等樂器祈福" },
  tumpekKandang: { text: "牲畜日（Tumpek Kandang）", about: "為牛豬家禽祈福" },
  tumpekWayang: { text: "皮影日（Tumpek Wayang）", about: "為皮影偶與面具祈福" },
  saraswati: { text: "辯才天日（Saraswati）", about: "供奉書籍，當日不讀" },
  kajengKliwon: { text: "Kajeng Kliwon 日", about: "在地上擺小供品，安撫無形之力" },
  anggaraKasih: { text: "Anggara Kasih 日", about: "星期二逢 Kliwon，宜淨化自身" },
  budaCemeng: { text: "Buda Cemeng 日", about: "星期三逢 Wage，讓錢財歇息" },
};

export const sakaFeast: Readonly<Record<SakaFeast, { text: string; about: string }>> = {
  siwaratri: { text: "濕婆之夜", about: "在一年中最暗的夜晚守夜" },
  tawur: { text: "大淨祭", about: "黃昏抬著巨偶（ogoh-ogoh）遊行，隨後焚化" },
  nyepi: { text: "靜居日", about: "不生火、不工作、不出門、不娛樂" },
  ngembak: { text: "復火日", about: "人們互相走訪，請求寬恕" },
};
