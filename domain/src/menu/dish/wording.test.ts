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
