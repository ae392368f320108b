import { describe, expect, it } from 'vitest';
import { aDay } from '../fixtures/days.ts';
import { BUSINESS_DAY, NOW } from '../fixtures/ids.ts';
import { paise, rupees, ZERO } from '../money/money.ts';
import { assertCanClose, cashOfReturns, closeDay, expectedCash } from './closing.ts';
import { movementsOf } from './day-sums.ts';
import { emptyDay } from './day.schema.ts';

const refusal = (reason: string, details: object) => expect.objectContaining({ reason, details });

describe('a day can be closed', () => {
  const closing = (openOrders: number, ordersUntil: number) => (day: string) => () =>
    assertCanClose(day, '2026-11-20', { openOrders, ordersUntil });

  it.each(['2026-11-20', '2026-11-19'])('when it has begun and its orders are paid: %s', (day) => {
    expect(closing(0, 1)(day)).not.toThrow();
  });

  it('but not before it begins, nor before the first order, nor with unpaid orders, and says why', () => {
    expect(closing(0, 1)('2026-11-21')).toThrow(refusal('day-in-future', { today: '2026-11-20' }));
    expect(closing(0, 0)('2026-11-19')).toThrow(refusal('day-before-first-order', { day: '2026-11-19' }));
    expect(closing(1, 1)('2026-11-20')).toThrow(refusal('orders-open', { count: 1 }));
  });
});

describe('the cash that should be in the drawer', () => {
  const drawer = { openingCashPaise: rupees(2_000), paidOutPaise: rupees(30) };
  const moved = {
    ...emptyDay(BUSINESS_DAY),
    byMethod: { cash: rupees(500), upi: rupees(7_000) },
    refundsByMethod: { cash: rupees(40), card: rupees(6_000) },
    debits: { ...emptyDay(BUSINESS_DAY).debits, byMethod: { cash: rupees(8), upi: rupees(5_000) } },
    partReturns: {
      count: 2,
      takenByMethod: { cash: rupees(3), upi: rupees(100) },
      givenByMethod: { cash: rupees(101), card: rupees(900) },
    },
  };

  it('is the float and all cash of bills, debit notes and returned parts, less cash that went out', () => {
    expect(cashOfReturns(moved)).toBe(rupees(-98));
    // 2000 + 500 + 8 + (3 − 101) − (40 + 20 + 30) = 2320
    expect(expectedCash(moved, drawer, rupees(20))).toBe(rupees(2_320));
  });

  it('is the float alone on a day without cash, less what was paid out', () => {
    expect(cashOfReturns(emptyDay(BUSINESS_DAY))).toBe(0);
    expect(expectedCash(emptyDay(BUSINESS_DAY), drawer, ZERO)).toBe(rupees(1_970));
  });
});

describe('the closing of a day', () => {
  const day = aDay();
  const drawer = { openingCashPaise: rupees(2_000), paidOutPaise: ZERO };
  const expected = expectedCash(day, drawer, ZERO);
  const close = (countedCashPaise: number, note = '', seenMovements = movementsOf(day)) =>
    closeDay(
      day,
      { ...drawer, countedCashPaise: paise(countedCashPaise), note },
      {
        seenMovements,
        seenExpensesPaise: ZERO,
        expensesPaise: ZERO,
        by: 'Asha',
        byId: 'masha0000000',
        restaurantName: 'Spice Route',
        yearTurnoverPaise: rupees(9),
        at: NOW,
      },
    );

  it('keeps the count, who closed, and the sales of the day', () => {
    const { closing, day: closed } = close(expected);
    expect(closed).toEqual({ ...day, closedAt: NOW });
    expect(closing).toMatchObject({
      day: BUSINESS_DAY,
      at: NOW,
      by: 'Asha',
      countedCashPaise: expected,
      expectedCashPaise: expected,
      differencePaise: 0,
      yearTurnoverPaise: rupees(9),
      sales: { bills: 1, totalPaise: day.totalPaise },
    });
    expect(closing.sales).not.toHaveProperty('byDish');
  });

  it('needs a note for a difference either way, and none without', () => {
    expect(() => close(expected - 1)).toThrow(refusal('note-required', { differencePaise: -1 }));
    expect(() => close(expected + 1)).toThrow(refusal('note-required', { differencePaise: 1 }));
    expect(close(expected + 1, 'A tip').closing).toMatchObject({ differencePaise: 1, note: 'A tip' });
    expect(close(expected, 'All there').closing.differencePaise).toBe(0);
  });

  it('is refused when a document has come since the cash was counted', () => {
    const movements = movementsOf(day);
    for (const seen of [movements - 1, movements + 1])
      expect(() => close(expected, '', seen)).toThrow(refusal('day-changed', { movements }));
  });
});
