import { describe, expect, it } from 'vitest';
import { sellerOf } from '../billing/documents/seller-of.ts';
import { reasonOf } from '../fixtures/reason-of.ts';
import { aRestaurant } from '../fixtures/restaurant.ts';
import { aPreparation, aReturn } from '../fixtures/returns.ts';
import { aSelfInvoice } from '../fixtures/self-invoices.ts';
import { dueDatesOf, returnPeriod } from '../statute/return-dates.ts';
import { startOf } from '../time/ist.ts';
import { lacksSelfInvoice } from './declared.ts';
import {
  assertEntered,
  assertMayChange,
  filingStateOf,
  isSame,
  isSameSince,
  lacks,
  markFiled,
  withEnd,
} from './filing-state.ts';

const AT = startOf('2026-12-05');
const filed = { on: '2026-12-04', arn: '', at: AT, by: 'Asha' };

describe('the state of a return', () => {
  it('is filed when every form is marked, and out of date first', () => {
    const one = aReturn({ filings: [{ form: 'gstr-1', ...filed }] });
    const both = aReturn({ filings: [...one.filings, { form: 'gstr-3b', ...filed }] });
    expect(filingStateOf(null, true)).toBe('none');
    expect(filingStateOf(one, false)).toBe('prepared');
    expect(filingStateOf(both, false)).toBe('filed');
    expect(filingStateOf(both, true)).toBe('stale');
    expect(
      filingStateOf(aReturn({ isComposition: true, filings: [{ form: 'cmp-08', ...filed }] }), false),
    ).toBe('filed');
  });

  it('is out of date with a number beyond its own, or a new void', () => {
    const seller = sellerOf(aRestaurant());
    const known = { series: 'INV', financialYear: '2026-27', sequence: 1, seller };
    const since = { documents: [known], voided: [] };
    expect(lacks(aReturn(), since)).toBe(false);
    expect(lacks(aReturn(), { ...since, documents: [{ ...known, sequence: 2 }] })).toBe(true);
    expect(lacks(aReturn(), { ...since, documents: [{ ...known, series: 'CN' }] })).toBe(true);
    expect(lacks(aReturn(), { ...since, voided: ['INV/26-27/000001'] })).toBe(true);
    const number = 'INV/26-27/000001';
    expect(lacks(aReturn({ voided: [number] }), { ...since, voided: [number] })).toBe(false);
    const other = { ...known, sequence: 2, seller: { ...seller, composition: true } };
    expect(lacks(aReturn(), { documents: [other], voided: ['INV/26-27/000002'] })).toBe(false);
  });

  it('is out of date with a self-invoice that it lacks, or the tax of a void one', () => {
    const one = aSelfInvoice();
    const owed = aPreparation();
    owed.addSelfInvoice(one, '2026-11');
    const has = owed.finish({ days: [], existing: new Set(), at: AT });
    expect(lacksSelfInvoice(aReturn(), [one])).toBe(true);
    expect(lacksSelfInvoice(has, [one])).toBe(false);
    const gone = { ...one, voided: { at: AT, by: one.by, reason: 'Has a GSTIN' } };
    expect(lacksSelfInvoice(has, [gone])).toBe(true);
    expect(lacksSelfInvoice(has, [{ ...one, declaredIn: '2026-12' }])).toBe(true);
    const later = { ...one, declaredIn: '2026-12', issuedAt: startOf('2026-12-04') };
    expect(lacksSelfInvoice(aReturn(), [later])).toBe(false);
    expect(lacksSelfInvoice(aReturn({ isComposition: true }), [one])).toBe(false);
  });

  it('is the one that was read until somebody prepares or corrects it', () => {
    const read = { preparedAt: AT };
    expect(isSameSince(read, read)).toBe(true);
    expect(isSameSince({ preparedAt: AT, correctedAt: AT }, read)).toBe(false);
    expect(isSameSince({ preparedAt: AT + 1 }, read)).toBe(false);
    expect(isSameSince(read, null)).toBe(false);
    expect(isSameSince(null, null)).toBe(true);
  });

  it('stays as it is when nothing came, and may not change once filed', () => {
    const now = aReturn();
    expect(
      isSame(now, { ...now, preparedAt: 1, changes: { came: [], voided: [], credited: [], count: 0 } }),
    ).toBe(true);
    expect(isSame(now, { ...now, fingerprint: 'other' })).toBe(false);
    const marked = { ...now, filings: markFiled(now, 'gstr-1', filed) };
    expect(reasonOf(() => assertMayChange(marked, { ...now, fingerprint: 'other' }))).toBe('return-filed');
    expect(reasonOf(() => assertMayChange(marked, now))).toBeNull();
    expect(reasonOf(() => assertMayChange(now, { ...now, fingerprint: 'other' }))).toBeNull();
    expect(reasonOf(() => assertMayChange(null, now))).toBeNull();
  });
});

