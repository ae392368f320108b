import { describe, expect, it } from 'vitest';
import { readsLikeLiquor, readsLikeServiceCharge } from './wording.ts';

describe('a service charge, by whatever name', () => {
  it.each([
    'Service charge',
    'Service-charge',
    'SERVICE  CHARGES (10%)',
    'service_fee',
    'S.C. 10%',
    'SC',
    'Hospitality charge',
    'Staff tip',
    'Staff welfare fund 5 %',
    'Staff contribution',
    'Gratuity',
    'Tip',
    'सेवा शुल्क',
    'सर्विस चार्ज',
    'सेवा प्रभार १०%',
  ])('is "%s"', (text) => {
    expect(readsLikeServiceCharge(text)).toBe(true);
  });

  it.each([
    [
      'digits',
      '5ervice charge',
      'S3rv1ce ch4rge',
      'SERV1CE FEE 10%',
      'Hosp1ta1ity charge',
      '6ratuity',
      'T1p',
      '7ips',
    ],
    ['signs', '$ervice charge', 'Serv!ce ch@rge', 'S€rvi¢e charge', 'Service|charge', 'T!p!'],
    ['digits beside words', 'Service charge10%', '10%Service charge', '2 x service2charge', 'SC10%'],
    // Cyrillic е, с, а, ѕ, і, Т and р; Greek Η, Ε, ι, ν, υ and ο; Armenian ո; Cherokee Ꮪ; small capitals.
    [
      'letters of another script',
      'Sеrviсe сhаrge',
      'ѕervіce charge',
      'SΕRVICE CΗARGE',
      'ServιcΕ charge',
      'Ser\u03bdice charge',
      'Gratυity',
      'C\u03bfntribution of staff: staff c\u03bfntributio\u0578',
      'Ꮪervice charge',
      'ꜱᴇʀᴠɪᴄᴇ ᴄʜᴀʀɢᴇ',
      'Тiр',
      'ЅС 10 %',
    ],
    [
      'pictures and styles of letters',
      'Ｓｅｒｖｉｃｅ ｃｈａｒｇｅ',
      '𝓢𝓮𝓻𝓿𝓲𝓬𝓮 𝓬𝓱𝓪𝓻𝓰𝓮',
      'Ⓢⓔⓡⓥⓘⓒⓔ fee',
      '🅣🅘🅟',
      '🆃🅸🅿',
      '🇹🇮🇵🇸',
    ],
    [
      'accents and strokes',
      'Sérvïcë chårge',
      'S̶e̶r̶v̶i̶c̶e̶ charge',
      'Sёrvice chаrgё',
      'Servıce charge',
      'Waiter tıp',
    ],
    [
      'another letter that looks the same',
      'ServIce charge',
      'Servlce charge',
      'WeIfare: staff weIfare',
      'Grativity gratvity',
    ],
    [
      'characters that nobody sees',
      'Ser\u200bvice charge',
      'Ser\u00advice\u2060 char\u200dge',
      '\u202eservice charge',
      'Service\u3164charge',
      'T\ufeffip',
      'सेवा\u200d शुल्क',
    ],
    [
      'spaces',
      's e r v i c e  c h a r g e',
      'S.E.R.V.I.C.E charge',
      'T i p',
      't-i-p-s',
      'ser vice char ge 10 %',
      'Gra tuity',
    ],
    ['all of these', 'Ѕ 3 r v 1 с e  ch@rge', 's-е-r-v-!-c-e fee'],
  ])('is hidden by %s', (_, ...texts) => {
    expect(texts.filter((text) => !readsLikeServiceCharge(text))).toEqual([]);
  });

  it.each([
    'Chicken 65',
    'Combo 5',
    'Thali 4 + 1 free',
    '7up 300 ml',
    '5C',
    '3 in 1 platter',
    'B.L.T. sandwich',
    'A la carte',
    'M&M’s shake',
    'Paneer Tikka!',
    'Борщ',
    'Пельмени',
    'Чай',
    'Σουβλάκι',
    'Τζατζίκι',
    'தோசை',
    'సేవ పూరి',
    'সন্দেশ',
    'सेव पूरी',
    'सेवई खीर',
    'Sev puri',
    'Jalapeño tips & dip',
    'Tipsy pudding',
    'Stuffed mushroom tips',
    'Observer special',
    'Self-service buffet',
    'Serviceberry charlotte',
    'Taxi driver’s chai',
    'TLP',
    'S 1 C 2',
    'Full service thali',
    'Asparagus tips',
    'SC Biryani',
    'Room service breakfast',
    'Charge-grilled prawns',
    'दाल',
  ])('is not "%s"', (text) => {
    expect(readsLikeServiceCharge(text)).toBe(false);
  });
});

describe('liquor', () => {
  it.each([
    'Beer',
    'Kingfisher beer 650 ml',
    'Old Monk rum (60 ml)',
    'Red wine, glass',
    'Draught Beer Pitcher',
    'बीयर',
  ])('is "%s"', (text) => {
    expect(readsLikeLiquor(text)).toBe(true);
  });

  it.each([
    'Ginger beer',
    'Root beer 330 ml',
    'Non-alcoholic beer',
    'Virgin rum',
    'Beer batter fish',
    'Rum cake',
    'Prawns in white wine',
    'Ginger tea',
    'Wine-red beetroot soup',
    'दाल',
  ])('is not "%s"', (text) => {
    expect(readsLikeLiquor(text)).toBe(false);
  });
});
