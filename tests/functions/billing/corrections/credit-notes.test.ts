import { customers } from '@bhoj/domain/customers/customer.collection';
import { counters } from '@bhoj/domain/numbering/counter.collection';
import { creditNotes, invoices } from '@bhoj/domain/billing/documents/document.collection';
import { days } from '@bhoj/domain/days/day.collection';
import { seriesCounterId } from '@bhoj/domain/billing/documents/invoice';
import { closeDay } from '@bhoj/domain/days/days.contract';
import { issueCreditNote, voidBill } from '@bhoj/domain/billing/corrections/corrections.contract';
import { joinTable } from '@bhoj/domain/orders/door/joining.contract';
import { placeRound } from '@bhoj/domain/orders/rounds/rounds.contract';
import { paise, ZERO } from '@bhoj/domain/money/money';
import { newId } from '@bhoj/domain/kernel/ids';
import { dayAfter, financialYearOf } from '@bhoj/domain/time/ist';
import type { InputOf } from '@bhoj/domain/kernel/contract';
import { describe, expect, test } from 'vitest';
import { aHouse, auditOf, dosa, everything, get, joining, list, ordering } from '../../../support/arrange.ts';
import { signInGuest } from '../../../support/auth.ts';
import { anotherInstance, call, reasonOf, tryCall } from '../../../support/mount.ts';
import { aSettledBill, today } from '../../../support/settled.ts';
import { issued, settling, tender } from '../../../support/settling.ts';
import type { House } from '../../../support/arrange.ts';

const oneTable = () => aHouse({}, { tableCount: 1 });

const crediting = (invoiceId: string, overrides: Partial<InputOf<typeof issueCreditNote>> = {}) => ({
  invoiceId,
  requestId: newId(),
  portions: { '0': 1 },
  reason: 'Came cold',
  refund: { method: 'cash' as const, name: '' },
  ...overrides,
});

/** Settles three dosas with GST, ₹378, by card, for a guest who left a number. */
async function threeDosas(house: House) {
  const guest = await signInGuest();
  const { orderId } = await call(joinTable, joining(house, { name: 'Meera', mobile: '9876543210' }), guest);
  await call(placeRound, ordering(house, { orderId, selections: [dosa({ quantity: 3 })] }), guest);
  const paid = settling(orderId, { payments: [tender('card', 37_800)] });
  const { invoiceId, number } = await issued(paid, house.captain);
  return { orderId, invoiceId, number };
}

