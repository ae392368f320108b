import { describe, expect, it } from 'vitest';
import { chargesTax } from './profile.ts';
import { lawfulPercentagesAt, legalDetailsSchema, taxSettingsFor, taxStatus } from './settings.ts';

const GSTIN = '27AAPFU0939F1ZV';
const details = {
  legalName: 'Spice Route LLP',
  address: '14, MG Road, Pune 411004',
  gstin: GSTIN,
  fssai: '11526035000482',
  companyNumber: '',
  composition: false,
};
const faultOf = (over: Partial<typeof details>) => {
  const parsed = legalDetailsSchema.safeParse({ ...details, ...over });
  return parsed.success ? null : parsed.error.issues.map(({ path, message }) => [path.join('.'), message]);
};

describe('legal details', () => {
  it('are accepted as typed, with the GSTIN in capitals', () => {
    expect(legalDetailsSchema.parse({ ...details, gstin: ` ${GSTIN.toLowerCase()} ` })).toEqual(details);
    expect(faultOf({ gstin: '', fssai: '' })).toBeNull();
    expect(faultOf({ composition: true })).toBeNull();
  });

  it('require a valid check digit of the GSTIN', () => {
    expect(faultOf({ gstin: '27AAPFU0939F1ZW' })).toEqual([['gstin', 'gstin-invalid']]);
  });

  it.each([
    [' u55101ka2019ptc123456 ', 'U55101KA2019PTC123456'],
    ['aab-1234', 'AAB-1234'],
    ['AAB1234', undefined],
  ])('read the number of a company or an LLP typed as %j', (typed, read) => {
    const parsed = legalDetailsSchema.safeParse({ ...details, companyNumber: typed });
    expect(parsed.data?.companyNumber).toBe(read);
  });

  it('require a GSTIN for the composition scheme', () => {
    expect(faultOf({ gstin: '', composition: true })).toEqual([['gstin', 'composition-needs-gstin']]);
  });
});

describe('taxStatus', () => {
  it.each([
    ['', false, true, 'unregistered'],
    ['', false, false, 'off'],
    ['', true, false, 'off'],
    [GSTIN, true, true, 'composition'],
    [GSTIN, true, false, 'composition'],
    [GSTIN, false, true, 'charging'],
    [GSTIN, false, false, 'must-charge'],
  ] as const)(
    'with GSTIN "%s", composition %s, tax enabled %s is %s',
    (gstin, composition, enabled, status) => {
      const seller = { gstin, composition, taxSettings: { enabled, percentage: 5 } };
      expect(taxStatus(seller)).toBe(status);
      expect(status === 'charging').toBe(chargesTax(seller));
    },
  );
});

describe('taxSettingsFor', () => {
  it.each([
    [GSTIN, false, true],
    [GSTIN, true, false],
    ['', false, false],
  ])('with GSTIN "%s" and composition %s: tax that was off is now %s', (gstin, composition, enabled) => {
    expect(taxSettingsFor({ gstin, composition }, { enabled: false, percentage: 18 })).toEqual({
      enabled,
      percentage: 18,
    });
  });

  it('never turns tax off', () => {
    expect(taxSettingsFor({ gstin: '', composition: false }, { enabled: true, percentage: 5 }).enabled).toBe(
      true,
    );
  });
});

it('knows the lawful percentages of restaurant service', () => {
  expect(lawfulPercentagesAt(Date.parse('2026-11-22T12:00+05:30'))).toEqual([5, 18]);
});
