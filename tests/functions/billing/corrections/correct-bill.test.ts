import {
  correctBill,
  issueCreditNote,
  voidBill,
} from '@bhoj/domain/billing/corrections/corrections.contract';
import { creditNotes, debitNotes, invoices } from '@bhoj/domain/billing/documents/document.collection';
import { seriesCounterId } from '@bhoj/domain/billing/documents/invoice';
import { openSharedBill } from '@bhoj/domain/billing/documents/shared-bill.contract';
import { customers } from '@bhoj/domain/customers/customer.collection';
import { days } from '@bhoj/domain/days/day.collection';
import { dayOf } from '@bhoj/domain/days/day';
import { counters } from '@bhoj/domain/numbering/counter.collection';
import { newId } from '@bhoj/domain/kernel/ids';
import { financialYearOf } from '@bhoj/domain/time/ist';
import { joinTable } from '@bhoj/domain/orders/door/joining.contract';
import { placeRound } from '@bhoj/domain/orders/rounds/rounds.contract';
import type { InputOf } from '@bhoj/domain/kernel/contract';
import { describe, expect, test } from 'vitest';
import { aHouse, auditOf, dosa, everything, get, joining, list, ordering } from '../../../support/arrange.ts';
import { signInGuest } from '../../../support/auth.ts';
import { anotherInstance, call, reasonOf } from '../../../support/mount.ts';
import { today } from '../../../support/settled.ts';
import { issued, settling, tender } from '../../../support/settling.ts';
import type { House } from '../../../support/arrange.ts';

type Input = InputOf<typeof correctBill>;

const correcting = (invoiceId: string, right: Input['right'], overrides: Partial<Input> = {}): Input => ({
  invoiceId,
  requestId: newId(),
  right,
  reason: 'Old menu',
  tender: { method: 'cash', name: '' },
  ...overrides,
});

const price = (to: number): Input['right'] => ({ line: 0, what: 'price', to });
const rate = (to: number): Input['right'] => ({ line: 0, what: 'rate', to });

/** A house with three dosas at ₹120 settled with GST, ₹378, by card, for a guest who left a number. */
async function threeDosas(): Promise<{ house: House; orderId: string; invoiceId: string; number: string }> {
  const house = await aHouse({}, { tableCount: 1 });
  const guest = await signInGuest();
  const { orderId } = await call(joinTable, joining(house, { name: 'Meera', mobile: '9876543210' }), guest);
  await call(placeRound, ordering(house, { orderId, selections: [dosa({ quantity: 3 })] }), guest);
  const paid = settling(orderId, { payments: [tender('card', 37_800)] });
  const { invoiceId, number } = await issued(paid, house.captain);
  return { house, orderId, invoiceId, number };
}

/** Expects the day to equal the sums of its documents. */
async function expectDayAgrees({ restaurantId }: House): Promise<void> {
  const documents = {
    invoices: await list(invoices, { restaurantId }),
    voided: new Set<string>(),
    creditNotes: await list(creditNotes, { restaurantId }),
    debitNotes: await list(debitNotes, { restaurantId }),
  };
  expect(await get(days, { restaurantId, day: today() })).toEqual(dayOf(today(), documents));
}

