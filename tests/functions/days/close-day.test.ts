import { memberIdOf } from '@bhoj/domain/kernel/member-id';
import { dayOf } from '@bhoj/domain/days/day';
import { movementsOf } from '@bhoj/domain/days/day-sums';
import { emptyDay } from '@bhoj/domain/days/day.schema';
import { leftToCredit } from '@bhoj/domain/billing/corrections/credit-note';
import { closings, days } from '@bhoj/domain/days/day.collection';
import {
  creditNotes,
  debitNotes,
  invoices,
  orderMoney,
  voids,
} from '@bhoj/domain/billing/documents/document.collection';
import { expenses } from '@bhoj/domain/expenses/expense.collection';
import { anExpense, aPart } from '@bhoj/domain/fixtures/expenses';
import { closeDay } from '@bhoj/domain/days/days.contract';
import { issueCreditNote, voidBill } from '@bhoj/domain/billing/corrections/corrections.contract';
import { returnPayment, settleBill } from '@bhoj/domain/billing/settle/settlement.contract';
import { paise, ZERO } from '@bhoj/domain/money/money';
import { newId } from '@bhoj/domain/kernel/ids';
import { notifications } from '@bhoj/domain/notifications/notification.collection';
import { dateOf, dayAfter, startOf } from '@bhoj/domain/time/ist';
import { firstOfYear } from '@bhoj/domain/days/turnover';
import type { InputOf } from '@bhoj/domain/kernel/contract';
import { describe, expect, test } from 'vitest';
import {
  aGuestAt,
  aHouse,
  anOpenOrder,
  auditOf,
  everything,
  find,
  get,
  list,
  put,
} from '../../support/arrange.ts';
import { anotherInstance, call, reasonOf, tryCall } from '../../support/mount.ts';
import { aSettledBill, today } from '../../support/settled.ts';
import { cash, settling } from '../../support/settling.ts';
import type { Expense } from '@bhoj/domain/expenses/expense.schema';
import type { House } from '../../support/arrange.ts';

const oneTable = () => aHouse({}, { tableCount: 1 });

/** The closing after one dosa in cash, to the paisa. */
const closing = (overrides: Partial<InputOf<typeof closeDay>> = {}) => ({
  day: today(),
  requestId: newId(),
  openingCashPaise: paise(200_000),
  countedCashPaise: paise(212_600),
  paidOutPaise: ZERO,
  note: '',
  seenMovements: 1,
  ...overrides,
});

/** Expects every day's figures to equal the sums of the restaurant's documents. */
async function expectBooksAgree({ restaurantId }: House): Promise<void> {
  const [all, voided, notes, debits, stored] = await Promise.all([
    list(invoices, { restaurantId }),
    list(voids, { restaurantId }),
    list(creditNotes, { restaurantId }),
    list(debitNotes, { restaurantId }),
    list(days, { restaurantId }),
  ]);
  const documents = {
    invoices: all,
    voided: new Set(voided.map(({ number }) => number)),
    creditNotes: notes,
    debitNotes: debits,
  };
  expect(stored.length).toBeGreaterThan(0);
  for (const day of stored) {
    expect(day).toEqual({ ...dayOf(day.day, documents), closedAt: day.closedAt });
  }
  expect(stored.reduce((total, { bills, voids: out }) => total + bills + out.count, 0)).toBe(all.length);
}

test('a closing tells the owner of a difference from the threshold on, once', async () => {
  const house = await oneTable();
  await aSettledBill(house);
  const { restaurantId, owner } = house;
  const request = closing({ countedCashPaise: paise(197_600), note: 'Gave too much change' });
  await call(closeDay, request, owner);
  await call(closeDay, request, owner);
  expect(await list(notifications, { restaurantId })).toMatchObject([
    { about: { kind: 'drawer-differs', day: today(), differencePaise: -15_000, by: 'Asha' } },
  ]);

  const other = await oneTable();
  await aSettledBill(other);
  await call(closeDay, closing({ countedCashPaise: paise(212_700), note: 'A rupee' }), other.owner);
  expect(await list(notifications, { restaurantId: other.restaurantId })).toEqual([]);
});

