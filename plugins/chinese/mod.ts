/**
 * Chinese arts: destiny by the four pillars, the almanac, and what stands beside them.
 *
 * @example
 * import chinese from "./mod.ts";
 * chinese.procedures.map((procedure) => procedure.name); // ["bazi.chart", …]
 */
import { definePlugin, wordsIn, type PluginWords } from "#sdk";
import { almanacHours } from "./almanac/hours/procedure.ts";
import { almanacMonth } from "./almanac/month/procedure.ts";
import { almanacYear } from "./almanac/year/procedure.ts";
import { almanacDaily } from "./almanac/procedure.ts";
import { baziChart } from "./bazi/chart/procedure.ts";
import { baziForecast } from "./bazi/forecast/procedure.ts";
import { baziClimateGod } from "./bazi/climate/procedure.ts";
import { baziShenSha } from "./bazi/shen_sha/procedure.ts";
import { baziTrueSolarTime } from "./bazi/solar_time/procedure.ts";
import { baziFindMoments } from "./bazi/moments/procedure.ts";
import { ziweiChart } from "./ziwei/chart/procedure.ts";
import { ziweiFlyingTransformations } from "./ziwei/flights/procedure.ts";
import { ziweiHoroscope } from "./ziwei/horoscope/procedure.ts";
import { liuyaoCalculate } from "./changes/liuyao/procedure.ts";
import { yijingCast } from "./changes/yijing/cast/procedure.ts";
import { yijingHexagram } from "./changes/yijing/hexagram/procedure.ts";
import { meihuaCalculate } from "./changes/meihua/procedure.ts";
import { jinKouJueCalculate } from "./jin_kou_jue/procedure.ts";
import { lingQiCast } from "./ling_qi/procedure.ts";
import { taiXuanCast } from "./tai_xuan/procedure.ts";
import { heLuoCalculate } from "./he_luo/procedure.ts";
import { guaQiDay } from "./gua_qi/procedure.ts";
import { huangJiYear } from "./huang_ji/procedure.ts";
import { onePalmChart } from "./one_palm/procedure.ts";
import { xiaoLiuRenCalculate } from "./xiao_liu_ren/procedure.ts";
import { qimenSelectTime } from "./qimen/select/procedure.ts";
import { qimenCalculate } from "./qimen/procedure.ts";
import { daLiuRenCalculate } from "./da_liu_ren/procedure.ts";
import { taiYiCalculate } from "./tai_yi/procedure.ts";
import { dateSelectionFind } from "./date_selection/find/procedure.ts";
import { dateSelectionWedding } from "./date_selection/wedding/procedure.ts";
import { buddhistCalendarDay } from "./religious_days/buddhist/procedure.ts";
import { taoistCalendarDay } from "./religious_days/taoist/procedure.ts";
import { wuYunLiuQiYear } from "./wu_yun_liu_qi/procedure.ts";
import { chineseEraConvert } from "./chinese_era/procedure.ts";
import { lunarCalendarConvert } from "./lunar_calendar/procedure.ts";
import { solarTermsYear } from "./solar_terms/procedure.ts";
import { zodiacForecast } from "./zodiac/forecast/procedure.ts";
import { zodiacProfile } from "./zodiac/profile/procedure.ts";
import { taiSuiCheck } from "./tai_sui/procedure.ts";
import { sexagenaryConvert } from "./sexagenary/procedure.ts";
import { boneWeightCalculate } from "./bone_weight/procedure.ts";
import { compatibilityBazi } from "./compatibility/bazi/procedure.ts";
import { compatibilityElement } from "./compatibility/element/procedure.ts";
import { compatibilityFengShuiKua } from "./compatibility/feng_shui_kua/procedure.ts";
import { compatibilityZiwei } from "./compatibility/ziwei/procedure.ts";
import { compatibilityZodiac } from "./compatibility/zodiac/procedure.ts";
import { fengShuiAnnualAfflictions } from "./feng_shui/afflictions/procedure.ts";
import { baZhaiHouse } from "./feng_shui/ba_zhai/house/procedure.ts";
import { baZhaiKua } from "./feng_shui/ba_zhai/kua/procedure.ts";
import { flyingStarsNatal } from "./feng_shui/natal/procedure.ts";
import { flyingStarsTime } from "./feng_shui/time/procedure.ts";
import { luoPanRead } from "./feng_shui/luo_pan/procedure.ts";
import { luBanMeasure } from "./feng_shui/lu_ban/procedure.ts";
import { mansionsMoon } from "./lodges/moon/procedure.ts";
import { nameAnalysisSuggest } from "./names/suggest/procedure.ts";
import { nameAnalysisBusiness } from "./names/business/procedure.ts";
import { faceReadingMoles } from "./faces/moles/procedure.ts";
import { dreamsZhouGong } from "./dreams/procedure.ts";
import { faceReadingFeatures } from "./faces/features/procedure.ts";
import { qiZhengChart } from "./qi_zheng/procedure.ts";
import { nameAnalysisAnalyze } from "./names/procedure.ts";
import { auspiciousAnalyzeNumber } from "./numbers/analyze/procedure.ts";
import { numberFengShuiPhone } from "./numbers/phone/procedure.ts";
import { numberFengShuiBankAccount } from "./numbers/bank_account/procedure.ts";
import { numberFengShuiCarPlate } from "./numbers/car_plate/procedure.ts";
import { numberFengShuiIdentityNumber } from "./numbers/identity_number/procedure.ts";
import { numberFengShuiHouseNumber } from "./numbers/house_number/procedure.ts";
import { numberFengShuiBirthDate } from "./numbers/birth_date/procedure.ts";
import { numberFengShuiPartnerCompatibility } from "./numbers/partner_compatibility/procedure.ts";
import { numberFengShuiAnnualFortune } from "./numbers/annual_fortune/procedure.ts";
import { numberFengShuiChooseNumber } from "./numbers/choose_number/procedure.ts";
import { zhugeOracleCalculate } from "./zhuge_oracle/procedure.ts";

