import { describe, expect, it } from 'vitest';
import { emptyDay } from '@bhoj/domain/days/day.schema';
import { paise, rupees } from '@bhoj/domain/money/money';
import { billWords } from '../../../messages/shared/bill/en.ts';
import {
  balanceOf,
  dayAsked,
  drawerBegin,
  drawerForm,
  drawerOf,
  tenderName,
  tendersOf,
  tenderSum,
  voidNumbersOf,
} from './day-model.ts';

const day = {
  ...emptyDay('2026-11-20'),
  byMethod: { upi: rupees(300), 'other:Sodexo': rupees(40), cash: rupees(1_000) },
  tipsByMethod: { card: rupees(5), upi: rupees(2) },
  refundsByMethod: { room: rupees(9), 'other:Amex': rupees(1) },
};

describe('the methods of payment of a day', () => {
  it('are those that occur, in one order, with named ones apart after the others', () => {
    expect(tendersOf(day)).toEqual([
      { key: 'cash', method: 'cash', name: '', taken: rupees(1_000), tips: 0, refunds: 0 },
      { key: 'upi', method: 'upi', name: '', taken: rupees(300), tips: rupees(2), refunds: 0 },
      { key: 'card', method: 'card', name: '', taken: 0, tips: rupees(5), refunds: 0 },
      { key: 'room', method: 'room', name: '', taken: 0, tips: 0, refunds: rupees(9) },
      { key: 'other:Amex', method: 'other', name: 'Amex', taken: 0, tips: 0, refunds: rupees(1) },
      { key: 'other:Sodexo', method: 'other', name: 'Sodexo', taken: rupees(40), tips: 0, refunds: 0 },
    ]);
  });

  it('are cash alone on an empty day, and none of which all is zero', () => {
    expect(tendersOf(emptyDay('2026-11-20')).map(({ key }) => key)).toEqual(['cash']);
    expect(
      tendersOf({ ...day, byMethod: { card: paise(0) }, tipsByMethod: {}, refundsByMethod: {} }),
    ).toHaveLength(1);
  });

  it('have a sum, and a name of their own where they have one', () => {
    expect(tenderSum(tendersOf(day))).toEqual({ taken: rupees(1_340), tips: rupees(7), refunds: rupees(10) });
    expect(tenderName(billWords, { method: 'other', name: 'Sodexo' })).toBe('Sodexo');
    expect(tenderName(billWords, { method: 'upi', name: '' })).toBe(billWords.methods.upi);
  });
});

describe('the drawer', () => {
  const counted = {
    openingCashPaise: rupees(2_000),
    paidOutPaise: rupees(50),
    countedCashPaise: rupees(2_950.5),
    note: 'Short',
  };

  it('begins with the cash that was left, or with the count of a day that was reopened', () => {
    expect(drawerBegin(rupees(1_500), undefined)).toEqual({
      opening: '1500',
      paidOut: '0',
      counted: '',
      note: '',
    });
    const typed = { opening: '2000', paidOut: '50', counted: '2950.50', note: 'Short' };
    expect(drawerBegin(rupees(1_500), counted)).toEqual(typed);
    expect(drawerOf(drawerForm.parse(typed))).toEqual(counted);
  });

  it('is short or over by what is counted, once all is typed', () => {
    const typed = { opening: '2000', paidOut: '50', counted: '2950.50' };
    const of = (change: Partial<typeof typed>) => balanceOf(day, { ...typed, ...change }, rupees(10));
    // 2000 + 1000 − 10 − 50 = 2940
    expect(of({})).toEqual({ expected: rupees(2_940), difference: rupees(10.5) });
    expect(of({ counted: '2900' })).toEqual({ expected: rupees(2_940), difference: rupees(-40) });
    expect(of({ counted: '' })).toEqual({ expected: rupees(2_940), difference: null });
    expect(of({ opening: '' })).toEqual({ expected: null, difference: null });
    expect(of({ paidOut: 'x' })).toEqual({ expected: null, difference: null });
  });
});

it.each([
  ['2026-11-19', '2026-11-19'],
  ['2026-11-20', '2026-11-20'],
  ['2026-11-21', '2026-11-20'],
  ['2026-02-30', '2026-11-20'],
  ['yesterday', '2026-11-20'],
  ['', '2026-11-20'],
  [null, '2026-11-20'],
])('the day in the address %s is %s', (asked, day) => expect(dayAsked(asked, '2026-11-20')).toBe(day));

it('names the bills that were declared void, in order, and not those that were credited', () => {
  const corrected = { 'INV/3': 'void', 'INV/1': 'void', 'INV/2': 'credited' } as const;
  expect(voidNumbersOf({ corrected })).toEqual(['INV/1', 'INV/3']);
  expect(voidNumbersOf({})).toEqual([]);
});
