import { exactly } from '@bhoj/domain/billing/invoice';
import { describe, expect, it } from 'vitest';
import { paise } from '@bhoj/domain/money/money';
import { likelyCash, paymentOf, receivedOf } from './settle-model.ts';

const total = paise(824_00);

it('offers the next sums that somebody may hand over', () => {
  expect(likelyCash(total)).toEqual([830_00, 850_00, 900_00]);
  expect(likelyCash(paise(500_00))).toEqual([2000_00]);
  expect(likelyCash(paise(2000_00))).toEqual([]);
});

it.each([
  ['900', 900_00],
  ['1,000', 1000_00],
  ['₹ 824.50', 824_50],
  ['', null],
  ['12a', null],
  ['1.234', null],
  ['-5', null],
])('reads %j as received', (typed, expected) => expect(receivedOf(typed)).toBe(expected));

describe('paymentOf', () => {
  it('takes cash as exact until something else is typed, and gives change', () => {
    expect(paymentOf(total, 'cash', '')).toMatchObject({ changePaise: 0 });
    expect(paymentOf(total, 'cash', '1000')).toEqual({
      payment: { ...exactly('cash', total), receivedPaise: paise(1000_00) },
      changePaise: 176_00,
    });
  });

  it('refuses cash that does not reach', () => {
    expect(paymentOf(total, 'cash', '800')).toBeNull();
    expect(paymentOf(total, 'cash', 'x')).toBeNull();
  });

  it('gives change on nothing but cash', () => {
    expect(paymentOf(total, 'upi', '1000')).toEqual({
      payment: exactly('upi', total),
      changePaise: 0,
    });
  });
});