describe('a bill is corrected', () => {
  test('with a debit note for a price that was too low, paid with it and numbered by itself', async () => {
    const { house, orderId, invoiceId, number } = await threeDosas();
    const { restaurantId, owner } = house;
    const before = await get(invoices, { restaurantId, invoiceId });
    const answer = await call(correctBill, correcting(invoiceId, price(130_00)), owner);
    const year = financialYearOf(Date.now());
    const debitNoteId = `${year}_DN_000001`;
    expect(answer).toMatchObject({
      credit: null,
      debit: { id: debitNoteId, number: `DN/${year.slice(2)}/000001`, bill: { totalPaise: 31_50 } },
    });
    expect(await get(debitNotes, { restaurantId, debitNoteId })).toMatchObject({
      invoiceNumber: number,
      orderId,
      reason: 'Old menu',
      by: 'Asha',
      change: { line: 0, what: 'price', from: 120_00, to: 130_00 },
      payment: { method: 'cash', amountPaise: 31_50 },
    });
    expect(await get(invoices, { restaurantId, invoiceId })).toEqual(before);
    expect(await get(days, { restaurantId, day: today() })).toMatchObject({
      totalPaise: 378_00,
      debits: { count: 1, totalPaise: 31_50, taxPaise: 1_50, byMethod: { cash: 31_50 } },
    });
    await expectDayAgrees(house);
    expect(await list(customers, { restaurantId })).toMatchObject([{ spentPaise: 409_50 }]);
    const entries = (await auditOf(house)).filter(({ action }) => action === 'correctBill');
    expect(entries).toMatchObject([{ orderId, details: { from: 120_00, to: 130_00, debitPaise: 31_50 } }]);
  });

  test('with a credit note for a price that was too high; a dish taken off later goes back at the right price', async () => {
    const { house, invoiceId } = await threeDosas();
    const { restaurantId, owner } = house;
    const answer = await call(correctBill, correcting(invoiceId, price(100_00)), owner);
    expect(answer).toMatchObject({ debit: null, credit: { bill: { totalPaise: 63_00 } } });
    const off = { invoiceId, requestId: newId(), portions: { '0': 3 }, reason: 'Cold' };
    const refund = { method: 'cash' as const, name: '' };
    expect(await call(issueCreditNote, { ...off, refund }, owner)).toMatchObject({
      number: expect.stringMatching(/000002$/) as string,
      bill: { totalPaise: 315_00 },
    });
    await expectDayAgrees(house);
    expect(await list(customers, { restaurantId })).toMatchObject([{ spentPaise: 0 }]);
    expect(await reasonOf(correctBill, correcting(invoiceId, price(90_00)), owner)).toBe(
      'nothing-to-correct',
    );
  });

  test('with two notes for a wrong rate, both counted once', async () => {
    const { house, invoiceId } = await threeDosas();
    const { restaurantId, owner } = house;
    const answer = await call(correctBill, correcting(invoiceId, rate(1800)), owner);
    expect(answer).toMatchObject({
      credit: { bill: { totalPaise: 378_00 } },
      debit: { bill: { totalPaise: 424_80, taxes: [{ taxBp: 1800, taxablePaise: 360_00 }] } },
    });
    await expectDayAgrees(house);
    expect(await list(customers, { restaurantId })).toMatchObject([{ spentPaise: 424_80 }]);
    expect(await get(counters, { restaurantId, counterId: seriesCounterId('DN', Date.now()) })).toEqual({
      last: 1,
    });
  });

  test('once, however often the same request comes', async () => {
    const { house, invoiceId } = await threeDosas();
    for (const right of [price(130_00), rate(1800)]) {
      const input = correcting(invoiceId, right);
      const first = await call(correctBill, input, house.owner);
      const before = await everything();
      expect(await call(correctBill, input, house.owner)).toEqual(first);
      expect(await everything()).toEqual(before);
    }
  });

  test('by two at once from two instances only once: the second finds the price right', async () => {
    const instance = await anotherInstance();
    const { house, invoiceId } = await threeDosas();
    const reasons = await Promise.all(
      [{}, { instance }].map((where) =>
        reasonOf(correctBill, correcting(invoiceId, price(130_00)), { ...house.owner, ...where }),
      ),
    );
    expect(new Set(reasons)).toEqual(new Set([null, 'nothing-to-correct']));
    expect(await list(debitNotes, { restaurantId: house.restaurantId })).toHaveLength(1);
  });

  test('on the shared link, with both kinds of notes', async () => {
    const { house, invoiceId, number } = await threeDosas();
    const { restaurantId, owner } = house;
    await call(correctBill, correcting(invoiceId, rate(1800)), owner);
    const { shareToken } = await get(invoices, { restaurantId, invoiceId });
    const found = await call(openSharedBill, { restaurantId, token: shareToken }, {});
    expect(found).toMatchObject({
      invoice: { number },
      creditNotes: [{ bill: { totalPaise: 378_00 } }],
      debitNotes: [{ bill: { totalPaise: 424_80 }, payment: { method: 'cash' } }],
    });
    expect(JSON.stringify(found.debitNotes)).not.toContain('orderId');
  });
});

describe('a correction is refused', () => {
  test('and changes nothing: what is right already, an unlawful rate, a payment without a name, a captain', async () => {
    const { house, invoiceId } = await threeDosas();
    const { owner, captain } = house;
    const before = await everything();
    const refused = (right: Input['right'], more: Partial<Input> = {}, as = owner) =>
      reasonOf(correctBill, correcting(invoiceId, right, more), as);
    expect(await refused(price(120_00))).toBe('nothing-to-correct');
    expect(await refused({ line: 9, what: 'price', to: 1 })).toBe('nothing-to-correct');
    expect(await refused(rate(1200))).toBe('rate-not-lawful');
    expect(await refused(price(130_00), { tender: { method: 'room', name: '' } })).toBe('not-room-service');
    expect(await refused(price(130_00), { tender: { method: 'other', name: '' } })).toBe('payment-unnamed');
    expect(await refused(price(70_000_00))).toBe('cash-above-limit');
    expect(await refused(price(130_00), {}, captain)).toBe('not-allowed');
    expect(await refused(price(130_00), { invoiceId: '2026-27_INV_999999' })).toBe('invoice-not-found');
    expect(await everything()).toEqual(before);
  });

  test('of a void bill; and a bill with a debit note is not declared void', async () => {
    const voiding = { requestId: newId(), reason: 'Wrong table', billAgain: false };
    const first = await threeDosas();
    await call(voidBill, { ...voiding, invoiceId: first.invoiceId }, first.house.owner);
    const late = correcting(first.invoiceId, price(130_00));
    expect(await reasonOf(correctBill, late, first.house.owner)).toBe('invoice-voided');
    const second = await threeDosas();
    await call(correctBill, correcting(second.invoiceId, price(130_00)), second.house.owner);
    const after = { ...voiding, invoiceId: second.invoiceId };
    expect(await reasonOf(voidBill, after, second.house.owner)).toBe('invoice-credited');
  });
});