test('a closing keeps the turnover of the financial year, whatever was closed before', async () => {
  const house = await oneTable();
  await aSettledBill(house);
  const { restaurantId } = house;
  const yesterday = dateOf(startOf(today()) - 1);
  const sold = (day: string, subtotalPaise: number) =>
    put(days, { restaurantId, day }, { ...emptyDay(day), subtotalPaise: paise(subtotalPaise) });
  await sold(yesterday, 7_000);
  await sold(`${Number(firstOfYear(today()).slice(0, 4))}-03-31`, 900_000);
  await call(closeDay, closing(), house.owner);
  const { subtotalPaise } = await get(days, { restaurantId, day: today() });
  const isSameYear = yesterday >= firstOfYear(today());
  expect((await get(closings, { restaurantId, day: today() })).yearTurnoverPaise).toBe(
    subtotalPaise + (isSameYear ? 7_000 : 0),
  );
});

describe('closing a day', () => {
  test('stores its figures and the drawer as a document, with the author', async () => {
    const house = await oneTable();
    const { restaurantId, owner } = house;
    await aSettledBill(house);
    const answer = await call(closeDay, closing(), owner);
    expect(answer).toEqual({ expectedCashPaise: 212_600, differencePaise: 0 });
    const kept = await get(closings, { restaurantId, day: today() });
    expect(kept).toMatchObject({
      by: 'Asha',
      byId: memberIdOf(owner.uid),
      restaurantName: 'Spice Route',
      expectedCashPaise: 212_600,
      sales: { bills: 1, totalPaise: 12_600, byMethod: { cash: 12_600 } },
    });
    expect((await get(days, { restaurantId, day: today() })).closedAt).toBe(kept.at);
    expect((await auditOf(house)).filter(({ action }) => action === 'closeDay')).toMatchObject([
      { orderId: null, uid: owner.uid, details: { differencePaise: 0 } },
    ]);
  });

  test('twice with the same request answers the same; with another it is refused', async () => {
    const house = await oneTable();
    await aSettledBill(house);
    const input = closing();
    const first = await call(closeDay, input, house.owner);
    const before = await everything();
    expect(await call(closeDay, input, house.owner)).toEqual(first);
    expect(await reasonOf(closeDay, closing(), house.owner)).toBe('day-closed');
    expect(await everything()).toEqual(before);
  });

  test.each([
    ['a day that has not begun', { day: '2999-01-01', seenMovements: 0 }, 'day-in-future'],
    ['a day before the first order', { day: '2020-01-01', seenMovements: 0 }, 'day-before-first-order'],
    ['figures that have moved since', { seenMovements: 0 }, 'day-changed'],
    ['a difference without a word', { countedCashPaise: paise(200_000) }, 'note-required'],
    ['a date that there is not', { day: '2026-02-30' }, 'invalid-input'],
  ])('refuses %s, and changes nothing', async (_, overrides, reason) => {
    const house = await oneTable();
    await aSettledBill(house);
    const before = await everything();
    expect(await reasonOf(closeDay, closing(overrides), house.owner)).toBe(reason);
    expect(await everything()).toEqual(before);
  });

  test('is refused to a captain', async () => {
    const house = await oneTable();
    expect(await reasonOf(closeDay, closing(), house.captain)).toBe('not-allowed');
  });

  test('keeps a difference with its note', async () => {
    const house = await oneTable();
    await aSettledBill(house);
    const short = closing({ countedCashPaise: paise(210_000), note: 'Change given twice' });
    expect(await call(closeDay, short, house.owner)).toMatchObject({ differencePaise: -2_600 });
  });

  test('is refused with the number of unpaid orders; guests who only chose do not count', async () => {
    const house = await aHouse({}, { tableCount: 2 });
    const { orderId } = await anOpenOrder(house);
    const refused = await tryCall(closeDay, closing({ seenMovements: 0 }), house.owner);
    expect(refused).toMatchObject({ reason: 'orders-open', details: { count: 1 } });
    await call(settleBill, settling(orderId), house.captain);
    expect(await reasonOf(closeDay, closing(), house.owner)).toBeNull();
  });

  test('of a day without a bill needs no figures before it', async () => {
    const house = await oneTable();
    await aGuestAt(house);
    const input = closing({ seenMovements: 0, countedCashPaise: paise(200_000) });
    expect(await call(closeDay, input, house.owner)).toEqual({
      expectedCashPaise: 200_000,
      differencePaise: 0,
    });
    expect((await get(days, { restaurantId: house.restaurantId, day: today() })).closedAt).not.toBeNull();
  });
});