describe('a credit note', () => {
  test('credits portions under a number of its own, and counts in the day it is issued on', async () => {
    const house = await oneTable();
    const { restaurantId, owner } = house;
    const { orderId, invoiceId, number } = await threeDosas(house);
    const before = await get(invoices, { restaurantId, invoiceId });
    const issued = await call(issueCreditNote, crediting(invoiceId), owner);
    const year = financialYearOf(Date.now());
    expect(issued).toMatchObject({
      creditNoteId: `${year}_CN_000001`,
      number: `CN/${year.slice(2)}/000001`,
      bill: { totalPaise: 12_600, taxes: [{ taxBp: 500, cgstPaise: 300, sgstPaise: 300 }] },
    });
    expect(await get(creditNotes, { restaurantId, creditNoteId: issued.creditNoteId })).toMatchObject({
      invoiceNumber: number,
      orderId,
      reason: 'Came cold',
      by: 'Asha',
      refund: { method: 'cash', amountPaise: 12_600 },
      seller: { gstin: '29AAGCB7383J1Z4' },
    });
    expect(await get(invoices, { restaurantId, invoiceId })).toEqual(before);
    expect(await get(days, { restaurantId, day: today() })).toMatchObject({
      bills: 1,
      totalPaise: 37_800,
      byMethod: { card: 37_800 },
      credits: { count: 1, totalPaise: 12_600, taxPaise: 600 },
      refundsByMethod: { cash: 12_600 },
    });
    expect(await list(customers, { restaurantId })).toMatchObject([{ visits: 1, spentPaise: 25_200 }]);
    const entries = (await auditOf(house)).filter(({ action }) => action === 'issueCreditNote');
    expect(entries).toMatchObject([{ orderId, details: { number: issued.number, reason: 'Came cold' } }]);
  });

  test('twice with the same request answers the same, and refunds nothing twice', async () => {
    const house = await oneTable();
    const { invoiceId } = await threeDosas(house);
    const input = crediting(invoiceId);
    const first = await call(issueCreditNote, input, house.owner);
    const before = await everything();
    expect(await call(issueCreditNote, input, house.owner)).toEqual(first);
    expect(await everything()).toEqual(before);
  });

  test('above the invoice is refused: in one, in several, and for a line that does not exist', async () => {
    const house = await oneTable();
    const { restaurantId, owner } = house;
    const { invoiceId } = await threeDosas(house);
    const above = (portions: Record<string, number>) =>
      tryCall(issueCreditNote, crediting(invoiceId, { portions }), owner);
    expect(await above({ '0': 4 })).toMatchObject({
      reason: 'credit-exceeds-invoice',
      details: { lines: [0] },
    });
    expect(await above({ '1': 1 })).toMatchObject({ reason: 'credit-exceeds-invoice' });
    await call(issueCreditNote, crediting(invoiceId, { portions: { '0': 2 } }), owner);
    const before = await everything();
    expect(await above({ '0': 2 })).toMatchObject({ reason: 'credit-exceeds-invoice' });
    expect(await everything()).toEqual(before);
    await call(issueCreditNote, crediting(invoiceId), owner);
    const notes = await list(creditNotes, { restaurantId });
    expect(notes.reduce((total, { bill }) => total + bill.totalPaise, 0)).toBe(37_800);
  });

  test('by two at once from two instances never refunds more than the invoice, and never uses a number twice', async () => {
    const house = await oneTable();
    const { restaurantId, owner } = house;
    const { invoiceId } = await threeDosas(house);
    const instance = await anotherInstance();
    const attempts = [{}, { instance }, {}, { instance }].map((where) =>
      reasonOf(issueCreditNote, crediting(invoiceId, { portions: { '0': 2 } }), { ...owner, ...where }),
    );
    const reasons = await Promise.all(attempts);
    expect(reasons.filter((reason) => reason === null)).toHaveLength(1);
    expect(new Set(reasons)).toEqual(new Set([null, 'credit-exceeds-invoice']));
    expect(await list(creditNotes, { restaurantId })).toHaveLength(1);
    expect(await get(counters, { restaurantId, counterId: seriesCounterId('CN', Date.now()) })).toEqual({
      last: 1,
    });
  });

  test('and a void of the same bill from two instances: only one of them succeeds', async () => {
    const instance = await anotherInstance();
    for (let i = 0; i < 3; i += 1) {
      const house = await oneTable();
      const { invoiceId } = await aSettledBill(house);
      const voiding = { invoiceId, requestId: newId(), reason: 'Wrong table', billAgain: false };
      const reasons = await Promise.all([
        reasonOf(issueCreditNote, crediting(invoiceId), house.owner),
        reasonOf(voidBill, voiding, { ...house.owner, instance }),
      ]);
      expect(reasons.filter((reason) => reason === null)).toHaveLength(1);
    }
  });

  test('of a void bill is refused, and changes nothing', async () => {
    const house = await oneTable();
    const { invoiceId } = await aSettledBill(house);
    const voiding = { invoiceId, requestId: newId(), reason: 'Wrong table', billAgain: false };
    await call(voidBill, voiding, house.owner);
    const before = await everything();
    expect(await reasonOf(issueCreditNote, crediting(invoiceId), house.owner)).toBe('invoice-voided');
    expect(await everything()).toEqual(before);
  });

  test('is possible after the day is closed, and counts in the next', async () => {
    const house = await oneTable();
    const { restaurantId, owner } = house;
    const { invoiceId } = await aSettledBill(house);
    const day = today();
    const drawer = { openingCashPaise: ZERO, paidOutPaise: ZERO, note: '', countedCashPaise: paise(12_600) };
    await call(closeDay, { ...drawer, day, requestId: newId(), seenMovements: 1 }, owner);
    const closed = await get(days, { restaurantId, day });
    const { creditNoteId } = await call(issueCreditNote, crediting(invoiceId), owner);
    expect(await get(invoices, { restaurantId, invoiceId })).toMatchObject({ businessDay: day });
    expect(await get(creditNotes, { restaurantId, creditNoteId })).toMatchObject({
      businessDay: dayAfter(day),
    });
    expect(await get(days, { restaurantId, day })).toEqual(closed);
    expect(await get(days, { restaurantId, day: dayAfter(day) })).toMatchObject({
      bills: 0,
      credits: { count: 1, totalPaise: 12_600 },
    });
  });

  test('refunds to a room only on room service, and is for the owner', async () => {
    const house = await oneTable();
    const { invoiceId } = await aSettledBill(house);
    const toRoom = crediting(invoiceId, { refund: { method: 'room', name: '' } });
    expect(await reasonOf(issueCreditNote, toRoom, house.owner)).toBe('not-room-service');
    expect(await reasonOf(issueCreditNote, crediting(invoiceId), house.captain)).toBe('not-allowed');
    const unknown = crediting('2026-27_INV_999999');
    expect(await reasonOf(issueCreditNote, unknown, house.owner)).toBe('invoice-not-found');
  });
});
