import { assertNumberLeft, nextSeries, invoiceId, invoiceNumber } from './series.ts';
import { SERIES } from '../../fixtures/billing.ts';
import { describe, expect, it } from 'vitest';
import { aRestaurant } from '../../fixtures/restaurant.ts';
import { Refusal } from '../../catalogue/reasons.ts';
import { idOfNumber, assertCanIssue, seriesCounterId } from './invoice.ts';
import { sellerOf } from './seller-of.ts';
import { paymentSchema } from '../shape/invoice.schema.ts';
import { documentKind } from '../shape/document-kind.ts';
import { kotCounterId } from '../../orders/kitchen/kot-number.ts';
import type { WholeRestaurant } from '../../restaurant/whole-restaurant.ts';

describe('invoiceNumber', () => {
  it.each([
    ['INV', '2026-27', 123, 'INV/26-27/000123'],
    ['A', '2026-27', 1, 'A/26-27/000001'],
    ['9', '2099-00', 999_999, '9/99-00/999999'],
    ['CN', '2026-27', 4, 'CN/26-27/000004'],
  ])('for %s in %s with sequence %d', (series, year, sequence, number) => {
    expect(invoiceNumber(series, year, sequence)).toBe(number);
  });

  it('keeps to Rule 46: at most 16 characters of A-Z, 0-9, / and -', () => {
    for (const series of ['A', 'Z9', 'INV', '000']) {
      for (const sequence of [1, 42, 999_999]) {
        expect(invoiceNumber(series, '2026-27', sequence)).toMatch(/^[A-Z0-9/-]{1,16}$/);
      }
    }
  });

  it.each([
    ['', 1],
    ['LONG', 1],
    ['inv', 1],
    ['I/V', 1],
    ['अ', 1],
    ['INV', 0],
    ['INV', -1],
    ['INV', 1_000_000],
    ['INV', 1.5],
    ['INV', Number.NaN],
  ])('refuses series "%s" with %d', (series, sequence) => {
    expect(() => invoiceNumber(series, '2026-27', sequence)).toThrow(
      new RangeError(`no invoice number for ${series} ${sequence}`),
    );
  });
});

describe('ids', () => {
  it('of invoices sort in the order of issue', () => {
    const ids = [
      invoiceId('INV', '2025-26', 999_999),
      invoiceId('INV', '2026-27', 2),
      invoiceId('INV', '2026-27', 10),
      invoiceId('INV', '2026-27', 100_000),
    ];
    expect(ids.toSorted()).toEqual(ids);
    expect(ids[1]).toBe('2026-27_INV_000002');
  });

  it('of counters change with the Indian financial year and with the business day', () => {
    const last = Date.parse('2027-03-31T23:59:59+05:30');
    expect(seriesCounterId('INV', last)).toBe('invoice_2026-27_INV');
    expect(seriesCounterId('INV', last + 1000)).toBe('invoice_2027-28_INV');
    expect(kotCounterId('2027-03-31')).toBe('kot_2027-03-31');
  });

  it('contain no slash, which would break a path', () => {
    expect(invoiceId('INV', '2026-27', 1)).not.toContain('/');
    expect(seriesCounterId('INV', 0)).not.toContain('/');
  });
});

describe('assertCanIssue', () => {
  const fieldsAtFault = (over: Partial<WholeRestaurant>) => {
    try {
      const restaurant = aRestaurant(over);
      assertCanIssue(restaurant, { kind: documentKind(restaurant, []) });
      return [];
    } catch (error) {
      expect(error).toBeInstanceOf(Refusal);
      expect((error as Refusal).reason).toBe('legal-details-missing');
      return (error as Refusal).details['fields'];
    }
  };

  it.each([
    ['a registered restaurant with everything', {}, []],
    ['no legal name', { legalName: '' }, ['legalName']],
    ['no address', { address: '' }, ['address']],
    ['no FSSAI number', { fssai: '' }, ['fssai']],
    ['nothing but a GSTIN', { legalName: '', address: '', fssai: '' }, ['legalName', 'address', 'fssai']],
    ['a Bill of Supply without address', { composition: true, address: '' }, ['address']],
    ['a plain bill without anything', { gstin: '', legalName: '', address: '', fssai: '' }, ['fssai']],
    ['a plain bill with an FSSAI number', { gstin: '', legalName: '', address: '' }, []],
    ['tax switched off', { taxSettings: { enabled: false, percentage: 5 }, fssai: '' }, ['fssai']],
  ])('refuses or accepts a restaurant with %s', (_, over, fields) => {
    expect(fieldsAtFault(over)).toEqual(fields);
  });
});

it("copies the seller's details and nothing private about the owner", () => {
  expect(sellerOf(aRestaurant({ phone: '0201234567' }))).toEqual({
    name: 'Spice Route',
    legalName: 'Spice Route Foods LLP',
    address: '12 MG Road, Bengaluru 560001',
    phone: '0201234567',
    gstin: '29AAGCB7383J1Z4',
    fssai: '12345678901234',
    composition: false,
    stateTax: 'SGST',
    vatTin: '29123456789',
  });
});

it.each([
  ['04AAGCB7383J1ZG', 'UTGST'],
  ['29AAGCB7383J1Z4', 'SGST'],
  ['34AAGCB7383J1ZD', 'SGST'],
] as const)('says for %s that the State takes %s', (gstin, stateTax) => {
  expect(sellerOf(aRestaurant({ gstin })).stateTax).toBe(stateTax);
});

it('refuses a negative payment', () => {
  expect(paymentSchema.safeParse({ method: 'cash', amountPaise: -1, receivedPaise: 0 }).success).toBe(false);
});

it.each([
  [invoiceNumber('INV', '2026-27', 123), invoiceId('INV', '2026-27', 123)],
  [invoiceNumber('A', '2027-28', 999_999), invoiceId('A', '2027-28', 999_999)],
  ['INV', null],
  ['AINV/26-27/000123', null],
  ['INV/26-27/0001234', null],
])('finds by the number %s the id %s', (number, id) => {
  expect(idOfNumber(number)).toBe(id);
});

describe('the end of a series', () => {
  it.each([
    ['INV', 'INW'],
    ['A9', 'AA'],
    ['Z', '0'],
    ['CM', 'CO'],
  ])('of %s goes on with %s', (series, next) => {
    expect(nextSeries(series, SERIES)).toBe(next);
  });

  it('comes after number 999,999, and says what to go on with', () => {
    expect(() => assertNumberLeft('INV', 999_999, SERIES)).not.toThrow();
    expect(() => assertNumberLeft('INV', 1_000_000, SERIES)).toThrow(
      expect.objectContaining({ reason: 'series-full', details: { series: 'INV', next: 'INW' } }),
    );
  });
});