describe('a bill settled after its day was closed', () => {
  test('counts in the next day, and leaves the closed one unchanged', async () => {
    const house = await oneTable();
    const { restaurantId, owner } = house;
    await aSettledBill(house);
    const day = today();
    await call(closeDay, closing({ day }), owner);
    const closed = await get(days, { restaurantId, day });
    const { invoiceId } = await aSettledBill(house);
    expect(await get(days, { restaurantId, day })).toEqual(closed);
    expect(await get(days, { restaurantId, day: dayAfter(day) })).toMatchObject({
      bills: 1,
      totalPaise: 12_600,
    });
    expect(await get(invoices, { restaurantId, invoiceId })).toMatchObject({ businessDay: dayAfter(day) });
    await expectBooksAgree(house);
    // It belongs to an open day, so it can still be voided.
    const voiding = { invoiceId, requestId: newId(), reason: 'Wrong table', billAgain: false };
    expect(await reasonOf(voidBill, voiding, owner)).toBeNull();
    await expectBooksAgree(house);
  });

  test('while it is being closed counts in exactly one of the two days', async () => {
    const instance = await anotherInstance();
    for (let i = 0; i < 4; i += 1) {
      const house = await aHouse({}, { tableCount: 2 });
      const { restaurantId, owner, captain } = house;
      const { orderId } = await anOpenOrder(house);
      // As if the order had been opened after the owner looked, so that open orders do not prevent this race.
      const day = today();
      const [closed] = await Promise.all([
        reasonOf(closeDay, closing({ day, seenMovements: 0, countedCashPaise: paise(200_000) }), owner),
        call(settleBill, settling(orderId), { ...captain, instance }),
      ]);
      // The owner's figures were out of date: either the order was still open, or its bill has changed the day.
      expect(['orders-open', 'day-changed']).toContain(closed);
      expect(await find(closings, { restaurantId, day })).toBeNull();
      await expectBooksAgree(house);
      const again = closing({ day });
      const [late] = await Promise.all([
        reasonOf(closeDay, again, { ...owner, instance }),
        aSettledBill(house),
      ]);
      const stored = await find(closings, { restaurantId, day });
      // If the day closed, it has the one bill that the owner saw, and the late bill counts in the next day. If the
      // server refused to close it, no day is closed.
      expect(stored?.sales.bills ?? null).toBe(late === null ? 1 : null);
      await expectBooksAgree(house);
    }
  });
});

describe('a part payment returned after its day was closed', () => {
  test('counts in the next day and says so, and leaves the closed one unchanged', async () => {
    const house = await oneTable();
    const { restaurantId, owner, captain } = house;
    await aSettledBill(house);
    const day = today();
    await call(closeDay, closing({ day }), owner);
    const closed = await get(days, { restaurantId, day });
    const { orderId } = await anOpenOrder(house);
    const part = settling(orderId, { payments: [cash(5_000)] });
    await call(settleBill, part, captain);
    const given = { method: 'upi', name: '' } as const;
    const back = { orderId, paymentId: `${part.requestId}-1`, given, reason: 'Wrong table' };
    await call(returnPayment, back, captain);
    expect(await get(days, { restaurantId, day })).toEqual(closed);
    expect(await get(days, { restaurantId, day: dayAfter(day) })).toMatchObject({
      partReturns: { count: 1, takenByMethod: { cash: 5_000 }, givenByMethod: { upi: 5_000 } },
    });
    const { returnedPayments } = await get(orderMoney, { restaurantId, orderId });
    expect(returnedPayments).toMatchObject([{ returned: { businessDay: dayAfter(day) } }]);
  });
});

