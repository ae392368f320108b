import { describe, expect, it } from 'vitest';
import { emptyEntry, ENTRY_KINDS, entryForm, entryOf } from './entry-model.ts';
import type { EntryTyped } from './entry-model.ts';

const DAY = '2026-11-20';
const tips: EntryTyped = { ...emptyEntry(DAY), amount: '250' };
const payout: EntryTyped = {
  ...emptyEntry(DAY),
  kind: 'payout',
  note: 'Week 46',
  operator: 'Swiggy',
  from: '2026-11-09',
  to: '2026-11-15',
  gross: '10000',
  commission: '2500',
  taxes: '500',
};
/** The fields that are marked. */
const faults = (typed: EntryTyped): string[] => {
  const read = entryForm.safeParse(typed);
  return read.success ? [] : read.error.issues.map(({ path }) => String(path[0]));
};

it('begins with tips in cash of the day', () => {
  expect(emptyEntry(DAY)).toEqual({
    kind: 'tips',
    day: DAY,
    note: '',
    method: 'cash',
    amount: '',
    operator: '',
    from: DAY,
    to: DAY,
    gross: '',
    commission: '',
    taxes: '0',
  });
  expect(ENTRY_KINDS).toEqual(['tips', 'banked', 'payout']);
});

describe('tips and money taken to the bank', () => {
  it('need a day and an amount, and none of the fields of a payout', () => {
    expect(faults(tips)).toEqual([]);
    expect(faults({ ...tips, kind: 'banked', operator: '', from: '', to: '', gross: 'x' })).toEqual([]);
    expect(faults({ ...tips, amount: '' })).toEqual(['amount']);
    expect(faults({ ...tips, kind: 'banked', amount: 'ten' })).toEqual(['amount']);
    expect(faults({ ...tips, day: '2026-02-30' })).toEqual(['day']);
  });

  it('are stored in paise, banked money without a method', () => {
    expect(entryOf({ ...tips, method: 'upi', note: 'Table 4', amount: '250.50' })).toEqual({
      kind: 'tips',
      day: DAY,
      note: 'Table 4',
      method: 'upi',
      amountPaise: 25_050,
    });
    expect(entryOf({ ...tips, kind: 'banked' })).toEqual({
      kind: 'banked',
      day: DAY,
      note: '',
      amountPaise: 25_000,
    });
  });
});

describe('a payout of an aggregator', () => {
  it('is sound with its operator, its span and its amounts; the amount of tips counts for nothing', () => {
    expect(faults(payout)).toEqual([]);
    expect(faults({ ...payout, amount: 'x' })).toEqual([]);
    expect(entryOf(payout)).toEqual({
      kind: 'payout',
      day: DAY,
      note: 'Week 46',
      operator: 'Swiggy',
      from: '2026-11-09',
      to: '2026-11-15',
      grossPaise: 10_000_00,
      commissionPaise: 2_500_00,
      taxesPaise: 500_00,
    });
  });

  it('names each field that lacks or is wrong', () => {
    expect(faults({ ...payout, operator: '' })).toEqual(['operator']);
    expect(faults({ ...payout, from: '' })).toContain('from');
    expect(faults({ ...payout, to: 'soon' })).toEqual(['to']);
    expect(faults({ ...payout, to: '2026-11-08' })).toEqual(['to']);
    expect(faults({ ...payout, to: '2026-11-09' })).toEqual([]);
    expect(faults({ ...payout, gross: '', taxes: 'x' })).toEqual(['gross', 'taxes']);
    expect(faults({ ...payout, commission: '' })).toEqual(['commission']);
  });

  it('keeps no more than it pays: commission and taxes come to at most the sales', () => {
    expect(faults({ ...payout, commission: '9500' })).toEqual([]);
    expect(faults({ ...payout, commission: '9500.01' })).toEqual(['commission']);
    // One fault at a time: an amount that cannot be read is named first.
    expect(faults({ ...payout, commission: '99999', taxes: '' })).toEqual(['taxes']);
  });
});
