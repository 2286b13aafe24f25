/** Calling codes by ISO 3166 country (ITU-T E.164), one `CCnnn` each. */
const table =
  'AD376 AE971 AF93 AG1268 AI1264 AL355 AM374 AO244 AR54 AS1684 AT43 AU61 AW297 AZ994 BA387 BB1246 ' +
  'BD880 BE32 BF226 BG359 BH973 BI257 BJ229 BM1441 BN673 BO591 BR55 BS1242 BT975 BW267 BY375 BZ501 ' +
  'CA1 CD243 CF236 CG242 CH41 CI225 CK682 CL56 CM237 CN86 CO57 CR506 CU53 CV238 CW599 CY357 CZ420 ' +
  'DE49 DJ253 DK45 DM1767 DO1809 DZ213 EC593 EE372 EG20 ER291 ES34 ET251 FI358 FJ679 FM691 FO298 ' +
  'FR33 GA241 GB44 GD1473 GE995 GF594 GH233 GI350 GL299 GM220 GN224 GP590 GQ240 GR30 GT502 GU1671 ' +
  'GW245 GY592 HK852 HN504 HR385 HT509 HU36 ID62 IE353 IL972 IN91 IQ964 IR98 IS354 IT39 JM1876 ' +
  'JO962 JP81 KE254 KG996 KH855 KI686 KM269 KN1869 KR82 KW965 KY1345 KZ7 LA856 LB961 LC1758 LI423 ' +
  'LK94 LR231 LS266 LT370 LU352 LV371 LY218 MA212 MC377 MD373 ME382 MG261 MH692 MK389 ML223 MM95 ' +
  'MN976 MO853 MQ596 MR222 MT356 MU230 MV960 MW265 MX52 MY60 MZ258 NA264 NC687 NE227 NG234 NI505 ' +
  'NL31 NO47 NP977 NR674 NZ64 OM968 PA507 PE51 PF689 PG675 PH63 PK92 PL48 PR1787 PS970 PT351 PW680 ' +
  'PY595 QA974 RE262 RO40 RS381 RU7 RW250 SA966 SB677 SC248 SD249 SE46 SG65 SI386 SK421 SL232 SM378 ' +
  'SN221 SO252 SR597 SS211 ST239 SV503 SX1721 SY963 SZ268 TC1649 TD235 TG228 TH66 TJ992 TL670 TM993 ' +
  'TN216 TO676 TR90 TT1868 TV688 TW886 TZ255 UA380 UG256 US1 UY598 UZ998 VC1784 VE58 VG1284 VI1340 ' +
  'VN84 VU678 WS685 XK383 YE967 YT262 ZA27 ZM260 ZW263';

export const callingCodes: ReadonlyMap<string, string> = new Map(
  table.split(' ').map((entry) => [entry.slice(0, 2), entry.slice(2)]),
);

/** The country to show for a code that several share. */
const standFor: Record<string, string> = { '1': 'US', '7': 'RU', '262': 'RE' };

/**
 * Splits `+56912345678` into its country and the rest; null as long as no code is recognised.
 * Of shared codes `preferred` wins where it has that code.
 */
export function splitPhone(
  phone: string,
  preferred?: string,
): { country: string; national: string } | null {
  const digits = phone.replaceAll(/\D/g, '');
  for (let length = 4; length > 0; length--) {
    const code = digits.slice(0, length);
    const matches = [...callingCodes].filter(([, known]) => known === code).map(([name]) => name);
    if (code.length === length && matches.length > 0) {
      const country =
        matches.find((name) => name === preferred) ?? standFor[code] ?? matches[0] ?? 'US';
      return { country, national: digits.slice(length) };
    }
  }
  return null;
}

/** "+56 912345678": the country code separated, easier to check at a glance. */
export function readablePhone(phone: string): string {
  const split = splitPhone(phone);
  return split ? `+${callingCodes.get(split.country) ?? ''}\u00A0${split.national}` : phone;
}