export default definePlugin({
  id: "chinese",
  sdk: 1,
  version: "1.8.0",
  words: wordsIn<PluginWords>(import.meta),
  traditions: [
    { id: "chinese-destiny", icon: "icons/bazi.svg" },
    { id: "chinese-almanac", icon: "icons/almanac.svg" },
    { id: "chinese-boards", icon: "icons/boards.svg" },
    { id: "chinese-changes", icon: "icons/changes.svg" },
    { id: "chinese-feng-shui", icon: "icons/kua.svg" },
    { id: "chinese-names-numbers", icon: "icons/numbers.svg" },
    { id: "chinese-stars", icon: "icons/stars.svg" },
    { id: "chinese-signs", icon: "icons/signs.svg" },
  ],
  procedures: [
    baziChart,
    baziForecast,
    baziTrueSolarTime,
    baziShenSha,
    baziClimateGod,
    baziFindMoments,
    ziweiChart,
    ziweiFlyingTransformations,
    ziweiHoroscope,
    boneWeightCalculate,
    onePalmChart,
    heLuoCalculate,
    liuyaoCalculate,
    meihuaCalculate,
    yijingHexagram,
    yijingCast,
    lingQiCast,
    zhugeOracleCalculate,
    taiXuanCast,
    guaQiDay,
    huangJiYear,
    xiaoLiuRenCalculate,
    qimenCalculate,
    qimenSelectTime,
    daLiuRenCalculate,
    jinKouJueCalculate,
    taiYiCalculate,
    almanacDaily,
    almanacHours,
    almanacMonth,
    almanacYear,
    dateSelectionFind,
    dateSelectionWedding,
    buddhistCalendarDay,
    taoistCalendarDay,
    wuYunLiuQiYear,
    chineseEraConvert,
    lunarCalendarConvert,
    solarTermsYear,
    sexagenaryConvert,
    zodiacProfile,
    zodiacForecast,
    taiSuiCheck,
    compatibilityZodiac,
    compatibilityBazi,
    compatibilityZiwei,
    compatibilityElement,
    compatibilityFengShuiKua,
    baZhaiKua,
    baZhaiHouse,
    flyingStarsNatal,
    flyingStarsTime,
    fengShuiAnnualAfflictions,
    luoPanRead,
    luBanMeasure,
    mansionsMoon,
    qiZhengChart,
    faceReadingMoles,
    faceReadingFeatures,
    dreamsZhouGong,
    nameAnalysisAnalyze,
    nameAnalysisSuggest,
    nameAnalysisBusiness,
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