describe('marking filed', () => {
  it('replaces the mark of the form, and takes it back', () => {
    const once = aReturn({ filings: markFiled(aReturn(), 'gstr-1', filed) });
    expect(markFiled(once, 'gstr-1', filed)).toBe(once.filings);
    expect(markFiled(once, 'gstr-3b', null)).toBe(once.filings);
    const other = aReturn({ filings: markFiled(once, 'gstr-3b', filed) });
    expect(markFiled(other, 'gstr-1', { ...filed, arn: 'AA2911261234567' })).toHaveLength(2);
    expect(markFiled(other, 'gstr-1', null)).toEqual([{ form: 'gstr-3b', ...filed }]);
  });

  it.each([
    ['a month that runs', 'gstr-1', { ...filed, at: startOf('2026-12-01') - 1 }, 'tax-month-runs'],
    ['a form of another scheme', 'cmp-08', filed, 'invalid-input'],
    ['a day before the end', 'gstr-1', { ...filed, on: '2026-11-30' }, 'invalid-input'],
    ['a day that is not yet', 'gstr-1', { ...filed, on: '2026-12-06' }, 'invalid-input'],
  ] as const)('refuses %s', (_, form, mark, reason) => {
    expect(reasonOf(() => markFiled(aReturn(), form, mark))).toBe(reason);
  });

  it('keeps the other entries of a return when its GSTIN ended, or did not', () => {
    const { entered } = aReturn();
    const ended = withEnd(entered, '2026-11-20');
    expect(ended).toEqual({ ...entered, endedOn: '2026-11-20' });
    expect(withEnd(ended, undefined)).toEqual(entered);
    expect(withEnd(ended, undefined)).not.toHaveProperty('endedOn');
  });

  it('refuses an operator’s GSTIN with a wrong digit or of another State', () => {
    const entered = (gstin: string) => ({ ...aReturn().entered, operatorGstins: { Swiggy: gstin } });
    expect(reasonOf(() => assertEntered(entered('29AAGCB7383J1Z4'), aReturn()))).toBeNull();
    // Table 14 asks for the number under which an operator collects tax.
    expect(reasonOf(() => assertEntered(entered('29AABCF8078M1C8'), aReturn()))).toBeNull();
    expect(reasonOf(() => assertEntered(entered('29AAGCB7383J1Z5'), aReturn()))).toBe('invalid-input');
    expect(reasonOf(() => assertEntered(entered('27AAPFU0939F1ZV'), aReturn()))).toBe('invalid-input');
  });
});

describe('the dates', () => {
  const dates = (month: string, stateCode: string, isComposition = false) =>
    dueDatesOf(month, { stateCode, isComposition }).map(({ form, every, on }) => `${form} ${every} ${on}`);

  it('are those of the month and of its quarter, by State', () => {
    expect(dates('2026-11', '29')).toEqual([
      'gstr-1 month 2026-12-11',
      'gstr-3b month 2026-12-20',
      'gstr-1 quarter 2027-01-13',
      'gstr-3b quarter 2027-01-22',
    ]);
    expect(dates('2026-12', '07').at(-1)).toBe('gstr-3b quarter 2027-01-24');
    expect(dates('2026-11', '29', true)).toEqual(['cmp-08 quarter 2027-01-18']);
  });

  it('are not known before 2021', () => {
    expect(reasonOf(() => dates('2020-12', '29'))).toBe('law-not-known');
  });

  it('belong to a month, or to the quarter that it is in', () => {
    expect(returnPeriod('2026-12', false)).toEqual({
      month: '2026-12',
      from: '2026-12-01',
      until: '2027-01-01',
    });
    expect(returnPeriod('2026-11', true)).toEqual({
      month: '2026-12',
      from: '2026-10-01',
      until: '2027-01-01',
    });
    expect(returnPeriod('2027-01', true)).toEqual({
      month: '2027-03',
      from: '2027-01-01',
      until: '2027-04-01',
    });
  });
});