describe('the books', () => {
  test('agree with the documents after a random evening of bills, voids, credit notes and a closed day', async () => {
    const house = await oneTable();
    const { owner } = house;
    // A random generator with a fixed seed, so that a failure can be repeated.
    let seed = 20_261_121;
    const random = (n: number) => {
      seed = (seed * 48_271) % 2_147_483_647;
      return seed % n;
    };
    const issued: Awaited<ReturnType<typeof aSettledBill>>[] = [];
    const outcomes = new Set<string>();
    for (let step = 0; step < 36; step += 1) {
      const act = issued.length < 3 ? 0 : random(6);
      const bill = issued[random(Math.max(1, issued.length))];
      if (act <= 2 || bill === undefined) {
        issued.push(await aSettledBill(house, (['cash', 'upi', 'card'] as const)[random(3)] ?? 'cash'));
      } else if (act === 3) {
        const input = {
          invoiceId: bill.invoiceId,
          requestId: newId(),
          reason: 'Wrong table',
          billAgain: false,
        };
        outcomes.add(`void ${await reasonOf(voidBill, input, owner)}`);
      } else {
        const refund = { method: 'cash' as const, name: '' };
        const portions = leftToCredit(bill.bill, {});
        const input = { invoiceId: bill.invoiceId, requestId: newId(), portions, reason: 'Cold', refund };
        outcomes.add(`credit ${await reasonOf(issueCreditNote, input, owner)}`);
      }
      if (step === 18) {
        const stored = await get(days, { restaurantId: house.restaurantId, day: today() });
        const seenMovements = movementsOf(stored);
        await call(closeDay, closing({ seenMovements, note: 'Counted in a hurry' }), owner);
      }
    }
    // Bills of the closed day can no longer be voided.
    for (const { invoiceId } of issued.slice(0, 10)) {
      const input = { invoiceId, requestId: newId(), reason: 'Wrong table', billAgain: false };
      outcomes.add(`void ${await reasonOf(voidBill, input, owner)}`);
    }
    // Checks that everything possible happened, refusals too; otherwise the test would prove less.
    expect(outcomes).toContain('void null');
    expect(outcomes).toContain('void day-closed');
    expect(outcomes).toContain('credit null');
    expect(outcomes).toContain('credit credit-exceeds-invoice');
    await expectBooksAgree(house);
    expect(await list(days, { restaurantId: house.restaurantId })).toHaveLength(2);
  });
});

/** Documents without GST once left the order that bills them again without dishes. */
describe('a day with expenses paid from the drawer', () => {
  const spent = (amount: number, overrides: Partial<Expense> = {}) =>
    anExpense({ day: today(), parts: [aPart({ amountPaise: paise(amount) })], ...overrides });

  test('expects less cash by those of this day, and keeps them in the closing', async () => {
    const house = await oneTable();
    const { restaurantId, owner } = house;
    await aSettledBill(house);
    await put(expenses, { restaurantId, expenseId: 'e1' }, spent(50_000));
    await put(expenses, { restaurantId, expenseId: 'e2' }, spent(9_900, { method: 'upi' }));
    await put(expenses, { restaurantId, expenseId: 'e3' }, spent(9_900, { day: '2026-01-01' }));

    expect(await reasonOf(closeDay, closing(), owner)).toBe('day-changed');
    const seen = { seenExpensesPaise: paise(50_000), countedCashPaise: paise(162_600) };
    await call(closeDay, closing(seen), owner);
    expect(await get(closings, { restaurantId, day: today() })).toMatchObject({
      expensesPaise: 50_000,
      expectedCashPaise: 162_600,
      differencePaise: 0,
    });
  });
});
