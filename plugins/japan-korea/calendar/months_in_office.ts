/**
 * Months of the Japanese calendar that was in office from 645 to 1872.
 *
 * Four digits in base 36 a year: thirteen times the lengths of its months, bit 0 the first, set where it
 * has thirty days, and the number of the month that is repeated, 0 where none is.
 *
 * @source Nihon rekijitsu genten 日本暦日原典 (Uchida Masao) as the lists of manakai and of the Ruby gem
 *   wareki hold it; CeJS era data, another transcription, gives the same days in 26 reference cases
 */
export const FIRST_YEAR = 645;
export const LAST_YEAR = 1872;

/** Rata Die of the first day of 645. */
export const FIRST_DAY = 235252;

export const YEARS =
  "0ejm0y8k0dox0rf90rtd0h421isa0dpa0rtd1m7b0rdu0dpa0rte0t3l0re40re70dwi0t3s0dox0re7" +
  "1izp0ejm1isc0dox0rht1jmz0rdu0dox0rhz0rtd0rdu1is30dqq0rtn0y8h0rdu1iu10dwi0y8h0rdy" +
  "0rex1izy0h420dox0rf50rht0h421t1y0dpa0rht1m780h420yxq0z2t0yui22ug0xri0nz21c1h0rtq" +
  "0hj80z2u11yt11f60gvr0d9r0nzl0o0v0t5e1mme0itg1nsw0sz90r5j1id20dah0ouh0tba0z360tw4" +
  "1y2e0wtx1w9m0r6m0ddd0rf30rtd0z620z0d11lt0y4t0dlb0r6z1isl0dqq0rtd1mlp0isq11lt1l8j" +
  "0g5r0r8o0rex0dwi0t560txx0t2i1xpg0sm91vix0qj50rex1izu0en80z2t23xq0dnu0xs70xrv0qji" +
  "1c200rtq0hj811nf139111ey0xrl0xtb1t3x0o6a0rv61mmk0tpm0i3t26fo11ey0d9e0qlc0o6n0ygb" +
  "0tya0yv8235y0y4i0r691h2q0dau0en60rtd11z6244b11lg0y4i21ee0r6m0dpa0rte0rut1mlw0isq" +
  "12w125s80dky0wdb1itw08rm0tb50txx0t2i1xpk0xr50g6h1byl0rex0ejm0t9e0z2t23xi0yui0xri" +
  "0qjc0qjv0rtq1jpc0hj811ht11yt11el0xrp0xtb0qky1cev0tb60hj811yu0iph1lz40gvr0d9r0o12" +
  "0ekp0tb61nwn0tw41y2p0y450r691idt0ddq11rl0z2k0zhm0z10237b0y4i1lzv0r6m0c350h5b0hjl" +
  "0z2t243h11kq0y3e0xtb0qji1ism0yaa122s1mi40isd0h1j1ioh0dlb0r8p0rex0dwi0t3s0twh0t2i" +
  "1w9g0sgh1ioq0dox0rht0ejv0zhz0z10237r0yui0xld1syy0dpa0ri30rtd0hj811lz11xd11c20xlt" +
  "0wj30o0u0dwv0tb61nws0isq0io11lw40r5j0bzj0o0x0ekp0tbg0z360tve1y130y2p0r691idp0ddq" +
  "0h8d0hjl0zeq243m11kq0y4i0r6r0r6z0dpa0rhu0rtd0hit08jb0h2z1iom0dlb0r8f1t3p0dwi0t9p" +
  "0txx0t2i1xpk0sm90g6h0rf20rex0ejm0txy0z2t23xv0yui0xr51vmg0nz20rht1jqf0hj811nl0iph" +
  "11fb0xrq0xtb0o0i0rtv0tb60itg11yv0iph1lz50sgh0d9r0qli0ekp0tb61y6f0tw41y2p0y4i0r69" +
  "1idt0dpa0rht0z3b0zhm0z10237b0y4i0r6w0re70dpa0rtk0s0l0hii11lw0h2910pn0g5r0re71iu3" +
  "0dwi0tat1nvz0t2i0sm91l8x0g6h0rf70rht0ekc0ty30z2t0yui1xph0xr51vml0nz20rht1jql0hj8" +
  "11n923xr11ey0xri1vmo0o0i0ru00tb60itg11yz0iph0gvr1ibj0d9r0qrf0ekp0yg21y6l0tw40sz9" +
  "1w9i0r690dah0rey0rht1tws0zhm0z10237t0y4i0r6m1igx0dpa0rtp0rtd0hii11m10h290dlb0wc0" +
  "0re70dqq0rte0tat1y5w0t2i0sm91l920g6h0rex1izq0ekc0ty90z2t0yui22uh0xri0qg91byn0rtq" +
  "0en80z2v11yt11f811fb0xri0qjp0qlb08lu0hjo0itt0iph11fc0gvr1id40d9r0qr31itz0yg20t90" +
  "1nsn0sz91w9n0r690dah0rf40rht0z361yzb11lg0y4i1w9e0r6m1isn0dqq0rtd1k1b0hii11lt10p0" +
  "0g5r0wc50re70dqq0t3s0tat0isq1nfp0sm91l970qj506vd0dx40enl0txx1y5r0yui0xr51vjf0qji" +
  "1h3n07a60h810z2z11yt11ey22uq0xsy0qju0qlb08lu0rtm0itt0iph11fg0gvr0d9r0qld0re71t9o" +
  "0z360t901nss0y450r691icz0dm10rf90rht0ejm0z1m11lt0y4i1w9j0r6m0dpa0rhv0rtd1wvo0hii" +
  "11lt10p50gsv0whn1isi0dqq0rv50tat0isq1nft0sxt0g5r1h2t0c090dwv0tb80txx1yt00z0a0y2p" +
  "1vjk0qji0c090ekt0hjl0z2t23xn11kq22uv0xsy0qji1h6s08lu0hjl11yv0iph1w8x0gwh0d9r0qli" +
  "0re70dwi0t3o0twh0iph1w9e0r691id40dm10rex1izs0emi0z1d237o0y4i22or0wha0dpa0ss80rtd" +
  "0hii11lx11lt11ce0gsv0wj31t2f0dwi0t5e1mlr0isq0io11lw20gsv1rcp0c090dwv0tbd0tya0tpm" +
  "1y110y2p0r691h3e0c350ouq0hjl0z36243j11kq0y321w9g0qji1t2g0dqq0hjl11zd0isd11l30y4m" +
  "0dlb0r8r0rex0dwi0t3v0twh0isd1wfb0sgh0dlb0re90rex1t9o0emi0z2t237t0yrm0xld1sz10dpa" +
  "0ri50rtd0hj81wgt11xd11c20xro0wj30nz20rtt0tb61rri0itt0io11lw60gvr0d9r0o100ekp0tb6" +
  "1y6d0tve1y160y2p0r691idr0c350h810z380z361ttw11lt0y4i1xjs0r6m0dpa0rhx0hjl0hii11l5" +
  "11lt0y4r0dlb0r8f1iu00dwi0t9d1nvw0isq1xpn0sm90g5r0som0rex0ejm0tax0z2t0y7e1xpe0xr5" +
  "1vjm0nz20rht1jqi0hj811n923xp11ey1sl40xu10nz20t450tb60hj811yx0iph0gvr1icw0d9r0o14" +
  "0ekp0tb61y6h0tw40sxt1w8q0r691snn0dpa0rht1nhl0zeq0z10237d0y4i0r6m1idm0dpa0ri30rtd" +
  "0hii11lz11lt0y4i0r6p0re71t3w0dwi0tat1nw10isq0sm91l900g6h0re71izn0ejm0ty70z2t0yui" +
  "1xpj0xr50qj51byk0rht1jqn0hj811n911f511fb0xri1vmr0o0i0rtq1mmd0itg1wse0iph0gvr1id1" +
  "0d9r0qlb0t5g0tb61t1q0twh0sz91w8v0r690dah0rf10rht0z361yz90z10237i0y4i0r6m1ie40dpa" +
  "0rtd1jms0hii1wff11lt0g5e0wc30re70df60rti0tat0isq1m5e0sm91viw0g6h0rex1izt0ekc0txx" +
  "1y5p0yui1xpo0xr50qj51byp0rht0en80z2x11yt11ey22ub0xri0qjs0qlb07a61mmv0itg11yt11f1" +
  "0gvr1id60d9r0qr31iu20yg20t901nsp0sz90r691icx0dah0rf70rht0z361yze0z100y4i1w9g0r6m" +
  "1isp0dpa0rtd1jpv0hii11lt0y4n0g5r0wbv1isf0dqq0rtn0tat0isq1m5j0sm90g5r0wj606vd1j0a" +
  "0en80txx1y5t0yui0xr51vji0qj50c090ekq0enl1twf11yt11ey22uf0xsy0qji1h6p08lu1mn10itg" +
  "139111f60gvr0d9r0qk00re70dqq1wwi0t901nsw0sz90r691id20dah0rex1izp0ejm0twh1y2e0y4i" +
  "1w9l0r6m0dpa0rhy0rtd0ey20z1e11lt10p70g5r0whn1isl0dqq0rtd1mlp0isq1nfw0sxt0g5r1h2v" +
  "0c090dwv0tba0txx0t2i1y0z0y2p1vjn0qj50c090ekv0h810z2t23xp11kq22uy0xsy0qji1h6u08lu" +
  "0hjl11yx0iph11fb0xt00d9r0qk50re70dwi1y6w0t900iph1lyy0r691id60dm10rex1izv0emi0twh" +
  "1y2v0y4i0sgh1ip60dpa0ri30rtd0hii0z1j11lt11c20xlu0whn1t2i0dqq0rut1mlu0isq0io11lw4" +
  "0gsv0bzj0o0x0dwv0tbg0tya0tpm1y130y2p0r691h3h0c090el10hjl0z36243m11kq0y321w9i0qji" +
  "0dqq0rtg0tat0isq11lu0sm91l930qg90bzj0dr80ekp0tat1y5o0yui22ui0xr50qj51h3l06ym0enl" +
  "0z2x11yt11ey22ua0xri0qjq0qjv07a61mmu0hj811yt11f00gvr1id50d9r0qlb1iu10dwi0t9d1nsp" +
  "0sz90r691icw0dah0rf60rht0ejm0twm0z1d0y4i1w9g0wbi1ie90dpa0rht1jpt0hii11lt25s60g5e" +
  "0wc70wj30dqq0ru00tat0isq1m5j0sm90g5r1gwx0bzj0dx60ekp0txx1y5t0yui0xr51vir0qj51h3p" +
  "06ym0enl0z3f11yt11ey22uf0xsy0qji1h6p0dpa0hjx0itt0iph11fi0gvr0d9r0qk00re70dqq0rte" +
  "0t9d1nt80sz90r691id10dah0rex1izo0ejm0tws0z1d0y4i22oo0wbi0nw60rf10rtd0ey20z1e11lt" +
  "11ca0gsv0wbv0nz80dr30rv61mme0isq1nrg0sxt0r2n1h2v0c090o6n0tba0tya0t2i1y0y0y2p1w8v" +
  "0qj50c090oun0h810z3623yf11kq23640y4i0r6m1ih10dqq0rtd1miu0isq11l30y4j0dlb0r780re7" +
  "0dqq0rti0t9d0isq1m5h0rc10dlb0r8h0rex1izt0emi0txx1y5r0yui0xr51vjg0nz20rf50rtq0eys" +
  "0z2y11xd11c20xrm0xrv0nzc0o0v07bm";
