/**
 * Chinese arts: destiny by the four pillars, the almanac, and what stands beside them.
 *
 * @example
 * import chinese from "./mod.ts";
 * chinese.procedures.map((procedure) => procedure.name); // ["bazi.chart", …]
 */
import { definePlugin, wordsIn, type PluginWords } from "#sdk";
import { almanacDaily } from "./almanac/almanac_daily.ts";
import { baziChart } from "./bazi/chart/procedure.ts";
import { baziForecast } from "./bazi/forecast/procedure.ts";
import { ziweiChart } from "./ziwei/chart/procedure.ts";
import { liuyaoCalculate } from "./changes/liuyao/liuyao_calculate.ts";
import { meihuaCalculate } from "./changes/meihua/meihua_calculate.ts";
import { xiaoLiuRenCalculate } from "./xiao_liu_ren/xiao_liu_ren_calculate.ts";
import { qimenCalculate } from "./qimen/qimen_calculate.ts";
import { daLiuRenCalculate } from "./da_liu_ren/da_liu_ren_calculate.ts";
import { taiYiCalculate } from "./tai_yi/tai_yi_calculate.ts";
import { boneWeightCalculate } from "./bone_weight/bone_weight_calculate.ts";
import { compatibilityBazi } from "./compatibility/bazi/procedure.ts";
import { compatibilityElement } from "./compatibility/element/procedure.ts";
import { compatibilityFengShuiKua } from "./compatibility/feng_shui_kua/procedure.ts";
import { compatibilityZiwei } from "./compatibility/ziwei/procedure.ts";
import { compatibilityZodiac } from "./compatibility/zodiac/procedure.ts";
import { nameAnalysisAnalyze } from "./names/name_analysis_analyze.ts";
import { auspiciousAnalyzeNumber } from "./numbers/analyze/auspicious_analyze_number.ts";
import { numberFengShuiPhone } from "./numbers/phone/number_feng_shui_phone.ts";
import { numberFengShuiBankAccount } from "./numbers/bank_account/number_feng_shui_bank_account.ts";
import { numberFengShuiCarPlate } from "./numbers/car_plate/number_feng_shui_car_plate.ts";
import { numberFengShuiIdentityNumber } from "./numbers/identity_number/number_feng_shui_identity_number.ts";
import { numberFengShuiHouseNumber } from "./numbers/house_number/number_feng_shui_house_number.ts";
import { numberFengShuiBirthDate } from "./numbers/birth_date/number_feng_shui_birth_date.ts";
import { numberFengShuiPartnerCompatibility } from "./numbers/partner_compatibility/number_feng_shui_partner_compatibility.ts";
import { numberFengShuiAnnualFortune } from "./numbers/annual_fortune/number_feng_shui_annual_fortune.ts";
import { numberFengShuiChooseNumber } from "./numbers/choose_number/number_feng_shui_choose_number.ts";

export default definePlugin({
  id: "chinese",
  sdk: 1,
  version: "1.2.0",
  words: wordsIn<PluginWords>(import.meta),
  traditions: [
    { id: "chinese-destiny", icon: "icons/bazi.svg" },
    { id: "chinese-almanac", icon: "icons/almanac.svg" },
    { id: "chinese-boards", icon: "icons/boards.svg" },
    { id: "chinese-changes", icon: "icons/changes.svg" },
    { id: "chinese-feng-shui", icon: "icons/kua.svg" },
    { id: "chinese-names-numbers", icon: "icons/numbers.svg" },
  ],
  procedures: [
    baziChart,
    baziForecast,
    ziweiChart,
    boneWeightCalculate,
    liuyaoCalculate,
    meihuaCalculate,
    xiaoLiuRenCalculate,
    qimenCalculate,
    daLiuRenCalculate,
    taiYiCalculate,
    almanacDaily,
    compatibilityZodiac,
    compatibilityBazi,
    compatibilityZiwei,
    compatibilityElement,
    compatibilityFengShuiKua,
    nameAnalysisAnalyze,
    auspiciousAnalyzeNumber,
    numberFengShuiPhone,
    numberFengShuiIdentityNumber,
    numberFengShuiCarPlate,
    numberFengShuiHouseNumber,
    numberFengShuiBirthDate,
    numberFengShuiPartnerCompatibility,
    numberFengShuiAnnualFortune,
    numberFengShuiBankAccount,
    numberFengShuiChooseNumber,
  ],
});
