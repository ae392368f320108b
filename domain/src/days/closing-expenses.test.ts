import { expect, it } from 'vitest';
import { aDay } from '../fixtures/days.ts';
import { NOW } from '../fixtures/ids.ts';
import { paise, ZERO } from '../money/money.ts';
import type { Paise } from '../money/money.ts';
import { closeDay, expectedCash } from './closing.ts';
import { movementsOf } from './day-sums.ts';

const day = aDay();
const drawer = { openingCashPaise: paise(2_000_00), paidOutPaise: paise(10_00) };
const who = {
  by: 'Asha',
  byId: 'masha0000000',
  restaurantName: 'Spice Route',
  yearTurnoverPaise: ZERO,
  at: NOW,
};
const spent = paise(500_00);

it('expects less cash by the expenses paid from the drawer', () => {
  expect(expectedCash(day, drawer, ZERO) - expectedCash(day, drawer, spent)).toBe(500_00);
});

it('keeps those expenses in the closing', () => {
  const countedCashPaise = expectedCash(day, drawer, spent);
  const seen = { seenMovements: movementsOf(day), seenExpensesPaise: spent, expensesPaise: spent };
  const { closing } = closeDay(day, { ...drawer, countedCashPaise, note: '' }, { ...who, ...seen });
  expect(closing).toMatchObject({ expensesPaise: 500_00, differencePaise: 0 });
  expect(closing).not.toHaveProperty('seenExpensesPaise');
});

it('refuses when an expense has come since the cash was counted', () => {
  const counted = { ...drawer, countedCashPaise: ZERO, note: 'x' };
  const seen = { seenMovements: movementsOf(day), seenExpensesPaise: ZERO, expensesPaise: spent };
  expect(() => closeDay(day, counted, { ...who, ...seen })).toThrow(
    expect.objectContaining({ reason: 'day-changed' }),
  );
});

it('has the money that vendors put back, which whoever closes must have seen', () => {
  const back = paise(42_00);
  const countedCashPaise = expectedCash(day, drawer, spent, back);
  expect(countedCashPaise - expectedCash(day, drawer, spent)).toBe(42_00);
  const seen = { seenMovements: movementsOf(day), seenExpensesPaise: spent, expensesPaise: spent };
  const close = (seenMoneyBackPaise: Paise) =>
    closeDay(
      day,
      { ...drawer, countedCashPaise, note: '' },
      { ...who, ...seen, seenMoneyBackPaise, moneyBackPaise: back },
    );
  expect(() => close(ZERO)).toThrow(expect.objectContaining({ reason: 'day-changed' }));
  expect(close(back).closing).toMatchObject({ moneyBackPaise: 42_00, differencePaise: 0 });
  expect(close(back).closing).not.toHaveProperty('seenMoneyBackPaise');
});
